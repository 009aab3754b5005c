"""The page of a campaign as it is written: nothing hidden is in it, and no words that somebody keeps off."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from narration.campaign.events import spoken
from narration.game_narration import GameNarration
from narration.noir.game import NOIR
from narration.nyx.game import NYX
from narration.zapas.game import ZAPAS
from rules.campaign.actions import (
    ChangeScene,
    FoundCampaign,
    StartSession,
    TakeSeat,
)
from rules.campaign.handouts import MakeHandout, ShowHandout
from rules.chance.dice import ScriptedDice
from rules.core.model_base import Event
from rules.core.seat import PUBLIC, Role, Seat
from rules.noir.state import contest_events as noir_events
from rules.nyx.base.enums import Attribute, Tactic
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from rules.nyx.state import contest_events as nyx_events
from rules.registry import SYSTEMS
from rules.zapas.state import contest_events as zapas_events
from rules.zapas.state import events as zapas_sheet
from storage.store import Store
from table.pages import PageWriter
from table.play.table import Table

GM, MIRA = Seat(role=Role.GM, id="1"), Seat(role=Role.PLAYER, id="2")
BEGUN = datetime(2026, 9, 12, 17, 3, tzinfo=UTC)
SAID = "The lamps go out."


async def evening(
    path: Path, tactic: Tactic, secret: str, *, reveals: bool = False
) -> tuple[bytes, dict[str, bytes]]:
    """Play until one side has picked; return the page. `secret` is what only the GM knows."""
    store = await Store.open(str(path), SYSTEMS, now=lambda: BEGUN)
    dice = ScriptedDice()
    table = Table(store, dice, entropy=bytes)
    await table.found(9, "nyx", FoundCampaign(holder=5, name="The Night Train", language="en", place=3))
    for action, seat in (
        (TakeSeat(holder=6), PUBLIC),
        (nyx.CreateBare(name="Guard", value=7), GM),
        (nyx.CreateBare(name="Wolf", value=6), GM),
        (nyx.CreateBare(name=secret, value=3), GM),
        (MakeHandout(title=secret, text=secret, picture="", alt=""), GM),
        (MakeHandout(title=f"For one, {secret}", text=secret), GM),
        (ShowHandout(number=2, seats=("2",)), GM),
        (StartSession(), GM),
        (ChangeScene(), GM),
    ):
        await table.play(1, action, seat)
    one, two = (contest_actions.SideSetup(character=who, goal="win") for who in ("1", "2"))
    await table.play(1, contest_actions.OpenConflict(place=3, title="In the den", sides=(one, two)), GM)
    at: dict[str, Any] = {"contest": next(iter((await table.state(1)).contests)), "turn": 1}
    for side in (1, 2):
        declared = contest_actions.Declare(**at, side=side, attribute=Attribute.VALUE)
        await table.play(1, declared, GM)
    await table.play(1, contest_actions.PickTactic(**at, side=1, tactic=tactic), GM)
    if reveals:
        dice.add(4, 2)
        await table.play(1, contest_actions.PickTactic(**at, side=2, tactic=Tactic.WAITING), GM)
    page = await PageWriter(table).written(1)
    await store.close()
    return page.document, dict(page.pictures)


@pytest.mark.rule("NYX-34")
async def test_pages_that_differ_in_a_hidden_pick_alone_are_the_same_byte_for_byte(tmp_path: Path) -> None:
    one = await evening(tmp_path / "one.sqlite3", Tactic.OFFENSIVE, "Baron Ravn")
    two = await evening(tmp_path / "two.sqlite3", Tactic.DEFENSIVE, "The Owl")
    assert one == two
    assert b"In the den" in one[0], "the conflict itself is told"


async def test_once_it_is_revealed_the_page_tells_it(tmp_path: Path) -> None:
    one, _ = await evening(tmp_path / "one.sqlite3", Tactic.OFFENSIVE, "Ravn", reveals=True)
    two, _ = await evening(tmp_path / "two.sqlite3", Tactic.DEFENSIVE, "Ravn", reveals=True)
    assert one != two
    assert b"Ravn" not in one


TOLD: tuple[tuple[GameNarration, Event], ...] = (
    (NYX, nyx_events.RoundTold(contest="1", turn=1, by="Mira", text=SAID)),
    (NOIR, noir_events.EndTold(contest="1", turn=1, by="Mira", text=SAID)),
    (ZAPAS, zapas_events.ContestTold(contest="1", turn=1, by="Mira", text=SAID)),
    (ZAPAS, zapas_sheet.FlagTold(character="1", name="Mira", flag="Home", by="Mira", text=SAID)),
    (ZAPAS, zapas_events.Followed(contest="1", turn=1, twist=SAID)),
)


@pytest.mark.parametrize(("teller", "event"), TOLD)
def test_without_its_words_an_event_tells_nothing_of_them(teller: GameNarration, event: Event) -> None:
    assert spoken(teller, event) is not None
    bare = teller.wordless(event)
    assert bare is None or SAID not in bare.model_dump_json()
