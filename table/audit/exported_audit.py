"""Checks a journal that was kept as JSON, from the file alone: decks, seals, and what events tell of both."""

from narration.proofs.exported_audit import Found
from rules.core import names
from rules.registry import RETELLINGS
from table.audit.exported_decks import dice_found
from table.audit.exported_journal import Kept
from table.audit.exported_seals import contests_found


def check(kept: Kept) -> Found:
    """Return what holds and what does not."""
    file = kept.file
    game = RETELLINGS[file.campaign.system]()
    dice = dice_found(kept, game)
    return Found(
        campaign=file.campaign.id,
        name=names.clean(file.campaign.name),
        edition=file.edition,
        wanted=kept.wanted,
        contests=contests_found(kept, game),
        **dice._asdict(),
    )
