# Characters and campaigns that come from files and go as files.

## What happened

campaign-character-imported = { $name } came in from a file, with everything that stands on the sheet.
campaign-gm-imported = The GM brought { $name } in from a file.
campaign-moved-in = The campaign came in from a file. What happened before is in the journal.
campaign-invitation-dropped = An invitation is no longer there.

## Commands and answers

cmd-character-export = export
    .description = Get a character as a file that another campaign can take in
opt-character-export-character = character
    .description = Whose sheet; left out, the one you play
cmd-character-import = import
    .description = Bring a character in from a file of /character export
opt-character-import-file = file
    .description = The JSON file, at most 1 megabyte
cmd-campaign-export = export
    .description = Get this campaign as a file that another server can take in
cmd-campaign-import = import
    .description = Start a campaign here from a file of /campaign export; you are its GM
opt-campaign-import-file = file
    .description = The JSON file, at most 8 megabytes

character-exported = { $name } as a file. /{ cmd-character } { cmd-character-import } takes it into another campaign of the same game. Requests and votes that were still open are left out.
character-imported = { $name } has come in. /{ cmd-character } { cmd-character-sheet } shows the sheet.
character-imported-look = GM: the sheet is as the file has it. Look at it with /{ cmd-character } { cmd-character-sheet }, and set right what your table wants otherwise.
campaign-exported = { $name } as a file, with its characters and its journal, without accounts and places. It holds what only the GM may know: keep it to yourself. /{ cmd-campaign } { cmd-campaign-import } takes it in elsewhere.
campaign-exported-without = { $name } as a file, with its characters and its journal, without accounts and places. Left out, because it still runs: { $left }. End that first if it is to come along. The file holds what only the GM may know: keep it to yourself.
campaign-imported = { $name } has come in, and you are its GM. All other seats are empty and know their characters: hand them out with /{ cmd-seat } { cmd-seat-hand }.

## Why a file is refused

refusal-not-invited = There is no invitation to forget here. Ask the GM for a new one to join.
refusal-file-size = That file is too big: at most { $most } kilobytes. Nothing was changed.
refusal-file-gone = Discord did not hand me that file. Send it again. Nothing was changed.
refusal-file-too-long = This would be a file of { $have } kilobytes, and at most { $most } can be read again. Ask whoever runs the bot for a copy of the database.
refusal-file-not-json = That file is no JSON: it breaks off at { $place } (line and column). Send the file as it was exported. Nothing was changed.
refusal-file-deep = That file is nested deeper than { $most } levels, which no file of ours is. Nothing was changed.
refusal-file-no-character = That file holds no character of Nattvakt. Send one from /{ cmd-character } { cmd-character-export }. Nothing was changed.
refusal-file-no-campaign = That file holds no campaign of Nattvakt. Send one from /{ cmd-campaign } { cmd-campaign-export }. Nothing was changed.
refusal-file-newer = That file was written by a newer Nattvakt than this one. Ask whoever runs the bot to update it. Nothing was changed.
refusal-file-other-game = That is a character of { $asked }, and here { $here } is played. Bring it into a campaign of its own game. Nothing was changed.
refusal-file-fault = That file is not right at { $path }: { $fault } Mend that and send it again. Nothing was changed.

fault-missing = something is missing here.
fault-extra = this does not belong here.
fault-whole = it must be a whole number.
fault-number = this number is outside what the rules allow.
fault-text = it must be a text on one line, neither empty nor too long, without invisible signs.
fault-flag = it must be true or false.
fault-list = it must be a list.
fault-object = it must be an object with named fields.
fault-word = it is none of the words that may stand here.
fault-value = it does not go with the rest.
fault-twice = it is there twice.
fault-unknown = it names something that is not in the file.
fault-many = there are too many of them.
fault-old = it is of an older kind and cannot be brought up to date.
fault-open = it has not ended, and only what has ended can move.
fault-untold = nobody could be shown or told this.
