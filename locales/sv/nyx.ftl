# Nyx: vad som händer, hur en konflikt står, vad någon blir tillfrågad om.
# Namn och annan text från användare står där de inte behöver böjas.

## Ord

nyx-attribute-body = Kropp
nyx-attribute-mind = Medvetande
nyx-attribute-interaction = Interaktion
nyx-attribute-value = Värde
nyx-tactic-defensive = Defensiv
nyx-tactic-waiting = Avvaktande
nyx-tactic-offensive = Offensiv
nyx-attributes = Attribut
nyx-aspects = Aspekter
nyx-damage = Skadeaspekter
nyx-fatigue = utmattning
nyx-modifier = modifikation
nyx-advantage = situationsberoende övertag
nyx-length = skalans längd
nyx-lead = övertag till att börja med
nyx-situation = situationen
nyx-marker = markören
nyx-bonus = bonus

nyx-credit = Regler: Nyx v1.02 av Olle "Snigel" Linge (www.snigel.nu). Fritt att använda, men inte för pengar.

## Tal och deras summor

nyx-value = { $value }
nyx-value-above = +{ $over } ({ $value })
nyx-attribute-is = { $attribute } { $value }
nyx-attribute-withheld = { $attribute } ?
nyx-signed = { SIGNED($number) }
nyx-plus = { $sum } { SIGNED($number) }
nyx-plus-named = { $sum } { SIGNED($number) } ({ $what })
nyx-equals = { $sum } = { $total }
nyx-equals-signed = { $sum } = { SIGNED($total) }
nyx-equals-final = { $sum } = **{ SIGNED($total) }**
nyx-equals-floor = { $sum } = { $total }, räknas som 0
nyx-points = Poäng { $points }
nyx-points-moved = Poäng { SIGNED($points) }
nyx-aspect = { $name } ({ $value })
nyx-aspect-hidden = en aspekt som ännu är okänd
nyx-use-points = { $aspect }, poäng { SIGNED($points) }

## Tärningar

nyx-dice-one = en tärning
nyx-dice-best = { $dice } tärningar, den bästa gäller
nyx-dice-worst = { $dice } tärningar, den sämsta gäller
nyx-dice-mixed = 1 { SIGNED($more) } { SIGNED($fewer) }: { $dice }
nyx-die = { $die }
nyx-die-counts = **{ $die }**
nyx-die-failed = ~~{ $die }~~
nyx-die-failed-counts = **~~{ $die }~~**
nyx-roll = { $sum }: { $dice }
nyx-roll-pool = { $roll } ({ $pool })
nyx-rolls = { $name } · { $roll }
nyx-effect = Effekt { $effect }
nyx-effect-bonus = Effekt { $die } { SIGNED($bonus) } = { $effect }
nyx-effect-none = Effekt 0: { $die } är över { $target }
nyx-effect-none-withheld = Effekt 0: { $die } är för högt
nyx-steps-back = { $die } är { $steps } över { $target }: { $steps } steg bakåt
nyx-helps = Till hjälp: { $aspects }
nyx-hurts = Till hinder: { $aspects }
nyx-forced = Påtvingat: { $aspects }
nyx-bought-off = Bortköpt: { $aspects }

## Markören

nyx-level = jämnt läge
nyx-ahead = { $name } har överläge med { $steps }
nyx-ahead-past = { $name } är { $steps } steg förbi skalans ände
nyx-marker-of = Markör (+ { $left }, − { $right })
nyx-way-still = { $sum }, slaget flyttar inget
nyx-way-rolled = { $way } → { SIGNED($place) }
nyx-way-bonus = { $way }, { $tactic } { SIGNED($number) }
nyx-way-both = { $way }, tre steg åt båda tar ut varandra
nyx-way-stops = { $way }, stannar vid { SIGNED($place) }
nyx-way-no-room = { $way } av { SIGNED($number) } (mer plats finns inte)
nyx-way-end = { $way } → **{ SIGNED($marker) }**
nyx-overflow = { $steps } överskjutande steg: effekt { $steps } mot { $name }.
nyx-overflow-goal = { $steps } överskjutande steg, och det avgör.

