# Characters and campaigns that come from files and go as files.

## What happened

campaign-character-imported = { $name } was imported from a file, with the whole sheet.
campaign-gm-imported = The GM imported { $name } from a file.
campaign-moved-in = The campaign was imported from a file. The journal has what happened before.
campaign-invitation-dropped = An invitation has been withdrawn.

## Commands and answers

cmd-character-export = export
    .description = Get a character as a file to import into another campaign
opt-character-export-character = character
    .description = Whose sheet (default: the one you play)
cmd-character-import = import
    .description = Import a character from a file made by /character export
opt-character-import-file = file
    .description = The JSON file, at most 1 megabyte
cmd-campaign-export = export
    .description = Get this campaign as a file to import on another server
cmd-campaign-import = import
    .description = Start a campaign here from a file made by /campaign export; you become its GM
opt-campaign-import-file = file
    .description = The JSON file, at most 8 megabytes

character-exported = { $name } as a file. Import it into another campaign of the same game with /{ cmd-character } { cmd-character-import }. Open requests and votes are not in it.
character-imported = { $name } is here. /{ cmd-character } { cmd-character-sheet } shows the sheet.
character-imported-look = GM: the sheet is exactly as in the file. Check it with /{ cmd-character } { cmd-character-sheet }, and correct what doesn’t suit your table.
campaign-exported = { $name } as a file, with its characters and its journal, but no accounts or channels. It contains what only the GM may know, so keep it to yourself. Import it elsewhere with /{ cmd-campaign } { cmd-campaign-import }.
campaign-exported-without = { $name } as a file, with its characters and its journal, but no accounts or channels. Still running, so not in the file: { $left }. End that first if you want it included. The file contains what only the GM may know, so keep it to yourself.
campaign-imported = { $name } is here, and you’re its GM. All other seats are empty but keep their characters: hand them out with /{ cmd-seat } { cmd-seat-hand }.

## Why a file is refused

refusal-not-invited = There is no invitation to remove. Ask the GM to invite you again.
refusal-file-size = That file is too big: the limit is { $most } kilobytes. Nothing was changed.
refusal-file-gone = Discord didn’t deliver that file. Send it again. Nothing was changed.
refusal-file-too-heavy = That file takes too much time or memory to read. Export the campaign again, or ask the person who runs the bot for help. Nothing was changed.
refusal-import-running = A file of yours, or two of this server, are still being read. Try again in a minute. Nothing was changed.
refusal-file-too-long = The file would be { $have } kB, and I can read only { $most } kB back in. Ask the person who runs the bot for a copy of the database.
refusal-file-not-json = That file isn’t valid JSON: it breaks at { $place } (line and column). Send the file exactly as it was exported. Nothing was changed.
refusal-file-deep = That file is nested more than { $most } levels deep, so it isn’t one of ours. Nothing was changed.
refusal-file-no-character = There’s no Nattvakt character in that file. Send one from /{ cmd-character } { cmd-character-export }. Nothing was changed.
refusal-file-no-campaign = There’s no Nattvakt campaign in that file. Send one from /{ cmd-campaign } { cmd-campaign-export }. Nothing was changed.
refusal-file-newer = A newer version of Nattvakt wrote that file. Ask the person who runs the bot to update it. Nothing was changed.
refusal-file-other-game = That’s a { $asked } character, and this campaign plays { $here }. Import it into a campaign of its own game. Nothing was changed.
refusal-file-fault = Something in that file is wrong at { $path }: { $fault } Fix that and send it again. Nothing was changed.

fault-missing = something is missing here.
fault-extra = this does not belong here.
fault-whole = it must be a whole number.
fault-number = this number is outside what the rules allow.
fault-text = it must be one line of text, not empty, not too long, and without invisible characters.
fault-flag = it must be true or false.
fault-list = it must be a list.
fault-object = it must be an object with named fields.
fault-word = it isn’t one of the allowed words.
fault-value = it doesn’t fit the rest.
fault-twice = it appears twice.
fault-unknown = it names something that is not in the file.
fault-many = there are too many of them.
fault-old = it is too old to be updated.
fault-open = it hasn’t ended, and only what has ended can be moved.
fault-untold = nobody could be shown this.
