"""`python -m tests.pictures`: take the pictures in the documents again."""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.async_api import Browser

from application import create_bot
from narration.text.languages import LANGUAGES, Language
from practice.scenes.script import act_out
from practice.server import serving
from practice.simulation.state import StateDir
from practice.simulation.world import Bot, MakeBot, World, open_world
from rules.chance.dice import ScriptedDice
from settings import Settings
from tests.pictures.camera import Camera
from tests.pictures.stories import TOLD, Shot, Story, WideShot
from tests.pictures.words import LOCALES, Words
from tests.practice.player import browser

PICTURES = Path(__file__).parents[2] / "docs/pictures"


def main(arguments: Sequence[str] | None = None) -> None:
    """Take the chosen pictures; exit with code 2 if there is no browser."""
    options = _parser().parse_args(arguments)
    chromium = shutil.which("chromium")
    if chromium is None:
        _parser().error("chromium is not on PATH: install it (on Debian: apt install chromium).")
    asyncio.run(_take_all(chromium, options.languages, options.stories, options.out))


async def _take_all(chromium: str, languages: Sequence[Language], stories: Sequence[str], out: Path) -> None:
    async with browser(chromium) as tab:
        for language in languages:
            for name in stories:
                await _photograph(tab, TOLD[name], Words(language), out / language)


async def _photograph(tab: Browser, story: Story, words: Words, out: Path) -> None:
    """Play one story in one language, and take its pictures."""
    with tempfile.TemporaryDirectory() as path, StateDir(Path(path)) as state:
        async with (
            open_world(_bot(state, story), state) as world,
            serving(world, state.token(), 0) as address,
        ):
            _speak(world, words.language)
            for step in story.steps(words):
                if isinstance(step, Shot | WideShot):
                    await Camera(tab, address).take(step, out / f"{step.name}.png")
                    sys.stdout.write(f"{out / step.name}.png\n")
                else:
                    await act_out(world, [step])


def _bot(state: StateDir, story: Story) -> MakeBot:
    def make() -> Bot:
        settings = Settings(database=str(state.database))
        chance = random.Random(0)
        return create_bot(settings, dice=ScriptedDice(story.faces), entropy=chance.randbytes, practice=True)

    return make


def _speak(world: World, language: Language) -> None:
    """Set everybody's client to this language, as if they had switched it themselves."""
    for person in world.people.values():
        person.habits.locale = LOCALES[language]
    world.touch()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--stories", nargs="+", choices=sorted(TOLD), default=sorted(TOLD))
    parser.add_argument("--out", type=Path, default=PICTURES, help=f"where to (default: {PICTURES.name}/)")
    return parser


if __name__ == "__main__":
    main()
