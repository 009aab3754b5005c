# /nu: vad som väntar på den som frågar, och för spelledaren vem spelet väntar på.

cmd-now = nu
    .description = Se vad som väntar på dig, med länkar och knappar

button-now-list = Vad som väntar
button-nudge = Påminn
button-nudge-for = Påminn: { $title }

wait-nyx-declare = deklarera vad du går in med
wait-nyx-tactic = välj taktik
wait-nyx-bonus = säg vad vinsten används till
wait-nyx-penalty = ta avdraget
wait-nyx-judge-story = bedöm ett berättarmässigt övertag
wait-nyx-demand = svara på spelledarens krav
wait-nyx-roll = gör slaget som spelledaren begär
wait-nyx-slow = slå mot ett långsamt avdrag
wait-nyx-heal = säg vilken långsam skada som har läkt
wait-nyx-claims = ska de valda aspekterna räknas?
wait-nyx-claim = ska aspekterna i slaget räknas?
wait-nyx-gains = ska de här poängen räknas?
wait-nyx-ask-success = lyckas utan slag?
wait-nyx-ask-change = får aspekterna förändras?
wait-noir-ask = Öde, ja eller nej?
wait-noir-countdown = låt en runda gå: nedräkningen pågår
wait-noir-fallen = dödad eller utslagen?
wait-noir-saved = när kan den räddade handla igen?
wait-noir-sheet = gör rollformuläret färdigt
wait-zapas-vote = godta ett förslag eller lägg in veto
wait-zapas-close-vote = avgör ett förslag som ingen är kvar att rösta om
wait-zapas-vetoed = ändra eller dra tillbaka det som fick veto
wait-zapas-flag = passar flaggan?
wait-zapas-strike = ska flaggan strykas?
wait-zapas-show = säg hur tillståndet märks
wait-zapas-sheet = gör rollformuläret färdigt

now-what = **{ $what }**
now-for = { $name }: **{ $what }**
now-mine = ⚠ { $said }
now-holding = ⏳ { $said }
now-lent = { $said } (som ersättare)
now-empty-seat = { $said } (ingen har platsen)
now-absent = { $said } (inte med på spelmötet)
now-in = { $said } · { $title }
now-since = { $said } · i { $span }
now-how = { $said } · { $how }
now-linked = { PHRASE($said) } · [öppna](https://discord.com/channels/{ $home }/{ $channel }/{ $message })
now-use = /{ $command } { $verb }

now-headline = ⚠ { $campaign }: { $count ->
        [one] { $count } sak väntar
       *[other] { $count } saker väntar
    } på dig
now-headline-one = ⚠ { $campaign } väntar på dig: { $what }
now-headline-none = ✅ { $campaign }: inget väntar på dig
now-headline-holding = ⏳ { $campaign } väntar på { $names }, inte på dig
now-headline-seatless = Du har ingen plats i { $campaign }
now-headline-follows = Du följer { $campaign }
now-headline-all = ⚠ { $count ->
        [one] { $count } sak väntar
       *[other] { $count } saker väntar
    } på dig i dina kampanjer
now-headline-all-none = ✅ Inget väntar på dig i någon av dina kampanjer
now-title-all = Dina kampanjer
now-field-mine = För dig
now-field-holding = Vem spelet väntar på
now-field-last = Vad som hände senast
now-nothing = Inget väntar på dig.
now-last = { $title }: { $said }
now-last-begun = { $title }: pågår
now-course-between = Efter spelmöte { $session } · scen { $scene }
now-course-session = Spelmöte { $session } · scen { $scene }
now-next-join = För att spela tar du en plats med /{ cmd-campaign } { cmd-campaign-join }.
now-next-player = Du får ett meddelande när någon väntar på dig. Till dess är det bara att läsa berättelsen och spela vidare.
now-next-gm = Spelet väntar inte på någon: gå vidare i berättelsen, eller med /{ cmd-scene } { cmd-scene-new }.
now-next-holding = Påminn den som dröjer, en gång per sak. Är någon borta länge, utse en ersättare med /{ cmd-seat } { cmd-seat-stand-in }.
now-next-answer = Påminn den som dröjer, en gång per sak, eller svara själv i stället med knappen under panelen.
now-nowhere = Du har ingen plats i någon kampanj. Ta en med /{ cmd-campaign } { cmd-campaign-join } där den spelas.

nudge = ⏳ { $title } väntar. { $whom }
nudge-said = ✅ Påminnelse skickad: { $names }.
nudge-twice = De har redan blivit påminda om just detta. Den som påminns två gånger om samma sak lyssnar mindre.
nudge-over = Ingen behöver påminnas där längre. /{ cmd-now } visar vad som väntar.
nudge-nobody = Ingen har platsen som spelet väntar på. Överlämna den till någon med /{ cmd-seat } { cmd-seat-hand }.
nudge-closed = Det gick inte att skriva där det spelas. Försök igen; om det inte hjälper, låt boten se kanalen och skriva i den.
