# Words that every game shares. How messages are named: locales/README.md

## Users' text

# What a user typed, where a message is wanted
verbatim = { $text }
and-more = and { $count } more

## The scale of a contest

# Alternative text of the picture. $standing: scale-lead or scale-level
scale-alt = Scale: { $length ->
        [one] { $length } step
       *[other] { $length } steps
    } each way, { $left } at the left end, { $right } at the right. { $standing }.
scale-lead = { $name } is ahead by { $steps }
scale-level = The two are level

## Campaigns

campaign-founded = The campaign “{ $name }” has begun.
campaign-place-bound = This place now belongs to the campaign.
campaign-gm-seated = The GM is here.
campaign-player-seated = A player has joined.
campaign-character-played = { $name } is in play.
campaign-place-left = This place no longer belongs to the campaign.
campaign-invited = Somebody is invited to the campaign.
campaign-seat-left = A seat is free now; its characters wait.
campaign-seat-handed = A seat has passed to somebody else.
campaign-chair-handed = The campaign has another GM.
campaign-co-gm-made = There is one more co-GM.
campaign-co-gm-ended = A co-GM is a player again.
campaign-stand-in-appointed = An absent player has a stand-in.
campaign-stand-in-ended = A stand-in stands in no longer.
campaign-character-given = { $name } is played by somebody else now.
campaign-character-given-gm = { $name } is the GM's character now.
campaign-acted-for = ✅ Acted for { $who }: { $by }.
campaign-time-ran-out-dice = ⏳ Time ran out for { $who }: the dice pick.
campaign-time-ran-out-gm = ⏳ Time ran out for { $who }: the GM picks openly.
campaign-the-gm = the GM
# $scene: its number
campaign-scene-changed = Scene { $scene } begins.
campaign-rested = The characters rest.
# What heals by itself heals once for a rest and the change of scene that goes with it
campaign-counted-with-rest = What heals by itself has been counted already, with the rest.
campaign-counted-with-scene = What heals by itself has been counted already, with the change of scene.
# $span, $clock: span
campaign-time-moved = Game time passes: { $span }. Since the beginning: { $clock }.
campaign-session-started = Session { $session } begins.
campaign-session-ended = Session { $session } is over.
campaign-break-begun = A long break in play: characters may change, as between sessions.
campaign-break-over = The long break is over, and play goes on.
# $setting, $old, $new: setting-…
campaign-setting-changed = { $setting }: { $old } → { $new }

## Game time

# $parts: the three that follow
span = { $parts }
span-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
span-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
span-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

## When something breaks

# $reference: four characters that stand in the log too
unforeseen = That did not work, and nothing was changed. Reference { $reference }.
unforeseen-saved = That is saved, but something went wrong in showing it. Press a button of the game to see it. Reference { $reference }.
storage-trouble = Nothing was changed: the database cannot be used right now. Try again in a minute; if it stays so, tell whoever runs the bot. Reference { $reference }.
storage-unsure = The connection to the database broke while this was being saved. Look whether it is there before you do it again. Reference { $reference }.

# Two sentences of one paragraph, or a sentence and all that follow it.
telling-and = { $one } { $rest }
