"""Compares random playouts of two-player Chinese Checkers with neighbouring jumps.

OpenSpiel's search keeps its loop in C++ when it is asked for one rollout a
simulation, so no time is lost in Python. Both sides play whole turns at random and
stop after the same number of turns; random play hardly ever ends a game before.
"""

import random
import subprocess
import sys
import time

import pyspiel

TURN_CAP = 1000
SIMULATIONS = 1000
ROUNDS = 5
SEED = 1


def turns_of_a_rollout(game):
    """Counts the turns of random games, to turn rollouts a second into turns."""
    rng = random.Random(SEED)
    counts = []
    for _ in range(5):
        state, turns = game.new_initial_state(), 0
        while not state.is_terminal():
            player = state.current_player()
            state.apply_action(rng.choice(state.legal_actions()))
            if state.is_terminal() or state.current_player() != player:
                turns += 1
        counts.append(turns)
    return sum(counts) / len(counts)


def theirs(game, turns):
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, SEED, False)
    begun = time.perf_counter()
    bot.step(game.new_initial_state())
    return SIMULATIONS * turns / (time.perf_counter() - begun)


def ours(bench):
    return float(subprocess.run([bench, "--peers"], capture_output=True, check=True, text=True).stdout)


def main():
    bench = sys.argv[1]
    game = pyspiel.load_game(f"chinese_checkers(max_moves={TURN_CAP})")
    turns = turns_of_a_rollout(game)
    print(f"two-player Chinese Checkers, neighbouring jumps, {TURN_CAP} turns at most, seed {SEED}")
    print(f"OpenSpiel: {turns:.0f} turns a rollout, {SIMULATIONS} rollouts a round")
    print(f"{'round':>5} {'ours, turns/s':>16} {'theirs, turns/s':>16} {'ratio':>7}")
    ratios = []
    for number in range(1, ROUNDS + 1):
        mine, other = ours(bench), theirs(game, turns)
        ratios.append(mine / other)
        print(f"{number:>5} {mine:>16.0f} {other:>16.0f} {mine / other:>7.2f}", flush=True)
    ratios.sort()
    print(f"ratio: median {ratios[len(ratios) // 2]:.2f}, from {ratios[0]:.2f} to {ratios[-1]:.2f}")


main()
