// A select menu like Discord's: a button with a list below it, for one choice or several.

import { el, icon } from "/dom.js";
import { Listbox } from "/listbox.js";

/**
 * `least` and `most` say how many may be chosen: a single choice closes the list at once, several need a
 * button. Then `chosen(values)` is called. An option is `{value, label, description, emoji, default}`.
 */
export class Menu {
  constructor({ words, label, placeholder, options, least = 1, most = 1, disabled = false, chosen }) {
    Object.assign(this, { words, options, least, most, placeholder, chosen, folded: true });
    this.values = options.filter((each) => each.default).map((each) => each.value);
    this.many = most > 1;
    this.list = new Listbox({ label, many: this.many, chosen: (option) => this.#choose(option) });
    this.text = el("span", { className: "text" });
    this.button = this.#button(disabled);
    this.done = el("button", { type: "button", className: "button primary done" });
    this.done.onclick = () => this.#finish();
    const byButton = this.many || least === 0;
    this.body = el("div", { className: "unfolded", hidden: true }, this.list.node, byButton && this.done);
    this.node = el("div", { className: "menu" }, this.button, this.body);
    this.node.onkeydown = (event) => this.#key(event);
    this.#draw();
  }

  #button(disabled) {
    const button = el("button", { type: "button", className: "unfold", disabled }, this.text, icon("down"));
    button.setAttribute("aria-haspopup", "listbox");
    button.setAttribute("aria-controls", this.list.id);
    button.setAttribute("aria-expanded", "false");
    button.onclick = () => this.#fold(!this.folded);
    return button;
  }

  #fold(folded) {
    this.folded = folded;
    this.body.hidden = folded;
    this.button.setAttribute("aria-expanded", String(!folded));
    this.#draw();
    if (folded) return this.button.focus();
    this.list.node.focus({ preventScroll: true });
    return this.body.scrollIntoView({ block: "nearest" });
  }

  #choose({ value }) {
    const has = this.values.includes(value);
    if (has && (this.many || this.least === 0)) this.values = this.values.filter((each) => each !== value);
    else if (!this.many) this.values = [value];
    else if (this.values.length < this.most) this.values = [...this.values, value];
    if (this.many) this.#draw();
    else this.#finish();
  }

  #finish() {
    this.#fold(true);
    this.chosen?.(this.values);
  }

  #key(event) {
    if (event.key !== "Escape" || this.folded) return;
    event.stopPropagation();
    this.#fold(true);
  }

  #draw() {
    const on = (each) => this.values.includes(each.value);
    const chosen = this.options.filter(on);
    const nothing = this.placeholder ?? this.words.say("choose");
    this.text.textContent = chosen.map((each) => each.label).join(", ") || nothing;
    this.text.classList.toggle("none", !chosen.length);
    this.done.textContent = this.words.say("done", { count: chosen.length, most: this.most });
    this.done.disabled = chosen.length < this.least;
    if (this.folded) return;
    const row = (each) => ({ ...each, label: labelled(each), text: each.description, selected: on(each) });
    this.list.show(this.options.map(row), Math.max(this.list.at, 0));
  }
}

/** The label of a button or an option with its emoji in front; custom emoji of a server are omitted. */
export function labelled({ label, emoji }) {
  const sign = emoji && !emoji.id ? emoji.name : null;
  return [sign, label].filter(Boolean).join(" ");
}
