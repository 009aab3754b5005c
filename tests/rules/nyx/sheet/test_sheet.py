"""Sheets: attributes, the two budgets, free aspects, the pool of points, bare values (NYX-1 to 6)."""

import pytest
from pydantic import ValidationError

from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import SHEET_ATTRIBUTES, Attribute, CharacterKind
from rules.nyx.base.pool import Pool
from rules.nyx.sheet.sheet import attribute_sum, unnamed
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Rating
from tests.rules.nyx.board import ANN, ASPECTS, BEN, GM, Board


@pytest.fixture
def board() -> Board:
    return Board()


def set_to(number: str, attribute: str, value: int) -> a.SetAttribute:
    return a.SetAttribute(character=number, attribute=Attribute(attribute), value=value)


def name(number: str, *names: str, first: int = 1) -> a.NameAspects:
    return a.NameAspects(character=number, first=first, names=names)


@pytest.mark.rule("NYX-1")
def test_a_sheet_has_body_mind_and_interaction_and_nothing_else(board: Board) -> None:
    board.player("Ada")
    assert tuple(board.who("Ada").ratings) == SHEET_ATTRIBUTES
    assert [str(attribute) for attribute in SHEET_ATTRIBUTES] == ["body", "mind", "interaction"]


@pytest.mark.rule("NYX-1")
def test_an_attribute_that_a_sheet_lacks_cannot_be_written_or_rolled(board: Board) -> None:
    number = board.sketch("Ada")
    assert board.refused(set_to(number, "value", 5), ANN).code == "no-such-attribute"
    assert board.refused(board.roll("Ada", "value"), ANN).code == "no-such-attribute"
    with pytest.raises(ValidationError):
        a.RollAlone.model_validate({"character": number, "attribute": "luck"})


@pytest.mark.rule("NYX-2")
def test_a_sheet_is_finished_only_when_its_attributes_sum_to_17(board: Board) -> None:
    number = board.sketch("Ada", ratings={"body": 4, "mind": 5, "interaction": 7})
    board.do(name(number, *ASPECTS), ANN)
    refusal = board.refused(a.FinishCharacter(character=number), ANN)
    assert (refusal.code, refusal.details) == ("attributes-sum", {"name": "Ada", "have": 16, "need": 17})
    board.do(set_to(number, "interaction", 8), ANN)
    board.do(a.FinishCharacter(character=number), ANN)
    assert board.who("Ada").finished


@pytest.mark.rule("NYX-2")
def test_a_new_sheet_starts_with_the_values_of_an_average_person(board: Board) -> None:
    board.sketch("Ada", ratings={})
    assert {rating.base for rating in board.who("Ada").ratings.values()} == {5}


@pytest.mark.rule("NYX-2")
@pytest.mark.parametrize("value", [0, -1, 16, 10**30])
def test_an_attribute_outside_1_to_15_is_refused(board: Board, value: int) -> None:
    number = board.sketch("Ada")
    assert board.refused(set_to(number, "body", value), ANN).code == "attribute-bounds"
    assert board.refused(a.CreateBare(name="Mob", value=value)).code == "attribute-bounds"


@pytest.mark.rule("NYX-2")
def test_an_attribute_of_1_and_one_of_15_make_a_sheet(board: Board) -> None:
    board.player("Ada", ratings={"body": 1, "mind": 1, "interaction": 15})
    assert attribute_sum(board.who("Ada")) == 17


@pytest.mark.rule("NYX-2")
def test_an_attribute_is_a_whole_number() -> None:
    with pytest.raises(ValidationError):
        a.SetAttribute.model_validate({"character": "1", "attribute": "body", "value": 4.5})


@pytest.mark.rule("NYX-2")
def test_a_finished_sheet_cannot_change(board: Board) -> None:
    number = board.player("Ada")
    assert board.refused(set_to(number, "body", 7), ANN).code == "sheet-finished"
    assert board.refused(name(number, "New"), ANN).code == "sheet-finished"
    assert board.refused(a.FinishCharacter(character=number), ANN).code == "sheet-finished"


@pytest.mark.rule("NYX-2")
def test_nobody_else_writes_on_a_players_sheet(board: Board) -> None:
    number = board.sketch("Ada")
    for seat in (GM, BEN, PUBLIC):
        assert board.refused(set_to(number, "body", 7), seat).code == "not-your-character"
        assert board.refused(name(number, "New"), seat).code == "not-your-character"
        assert board.refused(a.FinishCharacter(character=number), seat).code == "not-your-character"
    assert board.refused(set_to("99", "body", 7), ANN).code == "no-such-character"


