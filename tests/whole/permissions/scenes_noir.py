"""The moments of Noir in which everything is tried, by their names in the table of permissions.

Alma (1) is the owner's, Konrad (2) the other player's, the thug (3) the GM's; the person who left had Nils
(4).
"""

from collections.abc import Mapping
from typing import Any

from cogs.noir.contests.value_options import word_of
from rules.noir.base.enums import ABILITIES, ActionId, Activation, DefenceId, Grade, Health, NpcKind
from rules.noir.state.actions import (
    CreateCharacter,
    CreateNpc,
    FinishSheet,
    ImportSheet,
    PayChange,
    Pledge,
    SetCondition,
    SetFate,
    Sheet,
    TakeWeapon,
)
from rules.noir.state.campaign_state import Ability, Condition, Limitation
from rules.noir.state.contest_actions import (
    BuyLate,
    Claims,
    Declare,
    Defend,
    EndContest,
    FighterSetup,
    OpenCombat,
    OpenSocial,
    OpenTest,
    PayOdds,
    Ready,
    RollSide,
)
from tests.whole.permissions.cast import Scene

#: An NPC whom players have not met.
HIDDEN = "Baron Ash"
NIGHTMARES = Limitation(name="Nightmares", activation=Activation.SCENE, effect="cannot sleep")


async def character(scene: Scene, who: str, name: str, *, fate: int = 0, finished: bool = True) -> None:
    """Write a full sheet; everybody has 9 in all abilities."""
    state = await scene.plays(who, CreateCharacter(name=name))
    number = list(state.characters)[-1]
    sheet = Sheet(
        abilities=tuple(Ability(id=id_, value=9) for id_ in ABILITIES),
        attributes={"size": 9, "luck": 6},
        entries=(NIGHTMARES,),
    )
    await scene.plays("gm", ImportSheet(character=number, sheet=sheet))
    for weapon in ("pistol", "knife"):
        await scene.plays("gm", TakeWeapon(character=number, weapon=weapon))
    if finished:
        await scene.plays(who, FinishSheet(character=number))
    await scene.plays("gm", SetFate(character=number, points=fate, reason="test"))


async def people(scene: Scene, *, alma: int = 9, konrad: int = 0) -> None:
    await character(scene, "owner", "Alma", fate=alma)
    await character(scene, "player", "Konrad", fate=konrad)
    thug = CreateNpc(name="Thug", npc_kind=NpcKind.COMBATANT, grade=Grade.CAPABLE, weapons=("rifle",))
    await scene.plays("gm", thug)
    await scene.plays("left", CreateCharacter(name="Nils"))
    hidden = CreateNpc(name=HIDDEN, npc_kind=NpcKind.CIVILIAN, grade=Grade.GREEN)
    await scene.plays("gm", hidden)
    await scene.abandoned()
    await scene.standing_in("1")
    scene.marks["charm"] = word_of("charm")


async def home(scene: Scene) -> None:
    """Outside contests: Alma's player requests a change, and a second sheet of theirs is unfinished."""
    await people(scene)
    await scene.plays("gm", SetFate(points=20, reason="test"))
    state = await scene.plays("owner", PayChange(text="The door is open", character="1"))
    scene.marks["ask"] = state.shared.asks[0].id
    await character(scene, "owner", "Vera", finished=False)
    scene.marks["vera"] = list((await scene.state()).characters)[-1]
    await scene.standing_in("1")


async def pledging(scene: Scene) -> None:
    """Konrad's player has pledged a point toward a clue."""
    await people(scene, konrad=3)
    await scene.plays("player", Pledge(character="2", points=1))


# ------------------------------------------------------------------------------------- fights


async def moved(scene: Scene, who: str, kind: type[Any], **said: Any) -> None:
    """Let somebody act in the contest in its present state."""
    one = await scene.contest()
    await scene.plays(who, kind(contest=one.id, step=one.step, **said))


async def fight(scene: Scene, sides: Mapping[str, int], *dice: int) -> None:
    scene.dice.add(*dice)
    fighters = tuple(FighterSetup(character=number, side=side) for number, side in sides.items())
    await scene.plays("gm", OpenCombat(place=scene.place.id, title="The quay", fighters=fighters))


