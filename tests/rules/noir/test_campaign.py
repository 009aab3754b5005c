"""Noir within its campaign: who may act, ids, and the effects of scenes and settings."""

import pytest

from rules.campaign.actions import ChangeScene
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Role, Seat
from rules.noir.base.enums import FateUse
from rules.noir.base.weapons import WEAPONS
from rules.noir.legal_actions import legal_actions
from rules.noir.roll.settled_rolls import is_settled, settled_titles
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.state.campaign_state import Condition
from tests.rules.noir.board import ANN, BEN, GM, PLACE, Board
from tests.rules.noir.moments import fight, moments, rich, table

STRANGER = Seat(role=Role.PLAYER, id="9")
#: Actions that only the GM may take, on characters that exist; everybody else gets `gm-only`.
GMS: tuple[Action, ...] = (
    a.CreateCharacter(name="Thug", npc=True),
    a.CreateNpc.model_validate({"name": "Thug", "npc_kind": "civilian", "grade": "green"}),
    a.SetLater(character="1", attribute="luck", change=1),
    a.MakeWeapon(weapon=WEAPONS["axe"].but(id="hook", name="Hook")),
    a.SetFate(character="1", points=3, reason="A gift."),
    a.SetCondition(character="1", condition=Condition(), reason="A night."),
    a.SwitchLimitation(character="1", limitation="Heights", on=True),
    a.PassRound(),
    a.Setback(character="1", limitation="Heights"),
    a.PayChange(text="A door."),
    a.JudgeAsk(ask="1", allowed=True),
    m.OpenCombat(place=PLACE, title="Fight", fighters=()),
)
IN_COMBAT: tuple[tuple[type[m.ContestMove], dict[str, object]], ...] = (
    (m.JoinCombat, {"character": "1", "side": 1}),
    (m.LeaveCombat, {"character": "1"}),
    (m.CallOff, {}),
    (m.SetInitiative, {"character": "1", "initiative": 3}),
    (m.SetFighterCircumstances, {"character": "1", "sizes": (2,)}),
    (m.NextRound, {}),
    (m.EndContest, {}),
    (m.RuleAction, {"rolls": ""}),
)


def kind(action: Action) -> str:
    return str(type(action).model_fields["kind"].default)


@pytest.mark.rule("NOIR-60")
@pytest.mark.parametrize("action", GMS, ids=kind)
def test_the_gms_actions_are_refused_to_everybody_else(action: Action) -> None:
    for seat in (ANN, STRANGER):
        assert table().refused(action, seat).code == "gm-only"
    assert table().refused(action, PUBLIC).code in {"gm-only", "no-seat"}


@pytest.mark.parametrize(("tool", "fields"), IN_COMBAT, ids=[kind.__name__ for kind, _ in IN_COMBAT])
def test_only_the_gm_has_the_tools_of_a_combat(tool: type[m.ContestMove], fields: dict[str, object]) -> None:
    board = fight()
    move = tool.model_validate({"contest": board.combat.id, "step": board.combat.step, **fields})
    for seat in (ANN, STRANGER, PUBLIC):
        assert board.refused(move, seat).code == "gm-only"


@pytest.mark.parametrize("board", [board for board in moments() if board.state.contests])
def test_the_public_and_strangers_do_nothing_in_any_moment(board: Board) -> None:
    for choice in legal_actions(board.state, GM):
        for seat in (PUBLIC, STRANGER):
            board.refused(choice, seat)


@pytest.mark.rule("NOIR-60")
def test_the_public_and_strangers_open_and_pay_nothing() -> None:
    board = rich(table(), Ada=20)
    ada, bea = board.id("Ada"), board.id("Bea")
    for action in (
        m.OpenTest(place=PLACE, title="Roll", sides=(m.RollSide(character=ada, rolls="luck"),)),
        m.OpenSocial(place=PLACE, active=ada, passive=bea),
        a.PayChange(character=ada, text="A door."),
        a.PayContact(character=ada, text="A smith."),
        a.PayRescue(character=ada, helped=bea, points=2, use=FateUse.GRIT),
        a.Pledge(character=ada, points=1),
    ):
        for seat in (PUBLIC, STRANGER, BEN):
            assert board.refused(action, seat).code == "not-your-character"


