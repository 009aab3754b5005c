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
from table.transfer.beside import Beside
from table.transfer.file_import import ImportedCampaign

_PAPERS = codec_for(SYSTEMS)


@dataclass(frozen=True)
class PackedCampaign:
    """A campaign from a file, ready to be stored; it has no players and no place yet."""

    state: AnyState
    log: BroughtLog
    beside: Beside

    def written(self) -> Iterator[bytes]:
        """Yield the campaign as bytes, for `read`."""
        yield pickle.dumps((self.state, self.log.secret, self.log.hashes, self.beside))
        yield from self.log.parts


def packed(brought: ImportedCampaign) -> PackedCampaign:
    """Return a campaign with its log as rows; a long one takes seconds."""
    system = brought.state.campaign.system
    return PackedCampaign(brought.state, brought_log(_PAPERS[system], brought.past), brought.beside)


def read(written: Iterator[bytes]) -> PackedCampaign:
    """Return the campaign that another process of ours wrote."""
    state, secret, hashes, beside = pickle.loads(next(written))  # noqa: S301  # by our own program
    return PackedCampaign(state, BroughtLog(secret, tuple(written), hashes), beside)
