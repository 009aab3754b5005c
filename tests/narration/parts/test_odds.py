"""Chances in words and pictures: rounded honestly, no wider than a phone, giving away no hidden pick."""

import io
import itertools
from fractions import Fraction

import pytest
from PIL import Image

from chat.messages.chances import chances_message
from chat.messages.printer import Printer
from narration.noir.base import odds as noir
from narration.noir.base.odds import Finished, Victim, wounds_line
from narration.noir.combat import hit_prompts as hits
from narration.nyx.base import odds as nyx
from narration.nyx.base.odds import Standing
from narration.nyx.base.pools import coming_pool
from narration.nyx.base.words import TACTICS
from narration.nyx.conflict.prompts import demand_prompt, picker
from narration.nyx.conflict.roll_prompts import declare_prompt, roll_prompt
from narration.parts.odds import GROUPS, Odds, grouped
from narration.text.chances import CHANCE_MESSAGES, percent, whole_percent
from narration.text.columns import COLUMNS, width
from narration.text.languages import LANGUAGES, LOCALES
from narration.text.line import line
from narration.text.texts import bundled_texts
from narration.zapas.base import odds as zapas
from narration.zapas.base.odds import Reserve
from rules.campaign.actions import ChangeSetting
from rules.core.seat import PUBLIC
from rules.noir import preview
from rules.noir.base.weapons import Damage
from rules.noir.odds.roll_odds import Side
from rules.noir.odds.wounds_of_a_hit import damage
from rules.nyx.base.enums import Attribute, Mode, Tactic
from rules.nyx.base.pool import Pool
from rules.nyx.odds.forecast import forecast
from rules.nyx.odds.odds import known_picks
from rules.nyx.state import contest_actions as m
from rules.nyx.view import view
from tests.narration.printing import HEADLINE, lines, said
from tests.rules.noir.moments import condition, hit
from tests.rules.nyx.board import ANN, Board, against_guard, duel


def made(value: int, modifier: int = 0, positive: int = 0) -> Pool:
    return Pool(attribute=Attribute.VALUE, current=value, modifier=modifier, positive=positive)


ASKED = {
    "nyx roll": nyx.roll_odds(made(5, -1, 2)),
    "nyx opposed": nyx.opposed_odds(made(12), made(9)),
    "nyx conflict": nyx.conflict_odds(Standing(made(5), made(7), 10, -3), Mode.GOAL),
    "nyx penalty": nyx.conflict_odds(Standing(made(5), made(7), 5), Mode.PENALTY),
    "nyx passive": nyx.conflict_odds(Standing(made(5), None, 5), Mode.BOTH),
    "noir check": noir.check_odds(9, -1, 5),
    "noir opposed": noir.opposed_odds(Side(12, 2), Side(10)),
    "zapas roll": zapas.roll_odds(40, 20),
    "zapas duel": zapas.duel_odds(6, 4),
    "nyx round": nyx.round_odds(made(5), made(7), known_picks(None, None), marker=-9, length=10, shift=-5),
    "nyx slow": nyx.slow_odds(made(5, -2, 2), 3),
    "noir total": noir.total_odds(-9, 3, 5),
    "noir late": noir.late_odds((10, 10, 4, 7), Side(3, -1), Finished(34, 12, 10)),
    "noir damage": noir.damage_odds(Damage(dice=5, flat=-4)),
    "noir wounds": noir.damage_odds(Damage(dice=3, flat=1, stun=True), Victim(8, 3)),
    "zapas reserve": zapas.roll_odds(5, 3, Reserve(7, 2)),
}


