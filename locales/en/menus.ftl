# The menus of a message and of a person. The English names stand in the code as well.

menu-verify = Verify
    .description = Check the seals of the round that the message shows; without a round, check everything
menu-correct = Correct
    .description = Write what you told again, or undo what was done last in that contest
menu-tell-this-round = Tell this round
    .description = Tell the result in your own words, as a reply to it
menu-character-sheet = Character sheet
    .description = See the sheet of the character that this person plays here

refusal-message-shows-nothing = This message shows no round and no roll. Choose one with a result.
# $fix: what to do instead, a whole sentence
refusal-correct-passed = More has happened since, so this can’t be undone. { $fix }
refusal-nothing-to-tell = This result isn’t told with a form. Write about it in the channel, in your own words.
refusal-plays-nobody = This person plays no character here. Pick one from the list of characters.
