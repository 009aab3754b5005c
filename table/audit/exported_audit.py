"""Audits a journal that was exported as JSON, from the file alone: its decks, its seals and its events."""

from dataclasses import replace

from narration.proofs.audit_report import AuditReport
from rules.contract.outcomes import unlike
from rules.core import names
from rules.registry import OUTCOMES, REPLAYS
from table.audit.exported_chain import audit_chain, has_link
from table.audit.exported_decks import audit_decks
from table.audit.exported_journal import ExportedJournal
from table.audit.exported_origin import origin_of
from table.audit.exported_seals import contests_found


def check(kept: ExportedJournal, noted: str = "") -> AuditReport:
    """Return the report of an exported journal; `noted` is the beginning of a link that somebody noted.

    The journals of where the campaign was played before are checked too, and the link may be in one of them.
    """
    whose = next((one for one in (kept, *kept.earlier) if noted and has_link(one, noted)), kept)
    earlier = tuple(_checked(one, noted if one is whose else "") for one in kept.earlier)
    found = _checked(kept, noted if kept is whose else "")
    held = [one for one, report in zip(kept.earlier, earlier, strict=True) if report.holds]
    origin = origin_of(kept, held, REPLAYS[kept.file.campaign.system]())
    return replace(found, earlier=earlier, **origin._asdict())


def _checked(kept: ExportedJournal, noted: str) -> AuditReport:
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
