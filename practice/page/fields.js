// The fields of a form, of a slash command or a modal: each draws itself, checks itself and has a value.

import { el, uid, upload } from "/dom.js";
import { Listbox } from "/listbox.js";
import { Menu } from "/menu.js";

const PAUSE = 150; // ms without typing before the bot is asked for suggestions
const UNDESCRIBED = "…"; // what discord.py registers for an option without a description

/**
 * A labelled field: `spec` is `{words, name, label, description, required}`, `control` takes the focus,
 * `node` is drawn. `value()` returns what to send, undefined for nothing; `wrong()` an error text or null.
 */
class Field {
  constructor(spec, { control, node = control, text, value, wrong }) {
    Object.assign(this, { ...spec, control, wrong: wrong ?? (() => null) });
    this.value = value ?? (() => control.value || undefined);
    this.id = uid("field");
    this.error = el("span", { className: "error", id: `${this.id}-error`, hidden: true });
    this.node = el("div", { className: "field" }, this.#label(), this.#about(), node, this.error);
    control.id = this.id;
    control.name = spec.name;
    if (spec.required) control.setAttribute("aria-required", "true");
    if (text) this.#nameWith(text);
  }

  /** Whether the value may be sent; shows the error if not. */
  good() {
    const empty = this.value() === undefined;
    const reason = empty ? this.required && this.words.say("error_required") : this.wrong();
    this.show(reason || null);
    return !reason;
  }

  show(reason) {
    this.error.textContent = reason ?? "";
    this.error.hidden = !reason;
    this.control.setAttribute("aria-invalid", String(Boolean(reason)));
  }

  #label() {
    const required = this.required && ` · ${this.words.say("required")}`;
    const group = this.control.tagName === "FIELDSET";
    const named = group ? ["span", {}] : ["label", { htmlFor: this.id }];
    return el(named[0], { ...named[1], className: "question", id: `${this.id}-label` }, [
      this.label,
      required && el("span", { className: "required" }, required),
    ]);
  }

  #about() {
    const described = this.description && this.description !== UNDESCRIBED;
    const ids = [described && `${this.id}-about`, `${this.id}-error`].filter(Boolean);
    this.control.setAttribute("aria-describedby", ids.join(" "));
    return described && el("small", { id: `${this.id}-about` }, this.description);
  }

  // The accessible name of a menu is its label and what is chosen in it.
  #nameWith(text) {
    text.id = `${this.id}-text`;
    this.control.setAttribute("aria-labelledby", `${this.id}-label ${this.id}-text`);
  }
}

/** Text of one line, or of `many`. */
export function line(spec, { shortest, longest, value = "", placeholder, many = false }) {
  const control = el(many ? "textarea" : "input", { value, placeholder, autocomplete: "off" });
  if (many) control.rows = 4;
  if (longest) control.maxLength = longest;
  const short = () => shortest && control.value.length < shortest;
  const wrong = () => (short() ? spec.words.say("error_shortest", { shortest }) : null);
  return new Field(spec, { control, wrong });
}

/** A number, whole or with decimals. */
export function number(spec, { min, max, whole }) {
  const control = el("input", { type: "number", step: whole ? 1 : "any", autocomplete: "off" });
  control.inputMode = whole ? "numeric" : "decimal";
  if (min != null) control.min = min;
  if (max != null) control.max = max;
  const bounds = max == null ? "error_min" : min == null ? "error_max" : "error_range";
  const wrong = () => {
    const { badInput, stepMismatch, rangeUnderflow, rangeOverflow } = control.validity;
    if (badInput || (whole && stepMismatch)) return spec.words.say(whole ? "error_integer" : "error_number");
    return rangeUnderflow || rangeOverflow ? spec.words.say(bounds, { min, max }) : null;
  };
  const empty = () => control.value === "" && !control.validity.badInput;
  return new Field(spec, { control, wrong, value: () => (empty() ? undefined : control.value) });
}

/** One of a few options, with the browser's own menu. `options` are `{value, label}`. */
export function pick(spec, options) {
  const option = ({ value, label }) => el("option", { value }, label);
  const nothing = { value: "", label: spec.words.say(spec.required ? "choose" : "none") };
  const control = el("select", {}, [nothing, ...options].map(option));
  return new Field(spec, { control });
}

