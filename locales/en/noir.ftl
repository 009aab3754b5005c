# The words and the journal of Noir. Names and other texts of users stand where they need no case.

## Abilities and attributes

noir-value-agility = Agility
noir-value-alertness = Alertness
noir-value-charm = Charm
noir-value-close-combat = Close combat
noir-value-composure = Composure
noir-value-deduction = Deduction
noir-value-determination = Determination
noir-value-firearms = Firearms
noir-value-fitness = Fitness
noir-value-intuition = Intuition
noir-value-leadership = Leadership
noir-value-medicine = Medicine
noir-value-persuade = Persuade
noir-value-reactions = Reactions
noir-value-resistance = Resistance
noir-value-strength = Strength
noir-value-thrown-weapons = Thrown weapons
noir-value-withstand = Withstand
noir-value-worldliness = Worldliness
noir-value-defence = Defence
noir-value-learning = Learning
noir-value-impression = Impression
noir-value-will = Will to live
noir-value-escalation = Damage escalation
noir-value-movement = Combat movement
noir-value-threshold = Wound threshold
noir-value-endurance = Endurance
noir-value-overview = Overview
noir-value-defence-distance = Defence: distance
noir-value-defence-melee = Defence: melee
noir-value-size = Size
noir-value-luck = Luck

## Weapons

noir-weapon-unarmed = unarmed
noir-weapon-knife = knife
noir-weapon-improvised-club = improvised club
noir-weapon-axe = axe
noir-weapon-throwing-knife = throwing knife
noir-weapon-improvised-missile = improvised missile
noir-weapon-pistol = pistol
noir-weapon-revolver = revolver
noir-weapon-rifle = rifle
noir-weapon-shotgun = shotgun

## Weapons: kinds and fire

noir-kind-melee = melee weapon
noir-kind-thrown = thrown weapon
noir-kind-ranged = firearm
noir-mode-single = single fire
noir-mode-automatic = automatic fire
noir-mode-any = single or automatic fire

## What one does in a fight

noir-action-directed-fire = Directed fire
noir-action-snap-shot = Snap shot
noir-action-aimed-fire = Aimed fire
noir-action-sharpshooting = Sharpshooting
noir-action-fire-two-weapons = Fire two weapons
noir-action-concentrated-auto = Concentrated automatic fire
noir-action-sweep-auto = Sweep with automatic fire
noir-action-auto-two-weapons = Automatic fire with two weapons
noir-action-blind-fire = Blind fire
noir-action-throw-at-target = Throw at target
noir-action-throw-to-place = Throw to place
noir-action-fight = Fight
noir-action-frenzy = Frenzy
noir-action-move = Move
noir-action-draw-weapon = Draw weapon
noir-action-reload = Reload
noir-action-scan = Scan the situation
noir-action-wait = Wait
noir-action-other = Other action
noir-action-await-target = Await target

## Defences

noir-defence-defend = Defend
noir-defence-chance-defence = Chance defence
noir-defence-shoot-back = Shoot back
noir-defence-strike-back = Strike back

## What a blow is for

noir-aim-damage = damage
noir-aim-hold = hold
noir-aim-disarm = disarm
noir-aim-break-hold = break a hold
noir-aim-push = push away

## How a roll went

noir-outcome-exceptional-success = exceptional success
noir-outcome-success = success
noir-outcome-failure = failure
noir-outcome-exceptional-failure = exceptional failure

## Whether someone can act

noir-health-acting = ok
noir-health-dazed = dazed
noir-health-recovering = coming round
noir-health-unconscious = unconscious
noir-health-out = out
noir-health-dead = dead

## How strong traits and drives are

noir-trait-ordinary = ordinary
noir-trait-strong = strong
noir-trait-extreme = extreme
noir-drive-ordinary = ordinary
noir-drive-burning = burning
noir-drive-manic = manic

## What people may type for them
noir-trait-ordinary-typed = ordinary, ordinarily
noir-trait-strong-typed = strong, strongly
noir-trait-extreme-typed = extreme, extremely
noir-drive-ordinary-typed = ordinary
noir-drive-burning-typed = burning
noir-drive-manic-typed = manic, maniacal

## When a limitation holds

noir-activation-always = always
noir-activation-scene = in its situation
noir-activation-fate = by Fate

## What Fate is paid for

