# Hur spelmöten och scener börjar och slutar, på varje spels sätt; har spelledaren satt en titel räcker den.
# `narration/telling/course.py` säger när. En formulering byter aldrig mening.

## Nyx

nyx-t-session-first-1 = Ännu väger ingenting tyngre än något annat.
nyx-t-session-first-2 = Här börjar det: inget vunnet, inget att betala.
nyx-t-session-first-3 = Vågskålarna är tomma. Snart lägger någon något i dem.
nyx-t-session-first-4 = Allt är öppet än; så förblir det inte.
nyx-t-session-opens-1 = Här fortsätter det.
nyx-t-session-opens-2 = Det som blev liggande tas upp här.
nyx-t-session-opens-3 = Vikterna ligger där de låg. Nu flyttar någon på dem.
nyx-t-session-opens-4 = Pausen är över, och det som stod på spel står kvar.
nyx-t-session-ends-1 = Lägg det här. Det håller sig.
nyx-t-session-ends-2 = Handen släpper vågen, och skålarna blir hängande.
nyx-t-session-ends-3 = Nog för den här gången; inget av det går förlorat.
nyx-t-session-ends-4 = Här knyts tråden, löst, så att den går att ta upp.
nyx-t-scene-ends-1 = Så står det.
nyx-t-scene-ends-2 = Så mycket är avgjort, men inte mer.
nyx-t-scene-ends-3 = Här kommer den delen till ro.
nyx-t-scene-ends-4 = Det som är gjort är gjort; resten följer med.
nyx-t-scene-opens-1 = En ny scen, och en ny jämvikt att finna.
nyx-t-scene-opens-2 = Det förra får bero. Det här är något annat.
nyx-t-scene-opens-3 = Härifrån löper tråden vidare.
nyx-t-scene-opens-4 = En sak är lagd åt sidan; nästa ligger redan i vågskålen.

## Noir

noir-t-session-first-1 = Ett rent blad. Det förblir inte rent.
noir-t-session-first-2 = Ingen är skyldig någon något än. Vänta bara.
noir-t-session-first-3 = Akten är tunn. Än så länge.
noir-t-session-first-4 = Sandukar känner inte till de här namnen än.
noir-t-session-opens-1 = Sandukar har hållit platsen åt er.
noir-t-session-opens-2 = Akten ligger uppslagen på samma sida.
noir-t-session-opens-3 = Skulderna har väntat. Tålmodigt.
noir-t-session-opens-4 = Inget här har glömts. Det är nedskrivet.
noir-t-session-ends-1 = Akten stängs, men inte för gott.
noir-t-session-ends-2 = Kassaboken läggs undan. Skulden står kvar.
noir-t-session-ends-3 = Mer blir det inte i protokollet.
noir-t-session-ends-4 = Resten görs upp senare. Det brukar det.
noir-t-scene-ends-1 = Ingen skriver under.
noir-t-scene-ends-2 = Så hamnar det i akten.
noir-t-scene-ends-3 = Sidan är full.
noir-t-scene-ends-4 = Vad det kostade lär visa sig.
noir-t-scene-opens-1 = Nytt blad. Samma skuld.
noir-t-scene-opens-2 = En annan dörr, och ett pris bakom den.
noir-t-scene-opens-3 = Bläcket är torrt. Nästa sida.
noir-t-scene-opens-4 = Räkningen löper vidare härifrån.

## Zapas

zapas-t-session-first-1 = Avsnitt ett, och ännu har ingen ramlat ner från något!
zapas-t-session-first-2 = Knipan har inte hittat hit än. Den är på väg.
zapas-t-session-first-3 = Alla dörrar är stängda än. Inte länge till.
zapas-t-session-first-4 = Det var en gång en plan.
zapas-t-session-opens-1 = Var var vi? Just det. Där.
zapas-t-session-opens-2 = Och nu det alla har väntat på!
zapas-t-session-opens-3 = Ingen har löst det under tiden. Utmärkt.
zapas-t-session-opens-4 = Tillbaka till knipan, då: den har längtat.
zapas-t-session-ends-1 = Fortsättning följer, som om någon kunde hindra den.
zapas-t-session-ends-2 = Vad händer nu? Det kommer i nästa avsnitt!
zapas-t-session-ends-3 = Håll i er så länge.
zapas-t-session-ends-4 = Berättelsen stannar här. Det gör inte knipan.
zapas-t-scene-ends-1 = Och där lämnade de det.
zapas-t-scene-ends-2 = Vad det än var, så ligger det bakom dem.
zapas-t-scene-ends-3 = Ridå, och fort, innan det blir värre.
zapas-t-scene-ends-4 = Så hade ingen planerat det.
zapas-t-scene-opens-1 = Ny scen! Samma folk, färsk knipa.
zapas-t-scene-opens-2 = Nästa dörr! Ingen vet vad som finns bakom.
zapas-t-scene-opens-3 = Ny plan, eller den gamla med mer fräckhet.
zapas-t-scene-opens-4 = Och vidare, innan turen hinner tänka efter.
