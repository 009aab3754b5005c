# Slag utanför strid och sociala konflikter: vad en person får frågan om, och kommandona.

## Knappar, formulär, menyer

button-noir-accept = Acceptera
button-noir-escalate = Eskalera
button-noir-other = Annan förmåga…
button-noir-restate = Ändra: { $name }
button-noir-state = Säg det…
form-noir-tell-title = Berätta hur det slutade
form-noir-goal = Vad vill den här sidan?
form-noir-effect = Vad händer om den andra misslyckas?
placeholder-noir-given = Omständigheter vid det här slaget
placeholder-noir-given-to = Omständigheter: { $name }
choice-noir-much-easier = mycket stor hjälp, +10
choice-noir-easier = stor hjälp, +5
choice-noir-bit-easier = liten hjälp, +2
choice-noir-bit-harder = litet hinder, −2
choice-noir-harder = stort hinder, −5
choice-noir-much-harder = mycket stort hinder, −10

## Slag

# $value: vad man slår för
noir-roll-title = { $name }: { $value }
noir-care-title = { $medic } stabiliserar { $patient }
noir-headline-value = { $name }: vad slår du för?
noir-value-how = Välj en förmåga eller ett attribut.
noir-roll-begun = Slaget är i gång.
# $names: med kommatecken emellan; $hint: noir-advice eller noir-settled
noir-called = Slag begärt: { $names }. { $hint }
noir-advice = Slå när både ett lyckat och ett misslyckat slag vore intressant; låt det enkla bara ske.
noir-settled = Obs: det här har ni redan slagit för i scenen. Det som tärningarna har avgjort står fast.

## Sociala konflikter

noir-social-begun = ”{ $title }” har börjat.
noir-headline-goal = { $name }: vad vill du?
noir-headline-effect = { $name }: vad händer om den andra sidan misslyckas?
# $value: en förmåga
noir-states-with = Du slår för { $value }.
noir-restate-how = Innan tärningarna faller får du ändra vad du vill uppnå.
noir-headline-loss = { $name } har förlorat: acceptera eller eskalera?
noir-accept-goal = Acceptera: den andra sidan når sitt mål.
noir-accept-effect = Acceptera: det som den andra sidan har sagt händer.
# $level: noir-social-…
noir-escalate-to = Eskalera: { $level }, med ett nytt slag.
noir-escalate-fights = Där avgör stridsreglerna.
noir-headline-loser = Striden är över: vem har förlorat?
noir-loser-how = Förloraren väljer sedan: acceptera, eller eskalera om det kan bli värre.

## Varför inget hände

refusal-wrong-state-rolled = { $name } har redan slagit med den här knappen. För ett nytt slag, använd /{ cmd-noir } { cmd-noir-roll }.
refusal-missing-input-side = Mot någon annan måste du ange vad det ska slås för. Välj en förmåga i kommandots alternativ.

## Kommandona

cmd-noir-roll = slag
    .description = Slå mot 20, eller mot någon
opt-noir-roll-rolls = slår
    .description = En förmåga eller ett attribut; annars väljer du i en meny
opt-noir-roll-title = rubrik
    .description = Vad slaget gäller
opt-noir-roll-opponent = motståndare
    .description = Vem som slår emot dig
opt-noir-roll-opponent_rolls = motståndaren_slår
    .description = Vad motståndaren slår för; annars samma som du
opt-noir-roll-character = rollperson
    .description = Vem som slår; annars den du spelar
opt-noir-roll-hidden = dolt
    .description = Slå osett: bara berättaren ser tärningarna, och kan visa dem senare
cmd-noir-call = begär
    .description = Begär slag: vart och ett mot 20, eller alla mot varandra
opt-noir-call-characters = rollpersoner
    .description = Vilka som slår; namn åtskilda med kommatecken
opt-noir-call-rolls = slår
    .description = En förmåga eller ett attribut
opt-noir-call-title = rubrik
    .description = Vad slaget gäller
opt-noir-call-opponents = motståndare
    .description = Vilka som slår emot; annars slår var och en mot 20
opt-noir-call-opponent_rolls = motståndarna_slår
    .description = Vad motståndarna slår för; annars detsamma
opt-noir-call-circumstances = omständigheter
    .description = Vad som gör det lättare eller svårare för dem, till exempel +5 -2
opt-noir-call-opponent_circumstances = motståndarnas_omständigheter
    .description = Vad som gör det lättare eller svårare för motståndarna, till exempel +5 -2
cmd-noir-stabilise = stabilisera
    .description = Försök stabilisera någons öppna sår, med Medicin
opt-noir-stabilise-patient = patient
    .description = Vems sår
opt-noir-stabilise-medic = vårdare
    .description = Vem som försöker; annars den du spelar
opt-noir-stabilise-circumstances = omständigheter
    .description = Berättaren: vad som gör det lättare eller svårare, till exempel +5 -2
cmd-noir-social = social-konflikt
    .description = Börja en social konflikt, från samtal till dödligt våld
opt-noir-social-passive = passiv
    .description = Vem konflikten är med
opt-noir-social-active = aktiv
    .description = Vem som vill något; annars den du spelar
opt-noir-social-goal = mål
    .description = Vad den aktiva parten vill; annars ställs frågan
opt-noir-social-effect = effekt
    .description = Vad som händer om den aktiva parten misslyckas; annars får den passiva frågan
opt-noir-social-rolls = slår
    .description = Vad den aktiva parten slår för; vanligen Charm
opt-noir-social-passive_rolls = passiv_slår
    .description = Vad den passiva parten slår för; vanligen Motstå, mot hot Resistens
opt-noir-social-threat = hot
    .description = Om någon hotar med våld
opt-noir-social-both_active = båda_aktiva
    .description = Båda vill något: effekten är då den andras mål
opt-noir-social-level = nivå
    .description = Var den börjar; över samtal avgör berättaren