noir-use-setback = Setback
noir-use-protect = Protect
noir-use-grit = Grit teeth
noir-use-change = Change situation
noir-use-inspiration = Inspiration
noir-use-contact = Know a contact
noir-use-odds-before = Play the odds before the roll
noir-use-odds-after = Play the odds after the roll
noir-use-rescue = Rescue
noir-use-survive = Survive

## Where a modifier comes from

noir-source-gm = circumstances
noir-source-helpers = helpers
noir-source-trait = trait
noir-source-drive = drive
noir-source-expertise = expertise
noir-source-limitation = limitation
noir-source-mark = mark
noir-source-action = the action
noir-source-daze = daze
noir-source-wounds = wounds
noir-source-initiative = low initiative

## Templates of NPCs

noir-npc-civilian = civilian
noir-npc-combatant = combatant
noir-grade-green = green
noir-grade-capable = capable
noir-grade-experienced = experienced
noir-grade-superb = superb
noir-grade-masterly = masterly

## Levels of a social conflict

noir-social-conversation = conversation
noir-social-quarrel = quarrel
noir-social-brawl = brawl
noir-social-violence = deadly violence

## Lists on a sheet

noir-list-properties = Properties
noir-list-expertise = Expertise
noir-list-limitations = Limitations
noir-list-marks = Marks
noir-list-traits = Traits
noir-list-drives = Drives

## The sheet

noir-credit = Rules: Noir, www.noir.nu. The core rulebook is needed for the full game.
noir-headline-sheet = { $name } · Fate { $fate } · { $state }
noir-headline-npc = { $name } · { $state }
noir-headline-form = { $name }: the sheet so far · abilities: { $abilities } · missing: { $missing }
noir-sheet-unfinished = Not in play yet: the sheet is still being filled in.
noir-sheet-state = Condition: { $state }
noir-sheet-fate = Fate: **{ $fate }**
noir-sheet-grace = Given by others for { $use }: { $points }. Anything not used now is lost.
noir-abilities = Abilities
noir-abilities-more = Abilities, continued
noir-abilities-of = **{ $property }:** { $abilities }
noir-abilities-loose = { $abilities }
noir-abilities-none = **{ $property }:** –
noir-attributes = Attributes
noir-attribute-changed = { $attribute } { $base } { SIGNED($change) } = { $value }
noir-attribute-unset = ⚠ { $attribute }: not entered
noir-attribute-needs = ⚠ { $attribute } needs { $values }
noir-attribute-input = { $number }
noir-attribute-plus = { $sum } + { $number }
noir-attribute-sum = { $attribute } ({ $sum }) / { $divisor }{ $plus ->
        [0] { "" }
       *[other] { " " }{ SIGNED($plus) }
    }{ $later ->
        [0] { "" }
       *[other] { " " }{ SIGNED($later) }
    } = { $value }
noir-template = Template
noir-npc-is = { $kind }, { $grade }
noir-npc-primary = Primary { $number }
noir-npc-secondary = Secondary { $number }
noir-npc-row = { $row }: { $abilities }
noir-npc-other = Other abilities { $number }
noir-npc-combat = Combat values { $number }
noir-arms = Weapons

## Entries of lists, weapons

noir-entry-number = { $name } { $number }
noir-entry-expertise = { $ability }: { $name }
noir-entry-amount = { $entry } { SIGNED($number) }
noir-entry-modifier = { SIGNED($number) }
noir-entry-parts = { $name } ({ $parts })
noir-entry-text = { $entry }: { $text }
noir-entry-on = on now
noir-entry-off = off now
noir-arm-rounds = { $weapon } · rounds: { $loaded } of { $capacity }
noir-weapon-damage = { $weapon } { $damage }
noir-weapon-facts = { $weapon } · { $facts }
noir-weapon-precision = precision { SIGNED($number) }
noir-weapon-recoil = recoil { $number } { $modes }
noir-weapon-range = { $least }–{ $most } m

## The sheet that is being filled in

noir-form-saved = Everything here is saved. Fill in the rest later; until then, rolls that need it aren’t possible.
noir-form-ready = Nothing is missing.
noir-form-counts = Abilities: { $abilities }. The game has { $expected }; more or fewer are fine.
noir-form-next = Next: fill in abilities, attributes, lists and weapons, or send the sheet as a file. Then put it into play; after that, only the GM changes it.
noir-form-missing = Missing
noir-form-needed = { $value } (for { $attributes })

## The journal: sheets

