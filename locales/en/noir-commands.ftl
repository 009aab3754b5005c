# Noir at the table, outside contests: commands, forms, menus, buttons and short answers.

## Commands

cmd-noir = noir
    .description = Sheets, Fate, rolls and fights (Noir, www.noir.nu)
cmd-noir-import = import
    .description = Fill in an unfinished sheet from a file (TOML or JSON), or start a new one
opt-noir-import-file = file
    .description = A file as export writes it
opt-noir-import-character = character
    .description = Whose sheet (default: the name in the file)
cmd-noir-export = export
    .description = Get your sheet as a file that can be imported again
opt-noir-export-character = character
    .description = Whose sheet (default: the one you play)
cmd-noir-npc = npc
    .description = Make an NPC from one of the ten templates
opt-noir-npc-name = name
    .description = What the NPC is called
opt-noir-npc-template = template
    .description = Kind and experience
opt-noir-npc-primary = primary
    .description = Primary abilities, separated by commas
opt-noir-npc-secondary = secondary
    .description = Secondary abilities, separated by commas
opt-noir-npc-numbers = numbers
    .description = Single values, such as: Firearms 14, Medicine 9
opt-noir-npc-weapons = weapons
    .description = Weapons, separated by commas
cmd-noir-weapons = weapons
    .description = See what someone carries; the GM can change and load it
opt-noir-weapons-character = character
    .description = Who (default: the one you play)
cmd-noir-make-weapon = make-weapon
    .description = Make a weapon the list doesn’t have, or change one of yours
opt-noir-make-weapon-name = name
    .description = What it is called
opt-noir-make-weapon-kind = kind
    .description = How it is used
opt-noir-make-weapon-damage = damage
    .description = Damage, such as 2d10+1; B3d10-2 for a stunning weapon
opt-noir-make-weapon-near = near
    .description = The shorter distance in metres
opt-noir-make-weapon-far = far
    .description = The longer distance in metres
opt-noir-make-weapon-precision = precision
    .description = Precision
opt-noir-make-weapon-recoil = recoil
    .description = The size of the recoil
opt-noir-make-weapon-modes = modes
    .description = How it fires
opt-noir-make-weapon-magazine = magazine
    .description = Rounds: 8+1 (box), 6r, 4i, 2p or 30b (belt)
cmd-noir-fate = fate
    .description = See your Fate and what it buys; the GM sees the pot and open questions
opt-noir-fate-character = character
    .description = Whose Fate (default: your own, or the pot)
cmd-noir-ledger = ledger
    .description = See who paid Fate for what
cmd-noir-correct = correct
    .description = GM: correct something on a sheet, with a reason, in public
opt-noir-correct-character = character
    .description = Whose sheet
opt-noir-correct-what = what
    .description = What to correct
opt-noir-correct-value = value
    .description = The new value; choose from the list and change the number
opt-noir-correct-reason = reason
    .description = Why; everyone reads it
cmd-noir-harm = harm
    .description = GM: harm characters without an attack: a fall, fire, a blast
opt-noir-harm-who = who
    .description = Who is harmed, separated by commas
opt-noir-harm-damage = damage
    .description = Damage for each, such as 2d10+1; B3d10 stuns
opt-noir-harm-source = source
    .description = What does it
opt-noir-harm-words = words
    .description = What does it, in your own words
cmd-noir-round = round
    .description = GM: let a round pass outside combat; the mortally wounded have one round less

## Choices

