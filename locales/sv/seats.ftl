# Vem som sitter var: gå med, lämna, lämna över, vara ersättare; och var en kampanj spelas.

cmd-campaign-join = gå-med
    .description = Ta en plats som spelare i en kampanj
opt-campaign-join-campaign = kampanj
    .description = Vilken; den som spelas här om inget anges
cmd-campaign-invite = bjud-in
    .description = Bjud in någon till kampanjen, med en knapp för att gå med
opt-campaign-invite-member = medlem
    .description = Vem som bjuds in
cmd-campaign-leave = lämna
    .description = Lämna din plats vid bordet; dess rollpersoner väntar på nästa
opt-campaign-leave-seat = plats
    .description = För spelledaren: vems plats som ska tömmas
cmd-campaign-seats = platser
    .description = Se vem som sitter var, spelar vem och är ersättare åt vem
cmd-campaign-unbind = släpp
    .description = Släpp en kanal, tråd eller röstchatt från kampanjen
opt-campaign-unbind-place = ställe
    .description = Vilket; det här om inget anges
cmd-seat = plats
    .description = Vem som har vilken plats vid bordet, och vem som är ersättare
cmd-seat-hand = överlämna
    .description = Lämna över en plats med dess rollpersoner till någon som saknar plats
opt-seat-hand-seat = plats
    .description = Vilken plats, med eller utan spelare
opt-seat-hand-to = till
    .description = Vem som får den
cmd-seat-gm = spelledare
    .description = Lämna över spelledarens plats, eller ta den när spelledaren är borta
opt-seat-gm-to = till
    .description = Nästa spelledare; utelämna för att ta platsen efter en som är borta
cmd-seat-co-gm = medspelledare
    .description = Gör en spelare till medspelledare, eller till spelare igen
opt-seat-co-gm-seat = plats
    .description = Vems plats
opt-seat-co-gm-on = medspelledare
    .description = Ja för medspelledare, nej för spelare; ja om inget anges
cmd-seat-stand-in = ersättare
    .description = Låt någon agera åt en frånvarande spelare
opt-seat-stand-in-who = vem
    .description = Vem som agerar; utelämna för att avsluta
opt-seat-stand-in-seat = plats
    .description = Den frånvarandes plats; din om inget anges
cmd-character-give = ge
    .description = Lämna över en rollperson till en annan spelare eller spelledaren
opt-character-give-character = rollperson
    .description = Vem som lämnas över
opt-character-give-to = till
    .description = Vems plats som får rollpersonen

button-join = Gå med
button-leave = Lämna platsen
button-empty = Töm platsen
button-as-self = Som mig själv
button-bind = Koppla hit

seat-mention = <@{ $account }>
seat-place = <#{ $place }>
seat-number = plats { $number }
seat-empty = ingen (plats { $number })
seat-gm = { word-gm }
seat-co-gm = med{ word-gm }
seat-player = spelare
seat-to-gm = { word-gm }n
seat-of = { $holder }: { $characters }
seats-headline = { $name }: { $count ->
    [one] { $count } plats vid bordet
   *[other] { $count } platser vid bordet
    }
seats-row = **{ $holder }** · { $role }
seats-plays = spelar { $characters }
seats-here = här: { $name }
seats-nobody = spelar ingen än
seats-stand-in = ersättare: { $name }
seats-parts = { $row } · { $rest }
seats-next = Lämna över en plats med /{ cmd-seat } { cmd-seat-hand }, utse en ersättare med /{ cmd-seat } { cmd-seat-stand-in }.

acting-for = 🎭 Här agerar du åt { $who }.
acting-begun = Här agerar du nu åt { $who }, som { $name }, och alla ser att du agerar åt någon annan. Tryck på knappen eller spela en egen rollperson för att vara dig själv igen.
acting-over = Här agerar du för dig själv igen.

seat-joined-you = ✅ Du har en plats i { $campaign }. Härnäst: gör en rollperson med /{ cmd-character } { cmd-character-new }.
seat-joined-where = ✅ Du har en plats i { $campaign }. Härnäst: gör en rollperson med /{ cmd-character } { cmd-character-new }, där kampanjen spelas: { $places }
seat-joined = { $name } är med i { $campaign }.
seat-invited-you = ✅ Inbjudan är skickad. Meddelandet nedanför har en knapp som bara { $name } kan trycka på.
seat-invitation = { $name }: du är inbjuden till { $campaign }, en kampanj i { $system }.
seat-leave-ask = Lämna { $campaign }? Dina rollpersoner stannar och väntar, med allt de har: { $characters }. { word-gm-first }n kan lämna över platsen till någon annan, och tillbaka till dig.
seat-empty-ask = Tömma platsen efter { $name }? Rollpersonerna stannar och väntar, med allt de har: { $characters }. Du kan lämna över platsen till någon annan, och tillbaka igen.
seat-no-characters = inga än
seat-left-you = ✅ Du har lämnat { $campaign }. De du spelade väntar där.
seat-left-other = ✅ Platsen är tom. Dess rollpersoner väntar.
seat-left = { $name } har lämnat { $campaign }; rollpersonerna väntar.
seat-handed-you = ✅ Överlämnat.
seat-handed = { $name } har nu platsen efter { $old }, med dess rollpersoner: { $characters }.
seat-chair-handed = { $name } är nu { word-gm } i { $campaign }.
seat-co-gm-made = { $name } är nu med{ word-gm } och får göra det { word-gm }n gör.
seat-co-gm-ended = { $name } är spelare igen.
seat-stand-in-made = { $name } får nu agera åt { $who }: knappar fungerar direkt, /{ cmd-character } { cmd-character-play } väljer en rollperson. Det framgår alltid åt vem.
seat-stand-in-ended = Ingen agerar längre åt { $who }.
seat-done = ✅ Klart.
place-left = { $campaign } spelas inte här längre.
place-left-other = { $campaign } spelas inte längre i { $place }.
place-elsewhere = { $campaign } spelas här: { $places }
place-nowhere = { $campaign } spelas inte någonstans just nu.

