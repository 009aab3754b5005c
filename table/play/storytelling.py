"""Adds the sentences that tell an action to its events, so that the log keeps the story as it was told."""

from dataclasses import replace

from narration.games import GAMES
from narration.telling.choice import Past
from narration.telling.game_telling import GameTelling
from rules.contract.system import Played, System, fold
from rules.core.model_base import Event
from storage.store import Store
from storage.stored import Stored


async def with_story(store: Store, system: System, stored: Stored, played: Played) -> tuple[Stored, Played]:
    """Return the outcome of an action with the sentences that tell it, if there are any.

    The campaign before it is returned too, with what was told last, if that had to be read.
    """
    words = GAMES.get(system.name)
    telling = words.teller.telling if words else None
    if telling is None or not telling.tells(played.events):
        return stored, played
    told = stored.told
    if told is None:
        await store.settled(played.after.campaign.id)
        told = await store.log.told(played.after.campaign.id)
        stored = replace(stored, told=told)
    past = Past(told, stored.version + 1, await _earlier(store, telling, played))
    return stored, _told(system, telling, past, played)


def _told(system: System, telling: GameTelling, past: Past, played: Played) -> Played:
    closing = telling.close(system, played.after, past, played.events)
    after, past = fold(system, played.after, closing), past._replace(told=past.told.after(closing))
    said = telling.tell(system, played.before, after, past, played.events)
    events = (*closing, *played.events, *said)
    return Played(played.before, fold(system, after, said), events, played.thrown)


async def _earlier(store: Store, telling: GameTelling, played: Played) -> tuple[Event, ...]:
    """Return the events of the same turn from saves before this one, if they are needed."""
    needed = telling.needs(played.events)
    if needed is None:
        return ()
    await store.settled(played.after.campaign.id)
    logged = await store.log.events(played.after.campaign.id, needed.contest, needed.turn)
    return tuple(entry.event for entry in logged)
