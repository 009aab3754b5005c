"""A panel's block of rows stands in a code block above its paragraphs, and no name breaks out of it."""

from cogs._embeds import Printer
from narration.line import Panel, Row, line, verbatim
from narration.texts import shipped


def test_rows_stand_in_a_code_block_with_names_as_they_were_typed() -> None:
    rows = (
        Row(verbatim("*Alma*"), (line("noir-health-dazed"),), line("noir-figure", initiative=23), "▶"),
        line("noir-had-turn"),
        Row(verbatim("```Bo"), (), line("noir-figure", initiative=7)),
    )
    panel = Panel(verbatim("Fight"), verbatim("Fight"), lines=(verbatim("*Then*"),), block=rows)
    embed = Printer(shipped(), "sv").message(panel).embed
    assert embed is not None
    assert embed.description == (
        "```\n▶ 23 *Alma*  omtöcknad\n— har haft sin tur —\n   7 '''Bo\n```\n\\*Then\\*"
    )
