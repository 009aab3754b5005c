"""The message about a struck flag says what it was, what its marks give, and asks what is different now."""

import pytest

from narration.zapas.sheet.struck import struck_panel
from rules.zapas.state.events import FlagStruck
from tests.narration.printing import is_sayable, said

STRUCK = FlagStruck(
    character="4",
    name="Wren",
    flag=1,
    text="I never leave a debt unpaid",
    reason="reached",
    seat="2",
    marks=3,
    reserve=8,
    qualifying_first=True,
)


@pytest.mark.rule("ZAP-43", "ZAP-46")
def test_a_struck_flag_shows_its_text_its_dice_and_a_question() -> None:
    panel = struck_panel(STRUCK, [STRUCK])
    is_sayable(panel)
    assert said(panel.headline) == "Wren strikes out “I never leave a debt unpaid” (the goal is reached)."
    assert panel.due is not None
    assert said(panel.due) == "💬 What is different for Wren now?"
    assert panel.footer is not None
    assert said(panel.footer) == "reserve 5 +3 = 8"
    assert [said(row) for row in panel.small] == [
        "⚠ Your next flag must be an important positive relationship."
    ]


@pytest.mark.rule("ZAP-43")
def test_a_flag_without_marks_moves_no_reserve_and_the_longest_names_fit() -> None:
    long = STRUCK.but(name="W" * 60, text="o" * 80, marks=0, qualifying_first=False)
    panel = struck_panel(long, [long])
    is_sayable(panel)
    assert (panel.footer, panel.small) == (None, ())
    assert panel.picture is not None
    assert "Reserve 8" in said(panel.picture.alt)
