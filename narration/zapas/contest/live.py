"""The live message of a roll, a duel or a recovery scene: how it stands, and who is waited for.

It is made from the public view of state and events. `panel` says all of it, privately. Rules: ZAP-12, 13, 16,
30, 32 to 34, 47 to 50.
"""

from collections.abc import Iterable, Sequence

from narration.parts.joined import beside, parts_of
from narration.telling.quoting import is_default
from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import ABOVE_LENGTH, TITLE_LENGTH, truncate, truncated_line
from narration.zapas.base import words
from narration.zapas.base.waits import waits_brief
from narration.zapas.contest import dice, duel_panel
from narration.zapas.contest.card import pool_card
from narration.zapas.contest.duel_card import bids_card
from narration.zapas.contest.panel import about, aim, barred, roll_headline
from narration.zapas.contest.result import at_stake
from narration.zapas.contest.sentences import latest_sentences
from narration.zapas.contest.story import question_field
from rules.core.model_base import Event
from rules.zapas.duties import Duty, due
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contest_events import PoolBuilt
from rules.zapas.state.contests import Contest, Duel, DuelPhase, Helper, Pool, Recovery, Roll, RollPhase
from rules.zapas.state.pool import size, unpromised_dice

#: The most characters of a name in the line of bids, and of how somebody helps.
NAME, HOW = 18, 60
#: The most characters of a flag in a duel, whose two pools stand in one message.
FLAG = 24
#: The phases in which both pools are known, and may still grow.
_OPEN_POOLS = frozenset({DuelPhase.HELP, DuelPhase.BIDDING})


def zapas_live(state: ZapasState, contest: Contest, events: Sequence[Event]) -> Panel:
    """Return the message of a running contest; `events` are those of its current turn."""
    match contest:
        case Roll():
            return roll_live(state, contest, events)
        case Duel():
            return duel_live(state, contest, events)
        case Recovery():
            return recovery_live(state, contest)


# ------------------------------------------------------------------------------------------ a roll


def roll_live(state: ZapasState, roll: Roll, events: Sequence[Event]) -> Panel:
    """Return who tries what, and once there is a difficulty the pool and the chance."""
    built = roll.phase is RollPhase.BUILDING
    gathers = [one.duty for one in due(roll)] == [Duty.BUILD]
    lines = tuple(_built(state, roll, events) if built else about(state, roll))
    return Panel(
        headline=roll_headline(state, roll),
        due=None if gathers else waits_brief(state, roll),
        small=(*_doubted(roll.helpers), *barred(state, roll)),
        title=truncated_line(roll.title, ABOVE_LENGTH),
        lines=lines,
        picture=pool_card(state, roll) if built else None,
        spare=tuple(reversed([part for row in lines for part in parts_of(row)])),
    )


def _built(state: ZapasState, roll: Roll, events: Sequence[Event]) -> Iterable[Line]:
    yield from aim(state, roll)
    yield from beside(_parts(roll.pool, roll.helpers, dice.built(events)))
    if roll.raises or roll.reductions:
        yield dice.difficulty(roll)


def _parts(pool: Pool, helpers: Sequence[Helper], names: PoolBuilt | None) -> Iterable[Line]:
    """Yield what gives dice, by name; the base die and the reserve have none (ZAP-13)."""
    if names is not None and pool.trait is not None:
        yield line("zapas-bold", text=names.trait)
    yield from (line("zapas-part-aspect", text=text) for text in dice.aspects_of(pool, names))
    if flag := dice.flag_of(pool, names):
        yield line("zapas-part-flag", text=flag)
    yield from (_helps(helper) for helper in helpers if not helper.objected)


def _helps(helper: Helper) -> Line:
    """Return who helps, and how, unless it was said in the usual words."""
    if is_default(helper.text, "zapas-help-usual", helper.name):
        return line("zapas-part-help", name=helper.name)
    return line("zapas-helps", name=helper.name, text=truncate(helper.text, HOW))


def _doubted(helpers: Sequence[Helper]) -> Iterable[Line]:
    """Yield the helpers whose dice wait for the GM (ZAP-34)."""
    for helper in helpers:
        if helper.objected:
            yield line("zapas-told-help-doubted", name=truncated_line(helper.name))


