// Building the page: elements, icons and ids. Text always goes in as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";
let count = 0;

/** A fresh id for aria-controls and its kin. */
export const uid = (stem) => `${stem}-${++count}`;

/**
 * An element. Properties of the DOM are set as such (`onclick`, `value`, `className`), everything else
 * becomes an attribute; null and undefined are left out, as are such children.
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

/** One of the drawings of page.html; silent, since a word always stands beside it. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#i-${name}`);
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  return svg;
}

/** Put `nodes` into `parent` in this order, and move or remove no more than needed. */
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

/** Read a chosen file as the server wants it. */
export async function upload(file) {
  const reader = new FileReader();
  await new Promise((resolve) => {
    reader.onload = resolve;
    reader.readAsDataURL(file);
  });
  return { name: file.name, data: reader.result.split(",")[1] };
}
