# Zapas: orden, rollformulären, omröstningarna och journalen. Namn och annan text från användare står där de inte
# behöver böjas.

choice-system-zapas = Zapas
zapas-credit = Regler: besläktade med Blackbird Pie av Jamie Fristrom, efter Lady Blackbird av John Harper.
zapas-first = Spelarna trycker på **{ button-join }** och gör rollpersoner, och hela bordet har ett ord med i laget om deras egenskaper; spelledaren skapar motståndare med /{ cmd-npc } { cmd-npc-new }.

## Personer

zapas-the-gm = spelledaren
zapas-a-player = en spelare utan rollperson
zapas-bold = **{ $text }**
zapas-names = { $names }
zapas-number = { $number }

## Hur det går för ett förslag

zapas-state-draft = utkast
zapas-state-proposed = föreslagen
zapas-state-vetoed = stoppad av veto
zapas-state-accepted = godtagen

## Vad ett tillstånd gör

zapas-effect-none = ingen verkan på slag
zapas-effect-difficulty = höjer svårighetsgraden
zapas-effect-lock = låser aspekter

## Varför en flagga stryks

zapas-strike-against = handlat emot den
zapas-strike-reached = målet är nått

## Vad ett slag är till för

zapas-purpose-plain = Ett hinder
zapas-purpose-condition = Mot ett tillstånd
zapas-purpose-part = Delmoment
zapas-purpose-task = En svår uppgift
zapas-purpose-attack = Attackslag
zapas-purpose-contact = Känna någon
zapas-purpose-acquire = Få tag i något
zapas-purpose-packed = Ha något med sig
zapas-note-contact = Känner
zapas-note-acquire = Har fått tag i
zapas-note-packed = Har med sig

## Svårighetsgrader

zapas-difficulty-2 = lätt
zapas-difficulty-3 = medel
zapas-difficulty-4 = svårt
zapas-difficulty-5 = mycket svårt
zapas-difficulty-6 = extremt
zapas-difficulty-20 = en chans på miljonen
zapas-difficulty-named = { $name } { $number }

## Tillstånd att föreslå

zapas-condition-injured = skadad
zapas-condition-tired = trött
zapas-condition-lost = vilse
zapas-condition-hunted = jagad
zapas-condition-trapped = fångad
zapas-condition-disarmed = avväpnad
zapas-condition-lost-lockpicks = förlorat dyrkarna
zapas-condition-unequipped = utan utrustning
zapas-condition-poisoned = förgiftad
zapas-condition-bleeding = blödande
zapas-condition-stunned = bedövad
zapas-condition-blinded = förblindad
zapas-condition-paralysed = förlamad
zapas-condition-petrified = förstenad
zapas-condition-dead = död

## Frågor till en återhämtningsscen, från en rollperson till en annan

zapas-question-1 = Vad saknar du mest från stället du kommer ifrån?
zapas-question-2 = Vad skrämmer dig mer än du låtsas om?
zapas-question-3 = Vem lärde dig det du kan bäst, och vad kostade det?
zapas-question-4 = Vad skulle få dig att gå din väg från allt det här?
zapas-question-5 = Vilket löfte tynger dig mest?
zapas-question-6 = Vad tyckte du om mig först, och vad tycker du nu?
zapas-question-7 = Vem hoppas du slippa möta igen?
zapas-question-8 = Hur skulle du tillbringa en dag då ingen vill dig något?
zapas-question-9 = Vilket ärr, på huden eller under den, förklarar du aldrig?
zapas-question-10 = Vad fick dig senast att skratta tills du grät?
zapas-question-11 = Vad håller du hemligt för oss andra, och varför?
zapas-question-12 = Om det här slutar väl, var hittar jag dig om ett år?

## Rollformuläret

