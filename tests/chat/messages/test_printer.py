"""A panel's rows are in a code block above its paragraphs, and no name can end the block."""

import discord

from chat.messages.printer import CONTENT, PINGS, Message, Printer
from narration.text.line import Panel, Row, line, verbatim
from narration.text.rendering import FENCE
from narration.text.texts import bundled_texts


def test_rows_are_in_a_code_block_with_names_as_they_were_typed() -> None:
    rows = (
        Row(verbatim("*Alma*"), (line("noir-health-dazed"),), line("noir-figure", initiative=23), "▶"),
        line("noir-had-turn"),
        Row(verbatim("```Bo"), (), line("noir-figure", initiative=7)),
    )
    panel = Panel(verbatim("Fight"), verbatim("Fight"), lines=(verbatim("*Then*"),), block=rows)
    embed = Printer(bundled_texts(), "sv").message(panel).embed
    assert embed is not None
    assert embed.description == (
        "```\n▶ 23 *Alma*  omtöcknad\n— har haft sin tur —\n   7 '''Bo\n```\n\\*Then\\*"
    )


def test_text_alone_fits_into_a_message_with_room_for_pings_and_closes_its_code_blocks() -> None:
    embed = discord.Embed(title="Long", description=FENCE + "\nrow" * 1000 + FENCE)
    said = Message("A long one", embed, b"picture").in_words()
    assert (said.embed, said.picture) == (None, None)
    assert len(said.content) <= CONTENT - PINGS + len(f"\n{FENCE}")
    assert said.content.startswith("A long one\n**Long**\n```\nrow\n")
    assert said.content.endswith(f"…\n{FENCE}")
