// The fields of a form, of a slash command's or a modal's: each draws itself, checks itself, gives its value.

import { el, uid, upload } from "/dom.js";
import { Listbox, Menu } from "/listbox.js";

const PAUSE = 150; // ms without typing before the bot is asked what fits

const UNDESCRIBED = "…"; // what discord.py registers where the bot has nothing to say

/**
 * A labelled field around `input`. `value()` gives what to send, undefined if nothing; `wrong()` a sentence
 * in the person's language, or null.
 */
export class Field {
  constructor({ words, name, label, description, required, input, value, wrong }) {
    const id = uid("field");
    const control = input.focusable ?? input;
    Object.assign(this, { name, required, words, value: value ?? (() => input.value || undefined), check: wrong ?? (() => null), control });
    this.error = el("span", { className: "error", id: `${id}-error`, hidden: true });
    const described = Boolean(description) && description !== UNDESCRIBED;
    const about = described && el("small", { id: `${id}-about` }, description);
    control.id = id;
    control.name = name;
    control.setAttribute("aria-describedby", `${described ? `${id}-about ` : ""}${id}-error`);
    if (required) control.setAttribute("aria-required", "true");
    if (input.text) {
      input.text.id = `${id}-text`; // a menu is called by its label and by what is chosen in it
      control.setAttribute("aria-labelledby", `${id}-label ${id}-text`);
    }
    this.node = el("div", { className: "field" }, [
      el("label", { htmlFor: id, id: `${id}-label` }, label, required && el("span", { className: "required" }, ` · ${words.say("required")}`)),
      about,
      input.node ?? input,
      this.error,
    ]);
  }

  /** Whether the value may be sent; shows the reason if not. */
  good() {
    const empty = this.value() === undefined;
    const reason = empty && this.required ? this.words.say("error_required") : empty ? null : this.check();
    this.show(reason);
    return !reason;
  }

  show(reason) {
    this.error.textContent = reason ?? "";
    this.error.hidden = !reason;
    this.control.setAttribute("aria-invalid", String(Boolean(reason)));
  }
}

/** A line of text. */
export function line({ words, name, label, description, required, shortest, longest, value = "", placeholder, many = false }) {
  const input = el(many ? "textarea" : "input", { value, placeholder, rows: many ? 4 : null, autocomplete: "off" });
  if (longest) input.maxLength = longest;
  const wrong = () => (shortest && input.value.length < shortest ? words.say("error_shortest", { shortest }) : null);
  return new Field({ words, name, label, description, required, input, wrong });
}

/** A whole or broken number. */
export function number({ words, name, label, description, required, min, max, whole }) {
  const input = el("input", { type: "number", step: whole ? 1 : "any", inputMode: whole ? "numeric" : "decimal", autocomplete: "off" });
  if (min != null) input.min = min;
  if (max != null) input.max = max;
  const wrong = () => {
    if (input.validity.badInput || (whole && input.validity.stepMismatch)) return words.say(whole ? "error_integer" : "error_number");
    if (input.validity.rangeUnderflow || input.validity.rangeOverflow) return words.say(bounds(min, max), { min, max });
    return null;
  };
  const value = () => (input.value === "" && !input.validity.badInput ? undefined : input.value);
  return new Field({ words, name, label, description, required, input, value, wrong });
}

const bounds = (min, max) => (max == null ? "error_min" : min == null ? "error_max" : "error_range");

/** One of a few, by the browser's own menu. `options` are `[value, label]`. */
export function pick({ words, name, label, description, required, options }) {
  const input = el("select", {}, el("option", { value: "" }, required ? words.say("choose") : words.say("none")), options.map(([value, text]) => el("option", { value }, text)));
  return new Field({ words, name, label, description, required, input });
}

/** Some of several, by our own menu. */
export function some({ words, name, label, description, required, options, least, most, placeholder }) {
  const menu = new Menu({ words, label, placeholder, options, least: required ? Math.max(least, 1) : 0, most });
  menu.focusable = menu.button;
  const wrong = () => (menu.values.length < least ? words.say("error_least", { least }) : null);
  const value = () => (menu.values.length ? menu.values : undefined);
  return new Field({ words, name, label, description, required, input: menu, value, wrong });
}

/** Yes or no by one box. */
export function tick({ words, name, label, description, checked }) {
  const input = el("input", { type: "checkbox", checked });
  return new Field({ words, name, label, description, input, value: () => input.checked });
}

/** A file, or several; its value is a promise. */
export function file({ words, name, label, description, required, many = false }) {
  const input = el("input", { type: "file", multiple: many });
  const value = () => (input.files.length ? Promise.all([...input.files].map(upload)).then((all) => (many ? all : all[0])) : undefined);
  return new Field({ words, name, label, description, required, input, value });
}

/** Text that the bot completes: `ask(text)` resolves to `[{name, value}]`. */
export function completed({ words, name, label, description, required, ask }) {
  let given = null;
  let timer = 0;
  const input = el("input", { role: "combobox", autocomplete: "off" });
  const list = new Listbox({ label, chosen: take });
  const fold = (folded) => {
    list.node.hidden = folded;
    input.setAttribute("aria-expanded", String(!folded));
  };
  const offer = async () => {
    const text = input.value;
    const choices = await ask(text);
    if (input.value !== text || document.activeElement !== input) return;
    list.show(choices.map((each) => ({ value: each.value, label: words.pick(each.name_localizations, each.name) })));
    fold(!choices.length);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(offer, PAUSE);
  };
  function take(option) {
    given = option;
    input.value = option.label;
    fold(true);
  }
  list.lead = input;
  input.setAttribute("aria-controls", list.id);
  input.setAttribute("aria-autocomplete", "list");
  input.oninput = later;
  input.onfocus = later;
  input.onblur = () => fold(true);
  input.onkeydown = (event) => {
    if (list.node.hidden) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      fold(true);
    } else list.key(event);
  };
  fold(true);
  const node = el("div", { className: "completed" }, input, list.node);
  const value = () => (given?.label === input.value ? given.value : input.value || undefined);
  return new Field({ words, name, label, description, required, input: { node, focusable: input }, value });
}

/** All values of the fields by name, files read; null if one of them is wrong, and the focus goes there. */
export async function collect(fields) {
  const wrong = fields.filter((each) => !each.good());
  if (wrong.length) {
    wrong[0].node.closest("details")?.setAttribute("open", "");
    wrong[0].control.focus();
    return null;
  }
  const pairs = await Promise.all(fields.map(async (each) => [each.name, await each.value()]));
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}
