# Nyx: что происходит между раундами: вызовы на бросок, изменения, затяжные штрафы, факты, правки.

## Слова

nyx-mode-penalty-word = штраф
nyx-mode-goal-word = цель достигнута
nyx-mode-both-word = штраф, и цель достигнута
nyx-strength = сила
nyx-corrected-value = исправленное значение
nyx-aspect-damage = { $name } ({ $value }, ущерб)
nyx-aspect-slow = { $name } ({ $value }, затяжной ущерб)

## Бросок по требованию ведущего

nyx-headline-call = ⚠ Ведущий просит бросок: { $attribute }. Кто бросает: { $names }.
nyx-call-title = Ведущий просит сделать бросок
nyx-call-due = ⚠ { $names } · ведущий просит сделать бросок: { $what }
nyx-call-due-for = { $due } · { $text }
nyx-call-due-group = { $due } · один бросок на всех: { $names }
nyx-call-weakest = Бросает самый слабый, за всех: { $names }
nyx-call-ablest = Бросает самый умелый, за всех: { $names }
nyx-call-equal = Значения равны: кто бросит первым, бросает за всех.
nyx-roll-for = О чём бросок: { $text }
nyx-roll-holds = Один бросок на всех: { $names }

## О чём игрок просит ведущего

nyx-headline-ask-success = ⚠ { $name } просит у ведущего успех без броска: { $aspect }
nyx-headline-ask-change = ⚠ { $name } просит ведущего одобрить другие аспекты.
nyx-success-price = Если ведущий согласен: успех без эффекта, очки { SIGNED($points) }. Если нет, очки остаются при вас.
nyx-asked-success = ⏳ { $name } просит успех без броска, аспект { $aspect }: { $text }
nyx-asked-change = ⏳ { $name } просит другие аспекты: { $reason }
nyx-ask-due-success = ⏳ { $name } просит успех без броска: { $text }
nyx-ask-due-change = ⏳ { $name } просит другие аспекты: { $text }
nyx-no-success = Ведущий против успеха без броска, очки не тратятся. { $name }: { $text }
nyx-no-change = Ведущий против, аспекты остаются прежними. { $name }: { $text }

## Изменённые аспекты

nyx-headline-changed = { $name }: аспекты изменились.
nyx-changed = { $name }: аспекты изменились. Причина: { $reason }
nyx-change-reason = Причина: { $reason }
nyx-change-what = Что меняется
nyx-change-new = Новый: { $aspect }
nyx-change-gone = Исчезает: { $aspect }
nyx-change-value = { $name }: { $old } → { $new }
nyx-change-sum = { $count ->
        [one] { $count } аспект
        [few] { $count } аспекта
       *[many] { $count } аспектов
    }: { $sum }

## Затяжные штрафы и затяжной ущерб

nyx-headline-slow = { $name }: { $count ->
        [0] затяжных штрафов нет
        [one] { $count } затяжной штраф, бросать ещё рано
        [few] { $count } затяжных штрафа, бросать ещё рано
       *[many] { $count } затяжных штрафов, бросать ещё рано
    }.
nyx-headline-slow-due = ⚠ { $name }: пора бросать против затяжного штрафа ({ $affliction }).
nyx-headline-slow-held = { $name } держится: { $affliction } (бросок { $number } из { $count }).
nyx-headline-slow-harmed = { $name } получает затяжной ущерб: { $affliction } (бросок { $number } из { $count }).
nyx-slow-title = { $name } · { $affliction }
nyx-slow-is = Первая половина срока действия проходит скрыто, вторая требует трёх бросков. Каждый провал становится затяжным аспектом ущерба (1).
nyx-slow-against = Бросок на { $sum }
nyx-slow-number = Бросок { $number } из { $count }
nyx-slow-now = ⚠ пора сделать бросок { $number } из { $count }
nyx-slow-next = ⏳ до броска { $number } из { $count }: { $span }
nyx-slow-held = На этот раз без ущерба.
nyx-slow-harmed = Затяжной аспект ущерба (1): { $damage }
nyx-slow-over = Это был последний бросок: затяжной штраф закончился.
nyx-afflicted = { $name } получает затяжной штраф: { $affliction }
nyx-affliction-is = Атрибут: { $attribute }, сила { SIGNED($strength) }, срок действия: { $period }.
nyx-affliction-first = До первого броска: { $span }. Всего бросков: { $count }.
nyx-damage-healed = { $name }: прошло само: { $damage }
nyx-damage-removed = { $name }: ущерб снят за очки аспектов ({ $points }): { $damage }
nyx-healing-owed = ⚠ Один затяжной ущерб прошёл; какой именно, решают игроки: { $names }
nyx-healing-due = ⚠ { $name } решает, какой затяжной ущерб прошёл ({ $count }).
nyx-damage-slow = { $damage } (затяжной: проходит сам)
nyx-slow-rolled = { $affliction }: сделано бросков { $rolled } из { $count }

## Чего ждёт игра

nyx-headline-pending = { $name }: { $count ->
        [0] ничего не ждёт решения
        [one] ждёт { $count } дело
        [few] ждут { $count } дела
       *[many] ждут { $count } дел
    }.
nyx-pending-between = Между сессиями (сыграно { $sessions }), сцена { $scene }: персонажи могут меняться.
nyx-pending-session = Сессия { $session }, сцена { $scene }.
nyx-pending-break = Сессия { $session }, сцена { $scene }, большой перерыв: персонажи могут меняться.
nyx-pending-clock = Время в игре с самого начала: { $span }.
nyx-pending-conflicts = Конфликты
nyx-pending-conflict = { $title } · { $due }
nyx-pending-slow = Затяжные штрафы
nyx-pending-calls = Нужные броски
nyx-pending-demands = Требования
nyx-pending-asks = Просьбы к ведущему
nyx-pending-healing = Восстановление
nyx-pending-roll = { $name } · { $affliction }: { $next }

## Установленные факты

nyx-headline-facts = { $name }: { $count ->
        [0] фактов пока нет
        [one] { $count } установленный факт
        [few] { $count } установленных факта
       *[many] { $count } установленных фактов
    }.
nyx-fact = **{ $number }.** { $text } ({ $name })
nyx-fact-scene = **{ $number }.** { $text } ({ $name }, сцена { $scene })
nyx-facts-none = Факты появляются из сюжетного применения аспектов и из сюжетных преимуществ.
nyx-facts-page = Страница { $page } из { $pages }

## Правки

nyx-correction = Правка ведущего: { $what } ({ $reason })
nyx-corrected-of = { $name }, { $what }
nyx-corrected-points = очки
nyx-corrected-fatigue = утомление ({ $attribute })
nyx-corrected-number = { $what } { $old } → { $new }
nyx-corrected-marker = маркер { SIGNED($old) } → { SIGNED($new) }
nyx-corrected-mode = излишек: «{ $old }» → «{ $new }»
nyx-corrected-goal = цель ({ $name }): «{ $old }» → «{ $new }»
nyx-corrected-goal-set = цель ({ $name }): «{ $new }»
nyx-corrected-words = { $old } → { $new }
nyx-corrected-added = новый: { $aspect }
nyx-corrected-removed = снят: { $aspect }
