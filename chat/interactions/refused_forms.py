"""A refused form: what was typed stays in the private refusal, with a button that opens the form filled in.

Discord allows no form as the answer to a form, and keeps nothing of one that was sent. So the fields of each
form carry in their ids what opens it and what they are called, and the refusal shows the texts. Nothing is
stored: the texts are read from the message whose button is pressed, after a restart as well.
"""

import io
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import discord

from chat.delivery.attachments import fetched
from chat.messages.components import LONGEST, PRESS
from chat.messages.escape import escape_markdown
from narration.text.line import Line, line
from narration.text.refusals import QUOTED
from narration.text.rendering import FENCE
from narration.text.truncate import truncate
from rules.core.names import clean, clean_rows, same
from rules.core.refusal import Refused

Interaction = discord.Interaction[Any]

#: Keys of an interaction's `extras`: the `custom_id` that opens the form again, and the texts that it holds.
OPENER, TYPED = "opener", "typed"
#: Stands in a `custom_id` before the verb that opens a form again.
AGAIN = "re"
#: Stands between the values of a field in which several were chosen.
JOINT = ","
#: The most characters of all texts in embeds, with room for titles, blocks and the footer.
ROOM = 5200
#: The most characters of a reason in a footer.
REASON = 200
#: The most embeds of a message.
EMBEDS = 10
#: Stands for an empty text, because an embed cannot be empty.
EMPTY = "\u200b"
#: Marks the field that was refused.
WRONG = "⚠️"
#: A text as an embed shows it: in a block of code, in which Discord acts on nothing.
_BLOCK = re.compile(rf"{FENCE}\n(.*)\n{FENCE}", re.DOTALL)
_NUMBER = re.compile(r"[-+]?\d{1,9}")
_FIELD = re.compile(r"(\d) ?(.*)", re.DOTALL)


@dataclass(frozen=True)
class SentForm:
    """A form that was sent: the texts of its fields, what these are called, and what opens the form again."""

    texts: tuple[str, ...]
    labels: tuple[str, ...]
    opener: str

    @property
    def again(self) -> str:
        """The `custom_id` of a button that opens the form again; empty if none can."""
        found = PRESS.fullmatch(self.opener)
        if found is None:
            return ""
        again = f"n:{AGAIN}:{found['campaign']}:{found['verb']}{found['words']}"
        return again if len(again) <= LONGEST else ""

    def field_of(self, refused: Refused) -> int | None:
        """Return the field of a refusal: the last one that it quotes, or the only one out of its bounds."""
        quoted = [arg for arg in refused.details.values() if isinstance(arg, str) and arg.strip()]
        named = [n for n, text in enumerate(self.texts) if any(same(text, one) for one in quoted)]
        out = [n for n, text in enumerate(self.texts) if _is_out(text, refused.details)]
        return named[-1] if named else out[0] if len(out) == 1 else None

    def faults(self, refused: Refused) -> list[Line]:
        """Return a line with the field that was refused and what it held, if that is known."""
        number = self.field_of(refused)
        if number is None or not self.labels[number]:
            return []
        field, value = self.labels[number], truncate(clean(self.texts[number]), QUOTED)
        if not value:
            return [line("refused-field-empty", field=field)]
        return [line("refused-field", field=field, value=value)]

    @cached_property
    def shown(self) -> tuple[str, ...]:
        """The texts without hidden characters, which nothing that is typed would keep."""
        return tuple(map(clean_rows, self.texts))

    @property
    def fits(self) -> bool:
        """Whether embeds can show the texts: all of them together, and none that would leave its block."""
        small = sum(map(len, self.shown)) <= ROOM and len(self.shown) <= EMBEDS
        return small and not any(FENCE in text for text in self.shown)

    def embeds(self, wrong: int | None = None, reason: str = "") -> list[discord.Embed]:
        """Return the texts, an embed each; none if embeds cannot show them.

        The field that was refused is marked. Below the last of several stand its name and the reason again:
        on a phone, the message's content is out of sight above them.
        """
        if not self.fits:
            return []
        titles = [escape_markdown(clean(label)) for label in self.labels]
        marked = [f"{WRONG} {title}" if number == wrong else title for number, title in enumerate(titles)]
        texts = map(_block, self.shown)
        embeds = [
            discord.Embed(title=title or None, description=text)
            for title, text in zip(marked, texts, strict=True)
        ]
        if len(embeds) > 1:
            named = "" if wrong is None else f"{WRONG} {self.labels[wrong]}"
            embeds[-1].set_footer(text="\n".join(filter(None, (named, reason))))
        return embeds

    def files(self) -> list[discord.File]:
        """Return the texts as a file if embeds cannot show them."""
        if self.fits:
            return []
        data = json.dumps(self.shown, ensure_ascii=False, indent=1).encode()
        return [discord.File(io.BytesIO(data), "typed.json")]