@pytest.mark.parametrize(
    ("chance", "shown"),
    [
        (Fraction(0), "0.0%"),
        (Fraction(1, 10**6), "<0.1%"),
        (Fraction(1, 2), "50.0%"),
        (0.8975, "89.8%"),
        (Fraction(999_999, 10**6), ">99.9%"),
        (0.9999999999999999, "100.0%"),
        (1.0, "100.0%"),
    ],
)
def test_a_chance_that_is_neither_certain_nor_impossible_never_looks_like_it(
    chance: Fraction | float, shown: str
) -> None:
    assert said(percent(chance)) == shown


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_reads_without_colour_embed_or_picture(name: str, language: str) -> None:
    message = chances_message(Printer(bundled_texts(), language), ASKED[name], picture=True)
    assert message.embed is not None
    assert message.embed.description is not None
    assert 0 < len(message.content) <= HEADLINE
    assert message.embed.image.url == "attachment://odds.png"
    blocks = message.embed.description.split("```")[1::2]
    drawn = [row for block in blocks for row in block.splitlines()]
    assert max(map(width, drawn)) <= COLUMNS
    assert "…" not in "".join(drawn)
    assert message.alt.endswith(".") or len(message.alt) == 1024


def test_numbers_are_right_aligned_and_the_likeliest_bar_is_the_longest() -> None:
    embed = chances_message(Printer(bundled_texts(), "en"), ASKED["zapas reserve"], picture=True).embed
    assert embed is not None
    assert embed.description is not None
    rows = embed.description.split("```")[1].strip("\n").splitlines()[1:]
    assert rows[:3] == ["  0  3.1%  █", "  1 15.6%  ████", "  2 31.2%  █████████"]


def test_the_picture_has_a_bar_for_each_outcome_and_marks_the_current_place() -> None:
    message = chances_message(Printer(bundled_texts(), "en"), ASKED["nyx penalty"], picture=True)
    assert message.picture is not None
    drawn = Image.open(io.BytesIO(message.picture)).convert("RGB")
    floor = [drawn.getpixel((x, 338)) for x in range(drawn.width)]
    bars = [colour for colour, _ in itertools.groupby(floor) if colour != floor[0]]
    assert len(bars) == 11
    assert [len(set(bars[:5] + bars[6:])), bars[5] != bars[0]] == [1, True]
    assert "0: 38.9%" in message.alt or "−5:" in message.alt


def test_without_permission_for_files_only_the_numbers_are_shown_and_say_why() -> None:
    message = chances_message(Printer(bundled_texts(), "en"), ASKED["zapas duel"], picture=False)
    assert message.picture is None
    assert message.embed is not None
    assert message.embed.footer.text == "I can’t attach files here, so there’s no picture."
    assert message.content == "Side 1 wins: 62.3% · tie: 20.5% · side 2 wins: 17.2%"


@pytest.mark.parametrize("dice", range(1, 9))
def test_in_a_long_distribution_neighbours_share_a_bar_and_nothing_is_lost(dice: int) -> None:
    bars = grouped(damage(dice, 0).floats())
    assert 5 < len(bars) <= GROUPS + 1
    assert sum(bar.chance for bar in bars) == pytest.approx(1, abs=1e-12)
    assert said(bars[-1].label).endswith("+")


def test_a_bar_shows_where_its_range_begins_and_ends() -> None:
    few = grouped({-2: 0.25, 0: 0.25, 3: 0.5})
    assert [said(bar.label) for bar in few] == ["−2", "0", "3"]
    chances = dict.fromkeys(range(1, 41), 1 / 40)
    assert [said(bar.label) for bar in grouped(chances)][:2] == ["1–4", "5–9"]
    assert said(grouped({place - 6: 1 / 40 for place in range(40)})[1].label) == "−5..−1"
    rare = {0: 0.001, 1: 0.499, 2: 0.499, 9: 0.001}
    assert [said(bar.label) for bar in grouped(rare)] == ["0–1", "2+"]


