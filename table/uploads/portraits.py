"""Portraits of characters: the person who acts for a character sets it, and a GM may take any away."""

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
        said = alt_text(alt)
        hash_ = await self._stored.keep(campaign, await small_picture(data, "portrait"))
        await self._stored.set_portrait(campaign, who.id, Portrait(hash_, said))
        await self.sweep(campaign)

    async def drop(self, campaign: int, who: AnyCharacter, seat: Seat) -> None:
        """Take a portrait away, with its picture. Refused: `not-your-character`, but not to GMs."""
        if not seat.is_gm:
            require_acting(seat, who)
        if await self.of(campaign, who.id) is None:
            raise Refused("no-portrait")
        await self._stored.drop_portrait(campaign, who.id)
        await self.sweep(campaign)

    async def sweep(self, campaign: int) -> None:
        """Delete the pictures of a campaign that nothing shows any more."""
        await self._stored.sweep(campaign, used_in(await self._table.state(campaign)))


def used_in(state: AnyState) -> set[str]:
    """Return the hashes of the pictures that a campaign's handouts show."""
    return {one.picture for one in state.campaign.handouts if one.picture}
