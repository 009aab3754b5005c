"""Evenings with an NPC of one value or another, at a table where those numbers are for the GM alone (0121).

The same dice fall in both, and come to the same. So everything that players get must be the same.
"""

from rules.campaign.actions import ChangeSetting
from rules.chance.deck import Deck, DeckDice
from rules.nyx.base.enums import Attribute, BonusKind, SideNumber, Tactic
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from tests.whole.permissions.cast import Scene
from tests.whole.secrecy.asked import AT_LENGTH, IN_CONFLICT, OF_CONFLICTS, asked, pressed
from tests.whole.secrecy.harness import Glass, seed
from tests.whole.secrecy.picks import against, declares, picks
from tests.whole.secrecy.sheets import GMS

WITHHELD = ChangeSetting(key="npc-numbers", value="gm")
COUNTED = (pressed("counted", "{c}:1"), asked("character list"), asked("odds conflict"))


def seed_with(campaign: int, faces: tuple[int, ...]) -> int:
    """Return the number of a seed with which the first ten-sided dice of a campaign show these faces."""
    for number in range(1_000_000):
        if DeckDice(Deck(campaign, 1, seed(number))).roll(10, len(faces)) == faces:
            return number
    raise AssertionError("no such seed")


async def the_value_of_a_guard_of_nyx(glass: Glass) -> None:
    """Mira against the guard: declarations, odds, two rounds and a roll of the guard's own."""

    async def build(scene: Scene) -> None:
        await scene.plays("gm", WITHHELD)
        await against(scene, "3")
        value = {"field": "base", "attribute": Attribute.VALUE, "value": glass.either(6, 8)}
        await scene.plays("gm", nyx.CorrectSheet(character="3", reason="For the test.", **value))
        await declares(scene, "owner", 1)

    scene = await glass.scene("guard", build, *GMS)
    glass.known.seed = seed_with(scene.number, (2, 5, 3, 9, 4))
    await glass.look(scene, "declared", (*OF_CONFLICTS, *COUNTED), "player", "owner", "left")
    await glass.type(scene, "player")
    await picks(glass, scene, "owner", "Waiting")
    await picks(glass, scene, "gm", "Defensive")
    await glass.look(scene, "won", (*IN_CONFLICT, *COUNTED), "player", "owner")
    one = await scene.contest()
    bonus = contest_actions.ChooseBonus(contest=one.id, turn=1, side=1, choice=BonusKind.STEPS)
    await scene.plays("owner", bonus)
    await declares(scene, "owner", 1)
    sides: tuple[tuple[str, SideNumber], ...] = (("owner", 1), ("gm", 2))
    for who, side in sides:
        pick = contest_actions.PickTactic(contest=one.id, turn=2, side=side, tactic=Tactic.WAITING)
        await scene.plays(who, pick)
    await scene.plays("gm", contest_actions.EndConflict(contest=one.id, turn=2))
    await glass.shown(scene)
    await glass.look(scene, "ended", (*IN_CONFLICT, *COUNTED, *AT_LENGTH), "player", "left")
    shown = await glass.person("gm").slash("nyx roll", at=scene.place, character="Guard")
    await glass.person("gm").press(shown.message, "Roll")
    await glass.look(scene, "alone", (asked("journal export", format="json"), *COUNTED), "player")


NUMBERS = (the_value_of_a_guard_of_nyx,)
