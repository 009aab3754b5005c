"""Evenings with an NPC of one value or another, at a table where those numbers are for the GM alone (0121).

The same dice fall in both, and come to the same. So everything that players get must be the same.
"""

from rules.campaign.actions import ChangeSetting, EndSession, StartSession
from rules.chance.deck import Deck, DeckDice
from rules.noir.base.enums import ActionId, DefenceId
from rules.noir.state import actions as n
from rules.noir.state import contest_actions as c
from rules.noir.state.campaign_state import Condition
from rules.nyx.base.enums import Attribute, BonusKind, SideNumber, Tactic
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from rules.zapas.state import actions as z
from rules.zapas.state import contest_actions as zc
from rules.zapas.state.campaign_state import Profile
from rules.zapas.state.contests import Aim, Pool, Purpose
from tests.whole.permissions import scenes_noir as noir
from tests.whole.permissions import scenes_zapas as zapas
from tests.whole.permissions.cast import Build, Scene
from tests.whole.secrecy.asked import AT_LENGTH, IN_CONFLICT, OF_CONFLICTS, asked, pressed, written
from tests.whole.secrecy.harness import Glass, seed
from tests.whole.secrecy.picks import against, declares, picks
from tests.whole.secrecy.sheets import GMS

#: What every game has: searches, chances, luck, sheets, sessions, and the menus of messages and people.
SHARED = written("shared")


async def everywhere(glass: Glass, scene: Scene) -> None:
    """Look at what is the same in each game: every request, the GM's luck in public, recap and page."""
    await glass.look(scene, "everything shared", SHARED, "player")
    await glass.person("gm").slash("luck", at=scene.place, public=True)
    await glass.person("gm").press(
        (await glass.person("gm").slash("luck", at=scene.place)).message, "Show the table"
    )
    await scene.plays("gm", StartSession(), EndSession())
    await glass.shown(scene)
    await glass.look(scene, "after a session", (asked("luck", table=True), asked("now")), "player", "left")
    await glass.page(scene)


WITHHELD = ChangeSetting(key="npc-numbers", value="gm")
#: Every question of chances: what is typed is the players' own, and nothing else may count.
ODDS = tuple(
    asked(name, **options, public=public)
    for name, options in (
        ("odds roll", {"value": 7, "difficulty": 3}),
        ("odds roll", {"value": 7, "opponent": 6}),
        ("nyx-odds conflict", {}),
        ("nyx-odds conflict", {"value": 5}),
        ("nyx-odds round", {"value": 5}),
        ("nyx-odds slow", {"value": 5}),
        ("noir-odds damage", {"dice": 2}),
        ("noir-odds damage", {"dice": 2, "threshold": 9}),
        ("noir-odds late", {"dice": "5 6", "value": 9}),
    )
    for public in (False, True)
)
COUNTED = (pressed("counted", "{c}:1"), asked("character list"), *ODDS)


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

    glass.deal_as_known()
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
    await everywhere(glass, scene)


#: What people ask for in a contest of Noir, and afterwards.
OF_NOIR = (
    asked("now"),
    asked("journal show"),
    asked("character list"),
    asked("luck"),
    pressed("n-act", "{c}:{t}"),
    pressed("n-status", "{c}:{t}"),
    pressed("n-more", "{c}:{t}"),
    *(pressed("counted", f"{{c}}:{turn}") for turn in (0, 1)),
    *ODDS,
)
READ = tuple(asked("journal export", format=form) for form in ("html", "md", "json"))


async def a_thug(scene: Scene, glass: Glass) -> None:
    """Set up a thug with one value or another, at a table where it is for the GM alone."""
    await noir.people(scene, alma=0)
    await scene.plays("gm", WITHHELD)
    for rolls, values in (
        ("rifle", (7, 9)),
        ("defence-distance", (6, 8)),
        ("threshold", (9, 11)),
        ("will", (5, 7)),
    ):
        value = glass.either(*values)
        kind = n.SetAbility if rolls == "rifle" else n.SetAttribute
        key = "ability" if rolls == "rifle" else "attribute"
        await scene.plays("gm", kind.model_validate({"character": "3", key: rolls, "value": value}))
    charm = n.SetAbility(character="3", ability="charm", value=glass.either(4, 6))
    before = Condition(daze=glass.either(2, 4), open_wounds=glass.either(1, 3))
    hurt = n.SetCondition(character="3", condition=before, reason="From before.")
    await scene.plays("gm", charm, hurt)