async def shoots(scene: Scene, who: str, weapon: str, at: str, **paid: int) -> None:
    """Let the fighter whose turn it is shoot at somebody."""
    shot = {"action": ActionId.DIRECTED_FIRE, "weapons": (weapon,), "targets": (at,)}
    await moved(scene, who, Declare, **shot, **paid)


async def turning(scene: Scene) -> None:
    """It is Alma's turn, against Konrad."""
    await people(scene, alma=0)
    await fight(scene, {"1": 1, "2": 2}, 6, 5, 2, 3)


async def saved(scene: Scene) -> None:
    """Konrad was saved from dying, and acts again when the GM says so."""
    await turning(scene)
    after = Condition(saved=True, stabilised=2)
    await scene.plays("gm", SetCondition(character="2", condition=after, reason="test"))


async def ruling(scene: Scene) -> None:
    """Alma tries something that no rule covers, and the GM says what it rolls."""
    await turning(scene)
    await moved(scene, "owner", Declare, action=ActionId.OTHER, text="She climbs")


async def stuck(scene: Scene) -> None:
    """Nobody can act."""
    await turning(scene)
    for number in "12":
        lies = Condition(health=Health.UNCONSCIOUS)
        await scene.plays("gm", SetCondition(character=number, condition=lies, reason="test"))


async def attacked(scene: Scene) -> None:
    """Konrad shoots at Alma."""
    await people(scene)
    await scene.plays("gm", SetFate(character="1", points=0, reason="test"))
    await fight(scene, {"1": 1, "2": 2}, 2, 3, 6, 5)
    await shoots(scene, "player", "pistol", "1")


async def protecting(scene: Scene) -> None:
    """The thug has hit Konrad, and Alma may step in."""
    await people(scene, alma=0)
    await fight(scene, {"1": 1, "2": 1, "3": 2}, 6, 5, 2, 3, 9, 8)
    await scene.plays("gm", SetFate(character="1", points=3, reason="test"))
    await moved(
        scene, "gm", Declare, action=ActionId.DIRECTED_FIRE, weapons=("rifle",), targets=("2",), odds=0
    )
    scene.dice.add(9, 8, 2, 3)
    await moved(scene, "player", Defend, character="2", action=DefenceId.DEFEND, odds=0)


async def surviving(scene: Scene) -> None:
    """The thug has hit Alma, who may pay for fewer wounds."""
    await people(scene, alma=0)
    await fight(scene, {"1": 1, "3": 2}, 2, 3, 9, 8)
    await moved(
        scene, "gm", Declare, action=ActionId.DIRECTED_FIRE, weapons=("rifle",), targets=("1",), odds=0
    )
    scene.dice.add(9, 8, 2, 3)
    await scene.plays("gm", SetFate(character="1", points=3, reason="test"))
    await moved(scene, "owner", Defend, character="1", action=DefenceId.DEFEND, odds=0)


async def dazed(scene: Scene) -> None:
    """It is Alma's turn, and she cannot act unless she buys grit."""
    await people(scene, alma=0)
    await fight(scene, {"1": 1, "2": 2}, 2, 3, 6, 5)
    lies = Condition(daze=5, health=Health.DAZED)
    await scene.plays("gm", SetCondition(character="1", condition=lies, reason="test"))
    await scene.plays("gm", SetFate(character="1", points=1, reason="test"))
    scene.dice.add(2, 3)
    await moved(scene, "player", Declare, action=ActionId.WAIT)


# ------------------------------------------------------------------------------------- rolls and talks


async def opposing(scene: Scene) -> None:
    """Alma rolls against Konrad; both are asked for their modifiers."""
    await people(scene)
    sides = (RollSide(character="1", rolls="charm"), RollSide(character="2", rolls="charm"))
    await scene.plays("gm", OpenTest(place=scene.place.id, title="At the door", sides=sides))


async def letting(scene: Scene) -> None:
    """Alma's player has opened a roll with a helper, which waits for the GM."""
    await people(scene)
    side = RollSide(character="1", rolls="charm", claims=Claims(helpers=1), odds=0)
    await scene.plays("owner", OpenTest(place=scene.place.id, title="At the door", sides=(side,)))