# ------------------------------------------------------------------------------------------ a duel


def duel_live(state: ZapasState, duel: Duel, events: Sequence[Event]) -> Panel:
    """Return both stakes in one line, how many dice each side has, and whose turn it is."""
    helpers = [helper for side in duel.sides for helper in side.helpers]
    stakes = (at_stake(duel),) if all(side.stake for side in duel.sides) else ()
    said = duel.phase is DuelPhase.BIDDING  # by now, everybody has read it above
    fact = (line("zapas-live-fact"),) if duel.fact and not said else ()
    told = latest_sentences(events, without="stakes")  # the line below names both
    chosen = tuple(_chosen(duel, events))
    return Panel(
        headline=_duel_headline(duel),
        due=waits_brief(state, duel),
        small=(*beside(_doubted(helpers)), *beside((*duel_panel.cancels(duel), *_barred(state, duel)))),
        title=verbatim(""),  # the headline has it
        lines=(*told, *beside((*stakes, *fact)), *chosen),
        footer=_bids(state, duel) if duel.phase is DuelPhase.BIDDING else None,
        picture=bids_card(state, duel) if duel.phase in _OPEN_POOLS else None,
        spare=(*told, *reversed(chosen)),
    )


def _chosen(duel: Duel, events: Sequence[Event]) -> Iterable[Line]:
    """Yield what gives each side its dice, shorter than in a roll (ZAP-48, ZAP-49)."""
    for place, side in enumerate(duel.sides):
        for parts in beside(_brief_parts(side.pool, side.helpers, dice.built(events, place))):
            yield line("zapas-footer-of", name=truncated_line(side.name, NAME), what=parts)


def _brief_parts(pool: Pool, helpers: Sequence[Helper], names: PoolBuilt | None) -> Iterable[Line]:
    """Yield the trait, the aspect or how many there are, the flag, and who helps; Status names them all.

    Where somebody helps, the flag is not quoted: two pools with helpers would not fit a phone.
    """
    if names is not None and pool.trait is not None:
        yield line("zapas-bold", text=names.trait)
    aspects = dice.aspects_of(pool, names)
    if len(aspects) == 1:
        yield line("zapas-part-aspect", text=aspects[0])
    elif aspects:
        yield line("zapas-part-aspects", count=len(aspects))
    help_ = [line("zapas-part-help", name=one.name) for one in helpers if not one.objected]
    if flag := dice.flag_of(pool, names):
        yield line("zapas-part-a-flag") if help_ else line("zapas-part-flag", text=truncate(flag, FLAG))
    yield from help_


def _bids(state: ZapasState, duel: Duel) -> Line:
    """Return how many dice each side has bid, and how many it has left (ZAP-50)."""
    counts = (
        line(
            "zapas-footer-bid",
            name=truncated_line(side.name, NAME),
            bid=side.pool.reserve,
            left=unpromised_dice(state, side.seat),
        )
        for side in duel.sides
    )
    return beside(counts)[0]


def _barred(state: ZapasState, duel: Duel) -> Iterable[Line]:
    for place in (0, 1):
        yield from duel_panel.barred(state, duel, place)


def _duel_headline(duel: Duel) -> Line:
    where = truncated_line(duel.title, TITLE_LENGTH)
    if duel.phase in _OPEN_POOLS:
        first, second = (size(side.pool, side.helpers) for side in duel.sides)
        where = line("zapas-headline-against", title=where, dice=first, other=second)
    return line("zapas-headline-panel", where=where, what=words.DUEL_PHASES[duel.phase])


# ------------------------------------------------------------------------------------------ a scene


def recovery_live(state: ZapasState, scene: Recovery) -> Panel:
    """Return who is in a quiet scene, and questions to ask; reserves are in the status (ZAP-30)."""
    return Panel(
        headline=line("zapas-headline-recovery", names=truncated_line(scene.title, TITLE_LENGTH)),
        due=waits_brief(state, scene),
        title=line("zapas-title-recovery", names=scene.title),
        fields=question_field(scene),
    )
