"""Evenings of Nyx with a hidden pick of a tactic, made in different ways and by different people."""

from datetime import UTC, datetime, timedelta
from typing import Any

from rules.campaign.actions import ChangeSetting, HandSeat
from rules.nyx.base.enums import Attribute, SideNumber, Tactic
from rules.nyx.state import contest_actions
from tests.simulated.reading import ids
from tests.simulated.tabletop import Answer
from tests.whole.permissions.cast import SEATS, Scene
from tests.whole.permissions.scenes_nyx import people
from tests.whole.secrecy.asked import BRIEF, EVERYTHING, IN_CONFLICT, OF_CONFLICTS
from tests.whole.secrecy.harness import Glass, seed_for

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
DUE = "n:choose:"
WATCH = ChangeSetting(key="gm-sees-picks", value="after-own")


async def against(scene: Scene, opponent: str) -> None:
    """Set up Mira (1) against somebody; both have a goal."""
    await people(scene)
    sides = (
        contest_actions.SideSetup(character="1", goal="The map"),
        contest_actions.SideSetup(character=opponent, goal="The map"),
    )
    await scene.plays("gm", contest_actions.OpenConflict(place=scene.place.id, title="The map", sides=sides))


async def declares(scene: Scene, who: str, side: SideNumber) -> None:
    one = await scene.contest()
    body = contest_actions.Declare(contest=one.id, turn=one.turn, side=side, attribute=Attribute.BODY)
    await scene.plays(who, body)


async def duel(scene: Scene) -> None:
    """Mira against the other player's Tove: both must pick tactics."""
    await against(scene, "2")
    await declares(scene, "owner", 1)
    await declares(scene, "player", 2)


async def guarded(scene: Scene) -> None:
    """Mira against the GM's guard, who has nothing to declare: both must pick tactics."""
    await against(scene, "3")
    await declares(scene, "owner", 1)


async def watched(scene: Scene) -> None:
    """The same duel, where the GM sees the picks."""
    await scene.plays("gm", WATCH)
    await duel(scene)


async def watched_by_a_rival(scene: Scene) -> None:
    """The GM would see the picks, but has to pick for the guard."""
    await scene.plays("gm", WATCH)
    await guarded(scene)


def panel(scene: Scene) -> Any:
    """Return the panel of the conflict: the last message with the button that opens the current duty."""
    messages = [one for one in scene.place.history() if any(each.startswith(DUE) for each in ids(one))]
    return messages[-1]


async def picks(glass: Glass, scene: Scene, who: str, tactic: str) -> Answer:
    """Let somebody pick from the panel."""
    person = glass.person(who)
    shown = await person.press_id(panel(scene), DUE)
    return await person.press(shown.message, tactic)


async def takes_back(glass: Glass, scene: Scene, who: str) -> None:
    person = glass.person(who)
    shown = await person.slash("undo", at=scene.place)
    await person.press(shown.message, "Undo it")


# ------------------------------------------------------------------------------------- evenings


async def a_player_picks_first(glass: Glass) -> None:
    """The pick is requested in every way; then it is undone, repeated, handed over, and never revealed."""
    scene = await glass.scene("first", duel, "owner")
    await picks(glass, scene, "owner", glass.either("Defensive", "Offensive"))
    await glass.look(scene, "picked", EVERYTHING, "player")
    await glass.look(scene, "picked", OF_CONFLICTS, "gm")
    await glass.type(scene, "player", "gm")
    await glass.look(scene, "picked", IN_CONFLICT, "co-gm", "stand-in", "left", "elsewhere")
    await glass.cast.table.restart()
    await glass.look(scene, "after a restart", IN_CONFLICT, "player")
    await takes_back(glass, scene, "owner")
    await picks(glass, scene, "owner", glass.either("Offensive", "Waiting"))
    await glass.look(scene, "picked again", IN_CONFLICT, "gm")
    await scene.plays("gm", HandSeat(seat=SEATS["owner"], holder=glass.person("stranger").id))
    await glass.shown(scene)
    await glass.look(scene, "handed over", IN_CONFLICT, "owner", "stranger")
    one = await scene.contest()
    await scene.plays("gm", contest_actions.EndConflict(contest=one.id, turn=one.turn))
    await glass.cast.table.bot.services.live.show(scene.number, one.id)
    await glass.look(scene, "ended", BRIEF, "stranger", "player")
    await takes_back(glass, scene, "gm")
    await glass.look(scene, "going on", IN_CONFLICT, "stranger", "gm")


async def the_other_player_picks_first(glass: Glass) -> None:
    """The first pick is undone; the second is revealed, and the first is not."""
    scene = await glass.scene("second", duel, "player")
    await picks(glass, scene, "player", glass.either("Waiting", "Defensive"))
    await glass.look(scene, "picked", IN_CONFLICT, "owner", "stand-in", "gm")
    await takes_back(glass, scene, "player")
    await picks(glass, scene, "player", "Waiting")
    await picks(glass, scene, "owner", "Waiting")
    await glass.look(scene, "shown", IN_CONFLICT, "owner", "gm")


