"""How a campaign is started: /campaign new or a button asks for the game, and then for a name.

A ready scene has both, and is chosen in their place.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from chat.background.campaign_messages import campaign_message
from chat.interactions.announcements import post
from chat.interactions.arguments import stale_button
from chat.interactions.context import Context, context_of_command
from chat.interactions.dispatch import Router
from chat.interactions.game import game_of
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import SAVED, Ack, answer, reader_language, reader_printer
from chat.messages.components import NOWHERE, button, custom_id_of, label_of, menu, view_of
from chat.messages.printer import Printer
from chat.services import services_of
from narration.campaign.ready import ready_option
from narration.campaign.welcome import choose_game_panel
from narration.game_words import name_of
from narration.games import GAMES
from narration.text.languages import LANGUAGES, Language
from narration.text.line import line
from rules.campaign.actions import FoundCampaign
from rules.core.model_base import Action
from rules.core.names import NAME_LENGTH
from rules.core.refusal import Refused
from rules.registry import SYSTEMS
from table.ready_scenes import preparation, scene, scenes

Interaction = discord.Interaction[Any]

router = Router()

#: The most games that get a button, and the most characters of a game's name on it.
SHOWN, LABEL = 5, 18
#: The `custom_id` of the disabled button that holds the campaign's name.
NAMED = "name"
#: The word of a `custom_id` for a story in the language of the person who asks.
OWN = "own"


class Wanted(NamedTuple):
    """A game, and the language of its story if one was chosen, as a word such as `nyx` or `nyx.sv`."""

    system: str
    language: Language | None

    @classmethod
    def read(cls, word: str) -> "Wanted":
        """Return what a word asks for. Refused: `stale-button`."""
        system, _, language = word.partition(".")
        if system not in SYSTEMS:
            raise stale_button()
        return cls(system, next((one for one in LANGUAGES if one == language), None))

    @property
    def word(self) -> str:
        return ".".join(filter(None, self))


async def found(
    interaction: Interaction, name: str, system: str, language: Language, scene: Sequence[Action] = ()
) -> None:
    """Start a campaign in the place of the interaction, with this person as the GM, and announce it there.

    `scene` is what prepares a ready scene in the same save.
    """
    services = services_of(interaction)
    await require_room(interaction)
    founding = FoundCampaign(
        holder=interaction.user.id,
        called=interaction.user.display_name,
        name=name,
        language=language,
        place=interaction.channel_id or 0,
    )
    asked = services.outbox.target_of(interaction)
    state = await services.table.found(interaction.guild_id or 0, system, founding, asked, scene)
    interaction.extras[SAVED] = True
    await services.guild_commands.offer(state.campaign.home, system)
    context = await context_of_command(interaction)
    ready = line("next-ready", name=context.campaign.name)
    await context.reply(ready if scene else game_of(context).next(founding, context.campaign))
    await introduce(context)


async def require_room(interaction: Interaction) -> None:
    """Require that this person and this server may have one campaign more.

    Refused: `too-many-campaigns`, `too-many-campaigns-here`.
    """
    services = services_of(interaction)
    store, settings = services.table.store, services.settings
    own, here = settings.campaigns_per_person, settings.campaigns_per_server
    if own and len(await store.campaigns.with_holder(interaction.user.id)) >= own:
        raise Refused("too-many-campaigns", most=own)
    if here and len(await store.campaigns.of(interaction.guild_id or 0)) >= here:
        raise Refused("too-many-campaigns-here", most=here)


async def introduce(context: Context) -> None:
    """Post a campaign's message, which is kept current from now on."""
    services, campaign = context.services, context.campaign.id
    panel, view = await campaign_message(services.table, context.announce, campaign)
    await services.campaign_messages.remember(campaign, await post(context, panel, view))


def default_name(interaction: Interaction) -> str:
    """Return the name of the place, which a campaign gets if nobody gives it one."""
    return str(getattr(interaction.channel, "name", None) or "")[:NAME_LENGTH]


