"""How tests start processes of ours: a server process imports everything once, its children start at once."""

import multiprocessing

#: Python keeps one such server for the whole process, so all tests share it.
START = multiprocessing.get_context("forkserver")
START.set_forkserver_preload(
    ["tests.process.life", "tests.process.launch", "tests.process.prepared", "practice.__main__"]
)
