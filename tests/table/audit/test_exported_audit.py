"""A journal as JSON is audited from the file alone: an honest one passes, and every change is found."""

import json
import pickle
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from narration.journal.chronicle import Edition, Selection
from narration.proofs.audit_flaws import AuditFlaw, DeckFlaw, SealFlaw
from narration.proofs.audit_report import AuditReport, ContestReport, DeckReport, report_lines
from narration.text.languages import LANGUAGES, Language
from narration.text.texts import bundled_texts
from rules.chance.deck import Deck
from rules.chance.seal import Choice, hash_of
from rules.contract.proof_checks import Flaw
from rules.core.refusal import Refused
from table.audit.exported_audit import check
from table.audit.exported_journal import read_exported
from tests.chance import told_chance
from tests.rules.contract.test_thrown_faces import EVENINGS
from tests.table.audit.exported_evenings import CAMPAIGN, document, journal

Document = dict[str, Any]
EDITIONS: tuple[Edition, ...] = ("gm", "players")
EVERY_GAME = pytest.mark.parametrize("name", EVENINGS)
#: How many values of each game's journal are changed, one at a time.
SAMPLE = 9


def copied(whole: Document) -> Document:
    """Return a copy of a document that can be changed; this is ten times as fast as `deepcopy`."""
    copy: Document = pickle.loads(pickle.dumps(whole))  # noqa: S301  # our own data
    return copy


def checked(changed: Document) -> AuditReport:
    return check(read_exported(json.dumps(changed).encode()))


def flaws(changed: Document) -> set[tuple[int, int, str]]:
    """Return the flaws of decks, each as the deck's number, the roll's number, and the kind of flaw."""
    return {(deck.number, roll, wrong) for deck in checked(changed).decks for roll, wrong in deck.flaws}


def seal_flaws(changed: Document) -> list[SealFlaw]:
    return [flaw for contest in checked(changed).contests for flaw in contest.flaws]


