"""What a seat may know: `Sealed.SEALED` replaces secrets, and players see little of the GM's sheets."""

from rules.campaign.transfer import HIDDEN_OF_CAMPAIGN, Secretive, redact_campaign
from rules.core.model_base import Event
from rules.core.seat import DICE, OPENLY, Seat
from rules.nyx.access.gm_insight import sees_sealed
from rules.nyx.access.groups import acts_for
from rules.nyx.base.enums import Phase, Sealed
from rules.nyx.base.pool import Roll
from rules.nyx.sheet.sheet import known_to_players
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contest_events import BonusChosen, OpposedRolled, RoundRolled, TacticPicked
from rules.nyx.state.contests import Conflict, Side
from rules.nyx.state.events import (
    Afflicted,
    AfflictionRolled,
    Asked,
    AskRefused,
    AspectCorrected,
    AspectsChanged,
    AspectsNamed,
    AttributeSet,
    CharacterCreated,
    CharacterFinished,
    DamageRemoved,
    HealingOwed,
    RollCalled,
    RolledAlone,
    SheetCorrected,
)
from rules.nyx.state.npc_numbers import are_withheld, without_numbers

#: Events about a sheet. If it is the GM's, nobody else sees them.
OF_A_SHEET = (
    CharacterCreated,
    AttributeSet,
    AspectsNamed,
    CharacterFinished,
    Asked,
    AskRefused,
    AspectsChanged,
    Afflicted,
    AfflictionRolled,
)
#: Events about numbers and damage. Players also see them for the GM's characters that they have met.
IN_SIGHT = (SheetCorrected, AspectCorrected, DamageRemoved)
#: Rolls that may withhold numbers, and events that players may not see as they are. An event is looked up by
#: its very class: an isinstance would ask each of the classes, for every event of a contest.
_ROLLS = frozenset((RolledAlone, AfflictionRolled, RoundRolled, OpposedRolled))
_ABOUT_SHEETS = frozenset((HealingOwed, RollCalled, *OF_A_SHEET, *IN_SIGHT))


def view(state: NyxState, seat: Seat) -> NyxState:
    """Return the state as this seat may know it.

    A pick is known only to the side that made it, until the dice fall (NYX-33). So is the choice of one of
    two winners, until both have chosen (NYX-37). At some tables the GM knows them too.
    """
    contests = {number: _conflict(state, conflict, seat) for number, conflict in state.contests.items()}
    campaign = state.campaign.seen_by(seat)
    return state.but(campaign=campaign, characters=_sheets(state, seat), contests=contests)


#: By kind of event: the fields that `redact` may change.
HIDDEN_FIELDS = {
    **HIDDEN_OF_CAMPAIGN,
    "tactic-picked": ("tactic",),
    "bonus-chosen": ("bonus",),
    "healing-owed": ("characters", "names"),
    "aspect-corrected": ("old", "new"),
    "rolled-alone": ("withheld",),
    "affliction-rolled": ("withheld",),
    "round-rolled": ("withheld",),
    "opposed-rolled": ("withheld",),
}


def redact(state: NyxState, event: Event, seat: Seat) -> Event | None:
    """Return an event as this seat may know it at any time. Later events repeat in public what is revealed.

    None if the seat may know nothing of it, such as how the GM's sheets were made.
    """
    if isinstance(event, Secretive):
        return redact_campaign(event, seat)
    if not seat.is_gm and type(event) in _ROLLS:
        event = _without_withheld(event)
    if not seat.is_gm and type(event) in _ABOUT_SHEETS:
        return _in_the_open(state, event)
    if isinstance(event, TacticPicked) and not _chose(state, event, seat):
        return event.but(tactic=Sealed.SEALED)
    if isinstance(event, BonusChosen) and event.hidden and not _chose(state, event, seat):
        return event.but(bonus=Sealed.SEALED)
    return event


def _in_the_open(state: NyxState, event: Event) -> Event | None:
    """Return what players see of an event about sheets: all for players' characters, little for the GM's."""
    if isinstance(event, HealingOwed):
        return _owed_to_players(state, event)
    if isinstance(event, RollCalled):
        return event if _called_on_players(state, event) else None
    assert isinstance(event, (*OF_A_SHEET, *IN_SIGHT))
    if state.characters[event.character].seat:
        return event
    if isinstance(event, OF_A_SHEET) or event.character not in known_to_players(state):
        return None
    if isinstance(event, SheetCorrected) and event.withheld:
        return None
    return _damage_alone(event) if isinstance(event, AspectCorrected) else event


