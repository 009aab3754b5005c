"""The moments of Zapas in which everything is tried, by their names in the table of permissions.

Mira (1) is the owner's, Tove (2) the other player's, the kraken (3) the GM's; the person who left had Nils
(4). Mira and Tove have the traits Thief (1), Soldier (2) and Healer (3) at level 6, and a flag that leads to
the other (4).
"""

from typing import Any

from cogs.zapas.components import mark
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.contests import Aim, Pool, Purpose
from tests.whole.permissions.cast import SEATS, Scene

#: An NPC whom players have not met.
HIDDEN = "Kraken"
TRAITS = ("Thief", "Soldier", "Healer")
#: Mira's condition.
LABEL = "limping"
PLAIN = Aim()


async def written(scene: Scene, who: str, name: str) -> None:
    """Write a sheet whose traits the GM accepts for everybody."""
    state = await scene.plays(who, sa.CreateCharacter(name=name))
    number = list(state.characters)[-1]
    await scene.plays(who, sa.WriteBiography(character=number, text="Born on an airship."))
    for place, trait in enumerate(TRAITS, 1):
        await scene.plays(who, sa.ProposeTrait(character=number, name=trait, level=6))
        await scene.plays("gm", sa.CloseProposal(what=sa.Proposed(character=number, trait=place)))


async def flagged(scene: Scene, who: str, number: str, other: str) -> None:
    """Take the flag that a sheet needs before it is in play."""
    flag = a.TakeFlag(character=number, text="Loyal", qualifying=True, target=other)
    await scene.plays(who, flag)
    await scene.plays("gm", a.JudgeFlag(character=number, flag=4, fits=True))


async def writing(scene: Scene) -> None:
    """Mira's sheet is complete but not in play; Tove's is in play."""
    await written(scene, "owner", "Mira")
    await written(scene, "player", "Tove")
    await flagged(scene, "owner", "1", "2")
    await flagged(scene, "player", "2", "1")
    await scene.plays("player", sa.GetReady(character="2"))
    await scene.plays("gm", sa.CreateNpc(name=HIDDEN, attack=5, kill=8))
    await scene.plays("left", sa.CreateCharacter(name="Nils"))
    await scene.abandoned()
    await scene.standing_in("1")


async def drafting(scene: Scene) -> None:
    """Mira has an accepted aspect (5), and the draft of another (6)."""
    await writing(scene)
    await scene.plays("owner", sa.ProposeAspect(character="1", trait=1, text="lockpicks"))
    await scene.plays("gm", sa.CloseProposal(what=sa.Proposed(character="1", trait=1, aspect=5)))
    await scene.plays("owner", sa.ProposeAspect(character="1", trait=1, text="light fingers", draft=True))


async def home(scene: Scene) -> None:
    """In play: Mira limps and has a flag that waits for the GM, and there is a hard task."""
    await writing(scene)
    await scene.plays("owner", sa.GetReady(character="1"), a.TakeFlag(character="1", text="Reckless"))
    await scene.plays("gm", a.GiveCondition(character="1", label=LABEL), a.SetTask(text="Raise the anchor"))
    scene.marks |= {
        "limping": mark(LABEL),
        "usual": mark(""),
        "task": (await scene.state()).shared.tasks[0].id,
    }


async def striking(scene: Scene) -> None:
    """Mira's player wants to strike out a flag."""
    await home(scene)
    await scene.plays("owner", a.StrikeFlag(character="1", flag=4, reason="against"))


async def struck(scene: Scene) -> None:
    """Mira's flag is struck out."""
    await home(scene)
    await scene.plays("gm", a.JudgeFlag(character="1", flag=5, fits=True))
    await scene.plays("owner", a.StrikeFlag(character="1", flag=5, reason="against"))
    await scene.plays("gm", a.StrikeFlag(character="1", flag=5, reason="against"))


async def voting(scene: Scene) -> None:
    """The table votes on an aspect (6) of Mira's."""
    await home(scene)
    state = await scene.plays("owner", sa.ProposeAspect(character="1", trait=1, text="lockpicks"))
    made = state.characters["1"].traits[0].aspects[-1].id
    scene.marks |= {"aspect": made, "text": mark("lockpicks")}


async def vetoed(scene: Scene) -> None:
    """The other player vetoes it."""
    await voting(scene)
    what = sa.Proposed(character="1", trait=1, aspect=int(str(scene.marks["aspect"])))
    await scene.plays("player", sa.VetoProposal(what=what, reason="Too broad"))


async def travelling(scene: Scene) -> None:
    """The group is travelling, and Mira's player has experience to spend."""
    await home(scene)
    await scene.plays("gm", a.SetPhase(travel=True))
    await scene.plays("gm", a.SetStake(seat=SEATS["owner"], reserve=7, xp=30, reason="test"))


