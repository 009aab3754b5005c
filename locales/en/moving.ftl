# Characters and campaigns that come from files and go as files.

## What happened

campaign-character-imported = { $name } came in from a file, with everything that stands on the sheet.
campaign-gm-imported = The GM brought { $name } in from a file.
campaign-moved-in = The campaign came in from a file. What happened before is in the journal.
campaign-invitation-dropped = An invitation is no longer there.
refusal-not-invited = There is no invitation to forget here.