zapas-headline-sheet = { $name } · reserv { $reserve } · erfarenhet { $experience }
zapas-headline-with = { $said } · { $what }
zapas-headline-with-conditions = { $said } · { $conditions }
zapas-headline-form = { $name }: rollformuläret hittills · poäng: { $points } av { $need } · saknas: { $missing }
zapas-not-ready = inte i spel än
zapas-sheet-unfinished = Inte i spel än: rollformuläret skrivs.
zapas-sheet-stopped = ⚠ Kan inte handla: { $condition }
zapas-biography = { $text }
zapas-dice = Tärningar och erfarenhet
zapas-reserve = Reserv: **{ $reserve }**
zapas-reserve-promised = Reserv: **{ $reserve }** ({ $free ->
        [one] { $free } fri
       *[other] { $free } fria
    }, { $promised ->
        [one] { $promised } utlovad
       *[other] { $promised } utlovade
    })
zapas-experience = Erfarenhet: **{ $experience }**

## Rollformuläret: egenskaper och aspekter

zapas-trait = { $trait } · nivå { $level }
zapas-trait-draft = Utkast: ingen annan ser det än.
zapas-trait-proposed = ⏳ Föreslagen: { $count } av { $all } godtar. Ger inga tärningar förrän alla gör det.
zapas-trait-vetoed = ⚠ Stoppad av veto: ger inga tärningar förrän bordet godtar den.
zapas-trait-renaming = Ska heta { $text } ({ $state })
zapas-veto = { $name }: ”{ $reason }”
zapas-aspects = { $aspects }
zapas-aspects-locked = Låsta: { $aspects }
zapas-aspect-locked = { $aspect } ({ $conditions })
zapas-aspects-proposed = ⏳ Föreslagna: { $aspects }
zapas-aspects-vetoed = ⚠ Stoppade av veto: { $aspects }
zapas-aspects-draft = Utkast: { $aspects }
zapas-aspects-asleep = Sover: { $aspects }
zapas-slots = { $count ->
        [one] { $count } ledig plats
       *[other] { $count } lediga platser
    }
zapas-slots-wake = { $count ->
        [one] { $count } ledig plats: en sovande aspekt kommer tillbaka först
       *[other] { $count } lediga platser: sovande aspekter kommer tillbaka först
    }
zapas-erased = Raderade

## Rollformuläret: flaggor, tillstånd och vad slag har gett

zapas-flags = Flaggor
zapas-flag = **{ $flag }**
zapas-flag-marks = { $flag } · { $marks ->
        [0] inga markeringar
        [one] { $marks } markering
       *[other] { $marks } markeringar
    }
zapas-flag-relation = { $flag } · positiv relation till { $name }
zapas-flag-relation-through = { $flag } · positiv relation till { $name }, genom { $through }
zapas-flag-waits = ⏳ { $flag } · väntar på spelledarens ja
zapas-flag-striking = ⏳ { $flag } · ska strykas ({ $reason }): väntar på spelledarens ja
zapas-flags-room = { $count ->
        [one] Plats för { $count } flagga till
       *[other] Plats för { $count } flaggor till
    }
zapas-flags-travel = { $count ->
        [one] Plats för { $count } flagga till, när gruppen är på resa
       *[other] Plats för { $count } flaggor till, när gruppen är på resa
    }
zapas-flags-first = ⚠ Nästa flagga måste vara en betydelsefull positiv relation.
zapas-struck-question = 💬 Vad är annorlunda för { $name } nu?
zapas-flags-struck = Strukna för gott: { $flags }
zapas-conditions = Tillstånd
zapas-condition-does = { $condition } ({ $effects })
zapas-condition-shows = { $condition }: { $text }
zapas-raises = svårighetsgrad +{ $number }
zapas-locks = låser { $aspects }
zapas-stops = hindrar all handling
zapas-notes = Kontakter och saker
zapas-note = { $purpose }: { $text }

## Rollformulär som skrivs