noir-told-created = New sheet: { $name }.
noir-told-npc = The GM brings in { $name } ({ $kind }, { $grade }).
noir-told-value = { $name }: { $value } { $number }.
noir-told-value-moved = { $name }: { $value } { $old } → { $new }.
noir-told-value-gone = { $name }: { $value } comes off the sheet.
noir-told-by-formula = { $name }: { $value } follows its formula again.
noir-told-later = { $name }: { $value } is now { SIGNED($change) } from later changes.
noir-told-computed = So: { $changes }.
noir-told-change = { $value } { $old } → { $new }
noir-told-unknown = { $value } can’t be computed
noir-told-entry = { $name } · { $list }: { $entry }.
noir-told-entry-gone = { $name } · { $list }: { $entry } comes off.
noir-told-weapon = { $name } carries { $weapon }.
noir-told-weapon-gone = { $name } puts away { $weapon }.
noir-told-weapon-made = The GM makes a weapon: { $weapon }.
noir-told-finished = { $name } is in play.
noir-told-imported = { $name }’s sheet was read from a file.

## The journal: Fate and conditions

noir-told-sum = { $before } { SIGNED($points) } = { $left }
noir-told-untouched = { $left }
noir-told-paid = { $name } pays Fate ({ $use }): { $sum }.
noir-told-paid-pot = The GM’s pot pays { $points } ({ $use }).
noir-told-paid-pot-for = The GM’s pot pays { $points } for { $name } ({ $use }).
noir-told-given = Given by others on top: { $points }.
noir-told-helped = For { $name }.
noir-told-text = “{ $text }”
noir-told-fate-set = The GM sets { $name }’s Fate: { $old } → { $new }.
noir-told-pot-set = The GM’s pot: { $old } → { $new }.
noir-told-gained = { $name } gains Fate: { $before } { SIGNED($points) } = { $fate }.
noir-told-grace = { $name } may use { $points } right now for { $use }.
noir-told-limitation-on = { $name }: { $limitation } applies now.
noir-told-limitation-off = { $name }: { $limitation } no longer applies.
noir-told-refused = The GM says no: { $name }, { $use }. It costs nothing.
noir-told-allowed = The GM says yes: { $name }, { $use }.
noir-told-pledged = { $name } promises { $points } for a clue: { $total } of { $needed }.
noir-told-state = The GM sets { $name }: { $old } → { $new }.
noir-told-died = { $name } dies of the wounds.
noir-told-countdown = { $name } is mortally wounded: { $left ->
        [one] { $left } round left.
       *[other] { $left } rounds left.
    }

## Fate: the ledger, and what waits

noir-headline-ledger = Fate in { $name }: payments and gifts, { $count } in all
noir-ledger-row = { $number }. { $move }
noir-ledger-none = Nobody has paid with Fate yet.
noir-ledger-page = Page { $page } of { $pages }
noir-ledger-paid = { $name } { $sum }: { $use }
noir-ledger-set = { $name } { $old } → { $new }: set by the GM
noir-ledger-given = { $move } ({ SIGNED($points) } given by others)
noir-ledger-for = { $move }, for { $name }
noir-ledger-text = { $move }. “{ $text }”
noir-fate-pot = GM’s pot
noir-headline-fate = Fate in { $name }. { $count ->
        [0] Nothing is waiting for the GM.
        [one] { $count } question is waiting for the GM.
       *[other] { $count } questions are waiting for the GM.
    }
noir-fate-asks = ⏳ Questions for the GM
noir-fate-pledges = Promised for a clue
noir-fate-accounts = Fate points
noir-pledged = { $shares } = { $total } of { $needed }
noir-ask-due = ⏳ { $asked }
noir-ask-text = { $due } “{ $text }”
noir-ask-price = Price: { $prices }. { $name } has { $fate }.
noir-headline-ask = ⚠ { $name } asks the GM: { $use }
noir-asked-change = { $name } wants to change the situation for { $points }.
noir-asked-contact = { $name } wants to know someone; the GM names the price.
noir-asked-inspiration = The group wants a clue for { $points }.
noir-asked-rescue = { $name } comes to the rescue with { $points }, for { $use }.
noir-asked-rescue-of = { $name } wants to rescue { $helped } with { $points }, worth { $worth }, for { $use }.

noir-hidden = { $name }: { $ability } { $value }, dice { $dice } → { $total }: { $outcome }