def _block(text: str) -> str:
    return f"{FENCE}\n{text}\n{FENCE}" if text.strip() else EMPTY


def _is_out(text: str, bounds: Mapping[str, object]) -> bool:
    """Tell whether a number is outside the bounds of a refusal, or another text is longer than they allow."""
    least, most = bounds.get("least"), bounds.get("most")
    if _NUMBER.fullmatch(text.strip()):
        number = int(text)
        return (isinstance(least, int) and number < least) or (isinstance(most, int) and number > most)
    return least is None and isinstance(most, int) and len(text) > most


def field_ids(opener: str, labels: Sequence[str]) -> list[str]:
    """Return the ids of a form's fields: the first has what opens the form, the others what they are called.

    The label of the first field stands before that of the second.
    """
    ids = [f"0 {opener}".rstrip()[:LONGEST]]
    for number, label in enumerate(labels[1:], start=1):
        named = f"{labels[0]}\n{label}" if number == 1 else label
        ids.append(f"{number} {named}"[:LONGEST])
    return ids


def opener_of(interaction: Interaction) -> str:
    """Return the `custom_id` that opens a form again, with the value that was chosen in a menu; else ""."""
    sent: Mapping[str, Any] = interaction.data or {}
    given = interaction.extras.get(OPENER) or ":".join([sent.get("custom_id", ""), *sent.get("values", ())])
    return given if PRESS.fullmatch(given) and len(given) <= LONGEST - 2 else ""


def sent_form(interaction: Interaction) -> SentForm | None:
    """Return the form that an interaction sends; None for another interaction, or without any text."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return None
    sent: Mapping[str, Any] = interaction.data or {}
    fields = list(_fields(sent.get("components", ())))
    if not any(text.strip() for _, text in fields):
        return None
    opener, labels = _read_ids([id_ for id_, _ in fields])
    return SentForm(tuple(text for _, text in fields), labels, opener)


def _read_ids(ids: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """Return what opens the form again, and the labels of its fields, as far as the ids hold them."""
    parts = [found[2] if (found := _FIELD.fullmatch(one)) else "" for one in ids]
    first, _, second = (parts[1] if len(parts) > 1 else "").partition("\n")
    return parts[0], (first, second, *parts[2:])[: len(parts)]


def filled_in(field: Mapping[str, Any]) -> str:
    """Return what a field of a sent form holds: a text, the values that were chosen, or `1` for a tick."""
    if "values" in field:
        return JOINT.join(map(str, field["values"]))
    value = field["value"]
    return ("1" if value else "") if isinstance(value, bool) else str(value or "")


def _fields(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """Yield the id of each field of a sent form, and its text."""
    for component in components:
        if "value" in component or "values" in component:
            yield str(component.get("custom_id", "")), filled_in(component)
        inner = component.get("component")
        yield from _fields([inner] if inner else component.get("components", ()))


async def as_pressed(interaction: Interaction, custom_id: str) -> str:
    """Return the `custom_id` that opens a form, for a button that opens it again; any other unchanged.

    The texts on the button's message are kept for the form.
    """
    found = PRESS.fullmatch(custom_id)
    if found is None or found["verb"] != AGAIN or not found["words"]:
        return custom_id
    verb, *words = found["words"].split(":")[1:]
    opener = ":".join(["n", verb, found["campaign"], *words])
    interaction.extras.update({OPENER: opener, TYPED: await _typed_on(interaction.message)})
    return opener


async def _typed_on(message: discord.Message | None) -> tuple[str, ...]:
    if message is None:
        return ()
    if message.attachments:
        return tuple(json.loads(await fetched(message.attachments[0])))
    return tuple(map(_text_of, message.embeds))


def _text_of(shown: discord.Embed) -> str:
    """Return the text that an embed shows; earlier versions showed it without a block."""
    described = shown.description or ""
    found = _BLOCK.fullmatch(described)
    return found[1] if found else described.replace(EMPTY, "")


def typed(interaction: Interaction) -> tuple[str, ...]:
    """Return the texts that a form opens with, if it was refused before."""
    texts: tuple[str, ...] = interaction.extras.get(TYPED, ())
    return texts
