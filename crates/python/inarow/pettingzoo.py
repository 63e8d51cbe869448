"""k in a row as an environment of PettingZoo, with an action mask: ``inarow.pettingzoo.env("15x15x5")``.

An action is a cell, counted row by row from the top left; with gravity a column. An observation is a dictionary: the
board as ``observation``, of the shape (height, width, 2) with one's own stones in the first plane, and
``action_mask``. Who wins gets 1, who loses -1. Needs the package pettingzoo.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._inarow import Error, Game

PLAYERS = ("player_x", "player_o")


def env(game: str = "3x3x3", render_mode: str | None = None) -> AECEnv:
    """The environment, with the usual wrappers: an illegal action ends the game, and loses it."""
    made: AECEnv = raw_env(game, render_mode=render_mode)
    if render_mode == "ansi":
        made = wrappers.CaptureStdoutWrapper(made)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):
    """The environment itself."""

    metadata = {"render_modes": ["human", "ansi"], "name": "inarow_v0", "is_parallelizable": False}

    def __init__(self, game: str = "3x3x3", render_mode: str | None = None) -> None:
        super().__init__()
        self.start = Game(game)
        if self.start.line is None or self.start != Game(self.start.name):
            raise Error(f"{game} is not the name of a game of k in a row, such as 3x3x3 or 7x6x4+gravity")
        size, *options = self.start.name.split("+")
        self.width, self.height, self.k = (int(part) for part in size.split("x"))
        self.gravity = "gravity" in options
        self.render_mode = render_mode
        self.game = self.start.copy()
        self.possible_agents = list(PLAYERS)
        self.agents = list(PLAYERS)
        actions = self.width if self.gravity else self.width * self.height
        shape = (self.height, self.width, 2)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in PLAYERS}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, shape, np.int8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in PLAYERS
        }
        self.board = np.zeros(shape, np.int8)

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def place(self, move: str) -> tuple[int, int]:
        """The row from the top and the column of a cell."""
        letters = move.rstrip("0123456789")
        column = 0
        for letter in letters:
            column = column * 26 + ord(letter) - ord("a") + 1
        return self.height - int(move[len(letters) :]), column - 1

    def action(self, move: str) -> int:
        """The action that a move is."""
        row, column = self.place(move)
        return column if self.gravity else row * self.width + column

    def observe(self, agent: str) -> dict[str, Any]:
        board = self.board if agent == PLAYERS[0] else self.board[:, :, ::-1]
        mask = np.zeros(self.action_spaces[agent].n, np.int8)
        if agent == self.agent_selection:
            for move in self.game.moves():
                mask[self.action(move)] = 1
        return {"observation": board.copy(), "action_mask": mask}

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        self.game = self.start.copy()
        self.board = np.zeros_like(self.board)
        self.agents = list(PLAYERS)
        self.rewards = dict.fromkeys(PLAYERS, 0)
        self._cumulative_rewards = dict.fromkeys(PLAYERS, 0)
        self.terminations = dict.fromkeys(PLAYERS, False)
        self.truncations = dict.fromkeys(PLAYERS, False)
        self.infos = {agent: {} for agent in PLAYERS}
        self.agent_selection = PLAYERS[0]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        mover = PLAYERS.index(agent)
        move = next((move for move in self.game.moves() if self.action(move) == action), None)
        if move is None:
            raise Error(f"the action {action} is not legal now; see action_mask")
        self.game.play(move)
        row, column = self.place(move)
        self.board[row, column, mover] = 1
        outcome = self.game.outcome()
        if outcome is not None:
            score = {"x": 1, "o": -1}.get(outcome, 0)
            self.rewards = {PLAYERS[0]: score, PLAYERS[1]: -score}
            self.terminations = dict.fromkeys(PLAYERS, True)
        else:
            self._clear_rewards()
        self._cumulative_rewards[agent] = 0
        self.agent_selection = PLAYERS[1 - mover]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        text = str(self.game)
        if self.render_mode in ("human", "ansi"):
            print(text)
        return text

    def close(self) -> None:
        pass
