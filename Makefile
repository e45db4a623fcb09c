PYTHON ?= python3
UV     ?= uv
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip

# The browser client: its packages, its sources, and what the build leaves for the server.
NODE_MODULES := web/node_modules/.package-lock.json
CLIENT       := src/fourcures/client/index.html
WEB          := $(shell find web/src web/public -type f -not -name '*.test.ts' -not -path '*/testing/*') \
	$(wildcard src/fourcures/locales/*/*.ftl) $(wildcard src/fourcures/engine/*/*.json) \
	web/index.html web/package.json web/vite.config.ts web/fonts.mjs web/licences.mjs web/svelte.config.js web/tsconfig.json

# The compiled rules for browsers, which the tests of the client play with.
WASM := src/fourcures/compiled/library/wasm32/fourcures.wasm

CLIENT_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/.svelte-check/*') \
	$(wildcard src/fourcures/locales/*/*.ftl)

# What the game without a server needs besides the browser client.
BROWSER_WHEELS := build/wheels/.downloaded

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore
export PIP_QUIET := 1
# Wheels only: building a dependency would fetch build tools that no lock pins.
export PIP_ONLY_BINARY := :all:
# Where Python may not keep its bytecode, every process compiles every module again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: play build quick fix test test-all test-lowest test-newest soak chaos coverage ready check lint typecheck \
	offline fix-client client-lint client-check client-test engine-test library library-web libraries chromium bench \
	bench-web screenshots pictures types docs dist release-check lock audit sbom clean help

# Playing and packaging need less than the environment of developers, which contains both.
ENVIRONMENT := $(VENV)/$(if $(filter play build dist,$(MAKECMDGOALS)),.runtime,.installed)

# Many tests wait for a browser or a server: three processes keep two cores busy.
# `make test ORDER=random` shuffles the tests; pytest prints the seed that repeats the order.
PYTEST := $(BIN)/pytest -n 3 --dist worksteal $(if $(filter random,$(ORDER)),-p randomly)
ALONGSIDE := $(MAKE) --silent --no-print-directory -j 4

# The game compiles the bots itself, while people play without them.
play: $(ENVIRONMENT)  ## build the browser client where it changed, and play; LAN=1 lets phones join
	@$(ALONGSIDE) ENVIRONMENT=$(ENVIRONMENT) $(CLIENT) $(VENV)/.library
	@$(BIN)/fourcures play $(if $(LAN),--lan)

# For servers: an update compiles nothing while people play.
build: $(ENVIRONMENT)  ## the browser client and the compiled rules, where they changed, without playing
	@$(ALONGSIDE) ENVIRONMENT=$(ENVIRONMENT) $(CLIENT) library

# The linters first: a fault shows in seconds, before anything slow begins.
quick: $(VENV)/.installed  ## under a minute: lint, types, rules, unit tests of the client
	@$(ALONGSIDE) lint client-lint
	@$(ALONGSIDE) typecheck client-check client-test engine-test
	@echo "Left to make test: server, browser, bots, environments, commands"

fix: $(VENV)/.installed $(NODE_MODULES)  ## format everything, fix what the linters can fix, and show the rest
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format --quiet
	@$(ALONGSIDE) --keep-going lint fix-client

fix-client: $(NODE_MODULES)
	@web/npm.sh run --silent fix

test: ready  ## every capability once, in a real browser and on a real database
	@$(PYTEST)
	@echo "Left to make test-all: all languages, themes, screen sizes, seeds and databases, longer stories"

test-all: ready $(VENV)/.gpu $(BROWSER_WHEELS)  ## the whole breadth: every language, theme, size, seed sweep, both databases
	@FOURCURES_TESTS=all $(PYTEST)
	@echo "Left to make soak: 200,000 checked games, and statistics at full size"

soak: ready  ## hours: 200,000 random games with every invariant checked, statistics at full size
	@$(BIN)/fourcures soak --games 200000 --json
	@FOURCURES_TESTS=soak $(BIN)/pytest -n 2

chaos: $(VENV)/.installed library  ## 15 minutes: 1,000 faults of processes, databases and disks while games run
	@$(BIN)/python -m tests.chaos --database sqlite --faults 500
	@$(BIN)/python -m tests.chaos --database postgresql --faults 500

# With other versions of the dependencies, in environments of their own: the rules, the environments,
# and whole games at a server and in the browser.
OTHER_VERSIONS := tests/engine tests/envs tests/text tests/test_house.py tests/compiled/test_library.py \
	tests/server/test_whole_games.py tests/server/http tests/web/test_whole_games.py

define test-versions
	@$(1)/bin/python -m pip check
	@$(1)/bin/python -m pytest -n 3 --dist worksteal $(OTHER_VERSIONS)
endef

test-lowest: build/lowest/.installed ready  ## with the oldest dependencies that pyproject.toml allows
	$(call test-versions,build/lowest)

test-newest: build/newest/.installed ready  ## with the newest dependencies that pyproject.toml allows
	$(call test-versions,build/newest)

build/lowest/.installed: requirements/lowest.txt pyproject.toml
	$(call install,build/lowest,$<)
	@touch $@

