"""The people of the table of permissions, and campaigns with a duty for each kind of them.

Campaigns are set up by the rules' own actions, without Discord; the trials go through Discord.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import discord
import simcord

from chat.contests.display_services import STORY
from rules.campaign.actions import (
    AppointStandIn,
    FoundCampaign,
    LeaveSeat,
    PlayCharacter,
    SetRole,
    TakeSeat,
)
from rules.campaign.model import Campaign
from rules.chance.dice import ScriptedDice
from rules.contract.system import AnyState, System, new, play
from rules.core.model_base import Action, Event
from rules.core.seat import PUBLIC, Seat
from rules.registry import SYSTEMS
from storage.display_state import Post
from storage.founding import Beginning
from tests.seam import put_back
from tests.simulated.tabletop import Person, Table

#: Everybody who tries everything, in the order of the table: the name in the table, and the person.
KINDS = {
    "gm": "the GM in the chair",
    "co-gm": "a co-GM",
    "owner": "whose seat, character, side or turn it is",
    "stand-in": "who stands in for the owner",
    "player": "another player",
    "left": "who had a seat and left the campaign",
    "stranger": "somebody on the server without a seat",
    "spectator": "somebody without a seat who follows the campaign",
    "elsewhere": "somebody on another server",
}
#: Their seats in every campaign; the others have none.
SEATS = {"gm": "1", "owner": "2", "player": "3", "co-gm": "4", "stand-in": "5", "left": "6"}


class Falling(ScriptedDice):
    """Dice that fall as scripted, and after that in the middle."""

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        short = max(0, count - self.left)
        self.add(*[(sides + 1) // 2] * short)
        return super().roll(sides, count)


@dataclass
class Cast:
    """One account for each kind of person, a channel in which everything is pressed, and the scenes."""

    table: Table
    people: dict[str, Person]
    #: A channel of the server that belongs to no campaign, and a message of the bot in it.
    here: simcord.ChannelHandle
    pressed: int
    #: The same two on another server, which has the commands of every game.
    elsewhere: simcord.ChannelHandle
    pressed_elsewhere: int
    scenes: dict[str, "Scene"] = field(default_factory=dict)
    #: Restores each message that is pressed again.
    put_back: list[Callable[[], None]] = field(default_factory=list)
    #: Whether scenes have a deck from the start; otherwise it is laid when it is needed.
    lays_decks: bool = True

    def restore(self) -> None:
        """Restore the messages that are pressed."""
        for back in self.put_back:
            back()


@dataclass
class Scene:
    """One campaign, which is first set up in memory, then stored and played in a channel of its own."""

    cast: Cast
    place: simcord.ChannelHandle
    system: System
    before: AnyState
    pressed: int = 0
    #: The message with a result, if there is one.
    shown: int = 0
    #: What people wrote in the channel, by whose it is: "owner's".
    written: dict[str, int] = field(default_factory=dict)
    #: Its number once it is stored.
    number: int = 0
    dice: Falling = field(default_factory=Falling)
    events: list[Event] = field(default_factory=list)
    #: Parts of ids that change whenever a text changes, by the name that a row gives them.
    marks: dict[str, object] = field(default_factory=dict)

    async def plays(self, who: str, *actions: Action) -> AnyState:
        """Let somebody act, without Discord; return the state afterwards."""
        for action in actions:
            await self.does(await self.seat(who), action)
        return await self.state()

    async def does(self, seat: Seat, action: Action) -> None:
        """Let a seat, or the public, act."""
        if self.number:
            await self.cast.table.bot.table.play(self.number, action, seat)
            return
        played = play(self.system, self.before, action, seat, self.dice)
        self.before = played.after
        self.events += played.events

    async def stored(self) -> None:
        """Store it; from then on each action is saved separately."""
        table = self.cast.table.bot.table

        def build(number: int) -> Beginning:
            head = self.before.campaign.but(id=number)
            after = self.before.but(campaign=head)
            deck = table.first_deck(after) if self.cast.lays_decks else None
            return Beginning(after, tuple(self.events), deck)

        if not self.number:
            self.number = (await table.store.create(build, SEATS["gm"])).state.campaign.id
            await table.store.followers.follow(self.number, self.cast.people["spectator"].id)

    async def seat(self, who: str) -> Seat:
        return (await self.state()).campaign.seat_of(self.cast.people[who].id)

    async def state(self) -> AnyState:
        return await self.cast.table.bot.table.state(self.number) if self.number else self.before

    async def contest(self) -> Any:
        """Return the latest contest in progress."""
        return [one for one in (await self.state()).contests.values() if one.is_open][-1]

    async def known(self) -> dict[str, object]:
        """Return the values that rows name in braces: the contest and its turn, the accounts, the marks."""
        contests = (await self.state()).contests
        now = await self.contest() if contests else None
        turn = getattr(now, "step", getattr(now, "turn", 0))
        accounts = {kind.replace("-", "_"): person.id for kind, person in self.cast.people.items()}
        here = {"campaign": self.number, "place": self.place.id}
        return {"c": now.id if now else "", "t": turn, **accounts, **here, **self.marks}

    async def shows(self, turn: int) -> None:
        """Post a message with the result of a turn of the contest, and store that it shows it."""
        await self.stored()
        services, contest = self.cast.table.bot.services, await self.contest()
        channel: Any = await services.channels.find(self.place.id)
        self.shown = (await channel.send("A result")).id
        post = Post(self.number, contest.id, STORY, turn, self.place.id, self.shown, shown=0)
        await services.table.store.posts.put(post)

    async def standing_in(self, character: str) -> None:
        """Let the stand-in act for the owner in the scene's channel; elsewhere they act for themselves."""
        await self.plays("stand-in", PlayCharacter(character=character, place=self.place.id))

    async def abandoned(self) -> None:
        """Let the person who leaves leave."""
        await self.plays("left", LeaveSeat(seat=SEATS["left"]))


