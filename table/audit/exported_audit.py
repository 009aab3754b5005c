"""Audits a journal that was exported as JSON, from the file alone: its decks, its seals and its events."""

from narration.proofs.audit_report import AuditReport
from rules.contract.outcomes import unlike
from rules.core import names
from rules.registry import OUTCOMES, REPLAYS
from table.audit.exported_chain import audit_chain
from table.audit.exported_decks import audit_decks
from table.audit.exported_journal import ExportedJournal
from table.audit.exported_seals import contests_found


def check(kept: ExportedJournal, noted: str = "") -> AuditReport:
    """Return the report of an exported journal; `noted` is the beginning of a link that somebody noted."""
    file = kept.file
    game = REPLAYS[file.campaign.system]()
    dice = audit_decks(kept, game)
    events = ((event, event) for _, event in kept.log)
    return AuditReport(
        campaign=file.campaign.id,
        name=names.clean(file.campaign.name),
        edition=file.edition,
        wanted=kept.wanted,
        contests=contests_found(kept, game),
        chain=audit_chain(kept, noted),
        unlike=tuple((one.contest, one.turn) for one in unlike(OUTCOMES[file.campaign.system](), events)),
        lost=bool(noted) and file.chain is None,
        **dice._asdict(),
    )