async def a_tactic_comes_with_its_declaration(glass: Glass) -> None:
    """A pick is sealed before the other side declares, chosen again after that, and never shown."""

    async def build(scene: Scene) -> None:
        await against(scene, "2")
        await scene.plays("gm", ChangeSetting(key="claims", value="no"))

    scene = await glass.scene("early", build, "owner")
    await picks(glass, scene, "owner", glass.either("Defensive", "Offensive"))
    await glass.look(scene, "sealed", OF_CONFLICTS, "player", "gm")
    await glass.look(scene, "sealed", IN_CONFLICT, "co-gm", "stand-in", "left")
    one = await scene.contest()
    other = contest_actions.Declare(
        contest=one.id, turn=one.turn, side=2, attribute=Attribute.BODY, positive=(1,), tactic=Tactic.WAITING
    )
    await scene.plays("player", other)
    await glass.shown(scene)
    assert (await scene.contest()).side(1).again
    await glass.look(scene, "open again", IN_CONFLICT, "player", "gm")
    await picks(glass, scene, "owner", "Waiting")
    await glass.look(scene, "shown", IN_CONFLICT, "player", "gm")


async def the_gm_picks_by_letter(glass: Glass) -> None:
    """The GM picks for the guard by direct message, before the player picks."""
    scene = await glass.scene("letter", guarded, "gm")
    await glass.person("gm").press(glass.person("gm").letters[-1], glass.either("Offensive", "Waiting"))
    await glass.look(scene, "picked", OF_CONFLICTS, "co-gm")
    await glass.look(scene, "picked", IN_CONFLICT, "owner", "stand-in")


async def a_stand_in_picks(glass: Glass) -> None:
    """A stand-in picks for an absent player, who is not told the pick."""
    scene = await glass.scene("stand-in", duel, "stand-in")
    await picks(glass, scene, "stand-in", glass.either("Defensive", "Waiting"))
    await glass.look(scene, "picked", IN_CONFLICT, "owner", "gm", "player")


async def a_gm_looks_on(glass: Glass) -> None:
    """Both GMs know the player's pick, and nobody else does."""
    scene = await glass.scene("watched", watched, "owner", "gm", "co-gm")
    await picks(glass, scene, "owner", glass.either("Offensive", "Waiting"))
    assert "sealed: " in str(await seen(glass, scene, "gm"))
    await glass.look(scene, "picked", IN_CONFLICT, "player", "stand-in", "left")


async def seen(glass: Glass, scene: Scene, who: str) -> Any:
    one = await scene.contest()
    custom_id = f"n:status:{scene.number}:{one.id}:{one.turn}"
    shown = await glass.person(who).forge(custom_id, at=glass.cast.here, on=glass.cast.pressed)
    glass.cast.restore()
    return [embed.to_dict() for embed in shown.message.embeds]


async def a_gm_must_pick_first(glass: Glass) -> None:
    """A GM who would see picks has not picked yet."""
    scene = await glass.scene("rival", watched_by_a_rival, "owner")
    await picks(glass, scene, "owner", glass.either("Waiting", "Defensive"))
    await glass.look(scene, "picked", IN_CONFLICT, "gm", "co-gm")


async def a_side_plays_itself(glass: Glass) -> None:
    """The dice pick for the guard: nobody knows the pick, not even the GM, who would see other picks."""

    async def build(scene: Scene) -> None:
        await scene.plays("gm", WATCH)
        await against(scene, "3")
        one = await scene.contest()
        await scene.plays("gm", contest_actions.SetAutomatic(contest=one.id, turn=one.turn, side=2, on=True))

    glass.deal_as_known()
    scene = await glass.scene("itself", build)
    glass.known.seed = seed_for(scene.number, glass.either(10, 9), dice=4)  # which reads as 0… or 9…
    await declares(scene, "owner", 1)
    await glass.shown(scene)
    assert (await scene.contest()).side(2).pick == glass.either(0, 2)
    await glass.look(scene, "drawn", IN_CONFLICT, "gm", "co-gm", "owner", "left")


async def time_runs_out(glass: Glass) -> None:
    """The dice pick for a player who stays away; the other player has undone their pick."""
    glass.deal_as_known()
    scene, table = await glass.scene("late", duel), glass.cast.table
    glass.known.seed = seed_for(scene.number, glass.either(1, 3), dice=1, sides=3)
    for key, value in (("deadline", "24"), ("default", "random")):
        await scene.plays("gm", ChangeSetting(key=key, value=value))
    await picks(glass, scene, "player", "Waiting")
    for hours in (0, 12, 50):
        if hours == 12:
            await takes_back(glass, scene, "player")
        table.watch.time = NOON + timedelta(hours=hours)
        await table.bot.services.scheduler.tick()
        await table.env.settle()
    table.watch.time = NOON
    assert (await scene.contest()).side(1).pick == glass.either(0, 2)
    await glass.look(scene, "drawn", IN_CONFLICT, "owner", "player", "gm", "stand-in")


PICKS = (
    a_player_picks_first,
    the_other_player_picks_first,
    a_tactic_comes_with_its_declaration,
    the_gm_picks_by_letter,
    a_stand_in_picks,
    a_gm_looks_on,
    a_gm_must_pick_first,
    a_side_plays_itself,
    time_runs_out,
)
