# Журнал: что произошло, по журналу событий; читать, хранить и печатать.

## На странице

journal-title = { $name } · Журнал
journal-kicker = Журнал
journal-edition-players = Издание для игроков
journal-edition-gm = Издание для ведущего
journal-contents = Содержание
journal-session = Сессия { $session }
journal-before = До первой сессии
journal-scene = Сцена { $scene }
journal-over = После сессии { $session }
journal-all = Вся кампания
journal-session-scene = { $session }, { $scene }
journal-nothing = В этом издании здесь нечего рассказать.
journal-utc = Время указано по UTC.
journal-source = Составлено по журналу событий кампании, а не по сообщениям. Отменённых ходов здесь нет.
journal-dice-key = Броски: закрашенное считается, пустое не считается, зачёркнутое не удалось или не пригодилось.
journal-titled = { $name }: { $title }
journal-people = Действующие лица
journal-persona = **{ $name }**: { $traits }.
journal-persona-bare = **{ $name }**.
journal-who-line = { $names }
journal-gm = Ведущий
journal-speaker = { $name }:
journal-dice = Броски
journal-how = Как считали
journal-different = Что изменилось: { $what }.
journal-kept = { SENTENCES($parts) }.
journal-kept-joined = присоединилось: { $count }
journal-kept-finished = готовых листов: { $count }
journal-kept-votes = голосов: { $count }
journal-kept-settings = настроек: { $count }
journal-kept-sheets = записей в листах: { $count }
journal-kept-more = прочего: { $count }
journal-kept-undone = отменённых ходов: { $count }

## Что нарисовано

journal-course = Шкала, раунд за раундом
journal-course-words = { $steps }
journal-course-start = в начале: { $place }
journal-course-step = раунд { $turn }: { $place }
journal-course-corrected = исправлено: { $place }
journal-ahead = { $name } +{ $steps }
journal-level = 0
journal-who = Кто
journal-from = В начале
journal-to = В конце
journal-way = По пути
journal-points-nyx = Очки аспектов
journal-points-noir = Судьба
journal-points-zapas = Запас
journal-face-counts = { $value } считается
journal-face-lost = { $value } не считается
journal-face = { $value }
journal-damage = Урон: { $name }
journal-throw = { $name }: { $faces }
journal-of = { $name } · { $said }
journal-values = { $name }: { $values }

## Что можно проверить

# Throws that came in from a file
journal-imported = Броски, которые нельзя проверить: { $count }
journal-imported-why = Всё, что было до переезда кампании на этот сервер, прочитано из файла. Броски оттуда не проверит никто.
journal-bare = ⚠ Броски здесь взяты из файла, проверить их нельзя.
# $number: число, от которого взят хеш
journal-earlier = Раньше это была кампания { $number }
journal-earlier-how = В журнале в JSON есть её цепочка, колоды и печати под старым номером; «bot.py verify» проверяет и их.

journal-proof-about = Хеши закрепили броски и тайный выбор до того, как их кто-либо узнал. Как проверить их вручную, сказано в docs/fairness.md проекта Nattvakt; python bot.py verify проверит этот журнал в JSON. Номер кампании: { $campaign }.
journal-deck = Колода { $number } · { $rolls ->
        [0] без бросков
        [one] { $rolls } бросок
        [few] { $rolls } броска
       *[many] { $rolls } бросков
    }
