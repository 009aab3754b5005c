"""The documents: links work, decisions are listed, and credits are where they must be."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("locales/*.md")])
NYX_CREDIT = 'Rules: Nyx v1.02 by Olle "Snigel" Linge (www.snigel.nu). Free to use, not for money.'
NYX_CREDIT_RU = (
    'Правила: Nyx v1.02, автор Olle "Snigel" Linge (www.snigel.nu). '
    "Свободное использование, не ради заработка."
)


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_within_the_project_leads_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8"))
    dead = [target for target in targets if "://" not in target and not (page.parent / target).exists()]
    assert not dead


def test_every_decision_is_in_the_list() -> None:
    files = {path.name for path in (ROOT / "docs/decisions").glob("[0-9]*.md")}
    assert files == set(re.findall(r"\((\d{4}-[a-z0-9-]+\.md)\)", read("docs/decisions/README.md")))


def test_every_make_target_has_a_description() -> None:
    makefile = read("Makefile")
    targets = re.findall(r"^([a-z]+):", makefile, flags=re.MULTILINE)
    assert set(targets) == set(re.findall(r"^([a-z]+):.* ## \S", makefile, flags=re.MULTILINE))
    assert {"play", "run", "test", "check", "bench", "fmt"} <= set(targets)


def test_every_command_in_the_readme_exists() -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "locales/en").glob("*.ftl"))
    named = set(re.findall(r"`/([a-z]+(?: [a-z-]+)*)`", read("README.md")))
    assert {"now", "campaign new", "seat stand-in"} <= named
    assert not [one for one in named if f"\ncmd-{one.replace(' ', '-')} = " not in texts]


def test_every_subcommand_of_the_terminal_in_the_readme_exists() -> None:
    named = set(re.findall(r"python bot\.py ([a-z]+)", read("README.md")))
    assert named == {"backup", "doctor", "export", "odds", "restore", "verify"}


def test_the_credit_of_nyx_is_in_the_readme_and_next_to_the_licence() -> None:
    assert NYX_CREDIT in read("README.md")
    assert NYX_CREDIT in read("LICENSE-RULES.md")
    assert NYX_CREDIT_RU in read("LICENSE-RULES.md")


def test_the_security_page_says_that_the_operator_can_read_hidden_picks() -> None:
    assert "stored in plain in the database" in re.sub(r"\s+", " ", read("SECURITY.md"))
