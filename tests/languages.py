"""The languages of tests that play a whole scene in a browser."""

import os
from typing import Final

from narration.text.languages import LANGUAGES, Language

#: All of them where there is time for more examples, as in .ci/run; otherwise the one with the longest words.
OF_SCENES: Final[tuple[Language, ...]] = (
    LANGUAGES if int(os.environ.get("TESTS_EXAMPLES", "1")) > 1 else ("ru",)
)
