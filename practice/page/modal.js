// The form that a bot opens over a person's own column; the other columns stay free.

import { el, icon, uid } from "/dom.js";
import * as fields from "/fields.js";
import { markdown } from "/markdown.js";

const ROW = 1;
const WORDS = 3;
const INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const FILE = 19;
const RADIO = 21;
const BOXES = 22;
const BOX = 23;
const PARAGRAPH = 2;

/** The modal `form`; `send(values)` and `cancel()` answer it. */
export class Modal {
  constructor({ form, to, send, cancel }) {
    this.words = to.words;
    this.fields = [];
    const body = form.components.map((each) => this.#part(each, to));
    const id = uid("modal");
    this.submit = el("button", { className: "button primary" }, this.words.say("send"));
    const close = el("button", { type: "button", className: "plain close", "aria-label": this.words.say("cancel"), onclick: cancel }, icon("close"));
    this.node = el("div", { className: "modal", role: "dialog" }, [
      el("form", { noValidate: true, onsubmit: (event) => this.#submit(event, send) }, [
        el("header", {}, el("h3", { id }, form.title), close),
        el("div", { className: "fields" }, body),
        el("div", { className: "row end" }, el("button", { type: "button", className: "button secondary", onclick: cancel }, this.words.say("cancel")), this.submit),
      ]),
    ]);
    this.node.setAttribute("aria-labelledby", id);
    this.node.addEventListener("keydown", (event) => event.key === "Escape" && cancel());
  }

  focus() {
    (this.fields[0]?.control ?? this.submit).focus();
  }

  #part(part, to, label = {}) {
    if (part.type === ROW) return part.components.map((each) => this.#part(each, to));
    if (part.type === LABEL) return this.#part(part.component, to, part);
    if (part.type === TEXT) return el("div", { className: "text" }, markdown(part.content, to));
    const made = field(part, to, { words: to.words, name: part.custom_id, label: label.label ?? part.label, description: label.description });
    this.fields.push(made);
    return made.node;
  }

  async #submit(event, send) {
    event.preventDefault();
    const values = await fields.collect(this.fields);
    if (!values || this.submit.disabled) return;
    this.submit.disabled = true;
    await send(values);
    this.submit.disabled = false;
  }
}

function field(part, to, spec) {
  const required = part.required ?? true;
  const counted = { ...spec, required, least: part.min_values ?? 1, most: part.max_values ?? 1, placeholder: part.placeholder };
  switch (part.type) {
    case INPUT:
      return fields.line({ ...spec, required, shortest: part.min_length, longest: part.max_length, value: part.value ?? "", placeholder: part.placeholder, many: part.style === PARAGRAPH });
    case WORDS:
      return fields.some({ ...counted, options: part.options });
    case RADIO:
      return fields.pick({ ...spec, required, options: part.options.map((each) => [each.value, each.label]) });
    case BOXES:
      return fields.some({ ...counted, most: part.max_values ?? part.options.length, options: part.options });
    case BOX:
      return fields.tick({ ...spec, checked: Boolean(part.default) });
    case FILE:
      return fields.file({ ...spec, required: part.required ?? false, many: true });
    default:
      return fields.some({ ...counted, options: to.entities(part.type, part.channel_types) });
  }
}
