"""Shared by all code that displays contests: parts of the bot, message kinds, and a consistent read."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from chat.contests.display import ContestDisplay
from chat.contests.presence import Presence
from chat.delivery.channels import Channels
from chat.delivery.direct_messages import DirectMessages
from chat.messages.card_faces import CardFaces
from chat.messages.picture_cache import PictureCache
from chat.messages.shown_embeds import ShownEmbeds
from chat.operations.served_shards import ServedShards
from narration.text.texts import Texts
from rules.contract.system import AnyState
from storage.display_state import DisplayState
from storage.documents.logged import Logged
from table.play.table import Table

#: The kinds of a contest's public messages, as they are stored: the live message before there is a result,
#: and results. In older databases a panel also stands below the results.
PANEL, STORY = "panel", "story"
#: A campaign's id and a contest's.
Key: TypeAlias = tuple[int, str]
#: How many times to try to read the messages and the state of a contest at the same version.
READS = 4


@dataclass(frozen=True, kw_only=True)
class DisplayServices:
    """The parts of the bot that are needed to show contests."""

    served: ServedShards
    practice: bool
    texts: Texts
    table: Table
    channels: Channels
    direct_messages: DirectMessages
    #: The display of each game's contests, by system.
    displays: Mapping[str, ContestDisplay]
    presence: Presence
    faces: CardFaces
    pictures: PictureCache = field(default_factory=PictureCache)
    #: What the embeds of messages show.
    embeds: ShownEmbeds = field(default_factory=ShownEmbeds)


async def moment_of(
    parts: DisplayServices, campaign: int, number: str, reads: int = READS
) -> tuple[DisplayState[Logged], AnyState] | None:
    """Return a contest's messages and state at the same version; None if it is missing or already shown.

    If changes keep coming between the reads, the state may be newer. The contest is then shown once more.
    """
    standing = await parts.table.store.display_states.of(campaign, number, STORY)
    if standing is None or standing.showing.shown == standing.showing.changed:
        return None
    stored = await parts.table.since(standing.version, campaign, number)
    if stored.version == standing.version or reads == 1:
        return standing, stored.state
    return await moment_of(parts, campaign, number, reads - 1)
