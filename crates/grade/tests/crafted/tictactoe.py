"""The seven functions of noughts and crosses, with the mutation named in TICTACTOE; right without."""

import copy
import functools
import os

M = os.environ.get("TICTACTOE", "")
X, O, EMPTY = "X", "O", None
LINES = [[(i, j) for j in range(3)] for i in range(3)]
COLUMNS = [[(j, i) for j in range(3)] for i in range(3)]
DIAGONALS = [[(i, i) for i in range(3)], [(i, 2 - i) for i in range(3)]]


def player(board):
    xs = sum(row.count(X) for row in board)
    os_ = sum(row.count(O) for row in board)
    if M == "player-swapped":
        return O if xs == os_ else X
    if M == "player-counts":
        return X if xs <= os_ + 1 and xs != 3 else O
    return X if xs == os_ else O


def actions(board):
    if M == "missing":
        raise NotImplementedError
    free = {(i, j) for i in range(3) for j in range(3) if board[i][j] is EMPTY or M == "actions-taken"}
    if M == "actions-missing":
        free.discard((2, 2))
    return list(free) if M == "actions-type" else free


def result(board, action):
    i, j = action
    inside = 0 <= i < 3 and 0 <= j < 3
    if M == "result-accepts-taken":
        legal = inside
    elif M == "result-accepts-outside":
        legal = board[i][j] is EMPTY
    else:
        legal = inside and board[i][j] is EMPTY
    if not legal:
        raise ValueError("not a legal action")
    after = board if M == "result-mutates" else copy.deepcopy(board)
    if M == "result-exchanges":
        i, j = j, i
    turn = player(board)
    if M == "result-wrong-player":
        turn = O if turn == X else X
    after[i][j] = turn
    return after


def winner(board):
    lines = list(LINES)
    if M == "winner-misses-row":
        lines.pop()
    lines += COLUMNS[: 2 if M == "winner-misses-column" else 3]
    lines += DIAGONALS[: 1 if M == "winner-misses-diagonal" else 2]
    for line in lines:
        signs = {board[i][j] for i, j in line}
        if len(signs) == 1 and (EMPTY not in signs or M == "winner-other"):
            return signs.pop() or X
    return None


def terminal(board):
    full = all(cell is not EMPTY for row in board for cell in row)
    if M == "terminal-ignores-full":
        return winner(board) is not None
    if M == "terminal-ignores-win":
        return full
    if M == "terminal-too-early":
        full = sum(cell is EMPTY for row in board for cell in row) <= 1
    return winner(board) is not None or full


def utility(board):
    won = winner(board)
    value = {X: 1, O: -1, None: 0}[won]
    if M == "utility-sign":
        return -value
    return value * 10 if M == "utility-other" else value


@functools.cache
def value(rows):
    board = [list(row) for row in rows]
    if terminal(board):
        return utility(board)
    values = [value(tuple(map(tuple, result(board, action)))) for action in actions(board)]
    return max(values) if player(board) == X else min(values)


def minimax(board):
    if terminal(board) and M != "minimax-after-end":
        return None
    if M == "raises":
        return [][0]
    if M == "minimax-illegal":
        return (1, 1)
    rated = {action: value(tuple(map(tuple, result(board, action)))) for action in sorted(actions(board))}
    if not rated:
        return (0, 0)
    best = max if player(board) == X or M == "minimax-one-side" else min
    wins = [action for action in rated if winner(result(board, action))]
    if M == "minimax-misses-win" or M == "minimax-not-optimal" and not wins:
        return min(rated)
    return best(rated, key=rated.get)


if M == "prints":
    print("hello")
