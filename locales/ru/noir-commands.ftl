# Нуар за столом, вне конфликтов: команды, формы, меню, кнопки и короткие ответы.

## Команды

cmd-noir = noir
    .description = Листы, Судьба, броски и бои (Noir, www.noir.nu)
cmd-noir-import = импорт
    .description = Заполнить незаконченный лист из файла (TOML или JSON); с новым именем начнётся новый лист
opt-noir-import-file = файл
    .description = Файл, каким его пишет экспорт
opt-noir-import-character = персонаж
    .description = Чей лист; по умолчанию имя из файла
cmd-noir-export = экспорт
    .description = Получить свой лист файлом, который можно снова загрузить
opt-noir-export-character = персонаж
    .description = Чей лист; по умолчанию тот, кем вы играете
cmd-noir-npc = нип
    .description = Создать персонажа ведущего по одному из десяти шаблонов
opt-noir-npc-name = имя
    .description = Как зовут персонажа
opt-noir-npc-template = шаблон
    .description = Род занятий и уровень опыта
opt-noir-npc-primary = основные
    .description = Основные способности через запятую
opt-noir-npc-secondary = второстепенные
    .description = Второстепенные способности через запятую
opt-noir-npc-numbers = значения
    .description = Отдельные значения, например: Стрелковое оружие 14, Медицина 9
opt-noir-npc-weapons = оружие
    .description = Оружие через запятую
cmd-noir-weapons = оружие
    .description = Посмотреть, что у кого с собой; ведущий меняет и заряжает
opt-noir-weapons-character = персонаж
    .description = Кто; по умолчанию тот, кем вы играете
cmd-noir-make-weapon = создать-оружие
    .description = Создать оружие, которого нет в таблице, или изменить своё
opt-noir-make-weapon-name = название
    .description = Как оно называется
opt-noir-make-weapon-kind = вид
    .description = Как им пользуются
opt-noir-make-weapon-damage = урон
    .description = Урон, например 2к10+1; B3к10-2 для оглушающего оружия
opt-noir-make-weapon-near = дальность_от
    .description = Меньшее расстояние в метрах
opt-noir-make-weapon-far = дальность_до
    .description = Большее расстояние в метрах
opt-noir-make-weapon-precision = точность
    .description = Точность
opt-noir-make-weapon-recoil = отдача
    .description = Величина отдачи
opt-noir-make-weapon-modes = огонь
    .description = Как оно стреляет
opt-noir-make-weapon-magazine = магазин
    .description = Патроны: 8+1 (коробчатый), 6r, 4i, 2p или 30b (лента)
cmd-noir-fate = судьба
    .description = Ваша Судьба и на что её хватит; ведущему: запас и то, что ждёт ответа
opt-noir-fate-character = персонаж
    .description = Чья Судьба; по умолчанию ваша, у ведущего запас
cmd-noir-ledger = книга
    .description = Кто и за что платил Судьбой
cmd-noir-correct = исправить
    .description = Ведущему: исправить что-то в листе, с причиной и при всех
opt-noir-correct-character = персонаж
    .description = Чей лист
opt-noir-correct-what = что
    .description = Что исправить
opt-noir-correct-value = значение
    .description = Как теперь будет; выберите из списка и измените число
opt-noir-correct-reason = причина
    .description = Почему; это прочтут все
cmd-noir-harm = вред
    .description = Ведущему: нанести вред без атаки: падение, огонь, взрыв
opt-noir-harm-who = кому
    .description = Кто получает вред, через запятую
opt-noir-harm-damage = урон
    .description = Урон каждому, например 2к10+1; B3к10 оглушает
opt-noir-harm-source = причина
    .description = От чего
opt-noir-harm-words = слова
    .description = От чего, своими словами
cmd-noir-round = раунд
    .description = Ведущему: прошёл раунд вне боя; смертельно раненным остаётся на один меньше

## Варианты

