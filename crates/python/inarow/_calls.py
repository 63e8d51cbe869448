"""What the part in Rust calls to ask functions of a submission."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any


def value_alone(function: Callable[[Any], Any]) -> Callable[[Any, int], Any]:
    """A function that evaluates, as a search that looks no ply ahead."""

    def evaluate(game: Any, _depth: int) -> Any:
        return function(game), None

    return evaluate


def as_json(value: Any) -> Any:
    """Sets, tuples and lists as lists; what JSON has no words for as its text."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [as_json(one) for one in value]
    if isinstance(value, (set, frozenset)):
        return sorted((as_json(one) for one in value), key=repr)
    return repr(value)


def call_as_json(
    module: Any, name: str, board: list[list[Any]], *, action: tuple[int, int] | None = None
) -> str:
    """Calls one of the seven functions: what it returned, or raised, and whether it changed its argument."""
    empty = getattr(module, "EMPTY", None)
    board = [[empty if cell is None else cell for cell in row] for row in board]
    before = copy.deepcopy(board)
    told: dict[str, Any] = {}
    try:
        function = getattr(module, name)
        value = function(board) if action is None else function(board, tuple(action))
        if name == "result" and empty is not None:
            value = [[None if cell == empty else cell for cell in row] for row in value]
        told["value"] = as_json(value)
        told["kind"] = type(value).__name__
    except Exception as error:  # whatever a submission raises is a part of its answer
        told["raised"] = f"{type(error).__name__}: {error}"
    told["changed"] = board != before
    return json.dumps(told)
