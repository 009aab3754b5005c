"""Finds campaigns: by their place, their server, and the accounts that have a seat in them."""

from dataclasses import dataclass

from storage.database.connection import Connection
from storage.documents import campaign_queries


@dataclass(frozen=True)
class Brief:
    """What a list shows about a campaign."""

    id: int
    name: str
    system: str


class CampaignIndex:
    """Finds campaigns without reading them."""

    def __init__(self, read: Connection) -> None:
        self._read = read

    async def at(self, place: int) -> int | None:
        """Return the campaign that a place is bound to; None if it is free."""
        rows = await self._read.fetch(campaign_queries.CAMPAIGN_AT, of_place=place)
        return next((campaign for (campaign,) in rows), None)

    async def of(self, home: int) -> tuple[Brief, ...]:
        """Return the campaigns of a server, oldest first."""
        return tuple(
            Brief(*row) for row in await self._read.fetch(campaign_queries.CAMPAIGNS_OF, of_home=home)
        )

    async def systems_by_home(self) -> tuple[tuple[int, str], ...]:
        """Return every pair of a server and a game of which that server has a campaign."""
        return tuple(
            (home, system) for home, system in await self._read.fetch(campaign_queries.SYSTEMS_BY_HOME)
        )

    async def with_holder(self, holder: int) -> tuple[Brief, ...]:
        """Return the campaigns in which an account has a seat, oldest first."""
        return tuple(
            Brief(*row) for row in await self._read.fetch(campaign_queries.CAMPAIGNS_WITH, of_holder=holder)
        )

    async def naming(self, account: int) -> tuple[int, ...]:
        """Return the campaigns whose head may name an account, as a holder or as an invited person.

        The search looks for the digits, so it may also find a campaign by coincidence.
        """
        rows = await self._read.fetch(campaign_queries.CAMPAIGNS_NAMING, of_text=str(account))
        return tuple(campaign for (campaign,) in rows)
