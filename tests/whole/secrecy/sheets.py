"""Evenings with hidden data of the GM, or a player's hidden draft: numbers, names, rolls, a pot.

Noir and Zapas have no hidden picks. Hidden data there, and on sheets of Nyx, is not a choice that is revealed
later, so it is not sealed.
"""

from rules.campaign.actions import ChangeSetting, MoveTime
from rules.noir.base.enums import Grade, NpcKind
from rules.noir.base.weapons import WEAPONS
from rules.noir.state import actions as n
from rules.nyx.base.enums import SHEET_ATTRIBUTES, Attribute
from rules.nyx.state import actions as nyx
from rules.zapas.state import actions as z
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.campaign_state import Profile
from rules.zapas.state.contest_actions import OpenRoll
from rules.zapas.state.contests import Aim, Purpose
from tests.simulated.tabletop import ASPECTS
from tests.whole.permissions import scenes_noir as noir
from tests.whole.permissions import scenes_zapas as zapas
from tests.whole.permissions.cast import Scene
from tests.whole.secrecy.asked import BRIEF, IN_CONFLICT, OF_CONFLICTS, asked, pressed, written
from tests.whole.secrecy.harness import Glass, seed_for
from tests.whole.secrecy.picks import guarded

#: The GM's numbers, known to GMs.
GMS = ("gm", "co-gm")
PEOPLE = (
    *BRIEF,
    asked("character list"),
    asked("journal export", format="json"),
    asked("journal export", format="html"),
    asked("campaign info"),
    asked("campaign settings"),
)


async def the_pot_and_people_of_noir(glass: Glass) -> None:
    """A pot, an NPC whom nobody has met, the values of a thug, weapons that the GM made."""

    async def build(scene: Scene) -> None:
        await noir.people(scene, alma=0)
        hook = WEAPONS["axe"].but(id="hook", name=glass.either("Hook", "Cleaver of doom"))
        made = n.CreateNpc(
            name=glass.either("Eve", "Doctor Null"),
            npc_kind=NpcKind.CIVILIAN,
            grade=glass.either(Grade.GREEN, Grade.SUPERB),
        )
        points = glass.either(20, 31)
        filled = ChangeSetting(key="fate-pot", value=glass.either("8", "9"))
        await scene.plays(
            "gm", filled, n.SetFate(points=points, reason="test"), n.MakeWeapon(weapon=hook), made
        )
        charm = n.SetAbility(character="3", ability="charm", value=glass.either(4, 11))
        await scene.plays("gm", charm, n.TakeWeapon(character="3", weapon="hook"))
        await scene.plays("gm", n.PayChange(text="The lights go out."))
        await noir.fight(scene, {"1": 1, "3": 2}, 6, 5, 2, 3)

    scene = await glass.scene("noir", build, *GMS, game="noir")
    await glass.person("gm").slash(
        "noir npc",
        scene.place,
        name=glass.either("Zed", "Ann"),
        template=glass.either("combatant.green", "civilian.superb"),
    )
    shown = (*PEOPLE, asked("character sheet", character="Thug"), asked("noir ledger"))
    await glass.look(scene, "fighting", (*shown, *written("noir")), "player")
    await glass.look(scene, "fighting", (*shown, *FIGHT), "owner", "left")
    await glass.type(scene, "player", "left")


FIGHT = (
    pressed("n-act", "{c}:{t}"),
    pressed("n-status", "{c}:{t}"),
    pressed("n-more", "{c}:{t}"),
)


async def the_numbers_of_an_npc_of_zapas(glass: Glass) -> None:
    """The kill number of the kraken and its conditions, and an NPC whom nobody has met."""

    async def build(scene: Scene) -> None:
        await zapas.home(scene)
        usual = z.SetProfile(
            character="3", profile=Profile(attack=5, kill=glass.either(8, 13)), replaces=True
        )
        fire = Profile(approach=glass.either("fire", "singing"), attack=glass.either(4, None))
        given = z.SetNpc(
            character="3",
            conditions=glass.either(("stunned",), ("torn", "bleeding")),
            total=glass.either(0, 3),
        )
        made = sa.CreateNpc(name=glass.either("Orc", "Queen of Storms"), attack=glass.either(4, 9), kill=6)
        await scene.plays("gm", usual, z.SetProfile(character="3", profile=fire), given, made)
        aim = Aim(purpose=Purpose.ATTACK, character="3")
        rolling = OpenRoll(place=scene.place.id, character="1", title="The lock", aim=aim)
        await scene.plays("owner", rolling)

    scene = await glass.scene("kraken", build, *GMS, game="zapas")
    shown = (*PEOPLE, asked("character sheet", character="Kraken"))
    await glass.look(scene, "attacking", (*shown, *written("zapas")), "player")
    await glass.look(scene, "attacking", (*shown, *ROLL), "owner", "left")
    await glass.type(scene, "player", "left")


