/// What the dashboard does: faults, the clock, and keeping everything fresh.
extension DashboardScript {
    static let faults: HTML = #"""
        const number = (name, label, value, more) => ({ name, label, value, type: "number", ...more });
        const choice = (name, label, ...options) => ({ name, label, options });
        const moments = choice("moment", "When", "before", "after");
        const forms = ["json", "text", "html", "empty"];
        const effects = {
          rate_limit: ["429: too many requests", number("retry_after", "Retry after, seconds", 1), choice("form", "Body", ...forms),
            choice("header", "Retry-After header", "seconds", "date", "none"),
            choice("reason", "Reason", "too_many_requests", "too_many_write_operations")],
          write_contention: ["409: too many write operations"],
          server_error: ["500: server error", number("status", "Status", 503), choice("form", "Body", "html", "json", "text", "empty"), moments],
          reset: ["Connection reset", moments], close: ["Connection closed", moments],
          truncate: ["Answer breaks off", number("after_bytes", "After bytes", "", { placeholder: "half of it" })],
          corrupt: ["Answer is damaged", number("at_byte", "At byte", "", { placeholder: "in the middle" })],
          stall: ["Answer stalls", number("after_bytes", "After bytes", 0), number("seconds", "Seconds", "", { placeholder: "for ever" })],
          drip: ["Answer drips", number("bytes_per_second", "Bytes per second", 1000)],
          latency: ["Answer comes late", number("seconds", "Seconds", 2), number("jitter_seconds", "Up to this much later", 0)],
          stale_connection: ["Kept connection is dead", choice("close", "Closed", "after_answer", "on_next_request")],
          expired_token: ["401: token has expired"], cursor_reset: ["Cursors are reset"],
          small_pages: ["Tiny pages", number("entries", "Entries of a page", 1)],
          clock_jump: ["Clock jumps", number("seconds", "Seconds, below zero for back", 3600, { min: undefined })],
          disk_full: ["Disk is full"],
        };

        function words(fault) {
          const own = new Set(["effect", "id", "on", "met", "used_up", "route", "account", "times", "skip", "probability"]);
          const usual = new Map((effects[fault.effect] ?? []).slice(1).map((parameter) => [parameter.name, parameter.options?.[0]]));
          const parts = Object.entries(fault).filter(([key, value]) => !own.has(key) && value !== usual.get(key))
            .map(([key, value]) => (key.replaceAll("_", " ") + " " + value).replace("seconds ", "seconds: "));
          if (fault.route) parts.push("on " + fault.route);
          if (fault.account) parts.push("for " + fault.account);
          if (fault.skip) parts.push("after " + fault.skip + " calls");
          if (fault.probability !== undefined) parts.push(Math.round(fault.probability * 100) + " % of calls");
          return parts.join(", ");
        }

        function metWords(fault) {
          return "met " + fault.met + (fault.times ? " of " + fault.times : "")
            + (fault.met === 1 && !fault.times ? " call" : " calls") + (fault.used_up ? ", used up" : "");
        }

        function showFaults(faults) {
          $("clear-faults").hidden = !faults.length;
          // A count that goes up leaves the switch beside it as it is.
          const items = faults.map(({ met, used_up, ...fault }) => fault);
          sync($("faults"), items.length ? items : [{ id: 0 }], (fault) => fault.id, (fault) => {
            if (!fault.id) return el("li", { class: "quiet none" }, "Nothing goes wrong.");
            const id = "fault-" + fault.id;
            const title = effects[fault.effect]?.[0] ?? fault.effect;
            return el("li", {},
              el("input", { id, type: "checkbox", role: "switch", checked: fault.on,
                onchange: (event) => change("faults/turn", { id: fault.id, on: event.target.checked }) }),
              el("label", { for: id }, title, el("small", {}, words(fault)), el("small", { id: id + "-met" })),
              el("button", { class: "small", type: "button", "aria-label": "Remove fault " + fault.id + ": " + title,
                onclick: () => change("faults/remove", { id: fault.id }) }, "Remove"));
          });
          for (const fault of faults) {
            const element = $("fault-" + fault.id + "-met");
            if (element.textContent !== metWords(fault)) element.textContent = metWords(fault);
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

        // Runs an operation that somebody asked for, and shows what came of it.
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
            const [accounts, faults, clock, news] = await Promise.all([
              control("accounts/list"), control("faults/list"), control("clock/get"), loadCalls()]);
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
            $("state").textContent = "No answer from " + location.host;
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
          state.calls.clear();
          state.chosen = null;
          await control("calls/clear");
          showCalls();
          showDetail();
        });
        $("filter").addEventListener("input", showCalls);
        $("hour").addEventListener("click", () => change("clock/advance", { seconds: 3600 }));
        $("day").addEventListener("click", () => change("clock/advance", { seconds: 86400 }));
        loadRoutes().catch(() => {});
        live();
        """#
}
