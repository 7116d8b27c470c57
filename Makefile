# On a new machine with a Swift toolchain, start with `make demo` or `make test`. `make help` lists all targets.

SWIFT ?= swift
# The directory of *.stone files that `make import-spec` reads.
SPEC ?= ../shared/api-spec
# The directory that `make demo` uploads. If empty, a generated one.
FOLDER ?=
# `make install` installs programs into the subdirectory bin of this directory.
PREFIX ?= $(HOME)/.local
# On Linux, installed programs don't need the Swift toolchain. They also start faster and take less memory.
STATIC = $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)
# Installed programs have no debug information, which is a third of their size. On macOS, it isn't in the programs.
STRIP = $(if $(STATIC),--strip)
# The seed of the random runs of `make soak`.
SEED ?= 1
# Treat warnings as errors.
export SWIFT_DROPBOX_STRICT ?= 1
# The benchmarks to run, such as ONLY="codec size". If empty, all.
ONLY ?=

# `make check` uses only the debug build, and omits what a usual change can't break: other platforms than iOS, combinations of
# platforms and language modes, and the release build. `make check-all` omits nothing; `nightly.yml` and `make release` run it.
CHECKS = format page-assets imports traps as-dependency podspecs coexistence compatibility public-interface privacy-manifest \
	projects scripts workflows worker-files generated apple apple-behavior objective-c benchmarks objective-c-guide docs examples
CHECK_TARGETS = $(CHECKS:%=check-%)
OTHER_CHECKS = check-size check-call-costs check-evolution check-packages smoke-release test-release
QUICK = $(if $(ALL),,--quick)
GENERATE = $(SWIFT) run --quiet -c release --package-path Generator generate

.DEFAULT_GOAL := help
.PHONY: help deps demo install uninstall test test-sdk test-generator test-release test-browser interop contract check check-all list-checks $(CHECK_TARGETS) $(OTHER_CHECKS) debts release packages bench import-spec generate podspecs public-interface emulator-coverage command-reference docs docs-preview format tsan soak soak-transfers soak-background soak-sync soak-command-line soak-kills soak-worker fuzz clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps: ## install missing dependencies (apt-get; on macOS, print the brew command)
	@Scripts/install-dependencies

demo: deps ## upload files to an emulator, list them, download them, and compare every byte [FOLDER=…]
	@echo "Building dbx; the first build takes a minute or two."
	@$(SWIFT) build --product dbx && $(SWIFT) build --product dbx-emulator
	@"$$($(SWIFT) build --show-bin-path)/dbx" demo $(FOLDER)

install: deps ## build dbx, dbx-emulator, and dbx-worker, and install them into ~/.local/bin [PREFIX=/usr/local]
	install -d "$(PREFIX)/bin"
	for program in dbx dbx-emulator dbx-worker; do \
		$(SWIFT) build -c release $(STATIC) --product $$program && install $(STRIP) -m 755 \
			"$$($(SWIFT) build -c release $(STATIC) --show-bin-path)/$$program" "$(PREFIX)/bin/$$program" || exit 1; \
	done

uninstall: ## remove what `make install` installed [PREFIX=/usr/local]
	rm -f "$(PREFIX)/bin/dbx" "$(PREFIX)/bin/dbx-emulator" "$(PREFIX)/bin/dbx-worker"

test: deps ## run all tests of the SDK and its generator [VERBOSE=1]
	@$(MAKE) --no-print-directory --keep-going test-sdk test-generator

test-sdk:
	@Scripts/run-tests $(SWIFT) test

test-generator:
	@Scripts/run-tests $(SWIFT) test --package-path Generator

test-release: deps ## run all tests of the SDK in the release configuration
	@Scripts/run-tests $(SWIFT) test --configuration release -Xswiftc -enable-testing --scratch-path .build/test-release

test-browser: ## test the emulator's web pages in headless Chromium
	@Tests/Browser/run

interop: deps ## run clients against the emulator: Dropbox's Python client, rclone, and those of tests in Python and Node.js
	@Scripts/interop

contract: deps ## compare the emulator with recorded responses of the real service (see Tests/Contract)
	@Scripts/contract

check: deps ## run the other checks: format, imports, traps, generated code, Apple platforms, …
	@$(MAKE) --no-print-directory --keep-going $(CHECK_TARGETS)
	@echo "All checks passed: $(CHECKS)"

check-all: deps ## run all checks completely, also for macOS, all language modes, and the release build
	@$(MAKE) --no-print-directory --keep-going ALL=1 $(CHECK_TARGETS) $(OTHER_CHECKS)
	@echo "All checks passed: $(CHECKS) $(OTHER_CHECKS)"

