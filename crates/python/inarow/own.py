"""Games of one's own, written in Python."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

from . import _inarow
from ._inarow import Error
from ._program import game_of


class OwnGame(ABC):
    """What a game of your own has. Any object with these methods will do; to inherit from here is a choice.

    Moves are texts, or any objects with a text of their own. Besides the methods, a game may have

    - ``undo(move)``: takes the last move back. Without it a position is copied before every move, which is slow;
    - ``key()``: the same for equal positions, so that tables know them again: a text, a number, a tuple of those;
    - ``evaluate()``: a whole number, large if the position is good for X. Several evaluators are listed as
      ``evaluators = ["evaluate", "other"]``; their docstrings stand in reports;
    - ``name``, ``rules`` (a few sentences), ``longest`` (the most plies of a game), and ``scores``: ``"distance"`` if a
      quick win is better, which is usual, or ``"plain"``;
    - ``__str__``: the board as text.
    """

    @abstractmethod
    def moves(self) -> Iterable[Any]:
        """The legal moves, in order; it is only asked while ``outcome()`` is ``None``."""

    @abstractmethod
    def play(self, move: Any) -> Any:
        """Plays a move, changing the object."""

    @abstractmethod
    def side(self) -> str:
        """Whose turn it is, ``"x"`` or ``"o"``."""

    @abstractmethod
    def outcome(self) -> str | int | None:
        """``None`` while the game goes on; then ``"x"`` or ``"o"`` for who has won, ``"="`` for a draw, or the points
        of X as a whole number."""


def check_game(game: Any, *, games: int = 50, seed: int = 1) -> None:
    """Plays random games and looks whether a game keeps its promises: ``undo`` restores everything, ``key`` tells
    different positions apart, asking twice gives the same answer, every game ends. Raises ``inarow.Error`` with
    the moves that lead to where it does not.

    >>> import inarow
    >>> inarow.check_game("3x3x3")
    """
    found = _inarow.violation(game_of(game), games, seed)
    if found is not None:
        raise Error(found)
