"""The card of a social conflict, made from the public view of it and its events. Rules: NOIR-140 to 143."""

from collections.abc import Sequence

from narration.noir.base import words
from narration.noir.rolls.card import exchange
from narration.pictures.cards.social import SocialCard
from rules.core.model_base import Event
from rules.noir.state.contest_events import CheckDecided, LoserNamed, LossChosen
from rules.noir.state.contests import Social


def card(social: Social, events: Sequence[Event]) -> SocialCard:
    """Return the card of a social conflict: the last exchange and the level among `events`."""
    first, second = social.parties
    decided = [event.check for event in events if isinstance(event, CheckDecided)]
    last = exchange(decided[-1], {first.character: "a", second.character: "b"}) if decided else None
    levels = [event.level for event in events if isinstance(event, LoserNamed | LossChosen)]
    level = levels[-1] if levels else social.level
    return SocialCard(tuple(words.SOCIAL_LEVELS.values()), level, last)
