"""Noughts and crosses, gomoku, Connect Four and all of k in a row: searched, solved, explained, measured.

>>> import inarow
>>> inarow.search("3x3x3", "alpha-beta", depth=9, evaluator="outcome").nodes
18297
>>> inarow.choose("7x6x4+gravity", "exact").move
'd1'

Positions are ``inarow.Game``; games, evaluators and searches may be your own, written in Python. Values are
always told from the point of view of X, who begins.
"""

from . import connectx
from ._inarow import WIN, Error, Failed, Game, IllegalMove, Stopped, Value, __version__
from .explaining import Node, Tree, explain
from .grading import Marks, grade
from .lab import Comparison, Plot, Tournament, compare, tournament
from .own import OwnGame, check_game
from .page import serve
from .requests import algorithms, ask, games
from .searching import (
    Analysis,
    Choice,
    Line,
    Report,
    Review,
    analyse,
    choose,
    review,
    search,
)
from .solving import Checked, Solution, check, solve

__all__ = [
    "Analysis",
    "Checked",
    "Choice",
    "Comparison",
    "Error",
    "Failed",
    "Game",
    "IllegalMove",
    "Line",
    "Marks",
    "Node",
    "OwnGame",
    "Plot",
    "Report",
    "Review",
    "Solution",
    "Stopped",
    "Tournament",
    "Tree",
    "Value",
    "WIN",
    "__version__",
    "algorithms",
    "analyse",
    "ask",
    "check",
    "check_game",
    "choose",
    "compare",
    "connectx",
    "explain",
    "games",
    "grade",
    "review",
    "search",
    "serve",
    "solve",
    "tournament",
]
