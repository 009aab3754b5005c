"""Adds the sentences that tell an action to its events, so that the log keeps the story as it was told."""

from narration.games import GAMES
from narration.telling.game_telling import GameTelling
from rules.contract.system import Played, System, fold
from rules.core.model_base import Event
from storage.store import Store


async def with_story(store: Store, system: System, played: Played) -> Played:
    """Return the outcome of an action with the sentences that tell it, if there are any."""
    words = GAMES.get(system.name)
    telling = words.teller.telling if words else None
    if telling is None or not telling.tells(played.events):
        return played
    earlier = await _earlier(store, telling, played)
    closing = telling.close(system, played.after, played.events)
    after = fold(system, played.after, closing)
    said = telling.tell(system, played.before, after, earlier, played.events)
    events = (*closing, *played.events, *said)
    return Played(played.before, fold(system, after, said), events, played.thrown)


async def _earlier(store: Store, telling: GameTelling, played: Played) -> tuple[Event, ...]:
    """Return the events of the same turn from saves before this one, if they are needed."""
    needed = telling.needs(played.events)
    if needed is None:
        return ()
    logged = await store.events(played.after.campaign.id, needed.contest, needed.turn)
    return tuple(entry.event for entry in logged)
