// The bot's context menus on a message and on the person who wrote it: behind "⋯", or by a right click.

import { el, icon, onEscape } from "/dom.js";

/** The menus that fit `message`, or null; `act(control, request)` sends a request. */
export function apps(message, to, act, menus) {
  if (message.ephemeral || message.system) return null;
  const { id, name, bot } = message.author;
  const items = [...group("message", message.id), ...(bot ? [] : group("user", id))];
  if (!items.length) return null;
  const summary = el("summary", { "aria-label": to.words.say("apps") }, icon("more"));
  const node = el("details", { className: "apps" }, summary, el("div", {}, items));
  node.ontoggle = () => node.open && node.lastChild.scrollIntoView({ block: "nearest" });
  node.addEventListener("focusout", ({ relatedTarget }) => (node.open &&= node.contains(relatedTarget)));
  onEscape(node, fold);
  return node;

  function group(kind, target) {
    const fit = menus.filter((each) => each.target === kind);
    const whose = kind === "user" && fit.length > 0 && [el("p", {}, name)];
    return [...(whose || []), ...fit.map((each) => item(each, target))];
  }

  function item(menu, target) {
    const button = el("button", { type: "button", className: "plain" }, to.words.pick(menu.names, menu.name));
    button.onclick = () => {
      node.open = false;
      summary.focus({ preventScroll: true });
      act(summary, { do: "menu", name: menu.name, target });
    };
    return button;
  }

  function fold(event) {
    event.stopPropagation();
    node.open = false;
    summary.focus();
  }
}

/** Open the menus of a message by a right click or the menu key; links, pictures and marked text keep theirs. */
export function opened(event) {
  const node = event.target.closest?.(".message")?.querySelector(".apps");
  if (!node || event.target.closest("a, img, input") || !getSelection().isCollapsed) return;
  event.preventDefault();
  node.open = true;
  node.querySelector("button").focus({ preventScroll: true });
}
