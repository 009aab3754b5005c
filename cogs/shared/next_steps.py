"""Next steps as buttons: what each does, and to whom it is offered.

They appear under refusals (`refusal_actions`), under empty answers and under /help. Steps that would be
refused are not offered, as far as that is known.
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle, ui

from chat.interactions.context import Context, context_if_any, places_of
from chat.interactions.response import reader_printer
from chat.messages.components import NOWHERE, button, custom_id_of, view_of
from narration.text.line import Line, line
from rules.campaign import decide
from rules.campaign.actions import TakeSeat
from rules.campaign.model import AnyCharacter
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC

Interaction = discord.Interaction[Any]

#: The most buttons in a row.
ROW = 5


@dataclass(frozen=True)
class Here:
    """Somebody's situation: in a campaign or none, with a seat or without, playing a character or none."""

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
        """The character that this person plays here; None while they stand in for somebody."""
        if self.context is None or self.context.acting:
            return None
        record = self.context.campaign.record(self.context.own.id)
        played = record.plays(places_of(self.interaction)) if record else ""
        return self.context.state.characters.get(played)

    @property
    def own(self) -> list[AnyCharacter]:
        """The characters of this person's own seat."""
        if self.context is None or not self.context.own.id:
            return []
        return [one for one in self.context.state.characters.values() if one.seat == self.context.own.id]

    @property
    def draft(self) -> AnyCharacter | None:
        """The unfinished sheet that this person goes on with: if they play one, that one."""
        drafts = [one for one in self.own if not one.in_play]
        return self.character if self.character in drafts else next(iter(drafts), None)

    @property
    def other(self) -> AnyCharacter | None:
        """A character in play that this person could take up, if there is one beside the one they play."""
        return next((one for one in self.own if one.in_play and one != self.character), None)

    @property
    def is_newcomer(self) -> bool:
        """Whether a character is all that this person lacks to play."""
        if self.context is None or self.is_gm or self.context.acting or self.character is not None:
            return False
        return self.has_seat or self.may_join

    @property
    def is_unfinished(self) -> bool:
        return self.draft is not None and not (self.context and self.context.acting)


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
    """One button: its label, its verb, whom it fits, and the words of its `custom_id`."""

    label: Line
    verb: str
    fits: Callable[[Here], bool]
    words: Callable[[Here], Sequence[object]] = lambda _: ()
    #: Whether the verb needs no campaign.
    anywhere: bool = False
    #: Whose name is in the label.
    names: Callable[[Here], AnyCharacter | None] = lambda _: None

    def label_at(self, here: Here) -> Line:
        """Return the label, with a name if it has one."""
        named = self.names(here)
        return line(self.label.id, name=named.name) if named else self.label

    def id_at(self, here: Here) -> str:
        """Return the `custom_id` of the button."""
        campaign = NOWHERE if self.anywhere or here.context is None else here.context.campaign.id
        return custom_id_of(self.verb, campaign, *self.words(here))


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
JOIN = NextStep(
    line("button-join"), "join", lambda here: here.may_join, lambda here: (here.interaction.user.id,)
)
FOLLOW = NextStep(
    line("button-follow"), "follow", lambda here: here.context is not None and not here.has_seat
)
CHARACTER = NextStep(line("button-new-character"), "newcomer", lambda here: here.is_newcomer)
FINISH = NextStep(
    line("button-finish-sheet"),
    "sheet-of",
    lambda here: here.is_unfinished,
    lambda here: (here.draft.id if here.draft else "",),
)
SHEET = NextStep(
    line("button-sheet"),
    "my-sheet",
    lambda here: here.character is not None and here.character.in_play,
)
PLAY = NextStep(
    line("button-play", name="…"),
    "play-as",
    lambda here: here.other is not None,
    lambda here: (here.other.id if here.other else "",),
    names=lambda here: here.other,
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
GO_ON = NextStep(line("button-go-on"), "go-on", lambda here: here.has_seat)
MEETING = NextStep(line("button-meet-next"), "meet-next", lambda here: here.context is not None)
HANDOUTS = NextStep(line("button-handouts"), "handouts", lambda here: here.context is not None)
PAGE = NextStep(line("button-page"), "page", lambda here: here.has_seat)
SAFETY = NextStep(line("button-limits"), "safety", lambda here: here.has_seat)

#: The steps into play, for somebody who does not play yet.
JOIN_STEPS = (JOIN, CHARACTER, FINISH)

#: The steps under /help.
HELP_STEPS = (BEGIN, MYSELF, JOIN, CHARACTER, FOLLOW, FINISH, SESSION, SCENE, NOW)
#: The steps under an empty answer, such as a list without entries.
EMPTY_STEPS = (BEGIN, *JOIN_STEPS, SESSION, SCENE, SHEET, HELP)


async def locate(interaction: Interaction) -> Here:
    """Return the situation of the person who asks."""
    context = None
    with suppress(Refused):  # the campaign is gone
        context = await context_if_any(interaction)
    return Here(interaction, context)


def buttons(here: Here, steps: Iterable[NextStep]) -> list[ui.Button[Any]]:
    """Return the buttons of the steps that fit, at most a row of them; the first is highlighted."""
    printer = here.context.print if here.context else reader_printer(here.interaction)
    fitting = [step for step in steps if step.fits(here)][:ROW]
    return [
        button(
            printer.label(step.label_at(here)),
            step.id_at(here),
            ButtonStyle.secondary if place else ButtonStyle.primary,
        )
        for place, step in enumerate(fitting)
    ]


async def offered(interaction: Interaction, steps: Iterable[NextStep]) -> ui.View | None:
    """Return a row of buttons for the steps that fit."""
    return view_of(buttons(await locate(interaction), steps))


def or_next_steps(context: Context, view: ui.View | None) -> ui.View | None:
    """Return the buttons of an answer, or those of the next steps if it has none."""
    return view or view_of(buttons(Here(context.interaction, context), EMPTY_STEPS))
