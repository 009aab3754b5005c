"""`python -m tests.guides LANGUAGE GAME`: play a guide's evening, and print what each step shows."""

import asyncio
import sys
from typing import cast

from narration.text.languages import Language
from tests.guides.evenings import dice, moves, page
from tests.guides.walk import drawn, walking


async def _show(language: Language, game: str) -> None:
    text = page(language, game)
    async with walking(language, dice(text)) as walk:
        shown: dict[str, str] = {}
        for move in moves(text):
            sys.stdout.write(f"\n=== {move}\n")
            await walk.do(move)
            for person in walk.world.people.values():
                if form := person.head()["form"]:
                    sys.stdout.write(f"--- {person.seat.key}, a form\n{drawn(form)}\n")
                for place in person.places().values():
                    for message in person.messages(place):
                        if shown.get(message["id"]) != (now := drawn(message)):
                            shown[message["id"]] = now
                            lines = "\n".join(each[:200] for each in now.splitlines())
                            sys.stdout.write(f"--- {person.seat.key} {place.kind}\n{lines}\n")
        sys.stdout.write(f"dice left: {walk.dice.left}\n")


asyncio.run(_show(cast("Language", sys.argv[1]), sys.argv[2]))
