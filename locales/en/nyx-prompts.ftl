# Nyx: what one person puts together or is asked.

## Putting a roll or a declaration together

nyx-headline-draft = { $name }: { $sum }, { $dice }
nyx-draft-sum = { $sum } · { $dice }
nyx-roll-title = { $name } is about to roll
nyx-default-goal = get the better of { $name }

## Asked of one person

nyx-headline-judge = ⚠ { $name } wants something in the story instead of three steps.
nyx-judge-is = It costs three steps, so it can be powerful. If you refuse, the winner chooses again.
nyx-headline-tools = { $title }: what else you can do
nyx-nothing-due = Nothing is waiting for you. ⏳ { $names }
nyx-nothing-due-gm = Nothing is waiting for you. ⏳ The GM decides about the story.
nyx-is-over = “{ $title }” is over.
nyx-bonus-taken = ✅ Your choice: { $bonus }
nyx-penalty-taken = ✅ The penalty is taken.
nyx-sure = Sure? You can’t undo this: “{ $title }”.
