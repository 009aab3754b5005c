# The page of a campaign: a link that the GM makes, for readers without an account.

cmd-campaign-page = page
    .description = The campaign’s page for readers outside Discord: make it, revoke it, keep yours off it

button-page = The page
button-page-make = Make the page
button-page-open = Open it
button-page-revoke = Revoke it
button-page-tellings = Show my words
button-page-no-tellings = Keep my words off
button-page-portrait = Show my portrait
button-page-no-portrait = Keep portrait off

page-none = This campaign has no page.
now-page = The campaign has a page on the web.
page-there = This campaign has a page. Anyone with the address can read it.
page-address = https://{ $rest }
page-address-http = http://{ $rest }
page-what = On it: the characters with their portraits, the sessions, and the story as the players’ journal tells it. Nothing hidden is on it, and nobody’s account.
page-how = The GM can make one.
page-how-gm = Its address can’t be guessed, and you can revoke it at any time. The table is told when you make it.
page-tellings-on = Your own words are on it.
page-tellings-off = Your own words aren’t on it.
page-portrait-on = Your character’s portrait is on it.
page-portrait-off = Your character’s portrait isn’t on it.
page-made = 📖 The GM has made a page of this campaign. Everyone who has its address can read the players’ journal there, without an account.
page-made-own = The address is for those at the table, to pass on as you agree. Each of you can keep your words and your portrait off the page: “{ button-page }”.
page-sure = Revoke the page? Its address will lead nowhere, for good. You can make another one at a new address.
page-revoked = 📖 The GM has revoked the campaign’s page. Its address leads nowhere any more.

page-kicker = A campaign
page-source = Told by Nattvakt from the campaign’s log. Nothing hidden is on this page. Please ask the table before you pass it on.

refusal-no-pages = Pages are not switched on where this bot runs. Send readers the file from /{ cmd-journal } { cmd-journal-export } instead, or ask its host to set web_port.
refusal-page-made = The campaign has a page already. Open that one, or revoke it first.
refusal-no-page = The page is revoked already. The GM can make a new one.
