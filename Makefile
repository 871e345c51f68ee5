# make run    the app on port 8000 (HOST=127.0.0.1 keeps it private, PORT= changes the port)
# make test   everything that is checked, a browser included
# make bench  the benchmark; make translations: collect and compile the messages; make clean: what was made

.PHONY: run test bench translations clean
.DELETE_ON_ERROR:

VENV := .venv
IN_VENV := $(VENV)/bin/python
NEWEST := python3.14 python3.13 python3.12 python3.11
MODULES := webapp/static/node_modules/.package-lock.json
BUILT := webapp/built/.made

# What the database and the message catalogues are made from; a folder counts, so that a removed file does too.
SOURCES := $(shell find data translations -mindepth 1 -type d -o -name '*.toml' -o -name '*.po' -o -name '*.md') \
	$(shell find webapp/catalogue -name '*.py') webapp/cards.py webapp/i18n.py webapp/i18n_build.py webapp/commands/data.py

run: $(VENV)/made-to-run $(MODULES) $(BUILT)
	@exec $(IN_VENV) -m webapp serve

test: $(VENV)/made-to-test $(MODULES) $(BUILT)
	@$(IN_VENV) tests/e2e/browser.py
	$(IN_VENV) -m pytest --numprocesses=auto --maxprocesses=4 --dist=loadfile

bench: $(VENV)/made-to-test $(MODULES) $(BUILT)
	$(IN_VENV) -m benchmarks

translations: $(VENV)/made-to-run
	$(IN_VENV) -m webapp translations update
	$(IN_VENV) -m webapp translations compile

clean:
	rm -rf $(VENV) webapp/built webapp/static/node_modules build dist
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis test-results
	find webapp tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

# An environment that was not finished, or whose Python is gone, is made anew.
ifneq ($(wildcard $(VENV)),)
ifneq ($(shell $(IN_VENV) -c 'import waitress; print("works")' 2>&1),works)
$(shell rm -rf $(VENV))
endif
endif

$(VENV)/bin/python:
	@python=''; for one in $(or $(PYTHON),python3 $(NEWEST) python); do \
		if $$one -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$$one; break; fi; \
	done; \
	if [ -z "$$python" ]; then \
		echo 'Python 3.11 or newer was not found. Install it, or say where it is: make run PYTHON=/path/to/python3' >&2; \
		exit 1; \
	fi; \
	if ! $$python -m venv $(VENV); then \
		rm -rf $(VENV); \
		echo "$$python cannot make a virtual environment. On Debian and Ubuntu: apt-get install python3-venv" >&2; \
		exit 1; \
	fi

$(VENV)/made-to-run: pyproject.toml | $(VENV)/bin/python
	$(IN_VENV) -m pip install --disable-pip-version-check --quiet --editable '.[build]'
	@touch $@

$(VENV)/made-to-test: pyproject.toml | $(VENV)/made-to-run
	$(IN_VENV) -m pip install --disable-pip-version-check --quiet --editable '.[build,test]'
	@touch $@

$(MODULES): webapp/static/package.json webapp/static/package-lock.json
	@if ! command -v npm >/dev/null; then \
		echo 'npm was not found. Install Node.js 18 or newer, which brings it.' >&2; exit 1; \
	fi
	cd webapp/static && $(if $(HOME),,npm_config_cache=../../$(VENV)/npm) npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(BUILT): $(SOURCES) | $(VENV)/made-to-run
	$(IN_VENV) -m webapp build-data
	@touch $@
