"""An imported campaign as it is stored: its state, and its log as rows.

It also has a form of bytes, for one process to hand to another.
"""

import pickle
from collections.abc import Iterator
from dataclasses import dataclass

from rules.contract.system import AnyState
from rules.registry import SYSTEMS
from storage.documents.brought import BroughtLog, brought_log
from storage.documents.documents import codec_for
from storage.earlier import Earlier
from table.transfer.beside import Beside
from table.transfer.file_import import ImportedCampaign

_PAPERS = codec_for(SYSTEMS)


@dataclass(frozen=True)
class PackedCampaign:
    """A campaign from a file, ready to be stored; it has no players and no place yet."""

    state: AnyState
    log: BroughtLog
    beside: Beside
    #: What it brought to prove itself, if anything.
    earlier: Earlier | None = None

    def written(self) -> Iterator[bytes]:
        """Yield the campaign as bytes, for `read`."""
        yield pickle.dumps((self.state, self.log.secret, self.log.hashes, self.beside, self.earlier))
        yield from self.log.parts


def packed(brought: ImportedCampaign) -> PackedCampaign:
    """Return a campaign with its log as rows; a long one takes seconds."""
    system = brought.state.campaign.system
    log = brought_log(_PAPERS[system], brought.past)
    return PackedCampaign(brought.state, log, brought.beside, brought.earlier)


def read(written: Iterator[bytes]) -> PackedCampaign:
    """Return the campaign that another process of ours wrote."""
    state, secret, hashes, beside, earlier = pickle.loads(next(written))  # noqa: S301  # by our own program
    return PackedCampaign(state, BroughtLog(secret, tuple(written), hashes), beside, earlier)