@pytest.mark.rule("NYX-2")
def test_a_character_with_the_wrong_sum_cannot_roll_or_fight(board: Board) -> None:
    number = board.sketch("Ada", ratings={"body": 6})
    assert board.refused(board.roll("Ada"), ANN).code == "attributes-sum"
    board.bare("Guard")
    sides = (
        m.SideSetup(character=number, goal="win"),
        m.SideSetup(character=board.who("Guard").id, goal="win"),
    )
    refusal = board.refused(m.OpenConflict(place=1, title="Trial", sides=sides))
    assert refusal.code == "attributes-sum"


@pytest.mark.rule("NYX-2")
def test_the_attributes_of_an_unfinished_sheet_are_fixed_during_a_conflict(board: Board) -> None:
    number = board.sketch("Ada")
    board.bare("Guard")
    board.open("Ada", "Guard")
    assert board.refused(set_to(number, "body", 7), ANN).code == "in-conflict"


@pytest.mark.rule("NYX-2")
def test_rewriting_an_attribute_does_not_clear_its_fatigue(board: Board) -> None:
    number = board.sketch("Ada")
    tired = {**board.who("Ada").ratings, Attribute.BODY: Rating(base=6, fatigue=3)}
    board.give("Ada", ratings=tired)
    refusal = board.refused(set_to(number, "body", 3), ANN)
    assert (refusal.code, refusal.details) == ("attribute-bounds", {"least": 4, "most": 15})
    board.do(set_to(number, "body", 4), ANN)
    assert board.who("Ada").ratings[Attribute.BODY] == Rating(base=4, fatigue=3)
    board.give("Ada", ratings=tired | {Attribute.BODY: Rating(base=6, fatigue=6)})
    assert board.refused(set_to(number, "body", 7), ANN).code == "character-out"


@pytest.mark.rule("NYX-3")
@pytest.mark.parametrize(
    ("current", "modifier", "target", "bonus"),
    [(14, 0, 10, 4), (14, -2, 10, 2), (11, -3, 8, 0), (10, 0, 10, 0), (15, 3, 10, 8), (8, 3, 10, 1)],
)
def test_a_value_above_10_is_split_after_the_modifier(
    current: int, modifier: int, target: int, bonus: int
) -> None:
    pool = Pool(attribute=Attribute.BODY, current=current, modifier=modifier)
    assert (pool.target, pool.bonus) == (target, bonus)


@pytest.mark.rule("NYX-3")
def test_a_value_above_10_is_stored_unsplit_and_tires_like_any_other(board: Board) -> None:
    board.player("Ada", ratings={"body": 14, "mind": 1, "interaction": 2})
    assert board.who("Ada").ratings[Attribute.BODY].base == 14
    tired = Rating(base=14, fatigue=5)
    assert Pool(attribute=Attribute.BODY, current=tired.current).target == 9


@pytest.mark.rule("NYX-4")
def test_a_sheet_has_ten_aspects_worth_15(board: Board) -> None:
    board.player("Ada")
    values = [aspect.value for aspect in board.who("Ada").aspects]
    assert values == [3, 2, 2, 2, 1, 1, 1, 1, 1, 1]


@pytest.mark.rule("NYX-4")
def test_a_sheet_is_not_finished_with_an_aspect_unnamed(board: Board) -> None:
    number = board.sketch("Ada")
    board.do(name(number, *ASPECTS[:8]), ANN)
    refusal = board.refused(a.FinishCharacter(character=number), ANN)
    assert (refusal.code, refusal.details) == ("aspects-unnamed", {"left": 2, "need": 10})


@pytest.mark.rule("NYX-4")
@pytest.mark.parametrize(("first", "count"), [(0, 1), (1, 11), (10, 2), (11, 1), (1, 0), (-5, 3)])
def test_there_are_ten_places_for_aspects_and_no_more(board: Board, first: int, count: int) -> None:
    number = board.sketch("Ada")
    many = tuple(f"Aspect {place}" for place in range(count))
    assert board.refused(name(number, *many, first=first), ANN).code == "aspect-slots"


@pytest.mark.rule("NYX-4")
def test_the_same_aspect_twice_is_refused_in_any_spelling(board: Board) -> None:
    number = board.sketch("Ada")
    assert board.refused(name(number, "Small", "small"), ANN).code == "aspect-twice"
    board.do(name(number, "Small", first=5), ANN)
    assert board.refused(name(number, "SM\u200cALL ", first=6), ANN).code == "aspect-twice"
    board.do(name(number, "SMALL", first=5), ANN)
    assert board.who("Ada").aspects[4].name == "SMALL"


@pytest.mark.rule("NYX-4")
def test_an_unfinished_sheet_may_act_but_not_with_an_unnamed_aspect(board: Board) -> None:
    board.sketch("Ada")
    board.do(board.roll("Ada"), ANN, [6])
    unnamed_one = a.RollAlone(character=board.who("Ada").id, attribute=Attribute.BODY, positive=(1,))
    assert board.refused(unnamed_one, ANN).code == "no-such-aspect"
    assert unnamed(board.who("Ada")) == 10


