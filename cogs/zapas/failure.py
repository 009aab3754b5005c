"""What follows a failure: the GM may give a condition, tell a twist, or leave it at that (ZAP-18, 20, 64).

The message of the roll asks the GM, and tells the answer. The menu is private, since only the GM knows an
NPC's own conditions.
"""

from contextlib import suppress

import discord
from discord import ui

from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack, answer
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from cogs.shared.roll_again import again_view
from cogs.zapas.components import mark
from cogs.zapas.conditions import show_condition
from narration.text.line import line
from narration.zapas.base.words import CONDITIONS
from narration.zapas.contest import roll_prompts as prompts
from rules.contract.system import Played
from rules.core.names import NAME_LENGTH, TEXT_LENGTH
from rules.core.seat import require_gm
from rules.zapas.sheet.npc import special_conditions
from rules.zapas.state.campaign_state import Character, ZapasState
from rules.zapas.state.contest_actions import Follow
from rules.zapas.state.contests import Roll
from rules.zapas.state.events import ConditionGiven

router = Router()

#: The value in an id for "there is no public question".
NOWHERE = 0


async def ask_what_follows(context: Context, played: Played, contest: str) -> None:
    """Show the result to the person who threw; the GM is asked here, too, after a failure."""
    roll = played.after.contests[contest]
    who = played.after.characters[roll.character]
    again = again_view(context, [who], "z-again", contest)
    if roll.success:
        await context.reply(line("zapas-thrown-success", name=who.name), again)
    elif context.seat.is_gm:
        await context.reply(prompts.follows(roll, who), _ways(context, contest))
    else:
        await context.reply(line("zapas-thrown-failure", name=who.name), again)


def _ways(context: Context, contest: str) -> ui.View | None:
    return view_of(
        [
            context.button(line("button-zapas-condition"), "z-after-condition", contest),
            context.button(line("button-zapas-twist"), "z-after-twist", contest),
            context.button(line("button-zapas-nothing"), "z-after-nothing", contest),
        ]
    )


def _question(context: Context) -> int:
    """Return the id of the pressed message if it is public, else `NOWHERE`."""
    pressed = context.interaction.message
    return NOWHERE if pressed is None or pressed.flags.ephemeral else pressed.id


async def _failed(context: Context, contest: str) -> tuple[ZapasState, Roll, Character]:
    """Return a roll that failed and its character. Refused: `gm-only`, `stale-button` for another contest."""
    require_gm(context.seat)
    state: ZapasState = await context.services.table.with_contest(context.campaign.id, contest)
    roll = state.contests.get(contest)
    if not isinstance(roll, Roll) or roll.success is not False:
        raise stale_button()
    return state, roll, state.characters[roll.character]


async def _follow(
    context: Context, roll: Roll, question: int = NOWHERE, *, condition: str = "", twist: str = ""
) -> Played:
    """Play what follows, which the message of the roll tells."""
    action = Follow(contest=roll.id, step=roll.step, condition=condition, twist=twist)
    played = await context.play(action)
    context.refresh(roll.id)
    await _close_old(context, roll.id, question)
    return played


async def _close_old(context: Context, contest: str, question: int) -> None:
    """Take the buttons off a question of an earlier version, which stood in a message of its own."""
    posts = await context.services.table.store.posts.of(context.campaign.id, contest)
    channel = context.interaction.channel
    if question in {NOWHERE, *(post.message for post in posts)}:
        return
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        return
    with suppress(discord.NotFound, discord.Forbidden):  # it is gone, or the bot may not write here any more
        await channel.get_partial_message(question).edit(view=None)


@router.on("z-after-condition", Ack.PRIVATE)
async def ask_condition(context: Context, contest: str) -> None:
    """Offer conditions, starting with those that the NPC gives (ZAP-64)."""
    state, roll, who = await _failed(context, contest)
    own, words = special_conditions(state, roll), (contest, _question(context))
    labels = (context.announce.label(said, NAME_LENGTH) for said in CONDITIONS.values())  # as on the sheet
    usual = [label for label in labels if who.condition(label) is None and label not in own]
    options = [
        context.option(prompts.follow_option(label, special=label in own), label) for label in (*own, *usual)
    ]
    chosen = context.menu(line("placeholder-zapas-follows"), "z-after-give", *words, options=options)
    other = context.button(line("button-zapas-other"), "z-after-label", *words)
    await context.reply(prompts.giving(who, own), view_of([chosen], [other]))


@router.on("z-after-label", Ack.FORM)
async def ask_label(context: Context, contest: str, question: int) -> None:
    """Open the form for any other condition."""
    require_gm(context.seat)
    label = TextField(line("form-zapas-label"), most=NAME_LENGTH)
    await ask(context, line("form-zapas-condition"), "z-after-give", contest, question, fields=[label])


@router.on("z-after-give", Ack.UPDATE)
async def give(context: Context, contest: str, question: int, label: str) -> None:
    """Give a condition (ZAP-20); then the GM says what it does, and the player how it shows."""
    _, roll, who = await _failed(context, contest)
    played = await _follow(context, roll, question, condition=label)
    await show_condition(context, who.id, mark(event_of(ConditionGiven, played.events).condition.label))


@router.on("z-after-twist", Ack.FORM)
async def ask_twist(context: Context, contest: str, question: int | None = None) -> None:
    """Open the form for how it gets worse; it answers the pressed question, or the one that is named."""
    require_gm(context.seat)
    answered = _question(context) if question is None else question
    twist = TextField(line("form-zapas-twist"), most=TEXT_LENGTH, long=True)
    await ask(context, line("form-zapas-follows"), "z-after-tell", contest, answered, fields=[twist])


@router.on("z-after-tell", Ack.PRIVATE)
async def tell_twist(context: Context, contest: str, question: int, text: str) -> None:
    """Tell everybody how it gets worse (ZAP-18). Refused: as `sentence`."""
    _, roll, _ = await _failed(context, contest)
    await _follow(context, roll, question, twist=text)
    await context.reply(line("done-below"))


@router.on("z-after-nothing", Ack.UPDATE)
async def nothing(context: Context, contest: str) -> None:
    """Let nothing but the failure happen, in a question that only the GM sees."""
    _, roll, _ = await _failed(context, contest)
    await _follow(context, roll)
    printer = context.announce if _question(context) else context.print
    await answer(context.interaction, printer.drawn(prompts.no_more(roll)), None)


@router.on("z-nothing-more", Ack.PRIVATE)
async def nothing_more(context: Context, contest: str) -> None:
    """Let nothing but the failure happen, by a button of the roll's message."""
    _, roll, _ = await _failed(context, contest)
    await _follow(context, roll)
    await context.reply(prompts.no_more(roll))
