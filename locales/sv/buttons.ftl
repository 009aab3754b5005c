# Knappar, formulär, menyer och korta svar vid bordet.

## Buttons

button-accept = Godta
button-allow = Tillåt
button-allow-for = Tillåt: { $name }
button-answer = Svara
button-answer-for = Svara: { $name }
button-aspects-first = Aspekter 1–5
button-aspects-last = Aspekter 6–10
button-back = Tillbaka
button-break-off = Avbryt
button-buy-off = Köp bort
button-choose = Välj
button-counted = Så räknades det
button-damage = Skada…
button-declare-first = Deklarera först
button-one-form = I ett formulär…
button-keep = { $on ->
    [1] ☑ Behåll
   *[0] ☐ Behåll
}
button-drop = Släpp övertaget
button-end = Avsluta konflikt
button-fatigue = Utmattning
button-give-up = Ge upp
button-goal = Annat mål…
button-judge = Bedöm
button-mend = Rätta…
button-more = Mer…
button-newer = Nyare
button-next = Nästa
button-older = Äldre
button-other-value = Annat värde…
button-penalty = Avdrag…
button-previous = Föregående
button-ready = Klar
button-refuse = Avslå
button-refuse-for = Avslå: { $name }
button-revise = Deklarera om
button-roll = Slå
button-roll-for = Slå: { $name }
button-sheet = Rollformulär
button-fill-in = Fyll i
button-sheet-done = Klar
button-status = Läge
button-steps = Tre steg
button-story = I berättelsen…
button-success = Lyckas utan slag…
button-tell = Berätta…
button-use-win = Använd vinsten
button-yes = Ja

## Forms

form-account-title = Berätta rundan
form-account = Vad hände?
form-aspects = Aspekter
form-aspect-of = Aspekt { $number } (värde { $value })
form-damage-title = Skada
form-damage = Vad är det? Något som passar konflikten
form-goal-title = Ett annat mål
form-goal = Vad vill den här sidan nu?
form-story-title = Något i berättelsen
form-story = Vad händer, och vad är det bra för?
form-change-title = Andra aspekter
form-change-aspects = Namn och värde, en aspekt per rad
form-reason = Varför, i berättelsen?
form-success-title = Lyckas utan slag
form-success = Vad gör du, och hur hjälper aspekten?
form-setting = Nytt värde

## Menus

option-aspect = { $aspect } ({ $value })
option-attribute = { $attribute }: { $value }
option-modifier = Modifikation { SIGNED($modifier) }
option-side-modifier = { $name }: modifikation { SIGNED($modifier) }
option-side-advantage = { $name }: övertag { $advantage }
placeholder-attribute = Attribut
placeholder-modifier = Modifikation
placeholder-advantage = Situationsberoende övertag
placeholder-positive = Aspekter som hjälper: 1 poäng var
placeholder-negative = Aspekter som hindrar: du får värdet i poäng
placeholder-demand = Kräv en aspekt: { $name }
placeholder-remove-damage = Ta bort skada för { $price } poäng
placeholder-healed = Vilken långsam skada har läkt?
placeholder-setting = Ändra en inställning
placeholder-roller = Vem slår för den här sidan?
choice-use-helps = Till hjälp: kostar 1 poäng
choice-use-hurts = Till hinder: ger värdet i poäng
choice-group-worst = Den svagaste av dem slår
choice-group-best = Den skickligaste av dem slår
choice-correct-points = Aspektpoäng
choice-correct-fatigue-body = Utmattning på Kropp
choice-correct-fatigue-mind = Utmattning på Medvetande
choice-correct-fatigue-interaction = Utmattning på Interaktion
choice-correct-fatigue-value = Utmattning på det enda värdet
choice-aspect-own = Aspekt
choice-aspect-damage = Skadeaspekt
choice-aspect-slow = Långsam skada: läker av sig själv
choice-correct-marker = Markören
choice-correct-mode = Vad överskjutande steg leder till
choice-correct-goal-first = Den första sidans mål
choice-correct-goal-second = Den andra sidans mål
choice-break-on = Uppehållet börjar
choice-break-off = Uppehållet är slut