## Taktiker: vem som vann, och om det räknas

nyx-beats-defensive = Defensiv slår Offensiv
nyx-beats-waiting = Avvaktande slår Defensiv
nyx-beats-offensive = Offensiv slår Avvaktande
nyx-beats-void = { $beats }, förgäves
nyx-equal = Båda valde { $tactic }.
nyx-equal-brief = Båda valde { $tactic }
nyx-fits-defensive = { $name } står på { SIGNED($place) } efter slaget, i jämnt läge eller underläge: vinsten räknas.
nyx-fits-waiting = Avvaktande räknas var man än står.
nyx-fits-offensive = { $name } står på { SIGNED($place) } efter slaget, i jämnt läge eller överläge: vinsten räknas.
nyx-void-defensive = Men { $name } står på { SIGNED($place) } efter slaget, och Defensiv räknas bara i jämnt läge eller underläge: vinsten är ogiltig.
nyx-void-offensive = Men { $name } står på { SIGNED($place) } efter slaget, och Offensiv räknas bara i jämnt läge eller överläge: vinsten är ogiltig.
nyx-both-waiting = Avvaktande räknas alltid, så båda vinner.
nyx-both-level = Vid 0 efter slaget räknas det för båda.

## Vad en vinst används till

nyx-bonus-steps = { $name } tar de tre stegen.
nyx-bonus-story = { $name } tar ett berättarmässigt övertag i stället: { $text }
nyx-bonus-asked = ⏳ Spelledaren bedömer det berättarmässiga övertag som { $name } ber om: { $text }
nyx-bonus-break-off = { $name } avbryter konflikten.
nyx-bonus-chosen = 🔒 { $name } har valt.
nyx-bonus-due = ⚠ { $name }: vad ska vinsten användas till? Tre steg, eller något annat i stället?
nyx-bonus-wait = ⏳ { $names }: vad ska vinsten användas till?
nyx-asked-wait = ⏳ Spelledaren bedömer ett berättarmässigt övertag.
nyx-story-allowed = Spelledaren tillåter det som { $name } ber om: { $text }
nyx-story-refused = Spelledaren säger nej, och { $name } får välja igen: { $text }

## Avdrag

nyx-penalty-due = ⚠ { $name } drabbas av effekt { $effect }: utmattning eller skada?
nyx-penalty-fatigue = { $name }: effekt { $effect } blir { $fatigue } i utmattning på { $attribute }.
nyx-penalty-fatigue-cut = { $name }: effekt { $effect } blir { $fatigue } i utmattning på { $attribute }, där det inte finns mer att ta.
nyx-penalty-damage = { $name }: effekt { $effect } blir en skadeaspekt (1): { $damage }
nyx-penalty-as-fatigue = Utmattning
nyx-penalty-as-damage = Skada
nyx-penalty-damage-is = En skadeaspekt (1), hur stor effekten än är. Ge den namn efter det som hände: den hindrar i varje slag som den har med att göra.
nyx-penalty-out = ⚠ Ett attribut på 0: utslagen, och konflikten är förlorad.

## Vem som berättar rundan

nyx-narrator = Berättar: { $name }
nyx-narrator-gm = Berättar: spelledaren
# $who: who narrates the round
nyx-narrator-asks = { $who } · Hur slutar det?
# What was at stake when a conflict is over: the goal that was reached, and one that was not
nyx-stake-won = ✓ { $name }
nyx-stake-lost = ✗ { $name }
nyx-became-true = Sant från och med nu: { $facts }
nyx-came-true = Blev sant: { $facts }
nyx-account = > **{ $name }:** { $text }
nyx-account-gm = > **Spelledaren:** { $text }

## Slutet

