// The page's own words in a person's client language, and how that language writes times.

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

  /** One of the page's texts; `{name}` in it is replaced by the argument of that name. */
  say(key, args = {}) {
    const text = tables[this.language][key];
    return typeof text === "string" ? text.replace(/\{(\w+)\}/g, (_, name) => args[name]) : text;
  }

  /** How a thing that the bot translated is called here, its own name where it did not. */
  pick(names, name) {
    return names?.[this.locale] ?? name;
  }

  /** When a message was written: the time alone if that was today. */
  clock(at) {
    const date = new Date(at);
    const today = date.toDateString() === new Date().toDateString();
    return this.time(date, today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" });
  }

  time(date, style) {
    return new Intl.DateTimeFormat(this.locale, style).format(date);
  }

  /** A timestamp of Discord's Markdown, `<t:seconds:style>`. */
  stamp(seconds, style = "f") {
    if (style !== "R") return this.time(new Date(seconds * 1000), STYLES[style]);
    const away = seconds - Date.now() / 1000;
    const [unit, size] = UNITS.find(([, each]) => Math.abs(away) >= each) ?? UNITS.at(-1);
    const format = new Intl.RelativeTimeFormat(this.locale, { numeric: "auto" });
    return format.format(Math.round(away / size), unit);
  }
}
