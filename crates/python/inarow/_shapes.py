"""Games in the shapes of other courses.

As for easyAI: ``possible_moves``, ``make_move``, ``unmake_move``, ``is_over``, ``scoring``, which speaks for the player to
move. Where there is ``switch_player()`` it is called behind every move; else the sides take turns. And those whose
methods are told the player: ``get_moves``, ``do_move``, ``undo_move``, ``is_win``, ``score``.
"""

from __future__ import annotations

from typing import Any


class _EasyAI:
    """The rules of such an object."""

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


class _WithUndo(_EasyAI):
    def undo(self, move: Any) -> None:
        if hasattr(self.game, "switch_player"):
            self.game.switch_player()
        self.game.unmake_move(move)
        self.ply -= 1


class _WithPlayers:
    """The rules of an object that is told whose turn it is."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.ply = 0
        self.name = getattr(game, "name", type(game).__name__.lower())
        self.players = list(getattr(game, "players", ()) or getattr(game, "opponent", ()) or "XO")

    def moves(self) -> list[Any]:
        return list(self.game.get_moves(self.players[self.ply % 2]))

    def play(self, move: Any) -> None:
        self.game.do_move(move)
        self.ply += 1

    def undo(self, move: Any) -> None:
        self.game.undo_move(move)
        self.ply -= 1

    def side(self) -> str:
        return "xo"[self.ply % 2]

    def outcome(self) -> str | None:
        for player, name in zip(self.players, "xo"):
            if self.game.is_win(player):
                return name
        return None if self.moves() else "="

    def evaluate(self) -> Any:
        """score() for X"""
        return self.game.score(self.players[0])

    def __str__(self) -> str:
        return str(self.game)


def adapted(game: Any) -> Any:
    """An object of one of these shapes as one of ours, and any other as it is."""
    if hasattr(game, "moves"):
        return game
    if all(hasattr(game, name) for name in ("get_moves", "do_move", "undo_move", "is_win", "score")):
        return _WithPlayers(game)
    if not hasattr(game, "possible_moves"):
        return game
    kind = _WithUndo if hasattr(game, "unmake_move") else _EasyAI
    if hasattr(game, "ttentry"):
        kind = _KEYED[kind]
    ours = kind(game)
    for name in ("rules", "longest", "scores"):
        if hasattr(game, name):
            setattr(ours, name, getattr(game, name))
    return ours


class _Keyed(_EasyAI):
    def key(self) -> Any:
        return self.game.ttentry()


class _KeyedWithUndo(_Keyed, _WithUndo):
    pass


_KEYED = {_EasyAI: _Keyed, _WithUndo: _KeyedWithUndo}
