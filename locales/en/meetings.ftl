# The next session: times, answers, a reminder.

cmd-session-plan = plan
    .description = Plan the next session, or see when it is and say whether you can come

button-meet = When can you?
button-meet-plan = Suggest times…
button-meet-other = Other times…
button-meet-fix = Fix a time…
button-meet-cancel = Cancel it
button-meet-next = Next session
button-meet-number = Time { $number }
button-meet-yes = { $number ->
    [0] Yes
   *[other] { $number } · Yes
}
button-meet-maybe = { $number ->
    [0] Maybe
   *[other] { $number } · Maybe
}
button-meet-no = { $number ->
    [0] No
   *[other] { $number } · No
}
button-meet-yes-said = { $number ->
    [0] ✓ Yes
   *[other] ✓ { $number } · Yes
}
button-meet-maybe-said = { $number ->
    [0] ✓ Maybe
   *[other] ✓ { $number } · Maybe
}
button-meet-no-said = { $number ->
    [0] ✓ No
   *[other] ✓ { $number } · No
}
button-meet-once = Just once
button-meet-weeks = { $weeks ->
    [one] Every week
   *[other] Every { $weeks } weeks
}
placeholder-meet-stands = Who stands in for you?

form-meet = The next session
form-meet-times = Two to five times, one per row
meet-times-hint = 2026-12-03 19:00, or Thu 19:00, or 3.12. 7pm. A single one is fixed at once.
form-meet-zone = Time zone
meet-zone-hint = Such as Europe/London, or the city alone. Everyone sees the times in their own zone.

meet-none = No session is planned. Suggest two to five times, and everyone says when they can. Or name just one.
meet-when = When do we play next? Say when you can.
meet-time = **{ $number }.** <t:{ $unix }:F>
meet-fixed = The next session: <t:{ $unix }:F>, <t:{ $unix }:R>.
meet-yes = ✅ Yes: { $names }
meet-maybe = ❔ Maybe: { $names }
meet-no = ❌ No: { $names }
meet-silent = … No answer yet: { $names }
meet-repeats = { $weeks ->
    [one] Repeats every week.
   *[other] Repeats every { $weeks } weeks.
}
meet-repeats-not = It doesn’t repeat.
meet-was = This date has been changed or has passed.
meet-reminder = ⏰ We play <t:{ $unix }:R>: <t:{ $unix }:F>.
meet-own = When can you? Everyone sees what you say.
meet-own-silent = { $number ->
    [0] <t:{ $unix }:F>
   *[other] { $number }. <t:{ $unix }:F>
}
meet-own-yes = { $number ->
    [0] <t:{ $unix }:F>: yes
   *[other] { $number }. <t:{ $unix }:F>: yes
}
meet-own-maybe = { $number ->
    [0] <t:{ $unix }:F>: maybe
   *[other] { $number }. <t:{ $unix }:F>: maybe
}
meet-own-no = { $number ->
    [0] <t:{ $unix }:F>: no
   *[other] { $number }. <t:{ $unix }:F>: no
}
meet-asked = ✅ Asked below. When everyone has answered, fix a time.
meet-planned = ✅ Planned for <t:{ $unix }:F>. A reminder comes a day before.
meet-untold = ✅ Planned, but I can’t post in the campaign’s channels. Let me write there, then plan it again.
meet-has-event = The server’s events show it too.
meet-no-event = It isn’t among the server’s events: that takes the permission “Create Events”.
meet-sure = Cancel the next session, and any repetition? This is announced.
meet-cancelled = The next session is cancelled.
meet-cancelled-at = The session on <t:{ $unix }:F> is cancelled.
now-meeting = Next session: <t:{ $unix }:F>, <t:{ $unix }:R>
now-meeting-asked = { $count ->
    [one] Next session: { $count } time to choose from
   *[other] Next session: { $count } times to choose from
}

refusal-no-meeting = No session is planned. Ask the GM to suggest times with /{ cmd-session } { cmd-session-plan }.
refusal-meeting-changed = That has changed in the meantime. Look at what is planned now.
refusal-start-changed = Starting the session would no longer change just what you saw. Press “{ button-correct-it }” and send your words again to start all the same, or look first with /{ cmd-session } { cmd-session-start }.
refusal-no-such-time = I can’t read “{ $text }” as a time. Write it like 2026-12-03 19:00 or Thu 19:00.
refusal-no-such-zone = I don’t know the time zone “{ $text }”. Write it like Europe/London or America/New_York.
refusal-time-past = “{ $text }” is in the past. Name a time that is still to come.
refusal-time-far = “{ $text }” is more than a year away. Name a nearer time.
refusal-times-count = I can ask about 1 to { $most } times. Write one per row.
