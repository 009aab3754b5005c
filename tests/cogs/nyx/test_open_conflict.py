"""/nyx conflict: two names, the panel on which all else is changed, the opening, the live message."""

import threading

import discord
import pytest

from chat.messages.components import custom_id_of
from cogs.nyx.conflict_draft import ConflictDraft, Kind, ScaleDraft, SideDraft, Who
from narration.pictures.card import WordedCard
from rules.nyx.base.enums import Attribute, BreakOff, GroupMode, Mode
from tests import seam
from tests.simulated.reading import labels, options, whole
from tests.simulated.tabletop import Answer, Table


async def test_two_names_are_enough(table: Table) -> None:
    await table.wrestling()
    conflict = await table.conflict()
    first, second = conflict.sides
    assert (conflict.title, conflict.length, conflict.mode, conflict.marker) == (
        "Mira – Guard",
        5,
        Mode.PENALTY,
        0,
    )
    assert (first.goal, second.goal) == ("get the better of Guard", "get the better of Mira")
    assert first.attribute is Attribute.BODY
    assert [side.break_off for side in conflict.sides] == [BreakOff.ON_WIN] * 2


@pytest.mark.rule("NYX-22", "NYX-23", "NYX-28", "NYX-29", "NYX-39")
async def test_every_change_is_heeded_and_told(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.gm, "Baron", (7, 5, 5), npc=True)
    answer = await table.open_conflict(
        "Mira",
        "Baron",
        title="By the river",
        goal="get away",
        opponent_goal="hold her",
        attribute="mind",
        opponent_attribute="body",
        modifier=1,
        opponent_modifier=-1,
        advantage=1,
        opponent_advantage=4,
        break_off="forbidden",
        opponent_break_off="free",
        length=7,
        mode="both",
        lead=2,
    )
    assert answer.message.ephemeral
    assert answer.text.startswith("“By the river” is open.")
    conflict = await table.conflict()
    first, second = conflict.sides
    assert (conflict.title, conflict.length, conflict.mode) == ("By the river", 7, Mode.BOTH)
    assert conflict.marker == 2 + 1 - 4
    assert (first.goal, second.goal) == ("get away", "hold her")
    assert (first.attribute, second.attribute) == (Attribute.MIND, Attribute.BODY)
    assert (first.modifier, second.modifier) == (1, -1)
    assert (first.advantage, second.advantage) == (1, 4)
    assert (first.break_off, second.break_off) == (BreakOff.FORBIDDEN, BreakOff.FREE)
    assert table.story.content.startswith("By the river begins: Mira against Baron, Baron ahead by 1.")
    for word in ("get away", "hold her", 'by Olle "Snigel" Linge'):
        assert word in whole(table.story)
    status = whole((await table.alva.press(table.panel, "Status")).message)
    assert "7 steps each way" in status
    assert "Mira: Can’t break off" in status


async def test_the_opening_has_the_buttons_and_pings_who_must_act(table: Table) -> None:
    await table.duel()
    assert labels(table.panel) == ["Choose", "Status", "More…"]
    assert table.panel.content == (
        "Mira – Tove begins: Mira against Tove, neither is ahead.\n"
        "⏳ Waiting for Mira, Tove "
        f"<@{table.alva.id}> <@{table.boris.id}>"
    )
    assert table.read()[-1].id == table.panel.id


