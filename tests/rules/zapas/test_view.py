"""The view of a seat: drafts are for authors, NPCs' numbers for the GM, all else is public (ZQ-42)."""

import pytest

from rules.campaign.actions import GiveCharacter
from rules.core.model_base import Event
from rules.core.seat import PUBLIC, Seat
from rules.zapas.state import actions as a
from rules.zapas.state import events as e
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state import sheet_events as se
from rules.zapas.state.campaign_state import Character, Npc, Profile
from rules.zapas.state.contests import Aim, Purpose
from rules.zapas.system import ZAPAS
from tests.rules.zapas.board import ANN, BEN, CLEO, EVERYBODY, GM, Board, faces, table
from tests.rules.zapas.moments import attacking, bidding, creation

OTHERS = [seat for seat in EVERYBODY if seat not in {ANN, GM}]


def seen(board: Board, name: str, seat: Seat) -> Character:
    """Return a character as a seat sees it."""
    found: Character = ZAPAS.view(board.state, seat).characters[board.id(name)]
    return found


def told(board: Board, event: Event, seat: Seat) -> Event | None:
    return ZAPAS.redact(board.state, event, seat)


def drafting() -> Board:
    """Return Ada in creation, with an accepted trait."""
    board = Board(players=2)
    board.sketch("Ada", ANN)
    board.propose("Ada", "Thief", 4)
    board.accept("Ada", "Thief")
    return board


@pytest.mark.rule("ZAP-3")
@pytest.mark.parametrize("seat", [GM, *OTHERS])
def test_only_the_author_sees_a_draft(seat: Seat) -> None:
    board = creation()
    mine, theirs = seen(board, "Ada", ANN), seen(board, "Ada", seat)
    assert mine == board.who("Ada")
    assert "Heir" in [one.name for one in mine.traits]
    assert [one.name for one in theirs.traits] == ["Thief", "Soldier", "Sailor", "Healer"]
    assert [one.text for one in theirs.traits[1].aspects] == ["rifle", "drill"]


@pytest.mark.rule("ZAP-3")
@pytest.mark.parametrize("seat", [GM, BEN, PUBLIC])
def test_only_the_author_hears_what_happens_to_a_draft(seat: Seat) -> None:
    board = drafting()
    ada, thief = board.id("Ada"), board.trait("Ada", "Thief").id
    board.propose("Ada", "Heir", draft=True)
    heir = board.trait("Ada", "Heir").id
    board.do(sa.SetLevel(character=ada, trait=heir, level=3), ANN)
    board.do(sa.Revise(what=board.at("Ada", "Heir"), text="Bastard"), ANN)
    board.do(sa.ProposeAspect(character=ada, trait=thief, text="shame", draft=True), ANN)
    secret = board.at("Ada", "Thief", "shame")
    board.do(sa.Withdraw(what=secret), ANN)
    board.do(sa.Withdraw(what=board.at("Ada", "Bastard")), ANN)
    secrets = board.log[-6:]
    assert [type(one) for one in secrets] == [
        se.TraitWritten,
        se.LevelSet,
        se.Voted,
        se.AspectWritten,
        se.AspectDropped,
        se.TraitDropped,
    ]
    assert [told(board, one, seat) for one in secrets] == [None] * 6
    assert [told(board, one, ANN) for one in secrets] == list(secrets)


@pytest.mark.rule("ZAP-3")
def test_the_game_says_that_even_the_gm_may_not_know_all_of_its_events() -> None:
    assert ZAPAS.keeps_drafts


@pytest.mark.rule("ZAP-2")
@pytest.mark.parametrize("seat", [GM, BEN, PUBLIC])
def test_everybody_hears_what_happens_to_a_proposal(seat: Seat) -> None:
    board = drafting()
    ada, thief = board.id("Ada"), board.trait("Ada", "Thief").id
    board.do(sa.SetLevel(character=ada, trait=thief, level=3), ANN)
    board.do(sa.DropTrait(character=ada, trait=thief), ANN)
    assert [told(board, one, seat) for one in board.log] == list(board.log)


@pytest.mark.rule("ZAP-3")
def test_everybody_sees_votes_and_vetoes_with_name_and_reason() -> None:
    board = creation()
    for seat in EVERYBODY:
        healer = next(one for one in seen(board, "Ada", seat).traits if one.name == "Healer")
        assert [(one.seat, one.reason) for one in healer.proposal.vetoes] == [(CLEO.id, "Bo is one.")]


@pytest.mark.rule("ZAP-62", "ZAP-64")
@pytest.mark.parametrize("seat", [ANN, *OTHERS])
def test_only_the_gm_sees_the_numbers_of_an_npc_until_they_are_revealed(seat: Seat) -> None:
    board = attacking()
    board.hurt("Ogre", "singed")
    assert seen(board, "Ogre", GM) == board.who("Ogre")
    hidden = seen(board, "Ogre", seat)
    assert hidden.npc == Npc(usual=Profile(), met=True)
    assert [one.label for one in hidden.conditions] == ["singed"]
    board.do(a.SetNpc(character=board.id("Ogre"), revealed=True))
    assert seen(board, "Ogre", seat) == board.who("Ogre")


