"""/noir social: a social conflict, and what it asks of its two sides and of the GM (NOIR-140 to 143)."""

from typing import Any

from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from chat.interactions.arguments import stale_button
from chat.interactions.character_options import acted_for, by_name, named, one_of
from chat.interactions.commands import in_campaign
from chat.interactions.contest_opening import require_may_write
from chat.interactions.context import Context
from chat.interactions.localization import Choice
from chat.interactions.modals import TextField, ask
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from cogs.noir.characters import others_first, with_everybody
from cogs.noir.combat.fallen import fallen_view
from cogs.noir.contests.prompts import Moment, noir
from cogs.noir.contests.value_options import by_word, typed_value, value_menus, values_of, word_of
from narration.noir.base.words import SOCIAL_LEVELS
from narration.noir.rolls.prompts import choosing_value
from narration.noir.social import prompts
from narration.text.line import line, verbatim
from narration.text.truncate import truncate, truncated_line
from rules.contract.ownership import acts_for
from rules.core.names import TEXT_LENGTH
from rules.noir.duties import Due, Duty
from rules.noir.social import LEVELS
from rules.noir.state.campaign_state import Character
from rules.noir.state.contest_actions import ChooseLoss, NameLoser, OpenSocial, StateTerms
from rules.noir.state.contest_events import SocialOpened
from rules.noir.state.contests import Social, SocialPhase, SocialSide

Text = app_commands.Range[str, 0, TEXT_LENGTH]

LEVEL_CHOICES: list[app_commands.Choice[str]] = [
    Choice(said.id, str(level)) for level, said in SOCIAL_LEVELS.items()
]
#: The most characters of a name that a button shows.
NAME = 10


class SocialCommands(commands.Cog):
    """Social conflicts."""

    @app_commands.command()
    @app_commands.choices(level=LEVEL_CHOICES)
    @app_commands.autocomplete(
        passive=one_of(others_first),
        active=one_of(acted_for),
        rolls=values_of("active"),
        passive_rolls=values_of("passive"),
    )
    @in_campaign()
    async def social(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        context: Context,
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
        """Open a social conflict; the other side's name is enough, and the bot asks for the rest."""
        require_may_write(context)
        first, second = named(context, active), by_name(await with_everybody(context), passive)
        opened = OpenSocial(place=context.place, active=first.id, passive=second.id, level=int(level))
        stakes = opened.but(goal=goal, effect=effect, threat=threat, both_active=both_active)
        values = _value(first, rolls), _value(second, passive_rolls)
        await open_social(context, stakes.but(rolls=values[0], passive_rolls=values[1]))


def _value(character: Character, typed: str) -> str:
    """Return the id of what was typed; empty for nothing. Refused: as `typed_value`."""
    return typed_value(character, typed) if typed else ""


async def open_social(context: Context, action: OpenSocial) -> None:
    """Open and show a social conflict, and the combat that level 4 begins with; ask for what is missing."""
    played = await context.play(action)
    social = event_of(SocialOpened, played.events).social
    noir.refresh(context, social.id, played)
    await noir.show_due(context, social.id, first=line("noir-social-begun", title=verbatim(social.title)))


def _social(now: Moment) -> Social:
    """Return the social conflict. Refused: `stale-button` for another contest."""
    if not isinstance(now.contest, Social):
        raise stale_button()
    return now.contest


def _party(social: Social, character: str) -> SocialSide:
    for party in social.parties:
        if party.character == character:
            return party
    raise stale_button()


@noir.asks(Duty.TERMS)
def terms_prompt(now: Moment, due: Due) -> Prompt:
    """Ask a side for its goal, or for what follows if the other side fails."""
    return _stating(now, due.character, word_of(_party(_social(now), due.character).rolls))


def _stating(now: Moment, number: str, word: str) -> Prompt:
    social, who = _social(now), now.own(number)
    said = prompts.stating(social, _party(social, number), who, by_word(who, word))
    say = now.button(line("button-noir-state"), "n-terms-form", number, word, style=ButtonStyle.primary)
    other = now.button(line("button-noir-other"), "n-terms-other", number)
    return said, view_of([say, other])


def restating(now: Moment) -> list[ui.Button[Any]]:
    """Return the buttons by which sides change what they want, before the dice fall (NOIR-142)."""
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
async def with_ability(context: Context, contest: str, step: int, character: str, _: int, rolls: str) -> None:
    """Go back to the question, with another ability."""
    now = await noir.moment(context, contest, step)
    await context.reply(*_stating(now, character, word_of(rolls)))


@noir.router.on("n-terms-form", Ack.FORM)
async def terms_form(context: Context, contest: str, step: int, character: str, word: str) -> None:
    """Open the form for a side's goal, or for what follows if the other side fails."""
    now = await noir.moment(context, contest, step)
    party = _party(_social(now), now.own(character).id)
    label = line("form-noir-goal") if party.active else line("form-noir-effect")
    fields = [TextField(label, party.text, most=TEXT_LENGTH, long=True)]
    await ask(context, verbatim(party.name), "n-terms", contest, step, character, word, fields=fields)


@noir.router.on("n-terms", Ack.UPDATE)
async def state_terms(
    context: Context, contest: str, step: int, character: str, word: str, text: str
) -> None:
    """State a side's terms; once both sides have, the conflict goes on (NOIR-140)."""
    now = await noir.moment(context, contest, step)
    rolls = by_word(now.own(character), word)
    action = StateTerms(contest=contest, step=step, character=character, text=text, rolls=rolls)
    await noir.carry_out(context, contest, action)


@noir.asks(Duty.LOSS)
def loss_prompt(now: Moment, due: Due) -> Prompt:
    """Ask the loser to accept, or to go one level up if there is one."""
    social = _social(now)
    now.own(due.character)
    accept = now.button(line("button-noir-accept"), "n-loss", 0, style=ButtonStyle.primary)
    escalate = now.button(line("button-noir-escalate"), "n-loss", 1)
    can = social.level < LEVELS[-1]
    return prompts.losing(social, _party(social, due.character)), view_of([accept, escalate if can else None])


noir.answers_for_absent(Duty.LOSS, ChooseLoss, escalate=False)
noir.answer("n-loss", ChooseLoss, "escalate")


@noir.asks(Duty.NAME_LOSER)
def loser_prompt(now: Moment, _: Due) -> Prompt:
    """Ask the GM who lost the fight."""
    social = _social(now)
    lost = [now.button(truncated_line(one.name), "n-loser", one.character) for one in social.parties]
    return prompts.naming(social), view_of(lost)


noir.answer("n-loser", NameLoser, "character")


async def after_fight(now: Moment) -> None:
    """Say that a contest is over; if it was the combat of a social conflict, ask who lost (NOIR-143)."""
    context, over = now.context, line("noir-is-over", title=now.contest.title)
    for social in now.state.contests.values():
        if isinstance(social, Social) and social.is_open and social.combat == now.contest.id:
            await context.services.table.store.posts.show_again(context.campaign.id, social.id)
            context.refresh(social.id)
            await noir.show_due(context, social.id, first=over)
            return
    await context.reply(over, fallen_view(now))
