"""Fate as everybody sees it: pages of payments with balances, pledges, and requests to the GM."""

import pytest

from narration.noir.fate.accounts import LEDGER, PAGE, ask_panel, fate_panel, ledger, ledger_pages
from narration.text.languages import LANGUAGES
from rules.noir.base.enums import Activation, FateUse
from rules.noir.state import actions as a
from rules.noir.state.campaign_state import Limitation
from rules.noir.state.events import FateEvent, FatePaid
from tests.narration.printing import field, is_sayable, lines, said, text
from tests.rules.noir.board import ANN, BEN, Board

#: The most characters that Discord allows in a whole embed.
TOTAL = 6000


@pytest.fixture
def board() -> Board:
    """Return a board with Alma (Ann's), Bo (Ben's) and seven points in the pot."""
    board = Board()
    board.main("Alma", ANN, fate=5, limitations=(Limitation(name="Depression", activation=Activation.FATE),))
    board.main("Bo", BEN, fate=8)
    board.do(a.SetFate(points=7, reason="Night falls."))
    return board


def change(board: Board) -> a.PayChange:
    return a.PayChange(character=board.id("Alma"), text="The train is late.")


@pytest.mark.rule("NOIR-60", "NOIR-61")
def test_the_ledger_shows_payer_amount_purpose_and_balance(board: Board) -> None:
    board.do(a.Setback(character=board.id("Alma"), limitation="Depression"))
    board.do(change(board), ANN)
    board.do(a.JudgeAsk(ask=board.state.shared.asks[0].id, allowed=True))
    shown = ledger(board.state.campaign, board.log)
    is_sayable(shown)
    assert said(shown.headline) == "Fate in Tests: payments and gifts, 4 in all"
    assert [said(row) for row in shown.lines] == [
        "1. GM’s pot 0 → 7: set by the GM. “Night falls.”",
        "2. GM’s pot −3: Setback, for Alma. “Depression”",
        "3. Alma 5 +1 = 6: Setback",
        "4. Alma 6 −4 = 2: Change situation. “The train is late.”",
    ]


@pytest.mark.rule("NOIR-69")
def test_points_given_by_others_are_in_the_ledger(board: Board) -> None:
    board.give("Alma", fate=0)
    rescue = a.PayRescue(
        character=board.id("Bo"), helped=board.id("Alma"), points=8, use=FateUse.CHANGE, text="He shouts."
    )
    board.do(rescue, BEN)
    board.do(a.JudgeAsk(ask=board.state.shared.asks[0].id, allowed=True))
    board.do(change(board), ANN)
    board.do(a.JudgeAsk(ask=board.state.shared.asks[0].id, allowed=True))
    assert [said(row) for row in ledger(board.state.campaign, board.log).lines][1:] == [
        "2. Bo 8 −8 = 0: Rescue, for Alma. “He shouts.”",
        "3. Alma 0: Change situation (+4 given by others). “The train is late.”",
    ]


def test_the_pages_of_a_long_ledger_fit_into_a_message() -> None:
    name, told = "Ж" * 60, "ж" * 400
    paid = [
        FatePaid(payer="1", name=name, use=use, points=15, left=900, given=9, text=told, helped_name=name)
        for use in [*FateUse] * 3
    ]
    campaign = Board().state.campaign.but(name=name)
    assert ledger_pages(paid) == 3
    assert ledger_pages(()) == 1
    last = ledger(campaign, paid)
    assert last.footer is not None
    assert said(last.footer) == "Page 3 of 3"
    assert said(last.lines[0]).startswith(f"{2 * PAGE + 1}. ")
    for page in (1, 2, 3):
        shown = ledger(campaign, paid, page)
        is_sayable(shown)
        for language in LANGUAGES:
            assert sum(map(len, lines(shown, language))) <= TOTAL


def test_an_empty_ledger_says_so() -> None:
    shown = ledger(Board().state.campaign, ())
    is_sayable(shown)
    assert [said(row, "sv") for row in shown.lines] == ["Ingen har betalat med Ödet än."]


def test_the_ledger_consists_of_the_events_that_change_accounts() -> None:
    moving = {kind.model_fields["kind"].default for kind in FateEvent.__args__} & set(LEDGER)
    assert moving == set(LEDGER) == {"fate-paid", "fate-set", "fate-gained"}


@pytest.mark.rule("NOIR-64", "NOIR-65", "NOIR-66")
def test_open_requests_and_balances_are_shown_together(board: Board) -> None:
    board.do(change(board), ANN)
    board.do(a.Pledge(character=board.id("Bo"), points=1), BEN)
    shown = fate_panel(board.state)
    is_sayable(shown)
    assert said(shown.headline) == "Fate in Tests. 1 question is waiting for the GM."
    assert field(shown, "⏳ Questions for the GM") == [
        "⏳ Alma wants to change the situation for 4. “The train is late.”"
    ]
    assert field(shown, "Promised for a clue") == ["Bo 1 = 1 of 2"]
    assert field(shown, "Fate points") == ["GM’s pot 7", "Alma 5", "Bo 8"]


def test_without_open_requests_only_the_balances_are_shown() -> None:
    shown = fate_panel(Board().state)
    is_sayable(shown)
    assert [said(one.name) for one in shown.fields] == ["Fate points"]


@pytest.mark.rule("NOIR-66")
def test_the_question_to_the_gm_shows_the_prices_and_the_payer(board: Board) -> None:
    board.do(a.PayContact(character=board.id("Alma"), text="The barkeeper."), ANN)
    shown = ask_panel(board.state, board.state.shared.asks[0])
    is_sayable(shown)
    assert said(shown.headline) == "⚠ Alma asks the GM: Know a contact"
    assert [said(row) for row in shown.lines] == [
        "Alma wants to know someone; the GM names the price.",
        "The barkeeper.",
        "Price: 5, 10, 15. Alma has 5.",
    ]


@pytest.mark.rule("NOIR-69")
def test_the_question_about_a_rescue_shows_what_it_is_worth(board: Board) -> None:
    board.give("Alma", fate=0)
    rescue = a.PayRescue(character=board.id("Bo"), helped=board.id("Alma"), points=6, use=FateUse.SURVIVE)
    board.do(rescue, BEN)
    shown = ask_panel(board.state, board.state.shared.asks[0])
    is_sayable(shown)
    assert "Bo wants to rescue Alma with 6, worth 3, for Survive." in text(shown)
    assert "Price: 6. Bo has 8." in text(shown)


@pytest.mark.rule("NOIR-65")
def test_the_question_about_a_clue_names_everybody_who_pays(board: Board) -> None:
    board.do(a.Pledge(character=board.id("Alma"), points=1), ANN)
    board.do(a.Pledge(character=board.id("Bo"), points=1), BEN)
    shown = ask_panel(board.state, board.state.shared.asks[0])
    is_sayable(shown)
    assert [said(row) for row in shown.lines] == [
        "The group wants a clue for 2.",
        "Alma 1, Bo 1 = 2 of 2",
    ]
