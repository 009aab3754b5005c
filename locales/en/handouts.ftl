# Handouts: what the GM gives to read.

cmd-handout = handout
    .description = Read what the GM has handed out; as the GM, prepare it and show it

button-handouts = Handouts
button-handout-new = New…
button-handout-all = Show to all
button-handout-drop = Delete
button-handout-read = Read it
placeholder-handout = Which one?
placeholder-handout-seats = Show it to…

form-handout = A handout
form-handout-title = Title
form-handout-text = Text

handout-made = A handout is prepared: “{ $title }”.
handout-shown = 📜 **{ $title }**
handout-shown-some = 📜 **{ $title }** (for some)
handout-row = > { $text }
handout-dropped = The handout “{ $title }” is deleted.
handout-title = 📜 { $title }
handout-readers = Who may read it
handout-for-all = Everyone
handout-for = { $names }
handout-for-nobody = Nobody but GMs so far
handout-prepared = ✅ Prepared. Nobody has seen it yet.
handout-given = 📜 The GM has something to read for: { $names }. Only they can open it.
handout-sure = Delete “{ $title }”?
handout-sure-known = Delete “{ $title }”? Those who have read it can’t open it again. What the journal says about it stays.
handouts-headline = { $count ->
    [one] { $count } handout
   *[other] { $count } handouts
}
handouts-none = No handouts so far.
handouts-how = Choose one to read it again.
handouts-how-gm = Prepare one and show it when its time comes: to everyone, or to some at first and to more later.
now-handouts = { $count ->
    [one] { $count } handout to read
   *[other] { $count } handouts to read
}

refusal-no-handout = You can’t see a handout like that. Pick one from your list.
refusal-handout-shown = They have it already. Choose someone else, or show it to all.
refusal-handouts-full = All { $most } places for handouts are taken. Delete one that nobody needs.
