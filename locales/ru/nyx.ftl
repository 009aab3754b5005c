# Nyx: что происходит, как складывается конфликт, о чём спрашивают человека.
# Имена и другой текст пользователей не склоняются: они стоят в именительном падеже или после двоеточия.

## Слова

nyx-attribute-body = Тело
nyx-attribute-mind = Разум
nyx-attribute-interaction = Общение
nyx-attribute-value = Значение
nyx-tactic-defensive = Оборона
nyx-tactic-waiting = Выжидание
nyx-tactic-offensive = Натиск
nyx-attributes = Атрибуты
nyx-aspects = Аспекты
nyx-damage = Аспекты ущерба
nyx-fatigue = утомление
nyx-modifier = модификатор
nyx-advantage = ситуативное преимущество
nyx-length = длина шкалы
nyx-lead = начальный перевес
nyx-situation = ситуация
nyx-marker = маркер
nyx-bonus = бонус

nyx-credit = Правила: Nyx v1.02, автор Olle "Snigel" Linge (www.snigel.nu). Свободное использование, не ради заработка.

## Числа и их суммы

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
nyx-equals-floor = { $sum } = { $total }, считается как 0
nyx-points = Очки { $points }
nyx-points-moved = Очки { SIGNED($points) }
nyx-aspect = { $name } ({ $value })
nyx-aspect-hidden = пока неизвестный аспект
nyx-use-points = { $aspect }, очки { SIGNED($points) }

## Кубики

nyx-dice-one = один кубик
nyx-dice-best = { $dice ->
        [one] { $dice } кубик, считается лучший
        [few] { $dice } кубика, считается лучший
       *[many] { $dice } кубиков, считается лучший
    }
nyx-dice-worst = { $dice ->
        [one] { $dice } кубик, считается худший
        [few] { $dice } кубика, считается худший
       *[many] { $dice } кубиков, считается худший
    }
nyx-dice-mixed = 1 { SIGNED($more) } { SIGNED($fewer) }: { $dice }
nyx-die = { $die }
nyx-die-counts = **{ $die }**
nyx-die-failed = ~~{ $die }~~
nyx-die-failed-counts = **~~{ $die }~~**
nyx-roll = { $sum }: { $dice }
nyx-roll-pool = { $roll } ({ $pool })
nyx-rolls = { $name } · { $roll }
nyx-effect = Эффект { $effect }
nyx-effect-bonus = Эффект { $die } { SIGNED($bonus) } = { $effect }
nyx-effect-none = Эффект 0: { $die } больше { $target }
nyx-effect-none-withheld = Эффект 0: { $die } — слишком много
nyx-steps-back = { $die } больше { $target } на { $steps }: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    } назад
nyx-helps = На пользу: { $aspects }
nyx-hurts = Во вред: { $aspects }
nyx-forced = Поневоле: { $aspects }
nyx-bought-off = Откуп: { $aspects }

## Маркер

nyx-level = силы равны
nyx-ahead = { $name }, перевес { $steps }
nyx-ahead-past = { $name }, за краем шкалы на { $steps }
nyx-marker-of = Маркер (+ { $left }, − { $right })
nyx-way-still = { $sum }, бросок ничего не меняет
nyx-way-rolled = { $way } → { SIGNED($place) }
nyx-way-bonus = { $way }, { $tactic } { SIGNED($number) }
nyx-way-both = { $way }, три шага каждой стороны гасят друг друга
nyx-way-stops = { $way }, остановка на { SIGNED($place) }
nyx-way-no-room = { $way } из { SIGNED($number) } (дальше некуда)
nyx-way-end = { $way } → **{ SIGNED($marker) }**
nyx-overflow = { $steps ->
        [one] Излишек: { $steps } шаг
        [few] Излишек: { $steps } шага
       *[many] Излишек: { $steps } шагов
    }. Эффект { $steps } против стороны: { $name }.
nyx-overflow-goal = { $steps ->
        [one] Излишек: { $steps } шаг
        [few] Излишек: { $steps } шага
       *[many] Излишек: { $steps } шагов
    }, и это решает исход.

