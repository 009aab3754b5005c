"""Proposals, votes and vetoes on what goes onto a sheet, as in the state table SM-1 (ZAP-2, 3, 6)."""

import pytest

from rules.campaign.actions import TakeSeat
from rules.core.seat import PUBLIC, Seat
from rules.zapas.sheet.proposals import proposals_of
from rules.zapas.state import actions as a
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state import sheet_events as se
from rules.zapas.state.campaign_state import Proposal, ProposalState
from tests.rules.zapas.board import ANN, BEN, CLEO, GM, STRANGER, Board, table


def begun(*, draft: bool = False) -> Board:
    """Return Ada in creation, with a proposed trait or draft; Ben, Cleo and the GM vote on proposals."""
    board = Board(players=3)
    board.sketch("Ada", ANN)
    board.propose("Ada", "Thief", 4, draft=draft)
    return board


def proposal(board: Board, trait: str = "Thief") -> Proposal:
    return board.trait("Ada", trait).proposal


def veto(board: Board, seat: Seat = BEN, trait: str = "Thief") -> None:
    board.do(sa.VetoProposal(what=board.at("Ada", trait), reason="Too broad."), seat)


@pytest.mark.rule("ZAP-3")
def test_only_its_author_handles_a_draft_until_it_is_submitted() -> None:
    board = begun(draft=True)
    what = board.at("Ada", "Thief")
    assert proposal(board).state is ProposalState.DRAFT
    for action in (
        sa.Approve(what=what),
        sa.CloseProposal(what=what),
        sa.VetoProposal(what=what, reason="No."),
    ):
        assert board.refused(action) == "not-found"
    assert board.refused(sa.LiftVeto(what=what), BEN) == "not-found"
    board.do(sa.Submit(what=what), ANN)
    assert proposal(board).state is ProposalState.PROPOSED
    assert proposal(board).asked == (GM.id, BEN.id, CLEO.id)


@pytest.mark.rule("ZAP-3")
def test_only_the_owner_submits_revises_and_withdraws() -> None:
    board = begun()
    what = board.at("Ada", "Thief")
    assert board.refused(sa.Submit(what=what), BEN) == "not-your-character"
    assert board.refused(sa.Revise(what=what, text="Rogue"), GM) == "not-your-character"
    assert board.refused(sa.Withdraw(what=what), CLEO) == "not-your-character"
    assert board.refused(sa.Submit(what=what), ANN) == "wrong-state-submitted"


@pytest.mark.rule("ZAP-3")
def test_everybody_who_was_asked_must_approve() -> None:
    board = begun()
    what = board.at("Ada", "Thief")
    for seat in (BEN, GM):
        board.do(sa.Approve(what=what), seat)
        assert proposal(board).state is ProposalState.PROPOSED
    assert board.refused(sa.Approve(what=what), BEN) == "wrong-state-approved"
    board.do(sa.Approve(what=what), CLEO)
    assert proposal(board).accepted


@pytest.mark.rule("ZAP-3")
def test_a_player_who_joins_later_has_no_vote_and_is_not_waited_for() -> None:
    board = Board(players=2)
    board.sketch("Ada", ANN)
    board.propose("Ada", "Thief")
    from_later = board.at("Ada", "Thief")
    board.do(TakeSeat(holder=30), PUBLIC)
    assert board.refused(sa.Approve(what=from_later), CLEO) == "not-allowed-vote"
    assert board.refused(sa.VetoProposal(what=from_later, reason="No."), CLEO) == "not-allowed-vote"
    board.do(sa.Approve(what=from_later), BEN)
    board.do(sa.Approve(what=from_later), GM)
    assert proposal(board).accepted


@pytest.mark.rule("ZAP-3")
def test_people_without_a_seat_do_not_vote() -> None:
    board = begun()
    what = board.at("Ada", "Thief")
    assert board.refused(sa.Approve(what=what), PUBLIC) == "no-seat"
    assert board.refused(sa.Approve(what=what), STRANGER) == "not-allowed-vote"


