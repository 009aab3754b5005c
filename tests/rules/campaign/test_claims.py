"""Ready scenes: who may claim a character, and which conflict begins."""

from collections.abc import Mapping

import pytest

from rules.campaign.claims import begin, claim, claimed, prepare, unclaimed
from rules.campaign.events import CharacterGiven, CharacterImported, SeatTaken
from rules.campaign.model import AnyCharacter, Campaign
from rules.campaign.ready import (
    MOST_ABOUT,
    MOST_CONFLICTS,
    MOST_HEROES,
    BeginReadyConflict,
    ClaimCharacter,
    Hero,
    MadeHero,
    PrepareScene,
    ReadyScene,
    ScenePrepared,
    to_begin,
)
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat
from tests.rules.nyx.board import ANN, GM, Board

HEROES = (Hero(id="1", about="First."), Hero(id="2", about="Second."))


def prepared(*owned: str, begun: tuple[int, ...] = ()) -> tuple[Campaign, Mapping[str, AnyCharacter]]:
    """Return a campaign with a scene of two characters; Ann plays those that are `owned`."""
    board = Board()
    for name in ("Ada", "Bo"):
        board.npc(name)
    people = {
        number: who.but(seat=ANN.id if who.name in owned else "")
        for number, who in board.state.characters.items()
    }
    scene = ReadyScene(
        name="ferry", title="The ferry", opening="", heroes=HEROES, conflicts=("One", "Two"), begun=begun
    )
    return board.state.campaign.but(ready=scene), people


def why_not(scene: tuple[Campaign, Mapping[str, AnyCharacter]], seat: Seat, character: str = "1") -> str:
    try:
        claim(*scene, ClaimCharacter(character=character, holder=99), seat)
    except Refused as why:
        return why.code
    return ""


def test_a_stranger_takes_a_seat_with_the_claimed_character() -> None:
    taken, given = claim(*prepared(), ClaimCharacter(character="2", holder=99, called="Zoe"), PUBLIC)
    assert isinstance(taken, SeatTaken)
    assert isinstance(given, CharacterGiven)
    assert (given.character, given.name, given.new) == ("2", "Bo", taken.seat)


def test_a_player_without_a_character_claims_one_and_no_second() -> None:
    (given,) = claim(*prepared(), ClaimCharacter(character="1", holder=12), ANN)
    assert isinstance(given, CharacterGiven)
    assert given.new == ANN.id
    assert why_not(prepared("Bo"), ANN) == "claim-one"
    assert why_not(prepared("Ada"), PUBLIC) == "claimed-already"
    assert why_not(prepared(), GM) == "claim-gm"
    assert why_not(prepared(), ANN, "3") == "no-such-character"


def test_the_conflict_that_is_asked_for_begins() -> None:
    for number, title in enumerate(("One", "Two"), start=1):
        told = begin(*prepared("Ada"), BeginReadyConflict(number=number), GM)
        assert (told.number, told.title) == (number, title)
    codes = []
    for scene, number in (
        (prepared("Ada"), 0),
        (prepared("Ada"), 3),
        (prepared("Ada", begun=(1,)), 1),
        (prepared(), 1),
    ):
        try:
            begin(*scene, BeginReadyConflict(number=number), GM)
        except Refused as why:
            codes.append(why.code)
    assert codes == ["no-such-conflict", "no-such-conflict", "ready-begun", "ready-unclaimed"]


def test_who_is_claimed_is_in_the_order_of_the_scene() -> None:
    campaign, people = prepared("Bo")
    assert campaign.ready is not None
    assert [one.name for one in claimed(campaign.ready, people)] == ["Bo"]
    assert [one.name for one in unclaimed(campaign.ready, people)] == ["Ada"]
    some = {number: who for number, who in people.items() if number == "2"}
    assert [one.name for one in claimed(campaign.ready, some)] == ["Bo"]


def test_the_characters_of_a_scene_get_the_first_numbers() -> None:
    campaign, _ = prepared()
    assert campaign.ready is not None
    made = tuple(MadeHero(name=name, about=f"{name}.", sheet="{}") for name in ("Ada", "Bo"))
    action = PrepareScene(scene=campaign.ready, heroes=made)
    with pytest.raises(Refused, match="campaign-founded"):
        prepare(campaign.but(made=1), action, GM)
    scene, *imported = prepare(campaign.but(made=0), action, GM)
    assert isinstance(scene, ScenePrepared)
    assert scene.names == ("Ada", "Bo")
    assert scene.scene.heroes == (Hero(id="1", about="Ada."), Hero(id="2", about="Bo."))
    assert [one.character for one in imported if isinstance(one, CharacterImported)] == ["1", "2"]


def test_the_conflicts_that_have_not_begun_keep_their_numbers() -> None:
    campaign, _ = prepared(begun=(1,))
    assert campaign.ready is not None
    assert to_begin(campaign.ready) == {2: "Two"}
    assert to_begin(campaign.ready.but(begun=())) == {1: "One", 2: "Two"}


def test_a_ready_scene_has_room_for_what_its_guide_says() -> None:
    assert (MOST_HEROES, MOST_CONFLICTS, MOST_ABOUT) == (5, 3, 80)  # docs/ready-scenes.md