nyx-the-end = Slutet
nyx-over = Det är över. { $end }.
nyx-sentence = { $text }.
nyx-end-gave-up = { $loser } ger upp, { $name } når målet
nyx-end-out = { $loser } slås ut, { $name } når målet
nyx-end-goal = { $name } når målet
nyx-end-broke-off = Konflikten avbröts, ingen når målet
nyx-end-gm = Spelledaren avslutar konflikten, ingen når målet
nyx-goal-reached = Uppnått mål: { $goal }
nyx-stood = Vid slutet: { $standing }.

## Rubriker

nyx-headline = Runda { $turn }: { $result }. { $due }
nyx-headline-way = { $name } { SIGNED($start) } → { SIGNED($marker) }
nyx-headline-both = { $way }. { $verdict }
nyx-headline-end = { $title } är över. { $end }.
nyx-headline-opening = { $title } börjar: { $left } mot { $right }, { $standing }.
# Below what somebody told of the newest round
nyx-headline-below = { $title }: { $standing }.
nyx-headline-panel = { $title } · runda { $turn } · { $standing } · { $due }
nyx-headline-choosing = { $title } · runda { $turn } · { $due }
nyx-wait = ⏳ Väntar på { $names }
nyx-wait-gm = ⏳ Väntar på spelledaren
nyx-on-autopilot = { $name } (taktiken lottas)
nyx-wait-drawn = { $due } ({ $names }: taktiken lottas)
nyx-title = { $title } · runda { $turn }
nyx-title-end = { $title } · över
nyx-round = Runda { $turn }
nyx-side-tactic = { $name } · { $tactic }
nyx-side-gm = { $name } (SL)
nyx-side-number = Sida { $number }
nyx-side-has = { $name } · { $what }

## Öppningen

nyx-scale = Skalan har { $length } steg åt vardera hållet.
nyx-mode-penalty = Överskjutande steg blir ett avdrag, och konflikten går vidare.
nyx-mode-goal = Med överskjutande steg nås målet, och konflikten är slut.
nyx-mode-both = Överskjutande steg blir ett avdrag; målet nås, och konflikten är slut.
nyx-break-off-free = Får avbryta konflikten i vilken deklaration som helst.
nyx-break-off-on-win = Får avbryta konflikten genom att vinna taktikvalet.
nyx-break-off-forbidden = Kan inte avbryta konflikten, bara ge upp.
nyx-goal = Mål: { $goal }
nyx-goes-in-with = Börjar med { $attribute }
nyx-passive = Passiv: slår inga tärningar och väljer ingen taktik.
nyx-modifier-is = Modifikation { SIGNED($modifier) }
nyx-advantage-is = Situationsberoende övertag { $advantage }

## Panelen

nyx-advantage-held = { $held } ({ $name })
nyx-shift = Den här rundan flyttar det markören { SIGNED($steps) } för { $name }, som har överläge.
nyx-shift-none = Den här rundan flyttar det inte markören.
nyx-due-declare = Säg öppet vad ni går in med: attribut och aspekter. ⏳ Väntar på { $names }
nyx-due-tactic = Taktik väljs i hemlighet. ⏳ Väntar på { $names }
nyx-after-dice = Efter slaget: { $standing }. Markören flyttas när det är bestämt vad vinsten ska användas till.
nyx-demand-due = ⚠ Spelledaren kräver en aspekt av { $name }: { $aspect }. Godta den eller köp bort den.
nyx-status-declaring = ⏳ deklarerar
nyx-status-waiting = ⏳ väntar på { $name }
nyx-status-declared = ✅ deklarerat
nyx-status-demand = ⚠ har ett krav att svara på
nyx-status-choosing = ⏳ väljer
nyx-status-sealed = 🔒 förseglat
nyx-status-sealed-known = 🔒 förseglat: { $choice }
nyx-status-bonus = ⚠ har en vinst att använda
nyx-status-penalty = ⚠ har ett avdrag att ta

## Taktikvalet