def test_ids_of_another_campaign_are_unknown_here() -> None:
    board = fight()
    other = "99"
    for action, code in (
        (m.EndContest(contest=other, step=1), "unknown-id-contest"),
        (board.move(m.JoinCombat, character=other, side=1), "no-such-character"),
        (board.move(m.LeaveCombat, character=other), "no-such-fighter"),
        (board.move(m.SetInitiative, character=other, initiative=3), "no-such-fighter"),
        (board.move(m.SetFighterCircumstances, character=other, sizes=(2,)), "no-such-fighter"),
        (m.OpenSocial(place=PLACE, active=other, passive=other), "no-such-character"),
        (
            m.OpenTest(place=PLACE, title="Roll", sides=(m.RollSide(character=other, rolls="luck"),)),
            "no-such-character",
        ),
        (
            m.OpenCombat(place=PLACE, title="Fight", fighters=(m.FighterSetup(character=other, side=1),)),
            "no-such-character",
        ),
        (a.SetFate(character=other, points=1, reason="A gift."), "no-such-character"),
        (a.SwitchLimitation(character=other, limitation="Heights", on=True), "no-such-character"),
        (a.Setback(character=other, limitation="Heights"), "no-such-character"),
        (a.PayContact(character=other, text="A smith.", points=5), "no-such-character"),
        (a.Pledge(character=other, points=1), "no-such-character"),
        (a.JudgeAsk(ask=other, allowed=True), "no-such-ask"),
    ):
        assert board.refused(action, GM).code == code


def test_a_combat_has_two_to_twenty_five_people_who_are_in_no_other() -> None:
    board = table()
    ada = m.FighterSetup(character=board.id("Ada"), side=1)
    guard = m.FighterSetup(character=board.id("Guard"), side=2)
    combat = m.OpenCombat(place=PLACE, title="Fight", fighters=(ada, ada))
    refusal = board.refused(combat)
    assert (refusal.code, refusal.details["least"], refusal.details["most"]) == ("bad-count-fighters", 2, 25)
    for side in (0, 10):
        wrong = combat.but(fighters=(ada, guard.but(side=side)))
        assert board.refused(wrong).code == "bad-value-side"
    board.do(combat.but(fighters=(ada, guard)), GM, (9, 5, 2, 3))
    assert board.refused(combat.but(fighters=(ada, guard))).code == "wrong-state-fighting"
    assert board.refused(board.move(m.JoinCombat, character=board.id("Ada"), side=1)).code == (
        "wrong-state-fighting"
    )


def test_somebody_without_a_number_that_a_fight_needs_cannot_enter_one() -> None:
    board = table()
    board.give("Bea", attributes={"luck": 3})
    fighters = tuple(m.FighterSetup(character=board.id(name), side=1) for name in ("Ada", "Bea"))
    refused = board.refused(m.OpenCombat(place=PLACE, title="Fight", fighters=fighters))
    assert (refused.code, refused.details["name"]) == ("missing-input-fighter", "Bea")


@pytest.mark.rule("NOIR-36")
def test_a_scene_cannot_change_during_a_contest_and_ends_what_lasted_for_it() -> None:
    board = rich(table(), Pot=3)
    board.do(a.Setback(character=board.id("Ada"), limitation="Heights"))
    board.talk("Ada", "Bea")
    with pytest.raises(Refused, match="scene-in-conflict"):
        board.act(ChangeScene())
    board.do(board.move(m.EndContest))
    board.do(ChangeScene())
    assert not board.who("Ada").limitations[0].holds


@pytest.mark.rule("NOIR-3")
def test_the_next_scene_forgets_what_was_settled() -> None:
    board = table()
    board.test("Ada", seat=ANN, odds=0, dice=(2, 3))
    assert is_settled(settled_titles(board.log), "roll")
    board.do(ChangeScene())
    assert not is_settled(settled_titles(board.log), "Roll")
