# Nyx: what happens between the rounds of a conflict: calls, changes, slow penalties, the record, corrections.

## Words

nyx-mode-penalty-word = a penalty
nyx-mode-goal-word = the goal reached
nyx-mode-both-word = a penalty and the goal reached
nyx-strength = strength
nyx-corrected-value = corrected value
nyx-aspect-damage = { $name } ({ $value }, damage)
nyx-aspect-slow = { $name } ({ $value }, slow damage)

## A roll that the GM calls for

nyx-headline-call = ⚠ The GM calls for a roll: { $attribute }. For { $names }.
nyx-call-title = The GM calls for a roll
nyx-call-due = ⚠ The GM calls for a roll from { $names }: { $what }
# $due: the message before
nyx-call-due-for = { $due } · { $text }
nyx-call-due-group = { $due } · for all of these: { $names }
nyx-call-weakest = The weakest link decides: { $names }
nyx-call-ablest = The most able acts for all: { $names }
nyx-call-equal = Their values are equal: the first of them to roll does it for all.
nyx-roll-for = What it was about: { $text }
nyx-roll-holds = It counts for all of these: { $names }

## What a player asks the GM for

nyx-headline-ask-success = ⚠ { $name } asks the GM for a success without a roll: { $aspect }
nyx-headline-ask-change = ⚠ { $name } asks the GM to change aspects.
# $points: what the balance changes by
nyx-success-price = If the GM agrees: success without an effect, points { SIGNED($points) }. If not, it costs nothing.
nyx-asked-success = ⏳ { $name } asks for a success without a roll, using { $aspect }: { $text }
nyx-asked-change = ⏳ { $name } asks to change aspects: { $reason }
nyx-ask-due-success = ⏳ { $name } asks for a success without a roll: { $text }
nyx-ask-due-change = ⏳ { $name } asks to change aspects: { $text }
nyx-no-success = The GM says no to a success for { $name }; it costs nothing: { $text }
nyx-no-change = The GM says no, and { $name }’s aspects stay as they are: { $text }

## Changed aspects

nyx-headline-changed = { $name } has changed: some aspects are new.
nyx-changed = { $name } has changed: { $reason }
nyx-change-reason = Reason: { $reason }
nyx-change-what = What changes
nyx-change-new = New: { $aspect }
nyx-change-gone = Gone: { $aspect }
nyx-change-value = { $name }: { $old } → { $new }
# $sum: the values and their total
nyx-change-sum = { $count } aspects: { $sum }

## Slow penalties and slow damage

nyx-headline-slow = { $name }: { $count ->
        [0] no slow penalty
        [one] { $count } slow penalty, no roll yet
       *[other] { $count } slow penalties, no roll yet
    }.
nyx-headline-slow-due = ⚠ { $name } must roll against { $affliction } now.
nyx-headline-slow-held = { $name } holds out against { $affliction } (roll { $number } of { $count }).
nyx-headline-slow-harmed = { $name } takes slow damage from { $affliction } (roll { $number } of { $count }).
nyx-slow-title = { $name } against { $affliction }
nyx-slow-is = The first half of the period passes without symptoms, the second brings three rolls. Each failure is a slow damage aspect (1).
nyx-slow-against = Rolled on { $sum }
nyx-slow-number = Roll { $number } of { $count }
nyx-slow-now = ⚠ roll { $number } of { $count } now
# $span: game time
nyx-slow-next = ⏳ roll { $number } of { $count } in { $span }
nyx-slow-held = No damage this time.
nyx-slow-harmed = A slow damage aspect (1): { $damage }
nyx-slow-over = That was the last roll: the slow penalty is over.
nyx-afflicted = { $name } suffers a slow penalty: { $affliction }
nyx-affliction-is = Against { $attribute }, strength { SIGNED($strength) }, period { $period }.
nyx-affliction-first = The first of { $count } rolls comes after { $span }.
nyx-damage-healed = { $name } has healed naturally: { $damage }
nyx-damage-removed = { $name }: damage removed for { $points } aspect points: { $damage }
nyx-healing-owed = ⚠ A slow damage aspect has healed. Choose which one: { $names }
nyx-healing-due = ⚠ { $name } chooses which slow damage has healed ({ $count }).
nyx-damage-slow = { $damage } (slow: heals naturally)
# $rolled: how many of the rolls are made
nyx-slow-rolled = { $affliction }: { $rolled } of { $count } rolls made

## What is pending

nyx-headline-pending = { $name }: { $count ->
        [0] nothing is pending
       *[other] { $count } pending
    }.
nyx-pending-between = Between sessions ({ $sessions } played), scene { $scene }: characters may change.
nyx-pending-session = Session { $session }, scene { $scene }.
nyx-pending-break = Session { $session }, scene { $scene }, a long break: characters may change.
nyx-pending-clock = Game time so far: { $span }.
nyx-pending-conflicts = Conflicts
nyx-pending-conflict = { $title } · { $due }
nyx-pending-slow = Slow penalties
nyx-pending-calls = Rolls the GM called for
nyx-pending-demands = Demands
nyx-pending-asks = Questions for the GM
nyx-pending-healing = Healing
nyx-pending-roll = { $name } · { $affliction }: { $next }

## The record

nyx-headline-facts = { $name }: { $count ->
        [0] nothing established yet
        [one] { $count } established fact
       *[other] { $count } established facts
    }.
nyx-fact = **{ $number }.** { $text } ({ $name })
nyx-fact-scene = **{ $number }.** { $text } ({ $name }, scene { $scene })
nyx-facts-none = Facts come from aspects used in the story, and from narrative advantages.
nyx-facts-page = Page { $page } of { $pages }

## Corrections

nyx-correction = GM correction: { $what } ({ $reason })
nyx-corrected-of = { $name }, { $what }
nyx-corrected-points = points
nyx-corrected-fatigue = fatigue on { $attribute }
nyx-corrected-number = { $what } { $old } to { $new }
nyx-corrected-marker = marker { SIGNED($old) } to { SIGNED($new) }
nyx-corrected-mode = steps past the end from “{ $old }” to “{ $new }”
nyx-corrected-goal = { $name }’s goal from “{ $old }” to “{ $new }”
nyx-corrected-goal-set = { $name }’s goal: “{ $new }”
nyx-corrected-words = { $old } to { $new }
nyx-corrected-added = new: { $aspect }
nyx-corrected-removed = gone: { $aspect }