zapas-form-counts = Poäng: **{ $points }** av { $need } · egenskaper: **{ $traits }** ({ $least } till { $most }). Allt som står här är sparat.
zapas-missing = Saknas
zapas-missing-biography = en bakgrund
zapas-missing-traits = egenskaper: { $have }, och det ska vara { $least } till { $most }
zapas-missing-drafts = utkast att visa för bordet: { $traits }
zapas-missing-votes = ⏳ egenskaper som bordet röstar om: { $traits }
zapas-missing-vetoes = ⚠ egenskaper stoppade av veto: { $traits }
zapas-missing-points = poäng: { $have }, och det ska vara { $need }
zapas-missing-relation = en flagga med en betydelsefull positiv relation till en annan spelares rollperson
zapas-missing-confirmed = ⏳ spelledarens ja till flaggan { $flag }
zapas-next-biography = Härnäst: skriv en kort bakgrund med relationer, personlighet, övertygelser och mål. Ur den växer egenskaper och flaggor.
zapas-next-traits = Härnäst: föreslå egenskaper, { $least } till { $most } stycken.
zapas-next-traits-fewer = Härnäst: ta bort egenskaper tills { $most } är kvar.
zapas-next-drafts = Härnäst: visa utkasten för bordet.
zapas-next-votes = Härnäst: vänta på svar från { $names }; spelledaren kan avsluta en omröstning.
zapas-next-vetoes = Härnäst: skriv om en stoppad egenskap, ta bort den, eller övertala den som lade in sitt veto.
zapas-next-points = Härnäst: fördela ytterligare { $count } poäng på egenskapernas nivåer, 2 till 6 på var och en.
zapas-next-points-fewer = Härnäst: ta tillbaka { $count } poäng från egenskapernas nivåer.
zapas-next-relation = Härnäst: ta en flagga med en betydelsefull positiv relation till en annan spelares rollperson, eller till en SLP som har en sådan till den rollpersonen.
zapas-next-confirmed = Härnäst: vänta på att spelledaren säger ja till flaggan.
zapas-next-ready = Inget saknas. Härnäst: sätt rollpersonen i spel; aspekter och fler flaggor kan komma senare.

## Spelledarpersoner

zapas-headline-npc = { $name } · SLP
zapas-headline-npc-known = { $name } · { $profile }
zapas-headline-npc-dead = { $name } · död
zapas-npc-unknown = Bara spelledaren känner siffrorna.
zapas-npc-attack = När någon attackerar
zapas-profile-usual = Vanligtvis: { $facts }
zapas-profile = { $approach }: { $facts }
zapas-immune = osårbar
zapas-attack-once = svårighetsgrad { $difficulty }, ett lyckat slag dödar
zapas-attack-hits = svårighetsgrad { $difficulty }, dödströskel { $kill }
zapas-npc-total = Träffar hittills: **{ $total }**
zapas-npc-conditions = För den som misslyckas: { $conditions }
zapas-npc-revealed = Alla ser de här siffrorna.
zapas-npc-secret = Bara spelledaren ser de här siffrorna.

## Omröstningar

