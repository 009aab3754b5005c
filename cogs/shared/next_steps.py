"""The next step as a button: the buttons that lead on, and for whom each fits.

They stand beneath refusals (`_beneath`), beneath answers in which there is nothing yet, and beneath /help.
Nobody is offered what would be refused them.
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle, ui

from chat.interactions.context import Guest, places_of, visiting
from chat.interactions.response import reader
from chat.messages.components import NOWHERE, button, press_id, rows
from chat.services import services_of
from narration.text.line import Line, line
from rules.campaign import decide
from rules.campaign.actions import TakeSeat
from rules.campaign.model import AnyCharacter
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC

Interaction = discord.Interaction[Any]

#: Buttons of a row.
ROW = 5


@dataclass(frozen=True)
class Here:
    """Where somebody stands: in a campaign or in none, with a seat or without, playing somebody or nobody."""

    interaction: Interaction
    guest: Guest | None

    @property
    def has_seat(self) -> bool:
        return self.guest is not None and bool(self.guest.own.id)

    @property
    def is_gm(self) -> bool:
        return self.guest is not None and self.guest.own.is_gm

    @property
    def may_join(self) -> bool:
        """Whether this person could take a seat now."""
        return self.guest is not None and not self.has_seat and _may_join(self.guest)

    @property
    def character(self) -> AnyCharacter | None:
        """Whom this person plays here; nobody while they act for somebody else."""
        if self.guest is None or self.guest.acting:
            return None
        record = self.guest.campaign.record(self.guest.own.id)
        return self.guest.state.characters.get(record.plays(places_of(self.interaction))) if record else None

    @property
    def is_newcomer(self) -> bool:
        """Whether a character is what is missing."""
        if self.guest is None or self.is_gm or self.guest.acting or self.character is not None:
            return False
        return self.has_seat or self.may_join

    @property
    def is_unfinished(self) -> bool:
        return self.character is not None and not self.character.in_play


def _may_join(guest: Guest) -> bool:
    user = guest.interaction.user
    joining = TakeSeat(holder=user.id, called=user.display_name)
    try:
        decide(guest.campaign, guest.state.characters, guest.system.settings, joining, PUBLIC)
    except Refused:
        return False
    return True


@dataclass(frozen=True)
class Way:
    """One button: what it says, the verb behind it, for whom it is, and the words that go with it."""

    label: Line
    verb: str
    fits: Callable[[Here], bool]
    words: Callable[[Here], Sequence[object]] = lambda _: ()
    #: Whether the verb is one of those that are done anywhere.
    anywhere: bool = False

    def id_at(self, here: Here) -> str:
        """Return the `custom_id` of the button."""
        campaign = NOWHERE if self.anywhere or here.guest is None else here.guest.campaign.id
        return press_id(self.verb, campaign, *self.words(here))


def _whom(here: Here) -> Sequence[object]:
    return (here.interaction.user.id,)


HELP = Way(line("button-help"), "help", lambda _: True, anywhere=True)
NOW = Way(
    line("button-now-list"),
    "now",
    lambda here: here.has_seat or here.interaction.guild_id is None,
    anywhere=True,
)
BEGIN = Way(
    line("button-begin"),
    "begin",
    lambda here: here.guest is None and here.interaction.guild_id is not None,
    anywhere=True,
)
JOIN = Way(line("button-join"), "join", lambda here: here.may_join, _whom)
CHARACTER = Way(line("button-new-character"), "newcomer", lambda here: here.is_newcomer)
FINISH = Way(line("button-finish-sheet"), "my-sheet", lambda here: here.is_unfinished)
SHEET = Way(
    line("button-sheet"),
    "my-sheet",
    lambda here: here.character is not None and not here.is_unfinished,
)
MYSELF = Way(
    line("button-as-self"), "as-self", lambda here: here.guest is not None and bool(here.guest.seat.by)
)
ROSTER = Way(line("button-characters"), "characters", lambda here: here.guest is not None)
SEATS = Way(line("button-seats"), "seats", lambda here: here.guest is not None)
SETTINGS = Way(line("button-settings"), "settings", lambda here: here.guest is not None)
SESSION = Way(
    line("button-session"),
    "course-ask",
    lambda here: here.is_gm and here.guest is not None and not here.guest.campaign.in_session,
    lambda _: ("start",),
)
SCENE = Way(
    line("button-course-scene"),
    "course-ask",
    lambda here: here.is_gm and here.guest is not None and here.guest.campaign.in_session,
    lambda _: ("scene",),
)

#: The way in, for whoever does not play yet.
COMING = (JOIN, CHARACTER, FINISH)

#: Which buttons stand beneath /help.
STEPS = (BEGIN, MYSELF, JOIN, CHARACTER, FINISH, SESSION, SCENE, NOW)
#: Which buttons stand beneath an answer in which there is nothing yet.
NOTHING = (BEGIN, *COMING, SESSION, SCENE, SHEET, HELP)


async def look(interaction: Interaction) -> Here:
    """Find out where somebody stands."""
    guest = None
    with suppress(Refused):  # of a campaign that is gone since
        guest = await visiting(interaction)
    return Here(interaction, guest)


def buttons(here: Here, ways: Iterable[Way]) -> list[ui.Button[Any]]:
    """Return the buttons of those ways that fit, the first of them as the one to take."""
    services = services_of(here.interaction)
    printer = (
        here.guest.print
        if here.guest
        else services.printer(reader(here.interaction, services.settings.language))
    )
    fitting = [way for way in ways if way.fits(here)][:ROW]
    return [
        button(
            printer.label(way.label),
            way.id_at(here),
            ButtonStyle.secondary if place else ButtonStyle.primary,
        )
        for place, way in enumerate(fitting)
    ]


async def offered(interaction: Interaction, ways: Iterable[Way]) -> ui.View | None:
    """Return those of these ways that fit, in a row."""
    return rows(buttons(await look(interaction), ways))


def or_on(guest: Guest, view: ui.View | None) -> ui.View | None:
    """Return the buttons of an answer, or those that lead on where it has none: nothing is there yet."""
    return view or rows(buttons(Here(guest.interaction, guest), NOTHING))
