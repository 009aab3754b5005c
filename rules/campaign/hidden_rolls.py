"""Hidden rolls: the GM rolls behind the screen, or a player rolls blind for the GM's eyes.

Everybody sees that a roll fell, its number and its seal. The GM shows it later, or never. Hidden rolls cost
nothing and change nothing: no aspects, no Fate, no reserve, no marks.
"""

from typing import Literal

from rules.chance.seal import Choice
from rules.core.model_base import Event, Frozen, sparse
from rules.core.refusal import Refused
from rules.core.seat import Seat

#: What a hidden roll is called in its seal.
ROLL = "roll"
#: The most rolls that a campaign keeps to be shown later; older ones stay hidden for good.
MOST_KEPT = 50


class HiddenResult(Frozen):
    """What only the GM may know of a roll: who rolled what, the dice, and what came of them."""

    character: str = ""
    name: str = ""
    #: The attribute or ability, its value and what was added to it.
    rolls: str = ""
    value: int = 0
    modifier: int = 0
    #: How many hits were needed, in Zapas.
    difficulty: int = 0
    dice: tuple[int, ...]
    #: The effect, the sum or the hits, and whether that was enough.
    result: int
    outcome: str


class HiddenRoll(Frozen):
    """A hidden roll that was not shown yet. `number` counts the campaign's hidden rolls from 1."""

    number: int
    seat: str
    roll: HiddenResult | None
    #: Whether a player rolled for the GM's eyes, and who stood in for that player.
    blind: bool = sparse(False)
    by: str = sparse("")


class HiddenRolled(Event):
    """Dice fell unseen; `turn` is the roll's number. The roll itself is for the GM.

    `name` and `rolls` are empty for a roll of the GM's. `text` is what the GM tells everybody of it. `by` is
    the seat that stood in for the player of a blind roll.
    """

    kind: Literal["hidden-rolled"] = "hidden-rolled"
    seat: str
    blind: bool
    name: str = sparse("")
    text: str = sparse("")
    by: str = sparse("")
    roll: HiddenResult | None


class HiddenRollShown(Event):
    """The GM showed a hidden roll; `turn` is its number."""

    kind: Literal["hidden-roll-shown"] = "hidden-roll-shown"
    seat: str
    roll: HiddenResult


def sealed(event: Event) -> tuple[Choice, ...]:
    """Return the sealed result of a hidden roll, or nothing."""
    return (_choice(event, event.roll),) if isinstance(event, HiddenRolled) and event.roll else ()


def shown(event: Event) -> tuple[Choice, ...]:
    """Return the result that an event shows, or nothing."""
    return (_choice(event, event.roll),) if isinstance(event, HiddenRollShown) else ()


#: By kind of event: what it opens.
OPENS = {"hidden-roll-shown": ROLL}


def _choice(event: HiddenRolled | HiddenRollShown, roll: HiddenResult) -> Choice:
    return Choice(event.contest, event.turn, event.seat, ROLL, text_of(roll))


def text_of(roll: HiddenResult) -> str:
    """Return a roll as the text in its seal: JSON on one line."""
    return roll.model_dump_json()


def redacted(event: HiddenRolled, seat: Seat) -> HiddenRolled:
    """Return the event as a seat may know it."""
    return event if seat.is_gm else event.but(roll=None)


def waiting(rolls: tuple[HiddenRoll, ...], number: int) -> HiddenRoll:
    """Return a roll that was not shown yet. Refused: `no-hidden-roll`."""
    found = next((one for one in rolls if one.number == number), None)
    if found is None:
        raise Refused("no-hidden-roll")
    return found


def require_others(roll: HiddenRoll, own: Seat) -> None:
    """Refuse `blind-own` to a person who rolled blind, whatever other seat they have."""
    if roll.blind and own.id in (roll.seat, roll.by):
        raise Refused("blind-own")
