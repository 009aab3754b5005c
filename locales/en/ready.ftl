# Ready scenes: a campaign that begins with characters to claim and conflicts to begin.

placeholder-ready = A ready scene: play at once
ready-option = { $game } · { $pitch }
ready-opening = To read out
ready-text = { $text }
ready-heroes = Who do you want to play? Press a name.
ready-hero = **{ $name }** – { $about }
button-ready-begin = ▶ { $title }
next-ready = ✅ You’re the GM of { $name }, and the scene is ready below. Read it out. Everyone presses the character they want; then you press **▶** to begin. You play the ones nobody claims.
ready-claimed = ✅ You play { $name } now.
ready-conflict-opened = ✅ { $title } has begun, below.
ready-prepared = The scene “{ $title }” is ready, with characters to claim: { $names }.
ready-conflict-begun = From the scene: { $title }.
now-ready-claim = Free to play: { $names }. Press a name.
now-ready-unclaimed = Nobody has claimed a character yet: { $names }. The buttons are under the campaign’s message.
now-ready-begin = From the scene, you can begin a conflict: press **▶**.
campaign-character-claimed = A player plays { $name } from now on.

refusal-claim-gm = You’re the GM, so you play everyone nobody claims. Leave { $name } to a player.
refusal-claimed-already = Someone plays { $name } already. Press another name, or **{ button-join }** to make a character of your own.
refusal-claim-one = You play { $name } already, and one each is enough to begin. To swap, give { $name } back to the GM first with /{ cmd-character } { cmd-character-give }.
refusal-ready-begun = “{ $title }” has begun already. It’s further down, and /{ cmd-now } says who it’s waiting for.
refusal-ready-unclaimed = Nobody has claimed a character yet. Begin once a player has pressed one of the names.