@pytest.mark.rule("NYX-36")
def test_waiting_returns_to_the_scale_after_an_overflow_and_the_bar_is_there() -> None:
    pushed = (Tactic.WAITING, Tactic.DEFENSIVE)
    told = nyx.round_odds(made(0), made(20), (pushed,), marker=0, length=5, shift=0)
    assert [said(bar.label) for bar in told.bars] == ["−2"]
    assert (
        said(told.headline) == "Steps on average: −2.0 · past the end for side 1: 0.0% · for side 2: 100.0%"
    )


@pytest.mark.rule("NYX-26", "NYX-28")
def test_a_passive_side_takes_no_penalty_and_picks_nothing() -> None:
    told = nyx.conflict_odds(Standing(made(5), None, 5), Mode.PENALTY)
    assert said(told.headline) == "Side 1 to reach the goal: 50.0% · to take a penalty before that: 50.0%"
    assert "Every round is rolled the same." in [said(one) for one in told.lines]


@pytest.mark.rule("NYX-28")
def test_the_forecast_ends_with_a_penalty_only_where_play_goes_on_after_it() -> None:
    for mode in Mode:
        told = nyx.conflict_odds(Standing(made(5), made(7), 5), mode)
        ends = "A penalty changes the numbers, so this looks no further than the next one."
        assert (ends in [said(one) for one in told.lines]) == (mode is Mode.PENALTY)


def test_a_tiny_or_nearly_complete_share_is_not_rounded_to_none_or_all() -> None:
    shares = [0, 0.004, 0.5, 0.996, 1]
    assert [said(whole_percent(one)) for one in shares] == ["0%", "<1%", "50%", ">99%", "100%"]


# ------------------------------------------------------------------------------------------ before a roll


def test_a_roll_shows_its_chance_unless_the_table_turned_chances_off() -> None:
    board = duel()
    ada = board.who("Ada")
    given = (ada, Attribute.BODY, 0, (), ())
    assert "Chance of success: 60.0% · mean effect 2.1" in lines(roll_prompt(*given))
    assert not any("%" in row for row in lines(roll_prompt(*given, odds=False)))


def declaring(board: Board, *, odds: bool = True) -> list[str]:
    panel = declare_prompt(
        board.state, board.conflict, 1, attribute=Attribute.BODY, positive=(), negative=(), odds=odds
    )
    return lines(panel)


def test_a_declaration_shows_its_chance_unless_the_table_turned_chances_off() -> None:
    assert "Chance of success: 60.0% · mean effect 2.1" in declaring(duel())
    assert not any("%" in row for row in declaring(duel(), odds=False))


@pytest.mark.rule("NYX-12")
def test_before_a_demand_is_answered_both_chances_are_shown() -> None:
    board = duel()
    board.do(board.demand("Ada", "Iron"))
    ada = board.who("Ada")
    chances = "Chance of success: accepted 13.0%, bought off 60.0%"
    assert chances in lines(demand_prompt(ada, coming=coming_pool(board.state, ada)))
    assert not any("%" in row for row in lines(demand_prompt(ada)))
    free = Board()
    free.sketch("Mira")
    assert coming_pool(free.state, free.who("Mira")) is None, "nobody has said what is rolled"


@pytest.mark.rule("NOIR-62", "NOIR-70", "NOIR-121")
def test_a_victim_or_protector_sees_the_chances_of_wounds_for_their_own_body() -> None:
    board = hit(Ada=3, Bea=3)
    condition(board, "Bea", daze=9)
    victim = lines(hits.surviving(board.state, board.combat))
    friend = lines(hits.protecting(board.state, board.combat, board.id("Bea")))
    wounds = {
        name: said(wounds_line(found))
        for name in ("Ada", "Bea")
        if (found := preview.of_hit(board.state, board.combat, board.id(name)))
    }
    assert wounds["Ada"] in victim
    assert wounds["Bea"] in friend
    assert wounds["Ada"] != wounds["Bea"]
    assert wounds["Ada"] not in friend
    assert not any("%" in row for row in lines(hits.surviving(board.state, board.combat, odds=False)))


