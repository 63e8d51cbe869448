# Everything here needs the Rust toolchain; the tests also need Chromium, node and Python, see tools.

CARGO ?= cargo

.PHONY: run exe wheel test test-rust test-python python-speed solved tools axe pictures page-speed explain-speed bench load
.PHONY: peers fuzz

run: ## start the program
	$(CARGO) run --release --locked

exe: ## one executable file, dist/inarow
	$(CARGO) build --profile dist --locked --package inarow
	mkdir -p dist
	cp "$${CARGO_TARGET_DIR:-target}/dist/inarow" dist/inarow
	@echo "dist/inarow is ready"

# What builds and tests the Python package, in environments of its own.
PYTHON ?= python3
ENVIRONMENTS := target/python
MATURIN := $(ENVIRONMENTS)/tools/bin/maturin

$(MATURIN):
	$(PYTHON) -m venv $(ENVIRONMENTS)/tools
	$(ENVIRONMENTS)/tools/bin/pip install --quiet --disable-pip-version-check "maturin>=1.5,<2"

wheel: $(MATURIN) ## the Python package, dist/inarow-….whl
	$(MATURIN) build --profile dist --locked --manifest-path crates/python/Cargo.toml --out dist

test-python: tools $(MATURIN) ## the Python package, installed from its wheel into a new environment
	rm -rf $(ENVIRONMENTS)/wheel $(ENVIRONMENTS)/test
	$(MATURIN) build --profile dev --locked --quiet --manifest-path crates/python/Cargo.toml \
		--out $(ENVIRONMENTS)/wheel
	$(PYTHON) -m venv $(ENVIRONMENTS)/test
	$(ENVIRONMENTS)/test/bin/pip install --quiet --disable-pip-version-check \
		--requirement crates/python/tests/requirements.txt $(ENVIRONMENTS)/wheel/*.whl
	$(ENVIRONMENTS)/test/bin/pytest crates/python/tests

test: tools ## everything that must hold before a change goes in
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- --deny warnings
	@# The example is there for its needs: with those of tests, as above, nothing is checked twice.
	RUSTDOCFLAGS="--deny warnings" $(CARGO) doc --workspace --no-deps --locked --lib --example load
	node --test web-tests/*.test.js
	@# Tests in the browser wait more than they work, so the Python package is built and tested beside them.
	$(MAKE) --jobs=2 test-rust test-python

test-rust: tools ## the tests in Rust, those in the browser among them
	@# Without the examples, which clippy has looked at already.
	@# LONG_TESTS: up to four thousand million positions are counted too, here rather than in a
	@# release build, which would take longer than that.
	@# Tests in the browser wait more than they work, so there are more of them than cores.
	LONG_TESTS=1 RUST_TEST_THREADS=3 $(CARGO) test --workspace --locked --tests
	$(CARGO) test --workspace --locked --doc

python-speed: wheel exe ## how fast searches are from Python, as ratios; easyAI and OpenSpiel are peers
	$(PYTHON) -m venv $(ENVIRONMENTS)/speed
	$(ENVIRONMENTS)/speed/bin/pip install --quiet --disable-pip-version-check easyAI
	$(ENVIRONMENTS)/speed/bin/pip install --quiet --disable-pip-version-check open_spiel || true
	$(ENVIRONMENTS)/speed/bin/pip install --quiet --disable-pip-version-check --force-reinstall dist/inarow-*.whl
	$(ENVIRONMENTS)/speed/bin/python crates/python/benches/speed.py dist/inarow

solved: ## docs/solved.md anew: the known games, with proofs that are checked; up to half an hour
	$(CARGO) run --release --locked --package inarow -- solve --table --out docs/solved.md

tools: ## Chromium with its driver, node and Python with venv, installed where that is allowed
	@missing=; \
	command -v chromedriver >/dev/null || missing="chromium chromium-driver"; \
	command -v node >/dev/null || missing="$$missing nodejs"; \
	command -v python3 >/dev/null || missing="$$missing python3"; \
	python3 -c "import ensurepip, venv" 2>/dev/null || missing="$$missing python3-venv"; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && apt-get install -y -qq --no-install-recommends $$missing; \
	else \
		echo "The tests need $$missing; install them, for example: sudo apt-get install $$missing"; \
		exit 1; \
	fi

axe: tools ## what keeps people out of the page, in every view; needs npm
	cd web-tests/axe && npm ci --no-audit --no-fund
	$(CARGO) build --locked --package inarow
	node web-tests/axe/check.js "$${CARGO_TARGET_DIR:-target}/debug/inarow"

pictures: tools ## take docs/pictures anew
	$(CARGO) build --locked --package inarow
	$(CARGO) run --locked --package inarow --example screenshots

page-speed: tools ## how fast the page is in Chromium; BEFORE=PROGRAM compares it with another build
	$(CARGO) build --release --locked --package inarow
	$(CARGO) run --release --locked --package inarow --example page_speed -- $(BEFORE)

explain-speed: tools ## the longest frame while a tree of half a million nodes is looked into
	$(CARGO) build --release --locked --package inarow
	$(CARGO) run --release --locked --package inarow --example explain_speed

bench: ## the fixed searches and their node total
	$(CARGO) run --release --locked --package inarow -- bench

load: ## two hundred clients play against the server for a minute
	$(CARGO) build --release --locked --package inarow
	$(CARGO) run --release --locked --package inarow --example load

peers: ## side by side with the crates minimax and connect-four-ai, as ratios; some minutes
	$(CARGO) bench --locked --package mnk --bench peers
	$(CARGO) bench --locked --package solver --bench peers

FUZZ_SECONDS ?= 60
FUZZ_TARGETS := rules cell position tree psq sgf protocol

fuzz: ## every parser for a minute each; needs a nightly toolchain and cargo-fuzz
	for target in $(FUZZ_TARGETS); do \
		$(CARGO) +nightly fuzz run $$target -- -max_total_time=$(FUZZ_SECONDS) || exit 1; \
	done
