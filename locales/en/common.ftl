# Words that every game shares. How messages are named: locales/README.md

## Users' text

# What a user typed, where a message is wanted
verbatim = { $text }
and-more = and { $count } more
# What stands between the names of a list and “and 2 more”
before-more = { ", " }

## Campaigns

campaign-founded = The campaign “{ $name }” has begun.
campaign-place-bound = This place now belongs to the campaign.
campaign-gm-seated = The GM is here.
campaign-player-seated = A player has joined.
campaign-character-played = { $name } is in play.
campaign-place-left = This place no longer belongs to the campaign.
campaign-invited = Someone has been invited to the campaign.
campaign-seat-left = A seat is free now. Its characters stay in the campaign.
campaign-seat-handed = A seat has a new player.
campaign-chair-handed = The campaign has a new GM.
campaign-co-gm-made = The campaign has another co-GM.
campaign-co-gm-ended = A co-GM is a player again.
campaign-stand-in-appointed = An absent player has a stand-in.
campaign-stand-in-ended = A stand-in has finished.
campaign-luck-shown = A player has shown the table how their rolls have gone.
campaign-luck-hidden = A player no longer shows how their rolls have gone.
campaign-character-given = Someone else plays { $name } now.
campaign-character-given-gm = { $name } is the GM’s character now.
campaign-acted-for = ✅ Acted for { $who }: { $by }.
campaign-time-ran-out-dice = ⏳ Time ran out for { $who }: the dice pick.
campaign-time-ran-out-gm = ⏳ Time ran out for { $who }: the GM picks openly.
campaign-the-gm = the GM
# $scene: its number
campaign-scene-changed = Scene { $scene } begins.
campaign-scene-titled = Scene { $scene } begins: “{ $title }”.
campaign-rested = The characters rest.
# What heals by itself heals once for a rest and the change of scene that goes with it
campaign-counted-with-rest = The rest has already counted: from now on only newer damage heals.
campaign-counted-with-scene = The change of scene has already counted: from now on only newer damage heals.
# $span, $clock: span
campaign-time-moved = Game time passes: { $span }. Since the campaign began: { $clock }.
campaign-session-started = Session { $session } begins.
campaign-session-titled = Session { $session } begins: “{ $title }”.
# $recap: the whole text, as the GM has seen it
campaign-recap = **Last time.** { $recap }
campaign-session-ended = Session { $session } is over.
campaign-break-begun = A long break begins. Characters may change, as they do between sessions.
campaign-break-over = The long break is over. Play goes on.
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
unforeseen = That didn’t work, and nothing was changed. Reference: { $reference }.
unforeseen-saved = That is saved, but showing it went wrong. Press any button of the game to see it. Reference: { $reference }.
storage-trouble = Nothing was changed: the database isn’t available right now. Try again in a minute. If it doesn’t help, tell the person who runs the bot. Reference: { $reference }.
storage-unsure = The connection to the database broke while this was being saved. Check whether it was saved before you try again. Reference: { $reference }.
storage-newer = Nothing was changed: a newer version of the bot is being installed, and this campaign already uses it. Try again in a minute. If it doesn’t help, tell the person who runs the bot. Reference: { $reference }.

# Two sentences of one paragraph, or a sentence and all that follow it.
telling-and = { $one } { $rest }
# Sentences of a story, each beginning with a capital letter, whatever the case of a name in that place
telling-sentence = { SENTENCES($told) }

# Two parts of one row.
beside = { $one } · { $other }