choice-noir-harm-fall = A fall
choice-noir-harm-fire = Fire
choice-noir-harm-blast = A blast
choice-noir-harm-other = Something else
choice-noir-civilian-green = Civilian, green: 6, 5, 4
choice-noir-civilian-capable = Civilian, capable: 9, 7, 5
choice-noir-civilian-experienced = Civilian, experienced: 12, 9, 6
choice-noir-civilian-superb = Civilian, superb: 15, 12, 8
choice-noir-civilian-masterly = Civilian, masterly: 18, 15, 10
choice-noir-combatant-green = Combatant, green: 6, 5, 4
choice-noir-combatant-capable = Combatant, capable: 9, 7, 5
choice-noir-combatant-experienced = Combatant, experienced: 12, 9, 6
choice-noir-combatant-superb = Combatant, superb: 15, 12, 8
choice-noir-combatant-masterly = Combatant, masterly: 18, 15, 10
choice-noir-melee = Melee weapon
choice-noir-thrown = Thrown weapon
choice-noir-ranged = Firearm
choice-noir-single = Single fire (E)
choice-noir-automatic = Automatic fire (A)
choice-noir-both = Single and automatic fire (E, A)
choice-noir-fix-daze = Daze
choice-noir-fix-open = Open wounds
choice-noir-fix-stabilised = Stabilised wounds
choice-noir-fix-health = Health: ok, dazed, unconscious, out, dead
choice-noir-fix-countdown = Rounds left to live, 0 for none
choice-noir-fix-saved = Saved from dying: on or off
choice-noir-fix-fate = Fate points
choice-noir-fix-value = Ability or attribute: Firearms 14
choice-noir-fix-later = Later change of an attribute: Defence +2
choice-noir-fix-amount = Number of an expertise, limitation or mark: Pistols +2
choice-noir-fix-mark = What a mark changes: Scar: Impression -2
choice-noir-fix-limitation = Limitation on or off: Nightmares on
choice-noir-fix-rounds = Rounds loaded: Pistol 5
choice-noir-on = on
choice-noir-off = off

## The form of a sheet

button-noir-body = Body…
button-noir-senses = Senses…
button-noir-people = People…
button-noir-fight = Fighting…
button-noir-free = Other abilities…
button-noir-entered = Size and luck…
button-noir-person = Traits, drives…
button-noir-details = Expertise, marks…
button-noir-properties = Properties…
button-noir-change = Change…
form-noir-entered = Size and luck
form-noir-free-title = Other abilities
form-noir-free = Ability and value, one per line
form-noir-entries = On the sheet
option-noir-free = Ride 8, or Ride 8 (Coordination). Remove a line to take it off the sheet.
option-noir-properties = Coordination, or Coordination 12. One per line.
option-noir-traits = Greedy 2: counts everything. Levels: 1, strong 2, extreme 4.
option-noir-drives = Fight the mayor 2. Levels: 1, burning 2, manic 4.
option-noir-expertise = Firearms: pistols. The GM adds the number: Firearms: pistols +2.
option-noir-limitations = Nightmares (by Fate): cannot sleep. Or: always; in its situation.
option-noir-marks = Scar: people look away. One per line.
placeholder-noir-weapons = Weapons carried

## NPCs and weapons

noir-headline-template = { $name }: choose a template.
noir-template-how = Numbers: primary, secondary and other abilities, then combat values. Primary and secondary abilities, single numbers and weapons are options of /{ cmd-noir } { cmd-noir-npc }.
option-noir-template = { $kind }, { $grade }: { $primary }, { $secondary }, { $other }; combat { $combat }
placeholder-noir-template = Template
noir-headline-arms = { $name } carries { $count ->
        [0] no weapon
        [one] { $count } weapon
       *[other] { $count } weapons
    }.
noir-arms-none = Bare hands only.
placeholder-noir-load = Load a weapon
option-noir-load = { $weapon }: { $loaded } of { $most }
noir-exported = { $name } as a file. /{ cmd-noir } { cmd-noir-import } reads it back in.

## Corrections

noir-reason = Reason: { $reason }
noir-fix-number = { $name } { $number }
noir-fix-mark = { $mark }: { noir-value-impression } -2
noir-fix-switch = { $name } { $word }

## Fate

noir-headline-account = { $name }: { $fate ->
        [one] { $fate } Fate point
       *[other] { $fate } Fate points
    }.
