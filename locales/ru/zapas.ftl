# Zapas: слова, листы, голосования и журнал. Имена и тексты игроков стоят там, где их не нужно склонять.

choice-system-zapas = Zapas
zapas-credit = Правила: родня Blackbird Pie Джейми Фристрома, по мотивам Lady Blackbird Джона Харпера.
zapas-first = Игроки нажимают **{ button-join }** и создают персонажей, и об их качествах судит весь стол; ведущий создаёт противников командой /{ cmd-npc } { cmd-npc-new }.

## Люди

zapas-the-gm = ведущий
zapas-a-player = игрок без персонажа
zapas-bold = **{ $text }**
zapas-names = { $names }
zapas-number = { $number }

## Что с предложением

zapas-state-draft = черновик
zapas-state-proposed = предложено
zapas-state-vetoed = вето
zapas-state-accepted = принято

## Что делает состояние

zapas-effect-none = на броски не влияет
zapas-effect-difficulty = повышает сложность
zapas-effect-lock = закрывает аспекты

## Почему флаг вычёркивают

zapas-strike-against = поступок против него
zapas-strike-reached = цель достигнута

## Ради чего бросок

zapas-purpose-plain = Преграда
zapas-purpose-condition = Против состояния
zapas-purpose-part = Составная часть
zapas-purpose-task = Трудная задача
zapas-purpose-attack = Бросок на атаку
zapas-purpose-contact = Найти знакомого
zapas-purpose-acquire = Раздобыть вещь
zapas-purpose-packed = Вещь с собой
zapas-note-contact = Знакомство
zapas-note-acquire = Добыто
zapas-note-packed = С собой

## Сложность

zapas-difficulty-2 = просто
zapas-difficulty-3 = средне
zapas-difficulty-4 = сложно
zapas-difficulty-5 = очень сложно
zapas-difficulty-6 = экстремально
zapas-difficulty-20 = один шанс из миллиона
zapas-difficulty-named = { $name } { $number }

## Состояния, которые можно предложить

zapas-condition-injured = рана
zapas-condition-tired = усталость
zapas-condition-lost = не знает дороги
zapas-condition-hunted = под преследованием
zapas-condition-trapped = в ловушке
zapas-condition-disarmed = без оружия
zapas-condition-lost-lockpicks = без отмычек
zapas-condition-unequipped = без снаряжения
zapas-condition-poisoned = отравление
zapas-condition-bleeding = кровотечение
zapas-condition-stunned = оглушение
zapas-condition-blinded = слепота
zapas-condition-paralysed = паралич
zapas-condition-petrified = окаменение
zapas-condition-dead = нет в живых

## Вопросы для сцены восстановления, от персонажа персонажу

zapas-question-1 = Чего из родных мест тебе больше всего не хватает?
zapas-question-2 = Что пугает тебя сильнее, чем ты показываешь?
zapas-question-3 = Кто научил тебя тому, что ты умеешь лучше всего, и какой ценой?
zapas-question-4 = Что заставило бы тебя бросить всё это и уйти?
zapas-question-5 = Какое обещание давит на тебя сильнее других?
zapas-question-6 = Каким было твоё первое мнение обо мне и какое оно теперь?
zapas-question-7 = С кем ты надеешься больше никогда не встретиться?
zapas-question-8 = На что уйдёт твой день, если никому ничего от тебя не нужно?
zapas-question-9 = О каком шраме, на теле или на душе, ты никогда не рассказываешь?
zapas-question-10 = Что в последний раз рассмешило тебя до слёз?
zapas-question-11 = Что ты скрываешь от всех нас и почему?
zapas-question-12 = Если всё кончится хорошо, где мне искать тебя через год?

## Лист

zapas-headline-sheet = { $name } · запас { $reserve } · опыт { $experience }
zapas-headline-with = { $said } · { $what }
zapas-headline-with-conditions = { $said } · { $conditions }
zapas-headline-form = { $name }: лист в работе · очки: { $points } из { $need } · не хватает: { $missing }
zapas-not-ready = ещё не в игре
zapas-sheet-unfinished = Ещё не в игре: лист заполняется.
zapas-sheet-stopped = ⚠ Действовать нельзя: { $condition }
zapas-biography = { $text }
zapas-dice = Кубы и опыт
zapas-reserve = Запас: **{ $reserve }**
zapas-reserve-promised = Запас: **{ $reserve }** (свободно { $free }, обещано { $promised })
zapas-experience = Опыт: **{ $experience }**

## Лист: качества и аспекты