## Тактики: кто победил и засчитана ли победа

nyx-beats-defensive = Оборона сильнее натиска
nyx-beats-waiting = Выжидание сильнее обороны
nyx-beats-offensive = Натиск сильнее выжидания
nyx-beats-void = { $beats }, но впустую
nyx-equal = Одинаковый выбор: { $tactic }.
nyx-equal-brief = Одинаковый выбор ({ $tactic })
nyx-fits-defensive = { $name } после броска на { SIGNED($place) } (равенство или отставание): победа засчитана.
nyx-fits-waiting = Выжидание засчитывается в любом положении.
nyx-fits-offensive = { $name } после броска на { SIGNED($place) } (равенство или перевес): победа засчитана.
nyx-void-defensive = Но { $name } после броска на { SIGNED($place) }, а оборона засчитывается только при равенстве или отставании: победа пропадает.
nyx-void-offensive = Но { $name } после броска на { SIGNED($place) }, а натиск засчитывается только при равенстве или перевесе: победа пропадает.
nyx-both-waiting = Выжидание засчитывается всегда, поэтому побеждают обе стороны.
nyx-both-level = После броска маркер на 0, поэтому победа засчитана обеим сторонам.

## На что идёт победа

nyx-bonus-steps = { $name }: три шага.
nyx-bonus-story = { $name }: вместо шагов сюжетное преимущество. { $text }
nyx-bonus-asked = ⏳ { $name }: сюжетное преимущество, решает ведущий. { $text }
nyx-bonus-break-off = Конфликт прерван ({ $name }).
nyx-bonus-chosen = 🔒 { $name }: выбор сделан.
nyx-bonus-due = ⚠ { $name }: на что пойдёт победа? Три шага или что-то взамен?
nyx-bonus-wait = ⏳ { $names }: на что пойдёт победа?
nyx-asked-wait = ⏳ Ведущий решает, дать ли сюжетное преимущество.
nyx-story-allowed = Ведущий согласен ({ $name }): { $text }
nyx-story-refused = Ведущий против, нужно выбрать снова ({ $name }): { $text }

## Штрафы

nyx-penalty-due = ⚠ { $name }, эффект { $effect }: утомление или ущерб?
nyx-penalty-fatigue = { $name }: эффект { $effect } становится утомлением { $fatigue } (атрибут: { $attribute }).
nyx-penalty-fatigue-cut = { $name }: эффект { $effect } становится утомлением { $fatigue } (атрибут: { $attribute }), больше терять нечего.
nyx-penalty-damage = { $name }: аспект ущерба (1) за эффект { $effect }: { $damage }
nyx-penalty-as-fatigue = Утомление
nyx-penalty-as-damage = Ущерб
nyx-penalty-damage-is = Один аспект ущерба (1), каким бы ни был эффект. Назовите его по тому, что случилось: он вредит в каждом броске, к которому относится.
nyx-penalty-out = ⚠ Атрибут на 0: персонаж выведен из строя, конфликт проигран.

## Кто рассказывает

nyx-narrator = Рассказ за стороной: { $name }
nyx-narrator-gm = Рассказ за ведущим
# $who: who narrates the round
nyx-narrator-asks = { $who } · Чем кончается?
# What was at stake when a conflict is over: the goal that was reached, and one that was not
nyx-stake-won = ✓ { $name }
nyx-stake-lost = ✗ { $name }
nyx-became-true = Теперь это правда: { $facts }
nyx-came-true = Стало правдой: { $facts }
nyx-account = > **{ $name }:** { $text }
nyx-account-gm = > **Ведущий:** { $text }

## Конец

nyx-the-end = Конец
nyx-over = Конец. { $end }.
nyx-sentence = { $text }.
nyx-end-gave-up = Победа: { $name }. Сдача: { $loser }
nyx-end-out = Победа: { $name }. Без сил: { $loser }
nyx-end-goal = Цель достигнута: { $name }
nyx-end-broke-off = Конфликт прерван, цели не достигает никто
nyx-end-gm = Ведущий завершает конфликт, цели не достигает никто
nyx-goal-reached = Достигнутая цель: { $goal }
nyx-stood = Итог на шкале: { $standing }.

