"""Minimax to the end of the game, as a student printed it; with `distance` it prefers quick wins."""

from frame import DISTANCE, serve

inf = float("inf")


def is_available(grid, row, column):
    return grid[row][column] == 0


def is_winner(grid, player):
    for i in range(3):
        if grid[i][0] == player and grid[i][1] == player and grid[i][2] == player:
            return True
        if grid[0][i] == player and grid[1][i] == player and grid[2][i] == player:
            return True
    if grid[0][0] == player and grid[1][1] == player and grid[2][2] == player:
        return True
    if grid[2][0] == player and grid[1][1] == player and grid[0][2] == player:
        return True
    return False


def is_full(grid):
    for i in range(3):
        for j in range(3):
            if grid[i][j] == 0:
                return False
    return True


def win(ply):
    return 10 - ply if DISTANCE else 1


def minmax(grid, is_maximizing, ply):
    if is_winner(grid, 1):
        return -win(ply)
    if is_winner(grid, 2):
        return win(ply)
    if is_full(grid):
        return 0
    if is_maximizing:
        best = -inf
        for row in range(3):
            for col in range(3):
                if is_available(grid, row, col):
                    grid[row][col] = 2
                    best = max(best, minmax(grid, False, ply + 1))
                    grid[row][col] = 0
        return best
    if not is_maximizing:
        best = inf
        for row in range(3):
            for col in range(3):
                if is_available(grid, row, col):
                    grid[row][col] = 1
                    best = min(best, minmax(grid, True, ply + 1))
                    grid[row][col] = 0
        return best


def get_move(grid):
    best = -inf
    move = ()
    for row in range(3):
        for col in range(3):
            if is_available(grid, row, col):
                grid[row][col] = 2
                score = minmax(grid, False, 1)
                grid[row][col] = 0
                if score > best:
                    best = score
                    move = (row, col)
    return move, best


def search(grid, side, _algorithm, _depth):
    # The computer is 2, the person 1.
    numbers = {side: 2, -side: 1, 0: 0}
    move, best = get_move([[numbers[cell] for cell in row] for row in grid])
    return move, best, None


serve(search)
