"""Questions about a roll: what matters, Fate before it, two of the dice, the late die (NOIR-30, 67, 68).

Every contest with checks asks them: rolls outside combat, combats and social conflicts.
"""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from chat.interactions.arguments import parse_argument, stale_button
from chat.interactions.context import Context
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.noir.contests.prompts import Moment, noir
from cogs.noir.contests.roll_inputs import (
    NO_STAKES,
    Stakes,
    circumstances_menu,
    helpers_button,
    hurting,
    stake_menus,
)
from cogs.noir.fate.orders import order_button
from narration.noir.rolls import check_prompts as prompts
from narration.text.line import line
from rules.contract.ownership import acts_for
from rules.core.refusal import Refused
from rules.noir import preview
from rules.noir.base.enums import FateUse
from rules.noir.duties import Due, Duty, due_for
from rules.noir.fate.accounts import can_pay
from rules.noir.roll.checks import LATE_PRICE
from rules.noir.roll.circumstances import bonuses_only
from rules.noir.roll.helpers import asking
from rules.noir.state.campaign_state import Character
from rules.noir.state.contest_actions import (
    NOTHING,
    BuyLate,
    ChooseTwo,
    ConfirmHelp,
    EndContest,
    GiveCircumstances,
    LetRoll,
    PayOdds,
    PlaceLate,
    Ready,
)
from rules.noir.state.contests import Check, RollPart, Test

#: How many buttons fit in a row on a phone, and how many dice fit in four rows.
ACROSS = 4
MOST_DICE = 4 * ACROSS
#: The most menus of circumstances below a question.
MOST_GIVEN = 4


def part_of(now: Moment, number: str) -> tuple[Character, Check, RollPart]:
    """Return a character that this person acts for, their undecided roll, and their part in it.

    Refused: `not-your-character`, `stale-button` if there is no such roll.
    """
    character = now.own(number)
    for check in now.contest.checks:
        cast = check.cast_of(number)
        if cast is not None and not check.decided:
            return character, check, cast
    raise stale_button()


def in_rows(buttons: Sequence[ui.Button[Any]]) -> list[Sequence[ui.Button[Any]]]:
    """Return buttons in rows that fit on a phone."""
    return [buttons[start : start + ACROSS] for start in range(0, len(buttons), ACROSS)]


@noir.asks(Duty.READY)
def ready_prompt(now: Moment, due: Due) -> Prompt:
    """Ask what matters for a roll, and how much Fate is paid before it."""
    return _ready(now, due.character, NO_STAKES)


noir.answers_for_absent(Duty.READY, Ready)


def _ready(now: Moment, number: str, stakes: Stakes) -> Prompt:
    character, _, cast = part_of(now, number)
    claims = stakes.claims(character, cast.rolls)
    shown = preview.of_roll(now.state, now.contest, number, claims)

    def changes(what: str) -> str:
        return now.at("n-ready-set", number, what, *stakes.words)

    menus = stake_menus(now.context, changes, character, cast.rolls, shown, stakes, later=False)
    roll = now.button(line("button-roll"), "n-ready", number, *stakes.words, style=ButtonStyle.primary)
    ways = [roll, helpers_button(now.context, changes, stakes)]
    said = prompts.ready(now.contest.title, character, cast.rolls, shown, stakes.odds or 0)
    return now.paying(character, said), view_of(*([one] for one in (*menus, _given(now, cast))), ways)


def _given(now: Moment, cast: RollPart) -> ui.Select[Any] | None:
    """Return the GM's menu of circumstances for a roll that waits (NOIR-31)."""
    return circumstances_menu(
        now.context,
        now.at("n-given", cast.character),
        cast.claims.circumstances,
        only_bonuses=bonuses_only(now.contest),
    )


@noir.router.on("n-given", Ack.UPDATE)
async def give(context: Context, contest: str, step: int, character: str, *sizes: str) -> None:
    """Give circumstances to a roll that waits, and show its question again (NOIR-31)."""
    given = tuple(parse_argument(int, size) for size in sizes)
    action = GiveCircumstances(contest=contest, step=step, character=character, sizes=given)
    noir.refresh(context, contest, await context.play(action))
    now = await noir.moment(context, contest)
    waits = (one for one in due_for(now.state, now.contest, context.seat) if one.character == character)
    one = next(waits, None)
    await context.reply(*(noir.question(now, one) if one is not None else noir.what_waits(now)))