## Заголовки

nyx-headline = Раунд { $turn }: { $result }. { $due }
nyx-headline-way = { $name } { SIGNED($start) } → { SIGNED($marker) }
nyx-headline-both = { $way }. { $verdict }
nyx-headline-end = { $title }: конец. { $end }.
nyx-headline-opening = { $title } · начало конфликта · { $left } — { $right } · { $standing }
# Below what somebody told of the newest round
nyx-headline-below = { $title } · { $standing }
nyx-headline-panel = { $title } · раунд { $turn } · { $standing } · { $due }
nyx-headline-choosing = { $title } · раунд { $turn } · { $due }
nyx-wait = ⏳ Ждём: { $names }
nyx-wait-gm = ⏳ Ждём ведущего
nyx-on-autopilot = { $name } (тактика по жребию)
nyx-wait-drawn = { $due } ({ $names }: тактика по жребию)
nyx-title = { $title } · раунд { $turn }
nyx-title-end = { $title } · конец
nyx-round = Раунд { $turn }
nyx-side-tactic = { $name } · { $tactic }
nyx-side-gm = { $name } (ведущий)
nyx-side-number = Сторона { $number }
nyx-side-has = { $name } · { $what }

## Начало

nyx-scale = { $length ->
        [one] Шкала: { $length } шаг в каждую сторону.
        [few] Шкала: { $length } шага в каждую сторону.
       *[many] Шкала: { $length } шагов в каждую сторону.
    }
nyx-mode-penalty = Излишек становится штрафом, и конфликт продолжается.
nyx-mode-goal = Излишек ведёт к цели и завершает конфликт.
nyx-mode-both = Излишек становится штрафом, ведёт к цели и завершает конфликт.
nyx-break-off-free = Прервать конфликт можно при любой заявке.
nyx-break-off-on-win = Прервать конфликт можно, победив в выборе тактики.
nyx-break-off-forbidden = Прервать конфликт нельзя, только сдаться.
nyx-goal = Цель: { $goal }
nyx-goes-in-with = Начальный атрибут: { $attribute }
nyx-passive = Пассивная сторона: не бросает кубиков и не выбирает тактику.
nyx-modifier-is = Модификатор { SIGNED($modifier) }
nyx-advantage-is = Ситуативное преимущество { $advantage }

## Панель

nyx-advantage-held = { $held } ({ $name })
nyx-shift = В этом раунде оно двигает маркер на { SIGNED($steps) } в пользу стороны с перевесом: { $name }.
nyx-shift-none = В этом раунде оно не двигает маркер.
nyx-due-declare = Открытая заявка: атрибут и аспекты. ⏳ Ждём: { $names }
nyx-due-tactic = Тайный выбор тактики. ⏳ Ждём: { $names }
nyx-after-dice = После броска: { $standing }. Маркер сдвинется, когда решится, на что пойдёт победа.
nyx-demand-due = ⚠ Ведущий требует применить во вред аспект: { $aspect }. { $name } принимает или откупается.
nyx-status-declaring = ⏳ заявка готовится
nyx-status-waiting = ⏳ сейчас черёд: { $name }
nyx-status-declared = ✅ заявка сделана
nyx-status-demand = ⚠ нужен ответ на требование
nyx-status-choosing = ⏳ идёт выбор
nyx-status-sealed = 🔒 запечатано
nyx-status-sealed-known = 🔒 запечатано: { $choice }
nyx-status-bonus = ⚠ нужно решить, на что пойдёт победа
nyx-status-penalty = ⚠ нужно выбрать штраф

## Выбор тактики

