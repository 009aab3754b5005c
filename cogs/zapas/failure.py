"""What follows a failure: the GM may give a condition, tell a twist, or leave it at that (ZAP-18, 20, 64).

The question stands in public, with a ping for the GM alone; what is chosen from stays private, since an NPC's
own conditions are the GM's to know. Nothing is stored before the GM has decided.
"""

from collections.abc import Sequence

import discord
from discord import ui

from chat.interactions.announcements import post, public_events
from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import Ack, answer
from chat.messages.as_panel import as_panel, event_of
from chat.messages.components import button, custom_id_of, menu, view_of
from chat.messages.printer import Message, Printer
from cogs.zapas.components import mark
from cogs.zapas.conditions import show_condition
from narration.journal.events import event_lines
from narration.text.line import Line, Panel, line
from narration.zapas.base.words import CONDITIONS
from narration.zapas.contest import roll_prompts as prompts
from rules.contract.system import Played
from rules.core.names import NAME_LENGTH, TEXT_LENGTH, sentence
from rules.core.seat import require_gm
from rules.zapas.sheet.npc import special_conditions
from rules.zapas.state.actions import GiveCondition
from rules.zapas.state.campaign_state import Character
from rules.zapas.state.contests import Roll
from rules.zapas.state.events import ConditionGiven

router = Router()

#: What stands for no public question in an id.
NOWHERE = 0
#: How the id of a button begins that only an open question has.
ASKED = "n:z-after-condition:"


async def ask_what_follows(context: Context, played: Played, contest: str) -> None:
    """Tell whoever threw that it is done; after a failure, ask the GM."""
    roll = played.after.contests[contest]
    who = played.after.characters[roll.character]
    if roll.success:
        await context.reply(line("zapas-thrown-success", name=who.name))
    elif context.seat.is_gm:
        await context.reply(prompts.follows(roll, who), _ways(context, context.print, contest))
    else:
        await context.reply(line("zapas-thrown-failure", name=who.name))
        gm = [context.campaign.gm.holder]
        await post(context, prompts.follows(roll, who), _ways(context, context.announce, contest), gm)


def _ways(context: Context, printer: Printer, contest: str) -> ui.View | None:
    def way(said: Line, verb: str) -> ui.Button[ui.View]:
        return button(printer.label(said), custom_id_of(verb, context.campaign.id, contest))

    return view_of(
        [
            way(line("button-zapas-condition"), "z-after-condition"),
            way(line("button-zapas-twist"), "z-after-twist"),
            way(line("button-zapas-nothing"), "z-after-nothing"),
        ]
    )


def _question(context: Context) -> int:
    """Return the public message that was pressed, which an answer will stand in."""
    pressed = context.interaction.message
    return NOWHERE if pressed is None or pressed.flags.ephemeral else pressed.id


async def _failed(context: Context, contest: str) -> tuple[Roll, Character]:
    """Return a roll that failed, for the GM. Refused: `gm-only`, `stale-button`."""
    require_gm(context.seat)
    state = await context.services.table.with_contest(context.campaign.id, contest)
    roll = state.contests.get(contest)
    if not isinstance(roll, Roll) or roll.success is not False:
        raise stale_button()
    return roll, state.characters[roll.character]


