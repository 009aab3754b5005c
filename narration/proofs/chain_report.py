"""The result of checking a chain, and its report for a terminal."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from narration.journal.chronicle import Edition
from narration.parts.seals import rows
from narration.text.line import Arg, Line, line
from rules.chance.chain import SHORT

#: The most flaws that a line names.
NAMED = 12


class ChainFlaw(StrEnum):
    """Flaws of the chain."""

    #: A save's link does not follow from its events and from the link before.
    LINK = "link"
    #: A save is missing, or comes twice.
    NUMBER = "number"
    #: The journal shows an event that the save does not have, or lacks one that it has.
    EVENT = "event"
    #: The journal shows an event, or a column of it, otherwise than it was saved.
    SHOWN = "shown"
    #: A deck, a roll or a seal is not what the save noted.
    NOTE = "note"
    #: What was taken back is marked otherwise than the log says.
    GONE = "gone"
    #: An event is missing that this edition must show.
    OMITTED = "omitted"


class SaveFlaw(NamedTuple):
    """A flaw of a save in the chain; `save` is 0 if it belongs to none."""

    save: int
    wrong: ChainFlaw


@dataclass(frozen=True)
class ChainReport:
    """The result for the chain.

    `first` and `last` are the numbers of its saves, `head` is the last link. `hidden` counts the events that
    the journal leaves out, `partly` the fields that it shows in another form, and `older` the events from
    before the chain. `noted` is the save whose link was to be found: 0 if it was not, None if nobody asked.
    """

    first: int
    last: int
    head: str
    hidden: int
    partly: int
    older: int
    flaws: tuple[SaveFlaw, ...]
    noted: int | None = None

    @property
    def holds(self) -> bool:
        return not self.flaws and self.noted != 0


_FLAWS: Mapping[ChainFlaw, str] = {flaw: f"verify-chain-{flaw}" for flaw in ChainFlaw}


def short(head: str) -> str:
    """Return the beginning of a link, in groups, as it is shown on Discord."""
    return " ".join(rows(head[:SHORT]))


def unlike_line(contest: str, turn: int) -> Line:
    """Return where a result does not follow from its dice; `contest` is empty outside contests."""
    return line("verify-unlike-in", contest=contest, turn=turn) if contest else line("verify-unlike-alone")


def chain_lines(found: ChainReport | None, edition: Edition, *, lost: bool) -> Iterator[Line]:
    """Yield what was found of a journal's chain; `lost` says that a link was noted and there is no chain."""
    if found is None:
        if lost:
            yield line("verify-chain-none")
        return
    about: dict[str, Arg] = {"first": found.first, "last": found.last, "head": short(found.head)}
    if found.flaws:
        yield line("verify-chain-wrong", flaws=named(map(flaw_line, found.flaws)), **about)
    else:
        yield line("verify-chain-holds", **about)
    yield from _beside(found, edition)
    if found.noted is not None:
        yield _noted(found, found.noted)


def _beside(found: ChainReport, edition: Edition) -> Iterator[Line]:
    """Yield what the chain does not show of the journal."""
    if found.hidden:
        yield line("verify-chain-hidden", count=found.hidden, edition=edition)
    if found.partly:
        yield line("verify-chain-partly", count=found.partly)
    if found.older:
        yield line("verify-chain-older", count=found.older)


def _noted(found: ChainReport, save: int) -> Line:
    if not save:
        return line("verify-chain-lost")
    return line("verify-chain-noted", save=save, later=found.last - save)


def flaw_line(flaw: SaveFlaw) -> Line:
    """Return what is wrong with a save."""
    said = line(_FLAWS[flaw.wrong])
    return line("verify-at-save", save=flaw.save, said=said) if flaw.save else said


def named(said: Iterable[Line]) -> tuple[Line, ...]:
    """Return the first `NAMED` flaws, and how many more there are."""
    every = tuple(said)
    more = (line("and-more", count=len(every) - NAMED),) if len(every) > NAMED else ()
    return (*every[:NAMED], *more)
