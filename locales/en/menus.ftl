# The menus of a message and of a person. The English names stand in the code as well.

menu-verify = Verify
    .description = Check the seals of the round that the message shows; without a round, check everything
menu-correct = Correct
    .description = Write what you told again, or undo what was done last in that contest
menu-tell-this-round = Tell this round
    .description = Tell the result in your own words, as a reply to it
menu-keep-in-journal = Keep in journal
    .description = Keep what someone wrote in the journal, as their words
menu-character-sheet = Character sheet
    .description = See the sheet of the character that this person plays here

campaign-kept = 🔖 { $name }: kept in the journal.
kept-player = A player

refusal-message-shows-nothing = This message shows no round and no roll. Choose one with a result.
# $fix: what to do instead, a whole sentence
refusal-correct-passed = More has happened since, so this can’t be undone. { $fix }
refusal-nothing-to-tell = This result isn’t told with a form. Write about it in the channel, in your own words.
refusal-plays-nobody = This person plays no character here. Pick one from the list of characters.
refusal-kept-stranger = Only words of people with a seat here can be kept. Let them join first.
refusal-kept-not-yours = Only the person who wrote this, or the GM, can keep it. Ask one of them.
refusal-kept-already = This is in the journal already. Look it up there.
refusal-kept-bots = Only what people write can be kept: what I post is in the journal anyway. Choose a message of a player or the GM.

button-show-all = Show to all
button-roll-again = Roll again
button-noir-spend = Spend Fate
button-zapas-try = Try something
form-zapas-action = What do you try?
form-zapas-goal = What do you want to happen?
placeholder-use-aspect = Use an aspect in the story
form-aspect-helps = An aspect that helps
form-aspect-hurts = An aspect that hurts
form-aspect-fact = What does it change?
option-aspect-helps = { $aspect } helps: costs 1 point
option-aspect-hurts = { $aspect } hurts: { $value ->
        [one] { $value } point
       *[other] { $value } points
    } for you
