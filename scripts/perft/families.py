"""Which model plays which game, and the count of sequences of actions.

A model is built from a game's id, a number of players and the options that differ from their
defaults. It has `start()` and `load(text)`, which give a state; `actions(state)`, empty when the
game is over; `apply(state, action)`, which gives a new state; and `write(action)`.
"""

from barricade import Barricade
from captive import Captive2
from cats import CatAndMouse
from dice import DiceHalma
from forward import DutchHalma, LeZug
from gobang import Gobang
from peg import Peg
from race import Race
from race_games import GAMES as RACES
from rakado import Rakado
from secret import TopSecret
from tippy import Tippy

FAMILIES = {
    **dict.fromkeys(RACES, Race),
    "dice-halma": DiceHalma,
    "barricade": Barricade,
    "barricade-gold": Barricade,
    "dutch-halma": DutchHalma,
    "le-zug": LeZug,
    "captive-2": Captive2,
    "solo-halma": Peg,
    "retour": Peg,
    "rakado": Rakado,
    "gobang": Gobang,
    "tippy": Tippy,
    "top-secret": TopSecret,
    "cat-and-mouse": CatAndMouse,
}


def build(game, players, options):
    return FAMILIES[game](game, players, options)


def perft(model, state, depth):
    """How many sequences of `depth` actions there are; rolls are actions."""
    actions = model.actions(state)
    if depth == 1:
        return len(actions)
    return sum(perft(model, model.apply(state, action), depth - 1) for action in actions)
