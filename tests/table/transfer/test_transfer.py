"""Exports and imports: an exported file is imported unchanged, and a damaged file is refused."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic_core import from_json

from narration.noir.sheet import sheet as noir_sheet
from narration.nyx.character.sheet import form as nyx_form
from narration.nyx.character.sheet import sheet as nyx_sheet
from narration.text.line import Panel
from narration.zapas.sheet import sheet as zapas_sheet
from rules.campaign.actions import FoundCampaign, ImportCharacter, MoveIn, StartSession, TakeSeat
from rules.campaign.events import CharacterImported
from rules.campaign.model import Campaign
from rules.chance.dice import EntropyDice
from rules.contract.system import AnyState, System, campaign_legal_actions, new, play
from rules.core.model_base import Action
from rules.core.refusal import Refused, Term
from rules.core.seat import PUBLIC, Role, Seat
from rules.nyx.base.enums import Attribute, CharacterKind
from rules.nyx.state.actions import Afflict
from rules.registry import SYSTEMS
from storage.documents.codecs import Codecs
from storage.documents.upgrades import STEPS, current
from table.transfer.beside import Beside
from table.transfer.file_format import write_campaign, write_character
from table.transfer.file_import import read_campaign, read_character
from table.transfer.strict_json import FAULTS, MAX_DEPTH, parsed
from tests.narration.printing import is_sayable
from tests.rules.nyx.board import ANN, Board, duel
from tests.table.transfer.campaign_files import GM, at, campaigns, characters, places, spoiled

EVERY_SYSTEM = pytest.mark.parametrize("name", SYSTEMS)
PLAYER = Seat(role=Role.PLAYER, id="2")


def fair() -> EntropyDice:
    return EntropyDice(lambda size: bytes(value * 7 % 256 for value in range(size)))


def encoded(document: Any) -> bytes:
    return json.dumps(document).encode()


def refusal(data: bytes, system: str = "nyx", *, campaign: bool = False) -> Refused:
    """Return the refusal of a file."""
    with pytest.raises(Refused) as caught:
        read_campaign(data) if campaign else read_character(data, SYSTEMS[system])
    return caught.value


def fault(document: Any, system: str = "nyx", *, campaign: bool = False) -> tuple[Any, Any]:
    """Return the location of a file's fault, and the kind of fault."""
    found = refusal(encoded(document), system, campaign=campaign)
    assert found.code == "file-fault"
    return found.details["path"], found.details["fault"]


# ------------------------------------------------------------------------------------ export and import


@EVERY_SYSTEM
def test_a_character_imports_as_it_was_exported(name: str) -> None:
    system = SYSTEMS[name]
    for data in characters(name):
        assert write_character(system, read_character(data, system), 0) == data


@EVERY_SYSTEM
def test_a_campaign_imports_as_it_was_exported(name: str) -> None:
    for data in campaigns(name):
        brought = read_campaign(data)
        assert write_campaign(SYSTEMS[name], brought.state, brought.past, GM, Beside()) == data


@EVERY_SYSTEM
def test_a_file_names_no_account_no_person_and_no_place(name: str) -> None:
    for data in campaigns(name):
        document = from_json(data)
        keys = {path[-1] for path in places(document)}
        assert keys.isdisjoint({"holder", "invited", "home"})
        assert set(document["campaign"]["seats"][0]) == {"id", "role", "character"}
        assert "places" not in document["campaign"]
        assert all(at(document, path) == 0 for path in places(document) if path[-1] == "place")


def test_times_on_a_sheet_count_from_the_day_of_the_move() -> None:
    board = Board()
    board.sketch("Eve")
    eve = next(iter(board.state.characters))
    board.do(Afflict(character=eve, name="Fever", attribute=Attribute.BODY, strength=-1, period=600))
    data = write_character(SYSTEMS["nyx"], board.state.characters[eve], 500)
    read = read_character(data, SYSTEMS["nyx"])
    later = board.state.campaign.but(clock=2000)
    action = ImportCharacter(name="Eva", sheet=read.model_dump_json())
    played = play(SYSTEMS["nyx"], board.state.but(campaign=later), action, GM, fair())
    (affliction,) = list(played.after.characters.values())[-1].afflictions
    assert affliction.began == 1500


# ------------------------------------------------------------------------------------- who may import


