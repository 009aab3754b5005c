"""What one person's client asks of the world around it; `practice.simulation.world` provides it."""

from __future__ import annotations

from typing import Any, Protocol

import simcord

from practice.simulation import requests as ask
from practice.simulation.command_catalog import Catalog


class Host(Protocol):
    """The simulated Discord, and what all people at the table share."""

    env: simcord.Env
    catalog: Catalog
    #: By message: the name of the command that it answers.
    used: dict[int, str]
    #: What has been done at the table, for the tour.
    signs: set[str]

    @property
    def guild(self) -> simcord.GuildHandle:
        """The one server."""

    def show(self, message: simcord.ResponseMessage) -> dict[str, Any]:
        """How a message looks."""

    def member(self, user_id: int) -> simcord.MemberActor | None:
        """The person with this id, or the bot."""

    def touch(self) -> None:
        """Say that something changed which never crossed the wire, such as a language."""

    def did(self, who: str, request: ask.AnyRequest) -> None:
        """Take note of what a person did, for the tour."""

    def begin(self, wanted: ask.Begin) -> None:
        """Ask for another scene."""

    async def learn(self) -> None:
        """Read the bot's commands again, if they have changed."""

    async def restart(self) -> None:
        """Close the bot and start another one on the same database."""