def _without_withheld(event: Event) -> Event:
    """Return a roll without what only the GM may know of it (0121)."""
    match event:
        case RolledAlone(withheld=Roll()) | AfflictionRolled(withheld=Roll()):
            return event.but(withheld=None)
        case RoundRolled(withheld=kept) | OpposedRolled(withheld=kept) if kept:
            return event.but(withheld=())
        case _:
            return event


def _called_on_players(state: NyxState, event: RollCalled) -> bool:
    """Tell whether a call covers a player's character, no matter who rolls."""
    theirs = (one for one in state.characters.values() if one.seat)
    return any(one.id in event.rollers or one.name in event.call.group for one in theirs)


def _owed_to_players(state: NyxState, event: HealingOwed) -> HealingOwed | None:
    pairs = zip(event.characters, event.names, strict=True)
    theirs = [(number, name) for number, name in pairs if state.characters[number].seat]
    if not theirs:
        return None
    return event.but(characters=tuple(n for n, _ in theirs), names=tuple(name for _, name in theirs))


def _damage_alone(event: AspectCorrected) -> AspectCorrected | None:
    """Return only the damage in a correction of the GM's character; None if there is none."""
    old, new = (one if one is not None and one.damage else None for one in (event.old, event.new))
    return None if old is None and new is None else event.but(old=old, new=new)


def _chose(state: NyxState, event: TacticPicked | BonusChosen, seat: Seat) -> bool:
    conflict = state.contests.get(event.contest)
    return conflict is not None and _mine(state, conflict.side(event.side), seat)


def _mine(state: NyxState, side: Side, seat: Seat) -> bool:
    """Tell whether this seat acts for the side and the same hand sealed the choice.

    So a stand-in, another GM or a new owner of the side does not learn what another person chose.
    """
    own = (seat.by,) if seat.by else ("", seat.id)
    return acts_for(state, side, seat) and side.hand in own


def _conflict(state: NyxState, conflict: Conflict, seat: Seat) -> Conflict:
    picks = conflict.phase in {Phase.DECLARE, Phase.TACTIC}
    bonuses = conflict.phase is Phase.BONUS and not conflict.all_chosen
    if not any(_sealed(side, picks, bonuses) is not side for side in conflict.sides):
        return conflict
    sides = tuple(
        side if _known(state, conflict, side, seat) else _sealed(side, picks, bonuses)
        for side in conflict.sides
    )
    return conflict.but(sides=sides)


def _known(state: NyxState, conflict: Conflict, side: Side, seat: Seat) -> bool:
    """Tell whether a seat knows what a side chose. Nobody knows what dice chose, not even the GM."""
    watched = side.hand not in {DICE, OPENLY} and sees_sealed(state, conflict, side, seat)
    return watched or _mine(state, side, seat)


def _sealed(side: Side, picks: bool, bonuses: bool) -> Side:
    if picks and side.pick is not None:
        return side.but(pick=Sealed.SEALED)
    if bonuses and side.bonus is not None:
        return side.but(bonus=Sealed.SEALED)
    return side


def _sheets(state: NyxState, seat: Seat) -> dict[str, Character]:
    """Return the visible sheets. Players see all players' sheets, and part of the GM's that they have met."""
    if seat.is_gm:
        return dict(state.characters)
    known = known_to_players(state)
    return {
        number: character if character.seat else _met(state, character)
        for number, character in state.characters.items()
        if number in known
    }


def _met(state: NyxState, character: Character) -> Character:
    """Return what players see of the GM's character: damage, and openly demanded aspects (NYX-12).

    Requests, calls, slow penalties and waiting healing stay hidden; so do the numbers, by setting (0121).
    """
    demanded = {demand.aspect for demand in character.demands}
    shown = tuple(a for a in character.aspects if a.damage or a.id in demanded)
    hidden = {"ask": None, "call": None, "afflictions": (), "healed": 0, "claim": None, "gains": ()}
    known = without_numbers(character) if are_withheld(state, character) else character
    return known.but(aspects=shown, **hidden)
