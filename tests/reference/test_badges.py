"""The badges of the README say what is true, and come from no other server."""

import re

from tests.reference import ROOT
from tests.reference.badges import BADGES, badges, facts


def test_each_badge_says_what_the_project_says_of_itself() -> None:
    written = {each.name: each.read_text(encoding="utf-8") for each in BADGES.iterdir()}
    assert written == badges(), "write them again: python -m tests.reference"


def test_the_readme_shows_every_badge_in_words_too_and_none_from_elsewhere() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = dict(re.findall(r"!\[([^]]+)]\((docs/pictures/badges/[^)]+)\)", readme))
    assert shown == {f"{what}: {said}": f"docs/pictures/badges/{what}.svg" for what, said in facts().items()}
    assert not re.findall(r"!\[[^]]*]\(https?:", readme)
