"""Seals at Discord: the hash for who has chosen, the seals of a round with their texts, and the way there."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO

import discord

from chat.interactions.context import Context
from chat.messages.printer import CONTENT, Message, Printer
from narration.parts.public_proofs import ShownSeal
from narration.parts.seals import current_seal
from narration.proofs.verification import ChoiceWords, round_title, seal_line, sealed_panel
from narration.text.line import Line, Panel, line
from rules.chance.seal import hashed_text
from rules.contract.proof_checks import seal_holds
from table.audit.proofs import PublishedProofs

FENCE = "```"


async def chosen_panel(context: Context, headline: Line, choice: tuple[str, int, str, str]) -> Line | Panel:
    """Return the answer to who has chosen, with the whole hash; `choice` is contest, turn, seat and about."""
    contest, turn, seat, about = choice
    seals = await PublishedProofs(context.services.table).seals(context.campaign.id, (contest, turn))
    seal = current_seal(seals, about, seat)
    return headline if seal is None else sealed_panel(headline, seal.hash)


@dataclass(frozen=True)
class Sealed:
    """A seal of a round with the text that was hashed; empty before it is open."""

    shown: ShownSeal
    text: str
    holds: bool


@dataclass(frozen=True)
class Texts(Message):
    """An answer with texts as files, by name."""

    texts: tuple[tuple[str, str], ...] = ()

    def files(self) -> list[discord.File]:
        """Return fresh files; a file object can be sent once only."""
        return [discord.File(BytesIO(text.encode()), name) for name, text in self.texts]


def read(campaign: int, seals: Iterable[ShownSeal]) -> tuple[Sealed, ...]:
    """Return seals with what was hashed, reckoned again."""
    return tuple(_read(campaign, one) for one in seals)


def _read(campaign: int, one: ShownSeal) -> Sealed:
    seal = one.seal
    text = hashed_text(campaign, seal.choice, seal.nonce) if one.is_open else ""
    return Sealed(one, text, one.is_open and seal_holds(campaign, seal))


def round_message(
    printer: Printer, title: str, turn: int, seals: Sequence[Sealed], telling: ChoiceWords
) -> Message:
    """Return the seals of a round, each with the very text behind it; those that are open come first.

    A text that would end its box is a file instead, and so are all others.
    """
    seals = sorted(seals, key=lambda one: (not one.text, one.shown.gone))
    boxed = not any(FENCE in one.text for one in seals)
    head = printer.say(round_title(title, turn))
    foot = printer.say(line("fairness-box" if boxed else "fairness-file")) if seals[0].text else ""
    said = [_told(printer, one, telling, boxed=boxed) for one in seals]
    files = () if boxed else tuple((f"seal-{n}.txt", one.text) for n, one in enumerate(seals, 1) if one.text)
    return Texts(
        "\n".join(filter(None, (head, *_within(printer, said, CONTENT - len(head + foot)), foot))),
        texts=files,
    )


def _told(printer: Printer, one: Sealed, telling: ChoiceWords, *, boxed: bool) -> str:
    said = printer.say(seal_line(one.shown, telling, holds=one.holds))
    box = f"{FENCE}\n{one.text}\n{FENCE}" if one.text and boxed else ""
    hashed = printer.say(line("fairness-hash", hash=one.shown.seal.hash))
    return "\n".join(filter(None, (said, box, hashed)))


def _within(printer: Printer, said: Sequence[str], room: int) -> Iterator[str]:
    """Yield as many as there is room for, and how many more there are."""
    for number, one in enumerate(said):
        more = printer.say(line("and-more", count=len(said) - number))
        room -= len(one) + 1
        if room < len(more) + 2:
            yield more
            return
        yield one