noir-account-change = Change the situation: { $low }; { $high } if it directly harms an NPC. The GM must agree.
noir-account-contact = Know someone useful: 5, 10 or 15, as the GM says; once a scene.
noir-account-contact-met = Know someone useful: done for this scene.
noir-account-rescue = Rescue: 2 to 10 points; half of them help someone who has none left.
noir-account-clue = Inspiration: the group pays { $needed } together for a clue.
noir-account-rolls = In rolls and fights, the bot asks you when Fate can be paid.
button-noir-alter = Change: { $price }…
button-noir-harm = Harm NPC: { $price }…
button-noir-contact = Contact…
button-noir-rescue = Rescue
button-noir-pledge = Toward a clue
button-noir-price = { $points } points
button-noir-pay = Pay { $points }…
form-noir-alter-title = Change the situation
form-noir-alter = What does Fate change?
form-noir-contact-title = A contact
form-noir-contact = Who is it, and from where?
form-noir-rescue-title = Rescue
form-noir-rescue = How do you help in the story?
form-noir-account = Set an account
form-noir-points = Points from now on
form-noir-reason = Why?
noir-headline-pledge = { $name }, with { $fate } Fate: how much toward a clue?
option-noir-points = { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    }
placeholder-noir-pledge = Promise toward a clue
noir-headline-known = Someone becomes { $name }’s contact; the pot holds { $pot }.
placeholder-noir-know = Someone becomes a contact of…
placeholder-noir-setback = Setback: { $price } from the pot
option-noir-setback = { $name }: { $limitation }
placeholder-noir-account = Set an account
option-noir-pot = The pot: { $points }
option-noir-account = { $name }: { $points }
placeholder-noir-asks = Waiting for you
option-noir-ask = { $name }: { $use }. { $text }
option-noir-ask-bare = { $name }: { $use }
noir-headline-rescue = { $name } pays { $points }: { $helped } may use { $given } right now.
noir-rescue-for = For: { $use }. Anything not used for that is lost.
noir-rescue-left = { $name } has { $fate }, { $helped } has { $have }.
option-noir-rescue = Pay { $points }, worth { $given }

## What the GM does next

choice-system-noir = Noir (www.noir.nu)
noir-first = Players press **{ button-join }** and make a character; the GM makes opponents with /{ cmd-noir } { cmd-noir-npc } and hands out Fate with /{ cmd-noir } { cmd-noir-fate }.
noir-next-campaign = ✅ You’re the GM of { $name }. Next: your players press **{ button-join }** below; you make opponents with /{ cmd-noir } { cmd-noir-npc } and hand out Fate with /{ cmd-noir } { cmd-noir-fate }. /{ cmd-campaign } { cmd-campaign-here } adds more channels. Rules: Noir, www.noir.nu.
noir-next-scene = ✅ A new scene. Limitations that were on are off again.
noir-next-session = ✅ The session has begun. /{ cmd-noir } { cmd-noir-fate } shows everyone’s Fate; /{ cmd-scene } { cmd-scene-new } starts the next scene.
noir-next-end = ✅ The session is over. /{ cmd-noir } { cmd-noir-ledger } shows who paid Fate, and for what.
noir-next-play = ✅ Play goes on. /{ cmd-noir } { cmd-noir-fate } shows what’s waiting for you.

## Why nothing happened

refusal-bad-value-typed = There’s no whole number in “{ $text }”. Write a name and a number, such as Firearms 14.
refusal-bad-value-known = { $text } has its own field in the form. Fill it in there.
refusal-bad-level-typed = There’s no such level: { $text }. Write 1, 2 or 4.
refusal-bad-value-expertise = An expertise belongs to an ability: “{ $text }” names none. Write it like this: Firearms: pistols.
refusal-bad-value-activation = A limitation applies always, in its situation or by Fate, not “{ $text }”. Write one of these in the parentheses.
refusal-unknown-id-typed = I don’t know “{ $text }” here. Choose from the list.
refusal-wrong-state-alone = There’s nobody else to rescue. Another player must make a character first.
refusal-bad-value-file-size = That file is too big. A sheet takes at most { $most } kilobytes.
refusal-bad-value-file-line = That file is neither valid TOML nor valid JSON: it breaks at { $place } (line and column). Fix that spot and send it again.
refusal-bad-value-file-extra = A sheet has no field called { $field }. Remove it, or write it as /{ cmd-noir } { cmd-noir-export } does.
refusal-bad-value-file-missing = The file is missing this field: { $field }. Add it and send it again.
refusal-bad-value-file-field = This field has a wrong value: { $field }. Compare its type, length and bounds with a file from /{ cmd-noir } { cmd-noir-export }.