zapas-what-trait = egenskapen ”{ $trait }”, nivå { $level }
zapas-what-aspect = aspekten ”{ $aspect }” till ”{ $trait }”
zapas-what-renaming = ”{ $old }” blir ”{ $new }”
zapas-headline-draft = { $name }, utkast: { $what }
zapas-headline-proposed = { $name } föreslår: { $what } · { $count } av { $all } godtar
zapas-headline-vetoed = { $name } föreslår: { $what } · ⚠ veto: { $voter }
zapas-headline-accepted = ✅ Godtaget, { $name }: { $what }
zapas-headline-bundle = { $name } föreslår { $count }: { $texts }
zapas-headline-bundle-accepted = ✅ Godtaget, { $name }: { $texts }
zapas-headline-bundle-in-play = ✅ { $name } är i spel: { $texts }
zapas-bundle-open = ▫ { $what } · { $count } av { $all } godtar
zapas-bundle-accepted = ✅ { $what }
zapas-bundle-vetoed = ✋ { $what } · { $name }: ”{ $reason }”
zapas-each = Vilket av förslagen från { $name }?
zapas-proposes = { $name } föreslår: { $what }
zapas-account = Hur det kom sig: ”{ $text }”
zapas-measure-trait = Bedöm hur bred den är: ungefär som ett yrke eller ett folkslag, inte en hel sorts hjälte och inte ett enda knep.
zapas-measure-aspect = Bedöm hur smal den är: en färdighet, en besvärjelse, ett stycke utrustning.
zapas-measure-renaming = Alla aspekter måste passa det nya namnet: { $aspects }
zapas-vetoed-before = Tidigare stoppat: { $texts }
zapas-next-draft = Härnäst: visa det för bordet, eller skriv om det.
zapas-next-proposed = Härnäst: alla andra godtar, eller ett veto med ett skäl stoppar det. Spelledaren kan avsluta omröstningen; då räknas tystnad som ja.
zapas-next-vetoed = Vetot står fast. { $name } skriver något annat eller tar tillbaka förslaget, eller så hävs vetot av den som lade in det.
zapas-next-fixed = Den ger en tärning från och med nu och står kvar på rollformuläret för gott.
zapas-next-fixed-soon = Den står på rollformuläret; när rollpersonen är i spel står den där för gott.
zapas-next-accepted = Den står på rollformuläret och ger sin tärning.
zapas-next-renamed = Det nya namnet gäller; nivå och aspekter är som förut.
zapas-approve = ✅ Godtar
zapas-object = ⚠ Veto
zapas-not-answered = ⏳ Har inte svarat

## Journalen: rollformulär och omröstningar

zapas-told-created = Ett nytt rollformulär påbörjas: { $name }.
zapas-told-npc = Spelledaren för in { $name }. { $profile }.
zapas-told-biography = { $name } har fått en bakgrund.
zapas-told-trait = { $name } föreslår egenskapen ”{ $trait }”, nivå { $level }.
zapas-told-trait-draft = { $name }, utkast: egenskapen ”{ $trait }”, nivå { $level }.
zapas-told-trait-gone = { $name }: egenskapen ”{ $trait }” tas bort från rollformuläret.
zapas-told-level = { $name }: ”{ $trait }” har nivå { $level }.
zapas-told-aspect = { $name } föreslår aspekten ”{ $aspect }” till ”{ $trait }”.
zapas-told-aspect-draft = { $name }, utkast: aspekten ”{ $aspect }” till ”{ $trait }”.
zapas-told-aspect-gone = { $name }: aspekten ”{ $aspect }” till ”{ $trait }” tas bort från rollformuläret.
zapas-told-renaming = { $name } föreslår: ”{ $old }” blir ”{ $new }”.
zapas-told-renaming-gone = { $name }: ”{ $trait }” behåller sitt namn.
zapas-told-renamed = { $name }: ”{ $old }” heter nu ”{ $new }”, med sin nivå och alla aspekter.
zapas-told-submitted = { $name } föreslår ”{ $text }”.
zapas-told-approved = { $name }, ”{ $text }”: { $count } av { $all } godtar.
zapas-told-accepted = { $name }: ”{ $text }” är godtaget.
# $by: den som lägger in sitt veto; $name: den vars förslag det är
zapas-told-vetoed = Veto från { $by } mot ”{ $text }” ({ $name }): ”{ $reason }”
zapas-told-veto-lifted = Vetot från { $by } är hävt: ”{ $text }” ({ $name }) är åter uppe till omröstning.
zapas-told-veto-lifted-one = Vetot från { $by } är hävt, men ett annat står fast mot ”{ $text }” ({ $name }).
zapas-told-revised = { $name } skriver om: ”{ $old }” → ”{ $new }”. Alla röstar igen.
zapas-told-redrafted = { $name } skriver om utkastet: ”{ $old }” → ”{ $new }”.
zapas-told-ready = { $name } är i spel.
zapas-told-text = ”{ $text }”

