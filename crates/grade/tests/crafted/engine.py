"""A weak engine by the Gomocup protocol, with the mutation named on the command line; right without."""

import random
import sys

M = sys.argv[1] if len(sys.argv) > 1 else ""
size, board = 0, {}
rng = random.Random(1)


def say(line):
    print(line, flush=True)


def five(cell, side):
    for dx, dy in (1, 0), (0, 1), (1, 1), (1, -1):
        n = 1
        for sign in 1, -1:
            x, y = cell[0] + sign * dx, cell[1] + sign * dy
            while board.get((x, y)) == side:
                x, y, n = x + sign * dx, y + sign * dy, n + 1
        if n >= 5:
            return True
    return False


def move():
    free = [(x, y) for y in range(size) for x in range(size) if (x, y) not in board]
    near = [c for c in free if any(abs(c[0] - x) < 2 and abs(c[1] - y) < 2 for x, y in board)]
    cell = rng.choice(near or [(size // 2, size // 2)])
    for side in 2, 1:
        if M != {1: "misses-five", 2: "misses-four"}[side]:
            cell = next((c for c in free if five(c, side)), cell)
    if M == "taken" and board:
        cell = next(iter(board))
    board[cell] = 1
    x, y = cell
    if M == "swaps-coordinates":
        x, y = y, x
    if M == "from-one":
        x, y = x + 1, y + 1
    if M == "outside":
        x += size
    say(f"{x};{y}" if M == "form" else f"{x},{y}")


def lines():
    while True:
        line = sys.stdin.readline()
        if line:
            yield line
        elif M != "ignores-hang-up":
            return


for line in lines():
    if M == "over":
        sys.exit("I do not want to play")
    if M == "silent":
        continue
    word, _, rest = line.strip("\n" if M == "spelling" else "\r\n").partition(" ")
    word = word.upper()
    if word == "START":
        if M == "spelling" and rest.endswith("\r"):
            say("ERROR size")
            continue
        number = int(rest) if rest.isdigit() else 0
        if not 5 <= number <= 30 and M != "any-size":
            say("ERROR unsupported size")
            continue
        size, board = number, {}
        say("YES" if M == "no-ok" else "OK")
    elif word == "BEGIN":
        move()
    elif word == "TURN":
        x, y = map(int, rest.split(","))
        board[x, y] = 2
        move()
    elif word == "BOARD":
        board = {}
        for line in sys.stdin:
            if line.strip() == "DONE":
                break
            x, y, side = map(int, line.split(","))
            board[x, y] = 3 - side if M == "sides-exchanged" else side
        move()
    elif word == "TAKEBACK":
        x, y = map(int, rest.split(","))
        if M == "not-taken-back":
            say("ERROR no")
        else:
            board.pop((x, y), None)
            say("OK")
    elif word == "RESTART":
        if M == "not-restarted":
            say("5,5")
            continue
        board = {}
        say("OK")
    elif word == "INFO":
        if M == "answers-info":
            say("OK")
    elif word == "ABOUT":
        say("me" if M == "about" else 'name="Crafted", version="1", author="Me", country="CZ"')
    elif word == "END":
        if M != "ignores-end":
            break
    elif M != "not-unknown":
        say("UNKNOWN command")
