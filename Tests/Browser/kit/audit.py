"""Scripts that run in a page and return its accessibility problems as a list of messages: axe, and one for what axe doesn't know."""
import pathlib

import axe_core_python

AUDIT = r"""
const problems = [];
const report = (element, problem) => problems.push(
  `${problem}: <${element.tagName.toLowerCase()}> “${(element.innerText || element.outerHTML).slice(0, 60)}”`);
const isShown = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const all = selector => [...document.querySelectorAll(selector)].filter(isShown);

for (const element of all("fieldset")) if (!element.querySelector("legend")) report(element, "has no legend");
for (const element of all("table")) if (!element.querySelector("th")) report(element, "has no headers");
const ids = [...document.querySelectorAll("[id]")].map(element => element.id);
for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) problems.push(`the id ${id} is not unique`);

// No horizontal scrolling, and controls that are large enough to touch.
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
return problems;
"""

# axe-core finds missing names, languages, and headings, wrong roles, and low contrast.
AXE = (pathlib.Path(axe_core_python.__file__).parent / "axe.min.js").read_text() + r"""
const done = arguments[arguments.length - 1];
axe.run(document).then(
  result => done(result.violations.map(
    violation => `axe ${violation.id}: ` + violation.nodes.map(node => node.html.slice(0, 120)).join(" | "))),
  error => done([`axe failed: ${error}`]));
"""