/** One or more of several options, with our own menu. */
export function some(spec, { options, least, most, placeholder }) {
  const { words, label } = spec;
  const needed = spec.required ? Math.max(least, 1) : 0;
  const menu = new Menu({ words, label, placeholder, options, least: needed, most });
  const wrong = () => (menu.values.length < least ? words.say("error_least", { least }) : null);
  const value = () => (menu.values.length ? menu.values : undefined);
  return new Field(spec, { control: menu.button, node: menu.node, text: menu.text, value, wrong });
}

/** One of a few options, or `many` of them, each shown with its own button or box. */
export function shown(spec, { options, many = false, least = 1, most = 1 }) {
  const one = (option) => choice(option, many ? "checkbox" : "radio");
  const rows = options.map(one);
  const inputs = rows.map((each) => each.querySelector("input"));
  const control = el("fieldset", {}, rows);
  const group = uid("choice");
  for (const each of inputs) each.name = group;
  control.setAttribute("role", many ? "group" : "radiogroup");
  control.focus = () => (inputs.find((each) => each.checked) ?? inputs[0]).focus();
  const chosen = () => inputs.filter((each) => each.checked).map((each) => each.value);
  const value = () => (many && chosen().length ? chosen() : chosen()[0]);
  const bounds = () => {
    const count = chosen().length;
    if (many && count < least) return spec.words.say("error_least", { least });
    return many && count > most ? spec.words.say("error_most", { most }) : null;
  };
  const field = new Field(spec, { control, value, wrong: bounds });
  control.setAttribute("aria-labelledby", `${field.id}-label`);
  return field;
}

function choice(option, type) {
  const input = el("input", { type, value: option.value, checked: Boolean(option.default) });
  const words = el("span", {}, [option.label, option.description && el("small", {}, option.description)]);
  return el("label", { className: "choice" }, input, words);
}

/** A checkbox. */
export function tick(spec, checked) {
  const control = el("input", { type: "checkbox", checked });
  return new Field(spec, { control, value: () => control.checked });
}

/** A file, or several; the value is a promise. */
export function file(spec, many) {
  const control = el("input", { type: "file", multiple: many });
  const read = async () => {
    const all = await Promise.all([...control.files].map(upload));
    return many ? all : all[0];
  };
  return new Field(spec, { control, value: () => (control.files.length ? read() : undefined) });
}

/** Text with suggestions from the bot: `ask(text)` resolves to `[{name, value}]`. */
export function completed(spec, ask) {
  let given = null;
  let timer = 0;
  const control = el("input", { role: "combobox", autocomplete: "off", "aria-autocomplete": "list" });
  const list = new Listbox({ label: spec.label, chosen: take });
  list.lead = control;
  control.setAttribute("aria-controls", list.id);
  control.oninput = control.onfocus = () => {
    clearTimeout(timer);
    timer = setTimeout(offer, PAUSE);
  };
  control.onblur = () => fold(true);
  control.onkeydown = key;
  fold(true);

  async function offer() {
    const text = control.value;
    const choices = await ask(text);
    if (control.value !== text || document.activeElement !== control) return;
    const label = (each) => spec.words.pick(each.name_localizations, each.name);
    list.show(choices.map((each) => ({ value: each.value, label: label(each) })));
    fold(!choices.length);
  }
  function take(option) {
    given = option;
    control.value = option.label;
    fold(true);
  }
  function key(event) {
    if (list.node.hidden) return;
    if (event.key !== "Escape") return void list.key(event);
    event.stopPropagation();
    fold(true);
  }
  function fold(folded) {
    list.node.hidden = folded;
    control.setAttribute("aria-expanded", String(!folded));
  }

  const node = el("div", { className: "completed" }, control, list.node);
  const value = () => (given?.label === control.value ? given.value : control.value || undefined);
  return new Field(spec, { control, node, value });
}

/** The values of all fields by name, with files read; null if one is wrong, and the focus goes there. */
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
