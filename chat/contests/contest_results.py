"""Reads the results of a contest, each with the panel that tells it."""

from dataclasses import dataclass, replace
from typing import Any

from chat.contests.chapters import Chapter, chapters_of, is_story
from chat.contests.contest_log import ContestLog
from chat.contests.contest_messages import ContestMessages
from chat.contests.display import ContestDisplay
from chat.contests.display_services import PANEL
from narration.game_narration import GameNarration
from narration.text.line import Panel

#: A chapter with the panel that tells it.
Result = tuple[Chapter, Panel]


@dataclass(frozen=True)
class ContestResults:
    """The results of a contest that is being shown."""

    contest: Any
    display: ContestDisplay
    teller: GameNarration
    log: ContestLog
    messages: ContestMessages

    async def read(self) -> list[Result]:
        """Return the results whose messages may have to change, the oldest first and the newest last.

        Older ones than those of the turn before the last one told do not change any more, unless a bot was
        killed before it closed their message.
        """
        stories = [post for post in self.messages.posts if is_story(post)]
        told = max((post.turn for post in stories), default=0)
        unclosed = min((post.turn for post in stories if post.shown < 0), default=told)
        results: list[Result] = []
        for turn in range(self.contest.turn, -1, -1):
            if results and turn < unclosed and (turn < told - 1 or self._is_closed(turn)):
                break
            results = [*await self._told_in(turn), *results]
        return results

    def _is_closed(self, turn: int) -> bool:
        """Return whether the messages of a turn tell all of it already, and no panel is below them."""
        last = [post.shown for post in self.messages.posts if is_story(post) and post.turn == turn]
        tells_all = bool(last) and min(last) >= 0 and max(last) == self.log.standing.last(turn)
        return tells_all and not self.messages.find(PANEL)

    async def _told_in(self, turn: int) -> list[Result]:
        chapters = chapters_of(turn, await self.log.of(turn), self.log.redact, self.display)
        told = [(chapter, self.teller.story(chapter.told, self.contest)) for chapter in chapters]
        return [
            (chapter, replace(panel, lines=(*panel.lines, *chapter.notes)))
            for chapter, panel in told
            if panel is not None
        ]
