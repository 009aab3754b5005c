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
noir-health-dazed = в помрачении
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
noir-source-daze = помрачение
noir-source-wounds = раны
noir-source-initiative = низкая инициатива

## Шаблоны персонажей ведущего

noir-npc-civilian = гражданский
noir-npc-combatant = боец
noir-grade-green = неопытный
noir-grade-capable = толковый
noir-grade-experienced = опытный
noir-grade-superb = превосходный
noir-grade-masterly = мастерский

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
