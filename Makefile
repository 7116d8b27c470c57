# `make demo` and `make test` are all that a new machine with a Swift toolchain needs. `make help` lists the rest.

SWIFT ?= swift
# Where the specification lies that `make import-spec` reads: a folder of *.stone files.
SPEC ?= ../shared/api-spec
# What `make demo` uploads; nothing means this package's own sources.
FOLDER ?=
# `make install` puts dbx into the folder bin of this one.
PREFIX ?= $(HOME)/.local
# Where random runs of `make soak` begin.
SEED ?= 1
# A warning is an error.
export SWIFT_DROPBOX_STRICT ?= 1
# Only these benchmarks, such as ONLY="codec size"; nothing means all.
ONLY ?=

CHECKS = format imports traps as-dependency privacy-manifest scripts generated apple size benchmarks migration examples
GENERATE = $(SWIFT) run --quiet -c release --package-path Generator generate

.DEFAULT_GOAL := help
.PHONY: help deps demo install test test-sdk test-generator test-release test-browser interop contract check $(CHECKS:%=check-%) bench import-spec generate emulator-coverage format tsan soak soak-transfers soak-sync soak-command-line fuzz clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps: ## install what is missing (apt-get; on a Mac it prints the brew line)
	@Scripts/install-dependencies

demo: deps ## upload a folder to an emulator, list it, download it again, compare every byte [FOLDER=…]
	@echo "Building dbx; the first time takes a minute or two."
	@$(SWIFT) build --product dbx
	@"$$($(SWIFT) build --show-bin-path)/dbx" demo $(FOLDER)

install: deps ## build dbx, and put it into ~/.local/bin [PREFIX=/usr/local]
	$(SWIFT) build -c release --product dbx
	install -d "$(PREFIX)/bin"
	install -m 755 "$$($(SWIFT) build -c release --show-bin-path)/dbx" "$(PREFIX)/bin/dbx"

test: deps ## run all tests, of the SDK and of its generator
	@$(MAKE) --no-print-directory --keep-going test-sdk test-generator

test-sdk:
	@Scripts/run-tests $(SWIFT) test

test-generator:
	@Scripts/run-tests $(SWIFT) test --package-path Generator

test-release: deps ## run all tests of the SDK as it is built for release
	@Scripts/run-tests $(SWIFT) test --configuration release -Xswiftc -enable-testing --scratch-path .build/test-release

test-browser: ## drive the emulator's pages in headless Chromium
	@Tests/Browser/run

interop: deps ## run clients that others wrote against the emulator: Dropbox's Python client, and rclone
	@Scripts/interop

contract: deps ## compare the emulator with what was recorded of the real service, see Tests/Contract
	@Scripts/contract

check: deps ## all other checks: format, imports, traps, generated code, Apple platforms, …
	@$(MAKE) --no-print-directory --keep-going $(CHECKS:%=check-%) smoke-release
	@echo "All checks passed: $(CHECKS)"

$(filter-out check-scripts check-apple check-benchmarks check-examples,$(CHECKS:%=check-%)):
	@Scripts/$@

check-scripts:
	@Scripts/test-scripts

check-apple:
	@Scripts/apple/check

# What is shipped is built in another way than what is tested: it moves files once and compares every byte.
smoke-release:
	@$(SWIFT) build -c release --product dbx
	@"$$($(SWIFT) build -c release --show-bin-path)/dbx" demo Sources/DropboxFiles

check-benchmarks:
	$(SWIFT) test --package-path Benchmarks --scratch-path .build/benchmarks

check-examples:
	$(SWIFT) test --package-path Examples/Notes --scratch-path .build/examples/notes

bench: deps ## measure everything that has a target and write .build/benchmarks.json [ONLY="codec size"]
	@Benchmarks/run $(ONLY)

import-spec: deps ## read the API's specification into API/*.json [SPEC=DIR]
	@$(GENERATE) import --spec "$(SPEC)" --api API

generate: deps ## write the generated Swift that follows from API/*.json
	@$(GENERATE) swift --api API --output Sources

emulator-coverage: deps ## write Documentation/EmulatorCoverage.md: what the emulator answers, route by route, and how that is known
	@python3 Tests/Contract/evidence.py > Sources/DropboxEmulator/Control/RecordedRoutes.swift
	@$(SWIFT) build --product dbx
	@"$$($(SWIFT) build --show-bin-path)/dbx" emulator --routes --markdown > Documentation/EmulatorCoverage.md

format: ## lay out all hand-written Swift
	@Scripts/check-format --fix

# One target after the other: all at once, they are so slow under the sanitizer that connections are taken for dead.
tsan: deps ## run all tests of the SDK under the thread sanitizer
	$(SWIFT) build --build-tests --sanitize=thread --scratch-path .build/tsan
	@status=0; for target in $(notdir $(wildcard Tests/*Tests)); do \
		echo "$$target:"; \
		Scripts/run-tests $(SWIFT) test --skip-build --sanitize=thread --scratch-path .build/tsan --filter "^$$target\." || status=1; \
	done; exit $$status

soak: soak-transfers soak-sync soak-command-line ## what takes hours: 1,000 faulty uploads and downloads, 10,000 runs of devices [SEED=1]

soak-transfers: deps ## of that, 1,000 uploads and 1,000 downloads among faults of all kinds [SEED=1]
	UPLOAD_RUNS=1000 UPLOAD_SEED=$(SEED) DOWNLOAD_RUNS=1000 DOWNLOAD_SEED=$(SEED) \
		$(SWIFT) test --filter 'DropboxTransferTests\.(UploadSoakTests|DownloadSoakTests)'

soak-sync: deps ## of that, 10,000 runs of devices that sync, 1,000 each of one alone and with a damaged cache, and 500 kills [SEED=1]
	SYNC_MODEL_RUNS=10000 SYNC_EXACT_RUNS=1000 SYNC_DAMAGE_RUNS=1000 SYNC_MODEL_SEED=$(SEED) \
	SYNC_CRASH_ROUNDS=500 SYNC_CRASH_SEED=$(SEED) \
		$(SWIFT) test --filter 'DropboxSyncTests\.(ModelTests|CrashTests)'

soak-command-line: deps ## of that, 100,000 files through dbx put, ls and get [FILES=100000]
	COMMAND_LINE_FILES=$(or $(FILES),100000) $(SWIFT) test --filter 'DropboxCommandLineTests\.ManyFilesTests'

fuzz: deps ## feed random bytes to all readers of what comes from outside, with the address sanitizer, 40 minutes in total
	@Scripts/fuzz

clean: ## remove everything that was built
	rm -rf .build Generator/.build Benchmarks/.build Examples/*/.build