journal-deck-promise = Обещание: { $hash }
journal-deck-words = Слова: { $words }
journal-deck-closing = После сообщения { $message } в канале { $channel } колоду уже не снимали
journal-deck-unclosed = Сообщением не закрыта: бот не мог писать в канале.
journal-deck-seed = Зерно: { $seed }
journal-deck-closed = Её зерно покажут, когда колода откроется.
# $contest: число, от которого взят хеш
journal-seals = Запечатанный выбор · { $title } · конфликт { $contest }
# $seat: число, от которого взят хеш, $name: чей это выбор
journal-seal = Раунд { $turn }, { $name } ({ $seat }): { $choice } · случайное число { $nonce } · печать { $hash }
journal-seal-closed = Раунд { $turn }, { $name } ({ $seat }): не показан · печать { $hash }
journal-chain = Цепочка
journal-chain-link = Последнее звено, запись { $save }: { $head }. Сохраните его: тогда никто не изменит ничего до этого места незаметно для вас.
journal-hidden = Скрытые броски
journal-hidden-closed = { $name }: закрыт. Хеш { $hash }
journal-hidden-open = { $name }: { $result }. Случайное число { $nonce }, хеш { $hash }
journal-seal-gone = Раунд { $turn }, { $name } ({ $seat }): выбор отменён · печать { $hash }

## В чате

journal-headline = { $name }: { $part }, страница { $page } из { $pages }
journal-empty = Там ещё ничего не случилось.
journal-heading = **{ $parts }** · { $date }
journal-chapter = `{ $time }` **{ $title }**
journal-told = *{ $said }*
journal-spoken = **{ $name }:** { $text }
journal-small = -# { $said }
journal-match = `{ $time }` **{ $title }**
journal-file = { $name }: { $part }. { $edition }.
journal-option = { $part } · { $date } · { $titles }
journal-option-bare = { $part } · { $date }

refusal-no-such-part = Такой сессии или сцены в кампании нет. Выберите из того, что предлагается.
refusal-journal-too-long = Событий здесь { $count }, а за один раз рассказывается не больше { $most }. Выберите одну сессию или одну сцену.
refusal-journal-too-large = Файл занял бы { $size } КБ, а приложить здесь можно { $most } КБ. Выберите одну сессию или одну сцену, или Markdown вместо страницы.
refusal-gm-edition-only = Издание для ведущего — только для ведущих. Выберите издание для игроков.

## Команды

cmd-journal = журнал
    .description = Что произошло в кампании
cmd-journal-show = показать
    .description = Читать журнал здесь, только для вас; сначала самая новая страница
opt-journal-show-session = сессия
    .description = Какая сессия; без выбора — последняя
opt-journal-show-scene = сцена
    .description = Какая сцена этой сессии
cmd-journal-export = экспорт
    .description = Журнал файлом: страница для чтения и печати, Markdown или JSON
opt-journal-export-format = формат
    .description = Какой файл
opt-journal-export-edition = издание
    .description = Для кого: издание для ведущего — только для ведущих
opt-journal-export-language = язык
    .description = На каком языке рассказывать
opt-journal-export-session = сессия
    .description = Какая сессия; без сессии и сцены — вся кампания
opt-journal-export-scene = сцена
    .description = Какая сцена
choice-journal-html = Страница (HTML) для чтения и печати
choice-journal-md = Markdown
choice-journal-json = JSON для программ
choice-edition-players = Издание для игроков
choice-edition-gm = Издание для ведущего

cmd-journal-find = найти
    .description = Найти в журнале имена, слова, броски и рассказы
opt-journal-find-words = слова
    .description = Что искать; все слова должны быть в одной строке
opt-journal-find-session = сессия
    .description = Какая сессия (иначе все, начиная с последней)
find-headline = { $count ->
    [one] «{ $words }»: найдено { $count } место
    [few] «{ $words }»: найдено { $count } места
   *[many] «{ $words }»: найдено { $count } мест
}
find-none = В доступном вам журнале нет «{ $words }». Попробуйте другое слово или меньше слов.
find-where = { $session }, { $scene }
find-hit = **{ $where }** · { $day } { $time } · { $text }
find-more = { $count ->
    [one] и ещё { $count } место раньше: добавьте слово или выберите сессию
    [few] и ещё { $count } места раньше: добавьте слово или выберите сессию
   *[many] и ещё { $count } мест раньше: добавьте слово или выберите сессию
}
find-older = Просмотрено не всё. Чтобы искать раньше, выберите сессию.
