"""What follows a failure: the GM may give a condition, tell a twist, or leave it at that (ZAP-18, 20, 64).

The question stands in public, with a ping for the GM alone; what is chosen from stays private, since an NPC's
own conditions are the GM's to know. Nothing is stored before the GM has decided.
"""

from collections.abc import Sequence

import discord
from discord import ui

from chat.interactions.announcements import in_the_open, post
from chat.interactions.arguments import stale
from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.modals import Blank, open_form
from chat.interactions.response import Ack, answer
from chat.messages.as_panel import journal, the
from chat.messages.components import button, menu, press_id, rows
from chat.messages.printer import Message, Printer
from cogs.zapas.components import mark
from cogs.zapas.conditions import show_condition
from narration.journal.events import lines_of
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

verbs = Verbs()

#: What stands for no public question in an id.
NOWHERE = 0
#: How the id of a button begins that only an open question has.
ASKED = "n:z-after-condition:"


async def ask_what_follows(guest: Guest, played: Played, contest: str) -> None:
    """Tell whoever threw that it is done; after a failure, ask the GM."""
    roll = played.after.contests[contest]
    who = played.after.characters[roll.character]
    if roll.success:
        await guest.reply(line("zapas-thrown-success", name=who.name))
    elif guest.seat.is_gm:
        await guest.reply(prompts.follows(roll, who), _ways(guest, guest.print, contest))
    else:
        await guest.reply(line("zapas-thrown-failure", name=who.name))
        gm = [guest.campaign.gm.holder]
        await post(guest, prompts.follows(roll, who), _ways(guest, guest.announce, contest), gm)


def _ways(guest: Guest, printer: Printer, contest: str) -> ui.View | None:
    def way(said: Line, verb: str) -> ui.Button[ui.View]:
        return button(printer.label(said), press_id(verb, guest.campaign.id, contest))

    return rows(
        [
            way(line("button-zapas-condition"), "z-after-condition"),
            way(line("button-zapas-twist"), "z-after-twist"),
            way(line("button-zapas-nothing"), "z-after-nothing"),
        ]
    )


def _question(guest: Guest) -> int:
    """Return the public message that was pressed, which an answer will stand in."""
    pressed = guest.interaction.message
    return NOWHERE if pressed is None or pressed.flags.ephemeral else pressed.id


async def _failed(guest: Guest, contest: str) -> tuple[Roll, Character]:
    """Return a roll that failed, for the GM. Refused: `gm-only`, `stale-button`."""
    require_gm(guest.seat)
    state = await guest.services.table.with_contest(guest.campaign.id, contest)
    roll = state.contests.get(contest)
    if not isinstance(roll, Roll) or roll.success is not False:
        raise stale()
    return roll, state.characters[roll.character]


