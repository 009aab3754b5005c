# Words that every game shares. How messages are named: locales/README.md

## Users' text

# What a user typed, where a message is wanted
verbatim = { $text }

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
campaign-gm-seated = The game master is here.
campaign-player-seated = A player has joined.
campaign-character-played = { $name } is in play.
# $scene: its number
campaign-scene-changed = Scene { $scene } begins.

## When something breaks

# $reference: four characters that stand in the log too
unforeseen = That did not work, and nothing was changed. Reference { $reference }.
unforeseen-saved = That is saved, but something went wrong in showing it. Press a button of the game to see it. Reference { $reference }.