def test_a_player_brings_their_own_character_and_plays_it() -> None:
    board = Board()
    sheet = read_character(characters("nyx")[0], SYSTEMS["nyx"]).model_dump_json()
    (told,) = board.do(ImportCharacter(name="Mira", sheet=sheet), ANN)
    mira = board.state.characters["1"]
    assert (mira.name, mira.seat, mira.kind) == ("Mira", "2", CharacterKind.PLAYER)
    record = board.state.campaign.record("2")
    assert record is not None
    assert record.character == "1"
    system = SYSTEMS["nyx"]
    seen = system.redact(board.state, told, PUBLIC)
    assert seen is not None
    assert "Mira" in str(seen)
    assert sheet not in seen.model_dump_json()


def test_only_the_gm_plays_characters_that_the_gm_imports() -> None:
    board = Board()
    sheet = read_character(characters("nyx")[0], SYSTEMS["nyx"]).model_dump_json()
    (told,) = board.do(ImportCharacter(name="Captain", sheet=sheet))
    assert board.state.characters["1"].kind is CharacterKind.NPC
    assert SYSTEMS["nyx"].redact(board.state, told, ANN) is None


@pytest.mark.parametrize(
    ("seat", "name", "code"),
    [
        (PUBLIC, "Eve", "no-seat"),
        (ANN, "Eve", "in-session"),
        (Seat(role=Role.PLAYER, id="2", by="3"), "Eve", "stand-in-may-not"),
        (GM, " ANN ", "name-taken"),
        (GM, " ", "name-empty"),
    ],
)
def test_an_import_is_refused_to_people_who_may_not_have_a_new_character(
    seat: Seat, name: str, code: str
) -> None:
    board = Board()
    board.sketch("Ann")
    board.do(StartSession())
    sheet = read_character(characters("nyx")[0], SYSTEMS["nyx"]).model_dump_json()
    assert board.refused(ImportCharacter(name=name, sheet=sheet), seat).code == code


def test_an_opponent_of_one_value_cannot_be_a_players() -> None:
    board = Board()
    bare = next(data for data in characters("nyx") if b'"kind":"bare"' in data)
    sheet = read_character(bare, SYSTEMS["nyx"]).model_dump_json()
    assert board.refused(ImportCharacter(name="Guard", sheet=sheet), ANN).code == "bare-stays"
    board.do(ImportCharacter(name="Guard", sheet=sheet))


def test_a_campaign_with_characters_accepts_no_imported_campaign() -> None:
    assert Board().refused(MoveIn(holder=5, place=6), PUBLIC).code == "campaign-founded"


# ---------------------------------------------------------------------------------------------- refused


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b" " * (1024 * 1024 + 1), "file-size"),
        (b"", "file-not-json"),
        (b"\xff\xfe{}", "file-not-json"),
        (b'{"nattvakt": ', "file-not-json"),
        (b"[" * 10_000, "file-deep"),
        (b'{"a":' * 10_000 + b"1" + b"}" * 10_000, "file-deep"),
        (b'"' + b'\\"' * 400_000, "file-not-json"),
        (b"[]", "file-no-character"),
        (b"{}", "file-no-character"),
        (b'{"nattvakt": "campaign"}', "file-no-character"),
        (b'{"nattvakt": "character", "format": 2}', "file-newer"),
        (b'{"a": 1, "a": 1}', "file-fault"),
        (b'{"a": NaN}', "file-fault"),
        (b'{"a": 1e999}', "file-fault"),
        (b'{"a": ' + b"9" * 5000 + b"}", "file-fault"),
        (b'{"a": "\\ud800"}', "file-fault"),
        (b'{"nattvakt": "character", "format": 1}', "file-fault"),
    ],
)
def test_a_foreign_file_is_refused_with_its_fault(data: bytes, code: str) -> None:
    assert refusal(data).code == code


def test_brackets_within_texts_are_not_nesting() -> None:
    assert parsed(encoded(["[" * (MAX_DEPTH + 1), '"[{'] * 3), 9999)


def test_a_character_of_another_game_is_refused_with_both_names() -> None:
    found = refusal(characters("noir")[0])
    assert found.code == "file-other-game"
    assert found.details == {"asked": Term("choice-system-noir"), "here": Term("choice-system-nyx")}