async def paying(scene: Scene) -> None:
    """Alma may pay before a roll in a fight."""
    await people(scene, alma=0)
    await fight(scene, {"1": 1, "2": 2}, 6, 5, 2, 3)
    await scene.plays("gm", SetFate(character="1", points=9, reason="test"))
    await shoots(scene, "owner", "pistol", "2")
    await moved(scene, "player", Defend, character="2", action=DefenceId.DEFEND, odds=0)


async def choosing(scene: Scene) -> None:
    """Alma chooses two of the dice that she has paid for."""
    await paying(scene)
    scene.dice.add(3, 9, 1, 9, 2, 2)
    await moved(scene, "owner", PayOdds, character="1", points=2)


async def late(scene: Scene) -> None:
    """Alma has lost a roll, and may buy a late die."""
    await opposing(scene)
    await moved(scene, "owner", Ready, character="1")
    scene.dice.add(2, 3, 9, 8)
    await moved(scene, "player", Ready, character="2")


async def placing(scene: Scene) -> None:
    """Alma has bought a die, and chooses its position."""
    await late(scene)
    scene.dice.add(9)
    await moved(scene, "owner", BuyLate, character="1", buy=True)


async def talking(scene: Scene) -> None:
    """Alma wants something from Konrad, and has not said what."""
    await people(scene, alma=0)
    await scene.plays("gm", OpenSocial(place=scene.place.id, active="1", passive="2"))


async def lost(scene: Scene) -> None:
    """Alma has lost the argument."""
    await people(scene, alma=0)
    said = OpenSocial(place=scene.place.id, active="1", passive="2", goal="The map", effect="She leaves")
    await scene.plays("gm", said)
    await moved(scene, "owner", Ready, character="1")
    scene.dice.add(2, 3, 9, 8)
    await moved(scene, "player", Ready, character="2")


async def fought(scene: Scene) -> None:
    """The fight that grew out of a talk is over, and the GM says who lost."""
    await people(scene, alma=0)
    scene.dice.add(9, 8, 3, 3)
    said = OpenSocial(
        place=scene.place.id, active="1", passive="2", goal="The map", effect="She leaves", level=3
    )
    state = await scene.plays("gm", said)
    _, combat = state.contests.values()
    await scene.plays("gm", EndContest(contest=combat.id, step=combat.step))


async def over(scene: Scene) -> None:
    """A fight between Alma and the thug is over."""
    await people(scene, alma=0)
    await fight(scene, {"1": 1, "3": 2}, 6, 5, 2, 3)
    scene.marks["over"] = (await scene.contest()).id
    await moved(scene, "gm", EndContest)


async def hurt(scene: Scene) -> None:
    """Konrad has an open wound."""
    await people(scene)
    bleeds = Condition(open_wounds=2)
    await scene.plays("gm", SetCondition(character="2", condition=bleeds, reason="test"))


async def dying(scene: Scene) -> None:
    """It is Alma's turn, and she is dying."""
    await people(scene, alma=0)
    await fight(scene, {"1": 1, "2": 2}, 2, 3, 6, 5)
    lies = Condition(open_wounds=1, mortal=5)
    await scene.plays("gm", SetCondition(character="1", condition=lies, reason="test"))
    await scene.plays("gm", SetFate(character="1", points=1, reason="test"))
    await moved(scene, "player", Declare, action=ActionId.WAIT)


async def fallen(scene: Scene) -> None:
    """A wound has taken Konrad out of a fight."""
    await people(scene, alma=0)
    await fight(scene, {"1": 1, "2": 2}, 6, 5, 2, 3)
    await scene.plays(
        "gm", SetCondition(character="2", condition=Condition(health=Health.OUT), reason="test")
    )


async def mortal(scene: Scene) -> None:
    """Konrad is dying outside of fights."""
    await people(scene)
    lies = Condition(open_wounds=1, mortal=5)
    await scene.plays("gm", SetCondition(character="2", condition=lies, reason="test"))
