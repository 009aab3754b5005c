// A list to choose from by mouse, touch or keys: the menu of a message, of a form, of what is being typed.

import { arrange, el, icon, uid } from "/dom.js";

/**
 * Options in a listbox. An option is `{value, label, text, hint, selected}`: `text` is the small print,
 * `hint` stands at its end. `chosen(option)` is called on a click, Enter or Space.
 */
export class Listbox {
  constructor({ label, many = false, chosen }) {
    this.chosen = chosen;
    this.options = [];
    this.at = -1;
    this.id = uid("list");
    this.node = el("ul", { id: this.id, role: "listbox", tabIndex: -1, className: "listbox" });
    this.node.setAttribute("aria-label", label);
    if (many) this.node.setAttribute("aria-multiselectable", "true");
    this.node.addEventListener("keydown", (event) => this.key(event));
    // The focus stays where it is, so that typing and choosing by hand go together.
    this.node.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  /** Show these options; `at` is the one that Enter takes. */
  show(options, at = 0) {
    this.options = options;
    this.rows = options.map((each, index) => this.#row(each, index));
    arrange(this.node, this.rows);
    this.move(Math.min(at, options.length - 1));
  }

  move(at) {
    this.rows[this.at]?.classList.remove("at");
    this.at = at;
    const row = this.rows[at];
    row?.classList.add("at");
    row?.scrollIntoView({ block: "nearest" });
    this.lead?.setAttribute("aria-activedescendant", row?.id ?? "");
    this.node.setAttribute("aria-activedescendant", row?.id ?? "");
  }

  /** Handle a key; true if it was one of the list's. */
  key(event) {
    const last = this.options.length - 1;
    const to = { ArrowDown: this.at + 1, ArrowUp: this.at - 1, Home: 0, End: last }[event.key];
    const inText = event.target.tagName === "INPUT";
    if (to !== undefined && !(inText && ["Home", "End"].includes(event.key))) this.move((to + last + 1) % (last + 1));
    else if ((event.key === "Enter" || (event.key === " " && !inText)) && this.options[this.at]) this.chosen(this.options[this.at]);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  #row(option, index) {
    const row = el("li", { id: uid("option"), role: "option", "data-value": option.value, onclick: () => this.chosen(option) }, [
      el("span", { className: "tick" }, icon("check")),
      el("span", { className: "words" }, el("span", { className: "label" }, option.label), option.text && el("small", {}, option.text)),
      option.hint && el("span", { className: "hint" }, option.hint),
    ]);
    row.setAttribute("aria-selected", String(Boolean(option.selected)));
    row.onpointermove = () => this.at === index || this.move(index);
    return row;
  }
}

/**
 * A button that unfolds a listbox under itself. `least` and `most` say how many may be chosen; with one,
 * choosing folds it up, with more a button says so. `chosen(values)` is called then.
 */
export class Menu {
  constructor({ words, label, placeholder, options, least = 1, most = 1, disabled = false, chosen }) {
    Object.assign(this, { words, options, least, most, placeholder, told: chosen });
    this.values = options.filter((each) => each.default).map((each) => each.value);
    this.many = most > 1;
    this.list = new Listbox({ label, many: this.many, chosen: (option) => this.choose(option) });
    this.text = el("span", { className: "text" });
    this.button = el("button", { type: "button", className: "unfold", disabled, onclick: () => this.fold(!this.folded) }, [this.text, icon("down")]);
    this.button.setAttribute("aria-haspopup", "listbox");
    this.button.setAttribute("aria-controls", this.list.id);
    this.done = el("button", { type: "button", className: "button primary done", onclick: () => this.finish() });
    this.body = el("div", { className: "unfolded" }, this.list.node, this.many || least === 0 ? this.done : null);
    this.node = el("div", { className: "menu" }, this.button, this.body);
    this.node.addEventListener("keydown", (event) => event.key === "Escape" && !this.folded && this.#escape(event));
    this.fold(true);
  }

  fold(folded) {
    this.folded = folded;
    this.body.hidden = folded;
    this.button.setAttribute("aria-expanded", String(!folded));
    this.#draw();
    if (!folded) this.list.node.focus({ preventScroll: true });
    if (!folded) this.body.scrollIntoView({ block: "nearest" });
  }

  choose(option) {
    if (!this.many) this.values = this.least === 0 && this.values[0] === option.value ? [] : [option.value];
    else if (this.values.includes(option.value)) this.values = this.values.filter((each) => each !== option.value);
    else if (this.values.length < this.most) this.values = [...this.values, option.value];
    if (this.many) this.#draw();
    else this.finish();
  }

  finish() {
    if (this.values.length < this.least) return;
    this.fold(true);
    this.button.focus();
    this.told?.(this.values);
  }

  #escape(event) {
    event.stopPropagation();
    this.fold(true);
    this.button.focus();
  }

  #draw() {
    const chosen = this.options.filter((each) => this.values.includes(each.value));
    this.text.textContent = chosen.map((each) => each.label).join(", ") || this.placeholder || this.words.say("choose");
    this.text.classList.toggle("none", !chosen.length);
    const rows = this.options.map((each) => ({ ...each, label: sign(each) + each.label, text: each.description, selected: this.values.includes(each.value) }));
    if (!this.folded) this.list.show(rows, Math.max(this.list.at, 0));
    this.done.textContent = this.words.say("done", { count: chosen.length, most: this.most });
    this.done.disabled = this.values.length < this.least;
  }
}

const sign = (option) => (option.emoji?.name && !option.emoji.id ? `${option.emoji.name} ` : "");
