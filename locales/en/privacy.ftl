# What is stored about a person, and being forgotten.

cmd-privacy = privacy
    .description = What is stored about you
cmd-privacy-show = show
    .description = See what is stored about you, why, and for how long
cmd-privacy-export = export
    .description = Get everything that is stored about you as a file
cmd-privacy-erase = erase
    .description = Have this bot forget you; it asks first

button-erase-me = Forget me

privacy-title = Your data
privacy-nothing = Nothing is stored about you.
privacy-headline = { $campaigns ->
    [0] No campaign names you; the language of your Discord is noted.
    [one] You are named in { $campaigns } campaign.
   *[other] You are named in { $campaigns } campaigns.
}
privacy-what = I store: your account number and your name at each seat you hold or are invited to, your characters and their portraits, the handouts you prepared, what your seat did in play, whether you can come to the next session, and your Discord language. No messages, except words that someone keeps in the journal.
privacy-why = That’s how I know whose turn it is and which language to write to you in.
privacy-how-long = It stays until you leave the campaign or ask to be forgotten. The story only knows seats, never accounts.
privacy-page = Where a campaign has a page, what you told and your portrait are on it, unless you keep them off with /{ cmd-campaign } { cmd-campaign-page }. Being forgotten takes both off it.
privacy-safety = Pauses, lines and veils are stored without saying whose they are, so they aren’t listed here. Withdraw one with the button under the answer you got; the GM can clear all of them.
privacy-about-you = About you
privacy-language = The language of your Discord
privacy-seat = { $campaign }: a seat
privacy-seat-with = { $campaign }: a seat with { $characters }
privacy-invited = { $campaign }: an invitation
privacy-follows = { $campaign }: you follow it
privacy-more = { $count ->
    [one] and { $count } more campaign
   *[other] and { $count } more campaigns
}
privacy-ways = /{ cmd-privacy } { cmd-privacy-export } gives you all of it, /{ cmd-privacy } { cmd-privacy-erase } forgets you.
privacy-exported = Everything that is stored about you, as a file.
privacy-erase-title = Be forgotten?
privacy-erase-headline = { $campaigns ->
    [0] The language of your Discord would be forgotten. Nothing has happened yet.
    [one] You would be forgotten in { $campaigns } campaign. Nothing has happened yet.
   *[other] You would be forgotten in { $campaigns } campaigns. Nothing has happened yet.
}
privacy-erase-seats = Your seats become empty. Your account, your name, your invitations and your Discord language are deleted. What you sealed stays sealed.
privacy-erase-story = The story stays whole: your characters, what they did and your handouts remain, without you. Messages already posted on Discord belong to Discord.
privacy-erase-chairs = { $campaigns } would have no GM: a co-GM or a server manager could take over. Hand the role over first if you want to choose who.
privacy-erase-once = This can’t be undone. If you play again later, you start from scratch.
privacy-erased = { $campaigns ->
    [0] Everything about you is deleted.
    [one] Everything about you is deleted, in { $campaigns } campaign as well.
   *[other] Everything about you is deleted, in { $campaigns } campaigns as well.
}
