"""The badges of the README: pictures of our own, made of what the project says of itself.

They need no other server, so they tell nobody who reads the page.
"""

import tomllib
from collections.abc import Mapping
from xml.sax.saxutils import escape

from narration.text.languages import LANGUAGES
from rules.registry import SYSTEMS
from tests.reference import ROOT

BADGES = ROOT / "docs" / "pictures" / "badges"
#: The width of a character, and the space beside a text.
_CHARACTER, _SPACE = 7, 10
_BADGE = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="20" role="img" aria-label="{what}: {said}">
<title>{what}: {said}</title>
<rect width="{width}" height="20" rx="3" fill="#3b3f46"/>
<rect x="{split}" width="{rest}" height="20" rx="3" fill="#8a5a12"/>
<g fill="#fff" font-family="DejaVu Sans, Verdana, sans-serif" font-size="11" text-anchor="middle">
<text x="{left}" y="14">{what}</text>
<text x="{right}" y="14">{said}</text>
</g>
</svg>
"""


def facts() -> Mapping[str, str]:
    """Return what each badge says, by what it is about."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {
        "python": str(project["requires-python"]).replace(">=", "") + " or newer",
        "licence": str(project["license"]),
        "games": str(len(SYSTEMS)),
        "languages": ", ".join(LANGUAGES),
    }


def badge(what: str, said: str) -> str:
    """Return a badge as SVG."""
    split, rest = (len(text) * _CHARACTER + 2 * _SPACE for text in (what, said))
    return _BADGE.format(
        what=escape(what),
        said=escape(said),
        width=split + rest,
        split=split,
        rest=rest,
        left=split / 2,
        right=split + rest / 2,
    )


def badges() -> dict[str, str]:
    """Return every badge, by its file name."""
    return {f"{what}.svg": badge(what, said) for what, said in facts().items()}