@pytest.mark.parametrize(
    ("path", "value", "where", "what"),
    [
        (("ratings", "body", "base"), "6", "character.ratings.body.base", "whole"),
        (("ratings", "body", "base"), 16, "character.ratings.body.base", "number"),
        (("ratings", "body", "luck"), 1, "character.ratings.body.luck", "extra"),
        (("ratings", "soul"), {"base": 5}, "character.ratings.soul", "word"),
        (("name",), " Mira", "character.name", "text"),
        (("kind",), "hero", "character.kind", "word"),
        (("finished",), 1, "character.finished", "flag"),
        (("aspects",), {}, "character.aspects", "list"),
        (("aspects", 3), 5, "character.aspects.3", "object"),
        (("aspects", 3, "value"), 4, "character.aspects.3.value", "number"),
        (("aspects", 3, "id"), 1, "character.aspects.3", "twice"),
        (("aspects", 3, "slow"), True, "character.aspects.3.slow", "value"),
        (("demands",), [{"aspect": 77}], "character.demands.0.aspect", "unknown"),
        (("seat",), "2", "character.seat", "extra"),
    ],
)
def test_a_fault_is_reported_with_its_location(path: Any, value: Any, where: str, what: str) -> None:
    document = from_json(next(data for data in characters("nyx") if b'"Iron"' in data))
    at(document["character"], path[:-1])[path[-1]] = value
    assert fault(document) == (where, FAULTS[what])


def test_an_opponent_that_is_one_value_is_finished() -> None:
    document = from_json(next(data for data in characters("nyx") if b'"bare"' in data))
    del document["character"]["finished"]
    assert fault(document) == ("character.finished", FAULTS["value"])


def test_a_missing_field_is_reported_with_its_location() -> None:
    document = from_json(characters("noir")[0])
    del document["character"]["name"]
    assert fault(document, "noir") == ("character.name", FAULTS["missing"])


@pytest.mark.parametrize(
    ("path", "value", "where", "what"),
    [
        (("campaign", "name"), "", "campaign.name", "text"),
        (("campaign", "language"), "de", "campaign.language", "word"),
        (("campaign", "scene"), 0, "campaign.scene", "number"),
        (("campaign", "chair"), "2", "campaign.chair", "unknown"),
        (("campaign", "seats", 1, "id"), "9", "campaign.seats.1.id", "number"),
        (("campaign", "seats", 1, "role"), "public", "campaign.seats.1.role", "word"),
        (("campaign", "seats", 1, "character"), "77", "campaign.seats.1.character", "unknown"),
        (("campaign", "seats", 1, "holder"), 5, "campaign.seats.1.holder", "extra"),
        (("campaign", "settings"), {"length": "400"}, "campaign.settings.length", "word"),
        (("campaign", "settings"), {"colour": "red"}, "campaign.settings.colour", "extra"),
        (("campaign", "places"), [5], "campaign.places", "extra"),
        (("characters", 0, "id"), "x", "characters.0.id", "number"),
        (("characters", 1, "id"), "1", "characters.1.id", "twice"),
        (("characters", 0, "seat"), "9", "characters.0.seat", "unknown"),
        (("events", 1, "seat"), "9", "events.1.seat", "unknown"),
        (("events", 1, "event", "kind"), "seat-stolen", "events.1.event.kind", "word"),
        (("events", 1, "event", "holder"), 5, "events.1.event.holder", "extra"),
        (("events", 1, "event", "contest"), "999", "events.1.event.contest", "unknown"),
        (("documents", "nyx-event"), 0, "documents.nyx-event", "number"),
        (("system",), "chess", "system", "word"),
    ],
)
def test_a_fault_in_a_campaign_is_reported_with_its_location(
    path: Any, value: Any, where: str, what: str
) -> None:
    document = from_json(campaigns("nyx")[2])
    at(document, path[:-1])[path[-1]] = value
    assert fault(document, campaign=True) == (where, FAULTS[what])


def test_an_event_about_an_unknown_person_is_refused() -> None:
    document = from_json(campaigns("nyx")[1])
    place = next(n for n, one in enumerate(document["events"]) if one["event"]["kind"] == "character-created")
    document["events"][place]["event"]["character"] = "77"
    assert fault(document, campaign=True) == ("events", FAULTS["untold"])


def test_a_running_contest_cannot_be_imported() -> None:
    board = duel()
    data = write_campaign(SYSTEMS["nyx"], board.state, (), GM, Beside())
    document = from_json(data)
    assert fault(document, campaign=True) == ("contests.0", FAULTS["open"])


def test_an_older_sheet_is_migrated() -> None:
    document = from_json(characters("nyx")[0])
    document["documents"]["nyx-character"] = 1
    read_character(encoded(document), SYSTEMS["nyx"])


def test_a_sheet_in_the_log_is_migrated_like_any_other() -> None:
    known = Codecs(SYSTEMS)["nyx"]
    sheet = read_character(characters("nyx")[0], SYSTEMS["nyx"]).model_dump_json()
    event = CharacterImported(character="1", name="Eve", seat="2", sheet=sheet)
    columns = known.event(event)
    today = current(STEPS, "nyx-character")
    assert f'"sheet":"{today}:{{' in str(columns["doc"])
    older = str(columns["doc"]).replace(f'"sheet":"{today}:', '"sheet":"1:')
    assert known.read_event(str(columns["kind"]), int(columns["format"]), older) == event


