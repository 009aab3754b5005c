"""The real bot in a simulated Discord, with a GM, two players and an outsider, and their actions.

People act through Discord: with commands, buttons, menus and forms. To save time, what a test only needs as
a background, such as a full sheet (`finished_character`), is made by actions of the rules.
"""

import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, cast

import simcord

from application import create_bot
from chat.client.client import Nattvakt
from practice.simulation import simcord_internals
from rules.campaign.actions import FoundCampaign, TakeSeat
from rules.chance.dice import ScriptedDice
from rules.contract.system import AnyState
from rules.core.model_base import Action
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import SHEET_ATTRIBUTES
from rules.nyx.state import actions as nyx
from rules.nyx.state.campaign_state import Character
from rules.nyx.state.contests import Conflict
from settings import Settings
from storage.store import utc_now
from table.play.dealer import Dealer, Entropy
from tests import seam
from tests.simulated import nyx_setup
from tests.simulated.effort import Effort
from tests.simulated.reading import controls, ids, is_about, labels

Message = simcord.ResponseMessage
Result = simcord.InteractionResult

#: The most seconds that the bot may take for anything; generous, because helper processes start slowly on a
#: busy machine.
PATIENCE = 120.0
ASPECTS = ("Stubborn", "Rebel", "Wanted", "Liked", "Kind", "Ally", "Sad", "Runaway", "Persuasive", "Small")


class Answer:
    """The result of an action: the message it changed or was answered with, and any further messages."""

    def __init__(self, result: Result) -> None:
        self.result = result
        self._seen = [result.response, *result.followups]

    @property
    def message(self) -> Message:
        """Return the answer itself: the latest further message, or else the first one.

        If it is gone, because a newer question replaced it, return it as it was last.
        """
        beside = self.result.followups
        said = beside[-1] if beside else self.result.response or next(filter(None, self._seen), None)
        assert said is not None, "nothing was answered"
        return said

    @property
    def place(self) -> Message:
        """Return the message that a press changed, or the first answer to a command.

        A question that was asked again below the live message stands there.
        """
        return self.message if self.result.response is None else self.result.response

    @property
    def stands(self) -> bool:
        """Tell whether there still is a message: a newer question replaces an earlier one."""
        return bool(self.result.followups or self.result.response)

    @property
    def text(self) -> str:
        return self.message.content

    @property
    def form(self) -> dict[str, Any]:
        assert self.result.modal is not None, "no form was opened"
        return self.result.modal


@dataclass
class Watch:
    """A clock that shows the machine's time until a test sets `time`."""

    time: datetime | None = None

    def __call__(self) -> datetime:
        return self.time or utc_now()


