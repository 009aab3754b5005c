// A modal that the bot opens over a person's column; the other columns stay usable.

import { el, icon, onEscape, uid } from "/dom.js";
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

export class Modal {
  /** `form` is the modal as Discord describes it; it ends with `send(values)` or `cancel()`. */
  constructor({ form, to, send, cancel }) {
    Object.assign(this, { words: to.words, send, cancel, fields: [] });
    const id = uid("modal");
    this.submit = el("button", { className: "button primary" }, this.words.say("send"));
    const body = el("form", { noValidate: true }, [
      el("header", {}, el("h3", { id }, form.title), this.#leave("plain close", icon("close"))),
      el("div", { className: "fields" }, form.components.map((each) => this.#part(each, to))),
      el("div", { className: "row end" }, [
        this.#leave("button secondary", this.words.say("cancel")),
        this.submit,
      ]),
    ]);
    body.onsubmit = (event) => this.#submit(event);
    this.node = el("div", { className: "modal", role: "dialog", "aria-labelledby": id }, body);
    onEscape(this.node, cancel);
  }

  focus() {
    (this.fields[0]?.control ?? this.submit).focus();
  }

  #leave(className, content) {
    const node = el("button", { type: "button", className, "aria-label": this.words.say("cancel") }, content);
    node.onclick = this.cancel;
    return node;
  }

  #part(part, to, label = part) {
    if (part.type === ROW) return part.components.map((each) => this.#part(each, to));
    if (part.type === LABEL) return this.#part(part.component, to, part);
    if (part.type === TEXT) return el("div", { className: "text" }, markdown(part.content, to));
    const made = field(part, to, { words: to.words, label: label.label, description: label.description });
    this.fields.push(made);
    return made.node;
  }

  async #submit(event) {
    event.preventDefault();
    if (this.submit.disabled) return;
    this.submit.disabled = true;
    const values = await fields.collect(this.fields);
    if (values) await this.send(values);
    this.submit.disabled = false;
  }
}

function field(part, to, shown) {
  const { type, custom_id: name, placeholder, options } = part;
  const spec = { ...shown, name, required: part.required ?? true };
  const least = part.min_values ?? 1;
  const most = part.max_values ?? (type === BOXES ? options.length : 1);
  const entities = () => to.entities(type, part.channel_types, part.default_values);
  switch (type) {
    case INPUT:
      return fields.line(spec, {
        shortest: part.min_length,
        longest: part.max_length,
        value: part.value ?? "",
        many: part.style === PARAGRAPH,
        placeholder,
      });
    case WORDS:
      return fields.some(spec, { options, least, most, placeholder });
    case BOXES:
      return fields.shown(spec, { options, many: true, least, most });
    case RADIO:
      return fields.shown(spec, { options });
    case BOX:
      return fields.tick({ ...spec, required: false }, Boolean(part.default));
    case FILE:
      return fields.file({ ...spec, required: part.required ?? false }, true);
    default:
      return fields.some(spec, { options: entities(), least, most, placeholder });
  }
}
