"""What the part in Rust calls to ask functions of a submission."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def value_alone(function: Callable[[Any], Any]) -> Callable[[Any, int], Any]:
    """A function that evaluates, as a search that looks no ply ahead."""

    def evaluate(game: Any, _depth: int) -> Any:
        return function(game), None

    return evaluate
