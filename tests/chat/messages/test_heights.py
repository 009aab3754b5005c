"""How high a message is: rows that a screen wraps, pictures that it shrinks, and rows of buttons.

The highest messages are measured in a browser, in `practice/scenes/test_evening_heights.py`.
"""

from struct import pack

import discord
import pytest
from discord import ui

from chat.messages.heights import DESKTOP, PHONE, Screen, height
from chat.messages.printer import Message

#: The first bytes of a PNG of 640 by 320 pixels.
PICTURE = bytes(16) + pack(">II", 640, 320)


def described(text: str) -> Message:
    return Message("Round 1", discord.Embed(description=text))


def buttons(*labels: str) -> ui.View:
    view = ui.View()
    for label in labels:
        view.add_item(ui.Button(label=label))
    return view


@pytest.mark.parametrize("screen", [DESKTOP, PHONE])
def test_a_row_that_does_not_fit_is_wrapped(screen: Screen) -> None:
    short, long = (height(described(text), None, screen) for text in ("word", "word " * 40))
    assert long - short >= 3 * 18


def test_a_phone_wraps_more_than_a_desktop_and_shrinks_a_picture_more() -> None:
    text = described("word " * 40)
    assert height(text, None, PHONE) > height(text, None, DESKTOP)
    message = Message("Round 1", discord.Embed(), PICTURE)
    bare = Message("Round 1", discord.Embed())
    shown = [height(message, None, screen) - height(bare, None, screen) for screen in (DESKTOP, PHONE)]
    assert shown == [208, 138]  # 400 and 260 pixels wide, with a gap above
    high = Message("Round 1", discord.Embed(), bytes(16) + pack(">II", 640, 960))
    assert height(high, None, DESKTOP) - height(bare, None, DESKTOP) == 308


def test_small_print_takes_a_row_of_its_own_and_code_is_never_wrapped() -> None:
    small = height(described("told\n-# +1 −2 = −1"), None, PHONE) - height(described("told"), None, PHONE)
    code = height(described("```\n" + "x" * 200 + "\n```"), None, PHONE)
    assert small == 18
    assert code == height(described("one\ntwo\nthree"), None, PHONE)


def test_mentions_stand_in_a_row_of_content() -> None:
    message = Message("⏳ Waiting for Ada\n-# Ada: Modifier +2", small="-# Ada: Modifier +2")
    assert height(message, None, PHONE, called="@Somebody " * 5) > height(message, None, PHONE)


def test_buttons_that_do_not_fit_a_row_begin_another_one() -> None:
    message = Message("Round 1")
    few, many = buttons("Choose", "Status"), buttons("Choose", "Status", "How it counted", "More…")
    heights = [height(message, view, PHONE) - height(message, None, PHONE) for view in (few, many)]
    assert heights == [44, 88]
    assert height(message, many, DESKTOP) == height(message, few, DESKTOP)
