# What is taken back: the question before it, what everybody is told, and why something stands.

cmd-undo = undo
    .description = Take the last action back, as long as it threw no dice and revealed nothing

campaign-undone = ↩️ Taken back: the last action of { $name }.
campaign-undone-gm = ↩️ Taken back: the GM’s last action.

undo-headline = Take back the last action of { $name }?
undo-headline-gm = Take back the GM’s last action?
undo-title = Taking back
undo-was = • { $what }
undo-unseen = • Something that is not for everybody’s eyes
undo-when = Done { $span } ago.
undo-when-now = Done just now.
undo-then = Everything is then as it was before.
undo-then-told = Everything is then as it was before, and everybody is told that it was taken back.
undo-done = ✅ Taken back. To take back the action before it as well, use /{ cmd-undo } again.
button-take-back = Take it back

undo-fix-ask = If something is wrong, ask the GM to correct it for all to see.
undo-fix-nyx = If something is wrong, correct it for all to see: /{ cmd-correct } { cmd-correct-sheet }, /{ cmd-correct } { cmd-correct-aspect } or /{ cmd-correct } { cmd-correct-conflict }.
undo-fix-noir = If something is wrong, correct it for all to see: /{ cmd-noir } { cmd-noir-correct }, or /{ cmd-noir } { cmd-noir-fate } for points.
undo-fix-zapas = If something is wrong, correct it for all to see: /{ cmd-zapas } { cmd-zapas-correct }, or /{ cmd-zapas } { cmd-zapas-condition }.

refusal-undo-nothing = Nothing has happened here yet that could be taken back. Play first.
refusal-undo-not-yours = The last action was somebody else’s. Ask whoever did it, or the GM, to take it back.
refusal-undo-sealed = The last action was made in secret. Only whoever made it can take it back.
refusal-undo-dice = Dice fell in the last action, so it stands. { $fix }
refusal-undo-final = The last action revealed something, or concerns who sits where, so it stands. { $fix }
refusal-undo-made = The last action made something new, so it stands. End or change what was made. { $fix }
refusal-undo-unsaid = The last action is from before actions could be taken back here, so it stands. { $fix }
refusal-undo-stale = Something has happened since, so nothing was taken back. Look at what is last now:
