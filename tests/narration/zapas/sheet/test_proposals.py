"""A proposal shows who proposes what, who approves, who objects and why, and what happens next."""

import pytest

from narration.text.line import Panel
from narration.zapas.sheet.proposals import proposal_panel
from rules.zapas.state import actions as a
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.campaign_state import Proposal, ProposalState, Veto
from tests.narration.printing import field, is_sayable, said, text
from tests.narration.zapas.evening import NAME, TEXT, copied, long_names
from tests.rules.zapas.board import ANN, BEN, CLEO, GM, Board, table


def shown(board: Board, trait: str, aspect: str = "", *, renaming: bool = False) -> Panel:
    """Return the panel of Ada's proposal; check that every language can print it."""
    panel = proposal_panel(board.state, board.at("Ada", trait, aspect, renaming=renaming))
    is_sayable(panel)
    return panel


def proposing() -> Board:
    """Return a table at which Ada, who is travelling, proposes the trait Sailor."""
    board = table()
    board.stake("Ada", xp=6)
    board.travel()
    board.propose("Ada", "Sailor", account="A year at sea.")
    return board


@pytest.mark.rule("ZAP-2", "ZAP-37")
def test_a_proposal_says_who_has_approved_and_who_is_asked() -> None:
    board = proposing()
    board.do(sa.Approve(what=board.at("Ada", "Sailor")), BEN)
    panel = shown(board, "Sailor")
    assert said(panel.headline) == "Ada proposes: trait “Sailor”, level 2 · 1 of 4 approve"
    assert field(panel, "✅ Approve") == ["Bo"]
    assert field(panel, "⏳ Not answered yet") == ["the GM, Cyrus, Dora"]
    assert "How it came about: “A year at sea.”" in text(panel)
    assert "silence then means yes" in text(panel)


@pytest.mark.rule("ZAP-3")
def test_a_veto_shows_its_reason_and_what_can_be_done_about_it() -> None:
    board = proposing()
    at = board.at("Ada", "Sailor")
    board.do(sa.VetoProposal(what=at, reason="We never saw the sea."), BEN)
    board.do(sa.VetoProposal(what=at, reason="Too broad."), GM)
    panel = shown(board, "Sailor")
    assert said(panel.headline) == "Ada proposes: trait “Sailor”, level 2 · ⚠ veto: Bo"
    assert field(panel, "⚠ Veto") == ["Bo: “We never saw the sea.”", "the GM: “Too broad.”"]
    assert field(panel, "⏳ Not answered yet") == ["Cyrus, Dora"]
    assert "The veto stands." in text(panel)
    board.do(sa.Revise(what=at, text="Boatman"), ANN)
    assert "Vetoed before: Sailor" in text(shown(board, "Boatman"))


@pytest.mark.rule("ZAP-7")
def test_a_vote_on_an_aspect_warns_that_an_accepted_aspect_stays() -> None:
    board = table()
    thief = board.trait("Ada", "Thief").id
    board.do(sa.ProposeAspect(character=board.id("Ada"), trait=thief, text="picks", draft=True), ANN)
    assert said(shown(board, "Thief", "picks").headline) == "Ada, a draft: aspect “picks” of “Thief”"
    board.do(sa.Submit(what=board.at("Ada", "Thief", "picks")), ANN)
    assert "one skill, one spell, one piece of gear" in text(shown(board, "Thief", "picks"))
    board.accept("Ada", "Thief", "picks")
    panel = shown(board, "Thief", "picks")
    assert said(panel.headline) == "✅ Accepted, Ada: aspect “picks” of “Thief”"
    assert "is on the sheet for good" in text(panel)
    assert panel.tone == "over"
    board.give("Ada", ready=False)
    assert "once the character is in play" in text(shown(board, "Thief", "picks"))


@pytest.mark.rule("ZAP-41")
def test_a_new_name_asks_whether_every_aspect_suits_it() -> None:
    board = table()
    board.travel()
    soldier = board.trait("Ada", "Soldier").id
    board.do(a.RenameTrait(character=board.id("Ada"), trait=soldier, name="Guard"), ANN)
    panel = shown(board, "Soldier", renaming=True)
    assert said(panel.headline) == "Ada proposes: “Soldier” becomes “Guard” · 0 of 4 approve"
    assert "Every aspect must suit the new name: accuracy, rifle, drill" in text(panel)


def test_a_player_who_has_left_is_not_waited_for() -> None:
    board = proposing()
    campaign = board.state.campaign
    seats = tuple(seat for seat in campaign.seats if seat.id != CLEO.id)
    board.state = board.state.but(campaign=campaign.but(seats=seats))
    assert field(shown(board, "Sailor"), "⏳ Not answered yet") == ["the GM, Bo, Dora"]


@pytest.mark.parametrize("state", ProposalState)
@pytest.mark.parametrize("kind", ["trait", "aspect", "renaming"])
def test_a_headline_has_room_for_the_longest_names(state: ProposalState, kind: str) -> None:
    board = copied(long_names())
    who = next(one for one in board.state.characters.values() if one.seat == ANN.id)
    vetoes = (Veto(seat="3", reason=TEXT),) if state is ProposalState.VETOED else ()
    proposal = Proposal(text=NAME, state=state, asked=("1", "3", "4"), vetoes=vetoes, vetoed=(NAME,) * 9)
    trait = who.traits[0]
    if kind == "aspect":
        trait = trait.but(aspects=(trait.aspects[0].but(proposal=proposal),))
    else:
        trait = trait.but(renaming=proposal) if kind == "renaming" else trait.but(proposal=proposal)
    board.give(who.name, traits=(trait,))
    at = sa.Proposed(character=who.id, trait=trait.id, renaming=kind == "renaming")
    at = at.but(aspect=trait.aspects[0].id) if kind == "aspect" else at
    is_sayable(proposal_panel(board.state, at))