@pytest.mark.rule("ZAP-3")
def test_one_veto_is_enough_and_replaces_an_approval() -> None:
    board = begun()
    board.do(sa.Approve(what=board.at("Ada", "Thief")), BEN)
    veto(board, BEN)
    now = proposal(board)
    assert (now.state, now.approved) == (ProposalState.VETOED, ())
    assert [(one.seat, one.reason) for one in now.vetoes] == [(BEN.id, "Too broad.")]
    assert board.refused(sa.Approve(what=board.at("Ada", "Thief")), CLEO) == "wrong-state-vetoed"


@pytest.mark.rule("ZAP-3")
def test_a_veto_needs_a_reason_and_is_shown_with_it() -> None:
    board = begun()
    what = board.at("Ada", "Thief")
    assert board.refused(sa.VetoProposal(what=what, reason=" "), BEN) == "text-empty"
    veto(board)
    told = board.event(se.Voted)
    assert (told.vote, told.voter, told.reason) == ("veto", BEN.id, "Too broad.")


@pytest.mark.rule("ZAP-3")
def test_a_proposal_stays_stopped_until_the_last_veto_is_lifted() -> None:
    board = begun()
    what = board.at("Ada", "Thief")
    veto(board, BEN)
    veto(board, CLEO)
    board.do(sa.LiftVeto(what=what), BEN)
    assert proposal(board).state is ProposalState.VETOED
    assert board.refused(sa.LiftVeto(what=what), BEN) == "not-allowed-no-veto"
    board.do(sa.LiftVeto(what=what), CLEO)
    assert proposal(board).state is ProposalState.PROPOSED


@pytest.mark.rule("ZAP-3")
def test_the_gm_closes_a_proposal_without_objections_and_cannot_overrule_a_player() -> None:
    board = begun()
    what = board.at("Ada", "Thief")
    assert board.refused(sa.CloseProposal(what=what), BEN) == "gm-only"
    veto(board)
    assert board.refused(sa.CloseProposal(what=what)) == "wrong-state-vetoed"
    board.do(sa.LiftVeto(what=what), BEN)
    board.do(sa.CloseProposal(what=what))
    assert proposal(board).accepted
    assert board.refused(sa.CloseProposal(what=what)) == "already-accepted"


@pytest.mark.rule("ZAP-3")
def test_a_revision_clears_all_votes() -> None:
    board = begun()
    what = board.at("Ada", "Thief")
    board.do(sa.Approve(what=what), CLEO)
    veto(board, BEN)
    board.do(sa.Revise(what=what, text="Burglar"), ANN)
    now = proposal(board, "Burglar")
    assert (now.state, now.approved, now.vetoes) == (ProposalState.PROPOSED, (), ())
    assert board.event(se.Voted).before == "Thief"


@pytest.mark.rule("ZAP-3")
def test_a_vetoed_text_never_comes_back_in_its_proposal() -> None:
    board = begun()
    what = board.at("Ada", "Thief")
    veto(board)
    board.do(sa.Revise(what=what, text="Burglar"), ANN)
    veto(board, CLEO, "Burglar")
    for text in ("Burglar", "thief", "THIEF!"):
        assert board.refused(sa.Revise(what=what, text=text), ANN) == "veto-stands"
    board.do(sa.Revise(what=what, text="Scout"), ANN)
    assert board.refused(sa.Revise(what=what, text="Thief"), ANN) == "veto-stands"


@pytest.mark.rule("ZAP-3")
def test_a_text_whose_veto_was_lifted_may_come_back() -> None:
    board = begun()
    what = board.at("Ada", "Thief")
    veto(board)
    board.do(sa.LiftVeto(what=what), BEN)
    board.do(sa.Revise(what=what, text="Burglar"), ANN)
    board.do(sa.Revise(what=what, text="Thief"), ANN)
    assert proposal(board).state is ProposalState.PROPOSED


@pytest.mark.rule("ZAP-3")
def test_a_withdrawn_proposal_is_gone() -> None:
    board = begun()
    veto(board)
    board.do(sa.Withdraw(what=board.at("Ada", "Thief")), ANN)
    assert board.who("Ada").traits == ()
    board.propose("Ada", "Thief")


@pytest.mark.rule("ZAP-3")
def test_an_accepted_proposal_is_final() -> None:
    board = begun()
    board.accept("Ada", "Thief")
    what = board.at("Ada", "Thief")
    assert board.refused(sa.Revise(what=what, text="Scout"), ANN) == "already-accepted"
    assert board.refused(sa.Withdraw(what=what), ANN) == "already-accepted"
    assert board.refused(sa.Approve(what=what), BEN) == "already-accepted"


