# En kampanj som vilar, slutar eller tas bort, och vad de som sköter servern bestämmer.

cmd-campaign-archive = arkivera
    .description = Lägg undan kampanjen, eller avsluta den om du sköter servern
cmd-campaign-delete = ta-bort
    .description = Ta bort en av dina kampanjer för gott; du får den som fil först
opt-campaign-delete-campaign = kampanj
    .description = Vilken (annars kanalens)

place-freed = { $name }, som sköter servern, har kopplat loss { $place } från { $campaign }. { word-gm-first }n kan fortsätta någon annanstans med /{ cmd-campaign } { cmd-campaign-here }.

button-gm-here = Jag är kvar
gm-called-you = ✅ Jag har frågat { word-gm }n, här och i ett direktmeddelande. Om inget hörs kan du ge platsen till någon annan från och med <t:{ $unix }:F>, med samma kommando.
gm-called = { $name }, som sköter servern, undrar om { word-gm }n i { $campaign } är kvar. Tryck på knappen, eller spela bara vidare. Hörs inget kan någon annan bli { word-gm } från och med <t:{ $unix }:F>.
gm-here = { word-gm-first }n i { $campaign } är kvar.

button-archive = Arkivera
button-end-campaign = Avsluta kampanjen
button-delete = Ta bort för gott
archive-ask = Ska { $campaign } arkiveras? Kampanjen släpper sina kanaler, och knappar och tidsfrister vilar. Inget går förlorat: /{ cmd-campaign } { cmd-campaign-here } tar tillbaka den, i vilken kanal som helst.
end-ask = Ska { $campaign } avslutas på den här servern? Kampanjen släpper sina kanaler. Alla här får spelarnas journal; bara { word-gm }n får sin egen journal och kampanjen som fil. Ditt namn står i meddelandet.
archive-meeting = Nästa spelmöte ställs in och tas bort från serverns evenemang.
archived-you = ✅ { $campaign } är arkiverad. Ta tillbaka den med /{ cmd-campaign } { cmd-campaign-here }.
ended-you = ✅ { $campaign } är avslutad. Kanalen är ledig.
campaign-put-away = { $name } har arkiverat { $campaign }. Kampanjen kan komma tillbaka, med allt som hör till.
campaign-ended = { $name }, som sköter servern, har avslutat { $campaign }. Spelarnas journal är bifogad, om den inte är för stor.
campaign-ended-gm = { $name }, som sköter servern, har avslutat { $campaign }. Här är din journal och kampanjen som fil, om de inte är för stora. Det som pågick finns bara kvar i själva den arkiverade kampanjen.
delete-ask = Ska { $campaign } tas bort för gott, med rollpersoner, journal och tärningar? Det går inte att ångra. Filen innehåller kampanjen, utom det som pågår just nu; /{ cmd-campaign } { cmd-campaign-import } tar in den igen.
deleted-you = ✅ { $campaign } är borttagen.
campaign-deleted = { $name } har tagit bort { $campaign }.

campaign-gm-called = Servern undrar om { word-gm }n är kvar.
campaign-gm-answered = { word-gm-first }n är kvar.
campaign-archived = Kampanjen är arkiverad.
campaign-restored = Kampanjen är i spel igen.

refusal-campaign-archived = { $campaign } är arkiverad. { word-gm-first }n kan ta tillbaka den med /{ cmd-campaign } { cmd-campaign-here }.
refusal-gm-called = { word-gm-first }n har fått frågan och har till <t:{ $unix }:F> på sig att svara. Vänta tills dess och använd samma kommando igen.
refusal-gm-not-called = Ingen väntar på det svaret längre. Det är bara att spela vidare.