nyx-headline-picker = Runda { $turn }: { $standing }. Valet är slutgiltigt, och förseglat tills båda har valt.
nyx-headline-sealed = Runda { $turn }. 🔒 Förseglat: { $tactic }. Det är slutgiltigt, och visas när båda har valt.
nyx-pick-final = Val och tärningar visas samtidigt. Till dess ser ingen ditt val, inte ens spelledaren.
nyx-pick-own = Val och tärningar visas samtidigt. Till dess ser ingen annan ditt val.
nyx-pick-again = Ändras tärningarna före slaget väljer du igen. Med ”Behåll” står din taktik kvar.
nyx-pick-kept = Din taktik står kvar, även om tärningarna ändras före slaget.
nyx-pick-watched = Val och tärningar visas samtidigt. Till dess ser ingen ditt val utom spelledaren: så vill det här bordet ha det.
nyx-brings = { $name }: { $sum }, { $dice }
nyx-own-shift = Situationen flyttar markören { SIGNED($steps) } för dig den här rundan.
nyx-pick-defensive-beats = Slår Offensiv, förlorar mot Avvaktande.
nyx-pick-defensive-pays = +3 om du står jämnt eller i underläge efter slaget; kan rädda dig vid skalans ände.
nyx-pick-waiting-beats = Slår Defensiv, förlorar mot Offensiv.
nyx-pick-waiting-pays = +3 var du än står, men aldrig förbi änden.
nyx-pick-offensive-beats = Slår Avvaktande, förlorar mot Defensiv.
nyx-pick-offensive-pays = +3 om du står jämnt eller i överläge efter slaget, även förbi änden.

## Bruket av en vinst

nyx-headline-bonus = Runda { $turn }: en vinst för { $name }. Vad ska den användas till?
nyx-win-steps = Tre steg
nyx-win-steps-to = { $name }: { SIGNED($start) } → { SIGNED($end) }
nyx-win-over = { $steps } överskjutande steg, som effekt mot motståndaren.
nyx-win-both = Båda sidor vann. Om båda tar steg står markören kvar.
nyx-win-story = Berättarmässigt övertag
nyx-win-story-is = I stället för stegen: ett draget vapen, en bättre plats, vunnen tid. Säg vad det är.
nyx-win-judged = Spelledaren bedömer om det är rimligt; om inte får du välja igen.
nyx-win-own-judge = Som spelledare bedömer du det själv.
nyx-win-break-off = Avbryt konflikten
nyx-win-break-off-is = Konflikten slutar med den här rundan, och ingen når målet.

## Krav

nyx-headline-demand = ⚠ { $name }: spelledaren kräver { $count ->
        [one] en aspekt
       *[other] { $count } aspekter
    } i nästa slag.
nyx-demand-answer = Godta: { $gain ->
        [0] inga poäng
       *[other] { SIGNED($gain) } poäng
    }, { $value ->
        [one] { $value } tärning
       *[other] { $value } tärningar
    } mot dig. Köp bort: { $price } av dina { $points } poäng.
nyx-demand-forced = { $points ->
        [0] Du har inga poäng att köpa bort den med.
       *[other] Att köpa bort den kostar { $price }, och du har { $points }.
    } Godta: { $gain ->
        [0] inga poäng
       *[other] { SIGNED($gain) } poäng
    }, { $value ->
        [one] { $value } tärning
       *[other] { $value } tärningar
    } mot dig.
nyx-demand-taken = { $name } godtar: { $use }
nyx-demand-bought = { $name } köper bort: { $use }

## Rollformulär

nyx-headline-sheet = { $name }: { $values }
nyx-headline-form = { $name }: { $left ->
        [0] attributen är klara
       *[other] { $left } attributpoäng kvar
    }, { $unnamed ->
        [0] alla aspekter har namn
        [one] { $unnamed } aspekt utan namn
       *[other] { $unnamed } aspekter utan namn
    }.
