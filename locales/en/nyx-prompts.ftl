# Nyx: what one person puts together or is asked.

## Putting a roll or a declaration together

nyx-headline-draft = { $name }: { $sum }, { $dice }
nyx-draft-sum = { $sum } · { $dice }
nyx-roll-title = { $name } is about to roll
nyx-default-goal = get the better of { $name }

## Asked of one person

nyx-headline-judge = ⚠ Something in the story for { $name } instead of three steps?
nyx-judge-is = It costs three steps, so it can be powerful. If you refuse, the winner chooses again.
nyx-headline-tools = { $title }: what else you can do
nyx-nothing-due = Nothing is waiting for you. ⏳ { SENTENCES($names) }
nyx-nothing-due-gm = Nothing is waiting for you. ⏳ The GM decides about the story.
nyx-is-over = “{ $title }” is over.
nyx-bonus-taken = ✅ Your choice: { $bonus }
nyx-penalty-taken = ✅ Penalty taken.
nyx-sure = Sure? You can’t undo this: “{ $title }”.

## A conflict that is being set up

nyx-headline-setup = { $left } against { $right }. It isn’t open yet.
nyx-setup-opponent = 🆕 New opponent: { $name }, value { $value }.
nyx-setup-mob = 🆕 New mob: { $name }, value { $value }.
nyx-setup-obstacle = 🆕 New obstacle: { $name }.
nyx-setup-standing = From the start, { $standing }.
button-setup-open = Open
button-setup-words = Title and goals…
form-setup = The conflict in words
form-setup-name = Title
form-setup-goal = { $name }’s goal
placeholder-setup = Change something
option-setup-of = { $name }: { $part }
option-setup-kind = what it is
option-setup-value = value
option-setup-attribute = attribute
option-setup-modifier = modifier
option-setup-advantage = situational advantage
option-setup-break-off = when it may break off
option-setup-allies = allies
option-setup-group = who rolls
option-setup-length = Length of the scale
option-setup-mode = Steps past the end
option-setup-lead = Lead of the first side
option-setup-opponent = An opponent with one value
option-setup-mob = A mob
option-setup-obstacle = An obstacle that rolls no dice
option-setup-number = { $number }
option-setup-signed = { SIGNED($number) }
option-setup-steps = { $number } each way

## A declaration in one form

form-declare = Declare and choose
form-positive = Aspects that help
form-negative = Aspects that hurt
form-tactic = Tactic
form-keep = Keep it
form-keep-hint = The tactic stays even if the dice change.