@pytest.mark.rule("NYX-4")
def test_an_empty_name_frees_a_place_again(board: Board) -> None:
    number = board.sketch("Ada")
    board.do(name(number, "Small", "Quick"), ANN)
    board.do(name(number, " \t", "\u3164", first=2), ANN)
    assert [aspect.name for aspect in board.who("Ada").aspects[:3]] == ["Small", "", ""]


@pytest.mark.rule("NYX-12")
def test_a_demanded_aspect_keeps_its_name_until_the_roll(board: Board) -> None:
    number = board.sketch("Ada")
    board.do(name(number, "Small", "Quick"), ANN)
    board.do(board.demand("Ada", "Quick"))
    for other in ("", "Slow"):
        refusal = board.refused(name(number, "Tiny", other), ANN)
        assert (refusal.code, refusal.details) == ("aspect-used", {"aspect": "Quick"})
    board.do(name(number, "Tiny", "Quick"), ANN)
    board.do(board.answer("Ada", "Quick", buy_off=True), ANN)
    board.do(board.roll("Ada"), ANN, [3])
    board.do(name(number, "Slow", first=2), ANN)


@pytest.mark.rule("NYX-5")
def test_an_aspect_is_free_text_and_may_resemble_another(board: Board) -> None:
    number = board.sketch("Ada")
    free = "Owes the harbour master 3 crowns — «и не только»"
    board.do(name(number, free, "Small", "Small for her age"), ANN)
    assert board.who("Ada").aspects[0].name == free
    assert board.refused(name(number, "x" * 61, first=4), ANN).code == "text-too-long"


@pytest.mark.rule("NYX-6")
def test_full_sheets_start_with_five_points_and_opponents_of_one_value_with_none(board: Board) -> None:
    board.player("Ada")
    board.npc("Captain")
    board.bare("Guard")
    assert (board.points("Ada"), board.points("Captain")) == (5, 5)
    assert not board.who("Guard").has_points
    assert board.who("Guard").kind is CharacterKind.BARE


@pytest.mark.rule("NYX-6")
def test_no_payment_is_larger_than_the_balance(board: Board) -> None:
    board.player("Ada")
    refusal = board.refused(board.roll("Ada", positive=ASPECTS[:6]), ANN)
    assert (refusal.code, refusal.details) == ("not-enough-points", {"have": 5, "need": 6})
    board.do(board.roll("Ada", positive=ASPECTS[:5]), ANN, [1] * 11)
    assert board.points("Ada") == 0


@pytest.mark.rule("NYX-6")
def test_an_opponent_of_one_value_cannot_pay_or_gain(board: Board) -> None:
    number = board.bare("Guard")
    roll = a.RollAlone(character=number, attribute=Attribute.VALUE, positive=(1,))
    assert board.refused(roll).code == "no-aspect-points"
    assert board.refused(a.DemandAspect(character=number, aspect=1)).code == "no-aspect-points"
    story = a.UseInStory(character=number, aspect=1, helps=False, text="It limps.")
    assert board.refused(story).code == "no-aspect-points"


def test_players_create_their_own_characters_and_the_gm_everything_else(board: Board) -> None:
    assert board.refused(a.CreateCharacter(name="Ada"), PUBLIC).code == "no-seat"
    assert board.refused(a.CreateCharacter(name="Cap", npc=True), ANN).code == "gm-only"
    assert board.refused(a.CreateBare(name="Guard", value=5), ANN).code == "gm-only"
    board.do(a.CreateCharacter(name="Gita"), GM)
    assert (board.who("Gita").seat, board.who("Gita").kind) == (GM.id, CharacterKind.PLAYER)


def test_players_do_not_even_learn_the_names_of_the_gms_characters(board: Board) -> None:
    number = board.npc("Captain")
    for seat in (ANN, PUBLIC):
        for action in (
            set_to(number, "body", 5),
            board.roll("Captain"),
            board.story("Captain", "Iron", helps=True),
        ):
            refusal = board.refused(action, seat)
            assert (refusal.code, refusal.details) == ("no-such-character", {})


def test_two_characters_cannot_have_one_name(board: Board) -> None:
    board.player("Ada")
    assert board.refused(a.CreateCharacter(name=" ada "), BEN).code == "name-taken"
    assert board.refused(a.CreateBare(name="A\u200dDA", value=5)).code == "name-taken"


def test_the_first_character_of_a_seat_is_the_one_it_plays(board: Board) -> None:
    first = board.player("Ada")
    board.player("Adam")
    record = board.state.campaign.record(ANN.id)
    assert record is not None
    assert record.character == first


def test_a_refusal_carries_its_code_and_arguments() -> None:
    refusal = Refused("text-too-long", have=61, most=60)
    assert (str(refusal), refusal.details) == ("text-too-long", {"have": 61, "most": 60})
