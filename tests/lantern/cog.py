"""/lantern: the vigil of Lantern at Discord, and what the game is to the shared commands."""

from typing import Any, Literal

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.contests.display import WHO, ContestDisplay
from chat.interactions.character_options import by_name, named
from chat.interactions.context import Context, context_of_command
from chat.interactions.dispatch import Router
from chat.interactions.game import Game, Record
from chat.interactions.registrar import Registrar
from chat.interactions.response import Ack, answering
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.holders import holders
from chat.messages.printer import Printer
from narration.text.line import Panel, line, verbatim
from tests.lantern import words
from tests.lantern.rules import LanternState, Light, Pick, Vigil, Watch, Watcher, waits

verbs = Router()


async def create(context: Context, name: str, _: bool) -> None:
    played = await context.play(Light(name=name))
    await context.reply(words.tell(played.events[0])[0])


async def sheet(context: Context, watcher: Watcher) -> None:
    await context.reply(words.sheet(watcher))


def panel(_: LanternState, vigil: Vigil, *__: object) -> Panel | None:
    said = line("lantern-opened", title=vigil.title)
    return Panel(headline=said, title=verbatim(vigil.title), lines=(words.HOW,)) if vigil.is_open else None


def buttons(printer: Printer, state: LanternState, vigil: Vigil) -> ui.View | None:
    label = printer.label(words.CHOOSE)
    return (
        view_of([button(label, custom_id_of("lamp", state.campaign.id, vigil.id))]) if vigil.is_open else None
    )


def waited_for(state: LanternState, vigil: Vigil) -> tuple[int, ...]:
    due = (wait.character for wait in waits(state) if wait.contest == vigil.id)
    return holders(state.campaign, (state.characters[one] for one in due))


@verbs.on("lamp", Ack.PRIVATE)
async def choose(context: Context, contest: str) -> None:
    labels = {pick: context.print.label(said) for pick, said in words.PICKS.items()}
    ids = {pick: custom_id_of("lamp-pick", context.campaign.id, contest, pick) for pick in labels}
    await context.reply(words.HOW, view_of([button(labels[pick], ids[pick]) for pick in labels]))


@verbs.on("lamp-pick", Ack.UPDATE)
async def pick(context: Context, contest: str, chosen: Literal["shine", "hide"]) -> None:
    played = await context.play(Pick(contest=contest, pick=chosen))
    context.services.live.refresh_soon(context.campaign.id, contest)
    await context.reply(words.tell(played.events[-1])[0])


class Lantern(commands.GroupCog, group_name="lantern"):
    system = "lantern"

    @app_commands.command()
    async def vigil(self, interaction: discord.Interaction[Any], rival: str) -> None:
        async with answering(interaction, Ack.PRIVATE):
            context, place = await context_of_command(interaction), interaction.channel_id or 0
            own, other = named(context, ""), by_name(context, rival)
            played = await context.play(Watch(place=place, character=own.id, rival=other.id))
            await context.services.live.show(context.campaign.id, played.events[-1].contest)
            await context.reply(line("done-below"))


async def setup(host: Registrar) -> None:
    host.learn(verbs, "lantern")
    game = Game(
        show=ContestDisplay(panel=panel, buttons=buttons, waited_for=waited_for, wait=lambda *_: WHO),
        create=create,
        sheet=sheet,
        change=sheet,
        next=lambda *_: words.HOW,
        record=Record((), lambda _: 1, lambda one, *_: Panel(words.HOW, verbatim(one.name))),
    )
    host.add_game("lantern", game)
    await host.add_cog(Lantern())