nyx-sheet-unfinished = Rollformuläret är inte klart.
nyx-sheet-out = Utslagen: ett attribut står på 0 till nästa scen.
nyx-sheet-bare = Ett enda värde till allt, inga aspekter och inga aspektpoäng.
nyx-aspects-of = **{ $value }:** { $aspects }
nyx-slot-open = (ledig)
nyx-form-ready = ✅ Allt är på plats: rollformuläret kan göras klart.
nyx-form-attributes = **Kropp** är styrka, fart och uthållighet; **Medvetande** förnuft, vilja och sinnen; **Interaktion** övertalning, konst, kontakter och ställning. 5 är genomsnitt. En hamnarbetare: Kropp 8, Medvetande 4, Interaktion 5.
nyx-form-aspects = En aspekt är vad som helst om rollpersonen: ett drag, en sak, en vän, en längtan. Trean är det alla vet först, tvåorna spelar ofta roll. Till exempel ”Lämnar aldrig en skuld obetald” (3), ”Den gamla färjan” (2).
nyx-form-balance = De bästa kan både hjälpa och stjälpa. Håll isär dem, och låt några av trean och tvåorna ställa till det för rollpersonen.
nyx-form-saved = Sparat som det är. Fortsätt när du vill.
nyx-budget-even = ✅ Summa { $need } av { $need }
nyx-budget-left = Summa { $have } av { $need }: { $left } kvar
nyx-budget-over = Summa { $have } av { $need }: { $left } för mycket
nyx-missing-names = { $count ->
        [one] { $count } aspekt utan namn
       *[other] { $count } aspekter utan namn
    }
nyx-unused = Trean och tvåorna som inte har varit med på länge
nyx-unused-of = { $name }: { $aspects }
nyx-unused-aspect = { $aspect } ({ $value }, senast i spelmöte { $session })
nyx-unused-never = { $aspect } ({ $value }, aldrig hittills)

## Enskilda slag

nyx-headline-roll = { $name } slår { $roll } → effekt { $effect }
nyx-roll-won = { $name } lyckas
nyx-roll-lost = { $name } misslyckas

## Journalen

nyx-created = Ny rollperson: { $name }
nyx-created-bare = Ny motståndare: { $name }, värde { $value }
nyx-aspects-named = Aspekter: { $aspects }
nyx-finished = ✅ Rollformuläret är klart: { $name }
nyx-fatigue-cleared = All utmattning är borta.
nyx-used-in-story = { $name } · { $use } · I berättelsen: { $text }
nyx-succeeded = { $name } · { $use } · Lyckas utan slag: { $text }
nyx-declared = ✅ { $name } deklarerar: { $attribute }
nyx-reopened = { $name }: deklarationen är öppen igen.
nyx-tactics-opened = Allt är deklarerat. Nu väljs taktik i hemlighet.
nyx-choose-again = { $name } får välja igen, för tärningarna har ändrats.
nyx-picked = 🔒 { $name } har valt; valet är förseglat.
nyx-choice-handed = 🔒 Det som valts för { $name } förblir förseglat.

## Rundans berättelse: hur slagen förhåller sig

nyx-tale-nothing = { $variant ->
        [0] Ingen av dem kommer någonvart.
       *[1] Båda sliter, och inget kommer ut av det.
    }
nyx-tale-even = { $variant ->
        [0] De är jämnstarka, och ingen viker.
       *[1] Varje drag får sitt svar; ingen vinner något på den andra.
    }
nyx-tale-narrow = { $variant ->
        [0] { $name } är en aning bättre den här gången.
       *[1] { $name } vinner lite, men inte mer.
    }
nyx-tale-clear = { $variant ->
        [0] { $name } är klart bättre, och { $other } får ge vika.
       *[1] { $name } drar det längsta strået, och { $other } får känna av det.
    }
nyx-tale-alone = { $variant ->
        [0] { $name } kommer framåt, medan { $other } står och stampar.
       *[1] { $other } kommer av sig, och { $name } tar vara på det.
    }
nyx-tale-far = { $variant ->
        [0] { $name } har allt i sin hand, och { $other } kan mest se på.
       *[1] Allt går vägen för { $name }, och nästan inget för { $other }.
    }