Build = Callable[[Scene], Awaitable[None]]


async def gathered(table: Table) -> Cast:
    """Set up everybody on two servers; dice come from decks, as in real play."""
    table.deal()
    people = {"gm": table.gm, "owner": table.alva, "player": table.boris, "elsewhere": table.stranger}
    for kind in ("co-gm", "stand-in", "left", "stranger", "spectator"):
        user = table.env.create_user(kind.replace("-", ""))
        people[kind] = Person(table, table.guild.add_member(user))
    for home in (table.guild, table.stranger.actor.guild):
        for system in SYSTEMS:
            await table.bot.services.guild_commands.offer(home.id, system)
    here, there = table.channel, table.elsewhere
    cast = Cast(table, people, here, 0, there, 0)
    cast.pressed, cast.pressed_elsewhere = await _said(cast, here), await _said(cast, there)
    return cast


async def _said(cast: Cast, channel: simcord.ChannelHandle) -> int:
    """Post a message that can be pressed; some of its texts are read by buttons."""
    found: Any = await cast.table.bot.services.channels.find(channel.id)
    shown = discord.Embed(title="Press what you like", description="Stubborn 2")
    message = int((await found.send("Press what you like.", embed=shown)).id)
    cast.put_back.append(put_back(cast.table.env, channel.id, message))
    return message


async def opened(cast: Cast, system: str, name: str, build: Build) -> None:
    """Start a campaign with everybody in it, let something happen there, and store it."""
    place = cast.table.guild.create_text_channel(name)
    scene = await built(cast, place, system, name, build)
    scene.pressed = await _said(cast, place)
    cast.scenes[name] = scene


async def built(cast: Cast, place: simcord.ChannelHandle, system: str, name: str, build: Build) -> Scene:
    """Return a moment of a campaign in a channel, with everybody in it, stored."""
    head = Campaign(id=0, home=cast.table.guild.id, name="", system=system, language="en")
    scene = Scene(cast, place, SYSTEMS[system], new(SYSTEMS[system], head))
    people = cast.people
    founding = FoundCampaign(holder=people["gm"].id, name=name, language="en", place=place.id)
    await scene.does(PUBLIC, founding)
    for kind in ("owner", "player", "co-gm", "stand-in", "left"):
        await scene.does(PUBLIC, TakeSeat(holder=people[kind].id, called=kind))
    await scene.plays("gm", SetRole(seat=SEATS["co-gm"], gm=True))
    await scene.plays("gm", AppointStandIn(seat=SEATS["owner"], stand_in=SEATS["stand-in"]))
    await build(scene)
    await scene.stored()
    return scene