async def aged(scene: Scene) -> None:
    """One of Mira's traits (1) is down to one die, and another (2) has a sleeping aspect."""
    await travelling(scene)
    for _ in range(5):
        await scene.plays("owner", a.SellDie(character="1", trait=1, account="Older."))
    made = []
    for number in range(6):
        state = await scene.plays("owner", sa.ProposeAspect(character="1", trait=2, text=f"knack {number}"))
        made.append(state.characters["1"].traits[1].aspects[-1].id)
        await scene.plays("gm", sa.CloseProposal(what=sa.Proposed(character="1", trait=2, aspect=made[-1])))
    scene.marks["filled"] = made[1]
    await scene.plays("owner", a.SellDie(character="1", trait=2, account="Older.", sleeps=made[0]))
    scene.marks["sleeper"] = made[0]


# ------------------------------------------------------------------------------------- rolls


async def moved(scene: Scene, who: str, kind: type[Any], **said: Any) -> None:
    """Let somebody act in the contest in its present state."""
    one = await scene.contest()
    await scene.plays(who, kind(contest=one.id, step=one.step, **said))


async def trying(scene: Scene, aim: Aim = PLAIN) -> None:
    """Mira tries something, and the GM has not set the difficulty."""
    await home(scene)
    rolling = m.OpenRoll(place=scene.place.id, character="1", title="The lock", aim=aim)
    await scene.plays("owner", rolling)


async def building(scene: Scene) -> None:
    """Mira gathers dice."""
    await trying(scene)
    await moved(scene, "gm", m.SetDifficulty, base=2)


async def changed(scene: Scene) -> None:
    """The difficulty has risen, and Mira has not confirmed it."""
    await building(scene)
    await moved(scene, "owner", m.Build, pool=Pool(trait=1, reserve=1))
    await moved(scene, "gm", m.SetDifficulty, base=4)


async def helped(scene: Scene) -> None:
    """Tove helps."""
    await building(scene)
    await moved(scene, "player", m.Help, character="2", text="I hold the lamp")


async def doubted(scene: Scene) -> None:
    """The owner objects to it."""
    await helped(scene)
    await moved(scene, "owner", m.Object, seat=SEATS["player"])


async def failed(scene: Scene) -> None:
    """Mira's roll has failed, and the GM decides the consequences."""
    await building(scene)
    one = await scene.contest()
    scene.marks["failed"] = one.id
    await moved(scene, "owner", m.Build, pool=Pool(trait=1, reserve=1))
    scene.dice.add(1, 1, 1)
    await moved(scene, "owner", m.Throw)


async def noted(scene: Scene) -> None:
    """Mira has made a contact."""
    await trying(scene, Aim(purpose=Purpose.CONTACT, text="Old Olle"))
    await moved(scene, "gm", m.SetDifficulty, base=2)
    await moved(scene, "owner", m.Build, pool=Pool(trait=1, reserve=1))
    scene.dice.add(6, 6, 6)
    await moved(scene, "owner", m.Throw)
    scene.marks["note"] = (await scene.state()).characters["1"].notes[-1].id


# ------------------------------------------------------------------------------------- duels, recovery


async def challenged(scene: Scene) -> None:
    """Mira has challenged Tove, with both stakes, and accepted them."""
    await home(scene)
    duel = m.Challenge(
        place=scene.place.id, character="2", opponent="1", stake="The map", their_stake="I carry your bags"
    )
    await scene.plays("player", duel)
    await moved(scene, "player", m.AcceptStakes, side=0)


async def arming(scene: Scene) -> None:
    """Both gather dice for the duel."""
    await challenged(scene)
    await moved(scene, "owner", m.AcceptStakes, side=1)


async def locked(scene: Scene) -> None:
    """Both have locked their dice; others may help."""
    await arming(scene)
    for side, who in enumerate(("player", "owner")):
        await moved(scene, who, m.Choose, side=side, pool=Pool(trait=1), confirm=True)


async def bidding(scene: Scene) -> None:
    """Help is closed; Tove is ready, and Mira bids."""
    await locked(scene)
    for side, who in enumerate(("player", "owner")):
        await moved(scene, who, m.CloseHelp, side=side)
    await moved(scene, "player", m.Bid, side=0, dice=0)


async def resting(scene: Scene) -> None:
    """Mira and Tove recover together."""
    await home(scene)
    await scene.plays("owner", m.StartRecovery(place=scene.place.id, characters=("1", "2")))


async def grown(scene: Scene) -> None:
    """There is a slot for the sleeping aspect."""
    await aged(scene)
    await scene.plays("owner", a.RaiseTrait(character="1", trait=2))
