// The page's texts in the language of a person's client, and times in the form of that language.

const LANGUAGES = ["en", "sv", "ru"];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const tables = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (each) => [each, await (await fetch(`/strings/${each}.json`)).json()]),
  ),
);

export const LOCALES = { "en-US": "English", "sv-SE": "Svenska", ru: "Русский" };

export class Words {
  constructor(locale) {
    this.locale = locale;
    this.language = locale.slice(0, 2);
  }

  /** One of the page's texts; each `{name}` in it is replaced by the argument with that name. */
  say(key, args = {}) {
    const text = tables[this.language][key];
    return typeof text === "string" ? text.replace(/\{(\w+)\}/g, (_, name) => args[name]) : text;
  }

  /** The bot's translation for this locale out of `names`, or `name` if there is none. */
  pick(names, name) {
    return names?.[this.locale] ?? name;
  }

  /** The time of a message, with the date unless that is today. */
  clock(at) {
    const date = new Date(at);
    const today = date.toDateString() === new Date().toDateString();
    return this.time(date, today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" });
  }

  time(date, style) {
    return new Intl.DateTimeFormat(this.locale, style).format(date);
  }

  /** The text of a timestamp in Discord's Markdown, `<t:seconds:style>`. */
  stamp(seconds, style = "f") {
    if (style !== "R") return this.time(new Date(seconds * 1000), STYLES[style]);
    const away = seconds - Date.now() / 1000;
    const [unit, size] = UNITS.find(([, each]) => Math.abs(away) >= each) ?? UNITS.at(-1);
    const format = new Intl.RelativeTimeFormat(this.locale, { numeric: "auto" });
    return format.format(Math.round(away / size), unit);
  }
}