async def test_the_scale_is_drawn_beside_the_event_loop_with_alt_text(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []

    draw = WordedCard.draw

    def drawn(card: WordedCard) -> bytes:
        threads.append(threading.current_thread())
        return draw(card)

    monkeypatch.setattr(WordedCard, "draw", drawn)
    await table.wrestling(lead=-2)
    assert threads
    assert threading.current_thread() not in threads
    (picture,) = table.panel.attachments
    assert picture.filename == "scale.png"
    assert (await picture.read()).startswith(b"\x89PNG")
    assert picture.description
    assert "Guard" in picture.description
    assert "5  4  3  ●  1  0" not in whole(table.panel), "shown once: as a picture or in text"


@pytest.mark.rule("NYX-26")
async def test_against_an_obstacle_there_are_no_tactics_and_ready_rolls(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    answer = await table.open_conflict(
        "Mira", "The cliff", kind="o", opponent_goal="stay unclimbed", advantage=1
    )
    assert "Against a passive side nobody picks a tactic:" in answer.text
    status = whole((await table.alva.press(table.panel, "Status")).message)
    assert "Can’t break off, only give up." in status
    shown = await table.alva.press(table.panel, "Choose")
    table.dice.add(3)
    await table.alva.press(shown.message, "Roll")
    assert (await table.conflict()).marker == 4
    assert table.story.content.startswith("Round 1: 3 steps to Mira, now 4 ahead.")


async def test_a_conflict_opens_in_a_thread_and_in_a_voice_channel_s_text(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.guard()
    await table.open_conflict(at=table.thread)
    panel = table.thread.history()[-1]
    shown = await table.alva.press(panel, "Choose")
    assert "Defensive" in labels(shown.message)
    await table.gm.slash("campaign here", at=table.voice)
    await table.finished_character(table.boris, "Tove")
    await table.guard("Other")
    await table.open_conflict("Tove", "Other", at=table.voice)
    assert labels(table.voice.history()[-1]) == ["Choose", "Status", "More…"]


async def test_two_conflicts_run_side_by_side(table: Table) -> None:
    await table.duel()
    first = table.panel
    await table.finished_character(table.gm, "Baron", npc=True)
    await table.guard()
    await table.open_conflict("Baron", "Guard")
    second = table.panel
    assert (await table.alva.press(second, "Choose")).text.startswith("Nothing")
    assert "Ready" in labels((await table.alva.press(first, "Choose")).message)


async def test_a_conflict_in_a_thread_goes_on_when_the_thread_was_archived(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.guard()
    thread = table.thread
    await table.open_conflict(at=thread)
    shown = await table.alva.press(thread.history()[-1], "Choose")
    found = table.env.bot.get_channel(thread.id)
    assert isinstance(found, discord.Thread)
    await found.edit(archived=True)
    await table.env.settle()
    await table.alva.press(shown.message, "Waiting")
    assert "🔒 Mira · " in thread.history()[-1].content
    opened = await table.env.bot.fetch_channel(thread.id)
    assert isinstance(opened, discord.Thread)
    assert not opened.archived


async def forbidden(table: Table, **permissions: bool) -> None:
    """Set the bot's own permissions in the channel; False denies a permission."""
    channel = table.env.bot.get_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    denied = discord.PermissionOverwrite(**permissions)
    await channel.set_permissions(channel.guild.me, overwrite=denied)
    await table.env.settle()


async def test_without_the_permission_to_embed_links_all_is_said_in_words(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.guard()
    await forbidden(table, embed_links=False)
    await table.open_conflict(lead=-2)
    await table.picked(table.alva, "Waiting")
    assert not table.panel.embeds
    assert not table.panel.attachments
    assert "5  4  3  ●  1" in table.panel.content
    assert "🔒 Mira · " in table.panel.content
    table.dice.add(3, 5)
    await table.picked(table.gm, "Offensive")
    assert not table.panel.embeds
    assert "Offensive beats Waiting" in table.panel.content
    assert "−2 +3 −5 = −4" in table.panel.content


async def test_without_the_permission_to_attach_files_the_panel_has_words_alone(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.guard()
    await forbidden(table, attach_files=False)
    await table.open_conflict(lead=-2)
    assert not table.panel.attachments
    assert "5  4  3  ●  1" in whole(table.panel)
    await table.picked(table.alva, "Waiting")
    assert "🔒 Mira · " in table.panel.content


async def test_a_gm_who_runs_no_side_is_promised_no_picker(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.boris, "Tove", (7, 5, 5))
    assert "direct message" not in (await table.open_conflict("Mira", "Tove")).text
    await table.guard()
    await table.finished_character(table.alva, "Nils")
    assert "direct message" in (await table.open_conflict("Nils", "Guard")).text


# ------------------------------------------------------------------------------------------- the panel


async def asked(table: Table, character: str = "Mira", opponent: str = "Wolves") -> Answer:
    """Let the GM name two sides; Mira has a full sheet."""
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    return await table.gm.slash("nyx conflict", character=character, opponent=opponent)


async def test_the_command_opens_nothing_and_shows_what_would_open(table: Table) -> None:
    shown = await asked(table)
    assert shown.message.ephemeral
    assert shown.text.startswith("Mira against Wolves. It isn’t open yet.")
    assert "New opponent: Wolves, value 7." in whole(shown.message)
    assert labels(shown.message) == ["Open", "Title and goals…", "Wolves"]
    state = await table.state()
    assert (len(state.characters), len(state.contests)) == (1, 0)


@pytest.mark.rule("NYX-22")
async def test_names_that_nobody_has_become_npcs_with_the_conflict(table: Table) -> None:
    shown = await asked(table, "Ida", "Wolves")
    await table.gm.choose(shown.place, "setup-what", "2.value")
    await table.gm.choose(shown.place, "setup-set 2.value", "9")
    version = await table.version()
    await table.gm.press(shown.place, "Open")
    sides = (await table.conflict()).sides
    assert [side.name for side in sides] == ["Ida", "Wolves"]
    assert (await table.character("Wolves")).ratings[Attribute.VALUE].base == 9
    assert await table.version() == (version or 0) + 1, "all of it is one save"


async def test_whose_conflict_cannot_open_is_told_before_anything_is_changed(table: Table) -> None:
    await table.wrestling()
    answer = await table.gm.slash("nyx conflict", character="Mira", opponent="Wolves")
    assert "Mira" in answer.text
    assert "Open" not in labels(answer.message)


async def test_the_menu_of_parts_offers_what_fits_the_sides(table: Table) -> None:
    shown = await asked(table)
    parts = options(shown.message, "setup-what")
    assert "Mira: attribute" in parts
    assert "Wolves: attribute" not in parts
    await table.gm.choose(shown.place, "setup-what", "2.kind")
    await table.gm.choose(shown.place, "setup-set 2.kind", "o")
    parts = options(shown.message, "setup-what")
    assert [each for each in parts if each.startswith("Wolves")] == [
        "Wolves: what it is",
        "Wolves: situational advantage",
    ]


async def test_two_clicks_on_open_open_one_conflict(table: Table) -> None:
    shown = await asked(table)
    await seam.together(table.env, *[lambda: table.gm.press(shown.message, "Open")] * 2)
    state = await table.state()
    assert (len(state.characters), len(state.contests)) == (2, 1)


async def test_the_form_holds_the_usual_texts_and_an_empty_field_means_them(table: Table) -> None:
    shown = await asked(table)
    form = await table.gm.press(shown.place, "Title and goals…")
    assert [each["component"].get("value") for each in form.form["components"]] == [
        "Mira – Wolves",
        "get the better of Wolves",
        "get the better of Mira",
    ]
    await table.gm.fill(form, "", "reach the door", "")
    conflict = await table.conflict()
    assert conflict.title == "Mira – Wolves"
    assert [side.goal for side in conflict.sides] == ["reach the door", "get the better of Mira"]


async def test_a_panel_works_after_a_restart(table: Table) -> None:
    shown = await asked(table)
    await table.restart()
    await table.gm.press(shown.place, "Open")
    assert (await table.conflict()).sides[1].name == "Wolves"


async def test_a_side_has_allies_of_whom_the_best_rolls_unless_the_gm_says_otherwise(table: Table) -> None:
    await asked(table)
    await table.finished_character(table.boris, "Tove")
    await table.open_conflict("Mira", "Wolves", allies=("Tove",))
    side = (await table.conflict()).sides[0]
    assert (len(side.members), side.group) == (2, GroupMode.BEST)


@pytest.mark.parametrize(
    "words", ["1:-v7", "1:-x7:", "zz:-v7:", "1:-v7:99999", "1.9:-v7:", "1:-v7:::", "1:2:"]
)
async def test_words_that_no_panel_has_are_refused(table: Table, words: str) -> None:
    shown = await asked(table)
    answer = await table.gm.forge(f"n:setup-open:1:{words}", on=shown.message.id)
    assert answer.message.ephemeral
    assert not (await table.state()).contests


def test_a_draft_is_read_as_it_was_written() -> None:
    first = SideDraft(
        Who("137"), Attribute.MIND, -3, 5, BreakOff.FORBIDDEN, GroupMode.WORST, ("1298", "1299", "7", "8")
    )
    draft = ConflictDraft(
        (first, SideDraft(Who("", Kind.MOB, 15), advantage=2)), ScaleDraft(10, Mode.BOTH, -5)
    )
    assert ConflictDraft.read(draft.words) == draft


def test_the_longest_draft_fits_into_an_id() -> None:
    allies = tuple(str(number) for number in range(1290, 1294))
    side = SideDraft(Who("1289"), Attribute.MIND, -3, 5, BreakOff.FORBIDDEN, GroupMode.WORST, allies)
    draft = ConflictDraft((side, side), ScaleDraft(10, Mode.BOTH, -5))
    assert custom_id_of("setup-set", 99999, "1.break_off", *draft.words)
