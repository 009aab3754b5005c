"""/noir social: a conflict in words, and what it asks of its two sides and of the GM (NOIR-140 to 143)."""

from typing import Any

import discord
from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from chat.interactions.arguments import stale_button
from chat.interactions.character_options import acted_for, by_name, named, suggest
from chat.interactions.context import Context, context_of_command
from chat.interactions.localization import Choice
from chat.interactions.modals import TextField, open_modal
from chat.interactions.opening import require_voice
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import event_of
from chat.messages.components import view_of
from cogs.noir.contests.prompts import Moment, noir
from cogs.noir.contests.roll_commands import with_everybody
from cogs.noir.contests.value_options import by_word, suggest_value, typed_value, value_menus, word_of
from narration.noir.rolls.prompts import choosing_value
from narration.noir.social import prompts
from narration.text.line import line, verbatim
from narration.text.truncate import truncate, truncated_line
from rules.contract.ownership import acts_for
from rules.core.names import TEXT_LENGTH
from rules.noir.duties import Due, Duty
from rules.noir.social import LEVELS
from rules.noir.state.contest_actions import ChooseLoss, NameLoser, OpenSocial, StateTerms
from rules.noir.state.contest_events import SocialOpened
from rules.noir.state.contests import Social, SocialPhase, SocialSide

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Text = app_commands.Range[str, 0, TEXT_LENGTH]

LEVEL_CHOICES: Choices = [
    Choice("noir-social-conversation", "1"),
    Choice("noir-social-quarrel", "2"),
    Choice("noir-social-brawl", "3"),
    Choice("noir-social-violence", "4"),
]
#: Characters of a name on a button.
NAME = 10


