"""Evenings of Nyx in which both sides have won and choose in secret, and evenings with a failure."""

from typing import Any
from unittest.mock import patch

from rules.campaign.actions import HandSeat
from rules.nyx.base.enums import Tactic
from rules.nyx.state import contest_actions
from storage.store import Store
from tests.whole.permissions.cast import SEATS, Scene
from tests.whole.permissions.scenes_nyx import picks as tactic
from tests.whole.secrecy.asked import BRIEF, EVERYTHING, IN_CONFLICT, OF_CONFLICTS
from tests.whole.secrecy.harness import Glass
from tests.whole.secrecy.picks import DUE, duel, guarded, panel, picks, takes_back

STEPS, STORY, BREAK_OFF = "Three steps", "Story…", "Break off"


async def both_won(scene: Scene) -> None:
    """Mira and Tove have both won the round."""
    await duel(scene)
    await _both(scene, "player")


async def both_won_with_the_gm(scene: Scene) -> None:
    """Mira and the guard have both won the round."""
    await guarded(scene)
    await _both(scene, "gm")


async def _both(scene: Scene, other: str) -> None:
    scene.dice.add(2, 4)
    await tactic(scene, "owner", 1, Tactic.WAITING)
    await tactic(scene, other, 2, Tactic.WAITING)


async def uses_win(glass: Glass, scene: Scene, who: str, choice: str) -> None:
    """Use a win, in the same number of steps for every choice, because Discord's ids count them."""
    person = glass.person(who)
    shown = await person.press_id(panel(scene), DUE)
    form = await person.press(shown.message, STORY)
    if choice == STORY:
        await person.fill(form, "She finds a boat.")
    else:
        await person.press(shown.message, choice)


async def one_of_two_winners_chooses(glass: Glass) -> None:
    """The choice is requested in every way; then it is undone, repeated, handed over, and never revealed."""
    scene = await glass.scene("win", both_won, "owner")
    await uses_win(glass, scene, "owner", glass.either(STORY, STEPS))
    await glass.look(scene, "chosen", EVERYTHING, "gm")
    await glass.look(scene, "chosen", OF_CONFLICTS, "player")
    await glass.type(scene, "gm")
    await glass.look(scene, "chosen", IN_CONFLICT, "co-gm", "stand-in", "left", "elsewhere")
    await takes_back(glass, scene, "owner")
    await uses_win(glass, scene, "owner", glass.either(BREAK_OFF, STORY))
    await glass.look(scene, "chosen again", IN_CONFLICT, "player")
    await scene.plays("gm", HandSeat(seat=SEATS["owner"], holder=glass.person("stranger").id))
    await glass.shown(scene)
    await glass.cast.table.restart()
    await glass.look(scene, "handed over", IN_CONFLICT, "owner", "stranger")
    one = await scene.contest()
    await scene.plays("gm", contest_actions.EndConflict(contest=one.id, turn=one.turn))
    await glass.cast.table.bot.services.live.show(scene.number, one.id)
    await glass.look(scene, "ended", BRIEF, "stranger", "gm")


async def the_other_winner_chooses_first(glass: Glass) -> None:
    """The choice is undone, and only the second one is revealed."""
    scene = await glass.scene("other-win", both_won, "player")
    await uses_win(glass, scene, "player", glass.either(STEPS, BREAK_OFF))
    await glass.look(scene, "chosen", IN_CONFLICT, "owner", "stand-in")
    await takes_back(glass, scene, "player")
    for who in ("player", "owner"):
        await uses_win(glass, scene, who, STEPS)
    await glass.look(scene, "shown", IN_CONFLICT, "owner", "gm")


async def the_gm_s_side_chooses_beside_a_player(glass: Glass) -> None:
    """The GM chooses for the guard, before the player does."""
    scene = await glass.scene("gm-win", both_won_with_the_gm, "gm")
    await uses_win(glass, scene, "gm", glass.either(BREAK_OFF, STEPS))
    await glass.look(scene, "chosen", IN_CONFLICT, "owner", "co-gm", "player")


# ------------------------------------------------------------------------------------- what fails


async def what_fails_is_reported_alike(glass: Glass) -> None:
    """A choice that could not be saved is reported without naming the button or form."""
    glass.cast.table.forgives = True
    scene = await glass.scene("failing", duel, "owner")
    await failing(picks(glass, scene, "owner", glass.either("Defensive", "Offensive")))
    await picks(glass, scene, "owner", glass.either("Defensive", "Offensive"))
    await failing(picks(glass, scene, "player", "Waiting"))
    await glass.look(scene, "picked", IN_CONFLICT, "player")
    scene = await glass.scene("failing-win", both_won, "owner")
    await failing(uses_win(glass, scene, "owner", glass.either(STORY, STEPS)))
    await uses_win(glass, scene, "owner", glass.either(STORY, STEPS))
    await failing(uses_win(glass, scene, "player", STEPS))
    await glass.look(scene, "chosen", IN_CONFLICT, "player")


async def failing(done: Any) -> None:
    """Await `done` while every save fails."""

    async def broken(*_: object) -> None:
        raise RuntimeError("the disk has left")

    with patch.object(Store, "save", broken):
        await done


WINS = (one_of_two_winners_chooses, the_other_winner_chooses_first, the_gm_s_side_chooses_beside_a_player)
