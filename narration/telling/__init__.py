"""Choose a story's sentences by what happened: never at random, and no sentence again too soon."""
