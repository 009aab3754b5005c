"""/lantern: the vigil of Lantern at Discord, and what the game is to the shared commands."""

from typing import Any, Literal

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.contests.display import WHO, Show
from chat.interactions.character_options import by_name, named
from chat.interactions.context import Guest, arrive
from chat.interactions.dispatch import Verbs
from chat.interactions.game import Game, Record
from chat.interactions.registrar import Registrar
from chat.interactions.response import Ack, answering
from chat.messages.components import button, press_id, rows
from chat.messages.holders import holders
from chat.messages.printer import Printer
from narration.text.line import Panel, line, verbatim
from tests.lantern import words
from tests.lantern.rules import LanternState, Light, Pick, Vigil, Watch, Watcher, waits

verbs = Verbs()


async def create(guest: Guest, name: str, _: bool) -> None:
    played = await guest.play(Light(name=name))
    await guest.reply(words.tell(played.events[0])[0])


async def sheet(guest: Guest, watcher: Watcher) -> None:
    await guest.reply(words.sheet(watcher))


def panel(_: LanternState, vigil: Vigil, *__: object) -> Panel | None:
    said = line("lantern-opened", title=vigil.title)
    return Panel(headline=said, title=verbatim(vigil.title), lines=(words.HOW,)) if vigil.is_open else None


def buttons(printer: Printer, state: LanternState, vigil: Vigil) -> ui.View | None:
    label = printer.label(words.CHOOSE)
    return rows([button(label, press_id("lamp", state.campaign.id, vigil.id))]) if vigil.is_open else None


def waited_for(state: LanternState, vigil: Vigil) -> tuple[int, ...]:
    due = (wait.character for wait in waits(state) if wait.contest == vigil.id)
    return holders(state.campaign, (state.characters[one] for one in due))


@verbs.on("lamp", Ack.PRIVATE)
async def choose(guest: Guest, contest: str) -> None:
    labels = {pick: guest.print.label(said) for pick, said in words.PICKS.items()}
    ids = {pick: press_id("lamp-pick", guest.campaign.id, contest, pick) for pick in labels}
    await guest.reply(words.HOW, rows([button(labels[pick], ids[pick]) for pick in labels]))


@verbs.on("lamp-pick", Ack.UPDATE)
async def pick(guest: Guest, contest: str, chosen: Literal["shine", "hide"]) -> None:
    played = await guest.play(Pick(contest=contest, pick=chosen))
    guest.services.live.soon(guest.campaign.id, contest)
    await guest.reply(words.tell(played.events[-1])[0])


class Lantern(commands.GroupCog, group_name="lantern"):
    system = "lantern"

    @app_commands.command()
    async def vigil(self, interaction: discord.Interaction[Any], rival: str) -> None:
        async with answering(interaction, Ack.PRIVATE):
            guest, place = await arrive(interaction), interaction.channel_id or 0
            own, other = named(guest, ""), by_name(guest, rival)
            played = await guest.play(Watch(place=place, character=own.id, rival=other.id))
            await guest.services.live.show(guest.campaign.id, played.events[-1].contest)
            await guest.reply(line("done-below"))


async def setup(host: Registrar) -> None:
    host.learn(verbs, "lantern")
    game = Game(
        show=Show(panel=panel, buttons=buttons, waited_for=waited_for, wait=lambda *_: WHO),
        create=create,
        sheet=sheet,
        change=sheet,
        next=lambda *_: words.HOW,
        record=Record((), lambda _: 1, lambda one, *_: Panel(words.HOW, verbatim(one.name))),
    )
    host.add_game("lantern", game)
    await host.add_cog(Lantern())
