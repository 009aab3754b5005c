# What is taken back: the question before it, what everyone is told, and why something stands.

cmd-undo = undo
    .description = Undo the last action, unless it rolled dice or revealed something

campaign-undone = ↩️ Undone: { $name }’s last action.
campaign-undone-gm = ↩️ Undone: the GM’s last action.

undo-headline = Undo { $name }’s last action?
undo-headline-gm = Undo the GM’s last action?
undo-title = Undo
undo-was = • { $what }
undo-unseen = • Something not everyone may see
undo-when = Done { $span } ago.
undo-when-now = Done just now.
undo-then = Everything will be as it was before.
undo-then-told = Everything will be as it was before, and everyone is told that it was undone.
undo-done = ✅ Undone. To undo the action before it too, use /{ cmd-undo } again.
button-take-back = Undo it

undo-fix-ask = If something is wrong, ask the GM to correct it publicly.
undo-fix-nyx = If something is wrong, correct it publicly: /{ cmd-correct } { cmd-correct-sheet }, /{ cmd-correct } { cmd-correct-aspect } or /{ cmd-correct } { cmd-correct-conflict }.
undo-fix-noir = If something is wrong, correct it publicly: /{ cmd-noir } { cmd-noir-correct }, or /{ cmd-noir } { cmd-noir-fate } for points.
undo-fix-zapas = If something is wrong, correct it publicly: /{ cmd-zapas } { cmd-zapas-correct }, or /{ cmd-zapas } { cmd-zapas-condition }.

refusal-undo-nothing = There’s nothing to undo here yet. Play first.
refusal-undo-not-yours = The last action was someone else’s. Ask them, or the GM, to undo it.
refusal-undo-sealed = The last action was secret. Only the person who made it can undo it.
refusal-undo-dice = The last action rolled dice, so it can’t be undone. { $fix }
refusal-undo-final = The last action revealed something or changed who sits where, so it can’t be undone. { $fix }
refusal-undo-made = The last action made something new, so it can’t be undone. End or change the new thing instead. { $fix }
refusal-undo-unsaid = The last action is older than undo itself, so it can’t be undone. { $fix }
refusal-undo-stale = Something has happened since, so nothing was undone. This is the last action now:
