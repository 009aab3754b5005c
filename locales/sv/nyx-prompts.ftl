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
nyx-nothing-due = Inget väntar på dig. ⏳ { SENTENCES($names) }
nyx-nothing-due-gm = Inget väntar på dig. ⏳ Spelledaren avgör berättelsen.
nyx-is-over = ”{ $title }” är över.
nyx-bonus-taken = ✅ Ditt val: { $bonus }
nyx-penalty-taken = ✅ Avdraget är taget.
nyx-sure = Säkert? Det går inte att ångra: ”{ $title }”.

## En konflikt som förbereds

nyx-headline-setup = { $left } mot { $right }. Konflikten är inte öppnad än.
nyx-setup-opponent = 🆕 Ny motståndare: { $name }, värde { $value }.
nyx-setup-mob = 🆕 Ny flock: { $name }, värde { $value }.
nyx-setup-obstacle = 🆕 Nytt hinder: { $name }.
nyx-setup-standing = Från början: { $standing }.
button-setup-open = Öppna
button-setup-words = Rubrik och mål…
form-setup = Konflikten i ord
form-setup-name = Rubrik
form-setup-goal = Vad { $name } vill
placeholder-setup = Ändra något
option-setup-of = { $name }: { $part }
option-setup-kind = vad det är
option-setup-value = värde
option-setup-attribute = attribut
option-setup-modifier = modifikation
option-setup-advantage = situationsberoende övertag
option-setup-break-off = när den får avbryta
option-setup-allies = allierade
option-setup-group = vem som slår
option-setup-length = Skalans längd
option-setup-mode = Överskjutande steg
option-setup-lead = Försprång för den första sidan
option-setup-opponent = En motståndare med ett enda värde
option-setup-mob = En flock
option-setup-obstacle = Ett hinder som inte slår några tärningar
option-setup-number = { $number }
option-setup-signed = { SIGNED($number) }
option-setup-steps = { $number } steg åt varje håll

## En deklaration i ett formulär

form-declare = Deklarera och välj
form-positive = Aspekter som hjälper
form-negative = Aspekter som hindrar
form-tactic = Taktik
form-keep = Behåll den
form-keep-hint = Taktiken ligger kvar även vid nya tärningar.
