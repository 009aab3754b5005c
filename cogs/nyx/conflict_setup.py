"""The panel of a conflict before it opens: what will open, menus that change it, and the way to open it.

A name that nobody has becomes an opponent of one value, a mob or an obstacle in passing (NYX-20, D-3).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeAlias

from discord import ButtonStyle, ui

from chat.interactions.arguments import stale_button
from chat.interactions.contest_opening import require_may_write, title_of
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, ask
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import label_of, view_of
from cogs.nyx.conflict_draft import ConflictDraft, Kind, SideDraft, Who
from cogs.nyx.open_conflict import open_and_show
from cogs.nyx.setup_menus import MADE, SetupMenus
from narration.nyx.conflict.opening import setup_panel
from narration.text.line import Line, line
from narration.text.truncate import truncate
from rules.contract.ownership import find
from rules.core import names
from rules.core.names import NAME_LENGTH, TEXT_LENGTH, same
from rules.core.seat import require_gm
from rules.nyx.conflict.opening import open_conflict
from rules.nyx.sheet.sheet import create_bare
from rules.nyx.state.actions import CreateBare
from rules.nyx.state.apply import apply
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contest_actions import OpenConflict, SideSetup
from rules.nyx.state.contests import Conflict
from table.play.batch import Step

router = Router()

#: The starts of the `custom_id`s of the disabled buttons that show the names of what is new.
NAMED = ("side-1", "side-2")
#: The most characters of a name in the label of a field.
SHORT = 24

Names: TypeAlias = tuple[str, str]


class Texts(NamedTuple):
    """What the GM has written: the title and the goals; empty for the usual ones."""

    title: str = ""
    goals: tuple[str, str] = ("", "")


async def show_setup(context: Context, character: str, opponent: str) -> None:
    """Show what would open between these two names. Refused: `gm-only`, `may-not-write`, and as `Setup`."""
    require_gm(context.seat)
    require_may_write(context)
    typed = (names.name(character), names.name(opponent))
    sides = tuple(SideDraft(_who(context, name)) for name in typed)
    await context.reply(*Setup(context, ConflictDraft((sides[0], sides[1])), typed).prompt())


def _who(context: Context, typed: str) -> Who:
    known = (one for one in context.state.characters.values() if same(one.name, typed))
    return next((Who(one.id) for one in known), Who())


@dataclass(frozen=True)
class Setup:
    """A conflict that the GM sets up. `typed` has the name of each side that is new."""

    context: Context
    draft: ConflictDraft
    typed: Names

    # ------------------------------------------------------------------------------------- what opens

    @property
    def new(self) -> list[int]:
        """The places of the sides that are new."""
        return [place for place, side in enumerate(self.draft.sides) if not side.who.character]

    def steps(self, texts: Texts) -> list[Step]:
        """Return the actions that open the conflict; new characters are made in the same save."""
        return [*self._created(), lambda played: self._action(played.after, texts)]

    def preview(self) -> Conflict:
        """Return the conflict as it would open.

        Refused: as `open_conflict` and `create_bare`, and `no-such-character` for one that is gone.
        """
        state: NyxState = self.context.state
        for new in self._created():
            state = apply(state, create_bare(state, new, self.context.seat))
        return open_conflict(state, self._action(state, Texts()), self.context.seat).conflict

    def _created(self) -> list[CreateBare]:
        return [
            CreateBare(name=self.typed[place], value=who.value, mob=who.kind is Kind.MOB)
            for place in self.new
            if not (who := self.draft.sides[place].who).is_passive
        ]

    def _action(self, state: NyxState, texts: Texts) -> OpenConflict:
        called = [self._name(state, place) for place in (0, 1)]
        first, second = (
            self._side(state, place, texts.goals[place] or self._usual_goal(called[1 - place]))
            for place in (0, 1)
        )
        scale = self.draft.scale
        return OpenConflict(
            place=self.context.place,
            title=texts.title or title_of(*called),
            sides=(first, second),
            length=scale.length,
            mode=scale.mode,
            lead=scale.lead,
        )

    def _usual_goal(self, other: str) -> str:
        return self.context.announce.label(line("nyx-default-goal", name=other), TEXT_LENGTH)

    def _side(self, state: NyxState, place: int, goal: str) -> SideSetup:
        side = self.draft.sides[place]
        if side.who.is_passive:
            return SideSetup(name=self.typed[place], goal=goal, advantage=side.advantage)
        return SideSetup(
            character=self._character(state, place).id,
            members=side.allies,
            group=side.group,
            goal=goal,
            attribute=side.attribute,
            modifier=side.modifier,
            advantage=side.advantage,
            break_off=side.break_off,
        )

    def _name(self, state: NyxState, place: int) -> str:
        return self.typed[place] if place in self.new else self._character(state, place).name

    def _character(self, state: NyxState, place: int) -> Character:
        who = self.draft.sides[place].who
        if who.character:
            return find(state, who.character)
        return next(one for one in state.characters.values() if same(one.name, self.typed[place]))

    # ------------------------------------------------------------------------------------ how it is shown

    def prompt(self, what: str = "") -> Prompt:
        """Return the panel with its menus; `what` names the part that is being changed."""
        conflict, menus = self.preview(), SetupMenus(self.context, self.draft)
        made = tuple(self._made(place) for place in self.new)
        parts = menus.parts(conflict, what), menus.values(conflict, what)
        return setup_panel(conflict, made), view_of(*([one] for one in parts), self._buttons(), self._names())

    def _made(self, place: int) -> Line:
        who = self.draft.sides[place].who
        return line(MADE[who.kind], name=self.typed[place], value=who.value)

    def _buttons(self) -> list[ui.Button[Any]]:
        press = self.context.button
        return [
            press(line("button-setup-open"), "setup-open", *self.draft.words, style=ButtonStyle.primary),
            press(line("button-setup-words"), "setup-words", *self.draft.words),
        ]

    def _names(self) -> list[ui.Button[Any]]:
        return [ui.Button(label=self.typed[n], custom_id=NAMED[n], disabled=True) for n in self.new]


# ------------------------------------------------------------------------------------------- presses


def _read(context: Context, words: Sequence[str]) -> Setup:
    """Return the setup of the message that was pressed. Refused: `gm-only`, `stale-button`."""
    require_gm(context.seat)
    first, second = (label_of(context.interaction.message, start) for start in NAMED)
    setup = Setup(context, ConflictDraft.read(words), (first, second))
    if any(not setup.typed[place] for place in setup.new):
        raise stale_button()
    return setup


@router.on("setup-what", Ack.UPDATE)
async def choose_part(context: Context, first: str, second: str, scale: str, what: str) -> None:
    """Show the values of the part that was chosen."""
    await context.reply(*_read(context, (first, second, scale)).prompt(what))


@router.on("setup-set", Ack.UPDATE)
async def change(context: Context, what: str, first: str, second: str, scale: str, *values: str) -> None:
    """Change a part, and show what would open now."""
    before = _read(context, (first, second, scale))
    await context.reply(*replace(before, draft=before.draft.changed(what, values)).prompt(what))


@router.on("setup-open", Ack.UPDATE)
async def open_now(context: Context, first: str, second: str, scale: str) -> None:
    """Open the conflict with the usual title and goals."""
    await open_and_show(context, _read(context, (first, second, scale)).steps(Texts()))


@router.on("setup-words", Ack.FORM)
async def ask_words(context: Context, first: str, second: str, scale: str) -> None:
    """Ask for the title and the goals; sending them opens the conflict."""
    setup = _read(context, (first, second, scale))
    conflict = setup.preview()
    goals = [
        TextField(
            line("form-setup-goal", name=truncate(side.name, SHORT)),
            side.goal,
            most=TEXT_LENGTH,
            required=False,
            long=True,
        )
        for side in conflict.sides
    ]
    title = TextField(line("form-setup-name"), conflict.title, most=NAME_LENGTH, required=False)
    await ask(context, line("form-setup"), "setup-told", *setup.draft.words, fields=[title, *goals])


@router.on("setup-told", Ack.UPDATE)
async def open_told(  # noqa: PLR0913, PLR0917  # three words, and each field of the form
    context: Context, first: str, second: str, scale: str, title: str, goal: str, other_goal: str
) -> None:
    """Open the conflict with the title and the goals of the form."""
    setup = _read(context, (first, second, scale))
    await open_and_show(context, setup.steps(Texts(title, (goal, other_goal))))
