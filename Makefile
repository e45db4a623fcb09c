PYTHON ?= python3
UV     ?= uv
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip

# The browser client: its packages, its sources, and what the build leaves for the server.
NODE_MODULES := web/node_modules/.package-lock.json
CLIENT       := src/fourcures/client/index.html
WEB          := $(shell find web/src web/public -type f) $(wildcard src/fourcures/locales/*/*.ftl) \
	web/index.html web/package.json web/vite.config.ts web/svelte.config.js web/tsconfig.json

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore
export PIP_QUIET := 1
# Wheels only: building a dependency would fetch build tools that no lock pins.
export PIP_ONLY_BINARY := :all:

.DEFAULT_GOAL := help
# Every stamp installs into the same environment.
.NOTPARALLEL:
.PHONY: play test check chromium bench bench-web soak screenshots types lock clean help

play: $(VENV)/.runtime $(CLIENT)  ## build the browser client where it changed, and play
	@$(BIN)/fourcures play

# On two cores three at a time are quickest: many tests wait for a browser or a server.
test: check $(CLIENT) chromium  ## check, then run the tests
	$(BIN)/pytest -n 3

check: $(VENV)/.installed $(NODE_MODULES)  ## lint, formatting, types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	@web/npm.sh run --silent check

# The tests of the client drive a real browser; without one they fail and say what to install.
chromium:
	@command -v chromium >/dev/null || \
		{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
		apt-get -qq update && apt-get -qq install --yes --no-install-recommends chromium; } || \
		echo "Chromium is missing: install Debian's package chromium for the tests in tests/web" >&2

bench: $(VENV)/.bench  ## measure the engine and the environments beside others, the bots and the table
	@$(BIN)/fourcures bench engine --json
	@$(BIN)/fourcures bench envs --json
	@$(BIN)/fourcures bench bots --json
	@$(BIN)/fourcures bench table --json

bench-web: $(VENV)/.installed $(CLIENT) chromium  ## replay a game in the browser ten times: frames, memory
	@$(BIN)/python -m tests.web.bench

soak: $(VENV)/.installed  ## every bar in full: 200,000 random games, then the tests at full size
	@$(BIN)/fourcures soak --games 200000 --json
	FOURCURES_FULL=1 $(BIN)/pytest -n 2

screenshots: $(VENV)/.installed $(CLIENT) chromium  ## pictures of every screen, into build/screenshots
	@$(BIN)/python -m tests.web.screenshots build/screenshots

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
	rm -rf web/node_modules src/fourcures/client
	find . -name __pycache__ -prune -exec rm -rf {} +

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*  ## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

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

$(NODE_MODULES): web/package-lock.json | $(VENV)/.runtime
	@echo "Installing web/package-lock.json into web/node_modules"
	@web/npm.sh ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT): $(NODE_MODULES) $(WEB)
	@echo "Building the browser client"
	@web/npm.sh run --silent build -- --logLevel warn

$(VENV)/.bench: requirements/bench.txt $(VENV)/.installed
	@$(PIP) install --require-hashes -r $<
	@touch $@
