"use strict";
// Searches the guides by their words, and the reference by names and summaries. Guides come first.
const base = document.currentScript.dataset.base;
const field = document.getElementById("query");
const status_ = document.getElementById("status");

// Words that are alike have one stem: share, shared, sharing.
const stem = (word) => {
  const short = word.replace(/(ations?|ing|ed|es|s|e)$/, "");
  return short.length >= 4 ? short : word;
};
const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) || [];
// The parts of a name such as uploadFile, and the name itself.
const nameWords = (name) => words(name.replace(/([a-z0-9])([A-Z])/g, "$1 $2")).concat(words(name));

const quality = (query, list) => {
  let best = 0;
  for (const word of list) {
    if (word === query) return 3;
    if (word.startsWith(stem(query))) best = stem(word) === stem(query) ? 2 : Math.max(best, 1);
  }
  return best;
};

// Returns how much a text is about a word: how often it occurs, compared with the length of the text.
const amount = (query, list) => {
  const sum = list.reduce((sum, word) => sum + quality(query, [word]), 0);
  return Math.min(Math.log2(1 + sum) * 2 / Math.log10(10 + list.length / 10), 8);
};

// Returns how well a section of a guide matches, or 0 if it doesn't contain all words.
function scoreOfGuide(section, query) {
  let score = 0;
  for (const word of query) {
    const title = quality(word, section.titleWords);
    const heading = quality(word, section.headingWords);
    const body = amount(word, section.textWords);
    if (!title && !heading && !body) return 0;
    score += heading * 6 + title * 4 + body;
  }
  // Words that follow each other, as in “rate limit”, say more than the same words in different places.
  let phrases = 0;
  for (let start = 0; query.length > 1 && start + query.length <= section.textWords.length; start++)
    if (query.every((word, index) => quality(word, [section.textWords[start + index]]) > 1)) phrases++;
  return score + Math.min(phrases, 3) * 3;
}

function scoreOfSymbol([name, , , , summary, depth], query, text) {
  const last = name.replace(/\(.*/, "").split(".").pop();
  const plain = last.toLowerCase();
  let score = 0;
  if (last === field.value.trim()) score = 70;
  else if (plain === text) score = 60;
  else if (plain.startsWith(text)) score = 40;
  else {
    const own = nameWords(name), described = words(summary);
    for (const word of query) {
      const inName = quality(word, own), inSummary = quality(word, described);
      if (!inName && !inSummary) return 0;
      score += inName * 6 + inSummary;
    }
  }
  return score - Math.min(depth, 5);
}

const best = (entries, score, count) =>
  entries.map((entry) => ({ entry, score: score(entry) })).filter((item) => item.score > 0)
    .sort((a, b) => b.score - a.score).slice(0, count).map((item) => item.entry);

function item(url, title, place, text) {
  const link = document.createElement("a");
  link.href = base + url;
  for (const [tag, content] of [["strong", title], ["small", place], ["span", text]]) {
    if (!content) continue;
    const part = document.createElement(tag);
    part.textContent = content;
    link.append(part);
  }
  const row = document.createElement("li");
  row.append(link);
  return row;
}

function show(id, rows) {
  const section = document.getElementById(id);
  section.hidden = rows.length === 0;
  section.querySelector("ol").replaceChildren(...rows);
}

const load = (name) => fetch(`${base}/search/${name}.json`).then((response) => {
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
});

let guides, symbols;
async function search() {
  const text = field.value.trim();
  const query = words(text);
  if (query.length === 0) {
    show("guides", []);
    show("symbols", []);
    status_.textContent = "Enter a task, such as “share link”, or a name, such as “uploadFile”.";
    return;
  }
  try {
    guides ??= (await load("guides")).map((section) => ({
      ...section, titleWords: nameWords(section.title), headingWords: nameWords(section.heading),
      textWords: words(section.text),
    }));
    symbols ??= await load("symbols");
  } catch (error) {
    status_.textContent = `The index can't be loaded (${error.message}). Check the connection, and reload the page.`;
    return;
  }
  if (field.value.trim() !== text) return;
  const joined = query.join("");
  const foundGuides = best(guides, (section) => scoreOfGuide(section, query), 8);
  const foundSymbols = best(symbols, (symbol) => scoreOfSymbol(symbol, query, joined), 20);
  show("guides", foundGuides.map((section) => item(section.url, section.heading || section.title, section.heading && section.title, section.summary)));
  show("symbols", foundSymbols.map(([name, url, kind, module, summary]) => item(url, name, [kind, module].filter(Boolean).join(" · "), summary)));
  status_.textContent = foundGuides.length + foundSymbols.length > 0
    ? `${foundGuides.length} sections of guides, ${foundSymbols.length} entries of the reference`
    : "Nothing was found. Try fewer or other words, or the name of a route, such as files/upload.";
}

field.value = new URLSearchParams(location.search).get("q") || "";
field.addEventListener("input", () => {
  history.replaceState(null, "", field.value ? `?q=${encodeURIComponent(field.value)}` : location.pathname);
  search();
});
document.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  search();
});
// The arrow keys move between the field and the results.
document.addEventListener("keydown", (event) => {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const stops = [field, ...document.querySelectorAll("main li a")];
  const current = stops.indexOf(document.activeElement);
  if (current < 0) return;
  const next = stops[current + (event.key === "ArrowDown" ? 1 : -1)];
  if (next) { event.preventDefault(); next.focus(); }
});
search();
