// Slash commands: the list of those that a person may use here, and the form of one.

import { el, icon } from "/dom.js";
import * as fields from "/fields.js";
import { Listbox } from "/listbox.js";

/** The list over the text field; `chosen(name)` gets the command's own name. */
export class Picker {
  constructor(words, chosen) {
    this.words = words;
    this.list = new Listbox({ label: words.say("commands"), chosen: (option) => chosen(option.value) });
    this.empty = el("p", { className: "empty" }, words.say("no_commands"));
    this.node = el("div", { className: "picker", hidden: true }, this.list.node, this.empty);
  }

  /** Show the commands whose name, here or in the bot's own language, has `typed` in it. */
  show(commands, typed) {
    const query = typed.toLowerCase().trim();
    const fits = (each) => [each.name, this.words.pick(each.names, each.name)].some((name) => name.toLowerCase().includes(query));
    this.list.show(commands.filter(fits).map((each) => this.#option(each)));
    this.empty.hidden = this.list.options.length > 0;
    this.node.hidden = false;
  }

  hide() {
    this.node.hidden = true;
  }

  #option(command) {
    const hint = command.options.filter((each) => each.required).map((each) => this.words.pick(each.names, each.name));
    return {
      value: command.name,
      label: `/${this.words.pick(command.names, command.name)}`,
      text: this.words.pick(command.descriptions, command.description),
      hint: hint.join(" "),
    };
  }
}

/** The form of `command`; `send(options)` resolves to an error or null, `complete(option, text, options)` to choices. */
export class CommandForm {
  constructor({ command, to, send, complete, close }) {
    const { words } = to;
    const name = words.pick(command.names, command.name);
    this.send = send;
    this.fields = command.options.map((each) => field(each, to, (text) => complete(each.name, text, this.#filled(each.name))));
    const needed = this.fields.filter((each) => each.required);
    const optional = this.fields.filter((each) => !each.required);
    this.submit = el("button", { className: "button primary" }, words.say("run"));
    this.node = el("form", { className: "command", noValidate: true, onsubmit: (event) => this.#submit(event) }, [
      el("header", {}, [
        el("div", {}, el("h3", {}, `/${name}`), el("p", {}, words.pick(command.descriptions, command.description))),
        el("button", { type: "button", className: "plain close", "aria-label": words.say("cancel"), onclick: close }, icon("close")),
      ]),
      el("div", { className: "fields" }, [
        needed.map((each) => each.node),
        optional.length > 0 && el("details", { open: !needed.length || optional.length < 3 }, el("summary", {}, words.say("optional", { count: optional.length })), el("div", { className: "fields" }, optional.map((each) => each.node))),
      ]),
      el("div", { className: "row end" }, this.submit),
    ]);
    this.node.setAttribute("aria-label", `/${name}`);
    this.node.addEventListener("keydown", (event) => event.key === "Escape" && close());
  }

  focus() {
    (this.fields[0]?.control ?? this.submit).focus();
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
    const field = error && this.fields.find((each) => each.name === error.option);
    field?.show(error.text);
  }
}

function field(option, to, ask) {
  const { words } = to;
  const spec = {
    words,
    name: option.name,
    label: words.pick(option.names, option.name),
    description: words.pick(option.descriptions, option.description),
    required: option.required,
  };
  if (option.choices.length) return fields.pick({ ...spec, options: option.choices.map((each) => [each.value, words.pick(each.names, each.name)]) });
  if (option.autocomplete) return fields.completed({ ...spec, ask });
  switch (option.type) {
    case "integer":
    case "number":
      return fields.number({ ...spec, min: option.min, max: option.max, whole: option.type === "integer" });
    case "boolean":
      return fields.pick({ ...spec, options: [["true", words.say("yes")], ["false", words.say("no")]] });
    case "user":
    case "role":
    case "mentionable":
    case "channel":
      return fields.pick({ ...spec, options: to.entities(option.type, option.channels).map((each) => [each.value, each.label]) });
    case "attachment":
      return fields.file(spec);
    default:
      return fields.line({ ...spec, shortest: option.shortest, longest: option.longest });
  }
}
