"""/nyx aspect and /nyx demand: using an aspect to make a fact, and the GM demanding one (NYX-10, NYX-12)."""

from collections.abc import Iterable

from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.announcements import announce
from chat.interactions.character_options import by_name, one_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.localization import choices_of
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.accounts import holders
from chat.messages.components import view_of
from cogs.nyx.claims import gain_buttons
from cogs.nyx.options import aspect_of, controlled, own_named, suggest_aspect
from narration.nyx.base.pools import coming_pool
from narration.nyx.conflict.prompts import demand_prompt
from narration.text.line import line
from rules.core.names import TEXT_LENGTH
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from rules.nyx.base.settings import tuning
from rules.nyx.sheet.aspects import open_demands, price
from rules.nyx.sheet.sheet import conflict_of, find_own
from rules.nyx.state.actions import AnswerDemand, DemandAspect, UseInStory
from rules.nyx.state.campaign_state import Character, Demand, NyxState

router = Router()


async def _demand(context: Context, character: Character, aspect: int) -> None:
    """Demand an aspect, and ping the one who must answer."""
    played = await context.play(DemandAspect(character=character.id, aspect=aspect))
    await redraw(context, character)
    view = view_of([context.in_public.button(line("button-answer"), "demanded", character.id)])
    await context.reply(line("demand-made", name=character.name))
    await announce(context, character.name, played, view=view, pinged=holders(context.campaign, [character]))


async def redraw(context: Context, character: Character) -> None:
    """Refresh the conflict that a character is in, if any: its panel shows parts of the sheet."""
    conflict = conflict_of(context.state, character.id)
    if conflict is not None:
        await context.services.table.store.posts.show_again(context.campaign.id, conflict.id)
        context.refresh(conflict.id)


@router.on("demanded", Ack.PRIVATE)
async def demanded(context: Context, character: str) -> None:
    """Open the demands on this person's own character."""
    await _show(context, find_own(context.state, character, context.seat))


@router.on("answered", Ack.UPDATE)
async def answered(context: Context, character: str, aspect: int, buy_off: bool) -> None:
    """Accept or buy off; outside a conflict everybody is told at once."""
    played = await context.play(AnswerDemand(character=character, aspect=aspect, buy_off=buy_off))
    known = played.after.characters[character]
    fighting = conflict_of(played.after, character) is not None
    await redraw(context, known)
    if open_demands(known):
        await _show(await context.now(), known)
    else:
        await context.reply(line("demand-answered" if fighting else "done-below"))
    if not fighting:
        await announce(context, known.name, played)


async def _show(context: Context, character: Character) -> None:
    """Show the demands on a character with their answers. Refused: `no-demand`."""
    if not open_demands(character):
        raise Refused("no-demand")
    await context.reply(*demanding(context, context.state, character, "answered"))


def demanding(context: Context, state: NyxState, character: Character, verb: str, *where: object) -> Prompt:
    """Return at most five of the demands on a character, each with its answers.

    The words of a button are `where`, the character, the aspect, and 1 to buy off. Buying off is offered to
    those who can pay for it (Nyx D-8).
    """
    usual = tuning(state.campaign.settings)

    def answers(demand: Demand) -> list[ui.Button[ui.View] | None]:
        aspect = character.aspect(demand.aspect)
        assert aspect is not None, "a demanded aspect is on the sheet"
        words = (*where, character.id, demand.aspect)
        accept = context.button(line("button-accept"), verb, *words, 0)
        buy_off = context.button(line("button-buy-off"), verb, *words, 1)
        return [accept, buy_off if character.points >= price(aspect, usual) else None]

    coming = coming_pool(state, character) if context.shows_odds else None
    rows = [answers(demand) for demand in open_demands(character)[:5]]
    return demand_prompt(character, usual, coming), view_of(*rows)


def _with_points(context: Context) -> Iterable[Character]:
    """Return the characters with aspect points, of whom the GM may demand an aspect."""
    return (one for one in context.state.characters.values() if one.has_points)


class StoryCommands(commands.Cog):
    """Aspects outside dice."""

    @app_commands.command()
    @app_commands.choices(use=choices_of(("helps", "hurts"), "choice-use"))
    @app_commands.autocomplete(aspect=suggest_aspect, character=one_of(controlled))
    @in_campaign()
    async def aspect(
        self,
        context: Context,
        aspect: str,
        use: str,
        text: app_commands.Range[str, 1, TEXT_LENGTH],
        character: str = "",
    ) -> None:
        """Use an aspect to make a fact, for a point or for the value of the aspect."""
        who = own_named(context, character)
        used = aspect_of(who, aspect).id
        action = UseInStory(character=who.id, aspect=used, helps=use == "helps", text=text)
        played = await context.play(action)
        await context.reply(line("done-below"))
        await announce(context, context.campaign.name, played, view=gain_buttons(context, played, who.id))
        await redraw(context, who)

    @app_commands.command()
    @app_commands.autocomplete(character=one_of(_with_points), aspect=suggest_aspect)
    @in_campaign()
    async def demand(self, context: Context, character: str, aspect: str) -> None:
        """Demand that an aspect hurts in the character's next roll."""
        require_gm(context.seat)
        who = by_name(context, character)
        await _demand(context, who, aspect_of(who, aspect).id)