build/newest/.installed: requirements/tools.in pyproject.toml
	@echo "Installing the newest versions into build/newest"
	@$(PYTHON) -m venv build/newest
	@build/newest/bin/python -m pip install --no-compile --upgrade -r requirements/build.in -r requirements/tools.in
	@build/newest/bin/python -m pip install --no-compile --upgrade --upgrade-strategy eager \
		--no-build-isolation -e '.[host,lab,envs,testing]'
	@touch $@

coverage: ready  ## the tests of `make test` and of the client, with the lines that they reach
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest -n 3 --dist worksteal
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage html --quiet
	@$(BIN)/coverage report --skip-covered
	@web/npm.sh run --silent coverage
	@echo "Line by line: build/coverage/index.html"

# What every test run needs, side by side.
ready:
	@$(ALONGSIDE) $(VENV)/.installed chromium
	@$(ALONGSIDE) library-web check client-test $(CLIENT)

check: lint typecheck client-lint client-check  ## lint, formatting, types

lint: $(VENV)/.installed
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@report=$$($(BIN)/lint-imports --no-logo --cache-dir .mypy_cache/imports) || { echo "$$report"; exit 1; }

typecheck: $(VENV)/.installed
	@$(BIN)/mypy

# Run again only when something of the client has changed.
client-lint client-check client-test: client-%: web/node_modules/.passed-%

web/node_modules/.passed-%: $(NODE_MODULES) $(CLIENT_SOURCES)
	@web/npm.sh run --silent $*
	@touch $@

web/node_modules/.passed-test: $(WASM)

engine-test: library-web
	@$(BIN)/pytest -n 2 -q tests/engine tests/test_house.py

library: $(VENV)/.library  ## compile the rules for this machine, unless they are compiled
	@$(BIN)/python -m fourcures.compiled.ahead.build

library-web: $(VENV)/.library  ## compile the rules for this machine and for browsers, as tests need them
	@$(BIN)/python -m fourcures.compiled.ahead.build --web

$(WASM): library-web
	@:

libraries: $(VENV)/.library  ## compile the rules for every kind of machine, for wheels and for browsers
	@$(BIN)/python -m fourcures.compiled.ahead.build --all

# The tests of the client drive a real browser; without one they fail and say what to install.
chromium:
	@for name in chromium-headless-shell chromium chromium-browser google-chrome; do \
		command -v $$name >/dev/null && exit; done; \
	{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get -qq update && \
		apt-get -qq install --yes --no-install-recommends chromium-headless-shell; } || \
	echo "Chromium is missing: install chromium-headless-shell or chromium for tests/web" >&2

bench: $(VENV)/.bench $(NODE_MODULES) library-web  ## measure engine and environments beside others, bots and table
	@$(BIN)/python -m benchmarks.engine --json
	@$(BIN)/python -m benchmarks.library --json
	@$(BIN)/python -m benchmarks.envs --json
	@$(BIN)/python -m benchmarks.bots --json
	@$(BIN)/python -m benchmarks.table --json
	@$(BIN)/python -m benchmarks.start --json
	@$(BIN)/python -m benchmarks.hostile --json

bench-web: $(VENV)/.installed $(CLIENT) chromium  ## replay a game in the browser ten times: frames, memory
	@$(BIN)/python -m tests.web.bench

offline: $(VENV)/.installed $(CLIENT) $(BROWSER_WHEELS) library-web  ## the game without a server, for any web space: build/offline
	@$(BIN)/python -m offline.build
	@echo "Put build/offline on any web space"

screenshots: $(VENV)/.installed $(CLIENT) chromium  ## pictures of every screen, into build/screenshots
	@$(BIN)/python -m tests.web.screenshots build/screenshots

pictures: $(VENV)/.installed $(CLIENT) chromium  ## write the pictures of the documentation, docs/images/*.jpg
	@$(BIN)/python -m tests.web.screenshots

types: $(VENV)/.installed  ## write the browser's types from the server's messages
	$(BIN)/python web/wire_types.py > web/src/wire/wire.ts

docs: $(VENV)/.docs  ## the documentation site, into build/docs; the server then shows it at /docs
	@rm -rf build/docs
	@$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going --nitpicky -d build/doctrees docs build/docs
	@$(BIN)/python docs/check.py build/docs
	@echo "Open build/docs/index.html, or /docs in the running game"

dist: $(ENVIRONMENT) $(CLIENT) libraries  ## wheels and source distribution into dist/, tried in empty environments
	@rm -rf dist
	@FOURCURES_TARGET=any $(BIN)/python -m hatchling build -d dist
	@for target in linux-x86_64 linux-aarch64 macos-x86_64 macos-arm64 windows-x86_64; do \
		FOURCURES_TARGET=$$target $(BIN)/python -m hatchling build -t wheel -d dist || exit 1; done
	@$(BIN)/python -m tests.try_dist dist