nyx-headline-picker = Раунд { $turn }: { $standing }. Выбор окончателен и запечатан, пока не выберут обе стороны.
nyx-headline-sealed = Раунд { $turn }. 🔒 Запечатано: { $tactic }. Выбор окончателен, его покажут, когда выберут обе стороны.
nyx-pick-final = Выбор и кубики показываются вместе. До этого ваш выбор не видит никто, даже ведущий.
nyx-pick-own = Выбор и кубики показываются вместе. До этого ваш выбор больше никто не видит.
nyx-pick-again = Если кубики до броска изменятся, вы выберете снова. «Не менять» оставит вашу тактику.
nyx-pick-kept = Ваша тактика останется, даже если кубики до броска изменятся.
nyx-pick-watched = Выбор и кубики показываются вместе. До этого ваш выбор видит только ведущий: так решили за этим столом.
nyx-brings = { $name }: { $sum }, { $dice }
nyx-own-shift = В этом раунде ситуация двигает маркер на { SIGNED($steps) } в вашу пользу.
nyx-pick-defensive-beats = Сильнее натиска, слабее выжидания.
nyx-pick-defensive-pays = +3, если после броска у вас равенство или отставание; может спасти у края шкалы.
nyx-pick-waiting-beats = Сильнее обороны, слабее натиска.
nyx-pick-waiting-pays = +3 в любом положении, но не дальше края шкалы.
nyx-pick-offensive-beats = Сильнее выжидания, слабее обороны.
nyx-pick-offensive-pays = +3, если после броска у вас равенство или перевес, в том числе за край шкалы.

## Как использовать победу

nyx-headline-bonus = Раунд { $turn }. { $name }: на что пойдёт победа?
nyx-win-steps = Три шага
nyx-win-steps-to = { $name }: { SIGNED($start) } → { SIGNED($end) }
nyx-win-over = { $steps ->
        [one] Излишек: { $steps } шаг
        [few] Излишек: { $steps } шага
       *[many] Излишек: { $steps } шагов
    }, эффект против противника.
nyx-win-both = Победили обе стороны. Если обе возьмут шаги, маркер останется на месте.
nyx-win-story = Сюжетное преимущество
nyx-win-story-is = Вместо шагов: выхваченное оружие, удобное место, выигранное время. Скажите, что именно.
nyx-win-judged = Ведущий решает, уместно ли это; если нет, вы выбираете снова.
nyx-win-own-judge = Вы ведущий и решаете сами.
nyx-win-break-off = Прервать конфликт
nyx-win-break-off-is = Конфликт закончится этим раундом, цели не достигнет никто.

## Требования

nyx-headline-demand = ⚠ { $name }: ведущий требует { $count ->
        [one] { $count } аспект
        [few] { $count } аспекта
       *[many] { $count } аспектов
    } в следующем броске.
nyx-demand-answer = Принять: { $gain ->
        [0] без очков
        [one] { SIGNED($gain) } очко
        [few] { SIGNED($gain) } очка
       *[many] { SIGNED($gain) } очков
    }, { $value ->
        [one] { $value } кубик
        [few] { $value } кубика
       *[many] { $value } кубиков
    } против вас. Откупиться: { $price } из ваших очков (есть { $points }).
nyx-demand-forced = { $points ->
        [0] Откупиться нечем.
       *[other] Откуп стоит { $price }, а у вас { $points }.
    } Принять: { $gain ->
        [0] без очков
        [one] { SIGNED($gain) } очко
        [few] { SIGNED($gain) } очка
       *[many] { SIGNED($gain) } очков
    }, { $value ->
        [one] { $value } кубик
        [few] { $value } кубика
       *[many] { $value } кубиков
    } против вас.
nyx-demand-taken = { $name } принимает требование: { $use }
nyx-demand-bought = { $name } откупается: { $use }

## Листы персонажей

nyx-headline-sheet = { $name }: { $values }
nyx-headline-form = { $name }: { $left ->
        [0] атрибуты готовы
        [one] осталось { $left } очко атрибутов
        [few] осталось { $left } очка атрибутов
       *[many] осталось { $left } очков атрибутов
    }, { $unnamed ->
        [0] все аспекты названы
        [one] без названия { $unnamed } аспект
        [few] без названия { $unnamed } аспекта
       *[many] без названия { $unnamed } аспектов
    }.
