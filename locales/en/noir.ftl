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

## Whether somebody can act

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
