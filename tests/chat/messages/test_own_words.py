"""What somebody tells keeps bold, italics and quotes; nothing in it pings, links or breaks out."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from chat.messages.own_words import with_emphasis
from tests.hostile import TEXTS, texts

#: A row's signs of structure, which must not be at its start.
STRUCTURE = re.compile(r"\s*(?:#|-|\+|\*\s|\d+\.|>)")
ESCAPED = re.compile(r"\\(?:_|[^\w\s])")
SIGNS = st.text(alphabet="*_\\ >#-[]()<@`~|:/.1aж\n", max_size=40)


def bare(row: str) -> str:
    """Return a row without its quote."""
    return row.removeprefix("> ")


def is_harmless(told: str) -> bool:
    """Return whether only emphasis and quotes are left, and every sign of emphasis has its partner."""
    rows = [bare(row) for row in told.split("\n")]
    open_signs = [ESCAPED.sub(".", row) for row in rows]
    return not any(
        STRUCTURE.match(row)
        or re.search(r"[\[\]<>@|`~\\]|\w://", left)
        or left.count("*") % 2
        or left.count("_") % 2
        for row, left in zip(rows, open_signs, strict=True)
    )


@pytest.mark.parametrize(
    "text",
    [
        "**Bold**, *slanted* and _slanted_.",
        "**Жирный** и *курсив*, ёлка.",
        "**Ångra** *inte* — åäö 👩‍👩‍👧‍👦🏳️‍🌈",
        "> She said so.",
        "> **Nobody** heard.\nThen it rained.",
        "**all of *this* is bold**",
    ],
)
def test_bold_italics_quotes_letters_and_emoji_are_kept(text: str) -> None:
    assert with_emphasis(text) == text


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("@everyone <@1> <@&2> <#3>", r"\@everyone \<\@1\> \<\@&2\> \<#3\>"),
        ("[here](https://example.org)", r"\[here\](https\://example.org)"),
        ("<https://example.org>", r"\<https\://example.org\>"),
        ("# Big", r"\# Big"),
        ("> # Big", r"> \# Big"),
        ("-# small", r"\-# small"),
        ("- item\n* item\n1. item", "\\- item\n\\* item\n1\\. item"),
        ("`code` ||secret|| ~~gone~~", r"\`code\` \|\|secret\|\| \~\~gone\~\~"),
        ("<:smile:12> <t:5:R>", r"\<:smile:12\> \<t:5:R\>"),
        (">>> all of it", "> all of it"),
        ("snake_case_name 2 * 3 * 4", r"snake\_case\_name 2 \* 3 \* 4"),
        ("**never closed", r"\*\*never closed"),
        ("__under__", r"\_\_under\_\_"),
        (r"\*as typed\*", r"\\\*as typed\\\*"),
        ("**[a](https://b)** *<@1>*", r"**\[a\](https\://b)** *\<\@1\>*"),
    ],
)
def test_everything_else_appears_as_typed(text: str, told: str) -> None:
    assert with_emphasis(text) == told


@given(texts() | SIGNS | st.sampled_from(sorted(TEXTS.values())))
@example(">/#1[:/_/~:")  # no link, since an escaped bracket stands between
def test_nothing_pings_links_or_breaks_out(text: str) -> None:
    assert is_harmless(with_emphasis(text))


@given(st.text(alphabet="*_> aж", max_size=30))
def test_no_letter_is_lost(text: str) -> None:
    told = with_emphasis(text)
    assert re.sub(r"[^aж]", "", told) == re.sub(r"[^aж]", "", text)


def test_the_check_of_this_file_sees_what_would_break_out() -> None:
    broken = ["<@1>", "a https://b", "# a", "*a", "`a`", "> > a", "[a](b)"]
    assert not any(map(is_harmless, broken))
