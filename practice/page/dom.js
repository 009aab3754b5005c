// Builds elements, icons and ids. Text is always inserted as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";
let count = 0;

/** A new id, for attributes such as aria-controls. */
export const uid = (stem) => `${stem}-${++count}`;

/**
 * An element. Properties of the DOM (`onclick`, `value`, `className`) are set as properties, everything else
 * becomes an attribute. Null and undefined are skipped, both as values and as children.
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value == null) continue;
    if (key in node && key !== "list" && key !== "form") node[key] = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((each) => each != null && each !== false));
  return node;
}

/** An icon from page.html; hidden from screen readers, because there is always a text next to it. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#i-${name}`);
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  return svg;
}

/**
 * Call `act(event)` when Escape is pressed in `node`. A listener, because an `onkeydown` that returns false
 * takes every key from the field in which somebody types.
 */
export function onEscape(node, act) {
  node.addEventListener("keydown", (event) => event.key === "Escape" && act(event));
}

/** Put `nodes` into `parent` in this order; move and remove only what is necessary. */
export function arrange(parent, nodes) {
  let at = parent.firstChild;
  for (const node of nodes) {
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/** Read a chosen file in the form that the server expects: its name and its content in base64. */
export async function upload(file) {
  const reader = new FileReader();
  await new Promise((resolve) => {
    reader.onload = resolve;
    reader.readAsDataURL(file);
  });
  return { name: file.name, data: reader.result.split(",")[1] };
}
