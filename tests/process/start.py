"""How tests start processes of ours: a server process imports everything once, its children start at once."""

import multiprocessing

#: What Python keeps of this is one for the whole process, so all who start something share it.
START = multiprocessing.get_context("forkserver")
START.set_forkserver_preload(
    ["tests.process.life", "tests.process.launch", "tests.process.prepared", "practice.__main__"]
)
