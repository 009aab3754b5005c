"""The GM sets a roll's difficulty with one tap, after menus of what else matters (ZAP-16, 22, 56, 65)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Self

import discord
from discord import ButtonStyle
from pydantic import Field

from chat.interactions.arguments import Numbers, Shown, bits, parse_argument, stale_button
from chat.interactions.context import Context
from chat.interactions.modals import TextField, ask
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.zapas.components import Button, Menu
from cogs.zapas.prompts import Moment, zapas
from narration.text.line import line, verbatim
from narration.text.truncate import truncate
from narration.zapas.contest import roll_prompts as prompts
from rules.core.names import NAME_LENGTH
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from rules.zapas.base.text_matching import normalized
from rules.zapas.duties import Due, Duty
from rules.zapas.roll.aims import usual_base
from rules.zapas.sheet.npc import npc_of
from rules.zapas.state.campaign_state import Condition, Effect, ZapasState
from rules.zapas.state.contest_actions import SetDifficulty
from rules.zapas.state.contests import Purpose, Roll, Step

#: The difficulties with a button, in rows of at most four.
NAMED = ((2, 3, 4, 5), (6, 20))
#: The reductions that a part may give its task. Two values in a button: USUAL for the NPC's own difficulty
#: as the base, AS_SAID for the approach that the player named.
REDUCTIONS, USUAL, AS_SAID = range(1, 7), 0, -1
#: The most characters in a typed number, and in a name on a button.
DIGITS, NAME = 3, 10
#: The number of words that a form sends: three of the draft, and three that were typed.
TYPED = 6
Place = Annotated[int, Field(ge=AS_SAID, le=25)]
Reduction = Annotated[int, Field(ge=1, le=99)]


@dataclass(frozen=True)
class Draft:
    """The GM's choices besides the number: conditions by place, a part's reduction, the approach by place."""

    conditions: tuple[int, ...] = ()
    reduction: int = 1
    approach: int = AS_SAID

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read three words of a `custom_id`. Refused: `stale-button` for words that are no draft."""
        if len(words) != 3:
            raise stale_button()
        conditions, reduction, approach = words
        return cls(
            parse_argument(Numbers, conditions),
            parse_argument(Reduction, reduction),
            parse_argument(Place, approach),
        )

    @property
    def words(self) -> tuple[str, ...]:
        return bits(self.conditions), str(self.reduction), str(self.approach)

    def changed(self, what: str, values: Sequence[str]) -> Self:
        """Return the draft after a choice. Refused: `stale-button` for a choice that no menu offers."""
        match what, *values:
            case "conditions", *_:
                return replace(
                    self, conditions=tuple(sorted(parse_argument(Shown, value) for value in values))
                )
            case "reduction", value:
                return replace(self, reduction=parse_argument(Reduction, value))
            case "approach", value:
                return replace(self, approach=parse_argument(Place, value))
            case _:
                raise stale_button()


# ------------------------------------------------------------------------------------- what is shown


@zapas.asks(Duty.DIFFICULTY)
def difficulty_prompt(now: Moment, _: Due) -> Prompt:
    """Ask the GM how hard the roll is."""
    return _asking(now, _begun(now))


def _begun(now: Moment) -> Draft:
    """Return a draft with what has been set already."""
    raised = {normalized(step.text) for step in now.roll.raises}
    known = enumerate(_raising(now.state, now.roll))
    places = tuple(place for place, one in known if normalized(one.label) in raised)
    return Draft(places, now.roll.aim.reduction or 1)


def _raising(state: ZapasState, roll: Roll) -> tuple[Condition, ...]:
    """Return the character's conditions that can raise a difficulty (ZAP-22)."""
    conditions = state.characters[roll.character].conditions
    return tuple(one for one in conditions if one.effect is Effect.DIFFICULTY)


def _approaches(now: Moment) -> tuple[str, ...]:
    """Return the approaches of the attacked NPC, the usual one first; none where no NPC is attacked."""
    if now.roll.aim.purpose is not Purpose.ATTACK:
        return ()
    _, npc = npc_of(now.state, now.roll.aim.character)
    return "", *(profile.approach for profile in npc.approaches)


def _asking(now: Moment, draft: Draft) -> Prompt:
    require_gm(now.context.seat)
    roll = now.roll
    named = [[_named(now, draft, base) for base in row] for row in NAMED]
    if roll.aim.purpose is Purpose.ATTACK:
        named[1].insert(0, _usual(now, draft))
    other = now.button(line("button-zapas-other"), "z-diff-form", *draft.words)
    menus = (_conditions_menu(now, draft), _reduction_menu(now, draft), _approach_menu(now, draft))
    view = view_of(named[0], [*named[1], other], *([one] for one in menus))
    return prompts.asking_difficulty(now.state, roll), view


def _named(now: Moment, draft: Draft, base: int) -> Button:
    usual = base == (now.roll.base or 3) and now.roll.aim.purpose is not Purpose.ATTACK
    style = ButtonStyle.primary if usual else ButtonStyle.secondary
    return now.button(prompts.difficulty_label(base), "z-diff", base, *draft.words, style=style)


def _usual(now: Moment, draft: Draft) -> Button:
    """Return the button for the NPC's own number under the chosen approach."""
    approach = _approach(now, draft)
    aim = now.roll.aim if approach is None else now.roll.aim.but(text=approach)
    found, npc = npc_of(now.state, aim.character)
    immune = npc.profile(aim.text).attack is None
    number = 0 if immune else usual_base(now.state, aim)
    said = line("button-zapas-usual", name=truncate(found.name, NAME), number=number)
    one = now.button(said, "z-diff", USUAL, *draft.words, style=ButtonStyle.primary)
    one.disabled = immune
    return one