nyx-sheet-unfinished = Лист ещё не закончен.
nyx-sheet-out = Персонаж выведен из строя: до следующей сцены атрибут на 0.
nyx-sheet-bare = Одно значение на всё, без аспектов и очков аспектов.
nyx-aspects-of = **{ $value }:** { $aspects }
nyx-slot-open = (свободно)
nyx-form-ready = ✅ Всё на месте: лист можно закончить.
nyx-form-attributes = **Тело** — сила, скорость и выносливость; **Разум** — рассудок, воля и чувства; **Общение** — убеждение, искусство, связи и положение. 5 — среднее. Портовый грузчик: Тело 8, Разум 4, Общение 5.
nyx-form-aspects = Аспект — что угодно о персонаже: черта, вещь, друг, мечта. Тройка — то, что о нём знают прежде всего; двойки важны часто. Например: «Всегда платит долги» (3), «Старый паром» (2).
nyx-form-balance = Лучшие и помогают, и мешают. Пусть они не повторяют друг друга, а тройка и двойки порой приносят персонажу беду.
nyx-form-saved = Всё сохраняется сразу. Продолжайте, когда захотите.
nyx-budget-even = ✅ Сумма { $need } из { $need }
nyx-budget-left = Сумма { $have } из { $need }: осталось { $left }
nyx-budget-over = Сумма { $have } из { $need }: лишних { $left }
nyx-missing-names = { $count ->
        [one] { $count } аспект без названия
        [few] { $count } аспекта без названия
       *[other] { $count } аспектов без названия
    }
nyx-unused = Аспекты на 3 и 2, которых давно не было в игре
nyx-unused-of = { $name }: { $aspects }
nyx-unused-aspect = { $aspect } ({ $value }, последний раз в сессии { $session })
nyx-unused-never = { $aspect } ({ $value }, ещё ни разу)

## Одиночные броски

nyx-headline-roll = { $name }, бросок: { $roll } → эффект { $effect }
nyx-roll-won = { $name }: успех
nyx-roll-lost = { $name }: провал

## Журнал

nyx-created = Новый персонаж: { $name }
nyx-created-bare = Новый противник: { $name }, значение { $value }
nyx-aspects-named = Аспекты: { $aspects }
nyx-finished = ✅ Лист закончен: { $name }
nyx-fatigue-cleared = Всё утомление прошло.
nyx-used-in-story = { $name } · { $use } · В сюжете: { $text }
nyx-succeeded = { $name } · { $use } · Успех без броска: { $text }
nyx-declared = ✅ { $name }, заявка: { $attribute }
nyx-reopened = { $name }: заявка снова открыта.
nyx-tactics-opened = Заявки сделаны. Теперь тайный выбор тактики.
nyx-choose-again = { $name }: выбор тактики снова открыт, кубики изменились.
nyx-picked = 🔒 { $name }: выбор сделан и запечатан.
nyx-choice-handed = 🔒 { $name }: сделанный выбор остаётся запечатанным.

## Рассказ о раунде: кто бросил лучше

nyx-tale-nothing = { $variant ->
        [0] Ни одна сторона не добивается своего.
       *[1] Много усилий с обеих сторон, и всё впустую.
    }
nyx-tale-even = { $variant ->
        [0] Силы равны, и никто не уступает.
       *[1] На каждый ход находится ответ, и никто не вырывается вперёд.
    }
nyx-tale-narrow = { $variant ->
        [0] { $name } на этот раз действует чуть лучше.
       *[1] { $name } выигрывает самую малость.
    }
nyx-tale-clear = { $variant ->
        [0] { $name } действует заметно лучше, и { $other } уступает.
       *[1] { $name } берёт своё, а { $other } сдаёт позиции.
    }
nyx-tale-alone = { $variant ->
        [0] { $name } добивается своего, а { $other } топчется на месте.
       *[1] { $other } сбивается, и { $name } этим пользуется.
    }