@dataclass
class Person:
    """A person at the table. Everything happens in the channel unless `at` says otherwise."""

    table: "Table"
    actor: simcord.MemberActor

    @property
    def id(self) -> int:
        return self.actor.id

    @property
    def name(self) -> str:
        """The name of the account."""
        return self.actor.user.name

    async def slash(self, name: str, /, at: simcord.ChannelHandle | None = None, **options: Any) -> Answer:
        typed = sum(len(value) for value in options.values() if isinstance(value, str))
        self.table.effort.does(self.name, commands=1, typed=typed)
        return Answer(await self.actor.slash(at or self.table.channel, name, **options))

    async def menu(self, name: str, target: Any, at: simcord.ChannelHandle | None = None) -> Answer:
        """Use a command from the menu of a message or of a person."""
        self.table.effort.does(self.name, commands=1)
        return Answer(await self.actor.context_menu(at or self.table.channel, name, target))

    async def declares(self, name: str, /, at: simcord.ChannelHandle | None = None) -> Answer:
        """Use a command that previews a change, and press the button that confirms it."""
        return await self.press_id((await self.slash(name, at)).message, "n:course:")

    async def offered(
        self, name: str, option: str, typed: str = "", at: simcord.ChannelHandle | None = None
    ) -> list[str]:
        """Return the names that autocompletion suggests for an option."""
        choices = await self.actor.autocomplete(at or self.table.channel, name, option, typed)
        return [choice["name"] for choice in choices]

    async def press(self, message: Any, label: str) -> Answer:
        self.table.effort.does(self.name, taps=1)
        if self._is_gone(message):
            return await self._late(
                next(one["custom_id"] for one in controls(message) if one.get("label") == label)
            )
        return Answer(await self._hands(message).click(message, label=label))

    async def press_id(self, message: Any, start: str) -> Answer:
        """Press the only button whose id begins with `start`."""
        (found,) = [each for each in ids(message) if each.startswith(start)]
        self.table.effort.does(self.name, taps=1)
        if self._is_gone(message):
            return await self._late(found)
        return Answer(await self._hands(message).click(message, custom_id=found))

    async def choose(self, message: Any, verb: str, *values: str) -> Answer:
        """Choose from the only menu that `verb` matches: its route, and other words in its id."""
        wanted = verb.split()
        (found,) = [each for each in ids(message) if is_about(each, wanted)]
        self.table.effort.does(self.name, taps=1 + len(values))
        if self._is_gone(message):
            return await self._late(found, values)
        return Answer(await self._hands(message).select(message, values, custom_id=found))

    async def forge(
        self,
        custom_id: str,
        values: Sequence[str] | None = None,
        at: simcord.ChannelHandle | None = None,
        on: int | None = None,
    ) -> Answer:
        """Press a button or choose values that nobody was shown, by default on a channel's last message."""
        place = at or self.table.channel
        hands = self.actor.user if place.id == self.actor.user.dm_channel.id else self.actor
        message = on or place.history(viewer=hands)[-1].id
        return Answer(await seam.forged_press(hands, place, message, custom_id, values))

    async def forge_form(self, custom_id: str, *texts: str) -> Answer:
        """Submit a form that nobody was shown."""
        return Answer(await seam.forged_form(self.actor, self.table.channel, custom_id, texts))

    async def fill(self, shown: Answer, *texts: Any) -> Answer:
        """Submit the form that was shown, with its fields filled in from the top."""
        fields = [label["component"]["custom_id"] for label in shown.form["components"]]
        values = dict(zip(fields, texts, strict=False))
        typed = sum(len(text) for text in texts if isinstance(text, str))
        self.table.effort.does(self.name, taps=1, typed=typed)
        actor = self.actor if shown.result._interaction.guild_id else self.actor.user
        return Answer(await actor.submit_modal(shown.result, values))

    async def send(self, shown: Answer) -> Answer:
        """Submit the form that was shown as it is, with what its fields hold already."""
        fields = [label["component"] for label in shown.form["components"]]
        return await self.fill(shown, *(field.get("value") or "" for field in fields))

    def reads(self, at: simcord.ChannelHandle | None = None) -> list[Any]:
        """Return the messages that this person can see in a channel, oldest first."""
        return (at or self.table.channel).history(viewer=self.actor)

    @property
    def letters(self) -> list[Any]:
        """Return the direct messages between the bot and this person, oldest first."""
        return self.actor.user.dm_channel.history()

    def _is_gone(self, message: Any) -> bool:
        """Tell whether a private message was deleted, as an older question is when a newer one is asked."""
        if not isinstance(message, Message) or not message.ephemeral:
            return False
        place = self.table.channel_of(message)
        here = place.id == message.channel_id  # other places than the table's are not looked at
        return here and all(one.id != message.id for one in place.history(viewer=self.actor))

    async def _late(self, custom_id: str, values: Sequence[str] | None = None) -> Answer:
        """Press something of a message that has just gone; the press arrives with another private one."""
        status = (await self.slash("now")).message
        return await self.forge(custom_id, values, on=status.id)

    def _hands(self, message: Any) -> Any:
        """Return the actor for a message: the account in direct messages, the member on the server."""
        channel = message.channel_id if isinstance(message, Message) else message.channel.id
        return self.actor.user if channel == self.actor.user.dm_channel.id else self.actor


