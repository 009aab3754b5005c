"""Noir: an attack that hits without a wound, one that wounds, initiative, and a roll of one's own.

Everybody has Fate and nobody pays: each question gets the answer of its first blue button.
"""

from typing import Any

from benchmarks.taps.flow import EACH, Bound, Count, Flow
from rules.noir.duties import Due, Duty, due
from rules.noir.state.contests import Combat
from tests.simulated.noir_combats import act, fight, main, noir, npc, pick, pot
from tests.simulated.reading import controls, labels
from tests.simulated.tabletop import Answer, Message, Person, Table

#: Discord's number for the style of a blue button.
BLUE = 1
FATE = 3
#: The buttons of the live message that answer in one tap.
QUICK = ("Defend", "Roll")
#: After how many answers a flow that goes round in a circle fails.
MOST = 30


async def _people(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma", fate=FATE)
    await main(table, table.boris, "Konrad", fate=FATE)
    await npc(table, "Thug", "pistol")
    await pot(table, FATE)


async def _before_the_attack(table: Table) -> None:
    """Open a combat and play until Alma acts first."""
    await _people(table)
    await fight(table, "Thug", *(9, 9), *(1, 2), *(5, 5))
    await _answered(table, Duty.DECLARE)


async def _before_the_shot(table: Table) -> None:
    """Open a combat and play until the thug acts first."""
    await _people(table)
    await fight(table, "Thug", *(5, 5), *(1, 2), *(9, 9))
    await _answered(table, Duty.DECLARE)


async def _initiative(table: Table) -> None:
    await fight(table, "Thug", *(9, 9), *(1, 2), *(5, 5))
    await _answered(table, Duty.DECLARE)


async def _attack(table: Table) -> None:
    """Let Alma hit the thug, who is dazed a little."""
    await _declared(table, table.alva, "Thug")
    table.dice.add(9, 8, 2, 3, 1, 2, 1, *(5, 4) * 20)
    await _answered(table, Duty.DECLARE)


async def _shot(table: Table) -> None:
    """Let the thug hit Konrad, who is wounded."""
    await _declared(table, table.gm, "Konrad")
    table.dice.add(9, 8, 2, 3, 9, 9, 8, *(5, 4) * 20)
    await _answered(table, Duty.DECLARE)


async def _roll(table: Table) -> None:
    shown = await table.alva.slash("noir roll", rolls="Alertness")
    table.dice.add(8, 6)
    await table.alva.press(shown.message, "Roll")


async def _declared(table: Table, person: Person, target: str) -> None:
    """Declare directed fire; a target is chosen unless the form has chosen the only one."""
    shown = await act(table, person)
    shown = await pick(person, shown, "n-action", "Directed fire")
    targets = [
        one for menu in controls(shown.place) if ":targets" in menu["custom_id"] for one in menu["options"]
    ]
    if targets and not any(one.get("default") for one in targets):
        shown = await pick(person, shown, "n-pick", target)
    while "Confirm" not in labels(shown.place):
        shown = await person.press(shown.place, "Next")
    await person.press(shown.place, "Confirm")


async def _answered(table: Table, until: Duty) -> None:
    """Let everybody answer what waits for them, until somebody has to do `until`."""
    asked: dict[int, Message] = {}
    for _ in range(MOST):
        waiting = await _waiting(table)
        if waiting.duty is until:
            return
        person = await _person(table, waiting)
        answer = await _answer(table, person, asked.pop(person.id, None))
        for question in _questions(answer):
            asked[person.id] = question
    raise AssertionError(f"nobody had to {until} after {MOST} answers")


async def _waiting(table: Table) -> Due:
    state: Any = await table.state()
    combat = next(iter(state.contests.values()))
    assert isinstance(combat, Combat)
    return due(state, combat)[0]


async def _person(table: Table, waiting: Due) -> Person:
    seat = (await table.state()).characters[waiting.character].seat if waiting.character else ""
    return {"2": table.alva, "3": table.boris}.get(seat, table.gm)


async def _answer(table: Table, person: Person, question: Message | None) -> Answer:
    """Answer the question that a person sees, or else what the live message asks, in one tap if it can be."""
    quick = [label for label in QUICK if label in labels(table.panel)]
    if question is None and quick:
        return await person.press(table.panel, quick[0])
    shown = question or (await act(table, person)).place
    return await person.press(shown, blue(shown)[0])


def _questions(answer: Answer) -> list[Message]:
    """Return the private message that asks on after an answer, if there is one."""
    return [one for one in (answer.place, answer.message) if blue(one)][:1]


def blue(shown: Message) -> list[str]:
    """Return the labels of the blue buttons of a message."""
    return [one["label"] for one in controls(shown) if one.get("style") == BLUE]


FLOWS = (
    Flow(
        "noir: an attack that hits without a wound",
        _before_the_attack,
        _attack,
        [
            Bound(Count.TAPS, 4, "alva"),
            Bound(Count.TAPS, 3, "greta"),
            Bound(Count.WAITS, 3),
            Bound(Count.POSTS, 2),
        ],
    ),
    Flow("noir: an attack that wounds", _before_the_shot, _shot, [Bound(Count.TAPS, 7, "boris")]),
    Flow("noir: initiative", _people, _initiative, [Bound(Count.TAPS, 1, EACH)]),
    Flow("noir: a roll of one's own", _people, _roll, [Bound(Count.TAPS, 2, "alva")]),
)
