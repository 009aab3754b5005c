# All tasks of the project, by name. `make` alone lists them.
# The first run of a target creates .venv and installs the pinned packages; later runs reuse them.

BIN := .venv/bin
# Compiled modules are kept in .venv: the tests start some hundred processes, which reuse them.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/.venv/compiled
ARGS ?=
# Some tests wait for processes and browsers: two workers per core.
WORKERS ?= $(shell expr 2 '*' "$$(getconf _NPROCESSORS_ONLN)")

.PHONY: help play run test tests check collect bench evening soak kills journals mutants pictures fmt pins docs release

help: ## list the targets
	@echo "Usage: make TARGET [ARGS=\"...\"]"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.installed-practice ## start the practice table: the real bot in your browser, without a token
	@$(BIN)/python -m practice $(ARGS)

run: .venv/.installed-run ## start the bot on Discord, with the token from NATTVAKT_TOKEN or config.toml
	@$(BIN)/python bot.py $(ARGS) run

# `collect` compiles the test modules once, while the checks run; otherwise each worker would compile them.
test: .venv/.installed-dev ## the checks and the tests (ARGS: options for pytest)
	@$(MAKE) --no-print-directory -j2 check tests

tests: collect ## the tests, without the checks (ARGS: options for pytest)
	@echo "==> Tests"
	@$(BIN)/python -m pytest --numprocesses=$(WORKERS) --dist=worksteal $(ARGS)

check: .venv/.installed-dev ## ruff, mypy --strict and the layers, without the tests
	@echo "==> Style"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@echo "==> Types"
	@$(BIN)/mypy
	@echo "==> Layers"
	@$(BIN)/lint-imports --no-logo

collect: .venv/.installed-dev ## find and compile the tests
	@$(BIN)/python -m pytest --collect-only -qq > .venv/collected || { cat .venv/collected; false; }

bench: .venv/.installed-dev ## measure what an interaction costs
	@$(BIN)/python -m benchmarks $(ARGS)

evening: .venv/.installed-dev ## tell an evening played at random (ARGS="--game nyx --rounds 24 --seed 7 --language en --json")
	@$(BIN)/python -m tests.evening $(ARGS)

soak: .venv/.installed-dev ## play hundreds of campaigns at random, with faults and restarts (ARGS="--seconds 3600")
	@$(BIN)/python -m tests.soak $(ARGS)

kills: .venv/.installed-dev ## kill a thousand bots at random moments of play, and check after each (ARGS="--kills 100")
	@$(BIN)/python -m tests.process.kills $(ARGS)

mutants: .venv/.installed-dev ## change the rules in a sample of places; a test must notice each (ARGS="--part nyx --size 50")
	@$(BIN)/python -m tests.mutants $(ARGS)

journals: .venv/.installed-dev ## check 1,000 honest and 1,000 forged journals by three programs (ARGS="--count 100")
	@$(BIN)/python -m tests.soak.programs $(ARGS)

pictures: .venv/.installed-dev ## take the pictures of the documents again (ARGS="--languages sv --stories ferry")
	@$(BIN)/python -m tests.pictures $(ARGS)

docs: .venv/.installed-docs ## build the site of the documents in build/site, without any network
	@$(BIN)/python -m deploy.site $(ARGS)

VERSION = $(shell sed -n 's/^VERSION = "\(.*\)"/\1/p' bot.py)

release: ## put all files of the last commit into dist/nattvakt-VERSION.tar.gz
	@mkdir -p dist
	@git archive --format=tar.gz --prefix=nattvakt-$(VERSION)/ --output=dist/.$$$$.new HEAD && \
		mv dist/.$$$$.new dist/nattvakt-$(VERSION).tar.gz  # in one step: nobody opens half an archive
	@echo "dist/nattvakt-$(VERSION).tar.gz"

fmt: .venv/.installed-dev ## put the code into its one format, and mend what ruff can mend
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format .

PIN := uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make pins"

pins: .venv/.installed-dev ## write requirements/*.txt again from pyproject.toml (ARGS=--upgrade: the newest versions)
	$(BIN)/$(PIN) $(ARGS) -o requirements/run.txt
	$(BIN)/$(PIN) $(ARGS) -c requirements/run.txt --extra practice -o requirements/practice.txt
	$(BIN)/$(PIN) $(ARGS) -c requirements/run.txt --extra postgres -o requirements/postgres.txt
	$(BIN)/$(PIN) $(ARGS) -c requirements/practice.txt -c requirements/postgres.txt --extra practice --extra postgres --extra dev \
		-o requirements/dev.txt
	$(BIN)/$(PIN) $(ARGS) -c requirements/dev.txt --extra docs -o requirements/docs.txt

# Most modules of the test packages are never imported, so Python compiles them on first import instead.
# pip reads this variable the other way round: 0 means "do not compile".
.venv/.installed-dev: export PIP_NO_COMPILE := 0

.venv/.installed-%: requirements/%.txt
	@requirements/install $*