@pytest.mark.rule("ZAP-2")
def test_two_traits_of_one_character_have_different_names() -> None:
    board = begun()
    board.propose("Ada", "Sailor")
    action = sa.ProposeTrait(character=board.id("Ada"), name=" «thief» ")
    assert board.refused(action, ANN) == "duplicate-trait"
    what = board.at("Ada", "Sailor")
    assert board.refused(sa.Revise(what=what, text="THIEF"), ANN) == "duplicate-trait"


@pytest.mark.rule("ZAP-2")
def test_a_proposed_trait_may_be_written_otherwise() -> None:
    board = begun()
    board.do(sa.Revise(what=board.at("Ada", "Thief"), text="thief"), ANN)
    assert [one.name for one in board.who("Ada").traits] == ["thief"]


@pytest.mark.rule("SM-1")
def test_each_proposal_of_a_sheet_has_an_address() -> None:
    board = table()
    board.travel()
    scholar, thief = board.trait("Ada", "Scholar"), board.trait("Ada", "Thief")
    board.do(sa.ProposeAspect(character=board.id("Ada"), trait=scholar.id, text="maps"), ANN)
    board.do(a.RenameTrait(character=board.id("Ada"), trait=thief.id, name="Scout"), ANN)
    open_ = [(what, one.text) for what, one in proposals_of(board.who("Ada")) if not one.accepted]
    name, maps = board.at("Ada", "Thief", renaming=True), board.at("Ada", "Scholar", "maps")
    assert open_ == [(name, "Scout"), (maps, "maps")]


@pytest.mark.rule("ZAP-6")
def test_an_aspect_needs_an_accepted_trait_and_a_text_that_the_trait_has_not() -> None:
    board = begun()
    action = sa.ProposeAspect(character=board.id("Ada"), trait=board.trait("Ada", "Thief").id, text="locks")
    assert board.refused(action, ANN) == "trait-not-accepted"
    board.accept("Ada", "Thief")
    board.do(action, ANN)
    assert board.refused(action.but(text="Locks."), ANN) == "duplicate-aspect"
    assert board.refused(action.but(text=""), ANN) == "name-empty"


@pytest.mark.rule("ZAP-6")
def test_the_same_aspect_may_appear_under_two_traits() -> None:
    board = table()
    board.fill("Ada", "Thief", "rifle")
    assert [one.text for one in board.trait("Ada", "Thief").aspects] == ["Risky", "rifle"]


@pytest.mark.rule("ZAP-6")
def test_a_proposed_aspect_takes_a_slot_and_gives_no_die_until_it_is_accepted() -> None:
    board = table()
    trait = board.trait("Ada", "Scholar").id
    for text in ("maps", "runes"):
        board.do(sa.ProposeAspect(character=board.id("Ada"), trait=trait, text=text), ANN)
    more = sa.ProposeAspect(character=board.id("Ada"), trait=trait, text="stars")
    assert board.refused(more, ANN) == "no-free-slot"
    board.open("Ada")
    assert board.refused(board.building(trait="Scholar", aspects=("maps",)), ANN) == "aspect-unavailable"
    board.accept("Ada", "Scholar", "maps")
    board.build(trait="Scholar", aspects=("maps",))
    board.do(sa.Withdraw(what=board.at("Ada", "Scholar", "runes")), ANN)
    board.do(more, ANN)


@pytest.mark.rule("ZAP-6")
def test_a_draft_of_an_aspect_takes_no_slot_and_is_checked_when_it_is_submitted() -> None:
    board = table()
    trait = board.trait("Ada", "Scholar").id
    draft = sa.ProposeAspect(character=board.id("Ada"), trait=trait, text="maps", draft=True)
    board.do(draft, ANN)
    assert board.trait("Ada", "Scholar").filled == ()
    board.do(draft.but(text="runes"), ANN)
    assert board.refused(draft.but(text="stars"), ANN) == "no-free-slot"
    board.travel()
    board.sell("Ada", "Scholar")
    board.do(sa.Submit(what=board.at("Ada", "Scholar", "maps")), ANN)
    assert board.refused(sa.Submit(what=board.at("Ada", "Scholar", "runes")), ANN) == "no-free-slot"
