# The next step as a button, the welcome on a new server, and starting a campaign by buttons.

button-help = Help
button-begin = Start a campaign
button-new-character = New character
button-finish-sheet = Finish the sheet
button-characters = Characters
button-seats = Who sits where
button-settings = Settings
button-session = Start a session

## A server that has just invited the bot

welcome = 🎲 I am Nattvakt: I run the rules of Nyx, Noir and Zapas, with dice, hidden choices and sheets. To play, type /{ cmd-campaign } { cmd-campaign-new } in the channel where you want to play. **{ button-help }** shows the way from there.

## Starting a campaign by buttons

begin-title = A new campaign
begin-headline = Which game do you want to play here?
begin-game = · { $said }
begin-next = Press one, and name the campaign. You become its GM.
form-begin = New campaign: { $system }
form-begin-name = What is the campaign called?

## A character by a button

form-character = New character
form-character-name = What is the character called?

## Help, where it depends on where one stands

help-here-unfinished = You are making { $character } for { $name }: the sheet is not finished yet.
help-unfinished-sheet = /{ cmd-character } { cmd-character-sheet } opens it again; it says what is missing, and everything is saved as you go.
help-unfinished-look = When it is finished, your character can play.
help-thread = This thread belongs to the campaign of its channel: everything works here as it does there.
