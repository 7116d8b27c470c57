/// The JavaScript of the dashboard: accounts, files, and calls.
enum DashboardScript {
    static let base: HTML = #"""
        "use strict";
        const $ = (id) => document.getElementById(id);
        const state = { account: null, open: new Set(), calls: new Map(), chosen: null };

        // Creates an element with attributes, properties, and children. Strings always become text nodes.
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

        // Replaces the children of an element. Unchanged items keep their elements, to preserve the scroll position and
        // the focus.
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

        // Runs an operation of the admin API.
        async function control(name, input) {
          const response = await fetch("/emulator/" + name, {
            method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(input || {}),
          });
          const body = await response.json();
          if (!response.ok) throw new Error(body.error || response.statusText);
          return body;
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
            // A folder may be deleted between two requests.
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
          if (!item.path) return el("li", { class: "quiet" }, "Empty.");
          return el("li", {}, el("div", { class: "file" }, el("span", {}, nameOf(item)), el("span", {}, bytes(item.size))));
        }

        // The contents of a folder aren't part of its item: changing them leaves the element of the folder unchanged.
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

        const isOver = (call) => call.response !== undefined;
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
          const body = message.text === null ? (message.size ? "(" + bytes(message.size) + " of binary data)" : "(no body)")
            : message.text === "" ? "(no body)" : pretty(message.text) + (message.size > 4096 ? "\n… " + bytes(message.size) + " in total" : "");
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
            call.faults.length ? el("p", {}, "Injected faults: " + call.faults.join(", ")) : "",
            el("div", { class: "columns" }, messageView("Request", call.request),
              isOver(call) ? messageView("Response", call.response) : null));
        }

        // Shows a test that repeats the calls.
        async function showSwiftTest() {
          const { swift } = await control("calls/swift_test");
          state.chosen = null;
          showCalls();
          const copy = el("button", { class: "small", type: "button",
            onclick: () => navigator.clipboard.writeText(swift).then(() => { copy.textContent = "Copied"; }) }, "Copy");
          $("detail").hidden = false;
          $("detail").replaceChildren(el("div", { class: "head" }, el("h3", {}, "These calls as a test in Swift"), copy),
            el("pre", { tabindex: 0, "aria-label": "Test in Swift" }, swift));
        }

        function forgetCalls() {
          state.calls.clear();
          state.chosen = null;
          showCalls();
          showDetail();
        }

        async function loadCalls() {
          const waiting = [...state.calls.values()].filter((call) => !isOver(call)).map((call) => call.id);
          const known = [...state.calls.keys()];
          const after = waiting.length ? Math.min(...waiting) - 1 : known.length ? Math.max(...known) : 0;
          const { calls } = await control("calls/list", { after });
          const newCalls = calls.filter((call) => !state.calls.has(call.id) || isOver(call));
          for (const call of newCalls) state.calls.set(call.id, call);
          for (const id of [...state.calls.keys()].slice(0, Math.max(0, state.calls.size - 200))) state.calls.delete(id);
          if (!newCalls.length) return false;
          showCalls();
          if (newCalls.some((call) => call.id === state.chosen)) showDetail();
          return true;
        }
        """#
}

/// The JavaScript of the dashboard: faults, the clock, and periodic updates.
extension DashboardScript {
    static let faults: HTML = #"""
        const number = (name, label, value, more) => ({ name, label, value, type: "number", ...more });
        const choice = (name, label, ...options) => ({ name, label, options });
        const injectionPoints = choice("injection_point", "When", "before", "after");
        const formats = ["json", "text", "html", "empty"];
        const effects = {
          rate_limit: ["429: too many requests", number("retry_after", "Retry after, seconds", 1), choice("format", "Body", ...formats),
            choice("retry_after_format", "Retry-After header", "seconds", "date", "none"),
            choice("reason", "Reason", "too_many_requests", "too_many_write_operations")],
          write_contention: ["409: too many write operations"],
          server_error: ["500: server error", number("status", "Status", 503), choice("format", "Body", "html", "json", "text", "empty"), injectionPoints],
          reset: ["Connection reset", injectionPoints], close: ["Connection closed", injectionPoints],
          truncate: ["Response truncated", number("after_bytes", "After bytes", "", { placeholder: "half of the body" })],
          corrupt: ["Response corrupted", number("at_byte", "At byte", "", { placeholder: "in the middle" })],
          stall: ["Response stalls", number("after_bytes", "After bytes", 0), number("seconds", "Seconds", "", { placeholder: "forever" })],
          slow_response: ["Slow response", number("bytes_per_second", "Bytes per second", 1000)],
          latency: ["Response delayed", number("seconds", "Seconds", 2), number("jitter_seconds", "Maximum additional delay", 0)],
          stale_connection: ["Persistent connection fails", choice("kind", "Closed", "after_response", "on_next_request")],
          expired_token: ["401: token has expired"], cursor_reset: ["Cursors are reset"],
          small_pages: ["Tiny pages", number("entries", "Entries per page", 1)],
          clock_jump: ["Clock jumps", number("seconds", "Seconds (negative: backward)", 3600, { min: undefined })],
          disk_full: ["Disk is full"],
          foreign_response: ["Response of a portal or proxy", number("status", "Status", 200), choice("format", "Body", "html", "json", "text", "empty")],
          gzip: ["Compressed response", choice("body", "Body", "valid", "damaged", "bomb")],
          handshake_failure: ["TLS handshake fails", choice("kind", "End", "close", "reset", "alert", "plain_http")],
        };

        function parameterText(fault) {
          const own = new Set(["effect", "id", "enabled", "match_count", "hit_count", "exhausted", "name", "sequence", "route", "account", "times", "skip", "probability"]);
          const usual = new Map((effects[fault.effect] ?? []).slice(1).map((parameter) => [parameter.name, parameter.options?.[0]]));
          const parts = Object.entries(fault).filter(([key, value]) => !own.has(key) && value !== usual.get(key))
            .map(([key, value]) => (key.replaceAll("_", " ") + " " + (typeof value === "object" ? JSON.stringify(value) : value)).replace("seconds ", "seconds: "));
          for (const step of fault.sequence ?? []) parts.push((step.times ?? "then always") + " × " + (effects[step.effect]?.[0] ?? "no effect"));
          if (fault.route) parts.push("on " + fault.route);
          if (fault.account) parts.push("for " + fault.account);
          if (fault.skip) parts.push("after " + fault.skip + " calls");
          if (fault.probability !== undefined) parts.push(Math.round(fault.probability * 100) + " % of calls");
          return parts.join(", ");
        }

        function hitText(fault) {
          return "hit " + fault.hit_count + (fault.times ? " of " + fault.times : "")
            + (fault.hit_count === 1 && !fault.times ? " call" : " calls") + (fault.exhausted ? ", exhausted" : "");
        }

        function showFaults(faults) {
          $("clear-faults").hidden = !faults.length;
          // A changed count leaves the switch next to it unchanged.
          const items = faults.map(({ match_count, hit_count, exhausted, ...fault }) => fault);
          sync($("faults"), items.length ? items : [{ id: 0 }], (fault) => fault.id, (fault) => {
            if (!fault.id) return el("li", { class: "quiet none" }, "No faults.");
            const id = "fault-" + fault.id;
            const title = fault.name ?? effects[fault.effect]?.[0] ?? fault.effect ?? "Sequence";
            return el("li", {},
              el("input", { id, type: "checkbox", role: "switch", checked: fault.enabled,
                onchange: (event) => change("faults/set_enabled", { id: fault.id, enabled: event.target.checked }) }),
              el("label", { for: id }, title, el("small", {}, parameterText(fault)), el("small", { id: id + "-hits" })),
              el("button", { class: "small", type: "button", "aria-label": "Remove fault " + fault.id + ": " + title,
                onclick: () => change("faults/remove", { id: fault.id }) }, "Remove"));
          });
          for (const fault of faults) {
            const element = $("fault-" + fault.id + "-hits");
            if (element.textContent !== hitText(fault)) element.textContent = hitText(fault);
          }
        }

        function showParameters() {
          const [, ...parameters] = effects[$("effect").value];
          $("parameters").replaceChildren(...parameters.map((parameter) => {
            const id = "parameter-" + parameter.name;
            const input = parameter.options
              ? el("select", { id, name: parameter.name }, ...parameter.options.map((option) => el("option", { value: option }, option.replaceAll("_", " "))))
              : el("input", { id, name: parameter.name, type: "number", step: "any", min: "min" in parameter ? parameter.min : 0, value: parameter.value, placeholder: parameter.placeholder });
            return el("div", { class: "field" }, el("label", { for: id }, parameter.label), input);
          }));
        }

        async function addFault(event) {
          event.preventDefault();
          const fault = { effect: $("effect").value };
          for (const input of $("parameters").querySelectorAll("input, select")) {
            if (input.value !== "") fault[input.name] = input.type === "number" ? Number(input.value) : input.value;
          }
          if ($("route").value) fault.route = $("route").value;
          if ($("fault-account").value) fault.account = $("fault-account").value;
          if ($("times").value) fault.times = Number($("times").value);
          await change("faults/add", fault);
        }

        // Runs an operation for a user action, and shows an error if it fails.
        async function change(name, input) {
          $("fault-error").textContent = "";
          try { await control(name, input); } catch (error) { $("fault-error").textContent = error.message; }
          await refresh();
        }
        """#

    static let start: HTML = #"""
        let isBusy = false;
        async function refresh() {
          if (isBusy) return;
          isBusy = true;
          try {
            const [accounts, faults, clock] = await Promise.all([
              control("accounts/list"), control("faults/list"), control("clock/get"), loadCalls(), loadWebhooks(), loadSnapshots()]);
            showAccounts(accounts.accounts);
            showFaults(faults.faults);
            $("now").textContent = clock.now.replace("T", " ").slice(0, 19) + " UTC";
            $("now").dateTime = clock.now;
            await showFiles();
            if ($("state").dataset.live !== "true") {
              $("state").dataset.live = "true";
              $("state").textContent = "Live at " + location.host;
            }
          } catch (error) {
            $("state").dataset.live = "false";
            $("state").textContent = "No response from " + location.host;
          }
          isBusy = false;
        }

        async function live() {
          await refresh();
          setTimeout(live, document.hidden ? 5000 : 1000);
        }

        async function loadRoutes() {
          const { routes } = await control("routes/list");
          $("routes").replaceChildren(...routes.map((route) => el("option", { value: route.route })));
        }

        $("address").textContent = location.origin;
        $("effect").replaceChildren(...Object.entries(effects).map(([name, [title]]) => el("option", { value: name }, title)));
        showParameters();
        $("effect").addEventListener("change", showParameters);
        $("add-fault").addEventListener("submit", addFault);
        $("clear-faults").addEventListener("click", () => change("faults/clear"));
        $("clear-calls").addEventListener("click", async () => {
          await control("calls/clear");
          forgetCalls();
        });
        $("swift-test").addEventListener("click", showSwiftTest);
        $("take-snapshot").addEventListener("submit", takeSnapshot);
        $("reset").addEventListener("click", resetAll);
        $("filter").addEventListener("input", showCalls);
        $("hour").addEventListener("click", () => change("clock/advance", { seconds: 3600 }));
        $("day").addEventListener("click", () => change("clock/advance", { seconds: 86400 }));
        loadRoutes().catch(() => {});
        live();
        """#
}
