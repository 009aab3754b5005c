"""The site of the documents: built without a network, without dead links, readable in light and dark."""

import fcntl
import re
import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.async_api import async_playwright

from deploy import site
from tests.contrast import contrast

ROOT = Path(__file__).parents[2]
CONFIGS = [(ROOT / each).read_text(encoding="utf-8") for each in site.SITES]
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
    shown = {page for config in CONFIGS for page in re.findall(r"[\w./-]+\.md", config)}
    rooms = ("guide/*", "reference", "rules-decisions")
    wanted = {str(each.relative_to(ROOT)) for room in rooms for each in ROOT.glob(f"docs/{room}/*.md")}
    assert wanted <= shown
    assert all((ROOT / each).is_file() for each in shown)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site, with a refusal of dead links; return a copy that no other worker replaces."""
    if find_spec("material") is None:
        pytest.skip("mkdocs-material is not installed: make docs installs it")
    copy = tmp_path_factory.mktemp("site") / "site"
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build/lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert site.main() == 0
        shutil.copytree(ROOT / "build/site", copy)
    return copy


@pytest.mark.long
def test_the_site_loads_nothing_from_elsewhere(built: Path) -> None:
    for page in built.rglob("*.html"):
        assert not ELSEWHERE.search(page.read_text(encoding="utf-8")), page


@pytest.mark.long
@pytest.mark.parametrize(
    ("page", "menu"),
    [
        ("index.html", "An evening of Noir"),
        ("sv/docs/guide/sv/nyx.html", "En kväll med Noir"),
        ("ru/docs/guide/ru/nyx.html", "Вечер в Noir"),
    ],
)
def test_each_language_has_menus_of_its_own_and_leads_to_the_others(
    built: Path, page: str, menu: str
) -> None:
    text = (built / page).read_text(encoding="utf-8")
    assert menu in text
    links = re.findall(r'href="([^"]+)" hreflang="\w+" class="md-select__link"', text)
    starts = {(built / page).parent.joinpath(each).resolve().relative_to(built) for each in links}
    guides = {Path(f"{each}/docs/guide/{each}/players.html") for each in ("sv", "ru")}
    assert starts == {Path("index.html"), *guides}
    assert all((built / each).is_file() for each in starts)


@pytest.mark.long
def test_a_reading_of_the_rules_has_an_anchor(built: Path) -> None:
    text = (built / "docs/rules-decisions/nyx.html").read_text(encoding="utf-8")
    assert re.search(r'<h3 id="d-1-[\w-]+">', text)


@pytest.mark.chromium
@pytest.mark.long
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_every_page_can_be_read_in_light_and_in_dark(built: Path, scheme: str) -> None:
    chromium = shutil.which("chromium")
    async with async_playwright() as play, await play.chromium.launch(executable_path=chromium) as browser:
        page = await browser.new_page(color_scheme="dark" if scheme == "dark" else "light")
        for path in written(built):
            await page.goto(path.as_uri(), wait_until="commit")
            await page.wait_for_load_state("domcontentloaded")
            dim = {
                (selector, words)
                for selector in PARTS
                for words, *behind in await page.evaluate(COLOURS, selector)
                if not readable(words, behind)
            }
            assert dim == set(), path


def written(built: Path) -> list[Path]:
    """Return the pages to look at: guides in their own language, others in English, the decisions' list."""
    others = {built / each for each in ("sv", "ru", "docs/decisions")}
    english = [each for each in built.rglob("*.html") if not others & set(each.parents)]
    guides = [*built.glob("sv/docs/guide/sv/*.html"), *built.glob("ru/docs/guide/ru/*.html")]
    return [*english, built / "docs/decisions/index.html", *guides]


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