def test_an_old_document_that_makes_no_sense_is_refused_with_its_location() -> None:
    document = from_json(next(data for data in campaigns("nyx") if b"round-rolled" in data))
    place = next(n for n, one in enumerate(document["events"]) if one["event"]["kind"] == "round-rolled")
    document["documents"]["nyx-event"] = 1
    document["events"][place]["event"]["sides"] = [5]
    assert fault(document, campaign=True) == (f"events.{place}.event", FAULTS["old"])


# ------------------------------------------------------------------------------------------ random damage

SHEETS, CAMPAIGNS = settings(max_examples=30), settings(max_examples=15)


def shown(system: System, state: AnyState, character: Any) -> Panel:
    """Return the panel of a sheet, or its form if it is unfinished."""
    match system.name:
        case "nyx":
            return nyx_sheet(character) if character.finished else nyx_form(character)
        case "noir":
            return noir_sheet.sheet(character) if character.finished else noir_sheet.form(character)
        case _:
            filled = character.ready or not character.is_main
            return (zapas_sheet.sheet if filled else zapas_sheet.form)(state, character)


def require_playable(system: System, state: AnyState) -> None:
    """Check that every sheet can be shown, and that actions offered to any seat are accepted."""
    for character in state.characters.values():
        is_sayable(shown(system, state, character))
    seats = (PUBLIC, *(Seat(role=one.role, id=one.id) for one in state.campaign.seats))
    for seat in seats:
        seen = system.view(state, seat)
        offered: tuple[Action, ...] = (
            *system.legal_actions(seen, seat),
            *campaign_legal_actions(system, state, seat),
        )
        for choice in offered[:40]:
            play(system, state, choice, seat, fair())


@EVERY_SYSTEM
@SHEETS
@given(data=st.data())
def test_a_corrupted_character_is_refused_with_its_location_or_can_be_played(
    name: str, data: st.DataObject
) -> None:
    system = SYSTEMS[name]
    document = data.draw(spoiled(characters, name))
    try:
        found = read_character(encoded(document), system)
    except Refused as refused:
        require_told(refused)
        return
    require_playable(system, brought_to_a_table(system, found.name, found.model_dump_json()))


def brought_to_a_table(system: System, name: str, sheet: str) -> AnyState:
    """Return a campaign into which the GM, and if allowed also a player, has imported a character."""
    state = new(system, Campaign(id=1, home=2, name="", system=system.name, language="en"))
    for action, seat in (
        (FoundCampaign(holder=5, name="Tests", language="en", place=3), PUBLIC),
        (TakeSeat(holder=6), PUBLIC),
        (ImportCharacter(name=name, sheet=sheet), GM),
    ):
        state = play(system, state, action, seat, fair()).after
    try:
        return play(system, state, ImportCharacter(name="Other", sheet=sheet), PLAYER, fair()).after
    except Refused:
        return state


@EVERY_SYSTEM
@CAMPAIGNS
@given(data=st.data())
def test_a_corrupted_campaign_is_refused_with_its_location_or_can_be_played(
    name: str, data: st.DataObject
) -> None:
    document = data.draw(spoiled(campaigns, name))
    try:
        brought = read_campaign(encoded(document))
    except Refused as refused:
        require_told(refused)
        return
    moved = play(SYSTEMS[name], brought.state, MoveIn(holder=5, place=6), PUBLIC, fair()).after
    require_playable(SYSTEMS[name], moved)


def require_told(refused: Refused) -> None:
    """Check that a refusal names a location, unless the file as a whole is wrong."""
    if refused.code == "file-fault":
        assert refused.details["path"]
        assert refused.details["fault"] in FAULTS.values()
    else:
        assert refused.code in {"file-no-character", "file-no-campaign", "file-newer", "file-other-game"}


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
        max_leaves=20,
    )
)
def test_any_json_at_all_is_refused(value: Any) -> None:
    for data in (encoded(value), encoded({"nattvakt": "campaign", "format": 1, "campaign": value})):
        assert refusal(data).code.startswith("file-")
        assert refusal(data, campaign=True).code.startswith("file-")


@given(st.binary(max_size=300))
def test_any_bytes_at_all_are_refused(data: bytes) -> None:
    assert refusal(data).code.startswith("file-")
