// One message: who wrote it, its text, embeds, pictures and controls.

import { apps } from "/apps.js";
import { controls, striped } from "/controls.js";
import { el, icon } from "/dom.js";
import { inline, markdown } from "/markdown.js";

const CLOSE = 5 * 60 * 1000; // ms within which an author's messages share one heading

/** Whether a message shares the heading of the one before it. */
export function follows(message, before) {
  if (!before || message.used || message.system || before.system) return false;
  const same = before.author.id === message.author.id && before.ephemeral === message.ephemeral;
  return same && message.at - before.at < CLOSE;
}

/** Draw `message`; `to` knows words and names, `act` sends a request, `menus` are the bot's context menus. */
export function draw(message, to, act, menus) {
  const { name } = message.author;
  const node = el("article", { className: "message", "data-id": message.id }, [
    message.used && used(message.used, to),
    el("span", { className: `avatar ${to.hue(message.author.id)}`, "aria-hidden": "true" }, face(message)),
    el("div", { className: "said" }, [
      head(message, to),
      message.system ? el("p", { className: "system" }, spoken(message, to)) : said(message, to),
      message.embeds.map((each) => embed(each, message, to)),
      files(message),
      el("div", { className: "controls" }, controls(message.components, to, act)),
      message.ephemeral && own(to, act),
    ]),
    apps(message, to, act, menus),
  ]);
  const parts = [name, to.words.clock(message.at), message.ephemeral && to.words.say("only_you")];
  node.setAttribute("aria-label", parts.filter(Boolean).join(", "));
  node.classList.toggle("ephemeral", message.ephemeral);
  node.classList.toggle("mentioned", message.mentions.includes(to.me));
  return node;
}

const face = ({ author }) => (author.bot ? icon("lantern") : author.name[0]);

// Discord's system messages: the one kind that we know has a text, any other shows its content.
const spoken = ({ system, content }, to) => to.words.say(`system_${system}`, { content }) ?? content;

function head(message, to) {
  return el("header", {}, [
    el("strong", { className: "name" }, message.author.name),
    message.author.bot && el("span", { className: "app" }, to.words.say("app")),
    el("time", { dateTime: new Date(message.at).toISOString() }, to.words.clock(message.at)),
  ]);
}

function used({ by, command }, to) {
  const text = to.words.say("used", { name: to.user(by), command: to.command(command) });
  return el("p", { className: "used" }, icon("used"), el("span", {}, text));
}

function said(message, to) {
  const thinking = message.loading && !message.content;
  return el("div", { className: "text" }, [
    thinking ? el("p", { className: "thinking" }, to.words.say("thinking")) : markdown(message.content, to),
    message.edited && el("span", { className: "edited" }, to.words.say("edited")),
  ]);
}

function own(to, act) {
  const dismiss = el("button", { type: "button", className: "plain" }, to.words.say("dismiss"));
  dismiss.onclick = () => act(dismiss, { do: "dismiss" });
  return el("footer", {}, icon("eye"), to.words.say("only_you"), " · ", dismiss);
}

function files(message) {
  const hung = new Set(message.embeds.flatMap((each) => [each.image, each.thumbnail]));
  return message.files.filter((each) => !hung.has(each.url)).map((each) => file(each, message));
}

function file(each, message) {
  if (each.image) return picture(each.url, message);
  return el("a", { className: "file", href: each.url, download: each.name }, icon("file"), each.name);
}

/** A picture of the message; one from elsewhere becomes a link, because the page loads only from the table. */
function picture(url, message, className = "picture") {
  const found = message.files.find((each) => each.url === url);
  if (!found) return outward(url, url);
  return el("img", { className, src: url, alt: found.alt || found.name, loading: "lazy" });
}

const outward = (href, text) => el("a", { href, target: "_blank", rel: "noopener noreferrer" }, text);

function embed(given, message, to) {
  const { thumbnail, author, title, url, description, fields, image } = given;
  const node = el("section", { className: "embed" }, [
    thumbnail && picture(thumbnail, message, "thumbnail"),
    author && el("p", { className: "author" }, author.name),
    title && el("h3", {}, url ? outward(url, inline(title, to)) : inline(title, to)),
    description && el("div", { className: "text" }, markdown(description, to)),
    fields?.length > 0 && el("dl", {}, fields.map((each) => field(each, to))),
    image && picture(image, message),
    ending(given, to),
  ]);
  return striped(node, given.color);
}

function field({ name, value, inline: beside }, to) {
  return el("div", { className: beside ? "field inline" : "field" }, [
    el("dt", {}, inline(name, to)),
    el("dd", { className: "text" }, markdown(value, to)),
  ]);
}

function ending({ footer, timestamp }, to) {
  const words = [footer?.text, timestamp && to.words.clock(Date.parse(timestamp))].filter(Boolean);
  return words.length > 0 && el("p", { className: "foot" }, words.join(" · "));
}