@noir.router.on("n-ready-set", Ack.UPDATE)
async def ready_set(
    context: Context, contest: str, step: int, character: str, what: str, *words: str
) -> None:
    """Change one of the choices for a roll."""
    now = await noir.moment(context, contest, step)
    who, _, cast = part_of(now, character)
    stakes = Stakes.read(words[:4]).changed(what, words[4:], hurting(who, cast.rolls))
    await context.reply(*_ready(now, character, stakes))


@noir.router.on("n-ready", Ack.UPDATE)
async def ready(context: Context, contest: str, step: int, character: str, *words: str) -> None:
    """Claim what matters, and pay (NOIR-67)."""
    now, stakes = await noir.moment(context, contest, step), Stakes.read(words)
    who, _, cast = part_of(now, character)
    claims, odds = stakes.claims(who, cast.rolls), stakes.odds or 0
    action = Ready(contest=contest, step=step, character=character, claims=claims, odds=odds)
    await noir.carry_out(context, contest, action)


@noir.asks(Duty.LET)
def let_prompt(now: Moment, _: Due) -> Prompt:
    """Ask the GM to let a player's roll, with the circumstances that it has."""
    check = now.contest.checks[0]
    allow = now.button(line("button-let"), "n-let", style=ButtonStyle.primary)
    alone = now.button(line("button-noir-unhelped"), "n-unhelped") if asking(now.contest) else None
    refuse = now.button(line("button-strike"), "n-let-not") if isinstance(now.contest, Test) else None
    menus = [[_given(now, cast)] for cast in check.casts[:MOST_GIVEN]]
    return prompts.letting(now.contest.title, check), view_of(*menus, [allow, alone, refuse])


@noir.router.on("n-help", Ack.PRIVATE)
async def help_(context: Context, contest: str, step: int) -> None:
    """Say that one's own character helps in a roll that counts on helpers (NOIR-32)."""
    now = await noir.moment(context, contest, step)
    for cast in asking(now.contest):
        who = _helper(now, cast)
        action = ConfirmHelp(contest=contest, step=step, character=cast.character, helper=who.id)
        noir.refresh(context, contest, await context.play(action))
        await context.reply(line("noir-help-confirmed", helper=who.name, name=cast.name))
        return
    raise Refused("wrong-state-not-asked")


def _helper(now: Moment, cast: RollPart) -> Character:
    """Return a main character of this person who has not helped yet, or else one who is refused.

    Refused: `no-character-yet` for somebody without one.
    """
    seat, people = now.context.seat, now.state.characters.values()
    own = [one for one in people if one.is_main and not seat.is_gm and acts_for(seat, one)]
    if not own:
        raise Refused("no-character-yet")
    return next((one for one in own if one.id not in {cast.character, *cast.helpers}), own[0])


noir.answer("n-let", LetRoll)
noir.answer("n-unhelped", LetRoll, with_helpers=False)
noir.answer("n-let-not", EndContest)


@noir.asks(Duty.ODDS)
def odds_prompt(now: Moment, due: Due) -> Prompt:
    """Ask how much Fate is paid before a roll whose modifiers are settled."""
    character, _, cast = part_of(now, due.character)
    shown = preview.of_roll(now.state, now.contest, due.character, NOTHING)
    chances = map(prompts.percent, prompts.chances(shown)[: shown.payable + 1])
    buttons = [
        now.button(line("button-noir-odds", points=n, chance=chance), "n-odds", due.character, n)
        for n, chance in enumerate(chances)
    ]
    buttons[0].style = ButtonStyle.primary
    said = prompts.odds(now.contest.title, character, cast, shown, prompts.decides(now.contest))
    rows = in_rows([*buttons, order_button(now, character.id)])
    return now.paying(character, said), view_of([_given(now, cast)], *rows)


noir.answers_for_absent(Duty.ODDS, PayOdds, points=0)
noir.answer("n-odds", PayOdds, "character", "points")


@noir.asks(Duty.CHOOSE)
def choose_prompt(now: Moment, due: Due) -> Prompt:
    """Let somebody choose two of the dice that were rolled."""
    return _choosing(now, due.character, None)