ROLL = (pressed("z-act", "{c}:{t}"), pressed("z-status", "{c}:{t}"), pressed("z-more", "{c}:{t}"))


async def the_drafts_of_a_player_of_zapas(glass: Glass) -> None:
    """A trait and an aspect that are not proposed yet, which the GM does not see either."""

    async def build(scene: Scene) -> None:
        await zapas.drafting(scene)
        trait = sa.ProposeTrait(character="1", name=glass.either("Heir", "Spy of the empire"), draft=True)
        aspect = sa.ProposeAspect(character="1", trait=2, text=glass.either("rifle", "poisons"), draft=True)
        await scene.plays("owner", trait, aspect)

    scene = await glass.scene("drafts", build, "owner", "stand-in", game="zapas")
    shown = (
        *PEOPLE,
        asked("zapas sheet"),
        asked("character sheet", character="Mira"),
        asked("campaign export"),
    )
    await glass.look(scene, "drafting", (*shown, *written("zapas")), "gm")
    await glass.look(scene, "drafting", shown, "player", "left")
    await glass.type(scene, "gm", "player")


async def a_roll_of_the_gm_s_in_nyx(glass: Glass) -> None:
    """The sheet of an NPC whom nobody has met, their afflictions, and the result of a roll."""

    async def build(scene: Scene) -> None:
        await guarded(scene)
        await scene.plays("gm", nyx.CreateCharacter(name=glass.either("Count", "Lady in grey"), npc=True))
        count = list((await scene.state()).characters)[-1]
        for attribute, value in zip(SHEET_ATTRIBUTES, glass.either((5, 4, 8), (5, 8, 4)), strict=True):
            await scene.plays("gm", nyx.SetAttribute(character=count, attribute=attribute, value=value))
        names = (glass.either("Vain", "Born of the moon"), *ASPECTS[1:])
        ill = {
            "name": glass.either("Poison", "Love"),
            "attribute": Attribute.BODY,
            "strength": 0,
            "period": 60,
        }
        named = nyx.NameAspects(character=count, first=1, names=names)
        afflicted = nyx.Afflict(character=count, **ill)
        await scene.plays("gm", named, nyx.FinishCharacter(character=count), afflicted, MoveTime(minutes=60))
        scene.marks["count"] = count

    glass.deal_as_known()
    scene = await glass.scene("count", build, *GMS)
    glass.known.seed = seed_for(scene.number, glass.either(2, 9), dice=1)
    rolled = nyx.RollAffliction(character=str(scene.marks["count"]), affliction=1, nth=0)
    await scene.plays("gm", rolled)
    glass.known.seed = 0
    await glass.look(scene, "rolled", OF_CONFLICTS, "player")
    await glass.look(scene, "rolled", IN_CONFLICT, "owner", "left")
    await glass.type(scene, "player", "left")


async def the_dice_of_hidden_rolls(glass: Glass) -> None:
    """The GM rolls behind the screen, a player blind; other dice fall, and nobody but the GM learns it."""

    async def build(scene: Scene) -> None:
        await guarded(scene)
        await scene.plays("gm", ChangeSetting(key="hidden-rolls", value="both"))

    glass.deal_as_known()
    scene = await glass.scene("unseen", build, *GMS)
    glass.known.seed = glass.either(11, 12)
    gm, owner = glass.person("gm"), glass.person("owner")
    await gm.slash("nyx roll", at=scene.place, character="Guard", hidden=True, text="The lock")
    await owner.slash("nyx roll", at=scene.place, character="Mira", attribute="body", hidden=True)
    fell = [one.roll.dice for one in (await scene.state()).campaign.hidden_rolls if one.roll]
    assert fell == glass.either(FELL[0], FELL[1]), fell
    glass.known.seed = 0
    looks = (pressed("hidden-look", "1"), pressed("hidden-look", "2"), pressed("hidden-show", "1"))
    await glass.look(scene, "rolled", (*OF_CONFLICTS, *looks), "player")
    await glass.look(scene, "rolled", (*IN_CONFLICT, *looks), "owner", "left", "stand-in")
    await glass.type(scene, "player", "owner")


#: What falls unseen in each of the two evenings.
FELL = ([(9,), (6,)], [(6,), (6,)])

SHEETS = (
    the_pot_and_people_of_noir,
    the_numbers_of_an_npc_of_zapas,
    the_drafts_of_a_player_of_zapas,
    a_roll_of_the_gm_s_in_nyx,
    the_dice_of_hidden_rolls,
)
