"""Games of an older shape: ``possible_moves``, ``make_move``, ``unmake_move``, ``is_over``, ``scoring``.

``scoring()`` speaks for the player to move, as in easyAI. Where there is ``switch_player()`` it is called behind
every move; else the sides take turns.
"""

from __future__ import annotations

from typing import Any


class _Older:
    """The rules of an object of the older shape."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.ply = 0
        self.name = getattr(game, "name", type(game).__name__.lower())

    def moves(self) -> list[Any]:
        return list(self.game.possible_moves())

    def play(self, move: Any) -> None:
        self.game.make_move(move)
        self.ply += 1
        if hasattr(self.game, "switch_player"):
            self.game.switch_player()

    def side(self) -> str:
        player = getattr(self.game, "current_player", None)
        first = self.ply % 2 == 0 if player is None else player == 1
        return "x" if first else "o"

    def outcome(self) -> str | None:
        if not self.game.is_over():
            return None
        score = self.game.scoring()
        other = "o" if self.side() == "x" else "x"
        return "=" if score == 0 else self.side() if score > 0 else other

    def evaluate(self) -> Any:
        """scoring(), for X"""
        score = self.game.scoring()
        return score if self.side() == "x" else -score

    def __str__(self) -> str:
        return str(self.game)


class _OlderWithUndo(_Older):
    def undo(self, move: Any) -> None:
        if hasattr(self.game, "switch_player"):
            self.game.switch_player()
        self.game.unmake_move(move)
        self.ply -= 1


def adapted(game: Any) -> Any:
    """An object of the older shape as one of the present shape. Each class has a class of its own here."""
    base = _OlderWithUndo if hasattr(game, "unmake_move") else _Older
    fields: dict[str, Any] = {}
    if hasattr(game, "ttentry"):
        fields["key"] = lambda self: self.game.ttentry()
    for name in ("rules", "longest", "scores"):
        if hasattr(game, name):
            fields[name] = getattr(game, name)
    key = type(game)
    if key not in _classes:
        _classes[key] = type(key.__name__, (base,), fields)
    return _classes[key](game)


_classes: dict[type, type] = {}
