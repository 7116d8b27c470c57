/// What the dashboard does: accounts, files and calls.
enum DashboardScript {
    static let base: HTML = #"""
        "use strict";
        const $ = (id) => document.getElementById(id);
        const state = { account: null, open: new Set(), calls: new Map(), chosen: null };

        // An element with attributes, properties and children; texts become texts, whatever is in them.
        function el(name, attributes, ...children) {
          const element = document.createElement(name);
          for (const [key, value] of Object.entries(attributes || {})) {
            if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
            else if (typeof value === "boolean") { if (value) element.setAttribute(key, ""); }
            else if (value !== null && value !== undefined) element.setAttribute(key, value);
          }
          element.append(...children.filter((child) => child !== null && child !== undefined));
          return element;
        }

        // Makes the children of an element those that the items want. What has not changed stays the same element, so
        // that neither a reader's place nor the focus is lost.
        function sync(parent, items, key, render) {
          const known = new Map([...parent.children].map((child) => [child.dataset.key, child]));
          const wanted = items.map((item) => {
            const name = String(key(item));
            const text = JSON.stringify(item);
            const old = known.get(name);
            if (old && old.shownText === text) return old;
            const fresh = render(item);
            fresh.dataset.key = name;
            fresh.shownText = text;
            if (old && old.contains(document.activeElement)) {
              const id = document.activeElement.id;
              old.replaceWith(fresh);
              (id ? $(id) : fresh.querySelector("button, summary, input"))?.focus({ preventScroll: true });
            }
            return fresh;
          });
          const kept = new Set(wanted);
          for (const child of [...parent.children]) if (!kept.has(child)) child.remove();
          wanted.forEach((child, index) => {
            if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
          });
        }

        // Runs an operation of the control.
        async function control(name, input) {
          const response = await fetch("/emulator/" + name, {
            method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(input || {}),
          });
          const answer = await response.json();
          if (!response.ok) throw new Error(answer.error || response.statusText);
          return answer;
        }

        function bytes(count) {
          const units = ["bytes", "kB", "MB", "GB", "TB"];
          let unit = 0;
          while (count >= 1000 && unit < 4) { count /= 1000; unit += 1; }
          return (unit ? count.toFixed(1) : count) + " " + units[unit];
        }

        // MARK: Accounts

        function showAccounts(accounts) {
          if (!accounts.some((account) => account.id === state.account)) state.account = accounts[0]?.id ?? null;
          const items = accounts.map((account) => ({ ...account, isChosen: account.id === state.account }));
          sync($("accounts"), items, (account) => account.id, (account) => {
            const name = account.given_name + " " + account.surname;
            return el("li", {}, el("button", {
              type: "button", "aria-pressed": String(account.isChosen),
              onclick: () => { state.account = account.id; state.open.clear(); refresh(); },
            }, name, el("span", {}, account.email),
              el("span", {}, bytes(account.used) + " of " + bytes(account.quota) + (account.team_member_id ? " · in a team" : "")),
              el("meter", { min: 0, max: account.quota || 1, value: account.used, "aria-label": "Space used by " + name })));
          });
          sync($("fault-account"), [{ email: "" }, ...accounts], (account) => account.email, (account) =>
            el("option", { value: account.email }, account.email || "everybody"));
        }

        // MARK: Files

        async function loadFolder(path) {
          const { entries } = await control("files/list", { account: state.account, path });
          entries.sort((a, b) => (a.kind === b.kind ? a.path.localeCompare(b.path) : a.kind === "folder" ? -1 : 1));
          for (const entry of entries) {
            if (entry.kind !== "folder" || !state.open.has(entry.path)) continue;
            // A folder may go between two looks at it.
            try { entry.children = await loadFolder(entry.path); } catch { state.open.delete(entry.path); }
          }
          return entries;
        }

        const nameOf = (item) => item.path.slice(item.path.lastIndexOf("/") + 1);

        function folderView(item) {
          return el("li", {}, el("details", {
            open: item.isOpen,
            ontoggle: (event) => {
              if (event.target.open) state.open.add(item.path); else state.open.delete(item.path);
              if (event.target.open && !event.target.querySelector("li")) showFiles();
            },
          }, el("summary", {}, nameOf(item)), el("ul", {})));
        }

        function fileView(item) {
          if (!item.path) return el("li", { class: "quiet" }, "Nothing in it.");
          return el("li", {}, el("div", { class: "file" }, el("span", {}, nameOf(item)), el("span", {}, bytes(item.size))));
        }

