# Что хранится о человеке и как быть забытым.

cmd-privacy = данные
    .description = Что о вас хранится
cmd-privacy-show = показать
    .description = Посмотреть, что о вас хранится, зачем и как долго
cmd-privacy-export = экспорт
    .description = Получить файлом всё, что о вас хранится
cmd-privacy-erase = забыть
    .description = Попросить бота забыть вас; сначала он переспросит

button-erase-me = Забыть меня

privacy-title = Ваши данные
privacy-nothing = О вас ничего не хранится.
privacy-headline = { $campaigns ->
    [0] Вас нет ни в одной кампании; записан только язык вашего Discord.
    [one] Вы записаны в { $campaigns } кампании.
    [few] Вы записаны в { $campaigns } кампаниях.
   *[many] Вы записаны в { $campaigns } кампаниях.
}
privacy-what = Хранятся: номер вашей учётной записи и имя при каждом вашем месте и приглашении, ваши персонажи, то, что ваше место делало в игре, и язык вашего Discord. Сообщения не хранятся, как и всё, что игре не нужно.
privacy-why = Это нужно, чтобы бот знал, чей ход, и писал вам на вашем языке.
privacy-how-long = Это хранится, пока вы не покинете кампанию или не попросите вас забыть. В истории записаны только места, но не учётные записи.
privacy-about-you = О вас
privacy-language = Язык вашего Discord
privacy-seat = { $campaign }: место
privacy-seat-with = { $campaign }: место и персонажи: { $characters }
privacy-invited = { $campaign }: приглашение
privacy-more = { $count ->
    [one] и ещё { $count } кампания
    [few] и ещё { $count } кампании
   *[many] и ещё { $count } кампаний
}
privacy-ways = /{ cmd-privacy } { cmd-privacy-export } отдаст вам всё, /{ cmd-privacy } { cmd-privacy-erase } вас забудет.
privacy-exported = Всё, что о вас хранится, в файле.
privacy-erase-title = Забыть вас?
privacy-erase-headline = { $campaigns ->
    [0] Будет забыт язык вашего Discord. Пока ничего не произошло.
    [one] Вас забудут в { $campaigns } кампании. Пока ничего не произошло.
    [few] Вас забудут в { $campaigns } кампаниях. Пока ничего не произошло.
   *[many] Вас забудут в { $campaigns } кампаниях. Пока ничего не произошло.
}
privacy-erase-seats = Ваши места станут пустыми; учётная запись и имя там будут удалены, как и приглашения и язык вашего Discord. Что вы выбрали втайне, останется тайной.
privacy-erase-story = История останется целой: ваши персонажи ждут, а то, что они сделали, остаётся рассказанным, без вас. Сообщения, которые уже есть в Discord, принадлежат Discord.
privacy-erase-chairs = Без ведущего останутся: { $campaigns }. Место ведущего может занять соведущий или тот, кто управляет сервером. Если хотите выбрать сами, сначала передайте его.
privacy-erase-once = Отменить это нельзя. Кто после этого сыграет снова, начнёт заново.
privacy-erased = { $campaigns ->
    [0] Вы забыты.
    [one] Вы забыты, также в { $campaigns } кампании.
    [few] Вы забыты, также в { $campaigns } кампаниях.
   *[many] Вы забыты, также в { $campaigns } кампаниях.
}
