from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture
def command():
    """The command of the package, as a function of its arguments: what it prints."""

    def run(*args: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "inarow", *args], capture_output=True, text=True, timeout=120
        )
        assert done.returncode in (0, 1), done.stderr
        return done.stdout

    return run


@pytest.fixture
def command_json(command):
    """The same for what is printed as one line of JSON."""
    return lambda *args: json.loads(command(*args, "--json").splitlines()[-1])
