"""What a seat may know: the GM's sheets stay with the GM. Nothing in Noir is picked in secret."""

from collections.abc import Collection, Mapping

from rules.campaign.events import SettingChanged
from rules.campaign.transfer import HIDDEN_OF_CAMPAIGN, Secretive, redact_campaign
from rules.core.model_base import Event
from rules.core.seat import Seat
from rules.noir.base.settings import POT
from rules.noir.state import events as e
from rules.noir.state.campaign_state import Character, NoirState
from rules.noir.state.contest_events import WITHHOLDING
from rules.noir.state.contest_looks import contests_shown
from rules.noir.state.contests import Combat, Contest, Social
from rules.noir.state.npc_numbers import is_hidden, rough, withheld_characters
from rules.noir.state.withholding import Withholding

#: Events that reveal a sheet; for an NPC, only the GM sees them.
OF_A_SHEET = (
    e.AbilitySet,
    e.AttributeSet,
    e.LaterSet,
    e.EntryAdded,
    e.EntryDropped,
    e.WeaponTaken,
    e.WeaponLeft,
    e.SheetFinished,
    e.SheetImported,
    e.LimitationSwitched,
)


def view(state: NoirState, seat: Seat) -> NoirState:
    """Return the state as this seat may know it; of NPCs, only what shows in open contests.

    Only the GM sees the pot, the setting that fills it, and the list of weapons that the GM made.
    Everybody sees what players pledge and request.
    """
    hidden = withheld_characters(state)
    if seat.is_gm:
        return state.but(contests=contests_shown(state.contests, hidden, to_gm=True))
    known, shown = characters_met(state), in_use(state)
    people = {
        number: who if who.seat else _met(who, shown.get(number, ()), withheld=number in hidden)
        for number, who in state.characters.items()
        if who.seat or number in known
    }
    settings = {key: value for key, value in state.campaign.settings.items() if key != POT}
    return state.but(
        campaign=state.campaign.seen_by(seat).but(settings=settings),
        characters=people,
        contests=contests_shown(state.contests, hidden, to_gm=False),
        shared=state.shared.but(pot=0, weapons=()),
    )


def characters_met(state: NoirState) -> frozenset[str]:
    """Return the characters that take part in an open contest."""
    running = [contest for contest in state.contests.values() if contest.is_open]
    return frozenset(number for contest in running for number in characters_in(contest))


def characters_in(contest: Contest) -> tuple[str, ...]:
    """Return every character that takes part in a contest."""
    if isinstance(contest, Combat):
        return tuple(one.character for one in contest.fighters)
    if isinstance(contest, Social):
        return tuple(one.character for one in contest.parties)
    patient = (contest.patient,) if contest.patient else ()
    return (*(cast.character for cast in contest.check.casts), *patient)


def in_use(state: NoirState) -> Mapping[str, tuple[str, ...]]:
    """Return the weapons used in actions in progress, by actor."""
    fights = (one for one in state.contests.values() if isinstance(one, Combat) and one.is_open)
    return {one.move.actor: one.move.weapons for one in fights if one.move is not None}


def _met(who: Character, shown: Collection[str], *, withheld: bool) -> Character:
    """Return what players see of an NPC: name, condition, and weapons in use without their load."""
    arms = tuple(arm.but(loaded=0) for arm in who.arms if arm.weapon.id in shown)
    how = rough(who.condition) if withheld else who.condition
    return Character(id=who.id, name=who.name, condition=how, arms=arms, finished=True)


#: By kind of event: the fields that `redact` may change.
HIDDEN_FIELDS = {
    **HIDDEN_OF_CAMPAIGN,
    "fate-paid": ("left",),
    **{one.model_fields["kind"].default: ("withheld",) for one in WITHHOLDING},
    "condition-set": ("withheld",),
}


def redact(state: NoirState, event: Event, seat: Seat) -> Event | None:
    """Return an event as this seat may know it; None if the seat must not see it."""
    if isinstance(event, Secretive):
        return redact_campaign(event, seat)
    if seat.is_gm:
        return event
    if isinstance(event, e.ConditionSet | e.CountdownMoved) and not _is_seen(state, event):
        return None
    if isinstance(event, Withholding) and event.withheld:
        return None if is_hidden(event) else event.but(withheld=())
    if isinstance(event, e.CharacterCreated):
        return event if event.sheet.seat else None
    if isinstance(event, e.WeaponMade):
        return None
    if isinstance(event, OF_A_SHEET):
        return event if state.characters[event.character].seat else None
    if isinstance(event, e.FateSet) and not event.character:
        return None
    if isinstance(event, SettingChanged) and event.key == POT:
        return None
    if isinstance(event, e.FatePaid) and not event.payer:
        return event.but(left=0)
    return event


def _is_seen(state: NoirState, event: e.ConditionSet | e.CountdownMoved) -> bool:
    """Tell whether the players see how a character fares: their own, or one that they have met."""
    mine = state.characters[event.character].seat
    told = event.witnessed if isinstance(event, e.ConditionSet) else event.contest
    return bool(mine or told) or event.character in characters_met(state)
