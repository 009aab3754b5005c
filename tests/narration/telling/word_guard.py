"""Words that a sentence may use only if it claims what they say, by language.

A word such as "again" says something about the rounds before; a situation or wording that uses it must claim
that. Each entry lists the words, as a pattern, and the claims of which one must be made.
"""

import re
from collections.abc import Iterator, Set
from typing import NamedTuple

from narration.text.languages import Language


class Guard(NamedTuple):
    """Words of one language, and the claims of which a sentence with them must make at least one."""

    words: re.Pattern[str]
    claims: frozenset[str]


def _guard(words: str, claims: str) -> Guard:
    return Guard(re.compile(rf"\b(?:{words})\b", re.IGNORECASE), frozenset(claims.split()))


LEADS = "leads led behind was_behind was_level level"
BEFORE = (
    "was_at_end was_behind was_level behind led swing repeats_b still saved_b again level reloads back "
    "still_dazed counts reopened"
)
LAST = "at_end last_step end_goal end_out swing empty all_in late_won late_lost left_none mortal last_b"
FIRST = "first_round first"
THREE = "repeats_b"
DEAD = "dead dies"
GUN = "gun fires empty reloads"

GUARDS: dict[Language, tuple[Guard, ...]] = {
    "en": (
        _guard("leads?|ahead", LEADS),
        _guard("again|once more", BEFORE),
        _guard("last", LAST),
        _guard("first", FIRST),
        _guard("three|third|four|five", THREE),
        _guard("dead|dies|dying|killed", DEAD),
        _guard("shots?|bullets?|fires|cartridges?", GUN),
    ),
    "sv": (
        _guard("leder|ledning(?:en)?|överläge|övertag(?:et)?|försprång(?:et)?", LEADS),
        _guard("igen|åter", BEFORE),
        _guard("sista", LAST),
        _guard("första|först", FIRST),
        _guard("tre|tredje|fyra|fem", THREE),
        _guard("död|döda|dör|döende", DEAD),
        _guard(r"skott\w*|skjuter|kul(?:a|or)|patron\w*", GUN),
    ),
    "ru": (
        _guard(r"впереди|перевеса?|отста[её]т|отстава(?:ть|ни\w+)|догоня\w+", LEADS),
        _guard("снова|опять|по-прежнему", BEFORE),
        _guard(r"последн\w+", LAST),
        _guard(r"перв(?:ый|ая|ое|ого|ой|ую|ым|ом)", FIRST),
        _guard(r"три|трижды|трет(?:ий|ья|ье)|четыре|пять", THREE),
        _guard(r"м[её]ртв\w*|умира\w+|погиба\w+", DEAD),
        _guard(r"выстрел\w*|стреля\w+|пул[яиюей]|патрон\w*", GUN),
    ),
}

#: Words for weather, places, times and parts of the body, none of which is in a log; and, where a word for a
#: thing is never a pronoun of persons, those pronouns.
UNKNOWN: dict[Language, re.Pattern[str]] = {
    "en": re.compile(
        r"\b(?:rain|night|neon|street|blood|sword|blade|sweat|he|she|his|her|him)\b", re.IGNORECASE
    ),
    "sv": re.compile(r"\b(?:regn|natt|neon|gata|blod|svärd|han|hon|hans|hennes|honom)\b", re.IGNORECASE),
    "ru": re.compile(r"\b(?:дожд\w+|ноч\w+|неон\w*|улиц\w+|кров\w+|мечи?)\b", re.IGNORECASE),
}


def unclaimed(language: Language, text: str, claims: Set[str]) -> Iterator[str]:
    """Yield the words of a text for which none of the claims holds."""
    for guard in GUARDS[language]:
        if not guard.claims & claims:
            yield from guard.words.findall(text)
