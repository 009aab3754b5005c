// Slash commands: the list of those that a person may use in a place, and the form of a command.

import { el, icon, onEscape } from "/dom.js";
import * as fields from "/fields.js";
import { Listbox } from "/listbox.js";

const FEW = 3; // fields that are always shown; the bot lists the most important ones first

/** The list above the text field; `chosen(name)` gets the command's untranslated name. */
export class Picker {
  constructor(words, chosen) {
    this.words = words;
    this.list = new Listbox({ label: words.say("commands"), chosen: (option) => chosen(option.value) });
    this.empty = el("p", { className: "empty" }, words.say("no_commands"));
    this.node = el("div", { className: "picker", hidden: true }, this.list.node, this.empty);
  }

  /** Show the commands whose name, translated or not, contains `typed`. */
  show(commands, typed) {
    const query = typed.toLowerCase().trim();
    const names = (each) => [each.name, this.words.pick(each.names, each.name)];
    const fits = (each) => names(each).some((name) => name.toLowerCase().includes(query));
    this.list.show(commands.filter(fits).map((each) => this.#option(each)));
    this.empty.hidden = this.list.options.length > 0;
    this.node.hidden = false;
  }

  hide() {
    this.node.hidden = true;
  }

  #option(command) {
    const needed = command.options.filter((each) => each.required);
    return {
      value: command.name,
      label: `/${this.words.pick(command.names, command.name)}`,
      text: this.words.pick(command.descriptions, command.description),
      hint: needed.map((each) => this.words.pick(each.names, each.name)).join(" "),
    };
  }
}

/**
 * The form of `command`. `send(options)` resolves to an error or nothing, `complete(option, text, options)`
 * to the bot's suggestions; `close()` is called on Escape and by the cross.
 */
export class CommandForm {
  constructor({ command, to, send, complete, close }) {
    this.send = send;
    this.words = to.words;
    this.fields = command.options.map((option) => {
      return field(option, to, (text) => complete(option.name, text, this.#filled(option.name)));
    });
    this.submit = el("button", { className: "button primary" }, this.words.say("run"));
    const name = `/${this.words.pick(command.names, command.name)}`;
    this.node = el("form", { className: "command", noValidate: true, "aria-label": name }, [
      this.#head(name, this.words.pick(command.descriptions, command.description), close),
      el("div", { className: "fields" }, this.#body()),
      el("div", { className: "row end" }, this.submit),
    ]);
    this.node.onsubmit = (event) => this.#submit(event);
    onEscape(this.node, close);
  }

  focus() {
    (this.fields[0]?.control ?? this.submit).focus();
  }

  #head(name, about, close) {
    const label = this.words.say("cancel");
    const cross = el("button", { type: "button", className: "plain close" }, icon("close"));
    cross.setAttribute("aria-label", label);
    cross.onclick = close;
    // a field that loses the focus folds its suggestions, which would move the cross away from the click
    cross.onmousedown = (event) => event.preventDefault();
    return el("header", {}, el("div", {}, el("h3", {}, name), el("p", {}, about)), cross);
  }

  #body() {
    const needed = this.fields.filter((each) => each.required);
    const optional = this.fields.filter((each) => !each.required);
    const room = Math.max(FEW - needed.length, 0);
    const shown = [...needed, ...optional.splice(0, room)].map((each) => each.node);
    if (!optional.length) return shown;
    const summary = this.words.say("optional", { count: optional.length });
    const rest = el("div", { className: "fields" }, optional.map((each) => each.node));
    return [shown, el("details", {}, el("summary", {}, summary), rest)];
  }

  #filled(but) {
    const values = this.fields.filter((each) => each.name !== but).map((each) => [each.name, each.value()]);
    return Object.fromEntries(values.filter(([, value]) => typeof value === "string"));
  }

  async #submit(event) {
    event.preventDefault();
    if (this.submit.disabled) return;
    this.submit.disabled = true;
    const options = await fields.collect(this.fields);
    const error = options && (await this.send(options));
    this.submit.disabled = false;
    if (error) this.fields.find((each) => each.name === error.option)?.show(error.text);
  }
}

function field(option, to, ask) {
  const { words } = to;
  const label = words.pick(option.names, option.name);
  const description = words.pick(option.descriptions, option.description);
  const spec = { words, name: option.name, label, description, required: option.required };
  const choice = (each) => ({ value: each.value, label: words.pick(each.names, each.name) });
  if (option.choices.length) return fields.pick(spec, option.choices.map(choice));
  if (option.autocomplete) return fields.completed(spec, ask);
  switch (option.type) {
    case "integer":
    case "number":
      return fields.number(spec, { ...option, whole: option.type === "integer" });
    case "boolean":
      return fields.pick(spec, [
        { value: true, label: words.say("yes") },
        { value: false, label: words.say("no") },
      ]);
    case "user":
    case "role":
    case "mentionable":
    case "channel":
      return fields.pick(spec, to.entities(option.type, option.channels));
    case "attachment":
      return fields.file(spec, false);
    default:
      return fields.line(spec, option);
  }
}
