# What tables want differently: `setting-<game>-<key>` is a name, `…-changes` what it changes, `…-<value>` a value.

setting-headline = Settings of { $name }: { $changed ->
        [0] all { $count } as the rules have them
       *[other] { $changed } of { $count } changed
    }.
setting-how = The GM can change a setting at any time, and it takes effect at once.
setting-now = Now: **{ $value }**
setting-now-usual = Now: **{ $value }** (the default)
setting-typed = { $changes } Now: **{ $value }**. Besides the list, you can type { $form }.
setting-page = Page { $page } of { $pages }
setting-changed = Different from the default
setting-none-changed = Nothing differs from the default.
setting-topic = **{ $topic }**: { $settings }
setting-topic-other = Other settings
setting-of-rule = { $name } ({ $rule })
setting-or = or { $value }
setting-or-usual = or { $value } (the default)
setting-or-several = or { $values }
placeholder-topic = Go to a topic…
setting-common-topic-table = The table
setting-common-topic-time = Time limits
setting-nyx-topic-conflicts = Conflicts
setting-nyx-topic-aspects = Aspects and points
setting-nyx-topic-recovery = Recovery
setting-noir-topic-rolls = Rolls
setting-noir-topic-fate = Fate
setting-noir-topic-combat = Combat
setting-noir-topic-harm = Harm
setting-zapas-topic-reserve = Reserve
setting-zapas-topic-sheets = Sheets
setting-zapas-topic-duels = Duels

# What may be typed besides the values of the list; at most 100 characters.
setting-form-hint = { SENTENCES($form) }
setting-form-hours = a whole number of hours from 1 to 999
setting-form-span = a beginning and an end in full hours, such as 22-08
setting-form-offset = a distance from UTC such as +1, -5 or +5:30
setting-form-99 = a whole number from 0 to 99
setting-form-999 = a whole number from 0 to 999
setting-form-pairs = one to five pairs such as 3:5 6:2: an initiative, and the penalty at that initiative or below

## Every game

