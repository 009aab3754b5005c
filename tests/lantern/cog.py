"""/lantern: the vigil of Lantern at Discord, and what the game is to the shared commands."""

from discord import app_commands
from discord.ext import commands

from chat.contests.display import waiting_display
from chat.interactions.character_options import by_name, named
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.game import Game, Record
from chat.interactions.prompts import AnyMoment, Prompt, Prompts
from chat.interactions.registrar import Registrar
from chat.messages.components import view_of
from narration.text.line import Panel, line, verbatim
from rules.contract.system import Played, Wait
from tests.lantern import words
from tests.lantern.rules import LanternState, Light, Pick, Vigil, Watch, Watcher, waits

Moment = AnyMoment[LanternState, Vigil]
lamp: Prompts[Moment, Wait] = Prompts(Moment, words=words.PROMPTS)
router = lamp.router
lamp.opens("lamp")


@lamp.asks("pick")
def choose(now: Moment, _: Wait) -> Prompt:
    return words.HOW, view_of([now.button(said, "lamp-pick", pick) for pick, said in words.PICKS.items()])


async def chosen(context: Context, _: str, __: Pick, played: Played) -> None:
    await context.reply(words.tell(played.events[-1])[0])


lamp.answer("lamp-pick", Pick, "pick", then=chosen)


async def create(context: Context, name: str, _: bool) -> None:
    played = await context.play(Light(name=name))
    await context.reply(words.tell(played.events[0])[0])


async def sheet(context: Context, watcher: Watcher) -> None:
    await context.reply(words.sheet(watcher))


class Lantern(commands.GroupCog, group_name="lantern"):
    system = "lantern"

    @app_commands.command()
    @in_campaign()
    async def vigil(self, context: Context, rival: str) -> None:
        own, other = named(context, ""), by_name(context, rival)
        place = context.place
        played = await context.play(Watch(place=place, character=own.id, rival=other.id))
        await context.services.live.show(context.campaign.id, played.events[-1].contest)
        await context.reply(line("done-below"))


GAME = Game(
    show=waiting_display(waits, words.panel, words.CHOOSE, "lamp"),
    create=create,
    sheet=sheet,
    change=sheet,
    next=lambda *_: words.HOW,
    record=Record((), lambda _: 1, lambda one, *_: Panel(words.HOW, verbatim(one.name))),
)


async def setup(host: Registrar) -> None:
    host.learn(router, "lantern")
    host.add_game("lantern", GAME)
    await host.add_cog(Lantern())