async def the_values_of_a_thug_of_noir(glass: Glass) -> None:
    """The thug shoots at Alma, who defends; then she shoots back, and the thug rolls against the effects."""

    async def attacking(scene: Scene) -> None:
        await a_thug(scene, glass)
        await noir.fight(scene, {"1": 1, "3": 2}, 2, 3, 9, 8)
        given = {"character": "3", "sizes": glass.either((2,), (5, 2))}
        await noir.moved(scene, "gm", c.SetFighterCircumstances, **given)
        rifle = {"action": ActionId.DIRECTED_FIRE, "weapons": ("rifle",), "targets": ("1",), "odds": 0}
        await noir.moved(scene, "gm", c.Declare, **rifle)

    async def fought(scene: Scene) -> None:
        await attacking(scene)
        scene.dice.add(2, 3, 9, 8)
        await noir.moved(scene, "owner", c.Defend, character="1", action=DefenceId.DEFEND, odds=0)
        pistol = {"action": ActionId.DIRECTED_FIRE, "weapons": ("pistol",), "targets": ("3",), "odds": 0}
        await noir.moved(scene, "owner", c.Declare, **pistol)
        scene.dice.add(9, 8, 2, 3, 7, 6, 5, 4, 3, 2)
        await noir.moved(scene, "gm", c.Defend, character="3", action=DefenceId.DEFEND, odds=0)

    for name, build in (("thug-attacks", attacking), ("thug-hit", fought)):
        scene = await glass.scene(name, build, *GMS, game="noir")
        await glass.look(scene, "now", (*OF_NOIR, *written("noir")), "player", "owner")
        await glass.look(scene, "now", (*OF_NOIR, *READ), "left")


async def the_charm_of_a_thug_of_noir(glass: Glass) -> None:
    """Alma rolls against the thug: before the dice, while she may buy a die, and afterwards."""

    async def asking(scene: Scene) -> None:
        await a_thug(scene, glass)
        await scene.plays("gm", n.SetFate(character="1", points=9, reason="test"))
        sides = (c.RollSide(character="1", rolls="charm"), c.RollSide(character="3", rolls="charm", odds=0))
        await scene.plays("gm", c.OpenTest(place=scene.place.id, title="At the door", sides=sides))

    async def late(scene: Scene) -> None:
        await asking(scene)
        scene.dice.add(2, 3, 9, 8)
        await noir.moved(scene, "owner", c.Ready, character="1", odds=0)

    async def lost(scene: Scene) -> None:
        await late(scene)
        await noir.moved(scene, "owner", c.BuyLate, character="1", buy=False)

    async def seen(name: str, build: Build) -> Scene:
        scene = await glass.scene(name, build, *GMS, game="noir")
        await glass.look(scene, "now", (*OF_NOIR, *written("noir")), "player", "owner")
        await glass.look(scene, "now", READ, "left")
        return scene

    await seen("charm-asked", asking)
    await seen("charm-late", late)
    await everywhere(glass, await seen("charm-lost", lost))


#: What people ask for in a contest of Zapas, and afterwards.
OF_ZAPAS = (
    asked("now"),
    asked("journal show"),
    asked("character list"),
    asked("luck"),
    pressed("z-act", "{c}:{t}"),
    pressed("z-status", "{c}:{t}"),
    pressed("z-more", "{c}:{t}"),
    pressed("z-counted", "{c}"),
    *(pressed("z-throw", f"{{c}}:{{t}}:3:{sure}") for sure in (0, 1)),
    *ODDS,
)


async def the_numbers_of_a_kraken_of_zapas(glass: Glass) -> None:
    """Mira attacks the kraken: while she gathers dice, and after a throw that reaches or misses it."""

    async def gathering(scene: Scene) -> None:
        await zapas.home(scene)
        await scene.plays("gm", WITHHELD)
        numbers = Profile(attack=glass.either(3, 4), kill=glass.either(9, 11))
        await scene.plays("gm", z.SetProfile(character="3", profile=numbers, replaces=True))
        aim = Aim(purpose=Purpose.ATTACK, character="3")
        await scene.plays(
            "owner", zc.OpenRoll(place=scene.place.id, character="1", title="The lock", aim=aim)
        )
        one = await scene.contest()
        await scene.plays("gm", zc.SetDifficulty(contest=one.id, step=one.step))
        one = await scene.contest()
        await scene.plays("owner", zc.Build(contest=one.id, step=one.step, pool=Pool(reserve=5)))

    async def thrown(scene: Scene, *dice: int) -> None:
        await gathering(scene)
        one = await scene.contest()
        scene.dice.add(*dice)
        await scene.plays("owner", zc.Throw(contest=one.id, step=one.step))

    async def hit(scene: Scene) -> None:
        await thrown(scene, 5, 6, 5, 6, 1, 2)

    async def missed(scene: Scene) -> None:
        await thrown(scene, 5, 6, 1, 2, 1, 2)

    async def seen(name: str, build: Build) -> Scene:
        scene = await glass.scene(name, build, *GMS, game="zapas")
        await glass.look(scene, "now", (*OF_ZAPAS, *written("zapas")), "player", "owner")
        await glass.look(scene, "now", READ, "left")
        return scene

    await seen("kraken-gathers", gathering)
    await seen("kraken-hit", hit)
    await everywhere(glass, await seen("kraken-missed", missed))


NUMBERS = (
    the_value_of_a_guard_of_nyx,
    the_values_of_a_thug_of_noir,
    the_charm_of_a_thug_of_noir,
    the_numbers_of_a_kraken_of_zapas,
)
