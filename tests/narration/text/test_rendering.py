"""The renderer lays a panel out in one language; cutting and wrapping it is left to the medium."""

from dataclasses import replace

from narration.pictures.cards.duel import DuelCard, DuelSide
from narration.text.line import Field, Panel, Row, line, verbatim
from narration.text.rendering import RenderedField, Renderer
from narration.text.texts import bundled_texts, plain

LONG = "Alma " * 2000
CHANCE = line("odds-percent", whole=12, tenth=5)


def renderer(*, odds: bool = True) -> Renderer:
    return Renderer(bundled_texts(), "en", lambda text: f"<{text}>", odds)


def panel() -> Panel:
    return Panel(
        headline=verbatim("Head"),
        title=verbatim("Title"),
        lines=(verbatim("First"), CHANCE),
        fields=(Field(verbatim("Side"), (verbatim("one"), verbatim("two")), inline=True),),
        picture=DuelCard((DuelSide(verbatim("Mira")), DuelSide(verbatim("Guard"))), 5, 4),
        block=(Row(verbatim("Bo"), (CHANCE,)),),
        grid=((verbatim("a"), CHANCE),),
    )


def test_the_scale_comes_first_then_rows_then_paragraphs_then_the_grid() -> None:
    scale, rows, first, chance, grid = renderer().render(panel()).blocks
    assert scale.startswith("```\nMira ")
    assert scale.count("\n") == 3
    assert rows == "```\n   Bo  12.5%\n```"
    assert (first, chance) == ("<First>", bundled_texts().say("en", CHANCE))
    assert grid == "```\na 12.5%\n```"


def test_the_headline_and_the_line_below_it_begin_with_a_capital_although_a_name_does_not() -> None:
    ended = Panel(
        headline=verbatim("the lamp is lit. the guard sees “her”"),
        due=verbatim("the guard is next"),
        title=verbatim(""),
    )
    assert replace(renderer(), escape=plain).render(ended).content == (
        "The lamp is lit. The guard sees “her”\nThe guard is next"
    )


def test_a_picture_that_is_shown_is_not_written_as_well() -> None:
    shown = renderer().render(panel(), pictured=True)
    assert shown.blocks == renderer().render(panel()).blocks[1:]
    assert shown.alt.startswith("A lead of 4 out of 5 for Mira")


def test_users_text_is_escaped_only_where_it_is_formatted() -> None:
    rendered = renderer().render(panel())
    assert (rendered.content, rendered.title) == ("<Head>", "<Title>")
    assert rendered.fields == (RenderedField("<Side>", "<one>\n<two>", inline=True),)
    assert "<" not in "".join((rendered.blocks[0], rendered.blocks[1], rendered.blocks[4], rendered.alt))


def test_with_odds_turned_off_no_chance_appears_in_lines_rows_or_grid() -> None:
    assert "12" not in "".join(renderer(odds=False).render(panel()).blocks)


def test_nothing_is_cut_and_missing_parts_of_a_panel_stay_empty() -> None:
    rendered = renderer().render(Panel(verbatim(LONG), verbatim("")))
    assert rendered.content == f"<{LONG}>"
    assert (rendered.blocks, rendered.fields, rendered.footer, rendered.alt) == ((), (), None, "")