## Answers

done-below = ✅ Klart: alla ser det här nedanför.
done-panel = ✅ Klart: panelen visar det.
told-round = ✅ Berättat: alla kan läsa det under rundan.
telling = 💬 **{ $name }:**
telling-gm = { word-gm-first }n
telling-link = -# 💬 [{ $name } berättar](https://discord.com/channels/{ $home }/{ $channel }/{ $message })
demand-made = ✅ Kravet är ställt. Knappen nedan är till för den som spelar { $name }.
demand-answered = ✅ Besvarat. Gå vidare från den senaste panelen.
next-campaign = ✅ Du är spelledare i { $name }. Spelarna trycker på **{ button-join }** här nedanför. Gör en motståndare med /{ cmd-npc } { cmd-npc-new }; ett enda tal räcker. Sedan öppnar /{ cmd-nyx } { cmd-nyx-conflict } den första konflikten. /{ cmd-campaign } { cmd-campaign-here } lägger till fler kanaler.
next-scene = ✅ Den nya scenen har börjat. Härnäst: /{ cmd-nyx } { cmd-nyx-conflict } inleder en konflikt, /{ cmd-nyx } { cmd-nyx-call } begär ett slag.
next-session = ✅ Spelmötet har börjat. Härnäst: /{ cmd-nyx } { cmd-nyx-conflict } inleder en konflikt, /{ cmd-scene } { cmd-scene-new } går vidare till nästa scen.
next-change = ✅ Nu får spelarna förändra sina rollpersoner, med /{ cmd-character } { cmd-character-change }; du godtar varje ändring med ett tryck.
next-play = ✅ Spelet går vidare. /{ cmd-nyx } { cmd-nyx-pending } visar vad som väntar.
asked-gm = ✅ { word-gm-first }n är tillfrågad.
roll-done = Slaget är gjort: alla ser resultatet här nedanför.
character-played = Nu spelar du { $name }.
place-bound = Här spelas nu kampanjen { $campaign }.
conflict-opened = ”{ $title }” har börjat. { $picker }
challenge-opened = ”{ $title }”: utmaningen är öppen, och den andra sidan svarar.
conflict-opened-dm = ”Välj” under panelen öppnar taktikvalet för dina sidor. Har du inte tryckt på något här inom tio minuter skickar jag det också som direktmeddelande.
conflict-opened-dm-closed = Jag kan inte skicka direktmeddelanden till dig: använd ”Välj” under panelen, eller tillåt direktmeddelanden från servern i dess sekretessinställningar.
conflict-opened-passive = Mot en passiv part väljer man ingen taktik: ”Välj” under panelen är till för att deklarera och slå.
conflict-opened-players = Spelarna väljer för båda sidor; ”Mer…” under panelen har dina verktyg.
conflict-opened-unseen = Men jag kunde inte visa den här: knappen nedanför försöker igen.

## Campaigns and characters

campaign-headline = { $name }: en kampanj i { $system }
campaign-system = System: { $system }
campaign-language = Berättelsens språk: { $language }
campaign-here = Vid bordet
campaign-places = Spelas i { $places }
campaign-dice = 🎲 Tärningarna är bestämda av `{ $hash }`. **{ button-dice }** visar hela raden, och före första slaget kan du lägga in ett eget ord.
campaign-next = Spelarna trycker på **{ button-join }** och gör rollpersoner. Spelledaren öppnar en konflikt med /{ cmd-nyx } { cmd-nyx-conflict }.
roster-headline = Rollpersoner i { $name }: { $count }
roster-players = Spelarnas rollpersoner
roster-gm = { word-gm-first }ns personer
roster-nobody = Ingen ännu: /{ cmd-character } { cmd-character-new }
roster-ready = ✅ { $name }: klar
roster-needs = { $name } är inte klar: { $needs }
roster-needs-done = allt är ifyllt; det återstår bara att göra formuläret klart
button-let = Släpp igenom
button-let-all = Godkänn alla
button-strike = Stryk
button-strike-one = Stryk: { $aspect }
button-strike-why = Stryk, säg varför
button-claim-again = Välj en annan
