# Pictures that people send: portraits and handouts.

cmd-character-portrait = portrait
    .description = Give a character a portrait from a file, or see the one it has
opt-character-portrait-picture = picture
    .description = A PNG, JPEG or WebP file; it is cropped to a square
opt-character-portrait-description = description
    .description = What the picture shows, for those who can’t see it
opt-character-portrait-character = character
    .description = Which character (default: the one you play)
opt-handout-picture = picture
    .description = A PNG, JPEG or WebP file; without one, you see what has been handed out
opt-handout-title = title
    .description = The picture’s title
opt-handout-description = description
    .description = What the picture shows, for those who can’t see it

button-portrait-drop = Delete
portrait-of = { $name }
portrait-shows = { $alt }
portrait-none = No portrait yet. Add one with /{ cmd-character } { cmd-character-portrait }: a file in **{ opt-character-portrait-picture }**, and in words what it shows.
portrait-dropped = ✅ { $name } has no portrait any more.
handout-picture = 🖼 { $alt }

refusal-picture-alt = Not everyone can see the picture. Say in the option “{ opt-character-portrait-description }” what it shows.
refusal-picture-unreadable = I can’t read that file as a picture. Send a PNG, JPEG or WebP file.
refusal-picture-large = That picture has more than { $most } million pixels. Make it smaller and send it again.
refusal-no-portrait = That portrait is gone already. Nothing is left to delete.
