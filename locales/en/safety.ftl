# Safety at the table: pausing the game, lines and veils. No text names anyone.

cmd-safety = safety
    .description = Pause the game, or read and write the table’s lines and veils, without a name

button-pause = Pause the game
button-go-on = Go on
button-limits = Lines and veils
button-limit-line = Add a line…
button-limit-veil = Add a veil…
button-limit-drop = Withdraw it
button-limits-clear = Clear all

form-limit = Lines and veils
form-limit-line = What must not happen in this game?
form-limit-veil = What may happen, but out of sight?
form-limit-hint = The table reads it without your name.

safety-paused = ⏸ The game is paused. Someone at the table asked for it. Nobody has to say who or why.
safety-paused-until = Players’ moves and deadlines stop until the GM or any two of you let it go on.
safety-one-willing = One of you is ready to go on. One more, or the GM, is enough.
safety-was-paused = ⏸ The game was paused here.
safety-goes-on = ▶ The game goes on. Deadlines start again from now.
safety-you-paused = ✅ The game is paused. The table knows that, but not who asked.
safety-untold = ✅ The game is paused, but I can’t post in the campaign’s channels. The others see it when they try to play.
safety-already = The game is paused already.
safety-one-more = Noted, without your name. One more, or the GM, and the game goes on.
safety-you-go-on = ✅ The game goes on.
safety-is-paused = The game is paused.
safety-is-running = The game is running.
safety-how-pause = “{ button-pause }” stops play at once and tells the table, without your name.
safety-how-limits = A line is never crossed. What is behind a veil happens out of sight.
safety-lines = Lines
safety-veils = Veils
safety-limit = { $text }
safety-none = None so far
safety-nameless = Nobody learns who wrote what, not even the GM. None of it is in the journal.
limit-added = ✅ Noted, without your name. You can withdraw it from this message alone: keep it open if you might want to.
limit-dropped = ✅ Withdrawn.
limits-changed = The table’s lines and veils have changed.
limits-cleared = The GM has cleared the lines and veils. Write again what still counts for you.
limits-sure = Clear every line and veil of this table? That can’t be undone.
now-paused = ⏸ The game is paused. The GM, or any two of you, can let it go on.

refusal-paused = The game is paused. Wait until it goes on: the GM or any two of you can say so.
refusal-not-paused = The game isn’t paused any more. Just play on.
refusal-limit-gone = That one is gone already: you withdrew it, or the GM cleared them all. Look at what counts now.
refusal-limits-full = All { $most } places for lines and veils are taken. Ask the GM to clear them, and agree again.
