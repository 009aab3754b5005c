"""`python bot.py verify`: check a JSON journal from the file alone, without database or network."""

import argparse
import asyncio
import json
from argparse import ArgumentTypeError
from dataclasses import asdict
from pathlib import Path
from typing import Any

from narration.proofs.audit_report import (
    AuditReport,
    ContestReport,
    DeckReport,
    report_lines,
    unreadable_line,
)
from narration.proofs.chain_report import ChainReport
from narration.text.languages import LANGUAGES, Language
from narration.text.line import Line
from narration.text.texts import bundled_texts
from rules.chance.chain import SHORT, typed_link
from rules.core.refusal import Refused
from settings import ConfigError, Settings
from table.audit.exported_audit import check
from table.audit.exported_journal import read_exported
from table.transfer.packing import MOST


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.description = (
        "Exit code 0: everything that can be checked holds; 1: something doesn't; 2: no such journal."
    )
    parser.add_argument("journal", type=Path, help="the file exported as JSON")
    parser.add_argument(
        "--head",
        type=_head,
        help="a link of the chain that you noted, as Discord showed it",
    )
    parser.add_argument("--json", action="store_true", help="print what was found as JSON")
    parser.add_argument("--language", choices=LANGUAGES, help="default: that of the settings")


def _head(typed: str) -> str:
    """Return the digits of a link, however they are grouped; at least as many as Discord shows."""
    digits = typed_link(typed)
    if digits is None:
        raise ArgumentTypeError(f"a link has {SHORT} to 64 digits from 0 to f")
    return digits


async def run(options: argparse.Namespace, settings: Settings) -> int:
    """Print the result and return 0 if all is well; raises `ConfigError` if the file cannot be read."""
    language: Language = options.language or settings.language
    found = await asyncio.to_thread(_checked, options.journal, options.head or "", language)
    print(_json(found) if options.json else _text(found, language))
    return 0 if found.holds else 1


def _checked(path: Path, head: str, language: Language) -> AuditReport:
    try:
        with path.open("rb") as file:
            return check(read_exported(file.read(MOST + 1)), head)
    except (OSError, Refused) as error:
        raise ConfigError(bundled_texts().say(language, unreadable_line(str(path), error))) from None


def _text(found: AuditReport, language: Language) -> str:
    def say(said: Line) -> str:
        return bundled_texts().say(language, said)

    return "\n".join(map(say, report_lines(found)))


def _json(found: AuditReport) -> str:
    facts = {
        "holds": found.holds,
        "broken_parts": found.broken_parts,
        **asdict(found),
        "chain": found.chain
        and {**asdict(found.chain), "flaws": [one._asdict() for one in found.chain.flaws]},
        "wanted": found.wanted._asdict(),
        "decks": [_with_flaws(one) for one in found.decks],
        "contests": [_with_flaws(one) for one in found.contests],
    }
    return json.dumps(facts, ensure_ascii=False)


def _with_flaws(one: DeckReport | ContestReport | ChainReport) -> dict[str, Any]:
    return {**asdict(one), "flaws": [flaw._asdict() for flaw in one.flaws]}
