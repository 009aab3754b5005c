// A list to choose from by mouse, touch or keyboard: commands, a menu, or the bot's suggestions.

import { arrange, el, icon, uid } from "/dom.js";

/**
 * Options in a listbox. An option is `{value, label, text, hint, selected}`: `text` is in small print below
 * the label, `hint` at the end of the row. `chosen(option)` is called on a click, Enter or Space. `lead` is
 * the text field that keeps the focus, if there is one.
 */
export class Listbox {
  constructor({ label, many = false, chosen }) {
    Object.assign(this, { chosen, options: [], rows: [], at: -1, id: uid("list") });
    this.node = el("ul", { id: this.id, role: "listbox", tabIndex: -1, className: "listbox" });
    this.node.setAttribute("aria-label", label);
    if (many) this.node.setAttribute("aria-multiselectable", "true");
    this.node.addEventListener("keydown", (event) => this.key(event));
    // The focus stays where it is, so that people can type and click in turn.
    this.node.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  /** Show these options; `at` is the index of the one that Enter chooses. */
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

  /** Handle a key; return whether the list uses it. */
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
