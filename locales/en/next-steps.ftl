# The next step as a button, the welcome on a new server, and starting a campaign by buttons.

button-help = Help
button-begin = Start a campaign
button-new-character = New character
button-finish-sheet = Finish the sheet
button-play = Play { $name }
button-characters = Characters
button-seats = Who’s at the table
button-settings = Settings
button-session = Start a session
button-dice = The dice

## A server that has just invited the bot

welcome = 🎲 Hi! I’m Nattvakt. I run Nyx, Noir and Zapas for you: dice, hidden choices, character sheets. Type /{ cmd-campaign } { cmd-campaign-new } in the channel you want to play in, or pick a ready scene here and play right away. **{ button-help }** shows what else I do.

## Starting a campaign by buttons

begin-title = A new campaign
begin-headline = Which game do you want to play here?
begin-game = · { $said }
begin-next = Press one: you become the GM, and everyone else joins with a button. Or pick a ready scene: its characters are made already, so you can start right away.
form-begin = New campaign: { $system }
form-begin-name = What is the campaign called?

## A character by a button

form-character = New character
form-character-name = What is the character called?
form-come-name = Your character’s name
form-come-hint = Leave it empty to make one later

## Help, where it depends on where one stands

help-here-unfinished = You’re making { $character } for { $name }. The sheet isn’t finished yet.
help-unfinished-sheet = /{ cmd-character } { cmd-character-sheet } opens it again and says what’s missing. It’s saved as you go.
help-unfinished-look = Once it’s finished, you can play.
help-thread = This thread belongs to its channel’s campaign: everything works here too.
