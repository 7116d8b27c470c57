// The console works without this script. It adds live updates, copying, confirmations, and uploads with progress.
"use strict";

// MARK: Live updates

// Makes an element like a fresh one. Elements that stay the same keep their focus, their scroll position, and what a
// user has opened or typed.
function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && name !== "open" && name !== "hidden") old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (name !== "hidden" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old === document.activeElement && old.matches("input, select, textarea")) return;
  const keyOf = (node) => node.id || node.dataset?.key;
  const keyed = new Map([...old.children].filter(keyOf).map((child) => [keyOf(child), child]));
  const used = new Set();
  let next = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const key = keyOf(child);
    let match = key ? keyed.get(key) : null;
    if (!key) {
      match = next;
      while (match && (used.has(match) || keyOf(match))) match = match.nextSibling;
      if (match && match.nodeName !== child.nodeName) match = null;
    }
    if (!match) {
      const added = document.importNode(child, true);
      old.insertBefore(added, next);
      used.add(added);
      if (added.nodeType === 1) prepare(added);
      continue;
    }
    if (match === next) next = next.nextSibling;
    else old.insertBefore(match, next);
    used.add(match);
    if (match.nodeType === 1) {
      morph(match, child);
      prepare(match);
    } else if (match.nodeValue !== child.nodeValue) match.nodeValue = child.nodeValue;
  }
  for (const child of [...old.childNodes]) if (!used.has(child)) child.remove();
}

const state = document.getElementById("state");
let isPaused = false;
let isBusy = false;

function showState(isLive) {
  if (state.dataset.live === String(isLive)) return;
  state.dataset.live = isLive;
  state.textContent = (isLive ? "Live at " : "No response from ") + location.host;
}

// Replaces the live parts of the page by those of the same page now.
async function refresh() {
  if (isBusy) return;
  isBusy = true;
  const address = location.href;
  try {
    const response = await fetch(address, { headers: { Accept: "text/html" } });
    if (response.ok && address === location.href) {
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      for (const part of document.querySelectorAll("[data-live-part]")) {
        const fresh = page.getElementById(part.id);
        if (fresh) morph(part, fresh);
      }
    }
    showState(true);
  } catch { showState(false); }
  isBusy = false;
  if (address !== location.href) await refresh();
}

async function live() {
  if (!isPaused) await refresh();
  setTimeout(live, document.hidden ? 5000 : 1000);
}

// MARK: Controls

async function copy(button) {
  const source = button.dataset.copyFrom && document.getElementById(button.dataset.copyFrom);
  const label = button.dataset.label ?? (button.dataset.label = button.textContent);
  try {
    await navigator.clipboard.writeText(source ? source.textContent : button.dataset.copy);
    button.textContent = "Copied";
  } catch { button.textContent = "Not allowed"; }
  setTimeout(() => { button.textContent = label; }, 1500);
}

// Shows the controls that need this script in a part of the page, and hides those that it makes unnecessary.
function prepare(part) {
  for (const control of part.querySelectorAll("[data-script]")) control.hidden = false;
  for (const control of part.querySelectorAll("[data-no-script]")) control.hidden = true;
}

// Shows the results of a form with a query on the same page.
function applyQuery(form) {
  const fields = [...new FormData(form)].filter(([name, value]) => value !== "" && name !== "action" && !(value instanceof File));
  history.replaceState(null, "", "?" + new URLSearchParams(fields));
  refresh();
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-copy], [data-copy-from], [data-pause]");
  if (!button) return;
  if (!button.hasAttribute("data-pause")) { copy(button); return; }
  isPaused = !isPaused;
  button.setAttribute("aria-pressed", isPaused);
  button.textContent = isPaused ? "Continue" : "Pause";
});
document.addEventListener("change", (event) => {
  const form = event.target.form;
  if (form?.hasAttribute("data-query") || event.target.hasAttribute("data-query")) applyQuery(form);
  if (event.target.hasAttribute("data-submit")) form.requestSubmit();
});
let typing;
document.addEventListener("input", (event) => {
  if (!event.target.form?.hasAttribute("data-query") || !event.target.matches("input[type=search]")) return;
  clearTimeout(typing);
  typing = setTimeout(() => applyQuery(event.target.form), 250);
});
document.addEventListener("submit", (event) => {
  const form = event.target;
  const question = event.submitter?.dataset.confirm;
  if (question && !confirm(question)) { event.preventDefault(); return; }
  if (form.hasAttribute("data-query")) { event.preventDefault(); applyQuery(form); }
  if (form.hasAttribute("data-upload") && !event.defaultPrevented) { event.preventDefault(); upload(form, form.elements.file.files); }
});

// MARK: Uploads

function upload(form, files) {
  if (!files.length) return;
  const [bar, text] = [form.querySelector("progress"), form.querySelector("[role=status]")];
  const body = new FormData();
  for (const file of files) body.append("file", file);
  const request = new XMLHttpRequest();
  const count = files.length === 1 ? files[0].name : files.length + " files";
  bar.hidden = false;
  text.textContent = "Uploading " + count + " …";
  request.upload.addEventListener("progress", (event) => {
    if (!event.lengthComputable) return;
    bar.max = event.total;
    bar.value = event.loaded;
    text.textContent = "Uploading " + count + ": " + Math.floor((100 * event.loaded) / event.total) + " %";
  });
  request.addEventListener("loadend", () => {
    bar.hidden = true;
    if (request.status >= 200 && request.status < 300) {
      text.textContent = "Uploaded " + count + ".";
      form.reset();
      refresh();
      return;
    }
    const page = new DOMParser().parseFromString(request.responseText ?? "", "text/html");
    text.textContent = "Not uploaded: " + (page.querySelector(".problem")?.textContent.trim() || "the emulator doesn't respond.");
  });
  request.open("POST", location.href);
  request.send(body);
}

const dropForm = document.querySelector("form[data-upload]");
if (dropForm) {
  const hasFiles = (event) => event.dataTransfer?.types.includes("Files");
  document.addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    dropForm.classList.add("over");
  });
  document.addEventListener("dragleave", (event) => { if (!event.relatedTarget) dropForm.classList.remove("over"); });
  document.addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    dropForm.classList.remove("over");
    upload(dropForm, event.dataTransfer.files);
  });
}

prepare(document);
// On a phone, the navigation scrolls.
document.querySelector("nav [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
live();
