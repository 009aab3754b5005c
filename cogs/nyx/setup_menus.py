"""The menus of a conflict before it opens: which part to change, and the values of that part."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from discord import ui

from chat.interactions.context import Context
from cogs.nyx.conflict_draft import MOST_ALLIES, ConflictDraft, Kind, short
from narration.nyx.base.words import ATTRIBUTES
from narration.nyx.conflict.opening import BREAK_OFF, GROUPS, MODES
from narration.text.line import Line, line, verbatim
from narration.text.truncate import truncate
from rules.nyx.base.bounds import MOST_MODIFIER
from rules.nyx.base.enums import SHEET_ATTRIBUTES, Attribute
from rules.nyx.base.scale import LONGEST, MOST_ADVANTAGE, MOST_LEAD, SHORTEST
from rules.nyx.sheet.sheet import LEAST, MOST
from rules.nyx.state.contests import Conflict, Side

Menu: TypeAlias = ui.Select[Any] | None
#: An entry of a menu: its value in the menu, and what it says.
Entry: TypeAlias = tuple[object, Line]

#: The most characters of a name in an entry.
SHORT = 40
#: The parts of a side and of the scale, by the word that a press sends.
PARTS = {
    "kind": line("option-setup-kind"),
    "value": line("option-setup-value"),
    "attribute": line("option-setup-attribute"),
    "modifier": line("option-setup-modifier"),
    "advantage": line("option-setup-advantage"),
    "break_off": line("option-setup-break-off"),
    "allies": line("option-setup-allies"),
    "group": line("option-setup-group"),
    "length": line("option-setup-length"),
    "mode": line("option-setup-mode"),
    "lead": line("option-setup-lead"),
}
#: What a new name can be. The first side is never an obstacle (NYX-22).
KINDS = (
    (Kind.OPPONENT, line("option-setup-opponent")),
    (Kind.MOB, line("option-setup-mob")),
    (Kind.OBSTACLE, line("option-setup-obstacle")),
)
#: What each of these will be, said of a name.
MADE = {
    Kind.OPPONENT: "nyx-setup-opponent",
    Kind.MOB: "nyx-setup-mob",
    Kind.OBSTACLE: "nyx-setup-obstacle",
}


@dataclass(frozen=True)
class SetupMenus:
    """The menus of a draft."""

    context: Context
    draft: ConflictDraft

    def parts(self, conflict: Conflict, what: str) -> Menu:
        """Return the menu of the parts that can be changed; `what` is the one that is open."""
        options = [
            self.context.option(said, word, chosen=word == what)
            for word, said in (*self._of_sides(conflict), *_of_scale())
        ]
        return self.context.menu(line("placeholder-setup"), "setup-what", *self.draft.words, options=options)

    def _of_sides(self, conflict: Conflict) -> Iterator[tuple[str, Line]]:
        for side, draft in zip(conflict.sides, self.draft.sides, strict=True):
            new = ("kind",) if not draft.who.character else ()
            valued = ("value",) if new and not side.passive else ()
            whole = not side.members and (new or side.attribute is Attribute.VALUE)
            attribute = () if whole else ("attribute",)
            rolls = () if side.passive else (*attribute, "modifier", "break_off", "allies")
            group = ("group",) if side.members else ()
            for part in (*new, *valued, *rolls, *group, "advantage"):
                name = truncate(side.name, SHORT)
                yield f"{side.number}.{part}", line("option-setup-of", name=name, part=PARTS[part])

    def values(self, conflict: Conflict, what: str) -> Menu:
        """Return the menu of the values of a part; None without a part, or if there is nothing to choose."""
        number, _, part = what.partition(".")
        if part not in PARTS or number not in {"0", "1", "2"}:
            return None
        side = None if number == "0" else conflict.sides[int(number) - 1]
        chosen = self._chosen(conflict, side, part)
        options = [
            self.context.option(said, value, chosen=str(value) in chosen)
            for value, said in self._entries(conflict, side, part)
        ]
        found = self.context.menu(
            PARTS[part], "setup-set", what, *self.draft.words, options=options, many=part == "allies"
        )
        if found is not None and part == "allies":
            found.max_values = min(found.max_values, MOST_ALLIES)
        return found

    def _entries(self, conflict: Conflict, side: Side | None, part: str) -> Iterator[Entry]:
        match part:
            case "kind":
                yield from KINDS[: 3 if side and side.number == 2 else 2]
            case "value":
                yield from _numbers("option-setup-number", range(LEAST, MOST + 1))
            case "attribute":
                yield from ((one, ATTRIBUTES[one]) for one in SHEET_ATTRIBUTES)
            case "modifier":
                yield from _numbers("option-setup-signed", range(MOST_MODIFIER, -MOST_MODIFIER - 1, -1))
            case "advantage":
                yield from _numbers("option-setup-number", range(MOST_ADVANTAGE + 1))
            case "break_off":
                yield from BREAK_OFF.items()
            case "group":
                yield from GROUPS.items()
            case "length":
                yield from _numbers("option-setup-steps", range(SHORTEST, LONGEST + 1))
            case "mode":
                yield from MODES.items()
            case "lead":
                yield from _numbers("option-setup-signed", range(MOST_LEAD, -MOST_LEAD - 1, -1))
            case _:
                yield from self._allies(conflict, side)

    def _allies(self, conflict: Conflict, side: Side | None) -> Iterator[Entry]:
        """Yield those who could join a side: those who are on neither, and the allies that it has."""
        here = {person for each in conflict.sides for person in each.people}
        own = set(side.people[1:]) if side else set()
        for one in self.context.state.characters.values():
            if one.id in own or one.id not in here:
                yield short(one.id), verbatim(truncate(one.name, SHORT))

    def _chosen(self, conflict: Conflict, side: Side | None, part: str) -> set[str]:
        """Return the values of a part that hold now."""
        if side is None:
            return {str(self.draft.scale.lead if part == "lead" else getattr(conflict, part))}
        if part == "allies":
            return set(map(short, side.people[1:]))
        if part in {"kind", "value"}:
            return {str(getattr(self.draft.sides[side.number - 1].who, part))}
        return {str(getattr(side, part))}


def _of_scale() -> Iterator[tuple[str, Line]]:
    return ((f"0.{part}", PARTS[part]) for part in ("length", "mode", "lead"))


def _numbers(id_: str, numbers: range) -> Iterator[Entry]:
    return ((number, line(id_, number=number)) for number in numbers)
