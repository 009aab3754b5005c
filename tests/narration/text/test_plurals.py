"""Every message with a number reads right with 1, 2, 5 and 21."""

import re

import pytest
from fluent.syntax import ast as ftl

from narration.text.languages import Language
from tests.narration.text.plurals import COUNTS, Counted, counted, nodes, patterns, rendered, variables

#: Russian words that are counted: with 1, with 2 and with 5.
FORMS = """
    аспект аспекта аспектов
    бросок броска бросков
    вопрос вопроса вопросов
    выстрел выстрела выстрелов
    дело дела дел
    день дня дней
    десятка десятки десяток
    задача задачи задач
    затяжной+штраф затяжных+штрафа затяжных+штрафов
    запись записи записей
    зритель зрителя зрителей
    игрок игрока игроков
    кампания кампании кампаний
    куб куба кубов
    кубик кубика кубиков
    место места мест
    минута минуты минут
    открытая+рана открытые+раны открытых+ран
    отметка отметки отметок
    очко очка очков
    ошибка ошибки ошибок
    панель панели панелей
    персонаж персонажа персонажей
    помеха помехи помех
    рана раны ран
    раздатка раздатки раздаток
    раздатку раздатки раздаток
    раунд раунда раундов
    секунду секунды секунд
    состояние состояния состояний
    свободное+место свободных+места свободных+мест
    свободный+куб свободных+куба свободных+кубов
    успех успеха успехов
    установленный+факт установленных+факта установленных+фактов
    участник участника участников
    флаг флага флагов
    ход хода ходов
    час часа часов
    человек человека человек
    шаг шага шагов
"""
#: The same after words that ask for another case.
CASES = {
    "в": """
        кампании кампаниях кампаниях
        неделю недели недель
    """,
    "выбор": "вариант варианта вариантов",
    "за": "игрока игроков игроков",
    "по": "кубу куба кубов",
}
#: Words after which a counted word stands in the genitive: с 1 броска, с 2 бросков.
GENITIVE = {"больше", "для", "до", "из", "меньше", "от", "у"}
#: Words that may follow a number in Russian and are not counted by it.
UNCOUNTED = """
    без больше в до за здесь и из или м может на не опыта от открыта пока при против снижает снимается снова
    закончена начинается окончен отсутствует продаётся становится стоит считается сюда хватает КБ млн Mira
"""
#: English words that are counted and get an s.
ENGLISH = """
    aspect campaign character condition day event fact field fighter flag handout hit hour mark matter minute
    move panel place player point roll round save seat second setting sheet slot spectator step target task
    thing throw time trait turn vote weapon week wound
"""
#: Swedish words that are counted: with 1, and with all else.
SWEDISH = """
    aspekt aspekter
    egenskap egenskaper
    fastslaget fastslagna
    flagga flaggor
    fri fria
    färdigt färdiga
    händelse händelser
    inställning inställningar
    kampanj kampanjer
    ledig lediga
    långsamt långsamma
    markering markeringar
    minut minuter
    panel paneler
    patron patroner
    person personer
    plats platser
    post poster
    rad rader
    rollperson rollpersoner
    runda rundor
    röst röster
    sak saker
    sekund sekunder
    sparning sparningar
    spelat spelade
    ställe ställen
    svår svåra
    tid tider
    timme timmar
    träff träffar
    tärning tärningar
    utlovad utlovade
    ändrad ändrade
    ångrat ångrade
    öppet öppna
"""
#: Messages whose number the rules or the code never let be 1, and those whose number is always 1.
NEVER_1 = {
    "button-noir-price",
    "course-touched-many",
    "noir-headline-several-targets",
    "noir-wounds-survived",
    "nyx-affliction-first",
    "nyx-change-sum",
    "nyx-dice-best",
    "nyx-dice-worst",
    "nyx-group-best",
    "nyx-group-worst",
    "nyx-scale",
    "nyx-slow-rolled",
    "refusal-journal-too-long",
    "refusal-odds-added",
    "refusal-text-too-long",
    "refusal-stake-range",
    "setting-nyx-length-value",
    "setting-zapas-ceiling-value",
    "zapas-sure-hopeless",
    "zapas-t-duel-bid-3",
    "zapas-t-duel-high-1",
}
ALWAYS_1 = {"refusal-aspects-threes", "refusal-out-of-range-grit"}

