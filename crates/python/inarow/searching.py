"""Searching a position, choosing a move, and saying what moves are worth."""

from __future__ import annotations

import html
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from . import _inarow
from ._inarow import Value
from ._program import (
    AnyGame,
    Evaluator,
    OwnSearch,
    game_of,
    given,
    milliseconds,
    named_searches,
    program_for,
    whole,
    with_evaluator,
)
from ._progress import Progress, telling
from .requests import answer


@dataclass(frozen=True)
class Report:
    """What a search found, and what it cost."""

    #: What the position is worth.
    value: Value
    #: The move to play; ``None`` if the game is over, or if the depth is 0.
    best: str | None
    #: Positions visited: the root and finished games count, and what is visited twice counts twice.
    nodes: int
    #: Nodes whose value did not come from their children.
    leaves: int
    #: Calls of the evaluator.
    evaluations: int
    #: Moves that were listed.
    generated: int
    #: Nodes where moves were left out.
    cutoffs: int
    #: Nodes that the transposition table answered.
    table_hits: int
    #: The largest distance of a node from the root.
    deepest: int
    #: The depth of the answer in plies.
    depth: int
    #: Why the search ended: ``"complete"``, ``"nodes"``, ``"time"``, ``"stopped"``, ``"memory"``, ``"playouts"``.
    ended: str
    #: Whether no evaluator and no sampling had a say.
    proven: bool
    #: Whose turn it is.
    side: str
    #: The best move and the best play after it.
    line: list[str]
    #: Moves that are known to be exactly as good as the best; all of them with a seed.
    tied: list[str]
    #: How long it took.
    seconds: float
    #: What was searched, and how.
    game: str
    algorithm: str

    @property
    def nodes_per_second(self) -> float:
        """The speed."""
        return self.nodes / max(self.seconds, 1e-9)

    def _repr_html_(self) -> str:
        rows = [
            ("best", self.best or "–"),
            ("value", str(self.value)),
            ("line", " ".join(self.line[:12]) or "–"),
            ("depth", str(self.depth)),
            ("nodes", f"{self.nodes:,}"),
            ("leaves", f"{self.leaves:,}"),
            ("cutoffs", f"{self.cutoffs:,}"),
            ("time", f"{self.seconds * 1000:,.1f} ms"),
        ]
        if self.ended != "complete":
            rows.append(("ended", self.ended))
        return table_html([f"{self.algorithm}, {self.game}", ""], rows)


@dataclass(frozen=True)
class Choice:
    """A move of a player."""

    move: str
    value: Value
    line: list[str]
    depth: int
    nodes: int
    seconds: float
    ended: str
    proven: bool
    #: How it came about, by docs/protocol.md.
    made: dict[str, Any]


@dataclass(frozen=True)
class Line:
    """A move with the play after it."""

    moves: list[str]
    value: Value

    @property
    def move(self) -> str:
        """The move itself."""
        return self.moves[0]


@dataclass(frozen=True)
class Analysis:
    """What moves are worth."""

    #: The best moves, best first.
    lines: list[Line]
    #: What every move is worth, if that was asked for.
    values: dict[str, Value]
    depth: int
    nodes: int
    seconds: float
    ended: str
    proven: bool

    @property
    def best(self) -> str | None:
        """The best move."""
        return self.lines[0].move if self.lines else None

    @property
    def value(self) -> Value:
        """What the position is worth."""
        return self.lines[0].value if self.lines else Value("?")

    def _repr_html_(self) -> str:
        rows = [(line.move, str(line.value), " ".join(line.moves[1:9])) for line in self.lines]
        return table_html(["move", "value", f"depth {self.depth}"], rows)


@dataclass(frozen=True)
class Review:
    """A game that was looked at move by move."""

    #: One for each move, by docs/protocol.md.
    moves: list[dict[str, Any]]
    #: What the answer says of the game as a whole.
    summary: Any
    ended: str


