# Noir: слова и журнал. Имена и тексты игроков стоят там, где их не нужно склонять.

## Способности и атрибуты

noir-value-agility = Подвижность
noir-value-alertness = Внимательность
noir-value-charm = Обаяние
noir-value-close-combat = Ближний бой
noir-value-composure = Самообладание
noir-value-deduction = Дедукция
noir-value-determination = Решимость
noir-value-firearms = Стрелковое оружие
noir-value-fitness = Физическая форма
noir-value-intuition = Интуиция
noir-value-leadership = Лидерство
noir-value-medicine = Медицина
noir-value-persuade = Убеждение
noir-value-reactions = Реакция
noir-value-resistance = Сопротивляемость
noir-value-strength = Сила
noir-value-thrown-weapons = Метательное оружие
noir-value-withstand = Стойкость
noir-value-worldliness = Житейский опыт
noir-value-defence = Защита
noir-value-learning = Обучаемость
noir-value-impression = Впечатление
noir-value-will = Воля к жизни
noir-value-escalation = Усиление урона
noir-value-movement = Боевое перемещение
noir-value-threshold = Порог ранения
noir-value-endurance = Выносливость
noir-value-overview = Обзор
noir-value-defence-distance = Защита: на расстоянии
noir-value-defence-melee = Защита: ближний бой
noir-value-size = Размер
noir-value-luck = Удача

## Оружие

noir-weapon-unarmed = без оружия
noir-weapon-knife = нож
noir-weapon-improvised-club = подручная дубина
noir-weapon-axe = топор
noir-weapon-throwing-knife = метательный нож
noir-weapon-improvised-missile = подручный метательный предмет
noir-weapon-pistol = пистолет
noir-weapon-revolver = револьвер
noir-weapon-rifle = винтовка
noir-weapon-shotgun = дробовик

## Оружие: виды и огонь

noir-kind-melee = оружие ближнего боя
noir-kind-thrown = метательное оружие
noir-kind-ranged = стрелковое оружие
noir-mode-single = одиночный огонь
noir-mode-automatic = автоматический огонь
noir-mode-any = одиночный или автоматический огонь

## Что делают в бою

noir-action-directed-fire = Направленный огонь
noir-action-snap-shot = Выстрел навскидку
noir-action-aimed-fire = Прицельный огонь
noir-action-sharpshooting = Снайперский выстрел
noir-action-fire-two-weapons = Стрельба с двух рук
noir-action-concentrated-auto = Сосредоточенная очередь
noir-action-sweep-auto = Огонь веером
noir-action-auto-two-weapons = Очередь с двух рук
noir-action-blind-fire = Стрельба вслепую
noir-action-throw-at-target = Бросить в цель
noir-action-throw-to-place = Бросить в место
noir-action-fight = Драться
noir-action-frenzy = Яростная атака
noir-action-move = Переместиться
noir-action-draw-weapon = Достать оружие
noir-action-reload = Перезарядить
noir-action-scan = Оценить обстановку
noir-action-wait = Выжидать
noir-action-other = Другое действие
noir-action-await-target = Ждать цель

## Защитные действия

noir-defence-defend = Защищаться
noir-defence-chance-defence = Защита на удачу
noir-defence-shoot-back = Ответный огонь
noir-defence-strike-back = Ответный удар

## Для чего удар

noir-aim-damage = нанести урон
noir-aim-hold = удерживать
noir-aim-disarm = обезоружить
noir-aim-break-hold = вырваться из захвата
noir-aim-push = оттолкнуть

## Чем кончился бросок

noir-outcome-exceptional-success = исключительный успех
noir-outcome-success = успех
noir-outcome-failure = провал
noir-outcome-exceptional-failure = исключительный провал

## Может ли человек действовать

noir-health-acting = в строю
noir-health-dazed = в шоке
noir-health-recovering = приходит в себя
noir-health-unconscious = без сознания
noir-health-out = вне игры
noir-health-dead = нет в живых

## Сила черт и стремлений

noir-trait-ordinary = обычная
noir-trait-strong = сильная
noir-trait-extreme = крайняя
noir-drive-ordinary = обычное
noir-drive-burning = жгучее
noir-drive-manic = маниакальное

## Как их можно написать
noir-trait-ordinary-typed = обычная, обычный, обычное, обычно
noir-trait-strong-typed = сильная, сильный, сильное, сильно
noir-trait-extreme-typed = крайняя, крайний, крайнее, крайне
noir-drive-ordinary-typed = обычное, обычный, обычная
noir-drive-burning-typed = жгучее, жгучий, жгучая
noir-drive-manic-typed = маниакальное, маниакальный, маниакальная

## Когда действует ограничение

noir-activation-always = всегда
noir-activation-scene = в своей ситуации
noir-activation-fate = по воле Судьбы

