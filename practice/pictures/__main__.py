"""`python -m practice.pictures`: take the pictures of the documents anew."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.async_api import Browser

from bot import Settings, create_bot
from narration.texts import LANGUAGES, Language
from practice.pictures.camera import Camera, NoBrowserError, browser
from practice.pictures.stories import TOLD, Shot, Story, WideShot
from practice.pictures.words import LOCALES, Words
from practice.script import act_out
from practice.server import serving
from practice.state import StateDir
from practice.world import Bot, MakeBot, World, opened
from rules.dice import ScriptedDice

PICTURES = Path(__file__).parents[2] / "docs/pictures"


def main(arguments: Sequence[str] | None = None) -> int:
    """Take the pictures; the exit code is 2 where there is no browser."""
    options = _parser().parse_args(arguments)
    try:
        asyncio.run(_take_all(options.languages, options.stories, options.out))
    except NoBrowserError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


async def _take_all(languages: Sequence[Language], stories: Sequence[str], out: Path) -> None:
    async with browser() as opened_browser:
        for language in languages:
            for name in stories:
                await _photograph(opened_browser, TOLD[name], Words(language), out / language)


async def _photograph(tab: Browser, story: Story, words: Words, out: Path) -> None:
    """Play one story in one language, and take its pictures on the way."""
    with tempfile.TemporaryDirectory() as path, StateDir(Path(path)) as state:
        async with opened(_bot(state, story), state) as world, serving(world, state.token(), 0) as address:
            _speak(world, words.language)
            for step in story.steps(words):
                if isinstance(step, Shot | WideShot):
                    await Camera(tab, address).take(step, out / f"{step.name}.png")
                    print(out / f"{step.name}.png", flush=True)
                else:
                    await act_out(world, [step])


def _bot(state: StateDir, story: Story) -> MakeBot:
    def make() -> Bot:
        settings = Settings(database=str(state.database))
        chance = random.Random(0)
        return create_bot(settings, dice=ScriptedDice(story.faces), entropy=chance.randbytes, practice=True)

    return make


def _speak(world: World, language: Language) -> None:
    """Let everybody's client speak this language, as if they had switched it."""
    for person in world.people.values():
        person.habits.locale = LOCALES[language]
    world.touch()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m practice.pictures", description=__doc__)
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--stories", nargs="+", choices=sorted(TOLD), default=sorted(TOLD))
    parser.add_argument("--out", type=Path, default=PICTURES, help=f"where to (default: {PICTURES.name}/)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
