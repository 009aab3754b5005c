"""Evenings with hidden and blind rolls in Noir and Zapas: other dice fall, and only GMs learn of it.

In Zapas another number of dice falls as well, against another difficulty: the number is hidden, too.
"""

from rules.campaign.actions import ChangeSetting
from tests.whole.permissions import scenes_noir as noir
from tests.whole.permissions import scenes_zapas as zapas
from tests.whole.permissions.cast import Scene
from tests.whole.permissions.rows import Row
from tests.whole.secrecy.asked import BRIEF, asked, pressed, written
from tests.whole.secrecy.harness import Glass
from tests.whole.secrecy.numbers import READ
from tests.whole.secrecy.sheets import FIGHT, GMS, ROLL

ALLOWED = ChangeSetting(key="hidden-rolls", value="both")
#: What people ask for about hidden rolls.
LOOKS = (
    *(pressed("hidden-look", number) for number in ("1", "2")),
    pressed("hidden-show", "1"),
    asked("verify"),
    asked("luck"),
    asked("luck", table=True),
    *READ,
    *BRIEF,
)


#: What falls unseen in each of the two evenings.
FELL = {"noir": (((9, 9), (6, 2)), ((6, 4), (6, 8))), "zapas": (((5, 3, 6), (4,)), ((4, 6, 4, 6, 3), (2,)))}


async def looked(glass: Glass, scene: Scene, game: str, *others: Row) -> None:
    """Let everybody ask, look at the page, and make sure that the two evenings differ."""
    fell = tuple(one.roll.dice for one in (await scene.state()).campaign.hidden_rolls if one.roll)
    assert fell == FELL[game][glass.which], fell
    await glass.look(scene, "rolled", (*LOOKS, *others, *written(game)), "player")
    await glass.look(scene, "rolled", (*LOOKS, *others), "owner", "left", "stand-in")
    await glass.type(scene, "player", "owner")
    await glass.page(scene)


async def the_dice_of_hidden_rolls_of_noir(glass: Glass) -> None:
    """The GM rolls for the thug behind the screen, and Alma's player blind, in the middle of a fight."""

    async def build(scene: Scene) -> None:
        await noir.people(scene, alma=0)
        await scene.plays("gm", ALLOWED)
        await noir.fight(scene, {"1": 1, "3": 2}, 6, 5, 2, 3)

    glass.deal_as_known()
    scene = await glass.scene("unseen-noir", build, *GMS, game="noir")
    glass.known.seed = glass.either(11, 12)
    for who, character in (("gm", "Thug"), ("owner", "Alma")):
        await glass.person(who).slash(
            "noir roll", at=scene.place, rolls="Charm", hidden=True, character=character
        )
    glass.known.seed = 0
    await looked(glass, scene, "noir", *FIGHT)


async def the_dice_of_hidden_rolls_of_zapas(glass: Glass) -> None:
    """The GM rolls for the storm behind the screen, and Mira's player blind, while Mira tries something."""

    async def build(scene: Scene) -> None:
        await zapas.trying(scene)
        await scene.plays("gm", ALLOWED)

    glass.deal_as_known()
    scene = await glass.scene("unseen-zapas", build, *GMS, game="zapas")
    glass.known.seed = glass.either(11, 12)
    storm = {"dice": glass.either(3, 5), "difficulty": glass.either(2, 4)}
    await glass.person("gm").slash("zapas roll", at=scene.place, action="The storm", hidden=True, **storm)
    await glass.person("owner").slash(
        "zapas roll", at=scene.place, action="Listen", character="Mira", hidden=True
    )
    glass.known.seed = 0
    await looked(glass, scene, "zapas", *ROLL)


UNSEEN = (the_dice_of_hidden_rolls_of_noir, the_dice_of_hidden_rolls_of_zapas)
