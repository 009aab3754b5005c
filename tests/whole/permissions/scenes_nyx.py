"""The moments of Nyx in which everything is tried, by their names in the table of permissions.

Mira (1) is the owner's, Tove (2) the other player's, the guard (3) the GM's; the person who left had Nils
(4), and nobody has met the baron (5).
"""

from datetime import UTC, datetime, timedelta

from cogs.nyx.claims import mark as claim_mark
from cogs.nyx.claims import mark_of
from cogs.nyx.requests import mark
from rules.campaign.actions import (
    CallGm,
    ChangeSetting,
    GiveCharacter,
    MoveTime,
    Rest,
    RollHidden,
    StartSession,
)
from rules.campaign.handouts import MakeHandout, ShowHandout
from rules.nyx.base.enums import SHEET_ATTRIBUTES, Attribute, BonusKind, BreakOff, SideNumber, Tactic
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from storage.meetings import Meeting
from storage.pages import Page
from storage.pictures import Portrait
from storage.safety import Limit
from table.ready_scenes import preparation
from table.ready_scenes import scene as ready_scene
from table.safety import id_of
from tests.simulated.reading import ids, menu_ids, options
from tests.simulated.tabletop import ASPECTS, Table
from tests.table.test_uploads import picture
from tests.whole.permissions.cast import Scene

#: An NPC whom players have not met.
HIDDEN = "Baron Ash"


async def character(
    scene: Scene, who: str, name: str, values: tuple[int, ...] = (4, 5, 8), *, finished: bool = True
) -> str:
    """Write a full sheet; return its number."""
    state = await scene.plays(who, nyx.CreateCharacter(name=name))
    number = list(state.characters)[-1]
    for attribute, value in zip(SHEET_ATTRIBUTES, values, strict=True):
        await scene.plays(who, nyx.SetAttribute(character=number, attribute=attribute, value=value))
    await scene.plays(who, nyx.NameAspects(character=number, first=1, names=ASPECTS))
    if finished:
        await scene.plays(who, nyx.FinishCharacter(character=number))
    return number


async def people(scene: Scene) -> None:
    await character(scene, "owner", "Mira")
    await character(scene, "player", "Tove", (7, 5, 5))
    await scene.plays("gm", nyx.CreateBare(name="Guard", value=7))
    await scene.plays("left", nyx.CreateCharacter(name="Nils"))
    await scene.plays("gm", nyx.CreateBare(name=HIDDEN, value=5))
    await scene.abandoned()
    await scene.standing_in("1")


async def home(scene: Scene) -> None:
    """Outside conflicts: Mira is called for a roll, and one of her aspects is demanded."""
    await people(scene)
    state = await scene.plays("gm", nyx.CallForRoll(characters=("1",), attribute=Attribute.BODY))
    scene.marks["call"] = state.characters["1"].call.id
    await scene.plays("gm", nyx.DemandAspect(character="1", aspect=3))
    scene.marks["vera"] = await character(scene, "owner", "Vera", finished=False)
    await scene.standing_in("1")
    await ahead(scene, "session start", "scene new", "scene rest")


async def paused(scene: Scene) -> None:
    """Somebody has paused the game, and written a line that the word 00ff withdraws."""
    await people(scene)
    await scene.stored()
    safety = scene.cast.table.bot.table.store.safety
    await safety.pause(scene.number)
    await safety.add(scene.number, id_of("00ff"), Limit("line", "Spiders"))


async def paged(scene: Scene) -> None:
    """The campaign has a page."""
    await people(scene)
    await scene.stored()
    store = scene.cast.table.bot.table.store
    await store.pages.make(Page(scene.number, f"{scene.number:032x}", store.now()))


async def drawn(scene: Scene) -> None:
    """Mira has a portrait."""
    await people(scene)
    await scene.stored()
    pictures = scene.cast.table.bot.table.store.pictures
    hash_ = await pictures.keep(scene.number, picture("WEBP", (20, 20)))
    await pictures.set_portrait(scene.number, "1", Portrait(hash_, "Mira"))


async def given(scene: Scene) -> None:
    """The owner has got a handout, and another one is prepared."""
    await people(scene)
    await scene.plays("gm", MakeHandout(title="A letter", text="A lantern"))
    await scene.plays("gm", ShowHandout(number=1, seats=("2",)))
    await scene.plays("gm", MakeHandout(title="For later", text="An owl"))


async def ready(scene: Scene) -> None:
    """A ready scene is prepared; the owner has claimed one of its characters, two are left."""
    found = ready_scene("ferry", "en")
    assert found is not None
    for action in preparation(found, "en"):
        await scene.plays("gm", action)
    await scene.plays("gm", GiveCharacter(character="2", seat="2"))
    await scene.abandoned()
    await scene.standing_in("2")


