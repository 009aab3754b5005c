"""Portraits of characters: the person who acts for a character sets it, and a GM may take any away."""

from collections.abc import Mapping

from rules.campaign.model import AnyCharacter
from rules.contract.ownership import require_acting
from rules.contract.system import AnyState
from rules.core.refusal import Refused
from rules.core.seat import Seat
from storage.pictures import Portrait
from table.play.table import Table
from table.uploads.pictures import alt_text, small_picture


class Portraits:
    """The portraits of all campaigns."""

    def __init__(self, table: Table) -> None:
        self._table, self._stored = table, table.store.pictures

    async def of(self, campaign: int, character: str) -> Portrait | None:
        """Return the portrait of a character; None if it has none."""
        return (await self._stored.portraits(campaign)).get(character)

    async def picture(self, campaign: int, portrait: Portrait) -> bytes | None:
        """Return the picture of a portrait; None if it is gone."""
        return await self._stored.data(campaign, portrait.hash)

    async def set(self, campaign: int, who: AnyCharacter, seat: Seat, data: bytes, alt: str) -> None:
        """Give a character a portrait, made of a picture that somebody sent.

        Refused: `not-your-character`, `picture-alt`, `text-too-long`, `picture-unreadable`, `picture-large`.
        """
        require_acting(seat, who)
        said, small = alt_text(alt), await small_picture(data, "portrait")
        hash_ = await self._stored.keep(campaign, small)
        await self._stored.set_portrait(campaign, who.id, Portrait(hash_, said))
        await self._stored.keep(campaign, small)  # again, if somebody's sweep took it for unused just now
        await sweep(self._table, campaign)

    async def drop(self, campaign: int, who: AnyCharacter, seat: Seat) -> None:
        """Take a portrait away, with its picture. Refused: `not-your-character`, but not to GMs."""
        if not seat.is_gm:
            require_acting(seat, who)
        if await self.of(campaign, who.id) is None:
            raise Refused("no-portrait")
        await self._stored.drop_portrait(campaign, who.id)
        await sweep(self._table, campaign)


def shown_beside(portraits: Mapping[str, Portrait], known: AnyState) -> dict[str, Portrait]:
    """Return the portraits of the characters in a view, by id: nobody else's may stand beside it."""
    return {who: portrait for who, portrait in portraits.items() if who in known.characters}


async def sweep(table: Table, campaign: int) -> None:
    """Delete the pictures of a campaign that neither a portrait nor a handout shows."""

    async def used() -> set[str]:
        return used_in(await table.state(campaign))

    await table.store.pictures.sweep(campaign, used)


def used_in(state: AnyState) -> set[str]:
    """Return the hashes of the pictures that a campaign's handouts show."""
    return {one.picture for one in state.campaign.handouts if one.picture}
