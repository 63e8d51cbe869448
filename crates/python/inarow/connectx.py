"""An agent for ConnectX, as Kaggle's environments call it: ``agent(obs, config)`` returns a column.

``agent`` plays perfectly where the solver answers in time, and as well as the engine can elsewhere;
``make_agent("engine:3")`` makes one of any other strength.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ._inarow import Error, Game
from .searching import choose


def _field(of: Any, name: str) -> Any:
    """A field of what may be an object or a dictionary."""
    try:
        return of[name]
    except (TypeError, KeyError):
        return getattr(of, name)


def game_of(obs: Any, config: Any) -> Game:
    """The position that an observation shows."""
    columns, rows = _field(config, "columns"), _field(config, "rows")
    row_to_win = _field(config, "inarow")
    board, mark = list(_field(obs, "board")), _field(obs, "mark")
    if len(board) != columns * rows or not set(board) <= {0, 1, 2}:
        raise Error(f"a board of {columns} × {rows} cells, each 0, 1 or 2, is needed, got {board!r}")
    lines = []
    for row in range(rows):
        line = ""
        for cell in board[row * columns : (row + 1) * columns]:
            line += {0: ".", 1: "x", 2: "o"}[cell]
        lines.append(_counted(line))
    side = "x" if mark == 1 else "o"
    rules = f"{columns}x{rows}x{row_to_win}+gravity"
    return Game(rules, position=f"{'/'.join(lines)} {side}")


def _counted(line: str) -> str:
    """A row with its empty cells counted: ``x..o`` as ``x2o``."""
    text, empty = "", 0
    for cell in line + "|":
        if cell == ".":
            empty += 1
            continue
        text += str(empty) if empty else ""
        text += cell if cell != "|" else ""
        empty = 0
    return text


def make_agent(
    player: str = "exact", *, time: float | None = None
) -> Callable[[Any, Any], int]:
    """An agent that plays as this player does, with at most ``time`` seconds for a move."""

    def play(obs: Any, config: Any) -> int:
        game = game_of(obs, config)
        try:
            move = choose(game, player, time=time).move
        except Error:
            # Too large a board to be played perfectly.
            if player != "exact":
                raise
            move = choose(game, "engine:10", time=time).move
        return ord(move[0]) - ord("a")

    play.__name__ = "agent"
    return play


def agent(obs: Any, config: Any) -> int:
    """The best column, 0 being the one on the left."""
    try:
        time = float(_field(config, "actTimeout")) * 0.8
    except (KeyError, AttributeError, TypeError):
        time = None
    return make_agent("exact", time=time)(obs, config)
