"""`python -m webapp` is the `tableside` command, also where the script's own path is out of date."""

from webapp.cli import main

main(prog_name="tableside")
