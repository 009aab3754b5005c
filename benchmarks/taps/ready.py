"""Ready scenes: from an empty server to the first round of Nyx, or the first roll of Noir and Zapas."""

from benchmarks.taps.flow import EACH, Bound, Count, Flow, nothing
from benchmarks.taps.noir import blue
from tests.simulated.noir_combats import act
from tests.simulated.reading import labels
from tests.simulated.ready import prepared, start
from tests.simulated.tabletop import Person, Table
from tests.simulated.zapas_play import act as build
from tests.simulated.zapas_play import pick

#: What each person does at most, besides the command that begins it all.
MOST_TAPS = 5


async def _claimed(table: Table, scene: str, *names: str) -> None:
    """Choose a scene, let people claim its first characters, and begin its first conflict."""
    await prepared(table, scene)
    for person, name in zip((table.alva, table.boris), names, strict=True):
        await person.press(start(table), f"Play {name}")
    first = next(label for label in labels(start(table)) if label.startswith("▶"))
    await table.gm.press(start(table), first)


async def _nyx(table: Table) -> None:
    await _claimed(table, "ferry", "Tilda", "Emil Varg")
    await _pick(table, table.alva, "Offensive")
    table.dice.add(5, 5, 5, 5)
    await _pick(table, table.gm, "Waiting")
    assert (await table.conflict()).rolled == 1


async def _pick(table: Table, person: Person, tactic: str) -> None:
    shown = await person.press(table.panel, "Choose")
    await person.press(shown.message, tactic)


async def _noir(table: Table) -> None:
    await _claimed(table, "warehouse", "Odile Marr", "Joss Karamat")
    table.dice.add(*(5, 4) * 10)
    shown = (await act(table, table.alva)).place
    await table.alva.press(shown, blue(shown)[0])


async def _zapas(table: Table) -> None:
    await _claimed(table, "airship", "Wren Halloran", "Osk Tamber")
    table.dice.add(*(5, 4) * 10)
    shown = await pick(table.alva, await build(table, table.alva), "z-pool trait", "Sky pilot")
    throw = next(label for label in labels(shown.place) if label.startswith("Throw"))
    await table.alva.press(shown.place, throw)


BOUNDS = (Bound(Count.TAPS, MOST_TAPS, EACH), Bound(Count.TYPED, 0))
FLOWS = (
    Flow("nyx: from an empty server to the first round of a ready scene", nothing, _nyx, BOUNDS),
    Flow("noir: from an empty server to the first roll of a ready scene", nothing, _noir, BOUNDS),
    Flow("zapas: from an empty server to the first roll of a ready scene", nothing, _zapas, BOUNDS),
)
