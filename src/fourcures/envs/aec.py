"""A PettingZoo AEC environment: one agent for each seat, each with its own view.

    env = fourcures.envs.aec.env(players=3, difficulty="standard")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else choose(observation["action_mask"])
        env.step(action)

Every agent gets the team's reward. The option `out_of_turn` decides who may play an event out of
turn (see `who_decides`): with "ask", the default, a seat with an event that could be played now is
selected and plays it or holds. Being selected reveals nothing to the others: no observation says
who was asked, and the mask of a seat has its possible actions whether it is selected or not.
"""

from __future__ import annotations

from ..extras import need

need("envs", __name__)

from collections.abc import Mapping
from typing import Any, Unpack

import gymnasium
import pettingzoo

from . import rendering
from .games import Games, IllegalAction, draw_seed
from .kernels import GOES_ON
from .kernels import ILLEGAL as WAS_ILLEGAL
from .observations import ENCODING
from .options import EnvOptions, read_options
from .rendering import Pixels
from .snapshot import Snapshot, Snapshots
from .spaces import Action, Info, Seen, action_space, agent_space, reshape
from .who_decides import ASK, MODES


def raw_env(render_mode: str | None = None, **options: Unpack[EnvOptions]) -> FourCuresAEC:
    """Return the environment, without wrappers."""
    return FourCuresAEC(render_mode, **options)


def env(render_mode: str | None = None, **options: Unpack[EnvOptions]) -> FourCuresAEC:
    """Return the environment, as `raw_env` does: it validates its use and needs no wrappers."""
    return raw_env(render_mode, **options)


class FourCuresAEC(Snapshots, pettingzoo.AECEnv[str, Seen, Action]):  # type: ignore[misc]  # it has no types
    """One game with agents `seat_0`, `seat_1`, ...; the options are those of `gym.FourCuresEnv`.

    The info of an agent has its number as "seat" and, once the game is over, whether the team has
    "won". Its mask is in its observation.
    """

    metadata = {  # noqa: RUF012 (PettingZoo's)
        "name": f"fourcures_v{ENCODING}",
        "render_modes": list(rendering.MODES),
        "render_fps": 4,
        "is_parallelizable": False,
    }

    def __init__(self, render_mode: str | None = None, **options: Unpack[EnvOptions]) -> None:
        super().__init__()
        rendering.check_mode(render_mode)
        self.render_mode = render_mode
        self.settings, self.options = read_options(options, out_of_turn=MODES[ASK])
        self.games = Games(1, self.settings)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.settings.players)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: agent_space(self.options.observation) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._began = False
        self._skip_agent_selection: str | None = None  # PettingZoo's

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Start a new game: of this seed, or the next one of the previous seed."""
        start = self.settings.read_start(seed, options)
        if start is None and not self._began:
            start = draw_seed()
        self.games.begin(0, start)
        self._began = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self.agent_selection = self.possible_agents[self.games.deciders[0]]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Seen:
        """Return the observation of this agent, and the actions that it could take if selected."""
        games, seat = self.games, self._seats[agent]
        if seat == games.deciders[0]:
            flat, mask = games.observations[0].copy(), games.masks[0].copy()
        else:
            flat, mask = games.look(0, seat)
        return {"observation": reshape(self.options.observation, flat), "action_mask": mask}

    def step(self, action: Action | None) -> None:
        """Play an action of the selected agent; None if its game is over."""
        if not self.agents:
            raise gymnasium.error.ResetNeeded("the game is over or has not begun: call reset")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        games = self.games
        if action is None:
            raise IllegalAction(f"{agent} is still playing: the action must be a number, not None")
        reward = games.play_one(action, self.options)
        self._cumulative_rewards[agent] = 0.0
        if games.ended[0] != GOES_ON:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = self._infos()
        to_all = 0.0 if games.ended[0] == WAS_ILLEGAL else reward
        self.rewards = dict.fromkeys(self.agents, to_all) | {agent: reward}
        self.agent_selection = self.possible_agents[games.deciders[0]]
        self._accumulate_rewards()

    def _infos(self) -> dict[str, Info]:
        """Return the info of each agent."""
        infos: dict[str, Info] = {agent: {"seat": self._seats[agent]} for agent in self.agents}
        if self.agents and self.terminations[self.agents[0]]:
            for info in infos.values():
                info["won"] = self.games.is_won(0)
        return infos

    def load_state(self, state: Snapshot) -> None:
        """Go back to a snapshot of `save_state`; `last` and `observe` return the same as then."""
        self._load(state)

    def _save_own(self) -> tuple[object, ...]:
        if not self._began:
            return ()
        by_agent = (self.rewards, self._cumulative_rewards, self.terminations, self.truncations)
        return (
            self.agent_selection,
            self._skip_agent_selection,
            tuple(self.agents),
            *(tuple(values.items()) for values in by_agent),
        )

    def _load_own(self, own: tuple[Any, ...]) -> None:
        self._began = bool(own)
        self.agents = []
        if not own:
            return
        self.agent_selection, self._skip_agent_selection, agents, *by_agent = own
        self.agents = list(agents)
        self.rewards, self._cumulative_rewards, self.terminations, self.truncations = map(
            dict, by_agent
        )
        self.infos = self._infos()

    def render(self) -> str | Pixels | None:
        """Return the game as the selected agent sees it: text, or an RGB array."""
        return rendering.render(self.games.view(0), self.render_mode)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
