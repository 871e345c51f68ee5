"""What Tableside costs: the rules, the pages under load, the start, the build and the bytes."""
