"""What a call is about: a position, and the searches and programs that are its user's own."""

from __future__ import annotations

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
    own = [game for game in games if game.object is not None]
    if not own and not searches and not programs:
        return shared()
    return _inarow.Program(own, dict(searches or {}), dict(programs or {}), USUAL_BYTES)


def name_of(function: OwnSearch) -> str:
    """What a search of one's own is called: as the function, but never as one of ours."""
    name = getattr(function, "__name__", type(function).__name__)
    name = "".join(c if c.isalnum() else "-" for c in name).strip("-").lower() or "search"
    return f"own-{name}" if name in known_names() else name


def known_names() -> set[str]:
    import json

    return {info["name"] for info in json.loads(shared().algorithms())}


def named_searches(
    algorithms: Iterable[str | OwnSearch], searches: Mapping[str, OwnSearch] | None
) -> tuple[list[str], dict[str, OwnSearch]]:
    """The names of algorithms, functions among them, and the functions by their names."""
    named: dict[str, OwnSearch] = dict(searches or {})
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


class _Judged:
    """A game with evaluators that are functions of Python besides its own."""

    functions: Mapping[str, Evaluator] = {}

    def __init__(self, game: Game) -> None:
        self.game = game
        self.name, self.rules, self.longest = game.name, game.rules, game.longest
        for name in ("moves", "play", "undo", "side", "outcome", "key"):
            setattr(self, name, getattr(game, name))

    def __deepcopy__(self, _memo: Any) -> _Judged:
        return type(self)(self.game.copy())

    def __reduce__(self) -> Any:
        raise TypeError("a game with an evaluator that is a function cannot be pickled")

    def __str__(self) -> str:
        return str(self.game)


_judged: dict[Any, type] = {}


def judged(game: Game, functions: Iterable[Evaluator]) -> Game:
    """The same position, with these evaluators in front of its own."""
    named = {evaluator_name(function): function for function in functions}
    key = (tuple(named.items()), tuple(game.evaluators))
    if key not in _judged:

        def of(name: str, function: Evaluator | None) -> Callable[[_Judged], int]:
            def score(self: _Judged) -> int:
                return function(self.game) if function else self.game.evaluate(name)

            score.__doc__ = (function.__doc__ if function else None) or ""
            return score

        methods: dict[str, Any] = {name: of(name, function) for name, function in named.items()}
        for name in game.evaluators:
            methods.setdefault(name, of(name, None))
        _judged[key] = type("Judged", (_Judged,), {**methods, "evaluators": list(methods)})
    start = _judged[key](game.start())
    return Game(start, game.history)


def evaluator_name(function: Evaluator) -> str:
    """What an evaluator of one's own is called: as the function."""
    if not callable(function):
        raise Error(f"an evaluator is a name or a function of a game, got {function!r}")
    name = getattr(function, "__name__", type(function).__name__)
    return "".join(c if c.isalnum() else "-" for c in name).strip("-").lower() or "own"


def with_evaluator(
    game: Game, evaluator: str | Evaluator | None
) -> tuple[Game, str | None]:
    """A position that knows this evaluator, and its name."""
    if evaluator is None or isinstance(evaluator, str):
        return game, evaluator
    return judged(game, [evaluator]), evaluator_name(evaluator)


def milliseconds(seconds: float | None) -> int | None:
    """A time as the program takes it."""
    if seconds is None:
        return None
    if not seconds > 0:
        raise Error(f"a time is more than 0 seconds, got {seconds}")
    return max(1, min(round(seconds * 1000), 2**53))


def given(**fields: Any) -> dict[str, Any]:
    """The fields that say something."""
    return {name: field for name, field in fields.items() if field is not None}