def _choosing(now: Moment, number: str, first: int | None) -> Prompt:
    character, _, cast = part_of(now, number)

    def die(place: int, face: int) -> ui.Button[Any]:
        if place == first:
            return now.button(line("button-noir-die", face=face), "n-two", number, style=ButtonStyle.success)
        words = (place,) if first is None else (first, place)
        return now.button(line("button-noir-die", face=face), "n-two", number, *words)

    dice = [die(place, face) for place, face in enumerate(cast.offered)]
    best = now.button(line("button-noir-highest"), "n-highest", number, style=ButtonStyle.primary)
    view = view_of(*in_rows(dice), [best])
    return prompts.choosing(now.contest.title, character, cast, first), view


noir.answers_for_absent(Duty.CHOOSE, ChooseTwo, places=None)


@noir.router.on("n-two", Ack.UPDATE)
async def two(
    context: Context,
    contest: str,
    step: int,
    character: str,
    first: int | None = None,
    second: int | None = None,
) -> None:
    """Take a die, put it back, or take the second one, which settles it (NOIR-67)."""
    now = await noir.moment(context, contest, step)
    if first is None or second is None:
        await context.reply(*_choosing(now, character, first))
        return
    action = ChooseTwo(contest=contest, step=step, character=character, places=(first, second))
    await noir.carry_out(context, contest, action)


noir.answer("n-highest", ChooseTwo, "character", places=None)


@noir.asks(Duty.LATE)
def late_prompt(now: Moment, due: Due) -> Prompt:
    """Ask whether to buy a die after the roll, with the chance that it changes the outcome."""
    character, check, cast = part_of(now, due.character)
    chance = prompts.percent(preview.of_late(now.state, now.contest, due.character))
    stand = now.button(line("button-noir-stand"), "n-late", due.character, 0, style=ButtonStyle.primary)
    ahead = prompts.is_ahead(check, cast)
    costs = line("button-noir-late-ahead") if ahead else line("button-noir-late", chance=chance)
    pay = now.button(costs, "n-late", due.character, 1)
    can = can_pay(now.state, character, FateUse.ODDS_AFTER, LATE_PRICE)
    said = prompts.late(now.contest.title, character, check, cast, chance, can_pay=can)
    return now.paying(character, said), view_of(
        [stand, pay], [_let_all_stand(now, due.character), order_button(now, due.character)]
    )


def _let_all_stand(now: Moment, number: str) -> ui.Button[Any] | None:
    """Return the button that lets the rolls of all NPCs stand, if another NPC is part of such a roll."""
    casts = (cast for check in now.contest.checks if not check.decided for cast in check.casts)
    others = (now.state.characters[cast.character] for cast in casts if cast.character != number)
    if not now.context.seat.is_gm or all(one.seat for one in others):
        return None
    return now.button(line("button-noir-stand-all"), "n-for", "mine", "stand")


noir.answers_for_absent(Duty.LATE, BuyLate, buy=False)
noir.answer("n-late", BuyLate, "character", "buy")


@noir.asks(Duty.PLACE)
def place_prompt(now: Moment, due: Due) -> Prompt:
    """Let somebody choose the die that the bought one replaces."""
    character, check, cast = part_of(now, due.character)
    dice = [
        now.button(
            line("button-noir-place", old=face, new=cast.late_face),
            "n-place",
            due.character,
            place,
            style=ButtonStyle.primary if face < cast.late_face else ButtonStyle.secondary,
        )
        for place, face in enumerate(cast.dice[:MOST_DICE])
    ]
    leave = now.button(line("button-noir-leave"), "n-place", due.character)
    return prompts.placing(now.contest.title, character, check, cast), view_of(*in_rows(dice), [leave])


noir.answers_for_absent(Duty.PLACE, PlaceLate, place=None)


@noir.router.on("n-place", Ack.UPDATE)
async def place(context: Context, contest: str, step: int, character: str, place: int | None = None) -> None:
    """Put the bought die in place of another, or do not use it (NOIR-68)."""
    action = PlaceLate(contest=contest, step=step, character=character, place=place)
    await noir.carry_out(context, contest, action)
