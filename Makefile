PYTHON ?= python3
UV     ?= uv
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore
export PIP_QUIET := 1
# Wheels only: building a dependency would fetch build tools that no lock pins.
export PIP_ONLY_BINARY := :all:

.DEFAULT_GOAL := help
# Every stamp installs into the same environment.
.NOTPARALLEL:
.PHONY: play test check bench soak types lock clean help

play: $(VENV)/.runtime  ## play in the terminal
	@$(BIN)/fourcures play --terminal

test: check  ## check, then run the tests
	$(BIN)/pytest -n 2

check: $(VENV)/.installed  ## lint, formatting, types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: $(VENV)/.bench  ## measure the engine and the environments beside others
	@$(BIN)/fourcures bench engine --json
	@$(BIN)/fourcures bench envs --json

soak: $(VENV)/.installed  ## every bar in full: 200,000 random games, then the tests at full size
	@$(BIN)/fourcures soak --games 200000 --json
	FOURCURES_FULL=1 $(BIN)/pytest -n 2

types: $(VENV)/.installed  ## write the browser's types from the server's messages
	$(BIN)/python -m fourcures.table.typescript > web/src/lib/wire.ts

# One version of each package for every supported Python and platform; the header names
# `make lock` rather than a command line full of local paths.
COMPILE = $(UV) pip compile --quiet --no-config --upgrade --generate-hashes --only-binary :all: \
	--universal --python-version 3.11 --fork-strategy fewest --custom-compile-command 'make lock'

# In this order: each lock constrains the next.
lock:  ## pin the newest versions that work together (needs uv)
	$(COMPILE) pyproject.toml requirements/runtime.in -o requirements/runtime.txt
	$(COMPILE) --extra envs pyproject.toml requirements/dev.in -o requirements/dev.txt
	$(COMPILE) requirements/bench.in -o requirements/bench.txt
	$(COMPILE) requirements/node.in -o requirements/node.txt

clean:  ## remove the environment and everything generated
	rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

help:  ## list the targets
	@sed -n 's/^\([a-z]*\):.*  ## /\1\t/p' $(MAKEFILE_LIST) | expand -t 8

# Creating the environment over itself is harmless, and repairs one left half made.
define install
	@echo "Installing $(1) into $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --require-hashes -r $(1)
	@$(PIP) install --no-deps --no-build-isolation -e .
endef

$(VENV)/.runtime: requirements/runtime.txt pyproject.toml
	$(call install,requirements/runtime.txt)
	@touch $@

# The dev lock contains the runtime one, so this satisfies both stamps.
$(VENV)/.installed: requirements/dev.txt pyproject.toml
	$(call install,requirements/dev.txt)
	@touch $(VENV)/.runtime $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.installed
	@$(PIP) install --require-hashes -r $<
	@touch $@