## За что платят Судьбой

noir-use-setback = Невезение
noir-use-protect = Заслонить
noir-use-grit = Стиснуть зубы
noir-use-change = Изменить ситуацию
noir-use-inspiration = Озарение
noir-use-contact = Есть знакомый
noir-use-odds-before = Игра с шансами до броска
noir-use-odds-after = Игра с шансами после броска
noir-use-rescue = Спасение
noir-use-survive = Выжить

## Откуда модификатор

noir-source-gm = обстоятельства
noir-source-helpers = помощники
noir-source-trait = черта характера
noir-source-drive = стремление
noir-source-expertise = специализация
noir-source-limitation = ограничение
noir-source-mark = примета
noir-source-action = само действие
noir-source-daze = шок
noir-source-wounds = раны
noir-source-initiative = низкая инициатива

## Шаблоны персонажей ведущего

noir-npc-civilian = гражданский
noir-npc-combatant = боец
noir-grade-green = неопытный
noir-grade-capable = толковый
noir-grade-experienced = опытный
noir-grade-superb = превосходный
noir-grade-masterly = непревзойдённый

## Уровни социального конфликта

noir-social-conversation = разговор
noir-social-quarrel = ссора
noir-social-brawl = драка
noir-social-violence = смертельное насилие

## Списки на листе

noir-list-properties = Свойства
noir-list-expertise = Специализации
noir-list-limitations = Ограничения
noir-list-marks = Приметы
noir-list-traits = Черты характера
noir-list-drives = Стремления

## Лист персонажа

noir-credit = Правила: Noir, www.noir.nu. Для полной игры нужна основная книга правил.
noir-headline-sheet = { $name } · Судьба { $fate } · { $state }
noir-headline-npc = { $name } · { $state }
noir-headline-form = { $name }: лист пока такой · способностей: { $abilities } · не хватает: { $missing }
noir-sheet-unfinished = Ещё не в игре: лист заполняется.
noir-sheet-state = Состояние: { $state }
noir-sheet-fate = Судьба: **{ $fate }**
noir-sheet-grace = От других, на «{ $use }»: { $points }. Что не потрачено сразу, пропадает.
noir-abilities = Способности
noir-abilities-more = Способности, дальше
noir-abilities-of = **{ $property }:** { $abilities }
noir-abilities-loose = { $abilities }
noir-abilities-none = **{ $property }:** –
noir-attributes = Атрибуты
noir-attribute-changed = { $attribute } { $base } { SIGNED($change) } = { $value }
noir-attribute-unset = ⚠ { $attribute }: не вписано
noir-attribute-needs = ⚠ { $attribute } (не хватает: { $values })
noir-attribute-input = { $number }
noir-attribute-plus = { $sum } + { $number }
noir-attribute-sum = { $attribute } ({ $sum }) / { $divisor }{ $plus ->
        [0] { "" }
       *[other] { " " }{ SIGNED($plus) }
    }{ $later ->
        [0] { "" }
       *[other] { " " }{ SIGNED($later) }
    } = { $value }
noir-template = Шаблон
noir-npc-is = { $kind }, { $grade }
noir-npc-primary = Основные { $number }
noir-npc-secondary = Второстепенные { $number }
noir-npc-row = { $row }: { $abilities }
noir-npc-other = Прочие способности { $number }
noir-npc-combat = Боевые значения { $number }
noir-arms = Оружие

## Записи в списках, оружие

noir-entry-number = { $name } { $number }
noir-entry-expertise = { $ability }: { $name }
noir-entry-amount = { $entry } { SIGNED($number) }
noir-entry-modifier = { SIGNED($number) }
noir-entry-parts = { $name } ({ $parts })
noir-entry-text = { $entry }: { $text }
noir-entry-on = действует
noir-entry-off = не действует
noir-arm-rounds = { $weapon } · патроны: { $loaded } из { $capacity }
noir-weapon-damage = { $weapon } { $damage }
noir-weapon-facts = { $weapon } · { $facts }
noir-weapon-precision = точность { SIGNED($number) }
noir-weapon-recoil = отдача { $number } { $modes }
noir-weapon-range = { $least }–{ $most } м

## Незаконченный лист

noir-form-saved = Всё введённое сохранено. Остальное можно вписать позже, но бросать то, что от него зависит, пока нельзя.
noir-form-ready = Всё заполнено.
noir-form-counts = Способностей: { $abilities }; в игре их { $expected }, можно и больше, и меньше.
noir-form-next = Дальше: впишите способности, атрибуты, списки и оружие или пришлите лист файлом. Затем введите его в игру; после этого его меняет ведущий.
noir-form-missing = Не хватает
noir-form-needed = { $value } (для: { $attributes })

## Журнал: листы

