# Buttons, forms, menus and short answers at the table.

## Buttons

button-accept = Accept
button-allow = Allow
button-allow-for = Allow: { $name }
button-answer = Answer
button-answer-for = Answer: { $name }
button-aspects-first = Aspects 1–5
button-aspects-last = Aspects 6–10
button-back = Back
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
button-judge = Judge it
button-mend = Mend it…
button-more = More…
button-newer = Newer
button-next = Next
button-older = Older
button-other-value = Other value…
button-penalty = Take the penalty
button-previous = Previous
button-ready = Ready
button-refuse = Refuse
button-refuse-for = Refuse: { $name }
button-revise = Declare anew
button-roll = Roll
button-roll-for = Roll: { $name }
button-sheet = Sheet
button-sheet-done = Done
button-status = Status
button-steps = Three steps
button-story = In the story…
button-success = No roll…
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
form-change-title = Other aspects
form-change-aspects = Name and value, one aspect a line
form-reason = Why, in the story?
form-success-title = Success without a roll
form-success = What do you do, and how does it help?
form-setting = New value

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
placeholder-remove-damage = Remove damage for { $price } points
placeholder-healed = Which slow damage has healed?
placeholder-setting = Change a setting
placeholder-roller = Who rolls for this side?
choice-use-helps = It helps: costs 1 point
choice-use-hurts = It hurts: brings its value in points
choice-group-worst = The weakest of them rolls
choice-group-best = The most able of them rolls
choice-correct-points = Aspect points
choice-correct-fatigue-body = Fatigue on Body
choice-correct-fatigue-mind = Fatigue on Mind
choice-correct-fatigue-interaction = Fatigue on Interaction
choice-correct-fatigue-value = Fatigue on the one value
choice-aspect-own = Aspect
choice-aspect-damage = Damage aspect
choice-aspect-slow = Slow damage: heals by itself
choice-correct-marker = Marker
choice-correct-mode = What steps past the end do
choice-correct-goal-first = Goal of the first side
choice-correct-goal-second = Goal of the second side
choice-break-on = The break begins
choice-break-off = The break is over

## Answers

done-below = ✅ Done: it stands below for everybody.
done-panel = ✅ Done: the panel shows it.
told-round = ✅ Told: it stands in the round's story.
demand-made = ✅ Demanded. The button below is for whoever plays { $name }.
demand-answered = ✅ Answered. Go on with the panel that stands last.
next-campaign = ✅ You are the GM of { $name }. Next: tell your players to type /{ cmd-character } { cmd-character-new }, and make an opponent with /{ cmd-npc } { cmd-npc-new }; one number is enough. Then /{ cmd-nyx } { cmd-nyx-conflict } begins the first conflict. /{ cmd-campaign } { cmd-campaign-here } brings further channels in.
next-scene = ✅ The scene is set. Next: /{ cmd-nyx } { cmd-nyx-conflict } begins a conflict, /{ cmd-nyx } { cmd-nyx-call } calls for a roll.
next-session = ✅ The session has begun. Next: /{ cmd-nyx } { cmd-nyx-conflict } begins a conflict, /{ cmd-scene } { cmd-scene-new } goes on to the next scene.
next-change = ✅ Players may change their characters now, with /{ cmd-character } { cmd-character-change }; you approve it by a tap.
next-play = ✅ Play goes on. /{ cmd-nyx } { cmd-nyx-pending } shows what waits.
asked-gm = ✅ The GM has been asked.
roll-done = Rolled: the result stands below for everybody.
character-played = You now play { $name }.
place-bound = This place now belongs to { $campaign }.
conflict-opened = “{ $title }” is open. { $picker }
challenge-opened = “{ $title }”: the challenge stands, and the other side answers.
conflict-opened-dm = For the sides that you run I send you the choice of tactic by direct message; “Choose” under the panel opens it too.
conflict-opened-dm-closed = I cannot send you direct messages: use “Choose” under the panel, or allow direct messages from this server in its privacy settings.
conflict-opened-passive = Nobody picks a tactic against a passive side: “Choose” under the panel declares and rolls.
conflict-opened-players = The players pick for both sides; “More…” under the panel has your tools.
conflict-opened-unseen = But I could not show it here: the button below tries again.

## Campaigns and characters

campaign-headline = { $name }: a campaign of { $system }
campaign-system = System: { $system }
campaign-language = Language of the story: { $language }
campaign-counts = Players: { $players } · places: { $places }
campaign-next = Players make their characters with /{ cmd-character } { cmd-character-new }, the GM makes opponents with /{ cmd-npc } { cmd-npc-new } and opens conflicts with /{ cmd-nyx } { cmd-nyx-conflict }.
roster-headline = Characters of { $name }: { $count }
roster-players = Players' characters
roster-gm = The GM's characters
roster-nobody = Nobody yet: /{ cmd-character } { cmd-character-new }