def table_html(head: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    """A table for notebooks."""

    def line(cells: Sequence[Any], kind: str) -> str:
        return "<tr>" + "".join(f"<{kind}>{html.escape(str(c))}</{kind}>" for c in cells) + "</tr>"

    body = "".join(line(row, "td") for row in rows)
    return f"<table><thead>{line(head, 'th')}</thead><tbody>{body}</tbody></table>"


def search(
    game: AnyGame,
    algorithm: str | OwnSearch = "deepening",
    *,
    depth: int | None = None,
    nodes: int | None = None,
    time: float | None = None,
    evaluator: str | Evaluator | None = None,
    weights: Sequence[int] | None = None,
    order: str | None = None,
    window: Sequence[str | int] | None = None,
    scoring: str | None = None,
    seed: int | None = None,
    strict_cuts: bool = False,
    hash_mb: int | None = None,
    progress: Progress = None,
) -> Report:
    """Finds the best move in a position, and what finding it costs.

    Without a limit the search goes on to the end of the game. ``time`` is in seconds; Ctrl-C ends the search.
    ``algorithm`` is one of ``inarow.algorithms()``, or a function of your own: it is called with the game and the
    depth, plays on that game and takes back, and returns its value for X and its move. ``evaluator`` is one of
    ``game.evaluators``, or a function of a game that returns a whole number, good for X if positive.

    >>> import inarow
    >>> report = inarow.search("3x3x3", "minimax", evaluator="outcome")
    >>> report.nodes, str(report.value), report.best
    (549946, '=', 'a3')
    """
    position, evaluator = with_evaluator(game_of(game), evaluator)
    [name], searches = named_searches([algorithm], None)
    asked = given(
        algorithm=name,
        evaluator=evaluator,
        weights=None if weights is None else list(weights),
        order=order,
        window=None if window is None else [str(bound) for bound in window],
        scoring=scoring,
        seed=whole("seed", seed),
        hash_bytes=None if hash_mb is None else (whole("hash_mb", hash_mb, 1) or 1) << 20,
        depth=whole("depth", depth),
        nodes=whole("nodes", nodes, 1),
        ms=milliseconds(time),
    )
    asked["strict_cuts"] = strict_cuts
    program = program_for([position], searches)
    with telling(progress) as tell:
        text, seconds = program.search(position, json.dumps(asked), tell)
    found = json.loads(text)
    return Report(
        value=Value(found["value"]),
        best=found["best"],
        **found["stats"],
        depth=found["depth"],
        ended=found["ended"],
        proven=found["proven"],
        side=found["side"],
        line=found["pv"],
        tied=found["tied"],
        seconds=seconds,
        game=position.name,
        algorithm=name,
    )


def choose(
    game: AnyGame,
    player: str | OwnSearch = "engine:5",
    *,
    seed: int = 0,
    time: float | None = None,
    progress: Progress = False,
) -> Choice:
    """Lets a player choose a move: ``"engine:4"``, ``"exact"``, ``"alpha-beta:6:open-lines"``, ``"random"``.

    ``time`` is how many seconds it may take at most. The same seed gives the same choice.

    >>> import inarow
    >>> choice = inarow.choose(inarow.Game("7x6x4+gravity", "d1 d2 d3 d4 d5"), "exact")
    >>> choice.move, choice.value.winner
    ('d6', 'x')
    """
    position = game_of(game)
    searches = {}
    if not isinstance(player, str):
        [player], searches = named_searches([player], None)
    request = {"op": "move", "game": _ref(position), "player": player}
    request["seed"] = whole("seed", seed)
    moved = answer(program_for([position], searches), request, time=time, progress=progress)
    return Choice(
        move=moved["move"],
        value=Value(moved["value"]),
        line=moved["line"],
        depth=moved["depth"],
        nodes=moved["nodes"],
        seconds=moved["time_ms"] / 1000,
        ended=moved["ended"],
        proven=moved["proven"],
        made=moved["made"],
    )


def analyse(
    game: AnyGame,
    *,
    lines: int = 1,
    every_move: bool = False,
    time: float | None = None,
    depth: int | None = None,
    nodes: int | None = None,
    progress: Progress = None,
) -> Analysis:
    """Says what the best moves are worth, and with ``every_move`` what every move is.

    It takes two seconds unless ``time``, ``depth`` or ``nodes`` say otherwise.

    >>> import inarow
    >>> found = inarow.analyse(inarow.Game("3x3x3", "b2"), every_move=True)
    >>> sorted(move for move, value in found.values.items() if value == "=")
    ['a1', 'a3', 'c1', 'c3']
    """
    position = game_of(game)
    if time is None and depth is None and nodes is None:
        time = 2.0
    request = {
        "op": "analyse",
        "game": _ref(position),
        "lines": whole("lines", lines, 1),
        "every_move": every_move,
        "limit": given(
            ms=milliseconds(time), depth=whole("depth", depth, 1), nodes=whole("nodes", nodes, 1)
        ),
    }
    found = answer(program_for([position]), request, nodes=nodes, progress=progress)
    return Analysis(
        lines=[Line(line["moves"], Value(line["value"])) for line in found["lines"]],
        values={one["move"]: Value(one["value"]) for one in found["values"] or []},
        depth=found["depth"],
        nodes=found["nodes"],
        seconds=found["time_ms"] / 1000,
        ended=found["ended"],
        proven=found["proven"],
    )


def review(game: AnyGame, *, time: float | None = 10.0, progress: Progress = None) -> Review:
    """Looks at every move of a game that was played, the last one first: where it was decided.

    ``time`` is how many seconds that may take in all.
    """
    position = game_of(game)
    request = {"op": "review", "game": _ref(position), "limit": given(ms=milliseconds(time))}
    found = answer(program_for([position]), request, progress=progress)
    return Review(found["moves"], found.get("summary"), found["ended"])


def _ref(position: _inarow.Game) -> dict[str, Any]:
    return json.loads(_inarow.Program.game_ref(position))
