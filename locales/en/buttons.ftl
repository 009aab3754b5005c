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
button-counted = How it counted
button-damage = Damage…
button-declare-first = Declare first
button-one-form = In one form…
button-keep = { $on ->
    [1] ☑ Keep it
   *[0] ☐ Keep it
}
button-drop = Drop advantage
button-end = End conflict
button-fatigue = Fatigue
button-give-up = Give up
button-goal = Other goal…
button-judge = Judge it
button-mend = Fix it…
button-more = More…
button-newer = Newer
button-next = Next
button-older = Older
button-other-value = Other value…
button-penalty = Penalty…
button-previous = Previous
button-ready = Ready
button-refuse = Refuse
button-refuse-for = Refuse: { $name }
button-revise = Declare again
button-roll = Roll
button-roll-for = Roll: { $name }
button-sheet = Sheet
button-fill-in = Fill in
button-sheet-done = Done
button-status = Status
button-steps = Three steps
button-story = Story…
button-success = No roll…
button-tell = Tell it…
button-use-win = Use the win
button-yes = Yes

## Forms

form-account-title = Tell the round
form-account = What happened?
form-aspects = Aspects
form-aspect-of = Aspect { $number } (value { $value })
form-damage-title = Damage
form-damage = What is it? Make it fit the conflict
form-goal-title = Another goal
form-goal = What does this side want now?
form-story-title = Something in the story
form-story = What useful thing happens?
form-change-title = Other aspects
form-change-aspects = One aspect per line: name and value
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
placeholder-demand = Demand an aspect from { $name }
placeholder-remove-damage = Remove damage for { $price } points
placeholder-healed = Which slow damage has healed?
placeholder-setting = Change a setting
placeholder-roller = Who rolls for this side?
choice-use-helps = It helps: costs 1 point
choice-use-hurts = It hurts: you gain its value in points
choice-group-worst = The weakest of them rolls
choice-group-best = The best of them rolls
choice-correct-points = Aspect points
choice-correct-fatigue-body = Fatigue on Body
choice-correct-fatigue-mind = Fatigue on Mind
choice-correct-fatigue-interaction = Fatigue on Interaction
choice-correct-fatigue-value = Fatigue on the one value
choice-aspect-own = Aspect
choice-aspect-damage = Damage aspect
choice-aspect-slow = Slow damage: heals over time
choice-correct-marker = Marker
choice-correct-mode = What steps past the end do
choice-correct-goal-first = Goal of the first side
choice-correct-goal-second = Goal of the second side
choice-break-on = The break begins
choice-break-off = The break is over

## Answers

done-below = ✅ Done. Everyone can see it below.
done-panel = ✅ Done. See the panel.
told-round = ✅ Told. Everyone can see it below the round.
telling = 💬 **{ $name }:**
telling-gm = GM
telling-link = -# 💬 [{ $name } tells it](https://discord.com/channels/{ $home }/{ $channel }/{ $message })
demand-made = ✅ Demanded. { $name }’s player answers with the button below.
demand-answered = ✅ Answered. Go on with the newest panel.
next-campaign = ✅ You’re the GM of { $name }. Your players press **{ button-join }** below. Make an opponent with /{ cmd-npc } { cmd-npc-new }: one number is enough. Then /{ cmd-nyx } { cmd-nyx-conflict } starts the first conflict. To play in other channels too, use /{ cmd-campaign } { cmd-campaign-here } there.
next-scene = ✅ The scene is set. Next: start a conflict with /{ cmd-nyx } { cmd-nyx-conflict }, or call for a roll with /{ cmd-nyx } { cmd-nyx-call }.
next-session = ✅ The session has begun. Next: start a conflict with /{ cmd-nyx } { cmd-nyx-conflict }, or move to the next scene with /{ cmd-scene } { cmd-scene-new }.
next-change = ✅ Players may change their characters now with /{ cmd-character } { cmd-character-change }. You approve each change with a tap.
next-play = ✅ Play goes on. /{ cmd-nyx } { cmd-nyx-pending } shows what’s still open.
asked-gm = ✅ The GM has been asked.
roll-done = Rolled. Everyone can see the result below.
character-played = You now play { $name }.
place-bound = This channel now belongs to { $campaign }.
conflict-opened = “{ $title }” is open. { $picker }
challenge-opened = “{ $title }”: you’ve made the challenge. Now the other side answers.
conflict-opened-dm = Pick a tactic for your sides with “Choose” below the panel. If you press nothing here for ten minutes, I’ll ask you in a direct message too.
conflict-opened-dm-closed = I can’t send you direct messages. Use “Choose” below the panel, or allow direct messages from this server in its privacy settings.
conflict-opened-passive = Against a passive side nobody picks a tactic: press “Choose” below the panel, declare, and the dice are rolled.
conflict-opened-players = The players pick for both sides. Your tools are in “More…” below the panel.
conflict-opened-unseen = I couldn’t post it here. The button below tries again.

## Campaigns and characters

campaign-headline = { $name }: a campaign of { $system }
campaign-system = System: { $system }
campaign-language = Language of the story: { $language }
campaign-here = At the table
campaign-places = Played in { $places }
campaign-dice = 🎲 The dice are fixed by `{ $hash }`. **{ button-dice }** shows all of it, and you can add a word of your own before the first roll.
campaign-next = Players press **{ button-join }** and make a character. The GM starts a conflict with /{ cmd-nyx } { cmd-nyx-conflict }.
roster-headline = Characters of { $name }: { $count }
roster-players = Players’ characters
roster-gm = The GM’s characters
roster-nobody = Nobody yet: /{ cmd-character } { cmd-character-new }
roster-ready = ✅ { $name }: ready
roster-needs = { $name } isn’t ready: { $needs }
roster-needs-done = everything is there; the player still has to finish the sheet
button-let = Allow
button-let-all = Let all count
button-strike = Rule out
button-strike-one = Rule out: { $aspect }
button-strike-why = Rule out, say why
button-claim-again = Claim another