# `.ci/run` runs each check as a separate step, to limit and report its time.
list-checks:
	@echo $(CHECK_TARGETS)

$(filter-out check-podspecs check-as-dependency check-coexistence check-compatibility check-docs check-public-interface check-scripts check-apple check-apple-behavior check-objective-c check-objective-c-guide check-benchmarks check-examples check-worker-files,$(CHECK_TARGETS)) check-size check-call-costs:
	@Scripts/$@

check-as-dependency check-objective-c-guide:
	@Scripts/$@ $(QUICK)

# They read the modules of the debug build.
check-coexistence check-docs check-public-interface:
	@$(SWIFT) build
	@Scripts/$@

# It runs the programs of the debug build.
check-worker-files:
	@$(SWIFT) build
	@Scripts/$@ "$$($(SWIFT) build --show-bin-path)/dbx-worker"

check-compatibility:
	@$(SWIFT) build
	@Scripts/check-compatibility $(QUICK)

check-podspecs:
	@Scripts/podspecs --check

check-scripts:
	@Scripts/test-scripts
	@Scripts/test-compatibility-check

check-apple:
	@Scripts/apple/check $(QUICK)

check-apple-behavior:
	@Scripts/check-apple-behavior $(if $(ALL),--coverage)

check-objective-c:
	@Scripts/install-dependencies --objective-c
	@Scripts/check-objective-c $(QUICK)

# It compiles nearly all modules with a changed specification, and reads the others of the debug build.
check-evolution:
	@$(SWIFT) build
	@Scripts/check-evolution

# Tests use the debug build. Run the release build once, too: `dbx demo` moves files and compares every byte.
smoke-release:
	@$(SWIFT) build -c release --product dbx && $(SWIFT) build -c release --product dbx-emulator
	@"$$($(SWIFT) build -c release --show-bin-path)/dbx" demo Sources/SDK/DropboxFiles

