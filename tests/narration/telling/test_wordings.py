"""Every sentence that a story can tell is there in each language, fits its situation, and can be read."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from narration.games import GAMES
from narration.telling.situation import Situation
from narration.text.languages import LANGUAGES, LOCALES, Language
from narration.text.line import line
from narration.text.texts import bundled_texts
from tests.locale_checks import read
from tests.narration.telling.word_guard import UNKNOWN, unclaimed

#: A verb in the singular right after a name, by language; English names after most prepositions are not its
#: subject.
SINGULAR = {
    "en": r"(?<!\bof )(?<!\bon )(?<!\bfor )(?<!against ){{ \${0} }} "
    r"(?!this\b|less\b|as\b|its\b|plus\b)[a-z]*s\b",
    "ru": r"{{ \${0} }} (?:не |уже |ещё )?[а-яё]+(?:[её]т|ит)(?:ся)?\b|"
    r"\b[а-яё]+(?:[её]т|ит) {{ \${0} }}(?! (?:и|с)\b)",
}
#: The longest a sentence may be with names of 12 and quotations of 24 characters.
LONGEST = {"en": 110, "sv": 110, "ru": 120}
NAME, QUOTE = "Wilhelmina G", "reach the water unseen!!"
NAMES = frozenset({"a", "b", "c", "h", "m"})
QUOTES = {"en": "“”", "sv": "””", "ru": "«»"}
TELLINGS = {game: words.teller.telling for game, words in GAMES.items() if words.teller.telling is not None}


class Wording(NamedTuple):
    """One wording of a situation: its game, its message and everything that it claims."""

    game: str
    situation: Situation
    message: str
    claims: frozenset[str]


def wordings() -> Iterator[Wording]:
    for game, telling in TELLINGS.items():
        for situation in telling.rows:
            for number, needed in situation.wordings.items():
                claims = frozenset(f"{situation.claims} {needed}".split())
                yield Wording(game, situation, f"{game}-t-{situation.name}-{number}", claims)


WORDINGS = tuple(wordings())
EACH = pytest.mark.parametrize("language", LANGUAGES)


def source(language: Language, files: str = "*-telling.ftl") -> dict[str, str]:
    """Return the text of every sentence as it is written in these files, by message."""
    texts = [path.read_text("utf-8") for path in (LOCALES / language).glob(files)]
    return dict(re.findall(r"(?m)^([\w-]+) = (.*(?:\n +.*)*)", "\n".join(texts)))


SOURCES = {language: source(language) for language in LANGUAGES}


def said(language: Language, wording: Wording) -> str:
    """Return a wording with a name or quotation of the usual length in each gap."""
    gaps = {
        slot: 3 if slot.startswith("n_") else NAME if slot in NAMES else QUOTE
        for slot in wording.situation.slots.split()
    }
    return bundled_texts().say(language, line(wording.message, **gaps))


@pytest.mark.parametrize(("game", "least"), [("nyx", 30), ("noir", 30), ("zapas", 25)])
def test_a_game_has_many_situations_with_several_wordings_each(game: str, least: int) -> None:
    rows = TELLINGS[game].rows
    assert len(rows) >= least
    assert [row.name for row in rows if len(row.wordings) < 3] == []


@EACH
def test_every_wording_has_a_text_and_every_text_a_wording(language: Language) -> None:
    pending = {message for message in SOURCES[language] if "-t-pending-" in message}
    assert set(SOURCES[language]) - pending == {wording.message for wording in WORDINGS}


@EACH
def test_every_number_that_a_wording_ever_had_keeps_its_text(language: Language) -> None:
    kept = {*SOURCES[language], *source(language, "*-telling-retired.ftl")}
    for game, telling in TELLINGS.items():
        for row in telling.rows:
            numbers = {
                int(number) for name in kept for number in re.findall(rf"^{game}-t-{row.name}-(\d+)$", name)
            }
            assert numbers == set(range(1, max(numbers) + 1)), row.name
            assert numbers >= set(row.wordings), row.name


@EACH
def test_a_text_fills_only_the_gaps_that_its_claims_promise(language: Language) -> None:
    messages = read(LOCALES / language)
    for wording in WORDINGS:
        used = messages[wording.message].variables
        assert used <= set(wording.situation.slots.split()), wording.message
        for slot in used - {"a", "b"}:
            assert f"{slot}_named" in wording.claims, (wording.message, slot)


def test_every_situation_can_be_told_of_a_side_of_several() -> None:
    for telling in TELLINGS.values():
        for row in telling.rows:
            single = {"one_a", "one_b"} - set(row.claims.split())
            anyone = [needed for needed in row.wordings.values() if not single & set(needed.split())]
            assert len(anyone) >= 2, row.name


def test_no_situation_is_listed_twice() -> None:
    for telling in TELLINGS.values():
        assert max(Counter(row.name for row in telling.rows).values()) == 1


@EACH
def test_no_two_wordings_say_the_same(language: Language) -> None:
    texts = Counter(re.sub(r"\{ \$\w+ \}", "X", text) for text in SOURCES[language].values())
    assert [text for text, times in texts.items() if times > 1] == []


@EACH
def test_a_sentence_fits_its_length(language: Language) -> None:
    lengths = {wording.message: len(said(language, wording)) for wording in WORDINGS}
    assert [message for message, length in lengths.items() if length > LONGEST[language]] == []


@EACH
def test_a_sentence_says_nothing_that_it_does_not_claim(language: Language) -> None:
    found = {
        wording.message: words
        for wording in WORDINGS
        if (words := list(unclaimed(language, SOURCES[language][wording.message], wording.claims)))
    }
    assert found == {}


@EACH
def test_no_sentence_names_what_the_log_cannot_hold(language: Language) -> None:
    found = {
        message: hit for message, text in SOURCES[language].items() if (hit := UNKNOWN[language].search(text))
    }
    assert found == {}


@EACH
def test_quotations_are_marked_as_the_language_marks_them(language: Language) -> None:
    opening, closing = QUOTES[language][0], QUOTES[language][1]
    for wording in WORDINGS:
        text = SOURCES[language][wording.message]
        assert not {'"', "'"} & set(text), wording.message
        for slot in re.findall(r"\{ \$(\w+) \}", text):
            if slot in {
                "goal",
                "goal_b",
                "aspect",
                "effect",
                "text",
                "damage",
                "title",
                "flag",
                "condition",
                "stake",
                "trait",
                "burden",
            }:
                assert f"{opening}{{ ${slot} }}{closing}" in text, wording.message


@pytest.mark.parametrize("language", SINGULAR)
def test_no_verb_agrees_with_a_name_that_may_be_that_of_several(language: Language) -> None:
    found = [
        wording.message
        for wording in WORDINGS
        for who in "ab"
        if f"one_{who}" not in wording.claims
        if re.search(SINGULAR[language].format(who), SOURCES[language][wording.message])
    ]
    assert found == []


def test_a_swedish_name_is_never_a_genitive() -> None:
    assert [message for message, text in SOURCES["sv"].items() if re.search(r"\$[abchm] \}s\b", text)] == []


def test_a_russian_name_follows_no_preposition_and_no_past_tense() -> None:
    prepositions = "в|во|на|с|со|у|к|ко|от|до|из|за|над|под|перед|без|для|о|об|при|про|через|между"
    before = rf"\b(?:{prepositions}) \{{ \$[abchm] \}}"
    after = r"\{ \$[abchm] \} (?:уже |не |ещё |снова )?\w+(?:ла|лась|лся|ал|ил|ел)\b"
    found = [message for message, text in SOURCES["ru"].items() if re.search(f"{before}|{after}", text)]
    assert found == []


@EACH
def test_only_zapas_raises_its_voice(language: Language) -> None:
    loud = [
        message
        for message, text in SOURCES[language].items()
        if text.count("!") > 2 * message.startswith("zapas-")
    ]
    assert loud == []
