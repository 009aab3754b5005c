"""/lantern: Lantern's vigil in Discord, and what the shared commands need from the game."""

from discord import app_commands
from discord.ext import commands

from chat.contests.display import waiting_display
from chat.interactions.character_options import by_name, named, with_seat
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.game import Game
from chat.interactions.prompts import AnyMoment, Prompt, Prompts, TellingPrompts
from chat.interactions.registrar import Registrar
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from narration.parts.plain import tell_by_kind
from narration.text.line import line
from rules.contract.hidden_picks import PickingContest
from rules.contract.system import Wait
from tests.lantern import words
from tests.lantern.rules import LanternState, Light, Lit, Pick, Watch, Watcher, waits

Moment = AnyMoment[LanternState, PickingContest]
lamp: Prompts[Moment, Wait] = TellingPrompts(Moment)
lamp.opens("lamp")
lamp.answer("lamp-pick", Pick, "pick")


@lamp.asks("pick")
def choose(now: Moment, _: Wait) -> Prompt:
    return words.HOW, view_of([now.button(said, "lamp-pick", pick) for pick, said in words.PICKS.items()])


async def create(context: Context, name: str, _: bool) -> None:
    played = await context.play(with_seat(context, Light(name=name)))
    await context.reply(tell_by_kind(event_of(Lit, played.events))[0])


async def sheet(context: Context, watcher: Watcher) -> None:
    await context.reply(tell_by_kind(Lit(watcher=watcher))[0])


class Lantern(commands.GroupCog, group_name="lantern"):
    system = "lantern"

    @app_commands.command()
    @in_campaign()
    async def vigil(self, context: Context, rival: str) -> None:
        own, other = named(context, ""), by_name(context, rival)
        played = await context.play(Watch(place=context.place, character=own.id, rival=other.id))
        await context.services.live.show(context.campaign.id, played.events[-1].contest)
        await context.reply(line("done-below"))


async def setup(host: Registrar) -> None:
    host.learn(lamp.router, "lantern")
    show = waiting_display(waits, words.HOW, line("button-choose"), "lamp")
    host.add_game("lantern", Game(show=show, create=create, sheet=sheet, change=sheet))
    await host.add_cog(Lantern())
