# Nyx: vad en person sätter ihop eller tillfrågas om.

## Putting a roll or a declaration together

nyx-headline-draft = { $name }: { $sum }, { $dice }
nyx-draft-sum = { $sum } · { $dice }
nyx-roll-title = { $name } ska slå
nyx-default-goal = besegra { $name }

## Asked of one person

nyx-headline-judge = ⚠ { $name } vill ha något i berättelsen i stället för tre steg.
nyx-judge-is = Det kostar tre steg, så det får vara kraftfullt. Avslår du väljer vinnaren om.
nyx-headline-tools = { $title }: vad du mer kan göra
nyx-nothing-due = Inget väntar på dig. ⏳ { $names }
nyx-nothing-due-gm = Inget väntar på dig. ⏳ Spelledaren avgör berättelsen.
nyx-is-over = ”{ $title }” är över.
nyx-bonus-taken = ✅ Ditt val: { $bonus }
nyx-penalty-taken = ✅ Avdraget är taget.
nyx-sure = Säkert? Det går inte att ångra: ”{ $title }”.
