"""Who may roll hidden, as the campaign says, and who may know and show what fell."""

import pytest

from rules.campaign.actions import ShowHidden
from rules.campaign.apply import apply
from rules.campaign.common_settings import require_hidden
from rules.campaign.decide import decide
from rules.campaign.handouts import Handout
from rules.campaign.hidden_rolls import (
    HiddenResult,
    HiddenRoll,
    HiddenRolled,
    HiddenRollShown,
    require_others,
    sealed,
    shown,
)
from rules.campaign.model import Campaign
from rules.core.refusal import Refused
from tests.rules.nyx.board import ANN, BEN, GM


def refused(chosen: str, *, blind: bool) -> str:
    """Return why a hidden roll is refused with this setting; "" if it is not."""
    head = Campaign(id=1, home=9, name="", system="nyx", language="en")
    settings = {"hidden-rolls": chosen} if chosen else {}
    try:
        require_hidden(head.but(settings=settings), blind=blind)
    except Refused as refusal:
        return refusal.code
    return ""


@pytest.mark.parametrize(
    ("chosen", "gm", "player"),
    [
        ("", "hidden-rolls-off", "hidden-rolls-off"),
        ("off", "hidden-rolls-off", "hidden-rolls-off"),
        ("gm", "", "hidden-rolls-gm"),
        ("both", "", ""),
    ],
)
def test_the_setting_says_whose_rolls_may_be_hidden(chosen: str, gm: str, player: str) -> None:
    assert (refused(chosen, blind=False), refused(chosen, blind=True)) == (gm, player)


RESULT = HiddenResult(dice=(7,), result=2, outcome="success")


def rolled(number: int, roll: HiddenResult | None = RESULT) -> HiddenRolled:
    return HiddenRolled(turn=number, seat="2", blind=True, by="3", roll=roll)


def after(*events: HiddenRolled | HiddenRollShown) -> Campaign:
    head = Campaign(id=1, home=9, name="", system="nyx", language="en")
    for event in events:
        head = apply(head, event)
    return head


def test_a_roll_that_is_shown_is_kept_no_more_and_the_others_are() -> None:
    head = after(rolled(1), rolled(2), HiddenRollShown(turn=1, seat="2", roll=RESULT))
    assert [one.number for one in head.hidden_rolls] == [2]
    assert head.hidden_made == 2


def test_a_campaign_shows_its_hidden_rolls_to_gms_alone() -> None:
    letter = Handout(number=1, title="Letter", paragraphs=("Come.",), everybody=True)
    secret = letter.but(number=2, everybody=False)
    for handouts, known in (((), ()), ((letter, secret), (letter,))):
        head = after(rolled(1)).but(handouts=handouts)
        assert head.seen_by(GM) == head
        assert head.seen_by(ANN) == head.but(hidden_rolls=(), handouts=known)
        assert after().but(handouts=handouts).seen_by(ANN).handouts == known


def test_the_latest_50_rolls_are_kept() -> None:
    head = after(*(rolled(number) for number in range(1, 52)))
    assert [one.number for one in head.hidden_rolls] == list(range(2, 52))


def test_the_gm_shows_a_roll_that_is_known_and_has_not_been_shown() -> None:
    head = after(rolled(1), rolled(2, None))
    (event,) = decide(head, {}, (), ShowHidden(number=1), GM)
    assert event == HiddenRollShown(turn=1, seat="2", roll=RESULT)
    for number in (2, 3):
        with pytest.raises(Refused, match="no-hidden-roll"):
            decide(head, {}, (), ShowHidden(number=number), GM)


def test_who_rolled_blind_does_not_look_and_neither_does_the_stand_in() -> None:
    roll = HiddenRoll(number=1, seat="2", roll=RESULT, blind=True, by="3")
    require_others(roll, GM)
    require_others(roll.but(blind=False), ANN)
    for own in (ANN, BEN):
        with pytest.raises(Refused, match="blind-own"):
            require_others(roll, own)


def test_a_roll_is_sealed_where_it_is_known_and_opened_where_it_is_shown() -> None:
    (choice,) = sealed(rolled(4))
    assert (choice.turn, choice.seat) == (4, "2")
    assert sealed(rolled(4, None)) == ()
    opened = HiddenRollShown(turn=4, seat="2", roll=RESULT)
    assert (sealed(opened), shown(opened), shown(rolled(4))) == ((), (choice,), ())
