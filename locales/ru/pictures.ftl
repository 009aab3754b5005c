# Картинки, которые присылают люди: портреты и раздатки.

cmd-character-portrait = портрет
    .description = Дать персонажу портрет из файла или посмотреть тот, что есть
opt-character-portrait-picture = картинка
    .description = Файл PNG, JPEG или WebP; он обрезается до квадрата
opt-character-portrait-description = описание
    .description = Что на картинке — для тех, кто её не видит
opt-character-portrait-character = персонаж
    .description = Какой персонаж (иначе тот, за кого вы играете)
opt-handout-picture = картинка
    .description = Файл PNG, JPEG или WebP; без него видно, что уже роздано
opt-handout-title = название
    .description = Название картинки
opt-handout-description = описание
    .description = Что на картинке — для тех, кто её не видит

button-portrait-drop = Удалить
portrait-of = { $name }
portrait-shows = { $alt }
portrait-none = Портрета пока нет. Добавить: /{ cmd-character } { cmd-character-portrait }, файл в поле **{ opt-character-portrait-picture }** и слова о том, что на нём.
portrait-dropped = ✅ { $name }: портрета больше нет.
handout-picture = 🖼 { $alt }

refusal-picture-alt = Картинку видят не все. Напишите, что на ней, в поле «{ opt-character-portrait-description }».
refusal-picture-unreadable = Этот файл не удалось прочесть как картинку. Пришлите PNG, JPEG или WebP.
refusal-picture-large = В картинке больше точек, чем можно: предел — { $most } млн. Уменьшите её и пришлите снова.
refusal-no-portrait = Этого портрета уже нет. Удалять нечего.
