// A list to choose from by mouse, touch or keys: the commands, a menu, or what the bot completes.

import { arrange, el, icon, uid } from "/dom.js";

/**
 * Options in a listbox. An option is `{value, label, text, hint, selected}`: `text` is the small print,
 * `hint` stands at its end. `chosen(option)` is called on a click, Enter or Space. Where the focus is in a
 * text field meanwhile, `lead` is that field.
 */
export class Listbox {
  constructor({ label, many = false, chosen }) {
    Object.assign(this, { chosen, options: [], rows: [], at: -1, id: uid("list") });
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
    for (const row of this.rows) row.classList.remove("at");
    this.at = at;
    const row = this.rows[at];
    row?.classList.add("at");
    row?.scrollIntoView({ block: "nearest" });
    for (const each of [this.node, this.lead]) each?.setAttribute("aria-activedescendant", row?.id ?? "");
  }

  /** Handle a key; true if it was one of the list's. */
  key(event) {
    const typing = event.target.tagName === "INPUT";
    const count = this.options.length;
    const steps = { ArrowDown: this.at + 1, ArrowUp: this.at - 1 };
    if (!typing) Object.assign(steps, { Home: 0, End: count - 1 });
    const takes = event.key === "Enter" || (event.key === " " && !typing);
    if (!count || !(event.key in steps || takes)) return false;
    event.preventDefault();
    event.stopPropagation();
    if (takes) this.chosen(this.options[this.at]);
    else this.move((steps[event.key] + count) % count);
    return true;
  }

  #row(option, index) {
    const row = el("li", { id: uid("option"), role: "option", "data-value": option.value }, [
      el("span", { className: "tick" }, icon("check")),
      el("span", { className: "words" }, [
        el("span", { className: "label" }, option.label),
        option.text && el("small", {}, option.text),
      ]),
      option.hint && el("span", { className: "hint" }, option.hint),
    ]);
    row.setAttribute("aria-selected", String(Boolean(option.selected)));
    row.onclick = () => this.chosen(option);
    row.onpointermove = () => this.at === index || this.move(index);
    return row;
  }
}
