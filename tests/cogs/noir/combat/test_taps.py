"""People press random buttons in a Noir combat; the combat can always go on, and nothing fails."""

import random
from typing import Any

from rules.core.seat import Role, Seat
from rules.noir.base.enums import Level
from rules.noir.duties import due, due_for
from rules.noir.state.actions import MakeWeapon, TakeWeapon
from rules.noir.state.campaign_state import Drive, Expertise, Trait
from rules.noir.state.contests import Combat
from tests.chance import told_chance
from tests.cogs.noir.combat.test_shootout import TOMMY
from tests.simulated.noir_combats import fight, main, noir, npc, pot
from tests.simulated.reading import controls
from tests.simulated.tabletop import Answer, Person, Table

#: The beginnings of the ids of controls that end the combat or take fighters out of it.
GRAVE = ("n:n-do:", "n:n-leave:", "n:pause:")
#: Discord's number for a group of radio buttons.
RADIO = 21
#: The number of visits, and the maximum number of presses in each.
VISITS, TAPS = 30, 6
ENTRIES = (
    Trait(name="Hot-headed", level=Level.STRONG),
    Drive(name="Revenge", level=Level.EXTREME),
    Expertise(ability="firearms", name="Pistols", amount=2),
)


async def test_whatever_is_tapped_the_fight_goes_on(table: Table) -> None:
    chance = told_chance()
    await noir(table)
    alma = await main(table, table.alva, "Alma", fate=12, entries=ENTRIES)
    await main(table, table.boris, "Konrad", fate=6, weapons=("shotgun", "axe"))
    await table.play(MakeWeapon(weapon=TOMMY), table.gm)
    await table.play(TakeWeapon(character=alma.id, weapon="tommy"), table.gm)
    await npc(table, "Thug A", "pistol", "knife")
    await npc(table, "Thug B", "throwing-knife", "revolver")
    await pot(table, 9)
    table.dice.add(*(chance.randint(1, 10) for _ in range(5000)))
    await fight(table, "Thug A, Thug B")
    steps = 0
    for _ in range(VISITS):
        if await running(table) is None:
            break
        before = await running(table)
        await visit(table, chance, chance.choice((table.alva, table.boris, table.gm, table.gm)))
        steps += before != await running(table)
    assert steps > 2


async def running(table: Table) -> Combat | None:
    """Return the combat if it is still running; check that the GM can continue it."""
    state: Any = await table.state()
    found = next(iter(state.contests.values()), None)
    if found is not None:
        assert due(state, found), "a fight that waits for nobody"
        assert due_for(state, found, Seat(role=Role.GM, id="1"))
    return found


async def visit(table: Table, chance: random.Random, person: Person) -> None:
    """Let a person press "Act" or "More…", and then random controls, each from the latest message."""
    shown = await person.press(table.panel, chance.choice(("Act", "Act", "Act", "More…")))
    for _ in range(TAPS):
        if not shown.stands:
            return
        offered = [one for one in controls(shown.place) if not one["custom_id"].startswith(GRAVE)]
        if not offered:
            return
        shown = await tapped(person, shown, chance, chance.choice(offered))


async def tapped(person: Person, shown: Answer, chance: random.Random, one: dict[str, Any]) -> Answer:
    """Press a button, or choose from a menu; if a form opens, submit it."""
    if "options" in one:
        least, most = one.get("min_values", 1), one.get("max_values", 1)
        values = [option["value"] for option in one["options"]]
        chosen = chance.sample(values, chance.randint(least, min(most, len(values))))
        return Answer(await person.actor.select(shown.place, chosen, custom_id=one["custom_id"]))
    answer = Answer(await person.actor.click(shown.place, custom_id=one["custom_id"]))
    if answer.result.modal is None:
        return answer if answer.result.response is not None else shown
    return await filled(person, answer)


async def filled(person: Person, form: Answer) -> Answer:
    """Submit a form: texts hold a number, and of each choice the first options are taken."""
    values: dict[str, Any] = {}
    for part in (label["component"] for label in form.form["components"]):
        options = [one["value"] for one in part.get("options", ())]
        several = options[: part.get("min_values", 1)]
        values[part["custom_id"]] = "12" if not options else options[0] if part["type"] == RADIO else several
    return Answer(await person.actor.submit_modal(form.result, values))