class SocialCommands(commands.Cog):
    """Social conflicts."""

    @app_commands.command()
    @app_commands.choices(level=LEVEL_CHOICES)
    async def social(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        interaction: Interaction,
        passive: str,
        active: str = "",
        goal: Text = "",
        effect: Text = "",
        rolls: str = "",
        passive_rolls: str = "",
        threat: bool = False,
        both_active: bool = False,
        level: str = "1",
    ) -> None:
        """Open a social conflict; whom it is with is enough, the rest is asked."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_voice(context)
            first, second = named(context, active), by_name(await with_everybody(context), passive)
            await open_social(
                context,
                OpenSocial(
                    place=context.place,
                    active=first.id,
                    passive=second.id,
                    goal=goal,
                    effect=effect,
                    level=int(level),
                    threat=threat,
                    both_active=both_active,
                    rolls=typed_value(first, rolls) if rolls else "",
                    passive_rolls=typed_value(second, passive_rolls) if passive_rolls else "",
                ),
            )

    @social.autocomplete("active")
    async def _own(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, typed, acted_for)

    @social.autocomplete("passive")
    async def _others(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(
            interaction,
            typed,
            lambda context: sorted(
                context.state.characters.values(), key=lambda c: acts_for(context.seat, c)
            ),
        )

    @social.autocomplete("rolls")
    async def _values(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_value(interaction, typed, "active")

    @social.autocomplete("passive_rolls")
    async def _other_values(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_value(interaction, typed, "passive")


async def open_social(context: Context, action: OpenSocial) -> None:
    """Open and show it, and the combat where it is one at once; ask for what is missing."""
    played = await context.play(action)
    social = event_of(SocialOpened, played.events).social
    noir.refresh(context, social.id, played)
    await noir.show_due(context, social.id, first=line("noir-social-begun", title=verbatim(social.title)))


def _social(now: Moment) -> Social:
    """Return the social conflict; refuse `stale-button` where the contest is none."""
    if not isinstance(now.contest, Social):
        raise stale_button()
    return now.contest


def _party(social: Social, character: str) -> SocialSide:
    for party in social.parties:
        if party.character == character:
            return party
    raise stale_button()


# ------------------------------------------------------------------------------------- what is at stake


@noir.asks(Duty.TERMS)
def terms_prompt(now: Moment, due: Due) -> Prompt:
    """Ask a side what it wants, or what follows if the other one fails."""
    return _stating(now, due.character, word_of(_party(_social(now), due.character).rolls))


def _stating(now: Moment, number: str, word: str) -> Prompt:
    social, who = _social(now), now.own(number)
    said = prompts.stating(social, _party(social, number), who, by_word(who, word))
    say = now.button(line("button-noir-state"), "n-terms-form", number, word, style=ButtonStyle.primary)
    other = now.button(line("button-noir-other"), "n-terms-other", number)
    return said, view_of([say, other])


def restating(now: Moment) -> list[ui.Button[Any]]:
    """Return the buttons by which sides say anew what they want, before the dice fall (NOIR-142)."""
    social = now.contest
    if not isinstance(social, Social) or social.phase is not SocialPhase.ROLL:
        return []
    if any(cast.dice or cast.offered for check in social.checks for cast in check.casts):
        return []
    mine = (one for one in social.parties if acts_for(now.context.seat, now.state.characters[one.character]))
    return [
        now.button(
            line("button-noir-restate", name=truncate(one.name, NAME)),
            "n-terms-form",
            one.character,
            word_of(one.rolls),
        )
        for one in mine
    ]


@noir.router.on("n-terms-other", Ack.UPDATE)
async def other_ability(context: Context, contest: str, step: int, character: str) -> None:
    """Offer everything that this side could roll instead (NOIR-141)."""
    now = await noir.moment(context, contest, step)
    who, social = now.own(character), _social(now)
    menus = value_menus(context, who, lambda part: now.at("n-terms-with", character, part))
    said = choosing_value(who, verbatim(social.title))
    await context.reply(said, view_of(*([one] for one in menus)))


@noir.router.on("n-terms-with", Ack.UPDATE)
async def with_ability(  # each is a word of the menu
    context: Context, contest: str, step: int, character: str, part: int, rolls: str
) -> None:
    """Go back to the question with another ability."""
    del part
    now = await noir.moment(context, contest, step)
    await context.reply(*_stating(now, character, word_of(rolls)))


@noir.router.on("n-terms-form", Ack.FORM)
async def terms_form(context: Context, contest: str, step: int, character: str, word: str) -> None:
    """Open the form for what a side wants."""
    now = await noir.moment(context, contest, step)
    party = _party(_social(now), now.own(character).id)
    label = line("form-noir-goal") if party.active else line("form-noir-effect")
    blank = TextField(context.print.label(label, 45), party.text, most=TEXT_LENGTH, long=True)
    title = context.print.label(verbatim(party.name), 45)
    await open_modal(context.interaction, title, now.at("n-terms", character, word), [blank])


@noir.router.on("n-terms", Ack.UPDATE)
async def state_terms(  # each is a word of the form
    context: Context, contest: str, step: int, character: str, word: str, text: str
) -> None:
    """Say what a side wants; with both said, it goes on (NOIR-140)."""
    now = await noir.moment(context, contest, step)
    rolls = by_word(now.own(character), word)
    action = StateTerms(contest=contest, step=step, character=character, text=text, rolls=rolls)
    await noir.carry_out(context, contest, action)


# ------------------------------------------------------------------------------------- having lost


@noir.asks(Duty.LOSS)
def loss_prompt(now: Moment, due: Due) -> Prompt:
    """Ask the loser to accept, or to go one level up where there is one."""
    social = _social(now)
    now.own(due.character)
    accept = now.button(line("button-noir-accept"), "n-loss", 0, style=ButtonStyle.primary)
    escalate = now.button(line("button-noir-escalate"), "n-loss", 1)
    can = social.level < LEVELS[-1]
    return prompts.losing(social, _party(social, due.character)), view_of([accept, escalate if can else None])


noir.answers_for_absent(Duty.LOSS, ChooseLoss, escalate=False)
noir.answer("n-loss", ChooseLoss, "escalate")


@noir.asks(Duty.NAME_LOSER)
def loser_prompt(now: Moment, due: Due) -> Prompt:
    """Ask the GM who lost the fight."""
    del due
    social = _social(now)
    return prompts.naming(social), view_of([_lost(now, party) for party in social.parties])


def _lost(now: Moment, party: SocialSide) -> ui.Button[Any]:
    return now.button(truncated_line(party.name), "n-loser", party.character)


noir.answer("n-loser", NameLoser, "character")


async def after_fight(now: Moment) -> None:
    """Say that a contest is over; where a social conflict had become it, ask the GM who lost (NOIR-143)."""
    context, over = now.context, line("noir-is-over", title=now.contest.title)
    for social in now.state.contests.values():
        if isinstance(social, Social) and social.is_open and social.combat == now.contest.id:
            await context.services.table.store.show_again(context.campaign.id, social.id)
            context.refresh(social.id)
            await noir.show_due(context, social.id, first=over)
            return
    await context.reply(over)
