# Memorize: `make play` builds and starts the game, `make test` builds and runs all tests.
# Both first install the system packages they need, where apt-get can.

SHELL := /bin/bash
.DEFAULT_GOAL := build
.PHONY: play build test soak sanitize fuzz bench bench-compare bench-terminal bench-host lint format \
	clean install uninstall headers test-headers

PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=

BUILD := .build
BINARY := $(BUILD)/release/memorize

# A static executable runs on every Linux of its processor, whatever is installed there. Looked up
# when the recipe runs, since the library for it may have been installed a moment before.
SWIFT_LIBRARIES = $(shell dirname "$$(dirname "$$(readlink -f "$$(command -v swift)")")" 2>/dev/null)/lib
STATIC_SWIFT = $(shell ls -d $(SWIFT_LIBRARIES)/swift_static 2>/dev/null)
STATIC_NCURSES = $(shell ls /usr/lib/*/libncursesw.a /usr/lib/libncursesw.a 2>/dev/null | head -n 1)
LINK = $(if $(STATIC_SWIFT),--static-swift-stdlib $(if $(STATIC_NCURSES),-Xswiftc -static-executable))

# $(call need,header to look for,Debian packages,the same for Fedora,Arch,Alpine)
define need
	@found() { echo '#include <$(1)>' | cc -E -x c - || ls /usr/include/$(1) /usr/local/include/$(1); }; \
	found >/dev/null 2>&1 && exit 0; \
	sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
	if command -v apt-get >/dev/null && { [ -z "$$sudo" ] || command -v sudo >/dev/null; }; then \
	  echo "Installing $(2) ..."; \
	  log=$$(mktemp); trap 'rm -f $$log' EXIT; \
	  { $$sudo apt-get install -y $(2) || { $$sudo apt-get update && $$sudo apt-get install -y $(2); }; } \
	    >$$log 2>&1 </dev/null && exit 0; \
	  tail -n 5 $$log >&2; \
	fi; \
	echo "Please install: $(2) (Debian), $(3) (Fedora), $(4) (Arch), $(5) (Alpine)" >&2; exit 1
endef

# $(call release,product)
define release
	@set -o pipefail; swift build -c release $(LINK) -Xlinker -s --product $(1) 2>&1 \
	  | { grep -v -e 'statically linked applications' -e 'is dangerous, better use' || true; }
endef

play: build
	@$(BINARY) $(ARGS)

build: headers
	$(call release,memorize)

headers:
	$(call need,ncurses.h,libncurses-dev,ncurses-devel,ncurses,ncurses-dev ncurses-static)

test-headers: headers
	$(call need,vterm.h,libvterm-dev,libvterm-devel,libvterm,libvterm-dev)

test: test-headers
	swift build --build-tests
	swift test --skip-build

# The storms of the tests for up to an hour instead of seconds: 100,000 keys, reports, pastes and
# pieces of rubbish, 2,000 sizes of the window, 200 kills, as many signals, each with 8 seeds;
# SOAK=2 takes 16, and so on. SEED=5 repeats what failed with that seed alone.
SOAK ?= 1
SEED ?=

soak: test-headers
	swift build --build-tests
	MEMORIZE_SOAK=$(SOAK) $(if $(SEED),MEMORIZE_SEED=$(SEED)) swift test --skip-build \
	  --filter 'StormTests|SlowTerminalTests|VanishingTests|HostileFilesTests'

# A player who does anything at all, so many times on each of several windows, watched for errors
# of memory and of threads; optimised, since the sanitizers slow it down many times over. Without
# XCTest, whose runner leaks a little itself.
EVENTS ?= 10000
SANITIZE = MEMORIZE_STORM=$(EVENTS) swift test -c release -Xswiftc -enable-testing --disable-xctest \
	  --filter 'Random player'

sanitize: test-headers
	$(SANITIZE) --sanitize=address --scratch-path $(BUILD)/address
	$(SANITIZE) --sanitize=thread --scratch-path $(BUILD)/thread

# Ever new bytes for all that reads what strangers may have written, from what the tests replay; so
# many seconds for each reader. What crashes, leaks, takes long or much memory is left in a file, whose
# name is said. With the linker of the toolchain, since gold stumbles over what libFuzzer needs.
FUZZ_SECONDS ?= 60
FUZZ_BODIES ?= deck journal history settings board input
FUZZ := $(BUILD)/fuzz

fuzz: headers
	MEMORIZE_FUZZ=1 swift build -c release --product memorize-fuzz --scratch-path $(FUZZ) \
	  -Xswiftc -sanitize=fuzzer,address -Xswiftc -use-ld=lld
	@for body in $(FUZZ_BODIES); do \
	  echo "Fuzzing $$body for $(FUZZ_SECONDS) seconds ..."; \
	  mkdir -p $(FUZZ)/corpora/$$body $(FUZZ)/found; \
	  cp Tests/FuzzTests/Corpora/$$body/* $(FUZZ)/corpora/$$body/; \
	  SWIFT_BACKTRACE=enable=no $(FUZZ)/release/memorize-fuzz --$$body \
	    -max_total_time=$(FUZZ_SECONDS) -timeout=10 -rss_limit_mb=1024 -max_len=4096 \
	    -artifact_prefix=$(FUZZ)/found/$$body- $(FUZZ)/corpora/$$body \
	    </dev/null >$(FUZZ)/$$body.log 2>&1 \
	    || { tail -n 30 $(FUZZ)/$$body.log; grep 'Test unit written' $(FUZZ)/$$body.log; exit 1; }; \
	  tail -n 1 $(FUZZ)/$$body.log; \
	done

# How long the parts take, built as the game is: FILTER=frame for some of them, JSON=file for all
# figures, CPU=1 for processor time. `make bench-compare BASE=main` measures another revision and this one in turns.
FILTER ?=
JSON ?=
CPU ?=
BASE ?=
TURNS ?= 5
BENCH := Sources/memorize-bench/Scripts

bench: headers
	$(call release,memorize-bench)
	@$(BUILD)/release/memorize-bench $(if $(FILTER),--filter '$(FILTER)') \
	  $(if $(JSON),--json '$(JSON)') $(if $(CPU),--cpu)

bench-compare: headers
	$(if $(BASE),,$(error make bench-compare BASE=REVISION: expected what to compare with))
	$(call release,memorize-bench)
	@BASE='$(BASE)' TURNS='$(TURNS)' FILTER='$(FILTER)' LINK='$(LINK)' $(BENCH)/compare

# How the whole game does in a terminal, against a small program in C: needs ptybench, a tool that
# runs terminal programs, in the directory PTYBENCH, and pyte. ONLY=start,keys measures some of it. The
# game is a copy, as an installed one is: the pages that the linker has just written are mapped one by one.
PTYBENCH ?= ../shared/tools/ptybench
ONLY ?=
CONTROL := $(BUILD)/ptybench

bench-terminal:
	@[ -f '$(PTYBENCH)/ptybench.py' ] || { echo "There is no ptybench.py in '$(PTYBENCH)'; set PTYBENCH" >&2; exit 1; }
	@$(MAKE) --no-print-directory build
	@mkdir -p $(CONTROL) && install -m 644 '$(PTYBENCH)'/*.py '$(PTYBENCH)'/*.c $(CONTROL)
	@cc -O2 -o $(CONTROL)/floor $(CONTROL)/floor.c -lncursesw
	@install -m 755 $(BINARY) $(CONTROL)/memorize
	@PTYBENCH=$(CONTROL) python3 $(BENCH)/whole_game.py --program $(CONTROL)/memorize --control $(CONTROL)/floor \
	  $(if $(ONLY),--only '$(ONLY)') $(if $(JSON),--json '$(JSON)')

lint:
	swift format lint --strict --recursive Sources Tests Package.swift

format:
	swift format --in-place --recursive Sources Tests Package.swift

install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	install -s -m 755 $(BINARY) $(DESTDIR)$(PREFIX)/bin/memorize

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/memorize

clean:
	rm -rf $(BUILD)