        // What is in a folder is no part of its own item: a change in it leaves the folder as it is.
        function showFolder(list, items) {
          const shown = items.map(({ children, ...item }) => (item.kind === "folder" ? { path: item.path, kind: "folder", isOpen: state.open.has(item.path) } : item));
          sync(list, shown.length ? shown : [{ path: "" }], (item) => item.kind + item.path,
            (item) => (item.kind === "folder" ? folderView(item) : fileView(item)));
          items.forEach((item, index) => { if (item.children) showFolder(list.children[index].querySelector("ul"), item.children); });
        }

        async function showFiles() {
          const account = state.account;
          const items = account ? await loadFolder("") : [];
          if (account === state.account) showFolder($("tree"), items);
        }

        // MARK: Calls

        const isOver = (call) => call.answer !== undefined;
        const statusWord = (call) => (!isOver(call) ? "waiting" : call.status === 0 ? "closed" : String(call.status));
        const statusClass = (call) => (!isOver(call) ? "" : call.status >= 200 && call.status < 400 ? "good" : "bad");

        function showCalls() {
          const wanted = $("filter").value.toLowerCase();
          const calls = [...state.calls.values()].reverse().filter((call) =>
            [call.route, statusWord(call), call.account ?? "", call.faults.join(" ")].join(" ").toLowerCase().includes(wanted));
          const items = calls.map((call) => ({ ...call, isChosen: call.id === state.chosen }));
          sync($("calls"), items, (call) => call.id, (call) => el("tr", { "aria-current": String(call.isChosen) },
            el("td", {}, call.time.slice(11, 23)),
            el("td", {}, el("button", { type: "button", onclick: () => choose(call.id) }, call.route),
              ...call.faults.map((fault) => el("span", { class: "tag" }, fault))),
            el("td", { class: statusClass(call) }, statusWord(call)),
            el("td", {}, call.account ?? "–"),
            el("td", { class: "number" }, call.milliseconds === undefined ? "" : call.milliseconds.toFixed(1))));
          document.querySelector("table").hidden = !calls.length;
          $("no-calls").hidden = state.calls.size > 0;
        }

        function choose(id) {
          state.chosen = state.chosen === id ? null : id;
          showCalls();
          showDetail();
        }

        function pretty(text) {
          try { return JSON.stringify(JSON.parse(text), null, 2); } catch { return text; }
        }

        function messageView(title, message) {
          const body = message.text === null ? (message.size ? "(" + bytes(message.size) + " that are no text)" : "(no body)")
            : message.text === "" ? "(no body)" : pretty(message.text) + (message.size > 4096 ? "\n… " + bytes(message.size) + " in all" : "");
          return el("div", {}, el("h3", {}, title),
            el("pre", { tabindex: 0, "aria-label": "Header of the " + title.toLowerCase() },
              message.headers.map((field) => field.name + ": " + field.value).join("\n")),
            el("h3", {}, title + ", body"), el("pre", { tabindex: 0, "aria-label": "Body of the " + title.toLowerCase() }, body));
        }

        function showDetail() {
          const call = state.calls.get(state.chosen);
          $("detail").hidden = !call;
          if (!call) return;
          $("detail").replaceChildren(
            el("p", {}, el("strong", {}, call.method + " " + call.target), " ",
              el("span", { class: statusClass(call) }, statusWord(call))),
            call.faults.length ? el("p", {}, "Met the faults: " + call.faults.join(", ")) : "",
            el("div", { class: "columns" }, messageView("Request", call.request),
              isOver(call) ? messageView("Answer", call.answer) : null));
        }

        async function loadCalls() {
          const waiting = [...state.calls.values()].filter((call) => !isOver(call)).map((call) => call.id);
          const known = [...state.calls.keys()];
          const after = waiting.length ? Math.min(...waiting) - 1 : known.length ? Math.max(...known) : 0;
          const { calls } = await control("calls/list", { after });
          const news = calls.filter((call) => !state.calls.has(call.id) || isOver(call));
          for (const call of news) state.calls.set(call.id, call);
          for (const id of [...state.calls.keys()].slice(0, Math.max(0, state.calls.size - 200))) state.calls.delete(id);
          if (!news.length) return false;
          showCalls();
          if (news.some((call) => call.id === state.chosen)) showDetail();
          return true;
        }
        """#
}
