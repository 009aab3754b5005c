"""Hidden rolls: nobody but the GM learns what fell before it is shown, and then everybody can check it."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rules.campaign.actions import ChangeSetting, RollHidden, ShowHidden
from rules.campaign.hidden_rolls import HiddenResult, HiddenRolled
from rules.chance.deck import DeckDice
from rules.chance.hidden_seeds import MOST_HIDDEN
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Role, Seat
from rules.registry import SYSTEMS
from storage.store import Store
from table.audit.campaign_audit import CampaignAudit
from table.audit.exported_audit import check
from table.audit.exported_journal import read_exported
from table.audit.proofs import PublishedProofs
from table.journal import ALL, ExportRequest, Journal
from table.play.table import Table
from tests.table.nyx_table import GM, founded, guards, roll, session

BODY = RollHidden(character="1", rolls="value", modifier=-1, text="The lock")


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    store = await Store.open(str(tmp_path / "hidden.sqlite3"), SYSTEMS)
    made = Table(store)
    await founded(made)
    await guards(made, "Guard", "Other")
    await made.play(1, ChangeSetting(key="hidden-rolls", value="both"), GM)
    yield made
    await store.close()


async def rolled(table: Table) -> HiddenResult:
    played = await table.play(1, BODY, GM)
    (event,) = played.events
    assert isinstance(event, HiddenRolled)
    assert event.roll is not None
    return event.roll


async def exported(table: Table, edition: Any = "players") -> dict[str, Any]:
    data = await Journal(table).export(1, ExportRequest("json", edition, "en", ALL))
    found: dict[str, Any] = json.loads(data)
    return found


def holds(document: dict[str, Any]) -> bool:
    return check(read_exported(json.dumps(document).encode())).holds


async def test_open_dice_do_not_depend_on_hidden_rolls_nor_an_open_deck_on_what_they_showed(
    table: Table,
) -> None:
    await roll(table)
    before = await table.deck(1)
    assert before is not None
    expected = DeckDice(before).roll(10, 1)
    hidden = await rolled(table)
    after = await table.deck(1)
    assert after is not None
    assert (after.rolls, after.drawn, after.hidden) == (before.rolls, before.drawn, 1)
    assert DeckDice(after).roll(10, 1) == expected
    assert hidden.dice == DeckDice(before.for_hidden(1)).roll(10, 1)
    await session(table, on=True)
    (deck, *_) = (await exported(table))["decks"]
    assert deck["seed"]
    assert deck["hidden"]["rolls"][0]["throws"] == []
    assert "seed" not in deck["hidden"]["rolls"][0]


async def test_what_was_hidden_is_in_no_players_view_or_journal_until_it_is_shown(table: Table) -> None:
    hidden = await rolled(table)
    state = await table.state(1)
    assert SYSTEMS["nyx"].view(state, PUBLIC).campaign.hidden_rolls == ()
    assert SYSTEMS["nyx"].view(state, GM).campaign.hidden_rolls[0].roll == hidden
    journal = await exported(table)
    (event,) = (one for one in journal["events"] if one["kind"] == "hidden-rolled")
    assert event["event"]["roll"] is None
    assert event["event"]["text"] == "The lock"
    (seal,) = (one for one in journal["seals"] if one["about"] == "roll")
    assert "pick" not in seal
    assert holds(journal)
    await table.play(1, ShowHidden(number=1), GM)
    journal = await exported(table)
    (seal,) = (one for one in journal["seals"] if one["about"] == "roll")
    assert json.loads(seal["pick"])["dice"] == list(hidden.dice)
    assert holds(journal)
    assert (await CampaignAudit(table).verdict(1)).wrong == 0
    assert holds(await exported(table, "gm"))


@pytest.mark.parametrize("part", ["face", "seed", "result", "hash", "order", "seat", "number"])
async def test_a_forged_hidden_roll_is_found(table: Table, part: str) -> None:
    for _ in range(2):
        await rolled(table)
    await table.play(1, ShowHidden(number=2), GM)
    journal = await exported(table)
    hidden = journal["decks"][-1]["hidden"]
    shown = next(one for one in journal["events"] if one["kind"] == "hidden-roll-shown")
    match part:
        case "face":
            face = hidden["rolls"][1]["throws"][0][1][0] % 10 + 1
            hidden["rolls"][1]["throws"][0][1] = shown["event"]["roll"]["dice"] = [face]
        case "seed":
            hidden["rolls"][1]["seed"] = "5e" * 32
        case "result":
            shown["event"]["roll"]["result"] += 1
        case "hash":
            hidden["hashes"][1] = "5e" * 32
        case "order":
            hidden["rolls"] = hidden["rolls"][1:]
        case "seat":
            hidden["rolls"][0]["seat"] = "2"
        case _:
            hidden["rolls"][0]["roll"] = 3
    assert not holds(journal)


async def test_nobody_chooses_the_sides_of_a_hidden_die_afterwards(table: Table) -> None:
    """The seed fixes a byte, and with other sides the same byte gives another face."""
    await rolled(table)
    await table.play(1, ShowHidden(number=1), GM)
    journal = await exported(table)
    (roll_,) = journal["decks"][-1]["hidden"]["rolls"]
    (throw,) = roll_["throws"]
    fitting = 0
    for sides in (*range(2, 10), *range(11, 257)):
        throw[0] = sides
        found = check(read_exported(json.dumps(journal).encode()))
        assert not found.holds
        fitting += not found.broken_parts
    assert fitting, "with none of these sides the seed gives the same face"


async def test_a_roll_is_shown_once_and_only_where_the_campaign_lets_it_be_hidden(table: Table) -> None:
    await rolled(table)
    await table.play(1, ShowHidden(number=1), GM)
    with pytest.raises(Refused, match="no-hidden-roll"):
        await table.play(1, ShowHidden(number=1), GM)
    with pytest.raises(Refused, match="undo"):
        await table.undo(1, (await table.last_act(1)).save.version, (GM,))
    await table.play(1, ChangeSetting(key="hidden-rolls", value="off"), GM)
    with pytest.raises(Refused, match="hidden-rolls-off"):
        await table.play(1, BODY, GM)


async def test_a_deck_has_a_bounded_number_of_hidden_rolls(table: Table) -> None:
    for _ in range(MOST_HIDDEN):
        await rolled(table)
    with pytest.raises(Refused, match="hidden-rolls-used"):
        await rolled(table)
    await session(table, on=True)
    assert (await rolled(table)).dice
    assert (await CampaignAudit(table).verdict(1)).wrong == 0


async def test_nobody_learns_how_many_dice_fell_before_a_roll_is_shown(table: Table) -> None:
    await rolled(table)
    for edition in ("players", "gm"):
        journal = await exported(table, edition)
        assert journal["decks"][-1]["hidden"]["rolls"][0]["throws"] == []
        notes = [note for save in journal["chain"]["saves"] for note in save["notes"]]
        assert [note for note in notes if note.startswith("hidden")] == ["hidden 0 1 1"]
    await table.play(1, ShowHidden(number=1), GM)
    journal = await exported(table)
    assert [sides for sides, _ in journal["decks"][-1]["hidden"]["rolls"][0]["throws"]] == [10]
    assert holds(journal)


async def test_a_stand_ins_hidden_roll_is_sealed_and_shown_like_any_other(table: Table) -> None:
    await rolled(table)
    stand_in = Seat(role=Role.GM, id="1", by="2")
    await table.play(1, BODY, stand_in)
    seals = await PublishedProofs(table).seals(1, ("", 2))
    assert len(seals) == 1, "its message shows the seal by the number of the roll"
    await table.play(1, ShowHidden(number=2), GM)
    (deck,) = await PublishedProofs(table).decks(1)
    assert deck.hidden is not None
    assert [(one.number, one.roll, bool(one.seed)) for one in deck.hidden.rolls] == [
        (1, 1, False),
        (2, 2, True),
    ]
    assert (await CampaignAudit(table).verdict(1)).wrong == 0
    assert holds(await exported(table))
    assert holds(await exported(table, "gm"))
