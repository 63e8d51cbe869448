"""Calls the functions of a module: a question in JSON, an answer in JSON. As a program it loads the module named on the
command line, and reads and writes lines."""

import copy
import importlib.util
import json
import os
import sys


def answering(module):
    """What answers questions about this module: a dictionary for a dictionary."""
    names = [("X", "X"), ("O", "O"), ("EMPTY", None)]
    inside = {told: getattr(module, name, told) for name, told in names}

    def told(value):
        """A value as JSON has it."""
        for outside, own in inside.items():
            if type(value) is type(own) and value == own:
                return outside
        if isinstance(value, (set, frozenset, list, tuple)):
            return [told(part) for part in value]
        return value if isinstance(value, (bool, int, float, str)) else repr(value)

    def answer(question):
        board = [[inside[cell] for cell in row] for row in question["board"]]
        before = copy.deepcopy(board)
        arguments = [board]
        if question["action"] is not None:
            arguments.append(tuple(question["action"]))
        try:
            value = getattr(module, question["call"])(*arguments)
            found = {"value": told(value), "kind": type(value).__name__}
        except Exception as error:
            found = {"raised": f"{type(error).__name__}: {error}".removesuffix(": ")}
        found["changed"] = board != before
        return found

    return answer


def main():
    path = sys.argv[1]
    sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
    sys.dont_write_bytecode = True
    answers = sys.stdout
    # What the module prints is no answer.
    sys.stdout = sys.stderr
    spec = importlib.util.spec_from_file_location("submission", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    answer = answering(module)
    for line in sys.stdin:
        if line.strip() == "quit":
            break
        print(json.dumps(answer(json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    main()
