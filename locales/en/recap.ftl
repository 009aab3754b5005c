# “Last time”: what the session before was about. The same phrases end a chapter of the journal.
# A phrase has no full stop; the sentence around it has one.

quoted = “{ $text }”
recap-who = Taking part: { $names }.
recap-ends = { $ends }.
recap-and = { $one }; { $rest }
recap-facts = Since then: { $facts }.
recap-told = { $name } told it: “{ $text }”.
recap-open = Still open: { $open }.

## How something ended

recap-won = “{ $title }” went to { $name }
recap-won-goal = “{ $title }” went to { $name }: “{ $goal }”
recap-nobody = “{ $title }”: nobody won
recap-done = “{ $title }” worked out for { $names }
recap-failed = “{ $title }” came to nothing
noir-recap-fight = “{ $title }” was fought out
noir-recap-gone = “{ $title }” was fought out; gone from it: { $names }

## What is different, or open

recap-running = “{ $title }”
recap-running-at = “{ $title }”, { $standing }
recap-has = { $name }: { $texts }
recap-state = { $name }: { $states }
zapas-recap-lifted = { $name }, rid of it: “{ $text }”
zapas-recap-struck = { $name }, struck out: “{ $text }”
zapas-recap-striking = { $name }, about to be struck out: “{ $text }”
zapas-recap-empty = nothing left in reserve: { $name }

## Before a session

course-recap = Before it starts you can tell everyone what happened last time. This is how it would read:
button-recap-post = Post it
button-recap-change = Change…
button-recap-without = Without
button-course-title = Title…
form-course-title = A title
form-course-title-field = Title (optional)
form-recap = The session starts
form-recap-field = Last time
now-field-recap = Last time, when you were away
opt-session-start-title = title
    .description = What the session is called; optional
opt-scene-new-title = title
    .description = What the scene is called; optional
button-recap-all = Read all of it
