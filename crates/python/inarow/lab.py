"""Algorithms measured side by side, and players against each other."""

from __future__ import annotations

import ast
import inspect
import json
import linecache
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Union

from . import _inarow
from ._inarow import Error
from ._program import (
    AnyGame,
    Evaluator,
    OwnSearch,
    evaluator_name,
    game_of,
    games_of,
    given,
    judged,
    milliseconds,
    named_searches,
    program_for,
    several,
    whole,
)
from ._progress import Progress, telling
from .searching import table_html

#: A file with a program, or a function or class whose program is printed.
Source = Union[str, "os.PathLike[str]", Any]

DEFAULT_ALGORITHMS = _inarow.DEFAULT_ALGORITHMS


@dataclass(frozen=True)
class Plot:
    """A plot of a comparison; notebooks show it."""

    #: ``"nodes"``, ``"time"``, ``"cutoffs"`` or ``"branching"``.
    kind: str
    game: str
    evaluator: str
    svg: str

    def _repr_svg_(self) -> str:
        return self.svg


class Comparison:
    """What was measured, cell by cell."""

    def __init__(self, results: _inarow.Results, call: str) -> None:
        self._results = results
        self._call = call
        self._data = json.loads(results.json())
        #: One dictionary for each cell: ``game``, ``algorithm``, ``evaluator``, ``depth``, ``state``, and where it is
        #: ``"done"`` the counts, ``value``, ``best`` and ``time_ms``. Ready for ``pandas.DataFrame(rows)``.
        self.rows: list[dict[str, Any]] = [dict(cell) for cell in self._data["cells"]]

    def row(self, algorithm: str, depth: int, **others: Any) -> dict[str, Any]:
        """The cell of an algorithm at a depth."""
        wanted = {"algorithm": algorithm, "depth": depth, **others}
        for row in self.rows:
            if all(row.get(name) == value for name, value in wanted.items()):
                return row
        raise KeyError(f"there is no cell with {wanted}")

    @property
    def complete(self) -> bool:
        """Whether every cell was measured or left out for a reason."""
        return self._data["complete"]

    @property
    def machine(self) -> dict[str, Any]:
        """Where it was measured."""
        return self._data["machine"]

    def table(self, language: str = "en") -> str:
        """The table as text."""
        return self._results.table(language)

    def csv(self) -> str:
        """The table as CSV."""
        return self._results.csv()

    def json(self) -> str:
        """Everything that was measured."""
        return self._results.json()

    def plots(self, language: str = "en") -> list[Plot]:
        """Nodes, time, cutoffs and branching by depth, for each position and evaluator."""
        return [Plot(*plot) for plot in self._results.plots(language)]

    def report(
        self,
        folder: str | os.PathLike[str] | None = None,
        *,
        title: str | None = None,
        author: str | None = None,
        group: str | None = None,
        date: str | None = None,
        state: str | None = None,
        sources: Sequence[Source] = (),
        sample: Sequence[str] | None = None,
        language: str = "en",
    ) -> str:
        """The report to hand in, as a page: rules, algorithms, measurements with plots, and what they show.

        With a folder ``report.html``, ``report.md``, the table as CSV and JSON and all plots are written there.
        ``sources`` are programs to be printed: files, or functions and classes themselves. ``state`` says how
        positions and moves are kept, in your words. ``sample`` is a game of two players with pictures, such as
        ``("mine:3", "minimax:3")``.
        """
        if sample is not None and len(sample) != 2:
            raise Error("sample needs two players, such as (\"mine:3\", \"minimax:3\")")
        hand_in = {
            "title": None if title is None else str(title),
            "author": None if author is None else str(author),
            "group": None if group is None else str(group),
            "date": None if date is None else str(date),
            "state": None if state is None else str(state),
            "sources": [source_text(source) for source in several(sources)],
            "sample": None if sample is None else tuple(str(player) for player in sample),
            "call": self._call,
        }
        place = None if folder is None else Path(folder)
        return self._results.report(place, language, hand_in)

    def __str__(self) -> str:
        return self.table().rstrip()

    def _repr_html_(self) -> str:
        head = ["algorithm", "evaluator", "depth", "value", "best", "nodes", "cutoffs", "time, ms"]
        rows = []
        for row in self.rows:
            if row["state"] == "done":
                found = [row["value"], row["best"], f"{row['nodes']:,}", f"{row['cutoffs']:,}"]
                rest = [*found, f"{row['time_ms']:,.2f}"]
            else:
                rest = [row["state"], "", "", "", ""]
            rows.append([row["algorithm"], row["evaluator"], row["depth"], *rest])
        plots = "".join(plot.svg for plot in self.plots()[:4])
        return table_html(head, rows) + f"<div>{plots}</div>"


