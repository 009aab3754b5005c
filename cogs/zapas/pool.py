"""Gathering a pool by taps: trait, aspects of it, flag, reserve dice (ZAP-13, 14, 26, 48).

Each tap is played at once, since building is public: the panel shows the pool and the chance. A tap sets one
part of the pool to the value in its button, so tapping twice does no more than once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from discord import ButtonStyle

from chat.interactions.arguments import parse_argument, stale_button
from chat.interactions.context import Context
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.zapas.components import Button, Menu
from cogs.zapas.prompts import Moment, zapas
from narration.text.line import Line, line, verbatim
from narration.text.truncate import truncate
from narration.zapas.base.odds import Reserve
from narration.zapas.contest import duel_prompts, roll_prompts
from rules.core.model_base import Action
from rules.zapas.base.settings import tuning
from rules.zapas.duties import Due, Duty
from rules.zapas.state.campaign_state import Aspect, Character, Flag, Trait
from rules.zapas.state.contest_actions import Build, Choose, Confirm
from rules.zapas.state.contests import Duel, Pool, Roll
from rules.zapas.state.pool import size, unpromised_dice

#: The value of "none" in a menu; what is on a sheet is numbered from 1.
NONE = 0
#: The most traits that have a button each, and the most characters of a name on it.
ROW, NAME = 5, 36


@dataclass(frozen=True)
class AtHand:
    """What of a sheet may go into the pool of a side: without what is not accepted, or is ruled out."""

    who: Character
    side: int
    barred: Sequence[str]

    @property
    def traits(self) -> list[Trait]:
        """The traits."""
        return [one for one in self.who.traits if one.accepted and self._is_free("trait", one.id)]

    @property
    def flags(self) -> list[Flag]:
        """The flags."""
        return [one for one in self.who.active_flags if self._is_free("flag", one.id)]

    def aspects(self, trait: Trait) -> list[Aspect]:
        """Return the aspects of a trait."""
        return [one for one in trait.aspects if one.fixed and self._is_free("aspect", one.id)]

    def _is_free(self, kind: str, number: int) -> bool:
        return f"{self.side} {kind} {number}" not in self.barred


@zapas.asks(Duty.BUILD)
def build_prompt(now: Moment, due: Due) -> Prompt:
    """Let somebody gather dice for a roll, and throw them."""
    roll, who = now.roll, now.own(due.character)
    dice, left = size(roll.pool, roll.helpers), unpromised_dice(now.state, roll.seat)
    said = line("button-zapas-throw", dice=dice)
    throw = now.button(said, "z-throw", dice, NONE, style=ButtonStyle.primary)
    throw.disabled = any(helper.objected for helper in roll.helpers)
    dice_ways = [_die(now, roll.pool.reserve, -1, left), _die(now, roll.pool.reserve, 1, left)]
    ways = [*dice_ways, throw, form_button(now, 0)]
    view = view_of(*_menus(now, who, 0, roll.pool, roll.barred), ways)
    kept = Reserve(now.state.shared.of(roll.seat).reserve, roll.pool.reserve)
    return roll_prompts.building(roll, who, left, kept, tuning(now.state.campaign.settings)), view


@zapas.asks(Duty.CHOOSE)
def choose_prompt(now: Moment, due: Due) -> Prompt:
    """Let a side choose a trait, aspects and a flag, and lock them."""
    duel, who = now.duel, now.own(due.character)
    side = duel.sides[due.side]
    dice = size(side.pool)
    said = line("button-zapas-lock", dice=dice)
    lock = now.button(said, "z-lock", due.side, dice, style=ButtonStyle.primary)
    flags = tuning(now.state.campaign.settings).duel_flags
    menus = _menus(now, who, due.side, side.pool, duel.barred, flags=flags)
    return duel_prompts.choosing(duel, due.side, who), view_of(*menus, [lock, form_button(now, due.side)])


@zapas.asks(Duty.CONFIRM)
def confirm_prompt(now: Moment, due: Due) -> Prompt:
    """Ask whether to go on now that the difficulty has changed."""
    roll, who = now.roll, now.own(due.character)
    go_on = now.button(line("button-zapas-go-on"), "z-confirm", style=ButtonStyle.primary)
    give_up = now.button(line("button-zapas-cancel"), "z-sure", "cancel", NONE)
    said = roll_prompts.confirming(roll, who, unpromised_dice(now.state, roll.seat))
    return said, view_of([go_on, give_up])


def form_button(now: Moment, side: int) -> Button:
    """Return the button of the form that asks for all of a pool."""
    return now.button(line("button-one-form"), "z-pool-form", side)


def _die(now: Moment, reserve: int, change: int, left: int) -> Button:
    """Return the button for one more or one less reserve die; its word is the new count."""
    said = line("button-zapas-more-die") if change > 0 else line("button-zapas-less-die")
    one = now.button(said, "z-pool", 0, "reserve", reserve + change)
    one.disabled = left < 1 if change > 0 else reserve < 1
    return one


def _menus(
    now: Moment, who: Character, side: int, pool: Pool, barred: Sequence[str], *, flags: bool = True
) -> list[Sequence[Button | Menu | None]]:
    """Return the rows with what may go into a pool, without what is locked or ruled out."""
    sheet = AtHand(who, side, barred)
    trait = who.trait(pool.trait) if pool.trait is not None else None
    traits = [(one.id, one.name) for one in sheet.traits]
    aspects = [(one.id, one.text) for one in (sheet.aspects(trait) if trait else ())]
    held = [(one.id, one.text) for one in sheet.flags if flags]
    menu = now.menu(
        line("placeholder-zapas-aspects"),
        now.at("z-pool", side, "aspects"),
        [now.option(verbatim(text), number, chosen=number in pool.aspects) for number, text in aspects],
        many=True,
    )
    return [_few(now, side, "trait", traits, pool.trait), [menu], _few(now, side, "flag", held, pool.flag)]


def _few(
    now: Moment,
    side: int,
    what: Literal["trait", "flag"],
    items: Sequence[tuple[int, str]],
    chosen: int | None,
) -> Sequence[Button | Menu | None]:
    """Return a button for each item, or a menu of many; a tap on the chosen one takes it out again."""
    if len(items) > ROW:
        return [_one_of(now, line(f"placeholder-zapas-{what}"), now.at("z-pool", side, what), items, chosen)]
    found = []
    for number, text in items:
        name = verbatim(truncate(text, NAME))
        said = line("button-zapas-of-flag", text=name) if what == "flag" else name
        if number == chosen:
            taken = line("button-zapas-chosen", text=said)
            found.append(now.button(taken, "z-pool", side, what, NONE, style=ButtonStyle.success))
        else:
            found.append(now.button(said, "z-pool", side, what, number))
    return found


def _one_of(
    now: Moment, said: Line, custom_id: str, items: Sequence[tuple[int, str]], chosen: int | None
) -> Menu | None:
    """Return a menu for choosing one thing or none; None if there is nothing to choose from."""
    if not items:
        return None
    options = [now.option(verbatim(text), number, chosen=number == chosen) for number, text in items[:24]]
    if chosen is not None:
        options.append(now.option(line("option-zapas-none"), NONE))
    return now.menu(said, custom_id, options)


@zapas.router.on("z-pool", Ack.UPDATE)
async def change(context: Context, contest: str, step: int, side: int, what: str, *values: str) -> None:
    """Change one part of a pool (ZAP-13, ZAP-26)."""
    now = await zapas.moment(context, contest, step)
    have = pool_of(now, side)
    wanted = changed(have, what, values)
    if wanted != have:
        await context.play(built(now, side, wanted))
        context.refresh(contest)
        now = await zapas.moment(context, contest)
    await context.reply(*asked_again(now, side))


def asked_again(now: Moment, side: int) -> Prompt:
    """Return the tapped question again, for the person who tapped: this may be the GM acting for a player."""
    if isinstance(now.contest, Duel):
        return choose_prompt(now, Due(Duty.CHOOSE, now.contest.sides[side].character, side))
    prompt = confirm_prompt if now.roll.unconfirmed else build_prompt
    return prompt(now, Due(Duty.BUILD, now.roll.character))


def pool_of(now: Moment, side: int) -> Pool:
    """Return the pool of a side, 0 in a roll. Refused: `stale-button` for a side that there is not."""
    if isinstance(now.contest, Roll):
        return now.contest.pool
    if side not in {0, 1}:
        raise stale_button()
    return now.duel.sides[side].pool


def built(now: Moment, side: int, pool: Pool, *, confirm: bool = False) -> Action:
    """Return the action that changes the pool of a side; `confirm` locks it in a duel."""
    contest, step = now.contest.id, now.contest.step
    if isinstance(now.contest, Duel):
        return Choose(contest=contest, step=step, side=side, pool=pool, confirm=confirm)
    return Build(contest=contest, step=step, pool=pool)


def changed(pool: Pool, what: str, values: Sequence[str]) -> Pool:
    """Return a pool after one choice; another trait has other aspects. Refused: `stale-button`."""
    match what, [parse_argument(int, value) for value in values]:
        case "trait", [number] if number != pool.trait:
            return pool.but(trait=number or None, aspects=())
        case "trait", [_]:
            return pool
        case "aspects", numbers:
            return pool.but(aspects=tuple(sorted(numbers)))
        case "flag", [number]:
            return pool.but(flag=number or None)
        case "reserve", [number]:
            return pool.but(reserve=number)
        case _:
            raise stale_button()


@zapas.router.on("z-lock", Ack.UPDATE)
async def lock(context: Context, contest: str, step: int, side: int, dice: int) -> None:
    """Lock the choice for a duel, if it still has the size that the button says (ZAP-48)."""
    now = await zapas.moment(context, contest, step)
    pool = pool_of(now, side)
    if size(pool) != dice:
        said, view = asked_again(now, side)
        await context.reply(said, view, first=line("zapas-pool-changed"))
        return
    await zapas.carry_out(context, contest, built(now, side, pool, confirm=True), first=line("zapas-locked"))


@zapas.router.on("z-confirm", Ack.UPDATE)
async def confirm(context: Context, contest: str, step: int) -> None:
    """Accept the changed difficulty (SM-3)."""
    now = await zapas.moment(context, contest, step)
    if now.roll.unconfirmed:
        await context.play(Confirm(contest=contest, step=step))
        context.refresh(contest)
        now = await zapas.moment(context, contest)
    await context.reply(*asked_again(now, 0))
