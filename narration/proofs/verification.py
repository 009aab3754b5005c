"""The checks of seals and decks in words: one seal for its owner, the seals of a round, a whole campaign.

Everything passed in is public; `table.audit.proofs` has removed the rest.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from narration.campaign.hidden_rolls import hidden_number
from narration.game_narration import GameNarration
from narration.parts.public_proofs import ShownDeck, ShownSeal
from narration.parts.seals import rows
from narration.proofs.chain_report import ChainReport, SaveFlaw, flaw_line, short, unlike_line
from narration.proofs.decks import message_line
from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import TITLE_LENGTH, truncate
from rules.campaign.hidden_rolls import HiddenResult
from rules.chance.seal import SHOWN
from rules.contract.proof_checks import Flaw, FoundFlaw

#: The most flaws, and the most undone choices, that an answer names.
NAMED = 8
#: The most links to messages that closed decks.
LINKED = 5

_FLAWS = {
    Flaw.PROMISE: "fairness-flaw-promise",
    Flaw.NUMBER: "fairness-flaw-number",
    Flaw.START: "fairness-flaw-start",
    Flaw.FACES: "fairness-flaw-faces",
    Flaw.SHOWN: "fairness-flaw-shown",
    Flaw.UNTOLD: "fairness-flaw-untold",
    Flaw.HIDDEN: "fairness-flaw-hidden",
    Flaw.HIDDEN_SHOWN: "fairness-flaw-hidden-shown",
}


@dataclass(frozen=True)
class Verdict:
    """The result of checking a campaign: all its seals and decks, and what is wrong with the open ones.

    `broken` seals do not match the choice that they show; `differing` ones do not match the choice that the
    game showed. Each of `flaws` comes with the number of its deck. `unsealed` has an empty seal for each
    choice that the game showed but whose real seal is lost. `missing` holds the numbers of missing decks.
    """

    seals: tuple[ShownSeal, ...]
    decks: tuple[ShownDeck, ...]
    broken: tuple[ShownSeal, ...]
    differing: tuple[ShownSeal, ...]
    flaws: tuple[tuple[int, FoundFlaw], ...]
    unsealed: tuple[ShownSeal, ...] = ()
    missing: tuple[int, ...] = ()
    #: None for a campaign that was not saved since there are chains.
    chain: ChainReport | None = None
    #: How many events with dice came in from a file and cannot be checked, and how many more the journals of
    #: the campaign's earlier numbers prove; those numbers.
    imported: int = 0
    proven: int = 0
    earlier: tuple[int, ...] = ()
    #: Whether the noted link is in one of those journals.
    noted_earlier: bool = False
    #: The contest and turn of each event whose result does not follow from its dice.
    unlike: tuple[tuple[str, int], ...] = ()

    @property
    def wrong(self) -> int:
        """The number of faults."""
        found = (self.broken, self.differing, self.flaws, self.unsealed, self.missing, self.unlike)
        return sum(map(len, found)) + len(self.chain_flaws) + self.is_lost

    @property
    def is_lost(self) -> bool:
        """Whether a link was noted that is not in the chain."""
        return self.chain is not None and self.chain.noted == 0 and not self.noted_earlier

    @property
    def chain_flaws(self) -> tuple[SaveFlaw, ...]:
        return self.chain.flaws if self.chain else ()

    @property
    def named(self) -> tuple[ShownSeal, ...]:
        """The seals that the answer names: the wrong ones and the undone ones."""
        return (*self.broken, *self.differing, *self.unsealed, *self._gone)

    @property
    def _gone(self) -> tuple[ShownSeal, ...]:
        return tuple(one for one in self.seals if one.gone)[-NAMED:]


@dataclass(frozen=True)
class ChoiceWords:
    """How a game describes choices; `contests` holds the contests of the seals, redacted for the reader."""

    teller: GameNarration
    contests: Mapping[str, Any]

    def who(self, shown: ShownSeal) -> Line:
        """Return who made the choice."""
        choice = shown.seal.choice
        if not choice.contest:
            return hidden_number(choice.turn)
        return self.teller.chooser(self.contests[choice.contest], choice)

    def what(self, shown: ShownSeal) -> Line:
        """Return what was chosen; call it for open seals only."""
        choice = shown.seal.choice
        if not choice.contest:
            return self.teller.hidden(HiddenResult.model_validate_json(choice.pick))
        return self.teller.chosen(choice)

    def title(self, shown: ShownSeal) -> str:
        """Return the contest's title, shortened."""
        contest = self.contests.get(shown.seal.choice.contest)
        return truncate(contest.title, TITLE_LENGTH) if contest else ""


def sealed_panel(headline: Line, digits: str) -> Panel:
    """Return a panel for the owner of a choice, with the full hash and what it is for."""
    return Panel(
        headline=headline,
        title=line("fairness-your-seal"),
        lines=(line("fairness-your-seal-is"),),
        grid=tuple((verbatim(row),) for row in rows(digits)),
    )


# ------------------------------------------------------------------------------------------ one round


def round_title(title: str, turn: int) -> Line:
    """Return the name of a contest's round."""
    return line("fairness-round", title=truncate(title, TITLE_LENGTH), turn=turn)


def seal_line(one: ShownSeal, telling: ChoiceWords, *, holds: bool) -> Line:
    """Return the state of one seal; `holds`, used only if the seal is open, says whether it is correct."""
    name = telling.who(one)
    if one.gone:
        return line("fairness-gone", name=name)
    if not one.is_open:
        return line("fairness-closed", name=name)
    return line("fairness-holds" if holds else "fairness-broken", name=name, choice=telling.what(one))


