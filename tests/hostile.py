"""Hostile input, as fixed examples and as strategies: texts, custom ids, menu values and files.

`drawn` gives the same examples on every run, for tests that are too slow for Hypothesis because each example
needs a simulated Discord.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from rules.core.refusal import Refused

T = TypeVar("T")

#: The longest text that Discord accepts in a command option, and in a form.
MOST_OPTION, MOST_BLANK = 6000, 4000


def drawn(strategy: st.SearchStrategy[T], count: int) -> list[T]:
    """Return up to `count` examples of a strategy, the same ones on every run."""
    found: list[T] = []

    @settings(
        max_examples=count,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def collect(one: T) -> None:
        found.append(one)

    collect()
    return found


def unless_refused(make: Callable[[], T], *codes: str) -> T | None:
    """Return the result, or None if it is refused with a code that starts with one of `codes`."""
    try:
        return make()
    except Refused as refused:
        if not refused.code.startswith(codes):
            raise
        return None


# ------------------------------------------------------------------------------------------------ texts

TEXTS: Mapping[str, str] = {
    "markdown": "**bold** _slanted_ ~~gone~~ `code` ||secret|| [link](https://example.org)",
    "blocks": "# head\n> quote\n- item\n1. one\n```\nblock```",
    "mentions": "@everyone @here <@1> <@&2> <#3> </x:4> <t:5>",
    "from the right": "\u202eright to left\u202c \u2066x\u2069 שלום مرحبا",
    "invisible": "\u200b\u200d\u2060\ufeff\u00ad",
    "half invisible": "a\u200bb\u2060c\ufeff \u3164\u2800",
    "controls": "a\x00b\x07c\x1b[31m\x7f\x85\r\nd\u2028e\u2029f",
    "marks": "Ẑ̴̢a̷̛l̸g̵o̴" + "\u0301" * 80,
    "emoji": "👩‍👩‍👧‍👦🏳️‍🌈 1️⃣",
    "placeables": '{ $name } { nyx-level } {"{"} { -term } {',
    "sql": "'; DROP TABLE campaigns; -- \" OR 1=1%_ \\",
    "commas": ",;,|" * 90,
    "colons": ": : -1 :+9 = x ",
    "digits": "9" * 400,
    "more digits than are read": "9" * 5000,
    "other digits": "١٢٣ ²½ １２",
    "wide": "﷽" * 60,
    "as long as a name": "*" * 60,
    "as long as a text": "_" * 400,
    "as long as a form": "x" * MOST_BLANK,
    "as long as an option": "`" * MOST_OPTION,
}
_SIGNS = "*_~`|\\<>@#[]()&:/-+=.,;'\"%{}$\n\t\x00\x07\x7f\u200b\u200d\u202e\u2066\u3164\ufe0fab1 ١éא😀"


def texts(most: int = MOST_BLANK) -> st.SearchStrategy[str]:
    """Texts of at most `most` characters, without surrogates, which Discord does not pass on."""
    kinds = st.sampled_from(list(TEXTS.values()))
    parts = kinds | st.text(_SIGNS, max_size=30) | st.text(st.characters(codec="utf-8"), max_size=30)
    mixed = st.lists(parts, min_size=1, max_size=4).map("".join)
    return mixed.map(lambda text: text[:most])


# -------------------------------------------------------------------------------------------------- ids

#: Words of an id that replace a number, a name or a list of bits.
WORDS: Sequence[str] = (
    "",
    "0",
    "1",
    "2",
    "9",
    "99",
    "-1",
    "-0",
    "00",
    "1.1",
    "1.9",
    ".",
    "1_0",
    "0x1",
    "1e9",
    "x",
    "none",
    "True",
    "body",
    "luck",
    "ff",
    "f" * 24,
    "9" * 15,
    "9" * 20,
    "9" * 60,
    "٣",
    "²",
    "--",
    "a,b",
)
#: Values that replace a menu's choice; None stands for a button, which has no values.
VALUES: Sequence[Sequence[str] | None] = (
    None,
    (),
    ("",),
    ("x",),
    ("-1",),
    ("1.²",),
    ("1.99999999",),
    ("9" * 90,),
    ("9" * 5000,),
    ("1", "1"),
    ("0", "1", "2"),
    tuple(map(str, range(30))),
    ("\x00",),
    ("\u202e",),
    ("n:pick:1:1:1:1:1",),
)
#: Ids that the bot never made, some of them plausible.
FOREIGN: Sequence[str] = (
    "n",
    "n:",
    "n::",
    "n:pick",
    "n:pick:",
    "n:pick:x",
    "n:pick:-1",
    "n:pick:" + "9" * 16,
    "n:PICK:1",
    "n:pick:1:!",
    "n:pick:1:a b",
    "n:pick:1\n",
    "n:more:1:" + "x" * 91,
    "x:pick:1:3:1:1:2",
    "{ $id }",
    "' OR 1=1 --",
)


@dataclass(frozen=True)
class Change:
    """A change to an id: a word replaced, repeated, dropped or added, or another campaign or route."""

    how: str
    place: int
    word: str

    def of(self, custom_id: str, verbs: Sequence[str]) -> str:
        """Return the changed id; `place` may be any number and wraps around."""
        words = custom_id.split(":")
        place = 1 + self.place % (len(words) - 1)
        match self.how:
            case "word":
                words[place] = self.word
            case "twice":
                words.insert(place, words[place])
            case "drop":
                del words[-1]
            case "campaign":
                words[2] = ("0", "2", "99", "9" * 15)[self.place % 4]
            case "verb":
                words[1] = verbs[self.place % len(verbs)]
            case _:
                words.append(self.word if self.how == "add" else "9" * 100)
        return ":".join(words)[:100]


def changes() -> st.SearchStrategy[Change]:
    """Changes of ids; replacing a word is the most frequent."""
    ways = ("word", "word", "word", "twice", "drop", "campaign", "verb", "add", "fill")
    return st.builds(Change, st.sampled_from(ways), st.integers(0, 999), st.sampled_from(WORDS))


# ------------------------------------------------------------------------------------------------ files


def _json(value: Any) -> bytes:
    return json.dumps(value).encode()


#: Files that we do not accept. Each is small, even if it would be large when unpacked.
FILES: Mapping[str, bytes] = {
    "nothing": b"",
    "a byte too much": b"\xff",
    "zeros": b"\0" * 1000,
    "UTF-16": '{"name": "x"}'.encode("utf-16"),
    "latin 1": '{"name": "é"}'.encode("latin-1"),
    "a zip": b"PK\x03\x04" + b"\0" * 60,
    "gzip": b"\x1f\x8b\x08" + b"\0" * 60,
    "HTML": b"<!doctype html><script>alert(1)</script>",
    "YAML": b"a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]",
    "XML that grows": b'<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>',
    "a list": b"[]",
    "a text": b'"x"',
    "a number": b"1",
    "null": b"null",
    "no number": b'{"name": "x", "a": NaN}',
    "infinity": b'{"name": "x", "a": -Infinity}',
    "a huge number": b'{"name": "x", "a": 1e999}',
    "many digits": b'{"name": "x", "a": ' + b"9" * 5000 + b"}",
    "a key twice": b'{"name": "x", "name": "y"}',
    "half a character": b'{"name": "\\ud800"}',
    "broken off": b'{"name": ',
    "a text that never ends": b'{"name": "' + b'\\"' * 2000,
    "deep lists": b"[" * 20_000,
    "deep tables": b'{"a":' * 20_000 + b"1" + b"}" * 20_000,
    "deep and within": b'{"name": "x", "a": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    "nothing of ours": _json({"nattvakt": "character", "format": 1, "system": "chess"}),
    "of tomorrow": _json({"nattvakt": "campaign", "format": 99}),
    "a name of signs": _json({"name": TEXTS["mentions"], "nattvakt": TEXTS["from the right"]}),
    "a field of signs": _json({"name": "x", TEXTS["controls"] + TEXTS["markdown"]: 1}),
    "deep TOML": b"a = " + b"[" * 20_000,
    "tables within TOML": b"a = " + b"{a = " * 10_000,
    "a long key": b"a." * 20_000 + b"a = 1",
    "a long header": b"[" + b"a." * 20_000 + b"a]",
    "a key twice in TOML": b'name = "x"\nname = "y"',
    "no number in TOML": b'name = "x"\nsize = nan',
    "many digits in TOML": b'name = "x"\nsize = ' + b"9" * 5000,
    "hexadecimal digits": b'name = "x"\nsize = 0x' + b"f" * 50_000,
    "many tables": b"\n".join(b"[t%d]" % number for number in range(6000)),
    "a date": b"name = 1979-05-27",
}


def files() -> st.SearchStrategy[bytes]:
    """Files from `FILES` with a piece cut out, repeated or inserted."""
    cut = st.tuples(st.sampled_from(list(FILES.values())), st.integers(0, 60), st.integers(0, 60))
    spoiled = st.tuples(cut, st.binary(max_size=20) | st.sampled_from((b"\0", b"{", b"]", b'"', b"\\u0000")))
    return spoiled.map(lambda parts: parts[0][0][: parts[0][1]] + parts[1] + parts[0][0][-parts[0][2] :])
