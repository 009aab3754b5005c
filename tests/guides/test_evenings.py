"""The evenings in the guides can be played as they are written, in every language."""

import pytest

from narration.text.languages import LANGUAGES, Language
from practice.scenes.script import Choose, Fill, Press
from tests.guides.errands import errands
from tests.guides.evenings import GAMES, IfAsked, Move, Sees, Typed, dice, moves, page
from tests.guides.walk import walking
from tests.house.guide_pages import GUIDES, command_paths, commands_in, labels_in, messages, pages
from tests.languages import EACH

PAGES = [(each, game) for each in LANGUAGES for game in GAMES if (GUIDES / each / f"{game}.md").exists()]
GUIDES_OF_THE_TABLE = ("players", "gm")
each_evening = pytest.mark.parametrize(("language", "game"), PAGES)


@pytest.mark.parametrize("language", EACH)
async def test_three_people_do_what_the_evenings_say_and_then_all_that_the_guides_name(
    language: Language,
) -> None:
    commands, labels = set[str](), set[str]()
    for game in GAMES:
        text = page(language, game)
        async with walking(language, dice(text)) as walk:
            await walk.through(moves(text))
            assert walk.dice.left == 0
            await walk.keep("alva", messages(language)["menu-keep-in-journal"], "…")
            await walk.through(errands(language, game, walk.account))
            commands |= walk.commands
            labels |= walk.labels
    for guide in GUIDES_OF_THE_TABLE:
        named = pages(language)[guide]
        ids = {command_paths(language)[each] for each in commands_in(named)}
        assert ids <= commands
        settings = {text for id_, text in messages(language).items() if id_.startswith("setting-")}
        assert set(labels_in(named)) - settings <= labels


@each_evening
def test_an_evening_has_the_same_steps_in_all_languages(language: Language, game: str) -> None:
    def shape(of: Language) -> list[object]:
        return [shown(each, of) for each in moves(page(of, game))]

    assert shape(language) == shape("en")


def shown(move: Move, language: Language) -> object:
    """Return what a step does without its words."""
    match move:
        case Typed():
            paths = command_paths(language)
            return move.who, paths[max((each for each in paths if move.text.startswith(each)), key=len)]
        case IfAsked():
            return move.press.who, "asked"
        case Fill():
            return move.who, len(move.texts)
        case Choose():
            return move.who, "chooses", len(move.labels)
        case Press() | Sees():
            return move.who, type(move).__name__
        case _:
            raise AssertionError(move)


@each_evening
def test_what_is_pressed_only_if_the_bot_asks_is_a_label_of_the_bot(language: Language, game: str) -> None:
    asked = {each.press.label for each in moves(page(language, game)) if isinstance(each, IfAsked)}
    assert asked <= set(messages(language).values())


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("- Alva: **Join**", "**Join us**"),
        ("`/doctor`", "`/doktor`"),
        ("“All is well here.”", "“All is lost.”"),
    ],
)
async def test_a_guide_that_names_what_is_not_there_is_found_out(wrong: str, right: str) -> None:
    text = page("en", "nyx").partition("## Two characters")[0]
    assert wrong in text
    async with walking("en", ()) as walk:
        with pytest.raises(AssertionError):
            await walk.through(moves(text.replace(wrong, f"- Alva: {right}")))