@pytest.mark.rule("NOIR-121")
def test_a_hit_whose_chances_take_long_is_shown_without_them() -> None:
    board = hit(Ada=3)
    blow = board.combat.hits[0]
    heavy = board.combat.but(hits=(blow.but(damage=Damage(dice=40)),))
    assert preview.of_hit(board.state, heavy, board.id("Ada")) is None


def test_a_table_that_turned_chances_off_reads_none_in_any_game() -> None:
    printer = Printer(bundled_texts(), "en", odds=False)
    chance = line("noir-percent", percent=55)
    assert printer.label(line("option-noir-odds", points=2, chance=chance)).endswith("–")
    assert printer.say(line("zapas-chance", chance=line("zapas-percent", percent=50))).count("50") == 0
    assert "%" not in printer.label(line("odds-opposed", a=percent(0.1), tie=percent(0.2), b=percent(0.7)))
    assert printer.say(line("nyx-headline-sealed", turn=2, tactic=TACTICS[Tactic.WAITING])).count("2") == 1


def test_every_message_with_a_percent_sign_but_those_of_luck_can_be_turned_off() -> None:
    """Messages about luck are exempt: they give statistics of past rolls, not chances."""
    texts = [file.read_text("utf-8") for file in LOCALES.glob("*/*.ftl") if file.name != "luck.ftl"]
    rows = [row for text in texts for row in text.splitlines() if "%" in row and not row.startswith("#")]
    assert {row.partition(" = ")[0] for row in rows} <= CHANCE_MESSAGES
    assert rows


# ------------------------------------------------------------------------------------------ the picker


def test_the_picker_has_a_table_that_fits_a_phone() -> None:
    board = against_guard(lead=1)
    board.declare(1)
    state = view(board.state, ANN)
    panel = picker(state, board.conflict, 1)
    for language in LANGUAGES:
        embed = Printer(bundled_texts(), language).message(panel).embed
        assert embed is not None
        assert embed.description is not None
        rows = embed.description.split("```")[1].strip("\n").splitlines()
        assert len(rows) == 4
        assert max(map(width, rows)) <= COLUMNS
    bare = picker(state, board.conflict, 1, odds=False)
    assert bare.grid == ()
    assert not any("%" in row for row in lines(bare))


@pytest.mark.rule("NYX-30")
def test_the_forecast_counts_an_advantage_on_the_attribute_only_where_its_holder_has_it() -> None:
    board = duel()
    board.do(ChangeSetting(key="advantage", value="attribute"))
    board.do(m.SetAdvantage(**board.at, side=1, advantage=2))
    opened = board.conflict.but(turn=2, marker=3)
    stands = nyx.standing_of(board.state, opened, 1)
    assert (stands.own.modifier, stands.advantage, stands.leverage) == (0, 0, 2)
    assert nyx.standing_of(board.state, opened, 2).leverage == -2
    ahead = forecast(stands.own, stands.other, 5, leverage=2)
    assert stands.ahead.outlooks == ahead.outlooks
    assert ahead.at(3).win1 > forecast(stands.own, stands.other, 5).at(3).win1


def running(board: Board) -> Odds:
    known = view(board.state, PUBLIC)
    return nyx.running_odds(known, known.contests[board.conflict.id])


@pytest.mark.rule("NYX-33")
def test_every_secret_pick_gives_byte_for_byte_the_same_chances() -> None:
    answers, pickers = set(), set()
    for tactic in (None, 0, 1, 2):
        board = duel()
        board.declare_both()
        if tactic is not None:
            board.pick(1, tactic)
        message = chances_message(Printer(bundled_texts(), "en"), running(board), picture=True)
        assert message.embed is not None
        answers.add((message.content, str(message.embed.to_dict()), message.picture, message.alt))
        seen = view(board.state, board.seat(2))
        pickers.add(repr(picker(seen, seen.contests[board.conflict.id], 2)))
    assert len(answers) == 1
    assert len(pickers) == 1
