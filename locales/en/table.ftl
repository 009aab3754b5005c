# Buttons, forms, menus and short answers at the table.

## Buttons

button-accept = Accept
button-allow = Allow
button-aspects-first = Aspects 1–5
button-aspects-last = Aspects 6–10
button-break-off = Break off
button-buy-off = Buy off
button-choose = Choose
button-damage = Damage…
button-declare-first = Declare first
button-drop = Drop advantage
button-end = End conflict
button-fatigue = Fatigue
button-give-up = Give up
button-goal = Other goal…
button-more = More…
button-penalty = Take the penalty
button-ready = Ready
button-refuse = Refuse
button-revise = Declare anew
button-roll = Roll
button-sheet-done = Done
button-status = Status
button-steps = Three steps
button-story = In the story…
button-tell = Tell it…
button-use-win = Use the win
button-yes = Yes

## Forms

form-account-title = Tell the round
form-account = What happened?
form-aspects = Aspects
form-aspect-of = Aspect of value { $value }
form-damage-title = Damage
form-damage = What is it? It fits the conflict
form-goal-title = Another goal
form-goal = What does this side want now?
form-story-title = Something in the story
form-story = What useful thing happens?

## Menus

option-aspect = { $aspect } ({ $value })
option-attribute = { $attribute }: { $value }
option-modifier = Modifier { SIGNED($modifier) }
option-side-modifier = { $name }: modifier { SIGNED($modifier) }
option-side-advantage = { $name }: advantage { $advantage }
placeholder-attribute = Attribute
placeholder-modifier = Modifier
placeholder-advantage = Situational advantage
placeholder-positive = Aspects that help: 1 point each
placeholder-negative = Aspects that hurt: you gain their value
placeholder-demand = Demand an aspect of { $name }

## Answers

done = Done.
roll-done = Rolled: the result stands below for everybody.
character-played = You now play { $name }.
place-bound = This place now belongs to { $campaign }.
conflict-opened = “{ $title }” is open. { $picker }
conflict-opened-dm = For the sides that you run I send you the choice of tactic by direct message; “Choose” under the panel opens it too.
conflict-opened-dm-closed = I cannot send you direct messages: use “Choose” under the panel, or allow direct messages from this server in its privacy settings.
conflict-opened-unseen = But I could not show it here: the button below tries again.

## Campaigns and characters

campaign-headline = { $name }: a campaign of { $system }
campaign-system = System: { $system }
campaign-language = Language of the story: { $language }
campaign-counts = Players: { $players } · places: { $places }
campaign-next = Players make their characters with /character new, the GM makes opponents with /npc new and opens conflicts with /nyx conflict.
campaign-scene-rested = Scene { $scene } begins. Fatigue is gone: { $names }.
roster-headline = Characters of { $name }: { $count }
roster-players = Players' characters
roster-gm = The GM's characters
roster-nobody = Nobody yet: /character new
