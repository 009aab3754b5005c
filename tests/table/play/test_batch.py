"""Several actions of one press are one save: all or none, undone together, each with its own proof."""

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from rules.campaign.actions import AppointStandIn, ChangeScene, EndSession, StartSession, TakeSeat
from rules.campaign.events import ActedFor
from rules.contract.system import Played
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat
from rules.nyx.base.enums import Attribute, Tactic
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from rules.nyx.state.events import CharacterCreated
from rules.registry import SYSTEMS
from storage.documents.errors import StorageError
from storage.store import Store
from table.audit.campaign_audit import CampaignAudit
from table.audit.proofs import PublishedProofs
from table.play.table import Table
from tests.storage.game import counting, on_writer
from tests.table.nyx_table import GM, PLAYER, duel, founded, guards

MIND, BODY = Attribute.MIND, Attribute.BODY


def set_to(value: int, attribute: Attribute = BODY, character: str = "4") -> Action:
    return nyx.SetAttribute(character=character, attribute=attribute, value=value)


TWO = (set_to(6), set_to(7, MIND))


@pytest.fixture
async def sheet(tmp_path: Path) -> AsyncIterator[Table]:
    """Yield a table with three guards and a player's unfinished sheet; dice come from decks."""
    store = await Store.open(str(tmp_path / "one.sqlite3"), SYSTEMS)
    made = Table(store)
    await founded(made)
    await guards(made, "Guard", "Other", "Third")
    await made.play(1, TakeSeat(holder=6), PUBLIC)
    await made.play(1, nyx.CreateCharacter(name="Mira"), PLAYER)
    yield made
    await store.close()


async def ratings(table: Table) -> dict[str, int]:
    stored = await table.store.load(1)
    assert stored is not None
    return {key.value: rating.base for key, rating in stored.state.characters["4"].ratings.items()}


async def kept(table: Table) -> tuple[object, ...]:
    """Return everything that is stored for the campaign."""
    stored = await table.store.load(1)
    return (
        stored,
        await table.store.log.events(1),
        await table.store.proofs.decks(1),
        await table.store.outbox.all(),
    )


async def test_several_actions_are_one_update_one_insert_and_one_version(sheet: Table) -> None:
    before, run = await sheet.store.version(1), Counter[str]()
    await counting(sheet.store, run)
    played = await sheet.play(1, TWO, PLAYER)
    assert (run["UPDATE"], run["INSERT"]) == (1, 1)
    assert await sheet.store.version(1) == (before or 0) + 1
    assert [one.event for one in await sheet.store.log.of_save(1, (before or 0) + 1)] == [*played.events]
    assert await ratings(sheet) == {"body": 6, "mind": 7, "interaction": 5}


async def test_if_one_of_several_actions_is_refused_none_is_played(sheet: Table) -> None:
    before = await kept(sheet)
    with pytest.raises(Refused):
        await sheet.play(1, (set_to(5), set_to(5, character="1")), PLAYER)
    assert await kept(sheet) == before
    assert await sheet.state(1) == before[0].state  # type: ignore[attr-defined]


async def test_several_actions_that_cannot_be_saved_leave_no_trace(sheet: Table) -> None:
    before = await kept(sheet)
    await on_writer(sheet.store, "PRAGMA query_only = ON")
    with pytest.raises(StorageError):
        await sheet.play(1, TWO, PLAYER)
    await on_writer(sheet.store, "PRAGMA query_only = OFF")
    assert await kept(sheet) == before
    await sheet.play(1, TWO, PLAYER)
    assert await ratings(sheet) == {"body": 6, "mind": 7, "interaction": 5}


async def test_several_actions_are_undone_as_one(sheet: Table) -> None:
    await sheet.play(1, set_to(8), PLAYER)
    await sheet.play(1, TWO, PLAYER)
    act = await sheet.last_act(1)
    assert len(act.known_to(PLAYER)) == 2
    await sheet.undo(1, act.save.version, (PLAYER,))
    assert await ratings(sheet) == {"body": 8, "mind": 5, "interaction": 5}


async def test_a_later_action_may_depend_on_the_results_of_an_earlier_one(sheet: Table) -> None:
    def named(made: Played) -> Action:
        (created,) = made.events
        assert isinstance(created, CharacterCreated)
        return set_to(6, character=created.character)

    played = await sheet.play(1, (nyx.CreateCharacter(name="Tove"), named), PLAYER)
    assert played.after.characters["5"].ratings[BODY].base == 6
    assert "5" not in played.before.characters


async def test_a_batch_by_a_stand_in_is_marked_once(sheet: Table) -> None:
    await sheet.play(1, TakeSeat(holder=7), PUBLIC)
    await sheet.play(1, AppointStandIn(seat="2", stand_in="3"), GM)
    played = await sheet.play(1, TWO, Seat(role=PLAYER.role, id="2", by="3"))
    assert [isinstance(event, ActedFor) for event in played.events] == [True, False, False]


async def test_each_action_of_a_batch_has_its_own_roll_and_its_own_seal(sheet: Table) -> None:
    await sheet.play(1, StartSession(), GM)
    contest = await duel(sheet)
    roll = nyx.RollAlone(character="3", attribute=Attribute.VALUE)
    picks = [
        contest_actions.PickTactic(contest=contest, turn=1, side=side, tactic=Tactic.WAITING)
        for side in (1, 2)
    ]
    await sheet.play(1, (roll, picks[0], roll), GM)
    assert await _where(sheet) == ["", ""]
    assert len(await PublishedProofs(sheet).seals(1, (contest, 1))) == 1
    act = await sheet.last_act(1)
    with pytest.raises(Refused) as caught:
        await sheet.undo(1, act.save.version, (GM,))
    assert caught.value.code == "undo-dice"
    await sheet.play(1, (roll, picks[1]), GM)
    assert await _where(sheet) == ["", "", "", contest]
    await sheet.play(1, EndSession(), GM)
    verdict = await CampaignAudit(sheet).verdict(1)
    assert (verdict.broken, verdict.differing, verdict.flaws, verdict.unsealed) == ((), (), (), ())
    assert [len(deck.rolls) for deck in verdict.decks] == [4, 0]


async def _where(table: Table) -> Sequence[str]:
    """Return the contest of each roll; check that the rolls are numbered without a gap."""
    (deck,) = await PublishedProofs(table).decks(1)
    assert [one.roll for one in deck.rolls] == [*range(1, deck.fallen + 1)]
    return [one.contest for one in deck.rolls]


async def test_a_session_change_is_refused_within_a_batch(sheet: Table) -> None:
    before = await kept(sheet)
    with pytest.raises(ValueError, match="a session turns among other actions"):
        await sheet.play(1, (ChangeScene(), StartSession()), GM)
    assert await kept(sheet) == before