nyx-tale-far = { $variant ->
        [0] { $name } полностью владеет положением, а { $other } может лишь смотреть.
       *[1] { $name } делает что хочет, а { $other } почти ничего не успевает.
    }

## Рассказ о борьбе с пассивной стороной

nyx-tale-strides = { $variant ->
        [0] { $name } продвигается далеко вперёд.
       *[1] { $name } почти не встречает сопротивления.
    }
nyx-tale-gains = { $variant ->
        [0] { $name } подбирается ближе.
       *[1] { $name } продвигается шаг за шагом.
    }
nyx-tale-slips = { $variant ->
        [0] { $name } теряет часть достигнутого.
       *[1] Что-то подводит, и { $name } сползает назад.
    }
nyx-tale-falls = { $variant ->
        [0] { $name } теряет почти всё достигнутое.
       *[1] Всё идёт наперекосяк, и { $name } начинает почти сначала.
    }

## Рассказ о тактиках

nyx-tale-but = Но { $said }
nyx-tale-defensive = { $variant ->
        [0] { $name } держится твёрдо, и { $other } проносится мимо.
       *[1] { $name } ждёт именно этого, и { $other } тратит силы впустую.
    }
nyx-tale-waiting = { $variant ->
        [0] { $name } спокойно осматривается, а { $other } защищается от того, чего нет.
       *[1] { $name } копит силы, пока { $other } напрасно держит оборону.
    }
nyx-tale-offensive = { $variant ->
        [0] { $name } действует сразу, пока { $other } ещё ждёт удобного случая.
       *[1] { $name } напирает, и { $other } не успевает опомниться.
    }
nyx-tale-defensive-void = { $variant ->
        [0] { $name } прикрывается, хотя { $other } и так отстаёт: осторожность ничего не даёт.
       *[1] { $name } предугадывает, что сделает { $other }, но лишь сдерживается, и случай упущен.
    }
nyx-tale-offensive-void = { $variant ->
        [0] { $name } напирает, и { $other } теряется, но из такого положения этого мало.
       *[1] { $name } бросается вперёд, пока { $other } выжидает, но отставание слишком велико.
    }
nyx-tale-both-defensive = { $variant ->
        [0] Обе стороны прикрываются и ждут чужой ошибки.
       *[1] Все настороже, и почти ничего не движется.
    }
nyx-tale-both-waiting = { $variant ->
        [0] Обе стороны тянут время и ищут слабое место.
       *[1] Они кружат, не сводя друг с друга глаз, и ждут нужной минуты.
    }
nyx-tale-both-offensive = { $variant ->
        [0] Обе стороны идут напролом, сила на силу.
       *[1] Никто ни в чём себя не сдерживает.
    }

## Сообщение для всех: в первой строке не больше 120 знаков

nyx-result = Раунд { $turn }: { $gain }.
nyx-result-pending = Раунд { $turn }: { $verdict }.
nyx-result-still = всё на месте, { $standing }
nyx-result-level = снова поровну ({ $name })
nyx-result-lead = впереди теперь { $name }, перевес { $ahead }
nyx-result-further = { $name }, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    } вперёд, перевес { $ahead }
nyx-result-closer = { $name }, { $steps ->
        [one] отыгран { $steps } шаг
        [few] отыграно { $steps } шага
       *[many] отыграно { $steps } шагов
    }; впереди ещё { $other }, перевес { $ahead }
nyx-result-driven = Раунд { $turn }: { $name } за краем шкалы, эффект { $effect }.
# Подсчёт раунда мелким шрифтом
nyx-small = -# { $text }
# $declared: характеристика и использованные аспекты
nyx-live-declared = ✅ { $name }: { $declared }
nyx-live-sealed = 🔒 { $name } · { $hash }
nyx-live-chosen = 🔒 { $name }: выбор сделан · { $hash }
nyx-live-about = { $name }: { $about }
nyx-live-shift = Ситуация: { SIGNED($steps) } ({ $name })

nyx-hidden = { $name }: { $attribute } { $value }, выпало { $die } → { $effect ->
        [0] провал
       *[other] успех: { $effect }
    }