@pytest.mark.rule("ZAP-62")
@pytest.mark.parametrize("seat", [ANN, *OTHERS])
def test_nobody_knows_of_an_npc_until_it_is_rolled_against_or_revealed(seat: Seat) -> None:
    for meet in ("roll", "reveal"):
        board = table()
        board.npc("Ogre")
        board.hurt("Ogre", "singed")
        ogre, given = board.id("Ogre"), board.event(e.ConditionGiven)
        assert ogre not in ZAPAS.view(board.state, seat).characters
        assert told(board, given, seat) is None
        assert told(board, given, GM) == given
        if meet == "roll":
            board.open("Ada", None, Aim(purpose=Purpose.ATTACK, character=ogre))
        else:
            board.do(a.SetNpc(character=ogre, revealed=True))
            board.do(a.SetNpc(character=ogre, revealed=False))
        assert seen(board, "Ogre", seat).npc == Npc(usual=Profile(), met=True)
        assert told(board, given, seat) == given


@pytest.mark.rule("ZAP-2")
def test_a_sheet_without_a_player_stays_public_without_its_drafts() -> None:
    board = creation()
    board.do(GiveCharacter(character=board.id("Ada"), seat=""), GM)
    for seat in EVERYBODY:
        theirs = seen(board, "Ada", seat)
        assert [one.name for one in theirs.traits] == ["Thief", "Soldier", "Sailor", "Healer"]


@pytest.mark.rule("ZAP-63")
@pytest.mark.parametrize("seat", [ANN, *OTHERS])
def test_everybody_hears_of_hits_and_death_and_only_the_gm_of_the_total(seat: Seat) -> None:
    board = attacking()
    board.build(trait="Pyromancer", reserve=7)
    board.throw(*faces(9, 9))
    hit = board.event(e.NpcHit)
    assert told(board, hit, GM) == hit
    assert told(board, hit, seat) == hit.but(total=0)
    assert seen(board, "Ogre", seat).npc == Npc(usual=Profile(), dead=True, met=True)
    board.do(a.SetNpc(character=board.id("Ogre"), revealed=True))
    assert told(board, hit, seat) == hit


@pytest.mark.rule("ZAP-62")
def test_everybody_hears_what_changes_of_a_revealed_npc() -> None:
    board = attacking()
    ogre = board.id("Ogre")
    change = a.SetProfile(character=ogre, profile=Profile(approach="frost", attack=5))
    board.do(change)
    assert told(board, board.event(e.ProfileSet), ANN) is None
    board.do(a.SetNpc(character=ogre, revealed=True))
    assert told(board, board.event(e.NpcSet), ANN) == board.event(e.NpcSet)
    assert told(board, board.event(e.ProfileSet), ANN) == board.event(e.ProfileSet)
    assert told(board, board.event(se.CharacterCreated), ANN) == board.event(se.CharacterCreated)


@pytest.mark.rule("ZAP-62")
@pytest.mark.parametrize("seat", [ANN, *OTHERS])
def test_the_gms_notes_on_an_npc_are_not_shown(seat: Seat) -> None:
    board = attacking()
    written = (se.CharacterCreated, e.ProfileSet, e.NpcSet)
    kinds = [one for one in board.log if isinstance(one, written) and _of(one) == board.id("Ogre")]
    assert len(kinds) == 3
    assert [told(board, one, seat) for one in kinds] == [None] * 3
    assert [told(board, one, GM) for one in kinds] == kinds


def _of(event: Event) -> str:
    return event.sheet.id if isinstance(event, se.CharacterCreated) else str(getattr(event, "character", ""))


@pytest.mark.rule("ZAP-16")
def test_everybody_sees_the_difficulty_of_a_roll_with_its_raises() -> None:
    board = attacking()
    board.difficulty(None, raises=({"text": "wet", "amount": 1},))
    for seat in EVERYBODY:
        (roll,) = ZAPAS.view(board.state, seat).contests.values()
        assert (roll.difficulty, roll.raises[0].text) == (9, "wet")


@pytest.mark.rule("ZAP-50")
def test_nothing_in_a_duel_is_secret() -> None:
    board = bidding()
    for seat in EVERYBODY:
        assert ZAPAS.view(board.state, seat).contests == board.state.contests
        assert [told(board, one, seat) for one in board.log if one.contest] == [
            one for one in board.log if one.contest
        ]


@pytest.mark.rule("ZAP-21", "ZAP-42")
def test_reserves_flags_marks_struck_flags_and_conditions_are_public() -> None:
    board = table()
    board.hurt("Ada", "injured")
    board.strike("Ada", "Courage")
    board.open("Ada", None, Aim(purpose=Purpose.PLAIN))
    for seat in EVERYBODY:
        ada = seen(board, "Ada", seat)
        assert (ada.flags, ada.struck) == (board.who("Ada").flags, ("Courage",))
        assert ada.conditions == board.who("Ada").conditions
        assert ZAPAS.view(board.state, seat).shared == board.state.shared