@router.on("begin", Ack.PRIVATE, anywhere=True)
async def begin(interaction: Interaction) -> None:
    """Ask which game to play here. Refused: `not-here` in direct messages."""
    _require_server(interaction)
    await ask_game(interaction, default_name(interaction))


async def ask_game(interaction: Interaction, name: str, language: Language | None = None) -> None:
    """Ask which game to play here, a button each; a name that was typed is on one more."""
    printer = reader_printer(interaction)
    typed = name != default_name(interaction)
    games, named = _games(printer, language)[:SHOWN], _name_shown(name) if typed else None
    read_in = reader_language(interaction, interaction.client.settings.language)
    scenes_ = scene_menu(printer, read_in, "begin-scene", language or OWN)
    view = view_of(games, [scenes_], [named])
    await answer(interaction, printer.message(choose_game_panel()), view)


def _name_shown(name: str) -> ui.Button[Any] | None:
    """Return a button that only shows the name: the form reads it from there."""
    if not name:
        return None
    return ui.Button(label=name, custom_id=NAMED, disabled=True)


def _games(printer: Printer, language: Language | None) -> list[ui.Button[Any]]:
    return [
        button(
            printer.label(name_of(system), LABEL),
            custom_id_of("begin-as", NOWHERE, Wanted(system, language).word),
            discord.ButtonStyle.primary,
        )
        for system in GAMES
    ]


def scene_menu(printer: Printer, read_in: Language, verb: str, told_in: str) -> ui.Select[Any] | None:
    """Return the menu of ready scenes, for a story in a language, or in that of who chooses (`OWN`)."""
    options = [
        discord.SelectOption(
            label=one.text.title,
            value=one.name,
            description=printer.label(ready_option(one.game, one.text.pitch), 100),
        )
        for one in scenes(read_in)
    ]
    said = printer.label(line("placeholder-ready"), 150)
    return menu(said, custom_id_of(verb, NOWHERE, told_in), options)


@router.on("welcome-scene", Ack.PRIVATE, anywhere=True)
@router.on("begin-scene", Ack.UPDATE, anywhere=True)
async def begin_scene(interaction: Interaction, told_in: str, name: str) -> None:
    """Start a campaign with a ready scene, from one's own menu or from that of the welcome.

    Refused: `not-here`, `stale-button`.
    """
    _require_server(interaction)
    wanted = next((one for one in LANGUAGES if one == told_in), None)
    language = wanted or reader_language(interaction, interaction.client.settings.language)
    if (chosen := scene(name, language)) is None:
        raise stale_button()
    await found(interaction, chosen.text.title, chosen.game, language, preparation(chosen, language))


@router.on("begin-as", Ack.FORM, anywhere=True)
async def ask_name(interaction: Interaction, wanted: str) -> None:
    """Ask for the campaign's name; the form holds the one on the message. Refused: `not-here`,
    `stale-button`.
    """
    _require_server(interaction)
    system = Wanted.read(wanted).system
    title, custom_id = line("form-begin", system=name_of(system)), custom_id_of("begun", NOWHERE, wanted)
    given = label_of(interaction.message, NAMED) or default_name(interaction)
    fields = [TextField(line("form-begin-name"), given, most=NAME_LENGTH)]
    await open_modal(interaction, reader_printer(interaction), title, custom_id, fields)


@router.on("begun", Ack.UPDATE, anywhere=True)
async def begun(interaction: Interaction, wanted: str, name: str) -> None:
    """Start the campaign, by default in the language of the person who asks.

    Refused: `not-here`, `stale-button`.
    """
    _require_server(interaction)
    system, language = Wanted.read(wanted)
    spoken = reader_language(interaction, interaction.client.settings.language)
    await found(interaction, name, system, language or spoken)


def _require_server(interaction: Interaction) -> None:
    if interaction.guild_id is None:
        raise Refused("not-here")
