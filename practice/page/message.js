// One message: who wrote it, its text, embeds, pictures and controls.

import { el, icon } from "/dom.js";
import { controls, striped } from "/controls.js";
import { inline, markdown } from "/markdown.js";

const CLOSE = 5 * 60 * 1000; // ms within which one author's messages stand under one name

/** Whether a message goes on under the name of the one before it. */
export const follows = (message, before) =>
  Boolean(before) && before.author.id === message.author.id && !message.used && !message.system && !before.system &&
  before.ephemeral === message.ephemeral && message.at - before.at < CLOSE;

/** Draw `message`; `to` knows words and names, `act` sends what is done, `menus` are the bot's own. */
export function draw(message, to, act, menus) {
  const name = message.author.name;
  const body = message.system ? el("p", { className: "system" }, spoken(message, to)) : said(message, to);
  const node = el("article", { className: "message", "data-id": message.id }, [
    message.used && used(message.used, to),
    el("span", { className: `avatar ${to.hue(message.author.id)}`, "aria-hidden": "true" }, initial(message, name)),
    el("div", { className: "said" }, head(message, to, act, menus), body, embeds(message, to), files(message, to), el("div", { className: "controls" }, controls(message.components, to, act)), foot(message, to, act)),
  ]);
  node.setAttribute("aria-label", `${name}, ${to.words.clock(message.at)}`);
  node.classList.toggle("ephemeral", message.ephemeral);
  node.classList.toggle("mentioned", message.mentions.includes(to.me));
  return node;
}

const initial = (message, name) => (message.author.bot ? icon("lantern") : name[0]);

// Discord's own messages: the one kind that the table knows has words, any other shows what it carries.
const spoken = ({ system, content }, to) => to.words.say(`system_${system}`, { content }) ?? content;

function head(message, to, act, menus) {
  return el("header", {}, [
    el("strong", { className: "name" }, message.author.name),
    message.author.bot && el("span", { className: "app" }, to.words.say("app")),
    el("time", { dateTime: new Date(message.at).toISOString() }, to.words.clock(message.at)),
    apps(to, act, menus.filter((each) => each.target === "message")),
  ]);
}

/** The bot's context menus for messages, if it has any. */
function apps(to, act, menus) {
  if (!menus.length) return null;
  const item = ({ name, names }) => {
    const node = el("button", { type: "button", className: "plain", onclick: () => act(node, { do: "menu", name }) }, to.words.pick(names, name));
    return node;
  };
  return el("details", { className: "apps" }, el("summary", { "aria-label": to.words.say("apps") }, icon("more")), el("div", {}, menus.map(item)));
}

function used({ by, command }, to) {
  return el("p", { className: "used" }, icon("used"), el("span", {}, to.words.say("used", { name: to.user(by), command: to.command(command) })));
}

function said(message, to) {
  const text = message.loading && !message.content ? el("p", { className: "thinking" }, to.words.say("thinking")) : markdown(message.content, to);
  return el("div", { className: "text" }, text, message.edited && el("span", { className: "edited" }, to.words.say("edited")));
}

function foot(message, to, act) {
  if (!message.ephemeral) return null;
  const dismiss = el("button", { type: "button", className: "plain", onclick: () => act(dismiss, { do: "dismiss" }) }, to.words.say("dismiss"));
  return el("footer", {}, icon("eye"), to.words.say("only_you"), " · ", dismiss);
}

function files(message, to) {
  const hung = new Set(message.embeds.flatMap((each) => [each.image, each.thumbnail]));
  return message.files
    .filter((each) => !hung.has(each.url))
    .map((each) => (each.image ? picture(each.url, message) : el("a", { className: "file", href: each.url, download: each.name }, icon("file"), each.name)));
}

function picture(url, message, className = "picture") {
  const file = message.files.find((each) => each.url === url);
  if (!file) return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, url);
  return el("img", { className, src: url, alt: file.alt || file.name, loading: "lazy" });
}

function embeds(message, to) {
  return message.embeds.map((each) => embed(each, message, to));
}

function embed(given, message, to) {
  const node = el("section", { className: "embed" }, [
    given.thumbnail && picture(given.thumbnail, message, "thumbnail"),
    given.author && el("p", { className: "author" }, given.author.name),
    given.title && el("h3", {}, title(given, to)),
    given.description && el("div", { className: "text" }, markdown(given.description, to)),
    given.fields?.length && el("dl", {}, given.fields.map((each) => field(each, to))),
    given.image && picture(given.image, message),
    (given.footer || given.timestamp) && el("p", { className: "foot" }, ending(given, to)),
  ]);
  return striped(node, given.color);
}

function title({ title: text, url }, to) {
  return url ? el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, inline(text, to)) : inline(text, to);
}

function field({ name, value, inline: beside }, to) {
  return el("div", { className: beside ? "field inline" : "field" }, el("dt", {}, inline(name, to)), el("dd", { className: "text" }, markdown(value, to)));
}

function ending({ footer, timestamp }, to) {
  return [footer?.text, timestamp && to.words.clock(Date.parse(timestamp))].filter(Boolean).join(" · ");
}