# For a commit with its tag, after `make docs dist`.
release-check: $(VENV)/.installed build/audit/.installed  ## refuse what must not be published: placeholders, dead links and so on
	@$(BIN)/python -m release.check
	@build/audit/bin/twine check --strict dist/*

# One version of each package for every supported Python and platform; the header names
# `make lock` rather than a command line full of local paths.
COMPILE = $(UV) pip compile --quiet --no-config --upgrade --generate-hashes --only-binary :all: \
	--universal --python-version 3.11 --fork-strategy fewest --custom-compile-command 'make lock'

EXTRAS := --extra host --extra lab --extra envs --extra completion --extra testing

# In this order: each lock constrains the next.
lock:  ## pin the newest versions that work together (needs uv)
	$(COMPILE) --extra host pyproject.toml -o requirements/runtime.txt
	$(COMPILE) requirements/build.in --constraints requirements/runtime.txt -o requirements/build.txt
	$(COMPILE) $(EXTRAS) pyproject.toml requirements/dev.in -o requirements/dev.txt
	$(COMPILE) $(EXTRAS) pyproject.toml --resolution lowest-direct -o build/lowest.txt
	$(COMPILE) $(EXTRAS) pyproject.toml requirements/build.in requirements/tools.in \
		--constraints build/lowest.txt -o requirements/lowest.txt
	$(COMPILE) requirements/library.in -o requirements/library.txt
	$(COMPILE) requirements/bench.in -o requirements/bench.txt
	$(COMPILE) requirements/gpu.in -o requirements/gpu.txt
	$(COMPILE) requirements/learn.in -o requirements/learn.txt
	$(COMPILE) requirements/docs.in -o requirements/docs.txt
	$(COMPILE) requirements/node.in -o requirements/node.txt
	$(COMPILE) requirements/audit.in -o requirements/audit.txt

# The advisories are on the network: without one, this fails and says so.
audit: build/audit/.installed  ## look for known vulnerabilities in the locked dependencies (needs a network)
	@for lock in runtime dev library bench gpu learn docs node audit; do echo "requirements/$$lock.txt" && \
		build/audit/bin/pip-audit --disable-pip --require-hashes -r requirements/$$lock.txt || exit 1; done
	@echo "web/package-lock.json"
	@web/npm.sh audit --omit=dev

sbom: build/audit/.installed  ## bills of materials of the locked packages (CycloneDX), into build/sbom
	@mkdir -p build/sbom
	@build/audit/bin/python -W ignore -m cyclonedx_py requirements --pyproject pyproject.toml --output-reproducible \
		-o build/sbom/server.json requirements/runtime.txt
	@web/npm.sh sbom --package-lock-only --sbom-format cyclonedx --sbom-type application > build/sbom/client.json
	@echo "build/sbom"

clean:  ## remove the environment and everything generated
	rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/node_modules web/.svelte-check src/fourcures/client docs/_generated
	find . -name __pycache__ -prune -exec rm -rf {} +

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*  ## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

# Creating the environment over itself is harmless, and repairs one left half made. Python compiles
# what it imports; pip compiling every file takes as long as the installation itself.
define install
	@echo "Installing $(2) into $(1)"
	@$(PYTHON) -m venv $(1)
	@$(1)/bin/python -m pip install --no-compile --require-hashes $(2:%=-r %)
	@$(1)/bin/python -m pip install --no-deps --no-build-isolation -e .
endef

$(VENV)/.runtime: requirements/runtime.txt requirements/build.txt pyproject.toml
	$(call install,$(VENV),requirements/runtime.txt requirements/build.txt)
	@touch $@

# Compiled for the Python of browsers, so no pip installs it.
$(BROWSER_WHEELS): requirements/offline.txt | $(ENVIRONMENT)
	@rm -rf $(@D)
	@$(PIP) download --no-deps --require-hashes --python-version 314 --platform pyemscripten_2026_0_wasm32 \
		-d $(@D) -r $<
	@touch $@

# Apart from the environment: the auditor must not change what it audits.
build/audit/.installed: requirements/audit.txt
	@echo "Installing $< into build/audit"
	@$(PYTHON) -m venv build/audit
	@build/audit/bin/python -m pip install --no-compile --require-hashes -r $< || \
		{ echo "Their tools could not be installed: make audit and make sbom need a network" >&2; exit 1; }
	@touch $@

# The dev lock contains the runtime one, so this satisfies both stamps.
$(VENV)/.installed: requirements/dev.txt pyproject.toml
	$(call install,$(VENV),requirements/dev.txt)
	@touch $(VENV)/.runtime $@

# A machine without Node gets one in the environment.
$(NODE_MODULES): web/package-lock.json | $(ENVIRONMENT)
	@echo "Installing web/package-lock.json into web/node_modules"
	@web/npm.sh ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT): $(NODE_MODULES) $(WEB)
	@echo "Building the browser client"
	@web/npm.sh run --silent build -- --logLevel warn

# The compilers of the rules.
$(VENV)/.library: requirements/library.txt | $(ENVIRONMENT)
	@echo "Installing $< into $(VENV)"
	@$(PIP) install --no-compile --require-hashes -r $<
	@touch $@

$(VENV)/.bench $(VENV)/.docs $(VENV)/.gpu $(VENV)/.learn: $(VENV)/.%: requirements/%.txt $(VENV)/.installed
	@$(PIP) install --no-compile --require-hashes -r $<
	@touch $@
