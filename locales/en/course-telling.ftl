# How sessions and scenes open and close, in the voice of each game; a title of the GM’s takes their place.
# `narration/telling/course.py` says when. A wording never changes its sense.

## Nyx

nyx-t-session-first-1 = Nothing weighs on either side yet.
nyx-t-session-first-2 = This is where it begins: nothing won, nothing owed.
nyx-t-session-first-3 = The scales are empty. Somebody will soon put something on them.
nyx-t-session-first-4 = Everything is still open; that will not stay so.
nyx-t-session-opens-1 = Here it goes on.
nyx-t-session-opens-2 = What was left lying is picked up here.
nyx-t-session-opens-3 = The weights are where they were. Now somebody moves them.
nyx-t-session-opens-4 = The pause is over; what was in the balance still is.
nyx-t-session-ends-1 = Put it down here. It will keep.
nyx-t-session-ends-2 = The hand leaves the scales, and they stay as they are.
nyx-t-session-ends-3 = Enough for now; none of it is lost.
nyx-t-session-ends-4 = Here the thread is tied, loosely, so that it can be taken up.
nyx-t-scene-ends-1 = So it stands.
nyx-t-scene-ends-2 = That much is settled, and no more.
nyx-t-scene-ends-3 = Here this part comes to rest.
nyx-t-scene-ends-4 = What is done stays done; the rest comes along.
nyx-t-scene-opens-1 = A new scene, and a new balance to find.
nyx-t-scene-opens-2 = What was may rest. This is something else.
nyx-t-scene-opens-3 = From here the thread runs on.
nyx-t-scene-opens-4 = One thing has been put down; the next is waiting to be lifted.

## Noir

noir-t-session-first-1 = A clean page. It will not stay clean.
noir-t-session-first-2 = Nobody owes anybody anything yet. Give it time.
noir-t-session-first-3 = The file is thin. So far.
noir-t-session-first-4 = Sandukar does not know these names yet.
noir-t-session-opens-1 = Sandukar has kept your place.
noir-t-session-opens-2 = The file lies open at the same page.
noir-t-session-opens-3 = The debts have been waiting. Patiently.
noir-t-session-opens-4 = Nothing here was forgotten. It was written down.
noir-t-session-ends-1 = The file is closed, not for good.
noir-t-session-ends-2 = The ledger shuts. The debt stays.
noir-t-session-ends-3 = That is all for the record.
noir-t-session-ends-4 = The rest will be settled later. It always is.
noir-t-scene-ends-1 = Nobody signs for it.
noir-t-scene-ends-2 = So it goes into the file.
noir-t-scene-ends-3 = The page is full.
noir-t-scene-ends-4 = What it cost will show.
noir-t-scene-opens-1 = A new page. The same debt.
noir-t-scene-opens-2 = Another door, and a price behind it.
noir-t-scene-opens-3 = The ink is dry. Next page.
noir-t-scene-opens-4 = The count goes on from here.

## Zapas

zapas-t-session-first-1 = Episode one, and nobody has fallen off anything yet!
zapas-t-session-first-2 = Trouble has not found them yet. It is on its way.
zapas-t-session-first-3 = All doors are still shut. Not for long.
zapas-t-session-first-4 = Once upon a time there was a plan.
zapas-t-session-opens-1 = Where were we? Ah. That.
zapas-t-session-opens-2 = And now, what everybody has been waiting for!
zapas-t-session-opens-3 = Nobody has solved it in the meantime. Splendid.
zapas-t-session-opens-4 = Back to the trouble, then: it has missed them.
zapas-t-session-ends-1 = To be continued, as if anybody could stop it.
zapas-t-session-ends-2 = What now? That is for the next instalment!
zapas-t-session-ends-3 = Hold on to something until then.
zapas-t-session-ends-4 = The story stops here. The trouble does not.
zapas-t-scene-ends-1 = And that is how they left it.
zapas-t-scene-ends-2 = Whatever that was, it is behind them.
zapas-t-scene-ends-3 = Curtain, quickly, before it gets worse.
zapas-t-scene-ends-4 = Nobody would have planned it like that.
zapas-t-scene-opens-1 = New scene! Same people, fresh trouble.
zapas-t-scene-opens-2 = Next door! Nobody knows what is behind it.
zapas-t-scene-opens-3 = A new plan, or the old one with more nerve.
zapas-t-scene-opens-4 = And on, before luck has time to think.