# ------------------------------------------------------------------------------------------ all


def verdict_panel(found: Verdict, telling: ChoiceWords, home: int = 0) -> Panel:
    """Return a panel with what was checked in a campaign, what is still closed, and the flaws.

    `home` is the server, for links to the messages that closed decks.
    """
    return Panel(
        headline=_headline(found),
        title=line("fairness-title"),
        lines=(
            *_seals(found),
            *_decks(found),
            *_closings(found.decks, home),
            *_chain(found),
            *_from_file(found),
            *_flaws(found, telling),
            *_gone(found, telling),
            *_how(found),
        ),
        tone="behind" if found.wrong else "running",
    )


def _headline(found: Verdict) -> Line:
    if found.wrong:
        return line("fairness-wrong", count=found.wrong)
    opened = any(one.is_open for one in found.seals) or any(one.seed for one in found.decks)
    return line("fairness-right" if opened else "fairness-nothing")


def _seals(found: Verdict) -> tuple[Line, ...]:
    if not found.seals:
        return ()
    gone = sum(one.gone for one in found.seals)
    opened = sum(one.is_open for one in found.seals)
    closed = len(found.seals) - gone - opened
    return (line("fairness-seals", opened=opened, closed=closed, gone=gone),)


def _decks(found: Verdict) -> Iterator[Line]:
    opened = [one for one in found.decks if one.seed]
    closed = [one for one in found.decks if not one.seed]
    if opened:
        yield line("fairness-decks", decks=len(opened), rolls=_rolls(opened))
    if closed:
        yield line("fairness-decks-closed", decks=len(closed), rolls=_rolls(closed))


def _closings(decks: Sequence[ShownDeck], home: int) -> Iterator[Line]:
    """Yield links to the latest messages that closed decks, and the used decks that none closed."""
    closed = [(deck.number, deck.closing) for deck in decks if deck.closing and deck.closing.message]
    links = (line("fairness-closing", number=n, url=message_line(home, one)) for n, one in closed[-LINKED:])
    if closed:
        yield line("fairness-closings", links=tuple(links))
    bare = tuple(
        str(deck.number) for deck in decks if deck.fallen and not (deck.closing and deck.closing.message)
    )
    if bare:
        yield line("fairness-unclosed", decks=bare)


def _from_file(found: Verdict) -> Iterator[Line]:
    """Yield what came in from a file: the throws that nobody can check, and those that it proves itself."""
    if found.imported:
        yield line("fairness-imported", count=found.imported)
    if found.earlier:
        numbers = tuple(map(str, found.earlier))
        yield line("fairness-earlier", count=found.proven, numbers=numbers)


def _chain(verdict: Verdict) -> Iterator[Line]:
    """Yield the last link, to be noted, and what is older than the chain."""
    found = verdict.chain
    if found is None:
        return
    if not found.flaws:
        yield line("fairness-chain", first=found.first, last=found.last)
    yield link_line(found.last, found.head)
    if verdict.noted_earlier:
        yield line("fairness-noted-earlier")
    elif found.noted is not None:
        yield line("fairness-noted", save=found.noted) if found.noted else line("fairness-lost")
    if found.older:
        yield line("verify-chain-older", count=found.older)


def link_line(save: int, head: str) -> Line:
    """Return the beginning of a save's link, for everybody to note."""
    return line("fairness-link", save=save, head=short(head))


def _rolls(decks: Iterable[ShownDeck]) -> int:
    return sum(len(one.rolls) for one in decks)


def _flaws(found: Verdict, telling: ChoiceWords) -> Iterator[Line]:
    said = (
        *(_of_seal("fairness-flaw-seal", one, telling) for one in found.broken),
        *(_of_seal("fairness-flaw-choice", one, telling) for one in found.differing),
        *(_of_seal("fairness-flaw-unsealed", one, telling) for one in found.unsealed),
        *(line("fairness-flaw-deck", deck=deck) for deck in found.missing),
        *(line("fairness-flaw-chain", said=flaw_line(flaw)) for flaw in found.chain_flaws),
        *(line("fairness-flaw-unlike", said=unlike_line(*one)) for one in found.unlike),
        *(line(_FLAWS[flaw.flaw], deck=deck, roll=flaw.roll) for deck, flaw in found.flaws),
    )
    yield from said[:NAMED]
    if len(said) > NAMED:
        yield line("and-more", count=len(said) - NAMED)


def _gone(found: Verdict, telling: ChoiceWords) -> Iterator[Line]:
    """Yield the newest undone choices, with the digits that the panel showed of their hashes."""
    gone = [one for one in found.seals if one.gone]
    for one in gone[-NAMED:]:
        digits = " ".join(rows(one.seal.hash[:SHOWN]))
        yield line("fairness-gone-in", name=telling.who(one), digits=digits, **_where(one, telling))
    if len(gone) > NAMED:
        yield line("and-more", count=len(gone) - NAMED)


def _of_seal(said: str, one: ShownSeal, telling: ChoiceWords) -> Line:
    return line(said, name=telling.who(one), **_where(one, telling))


def _where(one: ShownSeal, telling: ChoiceWords) -> dict[str, Any]:
    return {"title": telling.title(one), "turn": one.seal.choice.turn}


def _how(found: Verdict) -> Iterator[Line]:
    """Yield when the closed decks and seals will be opened, and how to check without trusting the bot."""
    if any(not one.is_open and not one.gone for one in found.seals) or not all(d.seed for d in found.decks):
        yield line("fairness-when")
    if found.seals or found.decks:
        yield line("fairness-without-us")
