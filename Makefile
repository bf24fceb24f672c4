# Memorize: `make play` builds and starts the game, `make test` builds and runs all tests.
# Both first install the system packages they need, where apt-get can.

SHELL := /bin/bash
.DEFAULT_GOAL := build
.PHONY: play build lesson exercises docs test record words pictures film soak sanitize fuzz bench \
	bench-compare bench-terminal bench-host bench-rivals lint format clean install uninstall manual packages deb rpm tarball \
	packages-test headers test-headers test-needs translators

# `make PORTABLE=1 build`, `… test`: without what only Linux has, as on other systems. Package.swift
# reads the variable.

PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=

BUILD := .build
BINARY := $(BUILD)/release/memorize

# A static executable runs on every Linux of its processor, whatever is installed there. Looked up
# when the recipe runs, since the library for it may have been installed a moment before.
SWIFT = $(shell readlink -f "$$(command -v swift)")
SWIFT_LIBRARIES = $(dir $(SWIFT))../lib
STATIC_SWIFT = $(shell ls -d $(SWIFT_LIBRARIES)/swift_static 2>/dev/null)
STATIC_NCURSES = $(shell ls /usr/lib/*/libncursesw.a /usr/lib/libncursesw.a 2>/dev/null | head -n 1)
LINK = $(if $(STATIC_SWIFT),--static-swift-stdlib \
	$(if $(STATIC_NCURSES),-Xswiftc -static-executable))

# The commit that `memorize --version` prints.
COMMIT = $(shell git describe --always --dirty --abbrev=9 --exclude '*' 2>/dev/null || echo unknown)

# Small code is built in four fifths of the time of fast code, and plays as fast: most of a key press
# is spent on code that has left the processor's caches. Information for debuggers, a sixth of the
# work, would be stripped from the program anyway; `swift build` alone makes it.
NO_DEBUG := -debug-info-format none
OPTIMIZE := -Xswiftc -Osize $(NO_DEBUG)

# The tests are compiled module by module: that reads each file once, and takes three quarters of the
# work and of the time. A file that changed then compiles its module again, 5 to 30 seconds.
TESTS_BUILD := --build-tests $(NO_DEBUG) \
	$(addprefix -Xswiftc ,-wmo -num-threads 2 -no-emit-module-separately-wmo)

# $(call release,product)
define release
	@MEMORIZE_COMMIT='$(COMMIT)' .make/build -c release $(LINK) -Xlinker -s $(OPTIMIZE) --product $(1)
endef

play: build
	@$(BINARY) $(ARGS)

build: headers
	$(call release,memorize)

# What the build, the tests and the checks of translations need: a header or a command, and its
# packages in Debian, Fedora, Arch and Alpine. All that is missing is named at once.
HEADERS := ncurses.h libncurses-dev ncurses-devel ncurses 'ncurses-dev ncurses-static' \
	zlib.h zlib1g-dev zlib-devel zlib 'zlib-dev zlib-static' \
	png.h libpng-dev libpng-devel libpng 'libpng-dev libpng-static' \
	jpeglib.h libjpeg-dev libjpeg-turbo-devel libjpeg-turbo 'libjpeg-turbo-dev libjpeg-turbo-static' \
	sqlite3.h libsqlite3-dev sqlite-devel sqlite 'sqlite-dev sqlite-static' \
	zstd.h libzstd-dev libzstd-devel zstd 'zstd-dev zstd-static' \
	minizip/unzip.h libminizip-dev minizip-ng-compat-devel minizip minizip-dev
TEST_HEADERS := $(HEADERS) vterm.h libvterm-dev libvterm-devel libvterm libvterm-dev
TRANSLATORS := python3 python3 python3 python python3 msgfmt gettext gettext gettext gettext

# The game of the course in 300 lines, to read and to change: Sources/lesson.
lesson: headers
	$(call release,lesson)
	@$(BUILD)/release/lesson

# Each exercise of docs/exercises: its test must fail, and pass with its solution.
# EXERCISES='01-theme 07-grid' checks only these.
EXERCISES ?=

exercises: headers
	@.make/need patch patch patch patch patch
	@.make/exercises $(EXERCISES)

# The pages of the modules that the course reads, with the lesson as an article. Only this fetches the
# plugin that makes them.
docs: headers
	@.make/docs $(BUILD)/site

headers:
	@.make/need $(HEADERS)

test-headers:
	@.make/need $(TEST_HEADERS)

translators:
	@.make/need $(TRANSLATORS)

test-needs:
	@.make/need $(TEST_HEADERS) $(TRANSLATORS)

# What failed is said once more at the end, below the thousands of lines of the tests that passed.
# `make test TESTS=StorageTests,DecksTests` builds and runs only these, which is sooner done.
TEST_LOG := $(BUILD)/test.log
TESTS ?=

test: export MEMORIZE_TESTS = $(TESTS)
test: test-needs
	@.make/build $(TESTS_BUILD)
	@set -o pipefail; swift test --skip-build 2>&1 | tee $(TEST_LOG) \
	  || { echo; echo 'What failed:'; grep -aE '✘|error:' $(TEST_LOG); exit 1; }

# Rewrites the recorded screens and shows which ones changed. A recording run fails on purpose, so
# that nobody mistakes it for a passed test; the second run checks what was recorded.
record: test-headers
	@.make/build $(TESTS_BUILD)
	@RECORD_SCREENS=1 swift test --skip-build --filter MemorizeViewTests >/dev/null 2>&1 || true
	swift test --skip-build --filter MemorizeViewTests
	@git --no-pager diff --stat -- Tests/MemorizeViewTests/Screens

# Collects the texts of the game for the translators; see docs/translating.md.
words: translators
	@.make/words

# Re-creates the pictures in the documents with termshot, a tool that photographs terminal programs.
TERMSHOT ?= ../shared/tools/termshot/termshot

pictures:
	@[ -x '$(TERMSHOT)' ] || { echo "No termshot at '$(TERMSHOT)'; set TERMSHOT" >&2; exit 1; }
	@$(MAKE) --no-print-directory build
	@TERMSHOT='$(TERMSHOT)' .make/pictures $(BINARY)

# The films in the README: a deal, a miss, a pair and a shuffle; a flip and a match under X-ray.
film:
	@[ -x '$(TERMSHOT)' ] || { echo "No termshot at '$(TERMSHOT)'; set TERMSHOT" >&2; exit 1; }
	@$(MAKE) --no-print-directory build
	@TERMSHOT='$(TERMSHOT)' .make/film $(BINARY)

# The storms that `make test` runs for seconds, for up to an hour: 100,000 keys, mouse reports and
# pastes, 2,000 window sizes, 200 kills and as many signals, with 8 seeds each. SOAK=2 runs 16,
# and so on; SEED=5 repeats a failure with that seed alone.
SOAK ?= 1
SEED ?=

soak: test-headers
	@.make/build $(TESTS_BUILD)
	MEMORIZE_SOAK=$(SOAK) $(if $(SEED),MEMORIZE_SEED=$(SEED)) swift test --skip-build \
	  --filter 'StormTests|SlowTerminalTests|VanishingTests|HostileFilesTests'

# A random player under the address and thread sanitizers: this many events in each of several
# windows. Optimised, because the sanitizers are slow; without XCTest, whose runner leaks a little.
EVENTS ?= 10000
SANITIZE = MEMORIZE_STORM=$(EVENTS) swift test -c release -Xswiftc -enable-testing \
	  --disable-xctest --filter 'Random player'

sanitize: test-headers
	$(SANITIZE) --sanitize=address --scratch-path $(BUILD)/address
	$(SANITIZE) --sanitize=thread --scratch-path $(BUILD)/thread

# Feeds mutated input to everything that reads untrusted bytes, this many seconds for each reader,
# starting from the files that the tests replay. Input that crashes, leaks, or takes too much time
# or memory is saved to a file, whose name is printed. Uses lld because gold cannot link libFuzzer.
FUZZ_SECONDS ?= 60
FUZZ_BODIES ?= deck encoding package picture journal history review settings board performance race lines input
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

# Times the parts, built like the game itself: FILTER=frame runs some of them, JSON=file writes all
# figures, CPU=1 counts processor time. `make bench-compare BASE=main` alternates between another
# revision and this one.
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
	@BASE='$(BASE)' TURNS='$(TURNS)' FILTER='$(FILTER)' OPTIONS='$(LINK) $(OPTIMIZE)' \
	  $(BENCH)/compare

# Measures the whole game in a pseudo-terminal against a small program in C. Needs pyte, and in the
# directory PTYBENCH the tool ptybench, which runs terminal programs. ONLY=start,keys limits the
# measurements. The game is copied, because pages just written by the linker are slower to load.
PTYBENCH ?= ../shared/tools/ptybench
ONLY ?=
CONTROL := $(BUILD)/ptybench

define ptybench
	@[ -f '$(PTYBENCH)/$(1)' ] || { echo "No $(1) in '$(PTYBENCH)'; set PTYBENCH" >&2; exit 1; }
	@$(MAKE) --no-print-directory build
	@mkdir -p $(CONTROL) && install -m 644 '$(PTYBENCH)'/*.py '$(PTYBENCH)'/*.c $(CONTROL)
	@install -m 755 $(BINARY) $(CONTROL)/memorize
endef

bench-terminal:
	$(call ptybench,ptybench.py)
	@cc -O2 -o $(CONTROL)/floor $(CONTROL)/floor.c -lncursesw
	@PTYBENCH=$(CONTROL) python3 $(BENCH)/whole_game.py --program $(CONTROL)/memorize \
	  --control $(CONTROL)/floor $(if $(ONLY),--only '$(ONLY)') $(if $(JSON),--json '$(JSON)')

# Measures PLAYERS kiosk players on this machine, each of whom presses one key a second.
PLAYERS ?= 300

bench-host:
	$(call ptybench,host.py)
	@python3 $(BENCH)/many_players.py --host $(CONTROL)/host.py --players $(PLAYERS) \
	  $(CONTROL)/memorize

# Lets each two rivals play GAMES games on boards of several sizes; prints tables in Markdown.
GAMES ?= 100000

bench-rivals: headers
	$(call release,memorize-bench)
	@$(BUILD)/release/memorize-bench rivals --games $(GAMES)

lint:
	swift format lint --strict --recursive Sources Tests Package.swift

format:
	swift format --in-place --recursive Sources Tests Package.swift

# The manual page: the commands and options as the parser's tool writes them, and the sections of
# .share/manual.mdoc. A test fails while .share/memorize.6 is older than the options.
manual: build
	@swift build --package-path $(BUILD)/checkouts/swift-argument-parser --product generate-manual \
	  --scratch-path $(BUILD)/manual --quiet -Xswiftc -suppress-warnings
	@.make/manual $(BINARY) $(BUILD)/manual/debug/generate-manual

# One place has the version; the date is that of the commit.
VERSION = $(shell sed -n 's/.*static let version = "\(.*\)".*/\1/p' \
	  Sources/memorize/Commands/Memorize+Version.swift)
EPOCH = $(shell git log -1 --format=%ct 2>/dev/null || date +%s)
DATE = $(shell git log -1 --format=%cs 2>/dev/null || date +%Y-%m-%d)
INSTALL = PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' VERSION='$(VERSION)' DATE='$(DATE)' .make/install

# Root often has no Swift; then it installs what a user has built.
install:
	@$(INSTALL) check
	@if command -v swift >/dev/null; then $(MAKE) --no-print-directory build; \
	  elif [ ! -x $(BINARY) ]; then echo 'There is no Swift here; run "make build" first' >&2; \
	  exit 1; fi
	@$(INSTALL) install $(BINARY)

uninstall:
	@$(INSTALL) uninstall

# Packages with a static executable, for any Linux of this processor. They need nothing else.
PACKAGES := $(BUILD)/packages
PACKAGE = VERSION='$(VERSION)' SOURCE_DATE_EPOCH='$(EPOCH)' OUTPUT='$(PACKAGES)' .make/package

packages: deb rpm tarball

deb: build
	@.make/need dpkg-deb dpkg dpkg dpkg dpkg
	@$(PACKAGE) deb $(BINARY)

rpm: build
	@.make/need rpmbuild rpm rpm-build rpm-tools rpm-dev
	@$(PACKAGE) rpm $(BINARY)

tarball: build
	@.make/need xz xz-utils xz xz xz
	@$(PACKAGE) tarball $(BINARY)

# Checks the packages and the entries for menus, installs each package in an empty root, plays
# there, and removes it again.
packages-test: packages
	@.make/need desktop-file-validate desktop-file-utils desktop-file-utils desktop-file-utils \
	  desktop-file-utils appstreamcli appstream appstream appstream appstream \
	  lintian lintian lintian lintian lintian
	@VERSION='$(VERSION)' .make/packages-test $(PACKAGES)

clean:
	rm -rf $(BUILD)
