"""What a person's client needs from the world around it; `practice.simulation.world` provides it."""

from __future__ import annotations

from typing import Any, Protocol

import simcord

from practice.simulation import requests as ask
from practice.simulation.command_catalog import Catalog


class Host(Protocol):
    """The simulated Discord and what all people at the table share."""

    env: simcord.Env
    catalog: Catalog
    #: The name of the command that a message answers, by the message's id.
    used: dict[int, str]
    #: The signs of what has been done at the table, for the tour.
    signs: set[str]

    @property
    def guild(self) -> simcord.GuildHandle:
        """The one server."""

    def show(self, message: simcord.ResponseMessage) -> dict[str, Any]:
        """Return a message as the page draws it."""

    def member(self, user_id: int) -> simcord.MemberActor | None:
        """Return the person with this id, or the bot; None if there is neither."""

    def touch(self) -> None:
        """Note a change that did not go through the simulated Discord, such as a client's language."""

    def did(self, who: str, request: ask.AnyRequest) -> None:
        """Record what a person did, for the tour."""

    def begin(self, wanted: ask.Begin) -> None:
        """Ask for another scene."""

    async def learn(self) -> None:
        """Read the bot's commands again, if they have changed."""

    async def restart(self) -> None:
        """Close the bot and start another one on the same database."""
