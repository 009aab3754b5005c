"""Start our processes quickly: fork them from a server process that has imported everything once."""

import multiprocessing

#: Python keeps one such server per process, so all tests of a run share it.
START = multiprocessing.get_context("forkserver")
START.set_forkserver_preload(
    ["tests.process.life", "tests.process.launch", "tests.process.prepared", "practice.__main__"]
)