## Berättelsen mot en passiv part

nyx-tale-strides = { $variant ->
        [0] { $name } tar ett stort kliv framåt.
       *[1] { $name } möter knappt något motstånd längre.
    }
nyx-tale-gains = { $variant ->
        [0] { $name } kommer en bit närmare.
       *[1] { $name } vinner mark, steg för steg.
    }
nyx-tale-slips = { $variant ->
        [0] { $name } tappar lite av det som var vunnet.
       *[1] Något ger efter, och { $name } glider bakåt.
    }
nyx-tale-falls = { $variant ->
        [0] { $name } kastas långt tillbaka.
       *[1] Det går rejält snett, och { $name } får börja om nästan från början.
    }

## Berättelsen om taktikerna

nyx-tale-but = Men { $said }
nyx-tale-defensive = { $variant ->
        [0] { $name } står fast och låter { $other } rusa förbi.
       *[1] { $name } har räknat med just detta, och { $other } slösar sin kraft på tomma luften.
    }
nyx-tale-waiting = { $variant ->
        [0] { $name } tar sig tid att se sig om, och { $other } skyddar sig mot något som aldrig kommer.
       *[1] { $name } samlar kraft, medan { $other } håller garden uppe i onödan.
    }
nyx-tale-offensive = { $variant ->
        [0] { $name } handlar genast, medan { $other } ännu väntar på ett bättre läge.
       *[1] { $name } pressar på och ger { $other } ingen tid att tänka.
    }
nyx-tale-defensive-void = { $variant ->
        [0] { $name } skyddar sig mot { $other } med överläget redan vunnet, och försiktigheten ger inget.
       *[1] { $name } genomskådar { $other } men håller bara igen, och chansen går förbi.
    }
nyx-tale-offensive-void = { $variant ->
        [0] { $name } överraskar { $other }, men står för illa till för att få ut något av det.
       *[1] { $name } stormar fram medan { $other } väntar, men avståndet är för stort.
    }
nyx-tale-both-defensive = { $variant ->
        [0] Båda skyddar sig och väntar på att den andra ska begå ett misstag.
       *[1] Två garder uppe, och knappt en rörelse mellan dem.
    }
nyx-tale-both-waiting = { $variant ->
        [0] Båda bidar sin tid och söker en öppning.
       *[1] De kretsar runt varandra och väntar på rätt ögonblick.
    }
nyx-tale-both-offensive = { $variant ->
        [0] Båda satsar allt, kraft mot kraft.
       *[1] Ingen håller igen det minsta.
    }

## Meddelandet för alla: högst 120 tecken på första raden

nyx-result = Runda { $turn }: { $gain }.
nyx-result-pending = Runda { $turn }: { $verdict }.
nyx-result-still = ingen vinner mark, { $standing }
nyx-result-level = jämnt igen, tack vare { $name }
nyx-result-lead = ledningen går till { $name }, med { $ahead }
nyx-result-further = { $steps ->
        [one] { $steps } steg
       *[other] { $steps } steg
    } till { $name }, som leder med { $ahead }
nyx-result-closer = { $steps ->
        [one] { $steps } steg
       *[other] { $steps } steg
    } tillbaka till { $name }, { $other } leder fortfarande med { $ahead }
nyx-result-driven = Runda { $turn }: { $name } är bortom kanten, effekt { $effect }.
# Rundans uträkning, finstilt
nyx-small = -# { $text }
# $declared: attributet och använda aspekter
nyx-live-declared = ✅ { $name }: { $declared }
nyx-live-sealed = 🔒 { $name } · { $hash }
nyx-live-chosen = 🔒 { $name } har valt · { $hash }
nyx-live-about = { $name }: { $about }
nyx-live-shift = Situationen: { SIGNED($steps) } för { $name }

nyx-hidden = { $name }: { $attribute } { $value }, tärning { $die } → { $effect ->
        [0] misslyckat
       *[other] lyckat, effekt { $effect }
    }
