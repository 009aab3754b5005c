"""“Last time”: what happened in the session before, from the log, as everybody may know it."""

from narration.games import GAMES
from narration.journal.recap import recap
from narration.journal.speech import FileWording
from narration.text.texts import bundled_texts
from rules.campaign.events import SessionStarted
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from storage.log_reader import LogRange
from table.journal import Journal
from table.play.table import Table


class LastTime:
    """Reads what happened in a campaign's session before the next or the running one."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._journal = Journal(table)

    async def text(self, campaign: int) -> str:
        """Return the recap of the latest session that is over, in the campaign's language; may be empty.

        Refused: `no-such-campaign`.
        """
        state = await self._table.state(campaign)
        session = state.campaign.session - state.campaign.in_session
        if session < 1:
            return ""
        try:
            results, _ = await self._journal.results(campaign, session)
        except Refused:  # an imported log may lack that session, and a very long one is not read at once
            return ""
        public = self._table.system(state).view(state, PUBLIC)
        people = {one.name for one in public.characters.values() if one.seat}
        loose = tuple(GAMES[state.campaign.system].teller.loose_ends(public))
        wording = FileWording(bundled_texts().of_game(state.campaign.system), state.campaign.language)
        return recap(results, people, loose, wording.plain)

    async def for_the_absent(self, campaign: int, seat: str) -> str:
        """Return what a player who was away last time should read; empty for everybody else.

        While a session runs, that is the recap it began with.
        """
        state = await self._table.state(campaign)
        session = state.campaign.session - state.campaign.in_session
        if session < 1 or not seat or not await self._was_away(campaign, session, seat):
            return ""
        if not state.campaign.in_session:
            return await self.text(campaign)
        begun = await self._started(campaign)
        return begun[-1].recap if begun else ""

    async def _was_away(self, campaign: int, session: int, seat: str) -> bool:
        """Tell whether a seat was away; where nobody noted who was there, whether it did nothing."""
        here = next((one.present for one in await self._started(campaign) if one.session == session), ())
        if here:
            return seat not in here
        try:
            _, acted = await self._journal.results(campaign, session)
        except Refused:  # as in `text`
            return False
        return seat not in acted

    async def _started(self, campaign: int) -> list[SessionStarted]:
        return await self._table.store.log_reader.of_kinds(
            LogRange(campaign),
            ("session-started",),
            lambda log: [one.event for one in log if isinstance(one.event, SessionStarted)],
        )
