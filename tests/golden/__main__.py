"""`python -m tests.golden` writes those samples that may be rewritten.

- `python -m tests.golden commands` writes `commands.json`: when users are meant to see another command,
  option, choice or text. The difference is then part of the change that makes it.
- `python -m tests.golden told` writes `told.json`: when users are meant to read something else.
- `python -m tests.golden answers` writes `answers.json`: in the same case, and for nothing else. What is
  pressed stays the same.
- `python -m tests.golden "n:verb:1:2" VALUE…` adds what was pressed with a new verb to `presses.json`, and
  the verb's line to `verbs.json`; where only some words are taken, complete them by hand. A line that is
  there stays as it is: it is edited by hand, and only if a parser takes more than before, such as one more
  choice or one more word that may be missing.

An event of a new kind is added to `events.json` by hand, as the database has it. All other samples are
never rewritten: what an earlier version wrote does not change any more.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from chat.client.client import Nattvakt
from tests.golden import read
from tests.golden.answers import MOMENTS, recorded, replayed, write_answers
from tests.golden.commands import told, write_commands
from tests.golden.events import write_told
from tests.golden.verbs import (
    VERBS,
    Press,
    described,
    presses,
    verb_of,
    vocabulary,
    write_presses,
    write_verbs,
)
from tests.reference.commands import started


async def main(what: str, *values: str) -> None:
    """Write what is asked for. LookupError for a `custom_id` that means nothing."""
    with tempfile.TemporaryDirectory() as directory:
        if what == "told":
            write_told()
        elif what == "answers":
            asked = {moment: [*recorded(moment)] for moment in MOMENTS}
            write_answers({each: await replayed(Path(directory), each, asked[each]) for each in MOMENTS})
        else:
            async with started(Path(directory)) as bot:
                if what == "commands":
                    write_commands(await told(bot))
                else:
                    add(bot, Press(what, values))


def add(bot: Nattvakt, press: Press) -> None:
    """Write down what was pressed, and its verb if that is new. LookupError where nothing answers to it."""
    verb, lines = verb_of(bot, press.custom_id), read(VERBS)
    if verb is None:
        raise LookupError(f"nothing answers to {press.custom_id}")
    line = described(verb, press.words, {*vocabulary(lines), *press.words})
    write_verbs({press.verb: line, **lines})
    write_presses([*presses(), press])


if __name__ == "__main__":
    if not sys.argv[1:]:
        sys.exit(__doc__)
    asyncio.run(main(*sys.argv[1:]))
