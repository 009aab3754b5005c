# Nyx: слово ведущего о названных аспектах и очках.

nyx-headline-claims = ⚠ { $title }: слово за вами, пока кубики не брошены.
nyx-claims-how = Одно нажатие разрешает всё. За вычеркнутое очки возвращаются, и игрок может назвать другой аспект.
nyx-claims-wait = Бросок ждёт слова ведущего о названных аспектах.
nyx-claims-let = Ведущий разрешает: { $aspects }
nyx-claim-helps = { $name }: помогает { $aspect }.
nyx-claim-hurts = { $name }: мешает { $aspect }.
nyx-claim-struck = Ведущий вычёркивает аспект: { $name }, { $aspect }.
nyx-claim-struck-why = Ведущий вычёркивает аспект: { $name }, { $aspect }. «{ $text }»
nyx-struck-since = Ведущий вычеркнул аспект, и кубики теперь другие. Назовите другой или выберите только тактику.
nyx-headline-claim = ⚠ { $name }: аспекты для броска — { $aspects }. Сначала слово ведущего.
nyx-claim-due = { $name }: аспекты для броска — { $aspects }; нужно слово ведущего.
nyx-gain-due = { $name }: { $points } за { $aspect }, если ведущий зачтёт
nyx-gain-let = { $name } получает { $points } за { $aspect }.
nyx-gain-struck = Ведущий вычёркивает: { $name }, { $aspect }. Очков нет.
nyx-points-wait = Очки ждут ведущего: { $points }
nyx-pending-word = Ведущему: зачесть или вычеркнуть
nyx-claim-asked = Ваши аспекты видны всем. Бросок будет, когда ведущий их разрешит.
nyx-claim-free = { $name } может назвать другой аспект или бросить без него.
placeholder-strike = Вычеркнуть…
form-strike = Почему не здесь
form-strike-title = Вычеркнуть аспект