noir-told-created = Начат новый лист: { $name }.
noir-told-npc = Ведущий вводит персонажа: { $name } ({ $kind }, { $grade }).
noir-told-value = { $name }: { $value } { $number }.
noir-told-value-moved = { $name }: { $value } { $old } → { $new }.
noir-told-value-gone = { $name }: { $value } больше нет в листе.
noir-told-by-formula = { $name }: { $value } снова считается по формуле.
noir-told-later = { $name }: { $value }, поправка { SIGNED($change) }.
noir-told-computed = Отсюда: { $changes }.
noir-told-change = { $value } { $old } → { $new }
noir-told-unknown = { $value }: не посчитать
noir-told-entry = { $name } · { $list }: { $entry }.
noir-told-entry-gone = { $name } · { $list }: { $entry } вычёркивается.
noir-told-weapon = { $name } берёт оружие: { $weapon }.
noir-told-weapon-gone = { $name } убирает оружие: { $weapon }.
noir-told-weapon-made = Оружие от ведущего: { $weapon }.
noir-told-finished = { $name } в игре.
noir-told-imported = Лист прочитан из файла: { $name }.

## Журнал: Судьба и состояние

noir-told-sum = { $before } { SIGNED($points) } = { $left }
noir-told-untouched = { $left }
noir-told-paid = { $name } платит Судьбой за «{ $use }»: { $sum }.
noir-told-paid-pot = Запас Судьбы платит { $points } за «{ $use }».
noir-told-paid-pot-for = { $name }: запас Судьбы платит { $points } за «{ $use }».
noir-told-given = Кроме того, от других: { $points }.
noir-told-helped = Кого касается: { $name }.
noir-told-text = «{ $text }»
noir-told-fate-set = { $name }, Судьба по решению ведущего: { $old } → { $new }.
noir-told-pot-set = Запас Судьбы: { $old } → { $new }.
noir-told-gained = { $name } получает Судьбу: { $before } { SIGNED($points) } = { $fate }.
noir-told-grace = { $name } может сразу потратить { $points } на «{ $use }».
noir-told-limitation-on = { $name }: { $limitation }, теперь действует.
noir-told-limitation-off = { $name }: { $limitation }, больше не действует.
noir-told-refused = Ведущий отказывает: { $name }, «{ $use }». Ничего не потрачено.
noir-told-allowed = Ведущий разрешает: { $name }, «{ $use }».
noir-told-pledged = { $name } обещает { $points } за подсказку: { $total } из { $needed }.
noir-told-state = { $name }, состояние по решению ведущего: { $old } → { $new }.
noir-told-died = { $name } умирает от ран.
noir-told-countdown = { $name }: смертельная рана, { $left ->
        [one] остался { $left } раунд.
        [few] осталось { $left } раунда.
       *[many] осталось { $left } раундов.
    }

## Судьба: счёт и что ждёт

noir-headline-ledger = Судьба, { $name }: траты и поступления, всего { $count }
noir-ledger-row = { $number }. { $move }
noir-ledger-none = Судьбой ещё никто не платил.
noir-ledger-page = Страница { $page } из { $pages }
noir-ledger-paid = { $name } { $sum }: { $use }
noir-ledger-set = { $name } { $old } → { $new }: меняет ведущий
noir-ledger-given = { $move } ({ SIGNED($points) } от других)
noir-ledger-for = { $move }, для: { $name }
noir-ledger-text = { $move }. «{ $text }»
noir-fate-pot = Запас Судьбы
noir-headline-fate = Судьба, { $name }. { $count ->
        [0] От ведущего ничего не ждут.
        [one] Ведущего ждёт { $count } дело.
        [few] Ведущего ждут { $count } дела.
       *[many] Ведущего ждут { $count } дел.
    }
noir-fate-asks = ⏳ Слово за ведущим
noir-fate-pledges = Обещано за подсказку
noir-fate-accounts = Очки Судьбы
noir-pledged = { $shares } = { $total } из { $needed }
noir-ask-due = ⏳ { $asked }
noir-ask-text = { $due } «{ $text }»
noir-ask-price = Цена: { $prices }. { $name }: есть { $fate }.
noir-headline-ask = ⚠ { $name } ждёт решения ведущего: { $use }
noir-asked-change = { $name } хочет изменить ситуацию за { $points }.
noir-asked-contact = { $name } хочет найти знакомого; цену называет ведущий.
noir-asked-inspiration = Группа хочет подсказку за { $points }.
noir-asked-rescue = { $name } предлагает Спасение: цена { $points }, на «{ $use }».
noir-asked-rescue-of = { $name } предлагает Спасение. Кому: { $helped }; цена { $points }, пригодится { $worth }, на «{ $use }».

noir-hidden = { $name }: { $ability } { $value }, выпало { $dice } → { $total }: { $outcome }
