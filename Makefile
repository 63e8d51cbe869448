# Everything here needs the Rust toolchain and nothing else.

CARGO ?= cargo

.PHONY: run exe test bench load peers fuzz

run: ## start the program
	$(CARGO) run --release --locked

exe: ## one executable file, dist/inarow
	$(CARGO) build --release --locked --package inarow
	mkdir -p dist
	cp "$${CARGO_TARGET_DIR:-target}/release/inarow" dist/inarow
	@echo "dist/inarow is ready"

test: ## everything that must hold before a change goes in
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- --deny warnings
	RUSTDOCFLAGS="--deny warnings" $(CARGO) doc --workspace --no-deps --locked
	$(CARGO) test --workspace --locked
	@# The long counts, which need optimised code: up to four thousand million positions.
	$(CARGO) test --release --locked --package mnk --test oracles
	$(CARGO) test --release --locked --package inarow --test positions

bench: ## the fixed searches and their node total
	$(CARGO) run --release --locked --package inarow -- bench

load: ## two hundred clients play against the server for a minute
	$(CARGO) build --release --locked --package inarow
	$(CARGO) run --release --locked --package inarow --example load

peers: ## side by side with the crate minimax, as ratios
	$(CARGO) bench --locked --package mnk --bench peers

FUZZ_SECONDS ?= 60
FUZZ_TARGETS := rules cell position tree psq sgf service

fuzz: ## every parser for a minute each; needs a nightly toolchain and cargo-fuzz
	for target in $(FUZZ_TARGETS); do \
		$(CARGO) +nightly fuzz run $$target -- -max_total_time=$(FUZZ_SECONDS) || exit 1; \
	done