class _Code(str):
    """A text that stands for itself in a program."""

    def __repr__(self) -> str:
        return str(self)


def _code_of(function: Any) -> str:
    return getattr(function, "__name__", type(function).__name__)


def source_text(source: Source) -> tuple[str, str]:
    """The name and the text of a program."""
    if isinstance(source, (str, os.PathLike)):
        path = Path(source)
        try:
            return path.name, path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Error(f"cannot read {path}: {error}") from None
    try:
        text = _class_source(source) if inspect.isclass(source) else inspect.getsource(source)
    except (OSError, TypeError) as error:
        raise Error(f"the program of {source!r} cannot be read ({error}); give its file") from None
    return getattr(source, "__name__", type(source).__name__), text


def _class_source(kind: type) -> str:
    """The program of a class, also of one in a notebook, where only functions know where they are from."""
    methods = [member for member in vars(kind).values() if inspect.isfunction(member)]
    if methods:
        text = "".join(linecache.getlines(methods[0].__code__.co_filename))
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
                return ast.get_source_segment(text, node) or ""
    return inspect.getsource(kind)


def depths_of(depths: str | int | Iterable[int]) -> list[int]:
    """Depths as a list: ``"1-9"``, ``"1-3,6"``, ``4`` or ``range(1, 10)``."""
    if isinstance(depths, str):
        return _inarow.depths(depths)
    if isinstance(depths, Iterable):
        return sorted({whole("a depth", depth, 1) or 1 for depth in depths})
    return [whole("a depth", depths, 1) or 1]