@dataclass
class Table:
    """A server with a channel, a thread and a voice channel; a bot; people; and scripted dice."""

    env: simcord.Env
    bot: Nattvakt
    dice: ScriptedDice
    database: Path
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    voice: simcord.ChannelHandle
    gm: Person = field(init=False)
    alva: Person = field(init=False)
    boris: Person = field(init=False)
    #: A person and a channel on another server that the bot is also on.
    stranger: Person = field(init=False)
    elsewhere: simcord.ChannelHandle = field(init=False)
    languages: dict[int, str] = field(default_factory=dict)
    watch: Watch = field(default_factory=Watch)
    #: A test that makes the bot fail on purpose sets this, and checks the logged errors itself.
    forgives: bool = False
    #: Whether dice come from decks, as in real play, and not from `dice`.
    dealt: bool = False
    #: The source of seeds and nonces.
    entropy: Entropy = secrets.token_bytes
    #: What people have done and what the bot has sent since this was last put in.
    effort: Effort = field(default_factory=Effort)

    @property
    def thread(self) -> simcord.ChannelHandle:
        """Return a thread in the channel; open it first if there is none."""
        if not self.channel.threads:
            simcord_internals.open_thread(self.env, self.channel, "Side scene", owner=self.gm.actor.user)
        return self.channel.threads[0]

    def channel_of(self, message: Any) -> simcord.ChannelHandle:
        """Return the channel or thread of a message."""
        places = (self.voice, *self.channel.threads, self.channel)
        return next(place for place in places if place.id == message.channel_id or place is self.channel)

    def hears(self, event: str, told: Any) -> None:
        """Count a message that Discord reports."""
        self.effort.hear(event, told)

    def deal(self) -> None:
        """Take the dice from decks from now on."""
        self.dealt = True
        self.bot.table._dealer = Dealer(self.entropy)

    async def later(self, minutes: float) -> None:
        """Let time pass, and what waits for it happen."""
        self.watch.time = self.watch() + timedelta(minutes=minutes)
        await self.bot.services.scheduler.tick()
        await self.env.settle()

    async def restart(self, meanwhile: Callable[[], object] = lambda: None) -> None:
        """Close the bot and start another one on the same database; Discord's messages remain."""
        await self.bot.close()
        meanwhile()
        dice = None if self.dealt else self.dice
        self.bot = create_bot(self.bot.settings, dice=dice, entropy=self.entropy, now=self.watch)
        await self.env.restart_bot(self.bot)

    def read(self) -> list[Any]:
        """Return the channel's public messages, oldest first."""
        return self.channel.history()

    @property
    def panel(self) -> Any:
        """Return the live message: the last public message that has buttons, but for those of a session."""
        return next(one for one in reversed(self.read()) if one.components and not _is_of_a_session(one))

    @property
    def story(self) -> Any:
        """Return the message with the newest result: the last one with an embed."""
        return next(message for message in reversed(self.read()) if message.embeds)

    async def counted(self, person: "Person") -> Any:
        """Return the private answer that says how the newest result was counted."""
        return (await person.press(self.panel, "How it counted")).message

    async def state(self, campaign: int = 1) -> AnyState:
        """Return the full state, secrets included."""
        return await self.bot.table.state(campaign)

    async def character(self, name: str) -> Character:
        found: Character = next(c for c in (await self.state()).characters.values() if c.name == name)
        return found

    async def conflict(self, number: str | None = None) -> Conflict:
        """Return the conflict with this number, or the open one."""
        state = await self.state()
        number = number or next(iter(state.contests))
        found: Conflict = (await self.bot.table.with_contest(1, number)).contests[number]
        return found

    async def version(self) -> int | None:
        """Return the campaign's version, which counts its saves."""
        return await self.bot.table.store.version(1)

    async def play(self, action: Action, person: Person) -> AnyState:
        """Play an action without Discord; return the state afterwards."""
        seat = (await self.state()).campaign.seat_of(person.id)
        return (await self.bot.table.play(1, action, seat)).after

    async def found(self, system: str, founding: FoundCampaign) -> None:
        """Found a campaign without Discord, and register the commands of its game on the server."""
        await self.bot.table.found(self.guild.id, system, founding)
        await self.bot.services.guild_commands.offer(self.guild.id, system)

    async def campaign(self, language: str = "en", name: str = "The Night Train") -> None:
        """Start the campaign, with a seat for the GM and both players."""
        await self.gm.slash("campaign new", system="nyx", name=name, language=language)
        for player in (self.alva, self.boris):
            await self.bot.table.play(1, TakeSeat(holder=player.id), PUBLIC)

    async def finished_character(
        self,
        person: Person,
        name: str,
        values: Sequence[int] = (4, 5, 8),
        aspects: Sequence[str] = ASPECTS,
        *,
        npc: bool = False,
    ) -> Character:
        """Create a character with a full sheet, by default a player's; return it."""
        state = await self.play(nyx.CreateCharacter(name=name, npc=npc), person)
        number = list(state.characters)[-1]
        for attribute, value in zip(SHEET_ATTRIBUTES, values, strict=True):
            await self.play(nyx.SetAttribute(character=number, attribute=attribute, value=value), person)
        await self.play(nyx.NameAspects(character=number, first=1, names=tuple(aspects)), person)
        finished = await self.play(nyx.FinishCharacter(character=number), person)
        return cast("Character", finished.characters[number])

    async def guard(self, name: str = "Guard", value: int = 7) -> Character:
        """Create an opponent who has only a single value; return it."""
        state = await self.play(nyx.CreateBare(name=name, value=value), self.gm)
        return cast("Character", list(state.characters.values())[-1])

    async def open_conflict(self, character: str = "Mira", opponent: str = "Guard", **options: Any) -> Answer:
        """Set up a conflict as the GM, and open it; see `nyx_setup` for the options."""
        return await nyx_setup.opened(self.gm, character, opponent, **options)

    async def duel(self, **options: Any) -> None:
        """Set up a conflict between two players with full sheets: Alva's Mira and Boris's Tove."""
        await self.campaign()
        await self.finished_character(self.alva, "Mira")
        await self.finished_character(self.boris, "Tove", (7, 5, 5))
        await self.open_conflict("Mira", "Tove", **options)

    async def wrestling(self, **options: Any) -> None:
        """Set up a conflict between Alva's Mira and the GM's guard, who has a single value."""
        await self.campaign()
        await self.finished_character(self.alva, "Mira")
        await self.guard()
        await self.open_conflict("Mira", "Guard", **options)

    async def declared(self, *people: Person) -> None:
        """Let these people declare, without aspects or other changes."""
        for person in people:
            shown = await person.press(self.panel, "Choose")
            if "Ready" not in labels(shown.message):  # the other side is ready: the picker comes first
                await person.press(shown.message, "Declare first")
            await person.press(shown.place, "Ready")

    async def picked(self, person: Person, tactic: str) -> Answer:
        """Let a person pick from the panel."""
        shown = await person.press(self.panel, "Choose")
        return await person.press(shown.message, tactic)


