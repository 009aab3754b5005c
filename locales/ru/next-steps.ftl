# Следующий шаг кнопкой, приветствие на новом сервере и начало кампании кнопками.

button-help = Справка
button-begin = Начать кампанию
button-new-character = Новый персонаж
button-finish-sheet = Дозаполнить лист
button-play = Играть: { $name }
button-characters = Персонажи
button-seats = Кто за столом
button-settings = Настройки
button-session = Начать сессию
button-dice = Жребий

## Сервер, который только что пригласил бота

welcome = 🎲 Я Nattvakt: веду правила Nyx, Noir и Zapas — броски, тайный выбор, листы персонажей. Чтобы начать, введите /{ cmd-campaign } { cmd-campaign-new } в канале, где хотите играть. Что дальше, подскажет **{ button-help }**.

## Начать кампанию кнопками

begin-title = Новая кампания
begin-headline = Во что вы хотите здесь играть?
begin-game = · { $said }
begin-next = Нажмите одну из них: вы станете ведущим, остальные присоединятся кнопкой. Или выберите готовую сцену: персонажи в ней уже есть, можно сразу начинать.
form-begin = Новая кампания: { $system }
form-begin-name = Как называется кампания?

## Персонаж кнопкой

form-character = Новый персонаж
form-character-name = Как зовут персонажа?
form-come-name = Имя персонажа
form-come-hint = Можно оставить пустым и создать позже

## Справка, которая зависит от места и роли

help-here-unfinished = { $name }: ваш персонаж { $character }, лист ещё не закончен.
help-unfinished-sheet = /{ cmd-character } { cmd-character-sheet } откроет его снова: там видно, чего не хватает, и всё сохраняется сразу.
help-unfinished-look = Когда лист будет готов, персонаж сможет играть.
help-thread = Эта ветка относится к кампании своего канала: всё работает здесь так же, как там.
