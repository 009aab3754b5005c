"""Seals of hidden choices: the hash that is shown after choosing, and a round's seals with their texts."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from chat.interactions.context import Context
from chat.messages.files import MessageWithFiles
from chat.messages.printer import CONTENT, Message, Printer
from narration.parts.public_proofs import ShownSeal
from narration.parts.seals import current_seal
from narration.proofs.verification import ChoiceWords, seal_line, sealed_panel
from narration.text.line import Line, Panel, line
from rules.chance.seal import hashed_text
from rules.contract.proof_checks import seal_holds
from table.audit.proofs import PublishedProofs

FENCE = "```"


async def chosen_panel(context: Context, headline: Line, choice: tuple[str, int, str, str]) -> Line | Panel:
    """Return the answer after choosing, with the whole hash; `choice` is (contest, turn, seat, about)."""
    contest, turn, seat, about = choice
    seals = await PublishedProofs(context.services.table).seals(context.campaign.id, (contest, turn))
    seal = current_seal(seals, about, seat)
    return headline if seal is None else sealed_panel(headline, seal.hash)


@dataclass(frozen=True)
class Sealed:
    """A round's seal and the text that was hashed, which is empty until the seal is opened."""

    shown: ShownSeal
    text: str
    holds: bool


def read(campaign: int, seals: Iterable[ShownSeal]) -> tuple[Sealed, ...]:
    """Return seals with the texts that were hashed, and whether the hashes fit."""
    return tuple(_read(campaign, one) for one in seals)


def _read(campaign: int, one: ShownSeal) -> Sealed:
    seal = one.seal
    text = hashed_text(campaign, seal.choice, seal.nonce) if one.is_open else ""
    return Sealed(one, text, one.is_open and seal_holds(campaign, seal))


def round_message(
    printer: Printer, headline: Sequence[Line], seals: Sequence[Sealed], telling: ChoiceWords
) -> Message:
    """Return the seals of a round under a headline, each with its exact text; open ones come first.

    If a text would end its code block, all texts are files instead.
    """
    seals = sorted(seals, key=lambda one: (not one.text, one.shown.gone))
    boxed = not any(FENCE in one.text for one in seals)
    head = "\n".join(map(printer.say, headline))
    foot = printer.say(line("fairness-box" if boxed else "fairness-file")) if seals[0].text else ""
    said = [_told(printer, one, telling, boxed=boxed) for one in seals]
    texts = [(f"seal-{n}.txt", one.text.encode()) for n, one in enumerate(seals, 1) if one.text]
    content = "\n".join(filter(None, (head, *_within(printer, said, CONTENT - len(head + foot)), foot)))
    return MessageWithFiles(content, attached=() if boxed else tuple(texts))


def _told(printer: Printer, one: Sealed, telling: ChoiceWords, *, boxed: bool) -> str:
    said = printer.say(seal_line(one.shown, telling, holds=one.holds))
    box = f"{FENCE}\n{one.text}\n{FENCE}" if one.text and boxed else ""
    hashed = printer.say(line("fairness-hash", hash=one.shown.seal.hash))
    return "\n".join(filter(None, (said, box, hashed)))


def _within(printer: Printer, said: Sequence[str], room: int) -> Iterator[str]:
    """Yield the texts that fit into `room` characters, then a line that says how many more there are."""
    for number, one in enumerate(said):
        more = printer.say(line("and-more", count=len(said) - number))
        room -= len(one) + 1
        if room < len(more) + 2:
            yield more
            return
        yield one
