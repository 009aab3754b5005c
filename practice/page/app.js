// The whole page: the bar, the people's columns side by side or one at a time, and the line to the table.

import { Column } from "/column.js";
import { el, icon } from "/dom.js";
import { Link } from "/link.js";
import { Words } from "/words.js";

const WIDE = matchMedia("(min-width: 1000px)");
const bar = document.querySelector("#bar");
const main = document.querySelector("#table");
const offline = document.querySelector("#offline");

const columns = new Map();
let active = null;
let words = new Words("en-US");

const link = new Link(heard, (online) => {
  offline.hidden = online;
  offline.textContent = online ? "" : words.say("offline");
});

function heard(kind, part) {
  if (kind === "table") table(part);
  else if (kind === "person") columns.get(part.key)?.hear(part);
  else columns.get(part.key)?.hearPlace(part.id, part.messages);
  if (kind === "person") frame();
}

function table(part) {
  if (columns.size) {
    for (const column of columns.values()) column.hearTable(part);
    return;
  }
  const wanted = new URLSearchParams(location.search).get("as")?.split(",");
  for (const person of part.people.filter((each) => !wanted || wanted.includes(each.key))) {
    const column = new Column({ person, table: part, ask: (request) => link.ask(person.key, request), told: () => activate(person.key) });
    columns.set(person.key, column);
    main.append(column.node);
  }
  activate(columns.keys().next().value);
}

function activate(key) {
  if (key === active) return;
  active = key;
  frame();
}

/** Draw what stands around the columns, in the language of whoever is at it. */
function frame() {
  const column = columns.get(active);
  if (!column.head) return;
  words = new Words(column.head.locale);
  document.documentElement.lang = words.language;
  document.title = `Nattvakt · ${words.say("title")}`;
  for (const [key, each] of columns) {
    if (each.node.hidden !== !(WIDE.matches || key === active)) each.show(WIDE.matches || key === active);
    each.speak(key === active);
  }
  const held = document.activeElement?.id;
  bar.replaceChildren(brand(), people(), restart());
  if (held && bar.contains(document.getElementById(held))) document.getElementById(held).focus();
}

function brand() {
  return el("h1", {}, icon("lantern"), el("span", {}, "Nattvakt"), " ", el("small", {}, words.say("title")));
}

function people() {
  const buttons = [...columns.values()].map((each) => {
    const { key, name } = each.person;
    const node = el("button", { type: "button", id: `choose-${key}`, className: each.hue(each.person.id), onclick: () => activate(key) }, [
      el("span", {}, name),
      each.unread > 0 && key !== active && el("span", { className: "badge", "aria-label": words.say("unread", { count: each.unread }) }, each.unread),
    ]);
    node.setAttribute("aria-pressed", String(key === active));
    return node;
  });
  return el("nav", { "aria-label": words.say("people"), hidden: WIDE.matches || columns.size < 2 }, buttons);
}

function restart() {
  const button = el("button", { type: "button", id: "restart", className: "plain", title: words.say("restart"), onclick: again }, icon("restart"), el("span", {}, words.say("restart")));
  return button;
}

async function again() {
  const column = columns.get(active);
  document.querySelector("#restart").setAttribute("aria-busy", "true");
  const { ok } = await column.ask({ do: "restart" });
  document.querySelector("#restart").removeAttribute("aria-busy");
  if (ok) column.notice(words.say("restarted"));
}

WIDE.addEventListener("change", frame);
