"""A pool of Zapas in one form: trait, aspects, flag, reserve dice; the chance is shown after it (ZAP-13)."""

from collections.abc import Iterator, Sequence

from discord import SelectOption

from chat.interactions.context import Context
from chat.interactions.modals import ChoiceField, ask
from chat.interactions.refused_forms import JOINT
from chat.interactions.response import Ack
from cogs.zapas.pool import NONE, AtHand, asked_again, built, changed, pool_of
from cogs.zapas.prompts import Moment, zapas
from narration.text.line import line, verbatim
from rules.zapas.base.settings import tuning
from rules.zapas.state.contests import Duel, Pool, Roll
from rules.zapas.state.pool import unpromised_dice

#: The most options of a menu.
MOST = 25


@zapas.router.on("z-pool-form", Ack.FORM)
async def ask_all(context: Context, contest: str, step: int, side: int) -> None:
    """Ask for all that may go into a pool. Refused: `not-your-character`, as the pool itself."""
    now = await zapas.moment(context, contest, step)
    fields = list(_fields(now, side, pool_of(now, side)))
    parts = ".".join(part for part, _ in fields)
    title, where = line("form-zapas-pool"), (contest, step, side, parts)
    await ask(context, title, "z-pool-formed", *where, fields=[field for _, field in fields])


def _fields(now: Moment, side: int, pool: Pool) -> Iterator[tuple[str, ChoiceField]]:
    """Yield the fields with something to choose, each with the part of the pool that it fills."""
    contest = now.duel if isinstance(now.contest, Duel) else now.roll
    sheet = AtHand(now.own(_whose(now, side)), side, contest.barred)
    yield "trait", _one_of(now, "placeholder-zapas-trait", _named(sheet), pool.trait)
    if aspects := _aspects(now, sheet, pool):
        yield "aspects", ChoiceField(line("placeholder-zapas-aspects"), aspects, 0, len(aspects))
    with_flags = isinstance(contest, Roll) or tuning(now.state.campaign.settings).duel_flags
    if sheet.flags and with_flags:
        flags = [(one.id, one.text) for one in sheet.flags]
        yield "flag", _one_of(now, "placeholder-zapas-flag", flags, pool.flag)
    if isinstance(contest, Roll):
        yield from _reserve(now, pool)


def _reserve(now: Moment, pool: Pool) -> Iterator[tuple[str, ChoiceField]]:
    """Yield the field of the reserve dice, unless there are none."""
    most = pool.reserve + unpromised_dice(now.state, now.roll.seat)
    counts = [(number, verbatim(str(number))) for number in range(min(most + 1, MOST))]
    if most:
        dice = [now.option(said, number, chosen=number == pool.reserve) for number, said in counts]
        yield "reserve", ChoiceField(line("form-zapas-reserve"), dice)


def _whose(now: Moment, side: int) -> str:
    """Return who builds the pool of a side. Refused: `stale-button` in anything but a roll or a duel."""
    return now.duel.sides[side].character if isinstance(now.contest, Duel) else now.roll.character


def _named(sheet: AtHand) -> list[tuple[int, str]]:
    return [(one.id, one.name) for one in sheet.traits]


def _one_of(now: Moment, said: str, items: Sequence[tuple[int, str]], chosen: int | None) -> ChoiceField:
    none = now.option(line("option-zapas-none"), NONE, chosen=chosen is None)
    options = [now.option(verbatim(text), number, chosen=number == chosen) for number, text in items]
    return ChoiceField(line(said), [none, *options][:MOST])


def _aspects(now: Moment, sheet: AtHand, pool: Pool) -> list[SelectOption]:
    """Return the aspects of all traits, each with its trait below it."""
    return [
        now.option(verbatim(one.text), one.id, about=verbatim(trait.name), chosen=one.id in pool.aspects)
        for trait in sheet.traits
        for one in sheet.aspects(trait)
    ][:MOST]


@zapas.router.on("z-pool-formed", Ack.UPDATE)
async def choose_all(context: Context, contest: str, step: int, side: int, parts: str, *typed: str) -> None:
    """Change a pool as the form has it, and show the chance. Aspects of another trait are not taken."""
    now = await zapas.moment(context, contest, step)
    have = pool_of(now, side)
    wanted = _filled(now, side, have, dict(zip(parts.split("."), typed, strict=False)))
    if wanted != have:
        await context.play(built(now, side, wanted))
        context.refresh(contest)
        now = await zapas.moment(context, contest)
    await context.reply(*asked_again(now, side))


def _filled(now: Moment, side: int, pool: Pool, typed: dict[str, str]) -> Pool:
    who = now.own(_whose(now, side))
    for part, value in typed.items():
        values = [one for one in value.split(JOINT) if one]
        if part == "aspects":
            trait = who.trait(pool.trait) if pool.trait is not None else None
            own = {str(one.id) for one in (trait.aspects if trait else ())}
            values = [one for one in values if one in own]
        pool = changed(pool, part, values)
    return pool