def found_out(changed: Document) -> bool:
    """Return whether a change is noticed, either as a flaw or because the file is refused."""
    try:
        return not checked(changed).holds
    except Refused:
        return True


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path to each value that is not a list or an object."""
    if isinstance(value, dict | list):
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in pairs:
            yield from leaves(inner, (*path, key))
    else:
        yield path


def change(whole: Document, path: tuple[Any, ...]) -> Document:
    """Return the document with another value at a path."""
    changed = copied(whole)
    here: Any = changed
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = _other(here[path[-1]])
    return changed


def _other(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + 1 if value != 10 else 9
        case str() if len(value) >= 32:
            return value[:-1] + ("1" if value.endswith("0") else "0")
        case str() if value.isdigit():
            return str(int(value) + 1)
        case _:
            return f"{value}x"


def dice_of(whole: Document) -> list[tuple[Any, ...]]:
    """Return the path to each face in events that was rolled from an open deck."""
    closed = whole["decks"][-1]["rolls"][0]["seq"]
    found: list[tuple[Any, ...]] = []
    for number, one in enumerate(whole["events"]):
        if one["seq"] < closed:
            found += leaves(one["event"], ("events", number, "event"))
    return [path for path in found if {"dice", "offered", "ties"} & set(path[3:-1]) or path[-1] == "face"]


# ---------------------------------------------------------------------------------- honest journals


@EVERY_GAME
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_evening_with_three_decks_is_valid(name: str, edition: Edition) -> None:
    found = check(read_exported(journal(name, edition).encode()))
    assert [(deck.number, deck.is_open, deck.flaws) for deck in found.decks] == [
        (1, True, ()),
        (2, True, ()),
        (3, False, ()),
    ]
    assert all(deck.told == deck.rolls > 0 for deck in found.decks)
    assert (found.missing, found.early, found.loose) == ((), 0, 0)
    assert found.holds
    assert found.is_closed
    assert [contest.title for contest in found.contests] == (["Trial"] * 2 if name == "nyx" else [])


def test_fields_added_by_a_newer_program_are_ignored() -> None:
    changed = document("nyx")
    changed["more"] = changed["decks"][0]["more"] = changed["seals"][0]["more"] = ["x"]
    assert checked(changed).holds


@EVERY_GAME
def test_a_part_of_a_journal_is_valid_with_the_decks_that_it_uses(name: str) -> None:
    changed = document(name)
    second = changed["decks"][1]["rolls"]
    first, last = second[0]["seq"], changed["decks"][2]["rolls"][0]["seq"] - 1
    changed["events"] = [one for one in changed["events"] if first <= one["seq"] <= last]
    changed["decks"] = [changed["decks"][1]]
    changed["part"] = {"session": 2, "scene": None}
    turns = {(one["contest"], one["turn"]) for one in changed["events"]}
    changed["seals"] = [one for one in changed.get("seals", ()) if (one["contest"], one["turn"]) in turns]
    found = checked(changed)
    assert found.holds
    assert found.decks[0].told == len(second)


# --------------------------------------------------------------------------------- changed journals


@EVERY_GAME
def test_a_changed_face_in_any_event_is_found(name: str) -> None:
    whole, chance = document(name), told_chance()
    places = dice_of(whole)
    for path in chance.sample(places, min(SAMPLE, len(places))):
        assert found_out(change(whole, path)), path


@EVERY_GAME
def test_every_change_of_an_open_deck_or_seal_is_found(name: str) -> None:
    whole, chance = document(name), told_chance()
    open_ = {"decks": whole["decks"][:2], "seals": whole.get("seals", [])}
    places = [path for path in leaves(open_) if not _is_no_matter(path)]
    for path in chance.sample(places, min(SAMPLE, len(places))):
        assert found_out(change(whole, path)), path


def _is_no_matter(path: tuple[Any, ...]) -> bool:
    """Return whether to skip a value because a change may be harmless: in words, or the event of a roll.

    A word's author changes no dice, and the event does no harm as long as the dice of its save are found.
    """
    return path[-1] == "seq" or path[2:3] == ("words",)


@EVERY_GAME
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_omitted_deck_or_roll_is_found(name: str, edition: Edition) -> None:
    whole = document(name, edition)
    for number in range(3):
        changed = copied(whole)
        del changed["decks"][number]
        assert found_out(changed)
        for place in (0, -1):
            for counts in (0, 1):
                changed = copied(whole)
                del changed["decks"][number]["rolls"][place]
                changed["decks"][number]["fallen"] -= counts
                assert found_out(changed), (number, place, counts)


def test_without_its_decks_a_journal_is_invalid() -> None:
    empty: tuple[Document, ...] = ({"decks": []}, {"decks": None})
    for decks in empty:
        changed = document("zapas") | decks
        found = checked(changed)
        assert (found.holds, found.loose > 0) == (False, True)
    assert checked({**document("zapas"), "decks": [], "events": []}).is_empty


def test_an_omitted_seal_is_found() -> None:
    for number in range(len(document("nyx")["seals"])):
        changed = document("nyx")
        del changed["seals"][number]
        assert [flaw.wrong for flaw in seal_flaws(changed)] == [AuditFlaw.UNSEALED]
    changed = document("nyx")
    del changed["seals"]
    assert {flaw.wrong for flaw in seal_flaws(changed)} == {AuditFlaw.UNSEALED}


Tampering = Callable[[Document], None]


def other_seed(of: Document) -> None:
    of["decks"][0]["seed"] = "ab" * 32


def other_seed_and_promise(of: Document) -> None:
    other_seed(of)
    of["decks"][0]["promise"] = Deck(CAMPAIGN, 1, bytes.fromhex("ab" * 32)).promise


def other_word(of: Document) -> None:
    of["decks"][0]["words"][0]["word"] = "crow"


def no_words(of: Document) -> None:
    of["decks"][0]["words"] = []


def words_in_another_order(of: Document) -> None:
    of["decks"][0]["words"].reverse()


def seed_withheld(of: Document) -> None:
    del of["decks"][0]["seed"]


def seed_and_faces_withheld(of: Document) -> None:
    del of["decks"][1]["seed"]
    for roll in of["decks"][1]["rolls"]:
        roll["throws"] = [[sides, len(faces)] for sides, faces in roll["throws"]]


def faces_withheld(of: Document) -> None:
    roll = of["decks"][0]["rolls"][0]
    roll["throws"] = [[sides, len(faces)] for sides, faces in roll["throws"]]


def rolls_exchanged(of: Document) -> None:
    rolls = of["decks"][0]["rolls"]
    rolls[0], rolls[1] = rolls[1], rolls[0]


def roll_of_another_seat(of: Document) -> None:
    of["decks"][0]["rolls"][0]["seat"] = "7"


def more_have_fallen(of: Document) -> None:
    of["decks"][2]["fallen"] += 1


def closed_roll_left_out(of: Document) -> None:
    del of["decks"][2]["rolls"][1]


def closed_bytes_overlap(of: Document) -> None:
    of["decks"][2]["rolls"][1]["start"] = 0


def closed_begins_later(of: Document) -> None:
    of["decks"][2]["rolls"][0]["start"] = 3


def fewer_closed_dice(of: Document) -> None:
    of["decks"][2]["rolls"][0]["throws"] = []


TAMPERED: tuple[tuple[Tampering, set[tuple[int, int, str]]], ...] = (
    (other_seed, {(1, 0, Flaw.PROMISE), (1, 1, Flaw.FACES)}),
    (other_seed_and_promise, {(1, 1, Flaw.FACES)}),
    (other_word, {(1, 1, Flaw.FACES)}),
    (no_words, {(1, 1, Flaw.FACES)}),
    (words_in_another_order, {(1, 1, Flaw.FACES)}),
    (seed_withheld, {(1, 0, AuditFlaw.WITHHELD)}),
    (seed_and_faces_withheld, {(2, 0, AuditFlaw.WITHHELD)}),
    (faces_withheld, {(1, 1, Flaw.FACES)}),
    (rolls_exchanged, {(1, 2, Flaw.NUMBER), (1, 1, Flaw.NUMBER)}),
    (roll_of_another_seat, {(1, 1, AuditFlaw.SEAT)}),
    (more_have_fallen, {(3, document("noir")["decks"][2]["fallen"] + 1, Flaw.NUMBER)}),
    (closed_roll_left_out, {(3, 3, Flaw.NUMBER)}),
    (closed_bytes_overlap, {(3, 2, Flaw.START)}),
    (closed_begins_later, {(3, 1, Flaw.START)}),
    (fewer_closed_dice, {(3, 1, Flaw.SHOWN)}),
)


@pytest.mark.parametrize(("tamper", "said"), TAMPERED, ids=[one.__name__ for one, _ in TAMPERED])
def test_tampering_with_a_deck_is_named(tamper: Tampering, said: set[tuple[int, int, str]]) -> None:
    changed = document("noir")
    tamper(changed)
    assert said <= flaws(changed)


def test_a_word_cannot_pass_for_two() -> None:
    changed = document("nyx")
    changed["decks"][0]["words"] = [{"seat": "2", "word": "raven\nmoon"}]
    with pytest.raises(Refused) as caught:
        checked(changed)
    assert caught.value.details["path"] == "decks.0.words.0.word"


def test_the_gms_edition_covers_every_roll_and_the_players_edition_need_not() -> None:
    for edition in EDITIONS:
        holds = edition == "players"
        changed = document("zapas", edition)
        begins = changed["decks"][0]["rolls"][0]["seq"]
        changed["events"] = [
            one
            for one in changed["events"]
            if one["kind"] not in {"thrown", "duel-thrown", "recovery-started"} or one["seq"] > begins + 9
        ]
        assert checked(changed).holds is holds
        assert holds or {wrong for *_, wrong in flaws(changed)} == {Flaw.UNTOLD}


def test_missing_decks_are_named_by_their_numbers() -> None:
    changed = document("noir")
    del changed["decks"][1]
    assert checked(changed).missing == ((2, 2),)
    del changed["decks"][0]
    assert checked(changed).missing == ((1, 2),)
    changed["part"]["session"] = 2
    assert checked(changed).missing == ((2, 2),)


# -------------------------------------------------------------------------------------------- seals


def sealed_again(seal: Document, pick: str) -> None:
    """Replace a seal with a valid one for another pick, as anybody who can write the file could."""
    choice = Choice(seal["contest"], seal["turn"], seal["seat"], seal["about"], pick, seal.get("seen", ""))
    seal |= {"pick": pick, "hash": hash_of(CAMPAIGN, choice, seal["nonce"])}


def test_tampering_with_a_seal_is_named() -> None:
    pick = document("nyx")["seals"][0]["pick"]
    other = "waiting" if pick != "waiting" else "offensive"
    for changes, wrong in (
        ({"pick": other}, {AuditFlaw.SEAL, AuditFlaw.CHOICE}),
        ({"nonce": "0" * 32}, {AuditFlaw.SEAL}),
        ({"hash": "0" * 64}, {AuditFlaw.SEAL}),
        ({"pick": "", "nonce": ""}, {AuditFlaw.CLOSED}),
        ({"gone": True}, {AuditFlaw.UNSEALED}),
        ({"turn": 9}, {AuditFlaw.SEAL, AuditFlaw.UNSEALED, AuditFlaw.CHOICE}),
    ):
        changed = document("nyx")
        changed["seals"][0] |= changes
        assert {flaw.wrong for flaw in seal_flaws(changed)} == wrong
    changed = document("nyx")
    sealed_again(changed["seals"][0], other)
    assert [flaw.wrong for flaw in seal_flaws(changed)] == [AuditFlaw.CHOICE]


def test_the_game_must_show_what_was_sealed() -> None:
    changed = document("nyx")
    rolled = next(one for one in changed["events"] if one["kind"] == "round-rolled")
    side = next(one for one in rolled["event"]["sides"] if one["tactic"] is not None)
    side["tactic"] = (side["tactic"] + 1) % 3
    wrong = [SealFlaw(rolled["turn"], str(side["side"]), AuditFlaw.CHOICE)]
    assert seal_flaws(changed) == wrong
    side["tactic"] = None
    assert seal_flaws(changed) == wrong
    changed["part"]["session"] = 1
    assert seal_flaws(changed) == []


def test_nothing_was_promised_before_decks_existed() -> None:
    changed = document("nyx")
    first, second, third = changed["decks"]
    begins = second["rolls"][0]["seq"]
    changed["decks"] = [third | {"number": 1}]
    changed["seals"] = [one for one in changed["seals"] if one["seq"] >= third["rolls"][0]["seq"]]
    found = checked(changed)
    assert (found.holds, found.early) == (True, len(first["rolls"]) + len(second["rolls"]))
    assert begins > first["rolls"][-1]["seq"]


# ------------------------------------------------------------------------------------ reading files


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "file-not-json"),
        (b"\xff\xfe", "file-not-json"),
        (b"[" * 100_000, "file-deep"),
        (b'{"nattvakt": "journal", "nattvakt": "journal"}', "file-fault"),
        (b"[]", "file-no-journal"),
        (b'{"nattvakt": "campaign"}', "file-no-journal"),
        (b'{"nattvakt": "journal", "format": 4}', "file-newer"),
        (b'{"nattvakt": "journal", "format": 1}', "file-fault"),
        (b'{"nattvakt": "journal", "name": "\\ud800"}', "file-fault"),
        (b'{"nattvakt": "journal", "format": 1e999}', "file-fault"),
        (b'{"nattvakt": "journal", "format": NaN}', "file-fault"),
        (b'{"nattvakt": "journal", "format": ' + b"9" * 5000 + b"}", "file-newer"),
        (b" " * 1001, "file-size"),
    ],
)
def test_a_file_that_is_not_a_journal_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(Refused) as caught:
        read_exported(data, most=10**6 if code == "file-deep" else 1000 if code == "file-size" else 10**4)
    assert caught.value.code == code


def test_any_value_of_another_type_is_refused_with_its_location_or_harmless() -> None:
    whole, chance = document("nyx"), told_chance()
    for path in chance.sample(list(leaves(whole)), SAMPLE // 2):
        values: tuple[Any, ...] = (None, [], {}, "x", -1, 2.5, True, 10**30)
        for value in values:
            changed = change(whole, path)
            here: Any = changed
            for step in path[:-1]:
                here = here[step]
            here[path[-1]] = value
            found_out(changed)


@pytest.mark.parametrize("moment", ["x", "-1", "2026-13-01T00:00:00+00:00", "0001-01-01"])
def test_an_event_at_no_moment_of_time_is_refused_with_its_location(moment: str) -> None:
    changed = document("nyx")
    changed["events"][3]["at"] = moment
    with pytest.raises(Refused) as caught:
        checked(changed)
    assert caught.value.details["path"] == "events.3.at"


def test_events_must_belong_to_the_game_and_be_in_order() -> None:
    for more in ({"kind": "flown"}, {"more": 1}):
        changed = document("nyx")
        changed["events"][3]["event"] |= more
        with pytest.raises(Refused) as caught:
            checked(changed)
        assert str(caught.value.details["path"]).startswith("events.3.event")
    changed = document("nyx")
    changed["events"].reverse()
    with pytest.raises(Refused):
        checked(changed)


# ------------------------------------------------------------------------------------ the text report


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_possible_finding_has_a_text(language: Language) -> None:
    deck = DeckReport(1, "ab" * 32, 3, 7, 3, is_open=True, flaws=())
    every = tuple(DeckFlaw(roll, wrong) for roll in (0, 2) for wrong in (*Flaw, *_of_decks))
    contest = ContestReport("3", "Trial", 2, 0, 1, ())
    of_choices = tuple(SealFlaw(1, "2", wrong) for wrong in AuditFlaw if wrong not in _of_decks)
    found = AuditReport(
        campaign=1,
        name="River",
        edition="players",
        wanted=Selection(1),
        decks=(deck, replace(deck, is_open=False, channel="4", message="5"), replace(deck, flaws=every)),
        contests=(
            contest,
            replace(contest, opened=0, closed=1),
            replace(contest, title="", flaws=of_choices),
        ),
        missing=((2, 2), (4, 6)),
        early=1,
        loose=2,
    )
    said = [bundled_texts().say(language, one) for one in report_lines(found)]
    assert len(said) == 1 + 2 + 3 + 2 + 3 + 2 + 4
    assert len(set(said)) == len(said)


_of_decks = (AuditFlaw.WITHHELD, AuditFlaw.SEAT)


def test_a_journal_without_promises_says_so() -> None:
    nothing = checked({**document("zapas"), "decks": [], "events": []})
    (_, said) = report_lines(nothing)
    assert said.id == "verify-nothing"


def test_each_deck_and_conflict_has_one_line() -> None:
    changed = document("nyx")
    other_seed(changed)
    changed["seals"][0]["nonce"] = "0" * 32
    said = [bundled_texts().say("en", one) for one in report_lines(checked(changed))]
    assert said[1].startswith(
        "Deck 1: DOES NOT HOLD. The seed is not the one that was promised, roll 1: the seed gives"
    )
    assert said[2].startswith("Deck 2: holds. ")
    assert said[3].startswith("Deck 3: closed. ")
    assert said[4].startswith("⚠ No message ended the cutting of these decks: 1, 2, 3. Anyone who knew")
    assert (
        said[5] == "Trial (contest 8): DOES NOT HOLD. Round 1, side 1: the seal belongs to a different choice"
    )
    assert said[6].startswith("Trial (contest 11): holds. ")
    assert said[7] == "Something does NOT hold."
    assert said[8] == ("What any program can check: the seals do NOT hold, the dice do NOT hold.")
    assert DeckFlaw(0, Flaw.PROMISE) in checked(changed).decks[0].flaws


def test_a_name_from_a_file_cannot_control_the_terminal() -> None:
    changed = document("nyx")
    changed["campaign"]["name"] = "\x1b[2J\u202eRiver"
    opened = next(one for one in changed["events"] if one["kind"] == "conflict-opened")
    opened["event"]["conflict"]["title"] = "\x1b[31mTrial\n"
    found = checked(changed)
    assert (found.name, found.contests[0].title) == ("[2JRiver", "[31mTrial")


def test_a_shown_tactic_needs_its_seal_even_if_the_event_of_the_pick_is_cut() -> None:
    """Cutting the seal, with the pick, or marking it as taken back must not free a tactic to be changed."""

    def cut(changed: Document, seal: Document) -> None:
        changed["seals"].remove(seal)
        changed["events"] = [one for one in changed["events"] if one["seq"] != seal["seq"]]

    def marked(_: Document, seal: Document) -> None:
        seal["gone"] = True
        seal.pop("pick")
        seal.pop("nonce")

    for forged in (cut, marked):
        changed = document("nyx")
        seal = next(one for one in changed["seals"] if one["about"] == "tactic" and "pick" in one)
        forged(changed, seal)
        flaws = [flaw for contest in checked(changed).contests for flaw in contest.flaws]
        assert AuditFlaw.UNSEALED in {flaw.wrong for flaw in flaws}, forged.__name__


# ------------------------------------------------------------------------------------ what came of the dice


@EVERY_GAME
def test_a_changed_result_of_a_roll_is_named_also_where_its_deck_is_closed(name: str) -> None:
    changed = document(name)
    place, one = next(
        (place, one)
        for place, one in reversed(list(enumerate(changed["events"])))
        if one["kind"] in {"rolled-alone", "round-rolled", "check-decided", "thrown", "duel-thrown"}
    )
    path = {
        "rolled-alone": ("roll", "steps"),
        "round-rolled": ("raw",),
        "check-decided": ("check", "casts", 0, "value"),
        "thrown": ("hits",),
        "duel-thrown": ("hits", 0),
    }[one["kind"]]
    here = one["event"]
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] += 100 if one["kind"] == "check-decided" else 1
    found = checked(changed)
    assert not found.holds
    assert (changed["events"][place]["contest"], changed["events"][place]["turn"]) in found.unlike
    for language in LANGUAGES:
        assert [bundled_texts().say(language, said) for said in report_lines(found)]
