"""Help in public: giving a die, taking it back, objecting to it, the GM's decision (ZAP-32 to 34)."""

from collections.abc import Sequence

from discord import ButtonStyle

from chat.interactions.batch import play_all
from chat.interactions.character_options import named
from chat.interactions.context import Context
from chat.interactions.modals import TextField, ask
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.zapas.components import Button
from cogs.zapas.prompts import Moment, zapas
from narration.text.line import line, verbatim
from narration.text.truncate import truncate
from narration.zapas.contest import roll_prompts as prompts
from rules.core.model_base import Action
from rules.core.names import TEXT_LENGTH
from rules.core.refusal import Refused
from rules.zapas.duties import Due, Duty
from rules.zapas.roll.help import helpers_of
from rules.zapas.state.contest_actions import Help, JudgeHelp, Object, TakeBack
from rules.zapas.state.contests import Contest, Helper, Recovery

#: The most characters of a name on a button, and the most rows in a question, with two buttons each.
NAME, ROWS = 8, 4


def helpers(contest: Contest) -> list[Helper]:
    """Return everybody who helps in a roll or on either side of a duel."""
    return [helper for _, helper in _helpers_of(contest)]


def _helpers_of(contest: Contest) -> Sequence[tuple[int, Helper]]:
    return [] if isinstance(contest, Recovery) else list(helpers_of(contest))


@zapas.router.on("z-help-form", Ack.FORM)
async def help_form(context: Context, contest: str, step: int, side: int) -> None:
    """Open the form that asks how a character helps."""
    await zapas.moment(context, contest, step)
    title = line("form-zapas-help-title", name=truncate(named(context, "").name, 20))
    how = TextField(line("form-zapas-help"), most=TEXT_LENGTH, long=True)
    await ask(context, title, "z-help", contest, step, side, fields=[how])


@zapas.router.on("z-help-now", Ack.PRIVATE)
async def give_now(context: Context, contest: str, step: int, side: int) -> None:
    """Give one die at one tap, with the usual words for how; they can be changed afterwards."""
    how = context.announce.label(line("zapas-help-usual"))
    await _give(context, (contest, step, side), [_help(context, (contest, step, side), how)])


def _help(context: Context, at: tuple[str, int, int], text: str) -> Help:
    contest, step, side = at
    return Help(contest=contest, step=step, side=side, character=named(context, "").id, text=text)


async def _give(context: Context, at: tuple[str, int, int], actions: Sequence[Action]) -> None:
    """Play the actions that give a die, and offer the helper to say how, or to take it back."""
    contest, _, side = at
    await play_all(context, actions)
    context.refresh(contest)
    now = await zapas.moment(context, contest)
    how = now.button(line("button-zapas-help-how"), "z-help-form", side)
    back = now.button(line("button-zapas-take-back"), "z-help-back-here")
    await context.reply(line("zapas-helping", name=named(context, "").name), view_of([how, back]))


@zapas.router.on("z-help", Ack.PRIVATE)
async def give(context: Context, contest: str, step: int, side: int, text: str) -> None:
    """Give one die, or say otherwise how one helps with the die that was given (ZAP-32, ZAP-49)."""
    seat, found = context.seat.id, context.state.contests.get(contest)
    given = _helpers_of(found) if found is not None else ()
    own = [one for place, one in given if (place, one.seat) == (side, seat)]
    reworded = bool(own) and not own[0].objected and own[0].text != text
    again = [TakeBack(contest=contest, step=step, seat=seat)] if reworded else []
    await _give(context, (contest, step, side), [*again, _help(context, (contest, step, side), text)])


@zapas.router.on("z-help-back", Ack.PRIVATE)  # from the panel
@zapas.router.on("z-help-back-here", Ack.UPDATE)  # from the answer to the help
async def take_back(context: Context, contest: str, step: int) -> None:
    """Take this person's helping die back. Refused: `not-helping` if they give none."""
    now = await zapas.moment(context, contest, step)
    if all(helper.seat != context.seat.id for helper in helpers(now.contest)):
        raise Refused("not-helping")
    await context.play(TakeBack(contest=contest, step=step, seat=context.seat.id))
    context.refresh(contest)
    await context.reply(line("zapas-help-taken"))


@zapas.router.on("z-object", Ack.PRIVATE)
async def ask_objection(context: Context, contest: str, step: int) -> None:
    """Object to the only helper, or ask which one is meant."""
    now = await zapas.moment(context, contest, step)
    doubtful = [helper for helper in helpers(now.contest) if not helper.objected]
    if len(doubtful) == 1:
        action = Object(contest=contest, step=step, seat=doubtful[0].seat)
        await zapas.carry_out(context, contest, action, then=_objected)
        return
    options = [now.option(verbatim(helper.name), helper.seat) for helper in doubtful]
    view = view_of([now.menu(line("placeholder-zapas-object"), now.at("z-object-to"), options)])
    await context.reply(line("zapas-object-to" if doubtful else "zapas-object-nobody"), view)


async def _objected(context: Context, *_: object) -> None:
    """Say that the die waits for the GM's decision (ZAP-34)."""
    await context.reply(line("zapas-objected"))


zapas.answer("z-object-to", Object, "seat", then=_objected)


@zapas.asks(Duty.OBJECTION)
def objection_prompt(now: Moment, _: Due) -> Prompt:
    """Ask the GM whether help that somebody objects to may stay."""
    doubted = [helper for helper in helpers(now.contest) if helper.objected]
    rows = (_answers(now, one.seat, truncate(one.name, NAME)) for one in doubted[:ROWS])
    return prompts.judging(now.contest.title, doubted), view_of(*rows)


def _answers(now: Moment, seat: str, name: str) -> list[Button]:
    keep, send = line("button-zapas-keep", name=name), line("button-zapas-send", name=name)
    return [
        now.button(keep, "z-judge", seat, 1, style=ButtonStyle.primary),
        now.button(send, "z-judge", seat, 0),
    ]


async def _judged(context: Context, contest: str, *_: object) -> None:
    await zapas.show_due(context, contest, first=line("zapas-judged"))


zapas.answer("z-judge", JudgeHelp, "seat", "stays", then=_judged)
