"""The languages of tests that play whole scenes: the longest words always, the others where there is time."""

import pytest

from narration.text.languages import LANGUAGES

EACH = tuple(pytest.param(each, marks=() if each == "ru" else pytest.mark.long) for each in LANGUAGES)