choice-noir-harm-fall = Падение
choice-noir-harm-fire = Огонь
choice-noir-harm-blast = Взрыв
choice-noir-harm-other = Другое
choice-noir-civilian-green = Гражданский, неопытный: 6, 5, 4
choice-noir-civilian-capable = Гражданский, толковый: 9, 7, 5
choice-noir-civilian-experienced = Гражданский, опытный: 12, 9, 6
choice-noir-civilian-superb = Гражданский, превосходный: 15, 12, 8
choice-noir-civilian-masterly = Гражданский, непревзойдённый: 18, 15, 10
choice-noir-combatant-green = Боец, неопытный: 6, 5, 4
choice-noir-combatant-capable = Боец, толковый: 9, 7, 5
choice-noir-combatant-experienced = Боец, опытный: 12, 9, 6
choice-noir-combatant-superb = Боец, превосходный: 15, 12, 8
choice-noir-combatant-masterly = Боец, непревзойдённый: 18, 15, 10
choice-noir-melee = Оружие ближнего боя
choice-noir-thrown = Метательное оружие
choice-noir-ranged = Стрелковое оружие
choice-noir-single = Одиночный огонь (E)
choice-noir-automatic = Автоматический огонь (A)
choice-noir-both = Одиночный и автоматический огонь (E, A)
choice-noir-fix-daze = Шок
choice-noir-fix-open = Открытые раны
choice-noir-fix-stabilised = Стабилизированные раны
choice-noir-fix-health = Состояние: в строю, в шоке, без сознания, вне игры, нет в живых
choice-noir-fix-countdown = Раундов до смерти, 0 — отсчёта нет
choice-noir-fix-saved = Спасение от смерти: вкл или выкл
choice-noir-fix-fate = Очки Судьбы
choice-noir-fix-value = Способность или атрибут: Медицина 14
choice-noir-fix-later = Позднее изменение атрибута: Защита +2
choice-noir-fix-amount = Число специализации, ограничения или приметы: Пистолеты +2
choice-noir-fix-mark = Что меняет примета: Шрам: Впечатление -2
choice-noir-fix-limitation = Ограничение вкл или выкл: Кошмары вкл
choice-noir-fix-rounds = Заряжено патронов: Пистолет 5
choice-noir-on = вкл
choice-noir-off = выкл

## Форма листа

button-noir-body = Тело…
button-noir-senses = Чувства…
button-noir-people = Общение…
button-noir-fight = Бой…
button-noir-free = Ещё способности…
button-noir-entered = Размер, удача…
button-noir-person = Черты, стремления…
button-noir-details = Спец., приметы…
button-noir-properties = Свойства…
button-noir-change = Изменить…
form-noir-entered = Размер и удача
form-noir-free-title = Ещё способности
form-noir-free = Способность и значение, по одной в строке
form-noir-entries = В листе
option-noir-free = Верховая езда 8 или Верховая езда 8 (Координация). Убранная строка уйдёт из листа.
option-noir-properties = Координация или Координация 12. По одному в строке.
option-noir-traits = Жадный 2: считает каждый грош. Уровни: 1, сильная 2, крайняя 4.
option-noir-drives = Свалить мэра 2. Уровни: 1, жгучее 2, маниакальное 4.
option-noir-expertise = Стрелковое оружие: пистолеты. Число добавит ведущий: … пистолеты +2.
option-noir-limitations = Кошмары (по воле Судьбы): не спит. Или: всегда; в своей ситуации.
option-noir-marks = Шрам: люди отводят глаза. По одной в строке.
placeholder-noir-weapons = Оружие при себе

## Персонажи ведущего и оружие

noir-headline-template = { $name }: выберите шаблон.
noir-template-how = Числа: основные, второстепенные и прочие способности, затем боевые значения. Основные и второстепенные способности, отдельные значения и оружие задаёт /{ cmd-noir } { cmd-noir-npc }.
option-noir-template = { $kind }, { $grade }: { $primary }, { $secondary }, { $other }; бой { $combat }
placeholder-noir-template = Шаблон
noir-headline-arms = { $name }: { $count ->
        [0] без оружия
       *[other] оружия при себе: { $count }
    }.
noir-arms-none = Только голые руки.
placeholder-noir-load = Зарядить полностью
option-noir-load = { $weapon }: { $loaded } из { $most }
noir-exported = { $name }: лист в файле. /{ cmd-noir } { cmd-noir-import } загрузит его снова.

## Исправления

noir-reason = Причина: { $reason }
noir-fix-number = { $name } { $number }
noir-fix-mark = { $mark }: { noir-value-impression } -2
noir-fix-switch = { $name } { $word }

## Судьба

noir-headline-account = { $name }: { $fate ->
        [one] { $fate } очко Судьбы
        [few] { $fate } очка Судьбы
       *[many] { $fate } очков Судьбы
    }.