# These packages use the modules of the debug build. A cached build manifest would build and test the previous package again.
check-benchmarks check-examples: packages = $(if $(filter %benchmarks,$@),Benchmarks,$(dir $(wildcard Examples/*/Package.swift)) Tests/Simulators)
check-benchmarks check-examples:
	@for package in $(packages); do \
		$(SWIFT) test --package-path $$package --scratch-path .build --disable-build-manifest-caching || exit 1; \
	done

debts: ## list what the documentation of the API lacks: summaries, words for patterns, routes of examples
	@$(GENERATE) debts --api API

release: deps ## run all tests and checks, and write the podspecs of a release [URL=ADDRESS TAG=X.Y.Z]
	@$(MAKE) --no-print-directory debts test check-all
	@$(MAKE) --no-print-directory podspecs packages

packages: deps ## write archives, Debian packages, container files, and a formula into .build/packages [URL=ADDRESS TAG=X.Y.Z]
	@URL="$(URL)" TAG="$(TAG)" Scripts/package

check-packages: deps
	@Scripts/package --check

bench: deps ## run the benchmarks and write .build/benchmarks.json [ONLY="codec size"]
	@Benchmarks/run $(ONLY)

import-spec: deps ## update API/*.json from the API specification [SPEC=DIR]
	@$(GENERATE) import --spec "$(SPEC)" --api API

generate: deps ## generate Swift and Objective-C from API/*.json
	@$(GENERATE) swift --api API --output Sources
	@$(GENERATE) objective-c --api API --output Sources

podspecs: ## write a CocoaPods spec repository into .build/podspecs [URL=address of this repository, TAG=version]
	@Scripts/podspecs $(if $(URL),--url "$(URL)") $(if $(TAG),--tag "$(TAG)")

public-interface: deps ## write Tests/PublicInterface: the public declarations of each module
	$(SWIFT) build
	@Scripts/check-public-interface --update

emulator-coverage: deps ## write Documentation/EmulatorCoverage.md: the routes that the emulator implements, with the evidence
	@python3 Tests/Contract/evidence.py > Sources/Emulator/DropboxEmulator/Admin/RecordedRoutes.swift
	@$(SWIFT) build --product dbx-emulator
	@"$$($(SWIFT) build --show-bin-path)/dbx-emulator" --routes --markdown > Documentation/EmulatorCoverage.md

command-reference: deps ## write the commands of Documentation/CommandLine.md: the help of dbx
	@$(SWIFT) build --product dbx
	@guide=Documentation/CommandLine.md; { sed '/^## Commands$$/q' $$guide && echo && \
		"$$($(SWIFT) build --show-bin-path)/dbx" help --format markdown; } > .build/CommandLine.md && mv .build/CommandLine.md $$guide

docs: deps ## build the documentation site in .build/documentation/site
	@$(SWIFT) build
	@Scripts/build-docs

docs-preview: ## serve the documentation site at http://127.0.0.1:8000 [PORT=8000]
	@Scripts/build-docs --serve $(or $(PORT),8000)

format: ## format all hand-written Swift
	@Scripts/check-format --fix

# Test one target after another: together, they are so slow under the sanitizer that connections time out.
tsan: deps ## run all tests of the SDK with Thread Sanitizer
	$(SWIFT) build --build-tests --sanitize=thread --scratch-path .build/tsan
	@status=0; for target in $(notdir $(wildcard Tests/*Tests)); do \
		echo "$$target:"; \
		Scripts/run-tests $(SWIFT) test --skip-build --sanitize=thread --scratch-path .build/tsan --filter "^$$target\." || status=1; \
	done; exit $$status

soak: soak-transfers soak-background soak-sync soak-command-line soak-kills soak-worker ## run the soak tests, for hours: soak-transfers, soak-background, … [SEED=1]

soak-transfers: deps ## run 1,000 uploads and 1,000 downloads with random faults, uploads after each status, and 10,000 commands that are stopped and repeated [SEED=1]
	UPLOAD_RUNS=1000 UPLOAD_SEED=$(SEED) DOWNLOAD_RUNS=1000 DOWNLOAD_SEED=$(SEED) VERDICT_ROWS=400 \
		$(SWIFT) test --filter 'DropboxTransferTests\.(UploadSoakTests|DownloadSoakTests|VerdictTests)'
	TRANSFER_MODEL_RUNS=10000 TRANSFER_MODEL_SEED=$(SEED) \
		$(SWIFT) test --skip-build --filter 'DropboxCommandLineTests\.TransferModelTests'

soak-background: deps ## run 1,000 random lives of an app with background transfers, with doubles of Apple's frameworks [SEED=1]
	BACKGROUND_MODEL_RUNS=1000 BACKGROUND_MODEL_SEED=$(SEED) Scripts/check-apple-behavior --filter BackgroundModelTests

soak-sync: deps ## run 10,000 sync simulations, 1,000 with one device, 10,000 of datastores, 10,000 with a damaged cache, 2,000 in a folder that disappears, 2,000 in a folder that is deleted, 500 crashes, and 160 with a clock that jumps [SEED=1]
	SYNC_MODEL_RUNS=10000 SYNC_EXACT_RUNS=1000 SYNC_DAMAGE_RUNS=10000 SYNC_VANISHING_RUNS=2000 SYNC_DELETION_RUNS=2000 \
	SYNC_MODEL_SEED=$(SEED) SYNC_CRASH_ROUNDS=500 SYNC_CRASH_SEED=$(SEED) \
		$(SWIFT) test --filter 'DropboxSyncTests\.(ModelTests|VanishingFolderTests|DeletedFolderTests|CrashTests)'
	DATASTORE_MODEL_RUNS=10000 DATASTORE_MODEL_SEED=$(SEED) \
		$(SWIFT) test --skip-build --filter 'DropboxDatastoreTests\.ModelTests'
	SEED=$(SEED) Scripts/with-jumping-clock $(SWIFT) test --skip-build --filter 'DropboxSyncTests\.ModelTests'

soak-command-line: deps ## move 100,000 files with dbx put, ls, and get [FILES=100000]
	COMMAND_LINE_FILES=$(or $(FILES),100000) $(SWIFT) test --filter 'DropboxCommandLineTests\.ManyFilesTests'

soak-kills: deps ## kill an emulator 400 times during writes [SEED=1]
	KILLS=400 KILL_SEED=$(SEED) $(SWIFT) test --filter 'DropboxCommandLineTests\.KillTests'

soak-worker: deps ## run 2,000 simulations of workers that share a database, on SQLite and PostgreSQL, and 10 of 8 workers with 1,000 members [SEED=1]
	WORKER_MODEL_RUNS=1000 WORKER_CROWD_RUNS=10 WORKER_CROWD_WORKERS=8 WORKER_CROWD_MEMBERS=1000 WORKER_MODEL_SEED=$(SEED) \
		$(SWIFT) test --filter 'DropboxWorkerTests\.WorkerModelTests'

fuzz: deps ## fuzz all parsers of external input with Address Sanitizer, for 40 minutes in total
	@Scripts/fuzz

clean: ## remove all build products
	rm -rf .build Generator/.build Benchmarks/.build Examples/*/.build
