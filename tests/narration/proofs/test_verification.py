"""Seals on panels, in small print and in the answers of /verify, narrow enough for a phone."""

from datetime import UTC, datetime
from typing import Any

import pytest

from narration.noir.game import NOIR
from narration.nyx.base.seals import chosen
from narration.nyx.conflict.panel import conflict_panel
from narration.nyx.conflict.prompts import picker
from narration.nyx.game import NYX
from narration.parts.public_proofs import ShownDeck, ShownRoll, ShownSeal
from narration.parts.seals import current_seal, rows
from narration.proofs.verification import (
    ChoiceWords,
    Verdict,
    seal_line,
    sealed_panel,
    verdict_panel,
)
from narration.text.columns import BLOCK, grid_text
from narration.text.line import Panel, line
from rules.campaign.actions import ChangeSetting
from rules.chance.deck import Throw
from rules.chance.seal import Choice, sealed, without_opening
from rules.contract.proof_checks import Flaw, FoundFlaw
from rules.core.seat import PUBLIC, Seat
from rules.nyx.base.enums import BonusKind, Tactic
from rules.nyx.state.contests import Conflict
from rules.nyx.view import view
from tests.narration.printing import field, is_sayable, said, text
from tests.rules.nyx.board import ANN, BEN, GM, Board, duel

WHEN = datetime(2026, 3, 1, 20, 15, tzinfo=UTC)
HASH = "9f31c2d04b1e77aa0123456789abcdef" * 2


def seal(
    side: int, pick: str = "waiting", *, about: str = "tactic", shown: bool = False, gone: bool = False
) -> ShownSeal:
    """Return a seal of this side's choice in round 1 of contest 3, the first that a board opens."""
    choice = Choice("3", 1, str(side), about, pick)
    made = sealed(1, choice, bytes([side] * 16))
    return ShownSeal(made if shown else without_opening(made), side, WHEN, gone)


def telling(board: Board) -> ChoiceWords:
    return ChoiceWords(NYX, {"3": view(board.state, PUBLIC).contests["3"]})


def picked() -> Board:
    """Return a board on which Ada has picked a tactic against Bo."""
    board = duel()
    board.declare_both()
    board.pick(1, Tactic.OFFENSIVE)
    return board


def panel(board: Board, seat: Seat, *seals: ShownSeal) -> Panel:
    state = view(board.state, seat)
    return conflict_panel(state, state.contests[board.conflict.id], seals)


# ------------------------------------------------------------------------------------------- panels


def test_a_hash_is_in_rows_that_fit_a_phone_and_can_be_read_aloud() -> None:
    assert rows(HASH[:32]) == ("9f31 c2d0 4b1e 77aa", "0123 4567 89ab cdef")
    assert "".join(rows(HASH)).replace(" ", "") == HASH
    shown = sealed_panel(line("nyx-headline-sealed", turn=1, tactic=line("nyx-tactic-waiting")), HASH)
    is_sayable(shown)
    drawn = grid_text([[said(cell) for cell in row] for row in shown.grid])
    assert drawn == rows(HASH)
    assert max(map(len, drawn)) <= BLOCK


@pytest.mark.rule("NYX-33")
def test_a_side_that_has_picked_shows_its_seal_to_everybody_and_its_pick_only_to_those_who_may_know() -> None:
    board, made = picked(), seal(1)
    digits = [f"`{row}`" for row in rows(made.seal.hash[:32])]
    for seat in (BEN, GM, PUBLIC):
        assert field(panel(board, seat, made), "Ada")[-3:] == ["🔒 sealed", *digits]
    assert field(panel(board, ANN, made), "Ada")[-3:] == ["🔒 sealed: Offensive", *digits]
    assert field(panel(board, PUBLIC, made), "Bo")[-1] == "⏳ choosing"
    assert field(panel(board, PUBLIC), "Ada")[-1] == "🔒 sealed"
    is_sayable(panel(board, ANN, made))


def test_after_an_undone_choice_the_panel_shows_the_seal_of_the_next() -> None:
    first, second = seal(1, "waiting", gone=True), seal(1, "offensive")
    for seals in ((first, second), (second, first)):
        assert current_seal(seals, "tactic", "1") == second.seal
    assert current_seal((first,), "tactic", "1") is None
    assert current_seal((second,), "tactic", "2") is None
    assert current_seal((second,), "bonus", "1") is None


@pytest.mark.rule("NYX-37")
def test_a_winner_who_has_chosen_shows_a_seal_until_the_other_has_chosen_too() -> None:
    board = duel()
    board.round((1, 1), [4, 3])
    board.choose(1, BonusKind.STORY, "A rope.")
    made = seal(1, "story A rope.", about="bonus")
    digits = [f"`{row}`" for row in rows(made.seal.hash[:32])]
    assert field(panel(board, BEN, seal(1), made), "Ada")[-3:] == ["🔒 sealed", *digits]
    assert field(panel(board, ANN, seal(1), made), "Ada")[-3:] == [
        "🔒 sealed: Narrative advantage: A rope.",
        *digits,
    ]


