"""An exported journal's chain finds every change; with a noted link also one whose chain was rebuilt."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from narration.journal.chronicle import Edition, Selection
from narration.proofs.chain_report import ChainFlaw, ChainReport
from rules.core.refusal import Refused
from rules.nyx.base.enums import Tactic
from rules.nyx.state.contest_actions import EndConflict
from rules.registry import SYSTEMS
from storage.log_reader import LogRange
from storage.store import Store
from table.audit.exported_audit import check
from table.audit.exported_journal import read_exported
from table.journal import ALL, ExportRequest, Journal
from table.play.table import Table
from tests.table.audit.forger import Document, changed, paths, relinked
from tests.table.nyx_table import GM, PLAYER, closes_decks, duel, founded, guards, pick, roll, session

EDITIONS: tuple[Edition, ...] = ("gm", "players")


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """Yield a table after two sessions: rolls, a shown round, a hidden pick and one that was taken back."""
    store = await Store.open(str(tmp_path / "chain.sqlite3"), SYSTEMS)
    made = Table(store)
    closes_decks(made)
    await founded(made, place=1_234_567_890_123_456_789)
    await guards(made, "Guard", "Other")
    await made.cut(1, PLAYER, "raven")
    await session(made, on=True)
    await roll(made)
    contest = await duel(made)
    for side in (1, 2):
        await pick(made, contest, side)
    turn = (await made.state(1)).contests[contest].turn
    await made.play(1, EndConflict(contest=contest, turn=turn), GM)
    await session(made, on=False)
    await session(made, on=True)
    second = await duel(made)
    await pick(made, second, 1, Tactic.OFFENSIVE)
    last = await made.last_act(1)
    await made.undo(1, last.save.version, [GM])
    await pick(made, second, 1, Tactic.DEFENSIVE)
    yield made
    await store.close()


async def exported(table: Table, edition: Edition = "gm", wanted: Selection = ALL) -> Document:
    data = await Journal(table).export(1, ExportRequest("json", edition, "en", wanted))
    document: Document = json.loads(data)
    return document


def judged(document: Document, noted: str = "") -> ChainReport:
    found = check(read_exported(json.dumps(document).encode()), noted).chain
    assert found is not None
    return found


def flaws(document: Document, noted: str = "") -> set[ChainFlaw]:
    return {flaw.wrong for flaw in judged(document, noted).flaws}


@pytest.mark.parametrize("edition", EDITIONS)
async def test_an_honest_journal_holds_up_to_the_latest_save(table: Table, edition: Edition) -> None:
    found = judged(await exported(table, edition))
    version = await table.store.version(1)
    assert (found.first, found.last, found.flaws, found.older) == (1, version, (), 0)
    assert found.head == await table.store.log_reader.head(1, found.last)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", [0, 1, 2])
async def test_the_journal_of_a_session_goes_on_from_the_one_before(
    table: Table, edition: Edition, number: int
) -> None:
    part = await exported(table, edition, Selection(session=number))
    found = judged(part)
    assert found.flaws == ()
    assert (part["chain"]["before"] == "") == (found.first == 1)


async def test_a_noted_link_is_found_and_its_save_named(table: Table) -> None:
    document = await exported(table, "players")
    for save in document["chain"]["saves"]:
        assert judged(document, save["head"][:32]).noted == save["save"]
    assert judged(document, "0" * 32).noted == 0
    assert not check(read_exported(json.dumps(document).encode()), "0" * 32).holds


async def test_a_journal_without_its_chain_does_not_have_a_noted_link(table: Table) -> None:
    document = await exported(table)
    head = document.pop("chain")["saves"][-1]["head"]
    assert not check(read_exported(json.dumps(document).encode()), head[:32]).holds


async def test_a_tail_that_was_cut_is_found_with_the_noted_link_alone(table: Table) -> None:
    document = await exported(table)
    head = document["chain"]["saves"][-1]["head"]
    cut = document["chain"]["saves"].pop()
    seqs = {leaf["seq"] for leaf in cut["events"]}
    document["events"] = [one for one in document["events"] if one["seq"] not in seqs]
    document["seals"] = [one for one in document["seals"] if one["seq"] not in seqs]
    assert judged(document).flaws == ()
    assert judged(document, head[:32]).noted == 0


@pytest.mark.parametrize("edition", EDITIONS)
async def test_no_hidden_pick_can_be_tried_out(table: Table, edition: Edition) -> None:
    """Neither the salt of a hidden field nor anything that it follows from is in the journal."""
    document = await exported(table, edition)
    secrets = [save.link.secret for save in await table.store.log_reader.saves(LogRange(1)) if save.link]
    assert not [secret for secret in secrets if secret in json.dumps(document)]
    hidden = [one for one in document["events"] if one["event"].get("tactic") == "sealed"]
    leaves = {
        leaf["seq"]: leaf
        for save in document["chain"]["saves"]
        for leaf in save["events"]
        if not isinstance(leaf, str)
    }
    assert len(hidden) == 3
    assert all(set(leaves[one["seq"]]["fields"]["tactic"]) == {"hash"} for one in hidden)


async def test_every_change_of_the_events_is_found(table: Table) -> None:
    document = await exported(table)
    whole = [("events", *path) for path in paths(document["events"]) if "told" not in path]
    missed = [path for path in whole if found_alike(changed(document, path))]
    assert len(whole) > 200
    assert missed == []


async def test_every_change_is_found_with_the_noted_link_after_the_chain_was_rebuilt(table: Table) -> None:
    document = await exported(table)
    head = document["chain"]["saves"][-1]["head"][:32]
    whole = [("events", *path) for path in paths(document["events"]) if not {"told", "seq"} & {*path}]
    missed = [path for path in whole if found_alike(relinked(changed(document, path)), head)]
    assert missed == []


def found_alike(document: Document, noted: str = "") -> bool:
    """Return whether a changed journal passes."""
    try:
        return check(read_exported(json.dumps(document).encode()), noted).holds
    except Refused:
        return False


def without(rows: list[Any], seq: int) -> list[Any]:
    return [one for one in rows if one["seq"] != seq]


async def test_an_event_that_was_cut_out_is_found(table: Table) -> None:
    document = await exported(table)
    for one in document["events"]:
        assert ChainFlaw.EVENT in flaws({**document, "events": without(document["events"], one["seq"])})


async def test_an_event_that_the_gms_edition_leaves_out_is_found(table: Table) -> None:
    document = await exported(table)
    cut = document["events"][3]["seq"]
    document["events"] = without(document["events"], cut)
    for save in (one for one in document["chain"]["saves"] if not isinstance(one["events"], str)):
        for place, leaf in enumerate(save["events"]):
            if leaf["seq"] == cut:
                save["events"][place] = {"seq": cut, "hash": "0" * 64}
    assert flaws(document) == {ChainFlaw.LINK, ChainFlaw.OMITTED}
    assert flaws(relinked(document)) == {ChainFlaw.OMITTED}


async def test_events_and_saves_in_another_order_are_found(table: Table) -> None:
    document = await exported(table)
    saves = document["chain"]["saves"]
    for place in range(len(saves) - 1):
        moved = [*saves[:place], saves[place + 1], saves[place], *saves[place + 2 :]]
        assert flaws({**document, "chain": {**document["chain"], "saves": moved}})


async def test_a_seal_that_is_marked_as_taken_back_is_found(table: Table) -> None:
    document = await exported(table)
    seal = next(one for one in document["seals"] if not one["gone"])
    seal["gone"] = True
    assert ChainFlaw.GONE in flaws(relinked(document))


async def test_a_seal_that_was_cut_out_is_found(table: Table) -> None:
    document = await exported(table)
    for place in range(len(document["seals"])):
        seals = [*document["seals"][:place], *document["seals"][place + 1 :]]
        assert flaws({**document, "seals": seals}) == {ChainFlaw.NOTE}


@pytest.mark.parametrize("field", ["promise", "words"])
async def test_a_deck_that_was_exchanged_is_found(table: Table, field: str) -> None:
    document = await exported(table)
    other: Any = "0" * 64 if field == "promise" else [{"seat": "2", "word": "owl"}]
    document["decks"][0][field] = other
    assert ChainFlaw.NOTE in flaws(document)


@pytest.mark.parametrize("forged", ["message", "channel", "cut", "unposted", "note"])
async def test_a_deck_that_was_closed_otherwise_is_found(table: Table, forged: str) -> None:
    document = await exported(table)
    deck = document["decks"][0]
    match forged:
        case "message":
            deck["closing"]["message"] = str(int(deck["closing"]["message"]) + 1)
        case "channel":
            deck["closing"]["channel"] = "7"
        case "cut":
            del deck["closing"]
        case "unposted":
            del deck["closing"]["message"]
        case _:
            for save in document["chain"]["saves"]:
                save["notes"] = [note for note in save["notes"] if not note.startswith("closing 1")]
    assert ChainFlaw.NOTE in flaws(document)
    assert ChainFlaw.NOTE in flaws(relinked(document))


async def test_a_deck_that_was_closed_after_its_first_roll_is_found(table: Table) -> None:
    document = await exported(table)
    saves = document["chain"]["saves"]
    (closing,) = (note for save in saves for note in save["notes"] if note.startswith("closing 1"))
    for save in saves:
        save["notes"] = [note for note in save["notes"] if note != closing]
    saves[-1]["notes"].append(closing)
    assert ChainFlaw.NOTE in flaws(relinked(document))


async def test_what_was_saved_before_the_chain_is_counted_and_not_accused(table: Table) -> None:
    document = await exported(table)
    saves = document["chain"]["saves"]
    updated = relinked({**document, "chain": {"before": "", "saves": saves[10:]}})
    found = judged(updated)
    assert found.flaws == ()
    assert found.older == len([one for one in document["events"] if one["seq"] in seqs(saves[:10])])


async def test_a_campaign_from_before_the_chain_may_have_hidden_saves_alone_since(table: Table) -> None:
    """A players' edition shows the events from before the chain, and none of what a GM prepared since."""
    document = await exported(table, "players")
    last = document["chain"]["saves"][-1]
    last |= {"notes": [], "events": "0" * 64}
    for part in ("seals", "decks"):
        del document[part]
    document["chain"] = {"before": "", "saves": [last]}
    assert judged(relinked(document)).older == len(document["events"])
    assert flaws(relinked(document)) == set()


