// Where a person writes: a message, or `/` and a command.

import { el, icon } from "/dom.js";
import { CommandForm, Picker } from "/commands.js";

export class Composer {
  /** `ask(request)` resolves to the table's answer; `commands()` are those of the place that is open. */
  constructor({ to, place, ask, commands }) {
    Object.assign(this, { to, ask, commands });
    const { words } = to;
    this.picker = new Picker(words, (name) => this.open(name));
    this.input = el("input", { placeholder: words.say("write", { place }), autocomplete: "off", role: "combobox", maxLength: 2000 });
    this.input.setAttribute("aria-label", words.say("write", { place }));
    this.input.setAttribute("aria-controls", this.picker.list.id);
    this.input.setAttribute("aria-autocomplete", "list");
    this.picker.list.lead = this.input;
    this.input.oninput = () => this.#typed();
    this.input.onkeydown = (event) => this.#key(event);
    this.line = el("form", { className: "line", onsubmit: (event) => this.#say(event) }, [
      el("button", { type: "button", className: "plain slash", onclick: () => this.browse() }, icon("slash"), el("span", {}, words.say("commands"))),
      this.input,
      el("button", { className: "plain send", "aria-label": words.say("send") }, icon("send")),
    ]);
    this.node = el("div", { className: "composer" }, this.picker.node, this.line);
    this.#fold();
  }

  /** Open the list of commands, or close it. */
  browse() {
    const open = this.picker.node.hidden;
    this.input.value = open ? "/" : "";
    this.#typed();
    this.input.focus();
  }

  /** Open the form of a command; one without options runs at once. */
  open(name) {
    const command = this.commands().find((each) => each.name === name);
    this.input.value = "";
    this.#fold();
    if (command.menu) return this.#openMenu(command);
    if (!command.options.length) return this.#run(name, {});
    return this.#show(command, (options) => this.#run(name, options));
  }

  /** Go back from a form to the line. */
  close() {
    this.form?.node.remove();
    this.form = null;
    this.line.hidden = false;
    this.input.focus();
  }

  #openMenu(command) {
    this.#show(command, ({ target }) => this.#send({ do: "menu", name: command.name, target }));
  }

  #show(command, send) {
    const complete = async (option, text, options) => (await this.ask({ do: "complete", name: command.name, option, text, options })).ok?.choices ?? [];
    this.form = new CommandForm({ command, to: this.to, send, complete, close: () => this.close() });
    this.line.hidden = true;
    this.node.append(this.form.node);
    this.form.focus();
  }

  #run(name, options) {
    return this.#send({ do: "slash", name, options });
  }

  async #send(request) {
    const { error } = await this.ask(request);
    if (!error) this.close();
    return error;
  }

  #typed() {
    if (!this.input.value.startsWith("/")) return this.#fold();
    this.picker.show(this.commands(), this.input.value.slice(1));
    return this.input.setAttribute("aria-expanded", "true");
  }

  #fold() {
    this.picker.hide();
    this.input.setAttribute("aria-expanded", "false");
  }

  #key(event) {
    if (this.picker.node.hidden) return;
    if (event.key === "Escape") this.#fold();
    else if (event.key === "Tab" && this.picker.list.options.length) {
      event.preventDefault();
      this.open(this.picker.list.options[this.picker.list.at].value);
    } else this.picker.list.key(event);
  }

  async #say(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    if (!text || text.startsWith("/")) return;
    this.input.value = "";
    const { error } = await this.ask({ do: "say", text });
    if (error) this.input.value = text;
  }
}
