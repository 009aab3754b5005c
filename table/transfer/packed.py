"""An imported campaign as it is stored: its state, and its log as rows.

It also has a form of JSON documents, for one process to hand to another that does not trust it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from pydantic import ConfigDict, TypeAdapter

from rules.campaign import Campaign
from rules.contract.system import AnyState
from rules.registry import SYSTEMS
from storage.documents.brought import BroughtLog, brought_log
from storage.documents.codecs import Codecs
from storage.documents.logged import Logged
from storage.earlier import Earlier
from table.transfer.beside import Beside

_CODECS = Codecs(SYSTEMS)


@dataclass(frozen=True)
class ImportedCampaign:
    """A campaign from a file, with its log; it has no players and no place yet."""

    state: AnyState
    past: tuple[Logged, ...]
    beside: Beside
    #: What it brought to prove itself, if anything.
    earlier: Earlier | None = None


class _Head(NamedTuple):
    """What stands before the documents, and how many of them are characters and contests."""

    system: str
    secret: str
    hashes: tuple[str, ...]
    beside: Beside
    earlier: Earlier | None
    characters: int
    contests: int


_HEAD = TypeAdapter(_Head, config=ConfigDict(defer_build=True))


@dataclass(frozen=True)
class PackedCampaign:
    """A campaign from a file, ready to be stored; it has no players and no place yet."""

    state: AnyState
    log: BroughtLog
    beside: Beside
    #: What it brought to prove itself, if anything.
    earlier: Earlier | None = None

    def written(self) -> Iterator[bytes]:
        """Yield the campaign as JSON, for `read`."""
        state = self.state
        system, characters, contests = state.campaign.system, state.characters, state.contests
        brought = (self.log.secret, self.log.hashes, self.beside, self.earlier)
        yield _HEAD.dump_json(_Head(system, *brought, len(characters), len(contests)))
        for model in (state.campaign, state.shared, *characters.values(), *contests.values()):
            yield model.model_dump_json().encode()
        yield from self.log.parts


def packed(brought: ImportedCampaign) -> PackedCampaign:
    """Return a campaign with its log as rows; a long one takes seconds."""
    system = brought.state.campaign.system
    log = brought_log(_CODECS[system], brought.past)
    beside = Beside.model_validate({name: getattr(brought.beside, name) for name in Beside.model_fields})
    return PackedCampaign(brought.state, log, beside, brought.earlier)


def read(written: Iterator[bytes]) -> PackedCampaign:
    """Return the campaign that another process of ours wrote."""
    head = _HEAD.validate_json(next(written))
    codec = _CODECS[head.system]
    campaign = TypeAdapter(Campaign).validate_json(next(written))
    shared = codec.in_common.validate_json(next(written))
    characters = [codec.characters.validate_json(one) for one in islice(written, head.characters)]
    contests = [codec.contests.validate_json(one) for one in islice(written, head.contests)]
    state = codec.system.state(
        campaign=campaign,
        shared=shared,
        characters={one.id: one for one in characters},
        contests={one.id: one for one in contests},
    )
    log = BroughtLog(head.secret, tuple(written), head.hashes)
    return PackedCampaign(state, log, head.beside, head.earlier)