@asynccontextmanager
async def laid(path: Path, dice: ScriptedDice, settings: Settings | None = None) -> AsyncIterator[Table]:
    """Set up a table on a database file; at the end, fail if the bot had errors that are not allowed."""
    watch = Watch()
    told = (settings or Settings(web_address="https://pages.test")).model_copy(update={"database": str(path)})
    bot = create_bot(told, dice=dice, now=watch)
    env = simcord.Env(bot, check_errors=False, settle_timeout=PATIENCE)
    seam.hurry(env)
    await env.start()
    try:
        table = _furnished(env, bot, dice, path)
        table.watch = watch
        seam.listen(env, table.hears)
        await env.settle()
        with simcord_internals.locale_of(table.languages.get):
            yield table
        assert table.forgives or not env.errors, env.errors
    finally:
        await env.shutdown()
        await table.bot.close()


def _furnished(env: simcord.Env, bot: Nattvakt, dice: ScriptedDice, path: Path) -> Table:
    greta = env.create_user("greta")
    guild, other = env.create_guild("Table", owner=greta), env.create_guild("Elsewhere")
    text, voice = guild.create_text_channel("play"), guild.create_voice_channel("Talk")
    table = Table(env, bot, dice, path, guild, text, voice)
    table.gm = Person(table, simcord.MemberActor(env, guild, greta))
    table.alva = Person(table, guild.add_member(env.create_user("alva")))
    table.boris = Person(table, guild.add_member(env.create_user("boris")))
    table.stranger = Person(table, other.add_member(env.create_user("sven")))
    table.elsewhere = other.create_text_channel("elsewhere")
    return table


def _is_of_a_session(message: Any) -> bool:
    return any(one.partition(":")[2].partition(":")[0] == "pause" for one in ids(message))
