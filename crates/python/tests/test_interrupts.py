"""Ctrl-C, threads, and the command itself."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from games import Noughts, minimax

import inarow


def endless(game, depth):
    while True:
        pass


class Stuck(Noughts):
    name = "stuck"

    def moves(self):
        while True:
            pass


@pytest.mark.parametrize(
    "work",
    [
        lambda: inarow.search("15x15x5", "minimax"),
        lambda: inarow.search("5x5x4", minimax),
        lambda: inarow.search("3x3x3", endless),
        lambda: inarow.search(Stuck(), "minimax"),
        lambda: inarow.solve("8x8x5"),
        lambda: inarow.analyse("15x15x5", time=600),
        lambda: inarow.compare("5x5x4", ["minimax"], depths="6", cell_limit=600),
        lambda: inarow.tournament("15x15x5", ["engine:6", "engine:7"], games=100),
        lambda: inarow.serve(addr="127.0.0.1:0", open=False, block=False).wait(),
        lambda: inarow.Game("7x7x4").perft(12),
    ],
    ids=["search", "own search", "stuck search", "stuck game", "solve", "analyse", "compare",
         "tournament", "serve", "perft"],
)  # fmt: skip
def test_ctrl_c_ends_long_work(work):
    timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.start()
    begin = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        work()
    timer.join()
    # All of them would take minutes, or for ever.
    assert time.monotonic() - begin < 20


def test_other_threads_run_meanwhile():
    """A search holds no lock of the interpreter: Python goes on counting."""
    counted = 0
    done = threading.Event()

    def count():
        nonlocal counted
        while not done.is_set():
            counted += 1
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    inarow.search("15x15x5", "minimax", nodes=3_000_000)
    done.set()
    thread.join()
    assert counted > 3


def test_searches_run_side_by_side():
    found = []
    threads = [
        threading.Thread(
            target=lambda: found.append(inarow.search(Noughts(), "alpha-beta", depth=5).nodes)
        )
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [inarow.search(Noughts(), "alpha-beta", depth=5).nodes] * 4


def test_copies_of_one_game_are_searched_side_by_side():
    game = inarow.Game(Noughts())
    found = []

    def search():
        for _ in range(5):
            found.append(inarow.search(game, "alpha-beta", depth=4).nodes)

    threads = [threading.Thread(target=search) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    assert found == [492] * 20


SCRIPT = """
import threading, inarow
class Slow:
    n = 0
    def moves(self): return ["a", "b"]
    def play(self, move): self.n += 1
    def undo(self, move): self.n -= 1
    def side(self): return "xo"[self.n % 2]
    def outcome(self): return None if self.n < 60 else "="
    def key(self): return self.n
server = inarow.serve(Slow(), addr="127.0.0.1:0", open=False, block=False)
thread = threading.Thread(target=lambda: inarow.search(Slow(), "minimax"), daemon=True)
thread.start()
print("ready", flush=True)
"""


def test_a_program_ends_while_something_runs():
    words = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "ready\n"), done.stderr


def run(*args, **options):
    words = [sys.executable, "-m", "inarow", *args]
    return subprocess.run(words, capture_output=True, text=True, timeout=60, **options)


def test_the_command_is_the_program():
    assert run("--version").stdout.startswith("inarow ")
    wrong = run("search", "3x3x3x")
    assert wrong.returncode == 2 and "WIDTHxHEIGHTxK" in wrong.stderr
    script = os.path.join(os.path.dirname(sys.executable), "inarow")
    assert "alpha-beta" in subprocess.run([script, "--help"], capture_output=True, text=True).stdout


def threads_of(process):
    """The names of the threads of a process."""
    names = Path(f"/proc/{process}/task").glob("*/comm")
    return {name.read_text().strip() for name in names}


@pytest.mark.skipif(not Path("/proc").exists(), reason="threads are read from /proc")
def test_ctrl_c_ends_the_command():
    words = [sys.executable, "-m", "inarow", "search", "15x15x5", "--algorithm", "minimax"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    # Until then it is Python that hears of it.
    while "ctrl-c" not in threads_of(process.pid):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=30)
    assert process.returncode == 0 and "a15" in out