async def planned(scene: Scene) -> None:
    """The next session is fixed; another time could still be chosen."""
    await people(scene)
    await scene.stored()
    store = scene.cast.table.bot.table.store
    today = store.now().replace(microsecond=0)
    times = (today + timedelta(days=1), today + timedelta(days=2))
    await store.meetings.replace(
        None, Meeting(scene.number, "Europe/London", 0, times, times[0], times[1], 1)
    )
    scene.marks["time"] = int(times[0].timestamp()) * 1000


async def asking(scene: Scene) -> None:
    """Mira asks for a success without a roll; a roll against poison waits, and damage has healed."""
    await people(scene)
    for name in ("Fever", "Frostbite"):
        hurt = nyx.CorrectAspect(character="1", name=name, value=1, damage=True, slow=True, reason="test")
        await scene.plays("gm", hurt)
    await scene.plays("gm", Rest())
    poison = nyx.Afflict(character="1", name="Poison", attribute=Attribute.MIND, strength=0, period=60)
    await scene.plays("gm", poison, MoveTime(minutes=60))
    state = await scene.plays("owner", nyx.AskSuccess(character="1", aspect=2, text="She knows him."))
    scene.marks["ask"] = mark(state.characters["1"].ask)


async def claiming(scene: Scene) -> None:
    """Mira claims two aspects for a roll, and points for a fact of hers wait."""
    await people(scene)
    await scene.plays("owner", nyx.UseInStory(character="1", aspect=4, helps=False, text="An old debt."))
    state = await scene.plays(
        "owner", nyx.RollAlone(character="1", attribute=Attribute.BODY, positive=(2, 3))
    )
    scene.marks["claim"] = claim_mark(state.characters["1"].claim)
    scene.marks["gains"] = mark_of([("1", 1)])


async def claimed(scene: Scene) -> None:
    """Mira has declared an aspect against the guard, and the GM has still to pick."""
    await declaring(scene)
    await declares(scene)


async def declares(scene: Scene) -> None:
    one = await scene.contest()
    declare = contest_actions.Declare(
        contest=one.id, turn=one.turn, side=1, attribute=Attribute.BODY, positive=(2,)
    )
    await scene.plays("owner", declare)


async def declaring(scene: Scene, lead: int = -1) -> None:
    """Mira, who may break off and has an advantage, against the guard: both sides declare."""
    await people(scene)
    sides = (
        contest_actions.SideSetup(character="1", goal="Get in", advantage=1, break_off=BreakOff.FREE),
        contest_actions.SideSetup(character="3", goal="Keep her out"),
    )
    await scene.plays(
        "gm", contest_actions.OpenConflict(place=scene.place.id, title="The gate", sides=sides, lead=lead)
    )


async def demanded(scene: Scene) -> None:
    """One of Mira's aspects is demanded in the conflict."""
    await declaring(scene)
    await scene.plays("gm", nyx.DemandAspect(character="1", aspect=3))


async def rolled(scene: Scene, first: Tactic, second: Tactic, *dice: int, lead: int = -1) -> None:
    await declaring(scene, lead)
    scene.dice.add(*dice)
    await picks(scene, "owner", 1, first)
    await picks(scene, "gm", 2, second)


async def picks(scene: Scene, who: str, side: SideNumber, tactic: Tactic) -> None:
    one = await scene.contest()
    await scene.plays(
        who, contest_actions.PickTactic(contest=one.id, turn=one.turn, side=side, tactic=tactic)
    )


async def picked(scene: Scene) -> None:
    """Mira has picked, and the GM has not."""
    await declaring(scene)
    await picks(scene, "owner", 1, Tactic.WAITING)


async def won(scene: Scene) -> None:
    """Mira has won the round, and chooses how to use the win."""
    await rolled(scene, Tactic.WAITING, Tactic.DEFENSIVE, 3, 5)


async def storied(scene: Scene) -> None:
    """Mira's story waits for the GM."""
    await won(scene)
    one = await scene.contest()
    story = contest_actions.ChooseBonus(
        contest=one.id, turn=one.turn, side=1, choice=BonusKind.STORY, text="She finds a key."
    )
    await scene.plays("owner", story)


async def written(scene: Scene) -> None:
    """The owner and the GM have written something in the channel."""
    await people(scene)
    for kind in ("owner", "gm"):
        said = await scene.cast.people[kind].actor.send(scene.place, "It begins to rain.")
        scene.written[f"{kind}'s"] = said.id


async def declared(scene: Scene) -> None:
    """Mira has declared against the guard, which was the last thing done, and a message shows the round."""
    await declaring(scene)
    await scene.stored()
    await declares(scene)
    await scene.shows(0)


