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

from chat.interactions.context import Context, context_if_any, places_of
from chat.interactions.response import reader_language
from chat.messages.components import NOWHERE, button, custom_id_of, view_of
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
    context: Context | None

    @property
    def has_seat(self) -> bool:
        return self.context is not None and bool(self.context.own.id)

    @property
    def is_gm(self) -> bool:
        return self.context is not None and self.context.own.is_gm

    @property
    def may_join(self) -> bool:
        """Whether this person could take a seat now."""
        return self.context is not None and not self.has_seat and _may_join(self.context)

    @property
    def character(self) -> AnyCharacter | None:
        """Whom this person plays here; nobody while they act for somebody else."""
        if self.context is None or self.context.acting:
            return None
        record = self.context.campaign.record(self.context.own.id)
        return (
            self.context.state.characters.get(record.plays(places_of(self.interaction))) if record else None
        )

    @property
    def is_newcomer(self) -> bool:
        """Whether a character is what is missing."""
        if self.context is None or self.is_gm or self.context.acting or self.character is not None:
            return False
        return self.has_seat or self.may_join

    @property
    def is_unfinished(self) -> bool:
        return self.character is not None and not self.character.in_play


def _may_join(context: Context) -> bool:
    user = context.interaction.user
    joining = TakeSeat(holder=user.id, called=user.display_name)
    try:
        decide(context.campaign, context.state.characters, context.system.settings, joining, PUBLIC)
    except Refused:
        return False
    return True


@dataclass(frozen=True)
class NextStep:
    """One button: what it says, the verb behind it, for whom it is, and the words that go with it."""

    label: Line
    verb: str
    fits: Callable[[Here], bool]
    words: Callable[[Here], Sequence[object]] = lambda _: ()
    #: Whether the verb is one of those that are done anywhere.
    anywhere: bool = False

    def id_at(self, here: Here) -> str:
        """Return the `custom_id` of the button."""
        campaign = NOWHERE if self.anywhere or here.context is None else here.context.campaign.id
        return custom_id_of(self.verb, campaign, *self.words(here))


def _whom(here: Here) -> Sequence[object]:
    return (here.interaction.user.id,)


HELP = NextStep(line("button-help"), "help", lambda _: True, anywhere=True)
NOW = NextStep(
    line("button-now-list"),
    "now",
    lambda here: here.has_seat or here.interaction.guild_id is None,
    anywhere=True,
)
BEGIN = NextStep(
    line("button-begin"),
    "begin",
    lambda here: here.context is None and here.interaction.guild_id is not None,
    anywhere=True,
)
JOIN = NextStep(line("button-join"), "join", lambda here: here.may_join, _whom)
CHARACTER = NextStep(line("button-new-character"), "newcomer", lambda here: here.is_newcomer)
FINISH = NextStep(line("button-finish-sheet"), "my-sheet", lambda here: here.is_unfinished)
SHEET = NextStep(
    line("button-sheet"),
    "my-sheet",
    lambda here: here.character is not None and not here.is_unfinished,
)
MYSELF = NextStep(
    line("button-as-self"), "as-self", lambda here: here.context is not None and bool(here.context.seat.by)
)
ROSTER = NextStep(line("button-characters"), "characters", lambda here: here.context is not None)
SEATS = NextStep(line("button-seats"), "seats", lambda here: here.context is not None)
SETTINGS = NextStep(line("button-settings"), "settings", lambda here: here.context is not None)
SESSION = NextStep(
    line("button-session"),
    "course-ask",
    lambda here: here.is_gm and here.context is not None and not here.context.campaign.in_session,
    lambda _: ("start",),
)
SCENE = NextStep(
    line("button-course-scene"),
    "course-ask",
    lambda here: here.is_gm and here.context is not None and here.context.campaign.in_session,
    lambda _: ("scene",),
)

#: The step in, for whoever does not play yet.
JOIN_STEPS = (JOIN, CHARACTER, FINISH)

#: Which buttons stand beneath /help.
HELP_STEPS = (BEGIN, MYSELF, JOIN, CHARACTER, FINISH, SESSION, SCENE, NOW)
#: Which buttons stand beneath an answer in which there is nothing yet.
EMPTY_STEPS = (BEGIN, *JOIN_STEPS, SESSION, SCENE, SHEET, HELP)


async def locate(interaction: Interaction) -> Here:
    """Find out where somebody stands."""
    context = None
    with suppress(Refused):  # of a campaign that is gone since
        context = await context_if_any(interaction)
    return Here(interaction, context)


def buttons(here: Here, steps: Iterable[NextStep]) -> list[ui.Button[Any]]:
    """Return the buttons of those steps that fit, the first of them as the one to take."""
    services = services_of(here.interaction)
    printer = (
        here.context.print
        if here.context
        else services.printer(reader_language(here.interaction, services.settings.language))
    )
    fitting = [step for step in steps if step.fits(here)][:ROW]
    return [
        button(
            printer.label(step.label),
            step.id_at(here),
            ButtonStyle.secondary if place else ButtonStyle.primary,
        )
        for place, step in enumerate(fitting)
    ]


async def offered(interaction: Interaction, steps: Iterable[NextStep]) -> ui.View | None:
    """Return those of these steps that fit, in a row."""
    return view_of(buttons(await locate(interaction), steps))


def or_next_steps(context: Context, view: ui.View | None) -> ui.View | None:
    """Return the buttons of an answer, or those that lead on where it has none: nothing is there yet."""
    return view or view_of(buttons(Here(context.interaction, context), EMPTY_STEPS))