@pytest.mark.rule("NYX-33")
def test_the_picker_warns_where_a_gm_will_see_the_pick() -> None:
    board = duel()
    board.do(ChangeSetting(key="gm-sees-picks", value="after-own"))
    board.declare_both()
    state = view(board.state, BEN)
    shown = picker(state, state.contests[board.conflict.id], 2)
    is_sayable(shown)
    assert "nobody sees yours but the GM, as this table has chosen." in text(shown)
    state = view(picked().state, BEN)
    assert "nobody sees yours, not even the GM." in text(picker(state, state.contests[board.conflict.id], 2))


# ------------------------------------------------------------------------------------------- stories


def test_an_unknown_word_is_shown_unchanged() -> None:
    choice = Choice("3", 1, "7", "tactic", "cheating all the time")
    conflict: Conflict = duel().conflict
    assert said(chosen(choice)) == "cheating all the time"
    assert said(NYX.chooser(conflict, choice)) == "7"
    assert said(NOIR.chooser(None, choice)) == "7"
    assert said(NOIR.chosen(choice)) == "cheating all the time"


# ------------------------------------------------------------------------------------------- /verify


def deck(number: int, rolls: int, *, seed: str = "") -> ShownDeck:
    shown = (ShownRoll(n, n, n, n, WHEN, "1", "", 0, (Throw(10, (4,)),)) for n in range(1, rolls + 1))
    return ShownDeck(number, HASH, (), seed, tuple(shown), rolls)


def verdict(**found: Any) -> Verdict:
    empty: dict[str, Any] = {"seals": (), "decks": (), "broken": (), "differing": (), "flaws": ()}
    return Verdict(**{**empty, **found})


def answer(found: Verdict) -> Panel:
    shown = verdict_panel(found, telling(duel()))
    is_sayable(shown)
    return shown


def test_a_clean_campaign_is_reported_by_its_numbers() -> None:
    seals = (seal(1, gone=True), seal(1, shown=True), seal(2, shown=True), seal(1))
    shown = text(answer(verdict(seals=seals, decks=(deck(1, 3, seed="00"), deck(2, 1)))))
    assert shown.startswith("✅ I checked everything that is open, and nothing is wrong.")
    assert "Seals: 2 checked · 1 still closed · 1 undone" in shown
    assert "Decks checked: 1, with 3 rolls" in shown
    assert "Decks still closed: 1, with 1 roll" in shown
    assert "🔒 Undone: Ada, Trial, round 1 · `" in shown
    assert "bot.py verify" in shown
    assert "A closed choice opens when its round is revealed, a hidden roll when the GM shows it;" in shown


def test_without_any_open_proof_the_answer_says_so() -> None:
    assert text(answer(verdict())) == (
        "Nothing is open yet, so there’s nothing to check.\nWhat can be checked"
    )
    assert text(answer(verdict(seals=(seal(1),)))).startswith(
        "Nothing is open yet, so there’s nothing to check"
    )


def test_every_flaw_is_named() -> None:
    found = verdict(
        seals=(seal(1, shown=True), seal(2, shown=True)),
        decks=(deck(1, 9, seed="00"),),
        broken=(seal(1, shown=True),),
        differing=(seal(2, shown=True),),
        flaws=tuple((1, FoundFlaw(7, flaw)) for flaw in Flaw),
    )
    shown = answer(found)
    printed = text(shown)
    assert printed.startswith("⚠ Everything that is open was checked, and 10 things are wrong.")
    assert "⚠ Trial, round 1, Ada: the seal does not hold." in printed
    assert "⚠ Trial, round 1, Bo: the game showed a different choice than the sealed one." in printed
    for told in (
        "the seed is not the one",
        "at roll 7",
        "it doesn’t start where the last one ended, so dice were skipped or used twice",
        "the seed gives different faces",
        "the game showed faces that were not rolled",
    ):
        assert told in printed
    assert "…" not in printed
    assert shown.tone == "behind"


def test_missing_parts_are_named() -> None:
    printed = text(answer(verdict(unsealed=(seal(2),), missing=(3,))))
    assert "2 things are wrong" in printed
    assert "⚠ Trial, round 1, Bo: the game showed a choice whose seal is missing." in printed
    assert "⚠ Deck 3 is missing." in printed


def test_of_many_flaws_the_first_are_named_and_the_rest_counted() -> None:
    flaws = tuple((1, FoundFlaw(roll, Flaw.FACES)) for roll in range(1, 100))
    printed = text(answer(verdict(decks=(deck(1, 99, seed="00"),), flaws=flaws)))
    assert "and 91 more" in printed
    gone = tuple(seal(1, gone=True) for _ in range(30))
    assert "and 22 more" in text(answer(verdict(seals=gone)))


def test_every_kind_of_seal_has_its_name() -> None:
    told = telling(duel())
    assert [
        said(seal_line(one, told, holds=holds))
        for one, holds in (
            (seal(1, shown=True), True),
            (seal(1, shown=True), False),
            (seal(1), False),
            (seal(1, gone=True), False),
        )
    ] == [
        "✅ The seal holds. Ada: Waiting",
        "⚠ The seal does not hold: this text has a different hash. Ada: Waiting",
        "🔒 Ada: still closed.",
        "🔒 Ada: undone, so it stays closed.",
    ]
