"""Hundreds of ids, values and forms that nobody was offered: each is answered and has no effect.

Because nothing changes, one table serves for all routes of a game.
"""

from collections.abc import Iterable, Sequence
from itertools import cycle

from tests.simulated.tabletop import Answer, Person

Words = tuple[tuple[str, ...], ...]

#: Bad values in place of a menu's choice; a game adds its own.
VALUES: tuple[list[str] | None, ...] = (
    None,
    [],
    [""],
    ["x"],
    ["-1"],
    ["1.x"],
    ["1.99999999"],
    ["9" * 24],
    ["1", "2", "3"],
)
TEXTS: tuple[tuple[str, ...], ...] = ((), ("x",), ("a", "b", "c", "d", "e", "f"))


def answered(answer: Answer) -> bool:
    """Return whether there was an answer or a form."""
    return bool(answer.result.modal or answer.result.response or answer.result.followups)


async def press(
    person: Person, verbs: Iterable[str], words: Words, more: Sequence[list[str]] = (), on: int | None = None
) -> None:
    """Press buttons and choose from menus that were never shown, each route with all words."""
    before, values = await person.table.version(), cycle((*VALUES, *more))
    pressed = on or person.reads()[-1].id  # looked up once, because the answers make the channel long
    for verb in verbs:
        for each, chosen in zip(words, values, strict=False):
            custom_id = ":".join(("n", verb, "1", *each))
            assert answered(await person.forge(custom_id, chosen, on=pressed)), (custom_id, chosen)
            assert await person.table.version() == before, (custom_id, chosen)


async def send(person: Person, verbs: Iterable[str], words: Words) -> None:
    """Submit forms that were never shown, each route with all words."""
    before, texts = await person.table.version(), cycle(TEXTS)
    for verb in verbs:
        for each, sent in zip(words, texts, strict=False):
            assert answered(await person.forge_form(":".join(("n", verb, "1", *each)), *sent)), (verb, each)
            assert await person.table.version() == before, (verb, each, sent)
