# The commands for developers and CI. `make help` lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# Otherwise each process compiles again what it imports.
unexport PYTHONDONTWRITEBYTECODE
# Tests run other makes.
unexport MAKEFLAGS MFLAGS

# The system packages of `make setup-system`; tests that need a missing one say so.
SYSTEM := gcc libc6-dev clang-19 libclang-rt-19-dev llvm-19 qemu-user python3-peachpy python3-venv postgresql chromium \
    valgrind tcc pcc gcc-aarch64-linux-gnu libc6-dev-arm64-cross

# PeachPy, an optional assembler, is in no package index. Debian's package needs no build and depends only on six. If it
# is installed, it is copied from there; otherwise from the downloaded package, which does not need root.
PEACHPY := /usr/lib/python3/dist-packages

# The demo compiles its kernels with the compiler of this machine, or else with that of the ziglang package.
compiler := $(shell command -v cc || command -v gcc || command -v clang || true)
comma := ,
extras := demo$(if $(compiler),,$(comma)compiler)

fail = { echo "make: $(1)" >&2; exit 1; }

.PHONY: help setup setup-system demo test test-long prove measure tables site dist lint fix clean
.DELETE_ON_ERROR:

help:
	@echo 'make demo           generates kernels for this machine, checks them, and times them'
	@echo 'make test           lints, then runs the tests, with a sample of the cases of each exhaustive one'
	@echo 'make test LONG=1    lints, then runs the same and the long tests, as continuous integration does, which'
	@echo '                    begins no long test after 12 minutes (WITHIN=12)'
	@echo 'make test FULL=1    lints, then runs the tests with all their cases'
	@echo 'make test-long      runs only the long tests'
	@echo 'make prove          runs all proofs of machine code; PART=2/8 only the second of eight parts'
	@echo 'make measure        measures all tables of docs/performance.md on this core'
	@echo 'make tables         regenerates these tables and their pictures from docs/measured'
	@echo 'make site           builds the documentation in build/site'
	@echo 'make dist           builds and checks the wheel and the source distribution in dist'
	@echo 'make lint           runs ruff and mypy'
	@echo 'make fix            corrects what ruff can correct'
	@echo 'make setup          creates the environment only: $(BIN)/hashwright'
	@echo 'make setup-system   installs the optional system packages, with apt-get as root'
	@echo 'make clean          removes the environment and everything built'
	@echo 'PYTHON=python3.12 selects the Python of a new environment.'

setup: $(VENV)/.demo

demo: $(VENV)/.demo
	$(BIN)/python examples/demo.py

pytest := $(BIN)/python -m pytest -n 2 --dist loadfile --no-loadscope-reorder

# With -j2, both at the same time: mypy alone is one process.
test: lint tested

.PHONY: tested
tested: $(VENV)/.test
	$(pytest) $(if $(FULL),--full,$(if $(LONG),--long)) $(if $(WITHIN),--within $(WITHIN))

test-long: $(VENV)/.test
	$(pytest) -m long

prove: $(VENV)/.test
	$(BIN)/python -m tests.proof.catalogue $(if $(PART),--part $(PART))

measure: $(VENV)/.test
	$(BIN)/python -m performance measure

tables: $(VENV)/.test
	$(BIN)/python -m performance pages

site: $(VENV)/.test
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

dist: $(VENV)/.test
	$(BIN)/python -m hatchling build -d dist
	$(BIN)/twine check --strict dist/*

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

fix: $(VENV)/.test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# An empty file marks each completed installation, so that it is not repeated.

$(VENV)/.demo: pyproject.toml | $(BIN)/python same-python $(VENV)/.peachpy
	$(BIN)/python -m pip install --quiet --editable '.[$(extras)]'
	@touch $@

# This includes what the demo needs. Python compiles what the tests import, which is a small part of it all.
$(VENV)/.test: pyproject.toml | $(BIN)/python same-python $(VENV)/.peachpy
	$(BIN)/python -m pip install --quiet --no-compile --editable '.[test]'
	@touch $@

# PeachPy is optional: if its installation fails, the set-up continues. `make setup-system` tries it again.
$(VENV)/.peachpy: | $(BIN)/python same-python
	@$(BIN)/python -c 'import peachpy.x86_64' 2>/dev/null || { away=$$(mktemp -d) && { \
	    from=$(PEACHPY); \
	    [ -d $$from/peachpy ] || { \
	        (cd $$away && apt-get download python3-peachpy python3-six && \
	            for package in *.deb; do dpkg-deb -x $$package .; done); \
	        from=$$away$$from; \
	    }; \
	    site=$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))'); \
	    cp -r $$from/peachpy $$from/six.py $$site && $(BIN)/python -m compileall -q $$site/peachpy; \
	    rm -rf $$away; \
	}; } >/dev/null 2>&1 || true
	@touch $@

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || $(call fail,$(PYTHON) is not there; install Python 3.11 or newer)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    $(call fail,$(PYTHON) is older than Python 3.11; name a newer one: make PYTHON=python3.12 $(MAKECMDGOALS))
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	    $(call fail,$(PYTHON) cannot make environments; on Debian and Ubuntu: apt-get install python3-venv)
	$(PYTHON) -m venv $(VENV)

# An environment keeps its Python: naming another one does not remove the environment.
.PHONY: same-python
same-python: | $(BIN)/python
ifneq ($(filter command environment,$(origin PYTHON)),)
	@version='import sys; print(sys.version_info[:2])'; \
	[ "$$($(PYTHON) -c "$$version")" = "$$($(BIN)/python -c "$$version")" ] || \
	    $(call fail,$(VENV) was not made by $(PYTHON); remove it first: make clean)
endif

setup-system:
	@command -v apt-get >/dev/null || \
	    $(call fail,there is no apt-get here; install what these Debian packages hold: $(SYSTEM))
	@missing=; for name in $(SYSTEM); do \
	    dpkg-query -W -f '$${Status}' $$name 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$name"; \
	done; \
	[ -n "$$missing" ] || { echo 'All system packages are installed.'; exit 0; }; \
	as_root=; [ "$$(id -u)" = 0 ] || as_root=sudo; \
	[ -z "$$as_root" ] || command -v sudo >/dev/null || \
	    $(call fail,only root can install packages and there is no sudo; as root: apt-get install$$missing); \
	$$as_root apt-get update -qq || exit 1; \
	known=; for name in $$missing; do \
	    if apt-cache show $$name >/dev/null 2>&1; then known="$$known $$name"; \
	    else echo "There is no package $$name here; it is left out."; fi; \
	done; \
	echo "Installing$$known"; \
	$$as_root env DEBIAN_FRONTEND=noninteractive \
	    apt-get install -qq --yes --no-install-recommends $$known >/dev/null && rm -f $(VENV)/.peachpy
