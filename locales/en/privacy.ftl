# What is stored about a person, and being forgotten.

cmd-privacy = privacy
    .description = What is stored about you
cmd-privacy-show = show
    .description = See what is stored about you, why, and for how long
cmd-privacy-export = export
    .description = Get everything that is stored about you as a file
cmd-privacy-erase = erase
    .description = Be forgotten by this bot; you are asked first

button-erase-me = Forget me

privacy-title = Your data
privacy-nothing = Nothing is stored about you.
privacy-headline = { $campaigns ->
    [0] No campaign names you; the language of your Discord is noted.
    [one] You are named in { $campaigns } campaign.
   *[other] You are named in { $campaigns } campaigns.
}
privacy-what = Stored are: the number of your account and your name at each seat that you hold or are invited to, your characters, what your seat did in play, and the language of your Discord. No messages, and nothing that the game does not need.
privacy-why = It is there so that the bot knows whose turn it is, and can write to you in your language.
privacy-how-long = It stays until you leave the campaign or are forgotten. The story knows seats alone, never accounts.
privacy-about-you = About you
privacy-language = The language of your Discord
privacy-seat = { $campaign }: a seat
privacy-seat-with = { $campaign }: a seat with { $characters }
privacy-invited = { $campaign }: an invitation
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
privacy-erase-seats = Your seats become empty, your account and your name are deleted there, and so are invitations and the language of your Discord. What you have sealed stays sealed.
privacy-erase-story = The story stays whole: your characters wait, and what they did stays told, without you. Messages that are in Discord already are Discord's.
privacy-erase-chairs = Nobody is the GM any more in { $campaigns }: a co-GM, or who manages the server, can take the chair. Hand it over first if you would rather choose.
privacy-erase-once = This cannot be taken back. Whoever plays again after it starts anew.
privacy-erased = { $campaigns ->
    [0] You are forgotten.
    [one] You are forgotten, in { $campaigns } campaign too.
   *[other] You are forgotten, in { $campaigns } campaigns too.
}
