"""``python -m inarow``, and the command ``inarow``: the program itself."""

from __future__ import annotations

import signal
import sys

from . import _inarow


def main() -> int:
    """Does what the command line asks for; the exit code."""
    # The program has its own ways with Ctrl-C.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.stdout.flush()
    return _inarow.main(["inarow", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
