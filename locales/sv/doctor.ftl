# /doktor: vad som är i vägen för boten på en server, varje rad med vad man gör åt det.

cmd-doctor = doktor
    .description = Se vad som är i vägen för mig här och vad man gör åt det: för spelledare och serverns ansvariga

button-doctor-mend = Laga det jag kan
button-doctor-try = Prova meddelanden

# Rapporten. Discords inställningar heter som i dess klient
doctor-well = ✅ Allt står rätt till här.
doctor-headline = ⚠ { $count ->
        [one] { $count } sak är i vägen för mig.
       *[other] { $count } saker är i vägen för mig.
    } Varje rad säger vad man gör åt det.
# $place, $channel: seat-place; $missing: doctor-may-…
doctor-forbidden = ⚠ { $place }: jag saknar behörighet. Redigera kanalen { $channel } → Behörigheter → { $role } → tillåt: { $missing }.
doctor-may-view = Visa kanal
doctor-may-send = Skicka meddelanden
doctor-may-send-in-threads = Skicka meddelanden i trådar
doctor-may-embed = Bädda in länkar
doctor-may-attach = Bifoga filer
doctor-may-read = Läs meddelandehistorik
doctor-gone = ⚠ En kanal eller tråd som hörde till kampanjen är borttagen. Släpp den: /{ cmd-campaign } { cmd-campaign-unbind } { $place }. Eller skriv /{ cmd-campaign } { cmd-campaign-here } i en annan: då släpps den av sig själv, och det som spelades där fortsätter.
doctor-locked = ⚠ { $place }: tråden är låst. Lås upp den i dess meny, eller spela någon annanstans och koppla det stället med /{ cmd-campaign } { cmd-campaign-here }.
doctor-left = ⚠ { $name } har lämnat servern; rollpersonerna väntar. Lämna över platsen med /{ cmd-seat } { cmd-seat-hand }, eller töm den med /{ cmd-campaign } { cmd-campaign-leave }.
doctor-closed = ⚠ { $name } tar inte emot direktmeddelanden från mig. I serverns meny väljer { $name } Sekretessinställningar och tillåter direktmeddelanden; till dess gör knapparna i kanalen samma sak.
doctor-stale = ⚠ { $count ->
        [one] { $count } panel ligger efter eller är borttagen.
       *[other] { $count } paneler ligger efter eller är borttagna.
    } Tryck på ”{ button-doctor-mend }”.
doctor-commands = ⚠ Discord har inte mina kommandon som de är. Att anmäla dem igen hjälpte inte: bjud in mig igen med behörigheten applications.commands.
doctor-places = Ställen: { $well } av { $count } utan fel.
doctor-people = { $count ->
        [one] { $count } person har en plats.
       *[other] { $count } personer har en plats.
    }
doctor-untried = { $count ->
        [one] { $count } person har jag inte skrivit till sedan jag startade
       *[other] { $count } personer har jag inte skrivit till sedan jag startade
    }: ”{ button-doctor-try }” skickar ett kort meddelande, en gång.
doctor-database = Databas: { $size } MB, revision { $revision }.
doctor-commands-known = Kommandon: allt stämmer med Discord.
doctor-commands-off = Kommandon: anmäls till Discord av den som driver boten, inte av mig.

# Där det inte finns någon kampanj
doctor-no-campaign = Här spelas ingen kampanj, så det här gäller kanalen och servern. Starta en med /{ cmd-campaign } { cmd-campaign-new }.
doctor-elsewhere = För { $campaign }: fråga i { $places }.

# Brevet som provas. $campaign: ett namn
doctor-letter = ✅ Det här är ett prov för { $campaign }: mina meddelanden når dig. Du behöver inte göra något.
# Ovanför ett privat svar, medan en konflikt inte kan visas
kept-out = ⚠ Ingen ser det här i kanalen ännu: jag får inte skriva där. Be { word-gm }n använda /{ cmd-doctor }, som säger vad som saknas.

# Why not
refusal-doctor-only = Det här får bara { word-gm }n se, och den som sköter servern. Be någon av dem använda /{ cmd-doctor }.