@pytest.mark.parametrize("kept", [1, 4, 10])
@pytest.mark.parametrize("edition", EDITIONS)
async def test_nothing_passes_for_older_than_the_chain_once_a_link_comes_before(
    table: Table, edition: Edition, kept: int
) -> None:
    """A forger cuts the first saves, and changes or removes their events; a later link is noted."""
    document = await exported(table, edition)
    head, saves = document["chain"]["saves"][-1]["head"][:32], document["chain"]["saves"]
    document["chain"] = {"before": saves[kept - 1]["head"], "saves": saves[kept:]}
    cut = seqs(saves[:kept])
    assert ChainFlaw.EVENT in flaws(document, head)
    for part in ("events", "seals"):
        document[part] = [one for one in document[part] if one["seq"] not in cut]
    assert ChainFlaw.NUMBER in flaws(document, head)
    document["chain"]["before"] = ""
    assert ChainFlaw.LINK in flaws(document, head)


@pytest.mark.parametrize("edition", EDITIONS)
async def test_an_event_that_was_put_before_a_session_is_found(table: Table, edition: Edition) -> None:
    document = await exported(table, edition, Selection(session=2))
    first = document["events"][0]
    founded_at = (await exported(table, edition))["events"][0]
    place = {name: first[name] for name in ("session", "scene", "over")}
    document["events"].insert(0, {**founded_at, **place})
    assert flaws(document) >= {ChainFlaw.EVENT}


def seqs(saves: list[Any]) -> set[int]:
    """Return the numbers of the rows of saves that are not omitted as a whole."""
    return {leaf["seq"] for save in saves if not isinstance(save["events"], str) for leaf in save["events"]}


async def test_the_chain_goes_on_after_an_export(table: Table) -> None:
    head = judged(await exported(table)).head
    await guards(table, "Third")
    assert judged(await exported(table), head).noted is not None
    assert judged(await exported(table), head).noted == judged(await exported(table)).last - 1
