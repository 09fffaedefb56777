# The commands of this project. Each does all the set-up it needs, once.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help curves statistics run play web static test bench bench-peers check laws strength ladder endings paint idle proofs puzzles touch busy looks glow crash crash-cluster takeover load load-cluster load-lobby pressure audit msrv levels wasm package perft-model accept

help: ## Show what there is
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

run: web ## Open the web app on this machine
	@scripts/program serve

play: ## Play in the terminal
	@scripts/program play

web: ## Build the web client
	@scripts/web

static: ## Write a site for plain web hosts, without a server, to target/static or OUT=FOLDER
	@scripts/static $(OUT)

test: ## Everything that must hold: format, lints, tests, documentation
	@scripts/test

check: ## The fast part of the tests: format, lints, Rust unit tests, types and tests of the client
	@scripts/check

bench: ## How fast the engine is on this machine
	@cargo build --quiet --release --package spielhof-bench
	@target/release/spielhof-bench
	@scripts/bench-instructions

bench-peers: ## The same beside OpenSpiel's C++ core, as a ratio
	@scripts/bench-peers

strength: ## How strong the levels are: every match of docs/strength.md (days)
	@scripts/strength

ladder: ## The levels against each other with the players as they are: rows for docs/strength.md (two hours)
	@scripts/ladder

curves: ## Fit the chances of winning of all games again (hours; 2,000 games each, kept in target/curves)
	@cargo build --quiet --release --package spielhof-cli
	@scripts/curves

statistics: ## Measure what all games are like again (hours; 2,000 games each, kept in target/statistics)
	@cargo build --quiet --release --package spielhof-cli
	@scripts/statistics

proofs: ## Prove the fewest turns of games alone again, and have the proofs checked (half an hour, 8 GiB)
	@scripts/proofs

puzzles: ## Make puzzles until each game has as many as scripts/puzzles says
	@scripts/puzzles

endings: ## How games of level 3 against itself end, in every game (half an hour)
	@scripts/endings

accept: ## Write what a new game needs beside its rules, GAME=ID, and show the difference
	@scripts/accept "$(GAME)"

perft-model: ## Count the perft tables by the independent Python model and compare (a minute)
	@python3 scripts/perft/count.py

laws: ## The laws over ten thousand games of every setting (hours)
	@SPIELHOF_LAW_GAMES=$${SPIELHOF_LAW_GAMES:-10000} scripts/cargo-test --release --package spielhof-table --test laws

paint: ## How much is sent, and how long it takes, until the first board is painted
	@scripts/paint

idle: ## How much of a core a table takes while nothing happens (two minutes)
	@scripts/idle

touch: ## How well a phone's board is hit by an unsure finger; ARGS='--moves N --seed N --dist FOLDER'
	@scripts/touch $(ARGS)

busy: ## How long the page of a review is busy with one thing (half a minute)
	@scripts/busy

looks: ## axe and pictures of every page in both themes, on a phone and at a desk (some minutes)
	@scripts/looks

glow: ## How long until the targets of a pressed piece glow, on a slow processor; ARGS='--picks N --dist FOLDER'
	@scripts/glow $(ARGS)

crash: ## The server killed 300 times under load: nothing acknowledged is lost or doubled
	@scripts/crash

crash-cluster: ## Three servers, two databases, 200 faults: nothing acknowledged is lost or doubled (half an hour)
	@scripts/crash-cluster

takeover: ## One of three servers killed 50 times: how long until its tables go on
	@scripts/postgres
	@cargo build --quiet --package spielhof-cli --package spielhof-trial
	@target/debug/spielhof-trial takeover --server target/debug/spielhof

load: ## 4,000 and 10,000 people at once, on SQLite and PostgreSQL: how long until the opponent sees an action
	@scripts/load

load-cluster: ## The same on three servers and on one: what passing messages on costs
	@scripts/load-cluster

load-lobby: ## 10,000 people in the lobby, 100 changes a second, on one server and on three
	@scripts/load-lobby

pressure: ## The server under attack from one address: how much longer others wait
	@scripts/pressure

audit: ## Licences, sources and duplicates of what we depend on, and known faults in it
	@scripts/audit

msrv: ## The library crates with the oldest compiler that is promised
	@scripts/msrv

levels: ## Computer players in WebAssembly and natively: the same answers? (a minute)
	@scripts/levels

wasm: ## Build the WebAssembly module, if a compiler for it can be had
	@scripts/wasm

package: ## Package the library crates as for a release; nothing is sent
	@scripts/package