async def _settle(context: Context, question: int, told: Line | Panel, view: ui.View | None = None) -> None:
    """Let what follows stand where the question stood; where that is answered, post it."""
    message = (
        context.announce.message(told) if isinstance(told, Panel) else Message(context.announce.say(told))
    )
    asked = await _asked(context, question)
    if asked is None:
        await post(context, told, view)
        return
    await asked.edit(
        content=message.content,
        embed=message.embed,
        view=view,
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def _asked(context: Context, question: int) -> discord.Message | None:
    """Return the public question, if it stands and waits still."""
    channel = context.interaction.channel
    if question == NOWHERE or not isinstance(channel, discord.abc.Messageable):
        return None
    try:
        found = await channel.fetch_message(question)
    except (discord.NotFound, discord.Forbidden):
        return None
    ways = (one for row in found.components if isinstance(row, discord.ActionRow) for one in row.children)
    return found if any((one.custom_id or "").startswith(ASKED) for one in ways) else None


# ------------------------------------------------------------------------------------- a condition


@router.on("z-after-condition", Ack.PRIVATE)
async def ask_condition(context: Context, contest: str) -> None:
    """Offer conditions, first those that the NPC gives (ZAP-64)."""
    roll, who = await _failed(context, contest)
    await context.reply(*await _offer(context, roll, who, _question(context)))


async def _offer(
    context: Context, roll: Roll, who: Character, question: int
) -> tuple[Line | Panel, ui.View | None]:
    own = await _special(context, roll)
    usual = [label for label in _usual(context) if who.condition(label) is None and label not in own]
    options = [
        discord.SelectOption(
            label=context.print.label(prompts.follow_option(label, special=label in own), 100), value=label
        )
        for label in (*own, *usual)
    ]
    words = (roll.id, question)
    chosen = menu(
        context.print.label(line("placeholder-zapas-follows"), 150),
        custom_id_of("z-after-give", context.campaign.id, *words),
        options,
    )
    other = button(
        context.print.label(line("button-zapas-other")),
        custom_id_of("z-after-label", context.campaign.id, *words),
    )
    return prompts.giving(who, own), view_of([chosen], [other])


async def _special(context: Context, roll: Roll) -> tuple[str, ...]:
    state = await context.services.table.with_contest(context.campaign.id, roll.id)
    return special_conditions(state, roll)


def _usual(context: Context) -> Sequence[str]:
    """Return the usual labels in the campaign's language: that is how they will stand on the sheet."""
    return [context.announce.label(said, NAME_LENGTH) for said in CONDITIONS.values()]


@router.on("z-after-label", Ack.FORM)
async def ask_label(context: Context, contest: str, question: int) -> None:
    """Open the form for any other condition."""
    require_gm(context.seat)
    blank = TextField(context.print.label(line("form-zapas-label"), 45), most=NAME_LENGTH)
    title = context.print.label(line("form-zapas-condition"), 45)
    custom_id = custom_id_of("z-after-give", context.campaign.id, contest, question)
    await open_modal(context.interaction, title, custom_id, [blank])


@router.on("z-after-give", Ack.UPDATE)
async def give(context: Context, contest: str, question: int, label: str) -> None:
    """Give it (ZAP-20); the GM says what it does, its player how it shows, and a twist may come with it."""
    _, who = await _failed(context, contest)
    played = await context.play(GiveCondition(character=who.id, label=label))
    word = mark(event_of(ConditionGiven, played.events).condition.label)
    await show_condition(context, who.id, word)
    campaign, printer = context.campaign.id, context.announce
    shows = button(printer.label(line("button-zapas-shows")), custom_id_of("z-shows", campaign, who.id, word))
    twist = button(
        printer.label(line("button-zapas-twist")), custom_id_of("z-after-twist", campaign, contest, NOWHERE)
    )
    told = event_lines(context.campaign.system, public_events(context, played))
    await _settle(context, question, as_panel(who.name, told), view_of([shows, twist]))


# ------------------------------------------------------------------------------------- a twist, or nothing


@router.on("z-after-twist", Ack.FORM)
async def ask_twist(context: Context, contest: str, question: int | None = None) -> None:
    """Open the form for what makes it worse. It answers the question that was pressed, or the one named."""
    require_gm(context.seat)
    blank = TextField(context.print.label(line("form-zapas-twist"), 45), most=TEXT_LENGTH, long=True)
    title = context.print.label(line("form-zapas-follows"), 45)
    stands = _question(context) if question is None else question
    custom_id = custom_id_of("z-after-tell", context.campaign.id, contest, stands)
    await open_modal(context.interaction, title, custom_id, [blank])


@router.on("z-after-tell", Ack.PRIVATE)
async def tell_twist(context: Context, contest: str, question: int, text: str) -> None:
    """Tell everybody how it gets worse (ZAP-18). Refused: codes of texts."""
    roll, _ = await _failed(context, contest)
    told = prompts.twist(roll, sentence(text))
    await context.reply(line("done-below"))
    await _settle(context, question, told)


@router.on("z-after-nothing", Ack.UPDATE)
async def nothing(context: Context, contest: str) -> None:
    """Leave it at the failure."""
    roll, _ = await _failed(context, contest)
    printer = context.announce if _question(context) else context.print
    await answer(context.interaction, Message(printer.say(prompts.no_more(roll))), None)
