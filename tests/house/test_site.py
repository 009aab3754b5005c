"""The site of the documents: built without a network, without dead links, readable in light and dark."""

import re
import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.async_api import async_playwright

from deploy import site
from tests.contrast import contrast

ROOT = Path(__file__).parents[2]
CONFIG = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
COLOURS = """selector => [...document.querySelectorAll(selector)].slice(0, 40).map(each => {
  const words = getComputedStyle(each).color, behind = [];
  for (let at = each; at; at = at.parentElement) behind.push(getComputedStyle(at).backgroundColor);
  return [words, ...behind];
})"""
ELSEWHERE = re.compile(r'<(?:script|img|iframe)[^>]+src="?(?:https?:)?//|<link[^>]+stylesheet[^>]+//')
# The mark beside a heading appears under the pointer alone.
PARTS = (
    ".md-content p",
    ".md-content a:not(.headerlink)",
    ".md-content code",
    ".md-nav__link",
    ".md-tabs__link",
)
LEAST = 4.5
"""The contrast that WCAG 2 asks of text."""


def test_the_site_shows_every_guide_and_reference() -> None:
    shown = set(re.findall(r"[\w./-]+\.md", CONFIG))
    rooms = ("guide/*", "reference", "rules-decisions")
    wanted = {str(each.relative_to(ROOT)) for room in rooms for each in ROOT.glob(f"docs/{room}/*.md")}
    assert wanted <= shown
    assert all((ROOT / each).is_file() for each in shown)


@pytest.fixture(scope="module")
def built() -> Path:
    """Build the site, with a refusal of dead links; return its directory."""
    if find_spec("material") is None:
        pytest.skip("mkdocs-material is not installed: make docs installs it")
    assert site.main() == 0
    return ROOT / "build/site"


def test_the_site_loads_nothing_from_elsewhere(built: Path) -> None:
    for page in built.rglob("*.html"):
        assert not ELSEWHERE.search(page.read_text(encoding="utf-8")), page


def test_a_reading_of_the_rules_has_an_anchor(built: Path) -> None:
    text = (built / "docs/rules-decisions/nyx.html").read_text(encoding="utf-8")
    assert re.search(r'<h3 id="d-1-[\w-]+">', text)


@pytest.mark.chromium
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_the_site_can_be_read_in_light_and_in_dark(built: Path, scheme: str) -> None:
    chromium = shutil.which("chromium")
    async with async_playwright() as play, await play.chromium.launch(executable_path=chromium) as browser:
        page = await browser.new_page(color_scheme="dark" if scheme == "dark" else "light")
        await page.goto((built / "docs/guide/en/nyx.html").as_uri())
        for selector in PARTS:
            for words, *behind in await page.evaluate(COLOURS, selector):
                assert readable(words, behind), (selector, words, behind)


def readable(words: str, behind: list[str]) -> bool:
    """Return whether text has enough contrast with the first background behind it that is not clear."""
    solid = next((each for each in map(rgba, behind) if each[3] == 1), (255, 255, 255, 1.0))
    colour = rgba(words)
    mixed = [round(a * colour[3] + b * (1 - colour[3])) for a, b in zip(colour[:3], solid[:3], strict=True)]
    return contrast((mixed[0], mixed[1], mixed[2]), solid[:3]) >= LEAST


def rgba(text: str) -> tuple[int, int, int, float]:
    """Return the parts of a colour such as `rgba(0, 0, 0, 0.87)`."""
    red, green, blue, *alpha = (float(each) for each in re.findall(r"[\d.]+", text))
    return int(red), int(green), int(blue), alpha[0] if alpha else 1.0
