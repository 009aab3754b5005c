"""`python -m deploy.site`: build the site of the documents in build/site, without any network.

The pages keep their places and links: the Markdown files of the project, and the files that they link to, are
laid out in build/pages as they are in the project.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = ROOT / "build/pages"
SITES = ("mkdocs.yml", "deploy/mkdocs.sv.yml", "deploy/mkdocs.ru.yml")
"""The English site, then those that are built into folders of it."""


def main() -> int:
    """Lay out the pages and build the sites; return the worst exit code of MkDocs: dead links are refused."""
    shutil.rmtree(PAGES, ignore_errors=True)
    for path in sorted({*pages(), *linked()}):
        target = PAGES / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    return max(build(site) for site in SITES)


def build(site: str) -> int:
    """Build one site, named by its configuration; return the exit code of MkDocs."""
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--config-file", site]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def pages() -> list[Path]:
    """Return the documents of the project."""
    return [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("locales/*.md")]


def linked() -> Iterator[Path]:
    """Yield the files that the documents show or link to."""
    for page in pages():
        text = page.read_text(encoding="utf-8")
        for target in re.findall(r'\]\(([^)#\s]+)|src="([^"]+)"', text):
            path = (page.parent / "".join(target)).resolve()
            if path.is_file() and path.is_relative_to(ROOT):
                yield path


if __name__ == "__main__":
    sys.exit(main())