def compare(
    games: AnyGame | Sequence[AnyGame],
    algorithms: Sequence[str | OwnSearch] = DEFAULT_ALGORITHMS,
    *,
    depths: str | int | Iterable[int] = "1-6",
    evaluators: Sequence[str | Evaluator] = (),
    moves: Sequence[str] = (),
    repeats: int = 3,
    cell_limit: float = 10.0,
    scoring: str = "plain",
    searches: Mapping[str, OwnSearch] | None = None,
    programs: Mapping[str, str] | None = None,
    progress: Progress = None,
) -> Comparison:
    """Measures algorithms side by side: nodes, cutoffs and time, for every depth.

    ``evaluators`` are names, or functions of a game that return a whole number for X. ``algorithms`` are names,
    functions of your own, or the names of those in ``searches`` and of the commands in
    ``programs``. A position of one game is given by its moves, or as a ``Game`` at it.

    >>> import inarow
    >>> found = inarow.compare("3x3x3", ["minimax", "alpha-beta"], depths="1-3", evaluators=["outcome"])
    >>> [(row["algorithm"], row["depth"], row["nodes"]) for row in found.rows][-2:]
    [('alpha-beta', 2, 26), ('alpha-beta', 3, 96)]
    """
    positions = games_of(games)
    names = [position.name for position in positions]
    if len(set(names)) < len(names):
        raise Error(f"two games have the same name ({', '.join(names)}); give each a name of its own")
    algorithms, evaluators, moves = several(algorithms), several(evaluators), several(moves)
    functions = [one for one in evaluators if not isinstance(one, str)]
    if functions:
        positions = [judged(position, functions) for position in positions]
        evaluators = [one if isinstance(one, str) else evaluator_name(one) for one in evaluators]
    names, own = named_searches(algorithms, searches)
    if len(positions) == 1 and not moves:
        # Also of a board that was set up: moves that lead to it.
        ref = json.loads(_inarow.Program.game_ref(positions[0]))
        if ref.get("first", "x") != "x":
            raise Error("positions are compared in games that X begins; swap the two sides")
        moves = [" ".join(ref["moves"])] if ref["moves"] else []
    elif any(position.history or position.is_set_up for position in positions):
        raise Error("several games begin at their beginning; give the moves to one position by moves=")
    settings = {
        "games": [position.name for position in positions],
        "moves": list(moves),
        "algorithms": names,
        "evaluators": list(evaluators),
        "depths": depths_of(depths),
        "repeats": whole("repeats", repeats, 1),
        "cell_limit_ms": milliseconds(cell_limit, "cell_limit") or 2**40,
        "scoring": scoring,
    }
    shown = given(
        searches=_Code("{" + ", ".join(f"{name!r}: {_code_of(one)}" for name, one in own.items()) + "}")
        if own
        else None,
        depths=settings["depths"],
        evaluators=settings["evaluators"] or None,
        moves=settings["moves"] or None,
        repeats=repeats,
        cell_limit=cell_limit,
        scoring=scoring,
    )
    options = ", ".join(f"{name}={value!r}" for name, value in shown.items())
    what = ", ".join(
        f"{type(position.object).__name__}()" if position.object is not None else repr(position.name)
        for position in positions
    )
    call = f"inarow.compare([{what}], {names!r}, {options}).report(…)"
    program = program_for(positions, own, programs)
    with telling(progress) as tell:
        return Comparison(program.compare(json.dumps(settings), tell), call)


class Tournament:
    """A round robin that was played."""

    def __init__(self, data: dict[str, Any], table: str) -> None:
        self._table = table
        #: Everything: players, openings, games with their records, and the table, as ``lab tournament --json``.
        self.data = data

    @property
    def players(self) -> list[str]:
        """The players, in the order of the table."""
        return self.data["players"]

    @property
    def games(self) -> list[dict[str, Any]]:
        """The games that were played."""
        return self.data["games"]

    @property
    def standings(self) -> list[dict[str, Any]]:
        """Who has how many points, with the ratings and their errors."""
        return self.data["table"]["standings"]

    def __str__(self) -> str:
        return self._table.rstrip()

    def _repr_html_(self) -> str:
        import html

        return f"<pre>{html.escape(str(self))}</pre>"


def tournament(
    game: AnyGame,
    players: Sequence[str | OwnSearch],
    *,
    games: int | None = None,
    openings: str | None = None,
    seed: int = 0,
    threads: int = 1,
    searches: Mapping[str, OwnSearch] | None = None,
    programs: Mapping[str, str] | None = None,
    language: str = "en",
    progress: Progress = None,
) -> Tournament:
    """Lets players meet each other, from the same openings with both colours: a table with error bars.

    Players are such as ``"engine:3"``, ``"alpha-beta:4"``, ``"random"``; a search of your own is ``"mine:3"`` with
    ``searches={"mine": function}``, and a program ``"name"`` with ``programs={"name": command}``.

    >>> import inarow
    >>> played = inarow.tournament("3x3x3", ["random", "alpha-beta:9"], games=10, seed=1)
    >>> played.standings[1]["player"], len(played.games)
    ('alpha-beta:9', 10)
    """
    position = game_of(game)
    names, own = named_searches(several(players), searches)
    threads = whole("threads", threads, 1, 64) or 1
    if own or position.is_own:
        threads = 1  # Python runs on one at a time anyway
    entry = given(
        players=names,
        games=whole("games", games, 2),
        openings=openings,
        seed=whole("seed", seed),
        threads=threads,
    )
    program = program_for([position], own, programs)
    with telling(progress) as tell:
        text, table = program.tournament(position, json.dumps(entry), language, tell)
    return Tournament(json.loads(text), table)
