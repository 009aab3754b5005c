"""The made-up names, goals and other texts of an evening, in three languages.

The random evenings of the tests use a few short words. Each is replaced here by texts that a table might
have typed: by the only one if there is one, or else by one drawn for each action.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from narration.telling.quoting import LONGEST
from narration.text.languages import Language
from rules.core.names import NAME_LENGTH, TEXT_LENGTH

#: What a word of a test is replaced by.
Words = Mapping[str, tuple[str, ...]]

#: The fields that hold texts. Other fields, such as ids and enumerations, stay as they are.
TEXTS = frozenset(
    ("name", "names", "title", "goal", "effect", "text", "stake", "stakes", "their_stake", "label", "account")
)

EN: Words = {
    "Ada": ("Mira",),
    "Bo": ("Tove",),
    "Bea": ("Odile Marr",),
    "Cyrus": ("Osk Tamber",),
    "Dora": ("Ylva",),
    "Captain": ("Captain Brask",),
    "Guard": ("the bridge guard",),
    "Dog": ("the old dog",),
    "Rats": ("Rats",),
    "Cliff": ("the north face",),
    "Thug": ("Pike",),
    "Clerk": ("Clerk Amsel",),
    "Ogre": ("the cutter",),
    "Trial": ("Struggle by the river", "Over the pass", "The cell", "A word with the warden"),
    "win": (
        "reach the water",
        "talk him round",
        "get over before dawn",
        "bring the letter home",
        "get every last one of them over before the river freezes",
    ),
    "live": ("hold her", "keep the gate", "let nobody through", "wear them down"),
    "Fight": ("Warehouse Nine", "The lower quay", "The stairs"),
    "Roll": ("One picture, without a flash", "The lock", "Who wrote this"),
    "Let us in.": ("He tells us who pays", "The ledger, tonight", "A name"),
    "Leave town.": ("You leave by the first boat", "We never come back here"),
    "story": ("the lantern goes out", "the ice cracks", "an old neighbour looks up", "the rope is gone"),
    "damage": ("Sprained foot", "A torn coat", "Bruised pride", "No feeling in the hand"),
    "roll": ("past the bridge unseen", "keep a straight face", "find the trail"),
    "Iron": ("Rebel",),
    "Ash": ("Well liked",),
    "Oak": ("Stubborn",),
    "Elm": ("Grew up on the river",),
    "Fir": ("Small",),
    "Yew": ("Afraid of heights",),
    "Bay": ("Reads people",),
    "Fig": ("Owes the ferryman",),
    "Ivy": ("Light sleeper",),
    "Rue": ("Hot-headed",),
    "Thief": ("Lamplight smuggler",),
    "Sailor": ("Sky pilot",),
    "Soldier": ("Deserter of the Ninth",),
    "Healer": ("Ship’s surgeon",),
    "rifle": ("Long Anna",),
    "Courage": ("I never leave a debt unpaid",),
    "Pride": ("Nobody carries me",),
    "injured": ("scalded",),
    "tired": ("wearied to the bone",),
    "lost": ("lost in the cloud",),
    "Sand": ("dive into the thunderhead",),
    "fire": ("clamp the singing seam",),
    "Bring down the giant": ("bring her down in one piece",),
}
SV: Words = {
    "Ada": ("Mira",),
    "Bo": ("Tove",),
    "Bea": ("Odile Marr",),
    "Cyrus": ("Osk Tamber",),
    "Dora": ("Ylva",),
    "Captain": ("Kapten Brask",),
    "Guard": ("brovakten",),
    "Dog": ("den gamla hunden",),
    "Rats": ("Råttor",),
    "Cliff": ("nordväggen",),
    "Thug": ("Pike",),
    "Clerk": ("Kontorist Amsel",),
    "Ogre": ("kuttern",),
    "Trial": ("Striden vid floden", "Över passet", "Cellen", "Ett ord med fogden"),
    "win": (
        "nå vattnet",
        "tala honom till rätta",
        "komma över före gryningen",
        "få hem brevet",
        "få över varenda en av dem innan floden fryser till",
    ),
    "live": ("hålla henne", "hålla porten", "inte släppa fram någon", "nöta ut dem"),
    "Fight": ("Magasin nio", "Nedre kajen", "Trappan"),
    "Roll": ("En enda bild, utan blixt", "Låset", "Vem skrev det här"),
    "Let us in.": ("Han berättar vem som betalar", "Kassaboken, i kväll", "Ett namn"),
    "Leave town.": ("Ni reser med första båten", "Vi kommer aldrig tillbaka hit"),
    "story": ("lyktan slocknar", "isen spricker", "en gammal granne ser upp", "repet är borta"),
    "damage": ("Vrickad fot", "Sönderriven rock", "Stukad stolthet", "Ingen känsel i handen"),
    "roll": ("förbi bron osedd", "hålla masken", "hitta spåret"),
    "Iron": ("Rebell",),
    "Ash": ("Omtyckt",),
    "Oak": ("Envis",),
    "Elm": ("Uppvuxen vid floden",),
    "Fir": ("Liten",),
    "Yew": ("Höjdrädd",),
    "Bay": ("Läser folk",),
    "Fig": ("Skyldig färjkarlen",),
    "Ivy": ("Sover lätt",),
    "Rue": ("Hetsig",),
    "Thief": ("Smugglare vid lyktsken",),
    "Sailor": ("Luftlots",),
    "Soldier": ("Desertör från Nionde",),
    "Healer": ("Skeppsläkare",),
    "rifle": ("Långa Anna",),
    "Courage": ("Jag lämnar ingen skuld obetald",),
    "Pride": ("Ingen bär mig",),
    "injured": ("skållad",),
    "tired": ("trött in i märgen",),
    "lost": ("vilse i molnet",),
    "Sand": ("dyka in i åskmolnet",),
    "fire": ("klämma ihop den sjungande sömmen",),
    "Bring down the giant": ("få ner henne i ett stycke",),
}
RU: Words = {
    "Ada": ("Мира",),
    "Bo": ("Туве",),
    "Bea": ("Одиль Марр",),
    "Cyrus": ("Оск Тамбер",),
    "Dora": ("Ильва",),
    "Captain": ("капитан Браск",),
    "Guard": ("стражник",),
    "Dog": ("старый пёс",),
    "Rats": ("Крысы",),
    "Cliff": ("северный склон",),
    "Thug": ("Пайк",),
    "Clerk": ("писарь Амзель",),
    "Ogre": ("катер",),
    "Trial": ("Схватка у реки", "Через перевал", "Камера", "Разговор со смотрителем"),
    "win": (
        "добраться до воды",
        "уговорить его",
        "перейти до рассвета",
        "доставить письмо",
        "переправить всех до одного, пока не встала река",
    ),
    "live": ("удержать её", "удержать ворота", "никого не пропустить", "взять их измором"),
    "Fight": ("Девятый склад", "Нижняя набережная", "Лестница"),
    "Roll": ("Один снимок, без вспышки", "Замок", "Кто это написал"),
    "Let us in.": ("Он скажет, кто платит", "Книга счетов", "Имя"),
    "Leave town.": ("Уезжаете первым же рейсом", "Мы сюда больше не придём"),
    "story": ("фонарь погас", "лёд трескается", "старый сосед поднимает глаза", "верёвки больше нет"),
    "damage": ("Вывихнутая нога", "Разорванное пальто", "Уязвлённая гордость", "Рука не слушается"),
    "roll": ("пройти мост незаметно", "не выдать себя", "найти след"),
    "Iron": ("Бунтарка",),
    "Ash": ("Всеобщая любимица",),
    "Oak": ("Упрямая",),
    "Elm": ("Выросла на реке",),
    "Fir": ("Маленького роста",),
    "Yew": ("Боязнь высоты",),
    "Bay": ("Видит людей насквозь",),
    "Fig": ("Долг перед паромщиком",),
    "Ivy": ("Чуткий сон",),
    "Rue": ("Горячая голова",),
    "Thief": ("Контрабандист при фонарях",),
    "Sailor": ("Лоцман неба",),
    "Soldier": ("Дезертир Девятого полка",),
    "Healer": ("Корабельный хирург",),
    "rifle": ("Длинная Анна",),
    "Courage": ("Долгов не оставляю",),
    "Pride": ("Меня никто не понесёт",),
    "injured": ("ошпаренный",),
    "tired": ("усталость до костей",),
    "lost": ("потерянный в облаке",),
    "Sand": ("нырнуть в грозовую тучу",),
    "fire": ("зажать поющий шов",),
    "Bring down the giant": ("посадить её целой",),
}
CASTS: Mapping[Language, Words] = {"en": EN, "sv": SV, "ru": RU}
#: The words for which a table writes sentences; the others are names, titles and entries of a sheet.
SENTENCES = frozenset(
    ("win", "live", "story", "roll", "Let us in.", "Leave town.", "Sand", "fire", "Bring down the giant")
)


def at_length(words: Words) -> Words:
    """Return a cast whose texts are as long as they may be; some sentences are as long as a quotation."""
    return {
        word: tuple(_long(text, most) for text in texts for most in _lengths(word))
        for word, texts in words.items()
    }


def _lengths(word: str) -> tuple[int, ...]:
    return (LONGEST, TEXT_LENGTH) if word in SENTENCES else (NAME_LENGTH,)


def _long(text: str, most: int) -> str:
    """Return a text said so often that it has nearly as many characters as it may."""
    return (f"{text} " * most)[:most].strip()


def recast(value: Any, words: Words, chance: Random, field: str = "") -> Any:
    """Return a JSON document with the words in its texts replaced."""
    if isinstance(value, dict):
        return {key: recast(each, words, chance, key) for key, each in value.items()}
    if isinstance(value, list):
        return [recast(each, words, chance, field) for each in value]
    if field in TEXTS and value in words:
        return chance.choice(words[value])
    return value