setting-common-deadline = Deadline
setting-common-deadline-changes = How long a contest waits for those who must act. Once everyone has acted, it goes on at once.
setting-common-deadline-off = none
setting-common-hours = { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
setting-common-reminder = Reminder
setting-common-reminder-changes = When those still missing are reminded, once, before the deadline. If that’s before the start, it comes halfway.
setting-common-reminder-half = halfway
setting-common-reminder-before = { $hours ->
        [one] { $hours } hour before
       *[other] { $hours } hours before
    }
setting-common-grace = Grace
setting-common-grace-changes = How long people can still act after the deadline before someone else picks for them.
setting-common-grace-none = none
setting-common-default = When time runs out
setting-common-default-changes = What happens for someone who didn’t act, where the rules leave a choice.
setting-common-default-wait = the game waits
setting-common-default-gm = the GM picks openly
setting-common-default-random = the dice pick
setting-common-quiet = Quiet hours
setting-common-quiet-changes = Hours without reminders and without picks for others; both wait until they’re over.
setting-common-quiet-off = none
setting-common-quiet-span = { $start } to { $end }
setting-common-offset = The table’s clock
setting-common-offset-changes = The table’s time zone, for quiet hours and deadlines. It doesn’t follow daylight saving.
setting-common-join = Joining
setting-common-join-changes = Who may take a seat in the campaign.
setting-common-join-open = anyone on the server
setting-common-join-invited = only those who were invited
setting-common-odds = Chances
setting-common-odds-changes = Whether exact chances are shown: before a roll, when a tactic is picked, and by /{ cmd-odds }. They never use a hidden pick.{ $game ->
        [nyx] { "" }
        [zapas] { "" }
       *[other] { " " }In Noir they say how hard a roll against an NPC looks, but none of its numbers.
    }
setting-common-odds-on = shown
setting-common-odds-practice = on the practice table only
setting-common-odds-off = not shown
setting-common-hidden-rolls = Hidden rolls
setting-common-hidden-rolls-changes = Whether dice may fall unseen. Everyone sees that a roll fell, with a seal; the GM shows it later, or never.
setting-common-hidden-rolls-off = none
setting-common-hidden-rolls-gm = the GM’s only
setting-common-hidden-rolls-both = the GM’s, and players roll blind
setting-common-npc-numbers = The GM’s characters
setting-common-npc-numbers-changes = Whether players see the numbers of the GM’s characters, before and after rolls. The GM always does.
setting-common-npc-numbers-open = open numbers
setting-common-npc-numbers-gm = numbers for the GM alone

## Nyx

setting-nyx-how = A conflict keeps the scale length, overflow and breaking-off rules it started with.
setting-nyx-overflow = Steps past the end
setting-nyx-overflow-changes = What overflow does in a new conflict, unless the GM chooses otherwise for that one.
setting-nyx-overflow-penalty = a penalty, and the conflict goes on
setting-nyx-overflow-goal = the goal is reached, without a penalty
setting-nyx-overflow-both = a penalty, and the goal is reached
setting-nyx-break-off = Breaking off
setting-nyx-break-off-changes = When a side of a new conflict may break off, unless the GM chooses otherwise for that one.
setting-nyx-break-off-on-win = by winning the choice of tactic
setting-nyx-break-off-free = in any declaration
setting-nyx-break-off-forbidden = never
setting-nyx-length = Length of the scale
setting-nyx-length-changes = How many steps a new conflict has from the middle to either end. Fewer steps make it shorter and harder.
setting-nyx-length-value = { $length } steps
setting-nyx-claims = Claimed aspects
setting-nyx-claims-changes = Whether the GM checks an aspect that a player claims before the dice fall.
setting-nyx-claims-new = only if the aspect is new in this conflict
setting-nyx-claims-every = in every roll
setting-nyx-claims-no = never: the GM rules one out in time, or not at all
setting-nyx-hindrance-points = Points for hindrances
setting-nyx-hindrance-points-changes = When a player may spend the points for an aspect of their own that hurts.
setting-nyx-hindrance-points-own-wait = in conflicts with the dice; in your own rolls and in the story once the GM allows them
setting-nyx-hindrance-points-at-once = at once, everywhere
setting-nyx-hindrance-points-always-wait = always once the GM allows them
setting-nyx-buy-off = Price of buying off
setting-nyx-buy-off-changes = What a player pays to ignore an aspect that the GM demands.
setting-nyx-buy-off-one = 1 point
setting-nyx-buy-off-value = the aspect’s value in points
setting-nyx-damage-points = Points for damage
setting-nyx-damage-points-changes = Whether a damage aspect that hurts in a roll gives a point, as other aspects do.
setting-nyx-damage-points-yes = damage that hurts gives 1 point
setting-nyx-damage-points-no = damage gives no points
setting-nyx-mob = Mobs
setting-nyx-mob-changes = What harm does to a mob: its value always drops by 1; the question is whether it also takes a penalty.
setting-nyx-mob-besides = the value drops on top of the penalty
setting-nyx-mob-instead = the value drops instead of the penalty
setting-nyx-advantage = Situational advantages
setting-nyx-advantage-changes = What a situational advantage does from round 2 on: move the marker, or raise or lower its holder’s attribute.
setting-nyx-advantage-steps = in steps of the scale
setting-nyx-advantage-attribute = on the attribute
setting-nyx-opposed-harm = Harm in opposed rolls
setting-nyx-opposed-harm-changes = Whether the loser of an opposed roll takes the margin as a penalty.
setting-nyx-opposed-harm-named = only where the GM says so
setting-nyx-opposed-harm-always = always, unless the GM says otherwise
setting-nyx-gm-sees-picks = Hidden picks and the GM
setting-nyx-gm-sees-picks-changes = Whether the GM sees others’ picks before the reveal: privately, and only where no pick is, or may become, the GM’s own.
setting-nyx-gm-sees-picks-no = the GM sees nothing before the reveal
setting-nyx-gm-sees-picks-after-own = the GM sees them once the GM’s own picks are in
setting-nyx-fatigue = Pace of fatigue
setting-nyx-fatigue-changes = When everyone’s fatigue goes away. A slower pace makes a series of conflicts harder.
setting-nyx-fatigue-scene = with a new scene
setting-nyx-fatigue-rest = with a rest only
setting-nyx-fatigue-session = at the end of a session, if no conflict is open
setting-nyx-recovery = Rest and change of scene
setting-nyx-recovery-changes = Whether slow damage heals once or twice when a rest and a change of scene go together.
setting-nyx-recovery-once = together they heal only once
setting-nyx-recovery-each = each of them heals