async def result(scene: Scene) -> None:
    """The first round is over, and a message shows it."""
    await told(scene)
    await scene.shows(1)


async def told(scene: Scene) -> None:
    """The first round is over, and Mira tells it."""
    await rolled(scene, Tactic.DEFENSIVE, Tactic.OFFENSIVE, 3, 8)


async def harmed(scene: Scene) -> None:
    """Mira takes a penalty: the marker went past the end against her."""
    await rolled(scene, Tactic.OFFENSIVE, Tactic.WAITING, 9, 4, lead=-3)


async def duelling(scene: Scene) -> None:
    """Mira has declared against Tove, who has not."""
    await people(scene)
    sides = (
        contest_actions.SideSetup(character="1", goal="The map"),
        contest_actions.SideSetup(character="2", goal="The map"),
    )
    await scene.plays("gm", contest_actions.OpenConflict(place=scene.place.id, title="The map", sides=sides))
    one = await scene.contest()
    await scene.plays(
        "owner", contest_actions.Declare(contest=one.id, turn=one.turn, side=1, attribute=Attribute.BODY)
    )


async def overdue(scene: Scene) -> None:
    """Mira's time to pick has run out, and the GM, who has picked, may pick openly for her."""
    await declaring(scene)
    for key, value in (("deadline", "24"), ("default", "gm")):
        await scene.plays("gm", ChangeSetting(key=key, value=value))
    one = await scene.contest()
    declare = contest_actions.Declare(contest=one.id, turn=one.turn, side=1, attribute=Attribute.BODY)
    await scene.plays("owner", declare)
    await picks(scene, "gm", 2, Tactic.WAITING)
    await scene.stored()
    await a_day_passes(scene.cast.table)
    cast, press = scene.cast, f"n:overdue:{scene.number}:{one.id}"
    shown = (await cast.people["gm"].forge(press, at=cast.here, on=cast.pressed)).message
    scene.marks["wait"] = menu_ids(shown)[0].split(":")[-1]
    scene.marks["pick"] = next(iter(options(shown, "overdue-to").values()))


async def a_day_passes(table: Table) -> None:
    start = datetime(2026, 11, 23, 12, tzinfo=UTC)
    for hours in (0, 12, 24):
        table.watch.time = start + timedelta(hours=hours)
        await table.bot.services.scheduler.tick()
    table.watch.time = None
    await table.env.settle()


async def closed(scene: Scene) -> None:
    """Only invited people may join, and nobody is invited."""
    await people(scene)
    await scene.plays("gm", ChangeSetting(key="join", value="invited"))


async def called(scene: Scene) -> None:
    """The server has asked whether the GM is still here."""
    await people(scene)
    await scene.plays("gm", CallGm())


async def ahead(scene: Scene, *commands: str) -> None:
    """Show the GM previews of these changes; the buttons that confirm them carry a mark."""
    await scene.stored()
    for command in commands:
        shown = await scene.cast.people["gm"].slash(command, scene.place)
        (press,) = [each for each in ids(shown.message) if each.startswith("n:course:")]
        _, _, _, what, seen = press.split(":")
        scene.marks[what] = seen


async def begun(scene: Scene) -> None:
    """A session has begun, without the owner."""
    await people(scene)
    await scene.plays("gm", StartSession(present=("1", "3")))
    await ahead(scene, "session end")


async def undone(scene: Scene) -> None:
    """The owner has just rewritten an attribute of a sheet."""
    await people(scene)
    vera = list((await scene.plays("owner", nyx.CreateCharacter(name="Vera"))).characters)[-1]
    await scene.stored()
    await scene.plays("owner", nyx.SetAttribute(character=vera, attribute=Attribute.BODY, value=7))
    scene.marks["version"] = await scene.cast.table.bot.table.store.version(scene.number)


async def thrown(scene: Scene) -> None:
    """Dice have fallen from the current deck."""
    await people(scene)
    await scene.stored()
    await scene.plays("owner", nyx.RollAlone(character="1", attribute=Attribute.BODY))


async def unseen(scene: Scene) -> None:
    """Mira has rolled blind."""
    await people(scene)
    await scene.stored()
    await scene.plays("gm", ChangeSetting(key="hidden-rolls", value="both"))
    await scene.plays("owner", RollHidden(character="1", rolls="body"))
    scene.marks["unseen"] = 1


async def sealed(scene: Scene) -> None:
    """A round with sealed picks is over."""
    await declaring(scene)
    scene.marks["contest"] = (await scene.contest()).id
    await scene.stored()
    await picks(scene, "owner", 1, Tactic.DEFENSIVE)
    await picks(scene, "gm", 2, Tactic.OFFENSIVE)
