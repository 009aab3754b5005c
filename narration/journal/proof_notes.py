"""The facts that can be checked, at the end of a readable journal: promises, words, seeds and seals."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from narration.campaign.hidden_rolls import TellResult, hidden_number
from narration.game_narration import GameNarration
from narration.games import GAMES
from narration.journal.chronicle import Chronicle
from narration.parts.public_proofs import ShownDeck, ShownSeal
from narration.parts.seals import rows
from narration.text.line import Arg, Line, line
from rules.campaign.hidden_rolls import HiddenResult
from rules.chance.chain import SHORT

TITLE = line("fairness-title")


@dataclass(frozen=True)
class Commitment:
    """What a journal says about one deck, or about the seals of one contest."""

    title: Line
    lines: tuple[Line, ...]


def how_to_check(told: Chronicle) -> Line:
    """Return a line on how to check the dice and seals, with the campaign number that the check needs."""
    return line("journal-proof-about", campaign=str(told.campaign))


def commitments(told: Chronicle) -> tuple[Commitment, ...]:
    """Return one entry per deck and per contest with seals, and the chain; none if nothing was promised."""
    found = (*_imported(told), *map(_deck, told.decks), *_contests(told), *_hidden(told))
    return (*found, *_chain(told)) if found else ()


def _chain(told: Chronicle) -> Iterator[Commitment]:
    """Yield the last link of the chain, as it is shown on Discord."""
    for last in told.saves[-1:]:
        said = line("journal-chain-link", save=last.number, head=" ".join(rows(last.head[:SHORT])))
        yield Commitment(line("journal-chain"), (said,))


def _imported(told: Chronicle) -> Iterator[Commitment]:
    """Yield a warning if throws of the journal came in from a file, and where it proves them."""
    teller = GAMES[told.system].teller
    old = (one.logged for one in told.log if one.logged.seq in told.bare)
    if count := sum(bool(teller.throws(one.event)) for one in old):
        yield Commitment(line("journal-imported", count=count), (line("journal-imported-why"),))
    for one in told.earlier:
        number = str(one["campaign"]["id"])
        yield Commitment(line("journal-earlier", number=number), (line("journal-earlier-how"),))


def _deck(deck: ShownDeck) -> Commitment:
    words = tuple(one.word for one in deck.words)
    lines = (
        line("journal-deck-promise", hash=deck.promise),
        *([line("journal-deck-words", words=words)] if words else []),
        *_closing(deck),
        line("journal-deck-seed", seed=deck.seed) if deck.seed else line("journal-deck-closed"),
    )
    return Commitment(line("journal-deck", number=deck.number, rolls=deck.fallen), lines)


def _closing(deck: ShownDeck) -> Iterator[Line]:
    """Yield the message that closed a deck, or that none could."""
    if deck.closing is not None:
        said, message = deck.closing, str(deck.closing.message)
        yield (
            line("journal-deck-closing", channel=str(said.channel), message=message)
            if said.message
            else line("journal-deck-unclosed")
        )


def _contests(told: Chronicle) -> Iterator[Commitment]:
    of_contests = (one for one in told.seals if _contest(one))
    seals = sorted(of_contests, key=_contest)  # stable: keeps the order within a contest
    for contest, group in groupby(seals, key=_contest):
        found: Sequence[ShownSeal] = list(group)
        title = told.contests[contest].title
        lines = tuple(_seals(found, told.contests[contest], GAMES[told.system].teller))
        yield Commitment(line("journal-seals", title=title, contest=contest), lines)


def _hidden(told: Chronicle) -> Iterator[Commitment]:
    """Yield the seals of hidden rolls, if there were any."""
    seals = [one for one in told.seals if not _contest(one)]
    if seals:
        tell = GAMES[told.system].teller.hidden
        yield Commitment(line("journal-hidden"), tuple(_hidden_seal(one, tell) for one in seals))


def _hidden_seal(shown: ShownSeal, tell: TellResult) -> Line:
    choice, hash_ = shown.seal.choice, shown.seal.hash
    name = hidden_number(choice.turn)
    if not shown.is_open:
        return line("journal-hidden-closed", name=name, hash=hash_)
    result = tell(HiddenResult.model_validate_json(choice.pick))
    return line("journal-hidden-open", name=name, result=result, nonce=shown.seal.nonce, hash=hash_)


def _contest(shown: ShownSeal) -> str:
    return shown.seal.choice.contest


def _seals(seals: Iterable[ShownSeal], contest: object, teller: GameNarration) -> Iterator[Line]:
    for one in seals:
        choice, hash_ = one.seal.choice, one.seal.hash
        where: dict[str, Arg] = {
            "turn": choice.turn,
            "seat": choice.seat,
            "name": teller.chooser(contest, choice),
        }
        if one.is_open:
            chosen = teller.chosen(choice)
            yield line("journal-seal", choice=chosen, nonce=one.seal.nonce, hash=hash_, **where)
        else:
            yield line("journal-seal-gone" if one.gone else "journal-seal-closed", hash=hash_, **where)