def _approach(now: Moment, draft: Draft) -> str | None:
    """Return the chosen approach; None for the player's. Refused: `stale-button` for a place without one."""
    if draft.approach == AS_SAID:
        return None
    known = _approaches(now)
    if draft.approach >= len(known):
        raise stale_button()
    return known[draft.approach]


def _conditions_menu(now: Moment, draft: Draft) -> Menu | None:
    def option(place: int, one: Condition) -> discord.SelectOption:
        said = line("option-zapas-raise", text=one.label, number=one.raises)
        return now.option(said, place, chosen=place in draft.conditions)

    options = [option(place, one) for place, one in enumerate(_raising(now.state, now.roll))]
    at = now.at("z-diff-set", "conditions", *draft.words)
    return now.menu(line("placeholder-zapas-conditions"), at, options, many=True)


def _reduction_menu(now: Moment, draft: Draft) -> Menu | None:
    part = now.roll.aim.purpose is Purpose.PART
    options = [
        now.option(line("option-zapas-reduction", number=number), number, chosen=number == draft.reduction)
        for number in (REDUCTIONS if part else ())
    ]
    at = now.at("z-diff-set", "reduction", *draft.words)
    return now.menu(line("placeholder-zapas-reduction"), at, options)


def _approach_menu(now: Moment, draft: Draft) -> Menu | None:
    known = _approaches(now)
    if len(known) < 2:
        return None
    said = (verbatim(text) if text else line("option-zapas-approach-usual") for text in known)
    options = [now.option(one, place, chosen=place == draft.approach) for place, one in enumerate(said)]
    at = now.at("z-diff-set", "approach", *draft.words)
    return now.menu(line("placeholder-zapas-approach"), at, options)


# ------------------------------------------------------------------------------------- what is tapped


@zapas.router.on("z-diff-open", Ack.UPDATE)
async def open_difficulty(context: Context, contest: str, step: int) -> None:
    """Open the question again, to change a difficulty."""
    now = await zapas.moment(context, contest, step)
    await context.reply(*_asking(now, _begun(now)))


@zapas.router.on("z-diff-set", Ack.UPDATE)
async def change(context: Context, contest: str, step: int, what: str, *words: str) -> None:
    """Change the draft with a menu."""
    now = await zapas.moment(context, contest, step)
    await context.reply(*_asking(now, Draft.read(words[:3]).changed(what, words[3:])))


@zapas.router.on("z-diff", Ack.UPDATE)
async def set_difficulty(context: Context, contest: str, step: int, base: int, *words: str) -> None:
    """Set the difficulty; a raise that was typed before stays."""
    now = await zapas.moment(context, contest, step)
    await _set(now, base or None, Draft.read(words), _typed(now))


async def set_at_once(now: Moment, base: int) -> None:
    """Set a difficulty by its number alone; what has been set besides stays."""
    await _set(now, base, _begun(now), _typed(now))


def _typed(now: Moment) -> tuple[Step, ...]:
    """Return the raises that were typed, which come from no condition."""
    conditions = {normalized(one.label) for one in _raising(now.state, now.roll)}
    return tuple(step for step in now.roll.raises if normalized(step.text) not in conditions)


async def _set(now: Moment, base: int | None, draft: Draft, raises: tuple[Step, ...]) -> None:
    known = _raising(now.state, now.roll)
    if any(place >= len(known) for place in draft.conditions):
        raise stale_button()
    action = SetDifficulty(
        contest=now.contest.id,
        step=now.contest.step,
        base=base,
        conditions=tuple(known[place].label for place in draft.conditions),
        raises=raises,
        reduction=draft.reduction,
        approach=_approach(now, draft),
    )
    await zapas.carry_out(now.context, now.contest.id, action, first=line("zapas-difficulty-set"))


@zapas.router.on("z-diff-form", Ack.FORM)
async def difficulty_form(context: Context, contest: str, step: int, *words: str) -> None:
    """Open the form for any number, and for a raise with a reason."""
    require_gm(context.seat)
    now = await zapas.moment(context, contest, step)
    typed = _typed(now)
    base = now.roll.base or usual_base(now.state, now.roll.aim)
    amount, why = (str(typed[0].amount), typed[0].text) if typed else ("", "")
    fields = [
        TextField(line("form-zapas-base"), str(base), most=DIGITS),
        TextField(line("form-zapas-raise"), amount, most=DIGITS, required=False),
        TextField(line("form-zapas-why"), why, most=NAME_LENGTH, required=False),
    ]
    draft = Draft.read(words).words
    await ask(context, line("form-zapas-difficulty"), "z-diff-typed", contest, step, *draft, fields=fields)


@zapas.router.on("z-diff-typed", Ack.UPDATE)
async def type_difficulty(context: Context, contest: str, step: int, *words: str) -> None:
    """Set the difficulty that was typed. Refused: `not-integer`."""
    if len(words) != TYPED:
        raise stale_button()
    base, raised, why = words[3:]
    now = await zapas.moment(context, contest, step)
    draft = Draft.read(words[:3])
    amount = whole_number(raised) if raised.strip() else 0
    reason = why.strip() or context.announce.label(line("zapas-raise-unnamed"), NAME_LENGTH)
    await _set(now, whole_number(base), draft, (Step(text=reason, amount=amount),) if amount else ())


def whole_number(typed: str) -> int:
    """Return a typed number of at most three digits. Refused: `not-integer`."""
    text = typed.strip()
    if not re.fullmatch(r"[+-]?\d{1,3}", text):
        raise Refused("not-integer", text=text)
    return int(text)
