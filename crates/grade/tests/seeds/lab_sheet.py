"""Minimax, negamax and alpha-beta of a lab sheet, as printed there with their faults; with `fixed` and
`distance` the same without them."""

from frame import DISTANCE, FIXED, serve

WIN = 100  # the infinity of the lab sheet


class StateXO:
    lines = [
        [(0, 0), (0, 1), (0, 2)], [(1, 0), (1, 1), (1, 2)],
        [(2, 0), (2, 1), (2, 2)], [(0, 0), (1, 0), (2, 0)],
        [(0, 1), (1, 1), (2, 1)], [(0, 2), (1, 2), (2, 2)],
        [(0, 0), (1, 1), (2, 2)], [(0, 2), (1, 1), (2, 0)]]
    opponent = {"X": "0", "0": "X"}

    def __init__(self, value):
        self.value = value
        self.ply = 0

    def do_move(self, move):
        row, col, player = move
        self.value[row][col] = player
        self.ply += 1

    def undo_move(self, move):
        row, col, _ = move
        self.value[row][col] = None
        self.ply -= 1

    def is_win(self, player):
        for line in StateXO.lines:
            is_win = True
            for i, j in line:
                is_win = is_win and (self.value[i][j] == player)
            if is_win:
                return True
        return False

    def get_moves(self, player):
        if self.is_win(player) or self.is_win(self.opponent[player]):
            return []
        moves = []
        for row in range(3):
            for col in range(3):
                if self.value[row][col] == None:
                    moves.append((row, col, player))
        return moves

    def nc(self, player):
        count = 0
        for (r1, c1), (r2, c2), (r3, c3) in StateXO.lines:
            if self.value[r1][c1] != StateXO.opponent[player] \
                and self.value[r2][c2] != StateXO.opponent[player] \
                and self.value[r3][c3] != StateXO.opponent[player]:
                count += 1
        return count

    def score(self, player):
        opponent = StateXO.opponent[player]
        infinity = WIN - self.ply if DISTANCE else WIN
        if self.is_win(player):
            return infinity
        elif self.is_win(opponent):
            return (-1) * infinity
        else:
            return self.nc(player) - self.nc(opponent)


nodes = 0


def count(moves):
    """The counter of the lab sheet adds up the moves; fixed, it counts the calls."""
    global nodes
    nodes += 1 if FIXED else len(moves)


def minimax(state, level, original, player, opponent):
    best_move, best_score = None, None
    moves = state.get_moves(player)
    if level == 0 or moves == []:
        return None, state.score(original if FIXED else player)
    for m in moves:
        state.do_move(m)
        _, score = minimax(state, level-1, original, opponent, player)
        state.undo_move(m)
        if player == original:
            if best_score == None or score > best_score:
                best_move, best_score = m, score
        else:
            if best_score == None or score < best_score:
                best_move, best_score = m, score
    return best_move, best_score


def negmax(state, level, player, opponent):
    best_move, best_score = None, None
    moves = state.get_moves(player)
    count(moves)
    if level == 0 or moves == []:
        return None, state.score(player)
    for m in moves:
        state.do_move(m)
        _, score = negmax(state, level-1, opponent, player)
        state.undo_move(m)
        if best_score == None or (-1)*score > best_score:
            best_move, best_score = m, (-1)*score
    return best_move, best_score


def alpha_beta(state, level, player, opponent, low, high):
    best_move, best_score = None, None
    moves = state.get_moves(player)
    count(moves)
    if level == 0 or moves == []:
        return None, state.score(player)
    for m in moves:
        state.do_move(m)
        _, score = alpha_beta(state, level-1, opponent, player, -high, -low)
        state.undo_move(m)
        if best_score == None or -1*score > best_score:
            low = max(low, -1*score) if FIXED else -1*score
            best_move, best_score = m, -1*score
        if low >= high:
            return best_move, best_score
    return best_move, best_score


def search(grid, side, algorithm, depth):
    global nodes
    nodes = 0
    letters = {1: "X", -1: "0", 0: None}
    state = StateXO([[letters[cell] for cell in row] for row in grid])
    player, opponent = letters[side], letters[-side]
    if algorithm == "minimax":
        move, value = minimax(state, depth, player, player, opponent)
    elif algorithm == "negamax":
        move, value = negmax(state, depth, player, opponent)
    else:
        move, value = alpha_beta(state, depth, player, opponent, -WIN, WIN)
    return move[:2], value, nodes


def evaluate(grid, side):
    letters = {1: "X", -1: "0", 0: None}
    return StateXO([[letters[cell] for cell in row] for row in grid]).score(letters[side])


serve(search, evaluate)
