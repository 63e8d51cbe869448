"""What a call is about: a position, and the searches and programs that are its user's own."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Union

from . import _inarow
from ._inarow import Error, Game

#: A game by name, at a position, or an object with the rules of one's own.
AnyGame = Union[str, Game, Any]
#: A search written in Python: ``function(game, depth)`` returns its value for X and its move.
OwnSearch = Callable[[Game, int], Any]

#: An evaluator written in Python: a whole number for a game that is not over, good for X if positive.
Evaluator = Callable[[Game], int]

#: Tables of this size where nobody says otherwise.
USUAL_BYTES = 64 << 20

_shared: _inarow.Program | None = None


def shared() -> _inarow.Program:
    """The program that knows the built-in games and searches."""
    global _shared
    if _shared is None:
        _shared = _inarow.Program([], {}, {}, USUAL_BYTES)
    return _shared


def game_of(game: AnyGame) -> Game:
    """The position that is meant."""
    return game if isinstance(game, Game) else Game(game)


def games_of(games: Any) -> list[Game]:
    """One game or several."""
    if isinstance(games, (list, tuple)):
        return [game_of(game) for game in games]
    return [game_of(games)]


def program_for(
    games: Iterable[Game],
    searches: Mapping[str, OwnSearch] | None = None,
    programs: Mapping[str, str] | None = None,
) -> _inarow.Program:
    """A program that knows these games and searches besides the built-in ones."""
    own = [game for game in games if game.is_own]
    if not own and not searches and not programs:
        return shared()
    return _inarow.Program(own, dict(searches or {}), dict(programs or {}), USUAL_BYTES)


def name_of(function: OwnSearch) -> str:
    """What a search of one's own is called: as the function, but never as a search or a player of ours."""
    name = _as_name(function, "search")
    return f"own-{name}" if _inarow.is_ours(name) else name


def named_searches(
    algorithms: Iterable[str | OwnSearch], searches: Mapping[str, OwnSearch] | None
) -> tuple[list[str], dict[str, OwnSearch]]:
    """The names of algorithms, functions among them, and the functions by their names."""
    named: dict[str, OwnSearch] = dict(searches or {})
    for name, function in named.items():
        if not callable(function):
            raise Error(f"{name} is to be a function of (game, depth), got {function!r}")
    names = []
    for algorithm in algorithms:
        if isinstance(algorithm, str):
            names.append(algorithm)
            continue
        if not callable(algorithm):
            raise Error(f"an algorithm is a name or a function of (game, depth), got {algorithm!r}")
        known = next((name for name, one in named.items() if one is algorithm), None)
        name = known or name_of(algorithm)
        if named.setdefault(name, algorithm) is not algorithm:
            raise Error(f"two searches are called {name}; name them with searches={{name: function}}")
        names.append(name)
    return names, named


def judged(game: Game, functions: Iterable[Evaluator]) -> Game:
    """The same position, with these evaluators in front of its own."""
    return _inarow.with_evaluators(game, [(evaluator_name(one), one) for one in functions])


def evaluator_name(function: Evaluator) -> str:
    """What an evaluator of one's own is called: as the function."""
    if not callable(function):
        raise Error(f"an evaluator is a name or a function of a game, got {function!r}")
    return _as_name(function, "own")


def _as_name(function: Any, otherwise: str) -> str:
    name = getattr(function, "__name__", type(function).__name__)
    return "".join(c if c.isalnum() else "-" for c in name).strip("-").lower() or otherwise


def with_evaluator(
    game: Game, evaluator: str | Evaluator | None
) -> tuple[Game, str | None]:
    """A position that knows this evaluator, and its name."""
    if evaluator is None or isinstance(evaluator, str):
        return game, evaluator
    return judged(game, [evaluator]), evaluator_name(evaluator)


def several(ones: Any) -> Any:
    """A list, also of one."""
    return [ones] if isinstance(ones, str) or callable(ones) else ones


def whole(what: str, number: Any, least: int = 0, most: int = 2**63 - 1) -> int | None:
    """A whole number of at least this, if there is one."""
    if number is None:
        return None
    try:
        found = operator.index(number)
    except TypeError:
        raise Error(f"{what} must be a whole number, such as {max(least, 4)}, got {number!r}") from None
    if not least <= found <= most:
        bounds = f"of at least {least}" if most > 2**40 else f"from {least} to {most}"
        raise Error(f"{what} must be a whole number {bounds}, got {found}")
    return found


def milliseconds(seconds: float | None, what: str = "time") -> int | None:
    """A time as the program takes it; ``inf`` is none."""
    if seconds is None:
        return None
    try:
        seconds = float(seconds)
    except (TypeError, ValueError):
        seconds = math.nan
    if not seconds > 0:
        raise Error(f"{what} must be a number of seconds of more than 0, such as 2.5")
    return None if seconds > 2**40 else max(1, round(seconds * 1000))


def given(**fields: Any) -> dict[str, Any]:
    """The fields that say something."""
    return {name: field for name, field in fields.items() if field is not None}
