// The text field of a place: for a message, or for `/` and a command.

import { CommandForm, Picker } from "/commands.js";
import { el, icon } from "/dom.js";

const KEYBOARD = matchMedia("(pointer: fine)"); // on a phone, the focus would open the keyboard

export class Composer {
  /** `ask(request)` resolves to the table's answer; `commands()` returns those of the open place. */
  constructor({ to, place, ask, commands }) {
    Object.assign(this, { to, ask, commands });
    this.picker = new Picker(to.words, (name) => this.#open(name));
    this.input = this.#input(to.words.say("write", { place }));
    this.picker.list.lead = this.input;
    this.line = this.#line(to.words);
    this.node = el("div", { className: "composer" }, this.picker.node, this.line);
    this.#fold();
  }

  #input(label) {
    const input = el("input", { placeholder: label, autocomplete: "off", role: "combobox", maxLength: 2000 });
    input.setAttribute("aria-label", label);
    input.setAttribute("aria-controls", this.picker.list.id);
    input.setAttribute("aria-autocomplete", "list");
    input.oninput = () => this.#typed();
    input.onkeydown = (event) => this.#key(event);
    return input;
  }

  #line(words) {
    const commands = el("span", {}, words.say("commands"));
    const slash = el("button", { type: "button", className: "plain slash" }, icon("slash"), commands);
    slash.onclick = () => this.#browse();
    const send = el("button", { className: "plain send", "aria-label": words.say("send") }, icon("send"));
    const line = el("form", { className: "line" }, slash, this.input, send);
    line.onsubmit = (event) => this.#say(event);
    return line;
  }

  /** Suggest a command, as if its name had been typed. */
  suggest(name) {
    if (this.form) this.#close();
    this.input.value = `/${name}`;
    this.#typed();
    this.input.focus();
  }

  // --- the list ------------------------------------------------------------------------------------------

  #browse() {
    this.input.value = this.picker.node.hidden ? "/" : "";
    this.#typed();
    this.input.focus();
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
    const { list, node } = this.picker;
    if (node.hidden) return;
    if (event.key === "Escape") return void this.#fold();
    if (event.key !== "Tab" || !list.options.length) return void list.key(event);
    event.preventDefault();
    this.#open(list.options[list.at].value);
  }

  // --- the form ------------------------------------------------------------------------------------------

  /** Open the form of a command; one without options runs at once. */
  #open(name) {
    const command = this.commands().find((each) => each.name === name);
    this.input.value = "";
    this.#fold();
    const send = command.menu
      ? ({ target }) => this.#send({ do: "menu", name, target })
      : (options) => this.#send({ do: "slash", name, options });
    if (command.options.length) this.#show(command, send);
    else send({});
  }

  #show(command, send) {
    const complete = async (option, text, options) => {
      const answer = await this.ask({ do: "complete", name: command.name, option, text, options });
      return answer.ok?.choices ?? [];
    };
    this.form = new CommandForm({ command, to: this.to, send, complete, close: () => this.#close() });
    this.line.hidden = true;
    this.node.append(this.form.node);
    this.form.focus();
  }

  #close() {
    this.form?.node.remove();
    this.form = null;
    this.line.hidden = false;
    if (KEYBOARD.matches) this.input.focus();
  }

  async #send(request) {
    const { error } = await this.ask(request);
    if (!error) this.#close();
    return error;
  }

  // --- a message -----------------------------------------------------------------------------------------

  async #say(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    if (!text || text.startsWith("/")) return;
    this.input.value = "";
    const { error } = await this.ask({ do: "say", text });
    if (error) this.input.value = text;
  }
}