## Journalen: flaggor och tillstånd

zapas-told-flag = { $name } tar flaggan ”{ $flag }”; den väntar på spelledarens ja.
zapas-told-qualifies = Den är en betydelsefull positiv relation.
zapas-told-alike = ⚠ Den liknar något som strukits för gott: { $flags }
zapas-told-flag-counts = { $name }: flaggan ”{ $flag }” gäller från och med nu.
zapas-told-flag-refused = { $name }: spelledaren säger nej till flaggan ”{ $flag }”.
zapas-told-strike-asked = { $name } vill stryka ”{ $flag }” ({ $reason }); det väntar på spelledarens ja.
zapas-told-flag-kept = { $name }: ”{ $flag }” blir kvar, säger spelledaren.
zapas-told-struck = { $name } stryker ”{ $flag }” ({ $reason }).
zapas-flag-told = { $name } om den strukna flaggan ”{ $flag }”: { $text }
zapas-told-condition = { $name } får ett tillstånd: { $condition }.
zapas-told-stops = { $name } kan inte handla så länge det varar.
zapas-told-shows = { $name }, { $condition }: ”{ $text }”
zapas-told-raises = { $name }: { $condition } höjer svårighetsgraden med { $number } där det spelar roll.
zapas-told-locks = { $name }: { $condition } låser { $aspects }.
zapas-told-no-effect = { $name }: { $condition } har inte längre någon verkan på slag.
zapas-told-lifted = { $name } blir av med ett tillstånd: { $condition }.
zapas-told-contact = { $name } känner någon: { $text }.
zapas-told-thing = { $name } har det till hands: { $text }. I sig ger det ingen tärning.
zapas-told-note = { $name }: { $old } → { $new }
zapas-told-note-gone = { $name } har eller känner inte längre: { $text }.

## Journalen: utveckling och gruppen

zapas-told-experience = { $name }: erfarenhet { $old } { SIGNED($change) } = { $experience }
zapas-told-raised = { $name }: ”{ $trait }” höjs till nivå { $level }.
zapas-told-sold = { $name } säljer en tärning: ”{ $trait }” sänks till nivå { $level }.
zapas-told-asleep = Aspekten ”{ $aspect }” somnar; den ger ingen tärning förrän det finns plats igen.
zapas-told-erased = { $name } raderar egenskapen ”{ $trait }”.
zapas-told-woken = { $name }: aspekten ”{ $aspect }” till ”{ $trait }” är vaken igen.
zapas-told-travel = Gruppen är på resa: rollpersonerna får förändras.
zapas-told-play = Resan är över, och spelet går vidare.
zapas-told-awarded = Varje spelare får erfarenhet: { $points }.
zapas-told-task = En svår uppgift: { $text }. Man slår för ett delmoment i taget.
zapas-told-task-dropped = Uppgiften är över: { $text }.
zapas-told-task-done = Uppgiften är löst: { $text }.
zapas-told-reduced = { $part }: klart. Svårighetsgraden för ”{ $text }” sjunker med { $number }.
zapas-told-fact = Det är avgjort: { $text }
zapas-told-stake-set = Spelledaren rättar: { $name }, reserv { $reserve }, erfarenhet { $experience }.
zapas-told-profile = { $name } · { $profile }
zapas-told-npc-set = Spelledaren ändrar { $name }.
zapas-told-npc-revealed = Spelledaren avslöjar siffrorna för { $name }.
zapas-told-npc-hit = Attack mot { $name }: { $hits }.
zapas-told-npc-hit-total = Attack mot { $name }: { $hits }, sammanlagt { $total }.
zapas-told-npc-dead = **{ $name } är död.**

zapas-hidden = Tärningar { $dice } → träffar: { $hits }, mot { $difficulty }
zapas-hidden-of = { $name }: tärningar { $dice } → träffar: { $hits }, mot { $difficulty }
