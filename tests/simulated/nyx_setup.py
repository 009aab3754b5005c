"""Opening a conflict of Nyx as the GM does: two names, then a panel on which all else is changed."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from cogs.nyx.conflict_draft import short
from tests.simulated.reading import ids

if TYPE_CHECKING:
    from tests.simulated.tabletop import Answer, Person

#: The parts that menus change, in the order in which they are changed, by how tests call them.
PARTS = {
    "kind": "2.kind",
    "value": "2.value",
    "modifier": "1.modifier",
    "opponent_modifier": "2.modifier",
    "advantage": "1.advantage",
    "opponent_advantage": "2.advantage",
    "break_off": "1.break_off",
    "opponent_break_off": "2.break_off",
    "allies": "1.allies",
    "group": "1.group",
    "opponent_allies": "2.allies",
    "opponent_group": "2.group",
    "attribute": "1.attribute",
    "opponent_attribute": "2.attribute",
    "length": "0.length",
    "mode": "0.mode",
    "lead": "0.lead",
}
#: The fields of the form, in order.
WORDS = ("title", "goal", "opponent_goal")


async def opened(person: "Person", character: str, opponent: str, at: Any = None, **options: Any) -> "Answer":
    """Set up a conflict and open it; return the last answer, which may be a refusal."""
    shown = await person.slash("nyx conflict", at, character=character, opponent=opponent)
    if not any(each.startswith("n:setup-open:") for each in ids(shown.message)):
        return shown
    for option, part in PARTS.items():
        if option in options:
            await person.choose(shown.place, "setup-what", part)
            chosen = await person.choose(
                shown.place, f"setup-set {part}", *await _values(person, options[option])
            )
            if chosen.result.followups:
                return chosen
    if not any(word in options for word in WORDS):
        return await person.press_id(shown.place, "n:setup-open:")
    form = await person.press_id(shown.place, "n:setup-words:")
    fields = [label["component"].get("value", "") for label in form.form["components"]]
    texts = [options.get(word, before) for word, before in zip(WORDS, fields, strict=True)]
    return await person.fill(form, *texts)


async def _values(person: "Person", chosen: Any) -> Iterable[str]:
    """Return the values of a menu: a word or number as it is, and people by their names."""
    if not isinstance(chosen, tuple):
        return [str(chosen)]
    return [short((await person.table.character(name)).id) for name in chosen]