zapas-trait = { $trait } · уровень { $level }
zapas-trait-draft = Черновик: другие его пока не видят.
zapas-trait-proposed = ⏳ Предложено: «за» { $count } из { $all }. Пока не все «за», кубов не даёт.
zapas-trait-vetoed = ⚠ Вето: кубов не даёт, пока стол не примет.
zapas-trait-renaming = Новое название: { $text } ({ $state })
zapas-veto = { $name }: «{ $reason }»
zapas-aspects = { $aspects }
zapas-aspects-locked = Закрыты: { $aspects }
zapas-aspect-locked = { $aspect } ({ $conditions })
zapas-aspects-proposed = ⏳ Предложены: { $aspects }
zapas-aspects-vetoed = ⚠ Вето: { $aspects }
zapas-aspects-draft = Черновики: { $aspects }
zapas-aspects-asleep = Спят: { $aspects }
zapas-slots = { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
zapas-slots-wake = { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }: сначала возвращаются спящие аспекты
zapas-erased = Стёрто

## Лист: флаги, состояния и что принесли броски

zapas-flags = Флаги
zapas-flag = **{ $flag }**
zapas-flag-marks = { $flag } · { $marks ->
        [0] без отметок
        [one] { $marks } отметка
        [few] { $marks } отметки
       *[many] { $marks } отметок
    }
zapas-flag-relation = { $flag } · положительные отношения: { $name }
zapas-flag-relation-through = { $flag } · положительные отношения: { $name }, через: { $through }
zapas-flag-waits = ⏳ { $flag } · ждёт подтверждения ведущего
zapas-flag-striking = ⏳ { $flag } · вычеркнуть ({ $reason }): ждёт подтверждения ведущего
zapas-flags-room = Есть место ещё для { $count ->
        [one] { $count } флага
       *[other] { $count } флагов
    }
zapas-flags-travel = Есть место ещё для { $count ->
        [one] { $count } флага
       *[other] { $count } флагов
    }, когда группа в пути
zapas-flags-first = ⚠ Следующий флаг: только значимые и положительные отношения.
zapas-struck-question = 💬 Что теперь иначе? { $name }
zapas-flags-struck = Вычеркнуто навсегда: { $flags }
zapas-conditions = Состояния
zapas-condition-does = { $condition } ({ $effects })
zapas-condition-shows = { $condition }: { $text }
zapas-raises = сложность +{ $number }
zapas-locks = закрывает: { $aspects }
zapas-stops = не даёт действовать
zapas-notes = Знакомства и вещи
zapas-note = { $purpose }: { $text }

## Лист, который пишется

zapas-form-counts = Очки: **{ $points }** из { $need } · качества: **{ $traits }** (от { $least } до { $most }). Всё, что здесь есть, сохранено.
zapas-missing = Что ещё нужно
zapas-missing-biography = биография
zapas-missing-traits = качества: есть { $have }, нужно от { $least } до { $most }
zapas-missing-drafts = показать столу черновики: { $traits }
zapas-missing-votes = ⏳ решение стола о качествах: { $traits }
zapas-missing-vetoes = ⚠ снять вето с качеств: { $traits }
zapas-missing-points = очки: есть { $have }, нужно ровно { $need }
zapas-missing-relation = флаг о значимых и положительных отношениях с персонажем другого игрока
zapas-missing-confirmed = ⏳ слово ведущего о флаге: { $flag }
zapas-next-biography = Дальше: напишите короткую биографию — отношения, черты личности, убеждения, цели. Из неё вырастут качества и флаги.
zapas-next-traits = Дальше: предложите качества, от { $least } до { $most }.
zapas-next-traits-fewer = Дальше: уберите лишние качества, чтобы осталось { $most }.
zapas-next-drafts = Дальше: покажите черновики столу.
zapas-next-votes = Дальше: дождитесь ответа. Ждём: { $names }. Ведущий может закрыть голосование.
zapas-next-vetoes = Дальше: напишите качество под вето иначе, уберите его или переубедите тех, кто против.
zapas-next-points = Дальше: раздайте качествам ещё { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }; уровень каждого от 2 до 6.
zapas-next-points-fewer = Дальше: снимите с качеств { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }.
zapas-next-relation = Дальше: возьмите флаг о значимых и положительных отношениях с персонажем другого игрока или с персонажем ведущего, у которого такие отношения с ним.
zapas-next-confirmed = Дальше: дождитесь, пока ведущий подтвердит флаг.
zapas-next-ready = Всё на месте. Дальше: вводите персонажа в игру; аспекты и другие флаги могут появиться потом.

## Персонажи ведущего

zapas-headline-npc = { $name } · персонаж ведущего
zapas-headline-npc-known = { $name } · { $profile }
zapas-headline-npc-dead = { $name } · нет в живых
zapas-npc-unknown = Числа знает только ведущий.
zapas-npc-attack = Если атаковать
zapas-profile-usual = Обычно: { $facts }
zapas-profile = { $approach }: { $facts }
zapas-immune = неуязвимость
zapas-attack-once = сложность { $difficulty }, убивает один удачный бросок
zapas-attack-hits = сложность { $difficulty }, { $kill ->
        [one] убивает { $kill } успех
        [few] убивают { $kill } успеха
       *[many] убивают { $kill } успехов
    }
zapas-npc-total = Успехов до сих пор: **{ $total }**
zapas-npc-conditions = За неудачу: { $conditions }
zapas-npc-revealed = Эти числа видят все.
zapas-npc-secret = Эти числа видит только ведущий.

## Голосования

zapas-what-trait = качество «{ $trait }», уровень { $level }
zapas-what-aspect = аспект «{ $aspect }» к качеству «{ $trait }»
zapas-what-renaming = «{ $old }» меняется на «{ $new }»
zapas-headline-draft = { $name }, черновик: { $what }
zapas-headline-proposed = { $name } предлагает: { $what } · «за» { $count } из { $all }
zapas-headline-vetoed = { $name } предлагает: { $what } · ⚠ вето: { $voter }
zapas-headline-accepted = ✅ Принято, { $name }: { $what }
zapas-headline-bundle = { $name } предлагает ({ $count }): { $texts }
zapas-headline-bundle-accepted = ✅ Принято, { $name }: { $texts }
zapas-headline-bundle-in-play = ✅ { $name } в игре: { $texts }
zapas-bundle-open = ▫ { $what } · «за» { $count } из { $all }
zapas-bundle-accepted = ✅ { $what }
zapas-bundle-vetoed = ✋ { $what } · { $name }: «{ $reason }»
zapas-each = Какое из предложений? { $name }
zapas-proposes = { $name } предлагает: { $what }
zapas-account = Как так вышло: «{ $text }»
zapas-measure-trait = Оцените, насколько это широко: примерно как ремесло или народ, но не целый род героев и не один-единственный приём.
zapas-measure-aspect = Оцените, насколько это узко: одно умение, одно заклинание, одна вещь.
zapas-measure-renaming = Новому названию должны подходить все аспекты: { $aspects }
zapas-vetoed-before = Раньше наложили вето: { $texts }
zapas-next-draft = Дальше: покажите столу или напишите иначе.
zapas-next-proposed = Дальше: предложение принято, когда все остальные «за»; одно вето с объяснением всё останавливает. Ведущий может закрыть голосование; тогда молчание — знак согласия.
zapas-next-vetoed = Вето в силе. { $name } пишет иначе или снимает предложение, либо снимают само вето.
zapas-next-fixed = Теперь это даёт куб и остаётся в листе насовсем.
zapas-next-fixed-soon = Это уже в листе; когда персонаж войдёт в игру, останется там насовсем.
zapas-next-accepted = Это уже в листе и даёт свой куб.
zapas-next-renamed = Новое название в силе; уровень и аспекты прежние.
zapas-approve = ✅ За
zapas-object = ⚠ Вето
zapas-not-answered = ⏳ Ещё не ответили

## Журнал: листы и голосования

zapas-told-created = Начат новый лист: { $name }.
zapas-told-npc = Ведущий вводит персонажа: { $name }. { $profile }.
zapas-told-biography = Биография написана: { $name }.
zapas-told-trait = { $name } предлагает качество «{ $trait }», уровень { $level }.
zapas-told-trait-draft = { $name }, черновик: качество «{ $trait }», уровень { $level }.
zapas-told-trait-gone = { $name }: качества «{ $trait }» в листе больше нет.
zapas-told-level = { $name }: у качества «{ $trait }» теперь уровень { $level }.
zapas-told-aspect = { $name } предлагает аспект «{ $aspect }» к качеству «{ $trait }».
zapas-told-aspect-draft = { $name }, черновик: аспект «{ $aspect }» к качеству «{ $trait }».
zapas-told-aspect-gone = { $name }: аспекта «{ $aspect }» у качества «{ $trait }» больше нет.
zapas-told-renaming = { $name } предлагает: «{ $old }» меняется на «{ $new }».
zapas-told-renaming-gone = { $name }: качество «{ $trait }» сохраняет название.
zapas-told-renamed = { $name }: «{ $old }» теперь «{ $new }», с тем же уровнем и всеми аспектами.
zapas-told-submitted = { $name } предлагает: «{ $text }».
zapas-told-approved = { $name }, «{ $text }»: «за» { $count } из { $all }.
zapas-told-accepted = { $name }: «{ $text }» принято.
# $by: кто против; $name: чьё предложение
zapas-told-vetoed = Вето ({ $by }) против «{ $text }» ({ $name }): «{ $reason }»
zapas-told-veto-lifted = Вето снято ({ $by }): «{ $text }» ({ $name }) снова решает стол.
zapas-told-veto-lifted-one = Вето снято ({ $by }), но против «{ $text }» ({ $name }) остаётся другое.
zapas-told-revised = { $name } меняет текст: «{ $old }» → «{ $new }». Все голосуют заново.
zapas-told-redrafted = { $name } переписывает черновик: «{ $old }» → «{ $new }».
zapas-told-ready = { $name } в игре.
zapas-told-text = «{ $text }»

## Журнал: флаги и состояния

zapas-told-flag = { $name } берёт флаг «{ $flag }»; слово за ведущим.
zapas-told-qualifies = Это значимые и положительные отношения.
zapas-told-alike = ⚠ Похоже на вычеркнутое навсегда: { $flags }
zapas-told-flag-counts = { $name }: флаг «{ $flag }» теперь действует.
zapas-told-flag-refused = { $name }: ведущий отклоняет флаг «{ $flag }».
zapas-told-strike-asked = { $name } хочет вычеркнуть флаг «{ $flag }» ({ $reason }); слово за ведущим.
zapas-told-flag-kept = { $name }: флаг «{ $flag }» остаётся, говорит ведущий.
zapas-told-struck = { $name } вычёркивает флаг «{ $flag }» ({ $reason }).
zapas-flag-told = { SENTENCES($name) } о вычеркнутом флаге «{ $flag }»: { $text }
zapas-told-condition = { $name } получает состояние: { $condition }.
zapas-told-stops = { $name } не может действовать, пока оно не пройдёт.
zapas-told-shows = { $name }, { $condition }: «{ $text }»
zapas-told-raises = { $name }: где это важно, состояние «{ $condition }» повышает сложность на { $number }.
zapas-told-locks = { $name }: состояние «{ $condition }» закрывает аспекты: { $aspects }.
zapas-told-no-effect = { $name }: состояние «{ $condition }» больше не влияет на броски.
zapas-told-lifted = { $name } избавляется от состояния: { $condition }.
zapas-told-contact = { $name }: новое знакомство, { $text }.
zapas-told-thing = { $name }: под рукой { $text }. Само по себе это куба не даёт.
zapas-told-note = { $name }: { $old } → { $new }
zapas-told-note-gone = { $name }: записи «{ $text }» больше нет.

## Журнал: развитие и группа

zapas-told-experience = { $name }: опыт { $old } { SIGNED($change) } = { $experience }
zapas-told-raised = { $name }: качество «{ $trait }» растёт до уровня { $level }.
zapas-told-sold = { $name } продаёт куб: качество «{ $trait }» опускается до уровня { $level }.
zapas-told-asleep = Аспект «{ $aspect }» засыпает и не даёт куба, пока снова не найдётся место.
zapas-told-erased = { $name } стирает качество «{ $trait }».
zapas-told-woken = { $name }: аспект «{ $aspect }» качества «{ $trait }» снова действует.
zapas-told-travel = Группа в пути: персонажи могут меняться.
zapas-told-play = Путь окончен, игра продолжается.
zapas-told-awarded = Каждый игрок получает опыт: { $points }.
zapas-told-task = Трудная задача: { $text }. Её можно одолеть по частям.
zapas-told-task-dropped = Задача снята: { $text }.
zapas-told-task-done = Задача решена: { $text }.
zapas-told-reduced = { $part }: получилось. Сложность ниже на { $number }: «{ $text }».
zapas-told-fact = Решено: { $text }
zapas-told-stake-set = Ведущий исправляет: { $name }, запас { $reserve }, опыт { $experience }.
zapas-told-profile = { $name } · { $profile }
zapas-told-npc-set = Ведущий меняет: { $name }.
zapas-told-npc-revealed = Ведущий открывает числа: { $name }.
zapas-told-npc-hit = Атака, цель { $name }: { $hits }.
zapas-told-npc-hit-total = Атака, цель { $name }: { $hits }, всего { $total }.
zapas-told-npc-dead = **{ $name } погибает.**

zapas-hidden = Выпало { $dice } → успехов: { $hits }, сложность { $difficulty }
zapas-hidden-of = { $name }: выпало { $dice } → успехов: { $hits }, сложность { $difficulty }