refusal-stand-in-may-not = Den som är ersättare spelar åt en frånvarande, men bestämmer inte om platserna vid bordet. Gör det som dig själv, eller fråga { word-gm }n.
refusal-not-your-seat = Den här platsen är inte din att bestämma över. Fråga den som har den, eller { word-gm }n.
refusal-no-such-seat = Det finns ingen sådan plats i kampanjen. Välj en av dem som föreslås.
refusal-seat-empty = Ingen har den här platsen. Lämna över den till någon först.
refusal-has-seat-already = Den personen har redan en plats i { $campaign }, och ingen har två. Ge rollpersoner i stället, med /{ cmd-character } { cmd-character-give }.
refusal-invitation-needed = { $campaign } är för inbjudna. Be { word-gm }n om en inbjudan.
refusal-invited-already = Personen är redan inbjuden. Knappen väntar, och /{ cmd-campaign } { cmd-campaign-join } går lika bra.
refusal-invitation-not-yours = Den här inbjudan är till någon annan. Vill du också vara med, skriv /{ cmd-campaign } { cmd-campaign-join }.
refusal-chair-only = Bara den { word-gm } som ansvarar för kampanjen får göra det här. /{ cmd-campaign } { cmd-campaign-seats } visar vem det är; fråga där.
refusal-chair-must-be-handed = En kampanj behöver en { word-gm }. Lämna först över { word-gm }ns plats till någon, med /{ cmd-seat } { cmd-seat-gm }.
refusal-chair-is-theirs = Den personen är redan { word-gm }. Välj någon annan, eller låt det vara så.
refusal-chair-for-managers = Platsen efter en { word-gm } som är borta tas av en med{ word-gm } eller av någon som får hantera servern. Fråga någon av dem.
refusal-chair-held = { word-gm-first }n är kvar på servern. Be om att få platsen överlämnad, med /{ cmd-seat } { cmd-seat-gm }.
refusal-role-same = Den platsen har redan den rollen. Välj en annan plats, eller låt det vara så.
refusal-stand-in-is-self = Ingen är sin egen ersättare. Välj en annan plats.
refusal-stand-in-same = Så är det redan. Välj någon annan, eller låt det vara så.
refusal-acting-as-self = Här agerar du redan för dig själv. Spela vidare.
refusal-character-theirs-already = { $name } hör redan till den platsen. Välj en annan plats, eller en annan rollperson.
refusal-place-not-bound = Kampanjen spelas inte där. Ange ett ställe där den spelas, eller koppla det här med /{ cmd-campaign } { cmd-campaign-here }.
refusal-bare-stays = { $name } är ett enda värde utan formulär och stannar hos spelledaren. Lämna över någon med ett helt formulär.
refusal-roll-open-give = { $name } är med i ”{ $title }”, och där är tärningar utlovade. Låt det avgöras eller avbrytas först, och lämna sedan över { $name }.
refusal-not-a-person = En bot kan inte sitta vid bordet. Välj en människa.
campaign-as-oneself = En ersättare agerar för sig själv igen.

## När en kanal tas bort

# $title: what was played there; it stands in the channel where it goes on
gone-goes-on = ⚠ ”{ $title }” fortsätter här: kanalen där det spelades är borttagen.
gone-nowhere = ⚠ Kanalen där ”{ $title }” spelades är borttagen. Ge { $campaign } en annan: skriv /{ cmd-campaign } { cmd-campaign-here } där, så fortsätter det där det var.
# $titles: what was played in places that are gone
gone-here-now = Det som spelades i en borttagen kanal fortsätter här: { $titles }

button-follow = Följ
button-unfollow = Sluta följa
button-follow-read = Läs journalen
campaign-followers = { $count ->
    [one] 👁 { $count } åskådare
   *[other] 👁 { $count } åskådare
}
follow-done = ✅ Du följer { $campaign }. /{ cmd-now } berättar vad som är nytt där, även i direktmeddelanden. Ingen pingar dig, och du ser det som alla spelare får se.
follow-over = ✅ Du följer inte { $campaign } längre.
follow-seated = Du har en plats i { $campaign }, så det finns inget att följa. /{ cmd-now } visar vad som är nytt.