#: English and Swedish words that are counted: with 1, and with all else.
PAIRS = {
    "en": {each: f"{each}s" for each in ENGLISH.split()}
    | {"die": "dice", "entry": "entries", "person": "people"},
    "sv": dict(zip(SWEDISH.split()[::2], SWEDISH.split()[1::2], strict=True)),
}


def triples(rows: str) -> list[list[str]]:
    """Return rows of three forms; a form may be two words."""
    return [[each.replace("+", " ") for each in row.split()] for row in rows.strip().splitlines()]


def right(before: str, number: int) -> set[str]:
    """Return the Russian forms that may stand after this number, and after the word before it."""
    form = {1: 0, 21: 0, 2: 1, 5: 2}[number]
    if before in GENITIVE:
        return {forms[1 if form == 0 else 2] for forms in triples(FORMS)}
    cases = triples(CASES[before]) if before in CASES else []
    return {forms[form] for forms in triples(FORMS) + cases}


def fits(one: Counted) -> bool:
    said = {" ".join(one.after[:words]) for words in (1, 2)}
    return one.after[0] in UNCOUNTED.split() or bool(said & right(one.before, one.number))


def test_every_russian_word_after_a_number_has_the_form_for_1_2_5_and_21() -> None:
    wrong = [one for one in counted("ru") if not fits(one)]
    assert not wrong, "\n".join(map(str, wrong))


def test_the_russian_forms_are_told_apart() -> None:
    assert right("", 1) & {"куб", "куба", "кубов"} == right("", 21) & {"куб", "куба", "кубов"} == {"куб"}
    assert right("", 2) & {"куб", "куба", "кубов"} == {"куба"}
    assert right("", 5) & {"куб", "куба", "кубов"} == {"кубов"}
    assert right("до", 21) & {"куб", "куба", "кубов"} == {"куба"}


def test_with_21_a_russian_message_says_what_it_says_with_1() -> None:
    for id_, text in rendered("ru", 1).items():
        if not names_one(patterns("ru")[id_]):
            assert with_1(rendered("ru", 21)[id_]) == with_1(text), id_


def with_1(text: str) -> str:
    return re.sub(r"(?<!\d)21(?!\d)", "1", text)


def names_one(pattern: ftl.Pattern) -> bool:
    """Return whether a message has a text for exactly 1 instead of a form for 1, 21 and so on."""
    return any(isinstance(each, ftl.NumberLiteral) and each.value == "1" for each in nodes(pattern))


@pytest.mark.parametrize("language", ["en", "sv"])
def test_a_word_that_is_counted_has_one_form_with_1_and_another_with_all_else(language: Language) -> None:
    wrong = [one for one in counted(language) if misfits(one, PAIRS[language])]
    assert not wrong, "\n".join(map(str, wrong))


def misfits(one: Counted, pairs: dict[str, str]) -> bool:
    """Return whether a counted word has the wrong form; the first word of a compound has no form."""
    said, rest = one.after[0], set(one.after[1:])
    # A level is numbered, not counted: “the level 2 die”.
    if one.message in (NEVER_1 if one.number == 1 else ALWAYS_1) or one.before == "level":
        return False
    return said in pairs.values() if one.number == 1 else said in pairs and not rest & set(pairs.values())


def test_every_message_that_is_spared_the_test_is_a_message() -> None:
    assert set(patterns("en")) >= NEVER_1 | ALWAYS_1


def test_every_argument_that_is_called_a_number_is_an_argument() -> None:
    assert set().union(*map(variables, patterns("en").values())) >= COUNTS
