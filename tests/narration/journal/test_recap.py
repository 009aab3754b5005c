"""“Last time”: what a recap says, in which order, and what it never says."""

import pytest

from narration.games import GAMES
from narration.journal.recap import MOST, recap
from narration.journal.speech import FileWording
from narration.parts.results import Acted, Change, Ending, Fact, Result, Results, Told
from narration.text.languages import LANGUAGES, Language
from narration.text.line import Line, line
from narration.text.texts import bundled_texts
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Tactic
from rules.nyx.state.contests import Conflict
from rules.registry import SYSTEMS
from tests.narration.journal.evenings import noir_evening, nyx_evening
from tests.narration.zapas.evening import evening as zapas_evening
from tests.rules.nyx.board import ANN
from tests.rules.nyx.board import Board as NyxBoard

PEOPLE = frozenset({"Mira", "Tove"})


def made(*results: Result, loose: tuple[Line, ...] = (), language: Language = "en") -> str:
    return recap(Results.of(results), PEOPLE, loose, FileWording(bundled_texts(), language).plain)


def of(board: object, language: Language = "en") -> str:
    """Return the recap of everything that was played on a board."""
    state, log = board.state, board.log  # type: ignore[attr-defined]
    system, teller = SYSTEMS[state.campaign.system], GAMES[state.campaign.system].teller
    public = system.view(state, PUBLIC)
    results = Results.of(teller.results(system.known(state, log, PUBLIC), dict(public.contests)))
    people = {one.name for one in public.characters.values() if one.seat}
    loose = tuple(teller.loose_ends(public))
    return recap(results, people, loose, FileWording(bundled_texts(), language).plain)


def test_a_conflict_what_became_true_and_who_was_there_are_told_in_this_order() -> None:
    assert of(nyx_evening()) == (
        "Taking part: Mira, Tove. “Struggle by the river” went to Guard: “hold her”. "
        "Since then: “The guards know her face”."
    )


def test_a_fight_that_somebody_did_not_survive_says_who() -> None:
    assert of(noir_evening()) == "Taking part: Alma, Bo. “Fight” was fought out; gone from it: Thug A."


def test_duels_come_before_rolls_and_conditions_are_open() -> None:
    assert of(zapas_evening()) == (
        "Taking part: Ada, Bo, Cyrus, Dora. “Ada – Bo” went to Ada: “The map is true”; “Cyrus – Dora” "
        "went to Cyrus: "
        "“The map is mine”; “Climb the wall” came to nothing. Since then: “a boat”, “The map is true”. "
        "Still open: Ada: “injured”; Dora: “hunted”."
    )


def test_nothing_to_tell_gives_no_recap() -> None:
    assert made() == ""
    assert made(Acted("Guard"), Change("Guard", line("quoted", text="x"))) == ""


def test_the_longest_account_of_a_player_that_is_short_enough_is_quoted_with_the_name() -> None:
    told = made(Told("Mira", "Short."), Told("Tove", "She let him have the coat."), Told("Tove", "x" * 161))
    assert told == "Tove told it: “She let him have the coat”."
    assert made(Told("Guard", "The GM told this, and no player did.")) == ""


def test_at_most_three_endings_are_told_the_gravest_first() -> None:
    ends = [Ending(grave, line("recap-running", title=str(grave))) for grave in (1, 4, 2, 3)]
    assert made(*ends) == "“4”; “3”; “2”."


def test_the_newest_two_facts_are_quoted() -> None:
    assert made(Fact("One."), Fact("Two."), Fact("Three.")) == "Since then: “Two”, “Three”."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recap_of_the_longest_texts_fits_and_keeps_to_one_line(language: Language) -> None:
    long = "Ж" * 60
    told = made(
        *(Acted(name) for name in PEOPLE),
        *(Ending(1, line("recap-won-goal", title=long, name=long, goal="w" * 400)) for _ in range(3)),
        *(Fact(f"{number}" * 400) for number in range(3)),
        Told("Mira", "y" * 160),
        loose=tuple(line("recap-running", title=long) for _ in range(9)),
        language=language,
    )
    assert len(told) <= MOST
    assert "\n" not in told


def test_what_people_typed_is_text_and_no_markup() -> None:
    assert made(Fact("*bold* <@1> `x`")) == "Since then: “*bold* <@1> `x`”."


@pytest.mark.rule("NYX-33")
def test_two_evenings_that_differ_in_a_hidden_pick_have_the_same_recap() -> None:
    found = set()
    for tactic in Tactic:
        board = NyxBoard()
        board.player("Mira", ANN)
        board.npc("Captain")
        board.open("Mira", "Captain", title="Struggle")
        board.declare_both()
        board.pick(1, tactic)
        assert isinstance(board.conflict, Conflict)
        found.add(of(board))
    assert found == {"Still open: “Struggle”, neither is ahead."}
