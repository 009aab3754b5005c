# /доктор: что мешает боту на сервере, и в каждой строке, что с этим делать.

cmd-doctor = доктор
    .description = Что мне здесь мешает и как это исправить: для ведущих и тех, кто управляет сервером

button-doctor-mend = Исправить
button-doctor-try = Проверить ЛС

# Отчёт. Настройки Discord называются так, как в его приложении
doctor-well = ✅ Здесь всё в порядке.
doctor-headline = ⚠ { $count ->
        [one] Нашлась { $count } помеха.
        [few] Нашлось { $count } помехи.
       *[many] Нашлось { $count } помех.
    } В каждой строке сказано, что делать.
# $place, $channel: seat-place; $missing: doctor-may-…
doctor-forbidden = ⚠ { $place }: мне не всё разрешено. Настройки канала { $channel } → Права доступа → { $role } → разрешить: { $missing }.
doctor-may-view = Просматривать канал
doctor-may-send = Отправлять сообщения
doctor-may-send-in-threads = Отправлять сообщения в ветках
doctor-may-embed = Встраивать ссылки
doctor-may-attach = Прикреплять файлы
doctor-may-read = Читать историю сообщений
doctor-gone = ⚠ Канала или ветки кампании больше нет. Отвяжите это место: /{ cmd-campaign } { cmd-campaign-unbind } { $place }. Или введите /{ cmd-campaign } { cmd-campaign-here } в другом: тогда оно отвяжется само, и всё, что там шло, продолжится.
doctor-locked = ⚠ { $place }: ветка закрыта. Откройте её через меню ветки или играйте в другом месте и привяжите его командой /{ cmd-campaign } { cmd-campaign-here }.
doctor-left = ⚠ { $name } больше не на сервере; персонажи ждут. Передайте место командой /{ cmd-seat } { cmd-seat-hand } или освободите командой /{ cmd-campaign } { cmd-campaign-leave }.
doctor-closed = ⚠ { $name } не получает от меня личных сообщений. Их можно разрешить в меню сервера, в настройках конфиденциальности; до тех пор то же самое делают кнопки в канале.
doctor-stale = ⚠ { $count ->
        [one] { $count } панель отстала или удалена.
        [few] { $count } панели отстали или удалены.
       *[many] { $count } панелей отстали или удалены.
    } Нажмите «{ button-doctor-mend }».
doctor-commands = ⚠ У Discord не те команды, что у меня. Отправить их ещё раз не удалось: снова пригласите меня на сервер с разрешением applications.commands.
doctor-places = Каналы и ветки без помех: { $well } из { $count }.
doctor-people = { $count ->
        [one] За столом { $count } человек.
        [few] За столом { $count } человека.
       *[many] За столом { $count } человек.
    }
doctor-untried = Без личных сообщений с запуска: { $count }. «{ button-doctor-try }» отправит каждому короткое сообщение, один раз.
doctor-database = База данных: { $size } МБ, ревизия { $revision }.
doctor-commands-known = Команды: в Discord все на месте.
doctor-commands-off = Команды: их отправляет Discord тот, кто держит бота, а не я.

# Где нет кампании
doctor-no-campaign = Здесь нет кампании, поэтому речь об этом канале и о сервере. Начните кампанию командой /{ cmd-campaign } { cmd-campaign-new }.
doctor-elsewhere = { $campaign }: спросите в { $places }.

# Письмо для проверки. $campaign: название
doctor-letter = ✅ Это проверка для { $campaign }: мои сообщения до вас доходят. Делать ничего не нужно.
# Над личным ответом, пока противостояние нельзя показать
kept-out = ⚠ В канале этого пока никто не видит: мне нельзя там писать. Попросите ведущего ввести /{ cmd-doctor }: там сказано, чего не хватает.

# Why not
refusal-doctor-only = Это видит только ведущий и тот, кто управляет сервером. Попросите кого-нибудь из них ввести /{ cmd-doctor }.