async def _settle(guest: Guest, question: int, told: Line | Panel, view: ui.View | None = None) -> None:
    """Let what follows stand where the question stood; where that is answered, post it."""
    message = guest.announce.message(told) if isinstance(told, Panel) else Message(guest.announce.say(told))
    asked = await _asked(guest, question)
    if asked is None:
        await post(guest, told, view)
        return
    await asked.edit(
        content=message.content,
        embed=message.embed,
        view=view,
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def _asked(guest: Guest, question: int) -> discord.Message | None:
    """Return the public question, if it stands and waits still."""
    channel = guest.interaction.channel
    if question == NOWHERE or not isinstance(channel, discord.abc.Messageable):
        return None
    try:
        found = await channel.fetch_message(question)
    except (discord.NotFound, discord.Forbidden):
        return None
    ways = (one for row in found.components if isinstance(row, discord.ActionRow) for one in row.children)
    return found if any((one.custom_id or "").startswith(ASKED) for one in ways) else None


# ------------------------------------------------------------------------------------- a condition


@verbs.on("z-after-condition", Ack.PRIVATE)
async def ask_condition(guest: Guest, contest: str) -> None:
    """Offer conditions, first those that the NPC gives (ZAP-64)."""
    roll, who = await _failed(guest, contest)
    await guest.reply(*await _offer(guest, roll, who, _question(guest)))


async def _offer(
    guest: Guest, roll: Roll, who: Character, question: int
) -> tuple[Line | Panel, ui.View | None]:
    own = await _special(guest, roll)
    usual = [label for label in _usual(guest) if who.condition(label) is None and label not in own]
    options = [
        discord.SelectOption(
            label=guest.print.label(prompts.follow_option(label, special=label in own), 100), value=label
        )
        for label in (*own, *usual)
    ]
    words = (roll.id, question)
    chosen = menu(
        guest.print.label(line("placeholder-zapas-follows"), 150),
        press_id("z-after-give", guest.campaign.id, *words),
        options,
    )
    other = button(
        guest.print.label(line("button-zapas-other")),
        press_id("z-after-label", guest.campaign.id, *words),
    )
    return prompts.giving(who, own), rows([chosen], [other])


async def _special(guest: Guest, roll: Roll) -> tuple[str, ...]:
    state = await guest.services.table.with_contest(guest.campaign.id, roll.id)
    return special_conditions(state, roll)


def _usual(guest: Guest) -> Sequence[str]:
    """Return the usual labels in the campaign's language: that is how they will stand on the sheet."""
    return [guest.announce.label(said, NAME_LENGTH) for said in CONDITIONS.values()]


@verbs.on("z-after-label", Ack.FORM)
async def ask_label(guest: Guest, contest: str, question: int) -> None:
    """Open the form for any other condition."""
    require_gm(guest.seat)
    blank = Blank(guest.print.label(line("form-zapas-label"), 45), most=NAME_LENGTH)
    title = guest.print.label(line("form-zapas-condition"), 45)
    custom_id = press_id("z-after-give", guest.campaign.id, contest, question)
    await open_form(guest.interaction, title, custom_id, [blank])


@verbs.on("z-after-give", Ack.UPDATE)
async def give(guest: Guest, contest: str, question: int, label: str) -> None:
    """Give it (ZAP-20); the GM says what it does, its player how it shows, and a twist may come with it."""
    _, who = await _failed(guest, contest)
    played = await guest.play(GiveCondition(character=who.id, label=label))
    word = mark(the(ConditionGiven, played.events).condition.label)
    await show_condition(guest, who.id, word)
    campaign, printer = guest.campaign.id, guest.announce
    shows = button(printer.label(line("button-zapas-shows")), press_id("z-shows", campaign, who.id, word))
    twist = button(
        printer.label(line("button-zapas-twist")), press_id("z-after-twist", campaign, contest, NOWHERE)
    )
    told = lines_of(guest.campaign.system, in_the_open(guest, played))
    await _settle(guest, question, journal(who.name, told), rows([shows, twist]))


# ------------------------------------------------------------------------------------- a twist, or nothing


@verbs.on("z-after-twist", Ack.FORM)
async def ask_twist(guest: Guest, contest: str, question: int | None = None) -> None:
    """Open the form for what makes it worse. It answers the question that was pressed, or the one named."""
    require_gm(guest.seat)
    blank = Blank(guest.print.label(line("form-zapas-twist"), 45), most=TEXT_LENGTH, long=True)
    title = guest.print.label(line("form-zapas-follows"), 45)
    stands = _question(guest) if question is None else question
    custom_id = press_id("z-after-tell", guest.campaign.id, contest, stands)
    await open_form(guest.interaction, title, custom_id, [blank])


@verbs.on("z-after-tell", Ack.PRIVATE)
async def tell_twist(guest: Guest, contest: str, question: int, text: str) -> None:
    """Tell everybody how it gets worse (ZAP-18). Refused: codes of texts."""
    roll, _ = await _failed(guest, contest)
    told = prompts.twist(roll, sentence(text))
    await guest.reply(line("done-below"))
    await _settle(guest, question, told)


@verbs.on("z-after-nothing", Ack.UPDATE)
async def nothing(guest: Guest, contest: str) -> None:
    """Leave it at the failure."""
    roll, _ = await _failed(guest, contest)
    printer = guest.announce if _question(guest) else guest.print
    await answer(guest.interaction, Message(printer.say(prompts.no_more(roll))), None)
