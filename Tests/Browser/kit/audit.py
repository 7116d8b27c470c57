"""Scripts that run in a page and return its accessibility problems as a list of messages: an own one, and axe."""
import pathlib

import axe_core_python

AUDIT = r"""
const problems = [];
const report = (element, problem) => problems.push(
  `${problem}: <${element.tagName.toLowerCase()}> “${(element.innerText || element.outerHTML).slice(0, 60)}”`);
const isShown = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const all = selector => [...document.querySelectorAll(selector)].filter(isShown);

if (!document.documentElement.lang) problems.push("the page has no language");
if (!document.title.trim()) problems.push("the page has no title");
if (all("h1").length !== 1) problems.push(`the page has ${all("h1").length} main headings`);
if (all("main").length !== 1) problems.push("the page has no single <main> element");

// Names
const nameOf = element => (element.getAttribute("aria-label")
  || [...(element.labels || [])].map(label => label.innerText).join(" ")
  || (element.getAttribute("aria-labelledby") || "").split(" ").filter(id => id)
       .map(id => document.getElementById(id)?.innerText).join(" ")
  || element.innerText || element.title || "").trim();
for (const element of all("button, a[href], input:not([type=hidden]), select, textarea, summary"))
  if (!nameOf(element)) report(element, "has no name");
for (const element of all("img:not([alt])")) report(element, "has no alternative text");
for (const element of all("fieldset")) if (!element.querySelector("legend")) report(element, "has no legend");
for (const element of all("table")) if (!element.querySelector("th")) report(element, "has no headers");
const ids = [...document.querySelectorAll("[id]")].map(element => element.id);
for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) problems.push(`the id ${id} is not unique`);

// Size: no horizontal scrolling, and controls that are large enough to touch.
if (document.documentElement.scrollWidth > window.innerWidth + 1)
  problems.push(`the page is ${document.documentElement.scrollWidth} pixels wide in a window of ${window.innerWidth}`);
// On a phone, a finger needs 44 pixels. Links in a text are as high as its lines.
const isConsole = document.querySelector('link[rel=stylesheet]') !== null;
const isPhone = window.innerWidth < 600, smallest = isPhone && isConsole ? 44 : 24;
const controls = "button, select, label:has(input), summary, input:not([type=checkbox]):not([type=radio]), nav a, td a, .button";
for (const element of all(isConsole ? controls : "button, select, label:has(input)")) {
  const box = element.getBoundingClientRect();
  if (box.height < smallest - 0.5 || box.width < 24) report(element, `is only ${box.width} by ${box.height}`);
}

// Contrast (WCAG 2, 1.4.3): 4.5 to 1, or 3 to 1 for large text.
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const rgba = color => {
  canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
};
const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
const backgroundOf = element => {
  const layers = [];
  for (let node = element; node; node = node.parentElement) layers.push(rgba(getComputedStyle(node).backgroundColor));
  return layers.reverse().reduce((background, layer) => over(layer, background), rgba("Canvas"));
};
const luminance = ([r, g, b]) => {
  const [R, G, B] = [r, g, b].map(c => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return 0.2126 * R + 0.7152 * G + 0.0722 * B;
};
for (const element of all("body *")) {
  const text = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
  if (!text || element.closest("[aria-hidden=true], [disabled], option, script, style")) continue;
  const style = getComputedStyle(element), background = backgroundOf(element);
  const [lighter, darker] = [luminance(over(rgba(style.color), background)), luminance(background)].sort((a, b) => b - a);
  const ratio = (lighter + 0.05) / (darker + 0.05), size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
  if (ratio < (isLarge ? 3 : 4.5)) report(element, `has a contrast of ${ratio.toFixed(1)}`);
}
return problems;
"""

# axe-core finds what the script above doesn't know, such as wrong roles.
AXE = (pathlib.Path(axe_core_python.__file__).parent / "axe.min.js").read_text() + r"""
const done = arguments[arguments.length - 1];
axe.run(document).then(
  result => done(result.violations.map(
    violation => `axe ${violation.id}: ` + violation.nodes.map(node => node.html.slice(0, 120)).join(" | "))),
  error => done([`axe failed: ${error}`]));
"""
