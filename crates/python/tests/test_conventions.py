"""PettingZoo, docstrings, notebooks and type stubs."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import pkgutil
import random
from pathlib import Path

import pytest
from pettingzoo.test import api_test

import inarow
import inarow.pettingzoo

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("game", ["15x15x5", "3x3x3", "7x6x4+gravity", "4x3x3+exact"])
def test_the_environment_passes_the_test_of_pettingzoo(game):
    api_test(inarow.pettingzoo.env(game), num_cycles=300, verbose_progress=False)


def test_the_environment_plays_by_the_rules():
    choices = random.Random(1)
    for game in ("3x3x3", "7x6x4+gravity"):
        env = inarow.pettingzoo.raw_env(game)
        for _ in range(50):
            env.reset()
            ours = inarow.Game(game)
            while ours.outcome() is None:
                seen = env.observe(env.agent_selection)
                legal = [i for i, on in enumerate(seen["action_mask"]) if on]
                assert len(legal) == len(ours.moves())
                action = choices.choice(legal)
                ours.play(next(move for move in ours.moves() if env.action(move) == action))
                env.step(action)
            score = {"x": 1, "o": -1, "=": 0}[ours.outcome()]
            assert env.rewards == {"player_x": score, "player_o": -score}
            assert all(env.terminations.values())


def test_the_environment_refuses():
    with pytest.raises(inarow.Error, match="k in a row"):
        inarow.pettingzoo.env("reversi")
    env = inarow.pettingzoo.env("3x3x3")
    env.reset()
    env.step(4)
    env.step(4)
    assert env.terminations["player_o"] and env.rewards["player_o"] == -1


def modules():
    for module in pkgutil.iter_modules(inarow.__path__):
        if module.name not in ("_inarow", "__main__"):
            yield importlib.import_module(f"inarow.{module.name}")


@pytest.mark.parametrize("module", [inarow, *modules()], ids=lambda module: module.__name__)
def test_examples_in_docstrings(module):
    failed, _ = doctest.testmod(module)
    assert failed == 0


def test_examples_of_the_part_in_rust():
    finder, runner = doctest.DocTestFinder(), doctest.DocTestRunner()
    tried = 0
    for thing in (inarow.Game, inarow.Value):
        for test in finder.find(thing, thing.__name__, module=False):
            runner.run(test)
            tried += len(test.examples)
    assert runner.failures == 0 and tried >= 5


def test_the_oldest_python_can_read_it():
    for path in (ROOT / "inarow").rglob("*.py*"):
        ast.parse(path.read_text(), feature_version=(3, 9))


def test_everything_public_is_documented():
    for name in inarow.__all__:
        thing = getattr(inarow, name)
        if not isinstance(thing, (int, str)):
            assert (thing.__doc__ or "").strip(), name


def test_stubs_tell_what_there_is():
    tree = ast.parse((ROOT / "inarow/_inarow.pyi").read_text())
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    native = importlib.import_module("inarow._inarow")
    for name, thing in vars(native).items():
        if name.startswith("__"):
            continue
        if inspect.isclass(thing) and not issubclass(thing, Exception):
            members = {
                node.name if isinstance(node, ast.FunctionDef) else node.target.id
                for node in classes[name].body
                if isinstance(node, (ast.FunctionDef, ast.AnnAssign))
            }
            public = {member for member in vars(thing) if not member.startswith("_")}
            assert public <= members, (name, public - members)
        elif callable(thing) and not inspect.isclass(thing):
            assert name in functions, name


@pytest.mark.parametrize("notebook", sorted(p.name for p in (ROOT / "notebooks").glob("*.ipynb")))
def test_notebooks_run(notebook, tmp_path):
    import nbformat
    from nbclient import NotebookClient

    book = nbformat.read(ROOT / "notebooks" / notebook, as_version=4)
    client = NotebookClient(
        book, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}
    )
    client.execute()
    code = [cell for cell in book.cells if cell.cell_type == "code"]
    assert all(cell.execution_count for cell in code) and len(code) >= 6


def test_the_guide_is_true(monkeypatch, tmp_path):
    """The programs of docs/python.md, one after the other, and what they say that they print."""
    import builtins
    import re

    monkeypatch.chdir(tmp_path)
    text = (ROOT.parent.parent / "docs/python.md").read_text()
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) >= 9
    file = tmp_path / "guide.py"
    file.write_text("\n".join(blocks))
    printed = []
    monkeypatch.setattr(
        builtins, "print", lambda *args, **_: printed.append(" ".join(map(str, args)))
    )
    exec(compile(file.read_text(), file, "exec"), {"__name__": "guide"})
    monkeypatch.undo()
    for promise in re.findall(r"^print\(.*\) +# (.*)$", "\n".join(blocks), re.MULTILINE):
        if "…" not in promise and ";" not in promise and "notebook" not in promise:
            assert promise in printed, promise