noir-account-change = Изменить ситуацию: { $low }; { $high }, если прямо страдает персонаж ведущего. Разрешает ведущий.
noir-account-contact = Есть знакомый: 5, 10 или 15, как скажет ведущий; раз в сцену.
noir-account-contact-met = Есть знакомый: в этой сцене уже было.
noir-account-rescue = Спасение: от 2 до 10 очков; половина помогает тому, у кого их не осталось.
noir-account-clue = Озарение: группа вместе платит { $needed } за подсказку.
noir-account-rolls = В бросках и бою вас спросят, когда можно платить Судьбой.
button-noir-alter = Изменить: { $price }…
button-noir-harm = Навредить: { $price }…
button-noir-contact = Знакомый…
button-noir-rescue = Спасение
button-noir-pledge = На подсказку
button-noir-price = Очков: { $points }
button-noir-pay = Заплатить { $points }…
form-noir-alter-title = Изменить ситуацию
form-noir-alter = Что стало иначе волей Судьбы?
form-noir-contact-title = Знакомый
form-noir-contact = Кто это и откуда вы знакомы?
form-noir-rescue-title = Спасение
form-noir-rescue = Чем вы помогаете в истории?
form-noir-account = Изменить счёт
form-noir-points = Сколько очков теперь
form-noir-reason = Почему?
noir-headline-pledge = { $name }, Судьба { $fate }: сколько на подсказку?
option-noir-points = { $points ->
        [0] ничего
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
placeholder-noir-pledge = Обещать на подсказку
noir-headline-known = { $name } заводит знакомство; в запасе { $pot }.
placeholder-noir-know = Навязать знакомого…
placeholder-noir-setback = Невезение: { $price } из запаса
option-noir-setback = { $name }: { $limitation }
placeholder-noir-account = Изменить счёт
option-noir-pot = Запас: { $points }
option-noir-account = { $name }: { $points }
placeholder-noir-asks = Что ждёт вашего слова
option-noir-ask = { $name }: { $use }. { $text }
option-noir-ask-bare = { $name }: { $use }
noir-headline-rescue = { $name } платит { $points }: { $helped } может сразу потратить { $given }.
noir-rescue-for = На что: { $use }. Остаток пропадёт.
noir-rescue-left = { $name }: { $fate }; { $helped }: { $have }.
option-noir-rescue = Заплатить { $points }, поможет { $given }

## Что дальше у ведущего

choice-system-noir = Noir (www.noir.nu)
noir-first = Игроки нажимают **{ button-join }** и создают главных героев, ведущий создаёт противников командой /{ cmd-noir } { cmd-noir-npc } и раздаёт Судьбу командой /{ cmd-noir } { cmd-noir-fate }.
noir-next-campaign = ✅ Вы ведущий кампании «{ $name }». Дальше: игроки нажимают **{ button-join }** ниже; противников создаёт /{ cmd-noir } { cmd-noir-npc }, Судьбу раздаёт /{ cmd-noir } { cmd-noir-fate }. /{ cmd-campaign } { cmd-campaign-here } подключит другие каналы. Правила: Noir, www.noir.nu.
noir-next-scene = ✅ Новая сцена. Включённые ограничения снова выключены.
noir-next-session = ✅ Сессия началась. /{ cmd-noir } { cmd-noir-fate } покажет Судьбу всех, /{ cmd-scene } { cmd-scene-new } начнёт следующую сцену.
noir-next-end = ✅ Сессия окончена. /{ cmd-noir } { cmd-noir-ledger } покажет, кто и за что платил Судьбой.
noir-next-play = ✅ Игра продолжается. /{ cmd-noir } { cmd-noir-fate } покажет, что ждёт вашего слова.

## Почему ничего не произошло

refusal-bad-value-typed = Здесь нет целого числа: «{ $text }». Напишите название и число, например Медицина 14.
refusal-bad-value-known = Для этого в форме есть своё поле: { $text }. Заполните его там.
refusal-bad-level-typed = Такого уровня нет: { $text }. Напишите 1, 2 или 4.
refusal-bad-value-expertise = Специализация относится к способности: «{ $text }». Пишите так: Медицина: раны.
refusal-bad-value-activation = Ограничение действует всегда, в своей ситуации или по воле Судьбы, а не «{ $text }». Напишите в скобках одно из этого.
refusal-unknown-id-typed = Здесь это ничего не значит: «{ $text }». Выберите слово из списка.
refusal-wrong-state-alone = Кроме вас, здесь никого нет, спасать некого. Пусть сначала другой игрок создаст персонажа.
refusal-bad-value-file-size = Файл слишком большой, можно не больше { $most } КБ. Этого хватит для любого листа.
refusal-bad-value-file-line = Файл обрывается в { $place } (строка и столбец): это не TOML и не JSON. Исправьте это место и отправьте снова.
refusal-bad-value-file-extra = Такого поля в листе нет: { $field }. Уберите его или пишите так, как /{ cmd-noir } { cmd-noir-export }.
refusal-bad-value-file-missing = В файле не хватает поля: { $field }. Добавьте его и отправьте снова.
refusal-bad-value-file-field = В этом поле что-то не то: { $field }. Как надо, показывает файл от /{ cmd-noir } { cmd-noir-export }.
