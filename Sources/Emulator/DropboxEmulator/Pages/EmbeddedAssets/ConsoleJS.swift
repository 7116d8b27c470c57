// Generated from Pages/Assets/console.js by `Scripts/check-page-assets --update`. Don't edit.

extension EmbeddedAssets {
    static let consoleJS = ##"""
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
        // An emulator that is stopped or hangs accepts connections without an answer.
        const patience = 5000;
        let isPaused = false;
        let isBusy = false;
        // What the page shows: the address, the version that the server calls it, and its text.
        let shown = {};

        function showState(isLive, text) {
          if (state.dataset.live === String(isLive) && state.textContent === text) return;
          state.dataset.live = isLive;
          state.textContent = text;
        }

        // Returns what a page with an error says.
        function problemOf(page, status) {
          return page.querySelector(".problem")?.textContent.trim() || "The emulator responded with status " + status + ".";
        }

        // Requests the page again, and updates its live parts. Throws an error with a text for people if there is no such page.
        async function update(address) {
          const isSame = shown.address === address;
          const headers = { Accept: "text/html" };
          if (isSame && shown.version) headers["If-None-Match"] = shown.version;
          let response, text;
          try {
            response = await fetch(address, { headers, signal: AbortSignal.timeout(patience) });
            text = await response.text();
          } catch (error) {
            const time = error.name === "TimeoutError" ? " for " + patience / 1000 + " seconds" : "";
            throw new Error("No response from " + location.host + time);
          }
          if (response.status === 304 || address !== location.href) return;
          if (!response.ok) {
            shown = {};
            throw new Error("Not live. " + problemOf(new DOMParser().parseFromString(text, "text/html"), response.status));
          }
          const isChanged = !isSame || shown.text !== text;
          shown = { address, version: response.headers.get("ETag"), text };
          if (!isChanged) return;
          const page = new DOMParser().parseFromString(text, "text/html");
          for (const part of document.querySelectorAll("[data-live-part]")) {
            const fresh = page.getElementById(part.id);
            if (fresh) morph(part, fresh);
            else {
              shown = {};
              throw new Error("Not live. The address has another kind of item now; reload the page.");
            }
          }
        }

        // Replaces the live parts of the page by those of the same page now.
        async function refresh() {
          if (isBusy) return;
          isBusy = true;
          const address = location.href;
          try {
            await update(address);
            showState(true, "Live at " + location.host);
          } catch (error) { showState(false, error.message); }
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

        // Sends one file. Returns why it wasn't uploaded, or null.
        function send(file, report) {
          const body = new FormData();
          body.append("file", file);
          const request = new XMLHttpRequest();
          return new Promise((resolve) => {
            request.upload.addEventListener("progress", (event) => { if (event.lengthComputable) report(event.loaded / event.total); });
            request.addEventListener("loadend", () => {
              if (request.status >= 200 && request.status < 300) { resolve(null); return; }
              if (!request.status) { resolve("Not uploaded: " + file.name + ": The emulator doesn't respond."); return; }
              const problem = problemOf(new DOMParser().parseFromString(request.responseText, "text/html"), request.status);
              resolve(problem.startsWith("Not uploaded: ") ? problem : "Not uploaded: " + file.name + ": " + problem);
            });
            request.open("POST", location.href);
            request.send(body);
          });
        }

        // Uploads files one after the other, so that a refused one doesn't affect the others.
        async function upload(form, list) {
          const files = [...list];
          if (!files.length || form.dataset.busy) return;
          form.dataset.busy = "true";
          const [bar, text] = [form.querySelector("progress"), form.querySelector("[role=status]")];
          const [uploaded, problems] = [[], []];
          bar.hidden = false;
          bar.max = files.length;
          for (const [index, file] of files.entries()) {
            const place = files.length === 1 ? "" : " (" + (index + 1) + " of " + files.length + ")";
            const report = (part) => {
              bar.value = index + part;
              text.textContent = "Uploading " + file.name + place + ": " + Math.floor(100 * part) + " %";
            };
            report(0);
            const problem = await send(file, report);
            if (problem) problems.push(problem);
            else uploaded.push(file.name);
          }
          bar.hidden = true;
          delete form.dataset.busy;
          if (problems.length) text.textContent = [...problems, ...(uploaded.length ? ["Uploaded: " + uploaded.join(", ")] : [])].join("\n");
          else {
            text.textContent = "Uploaded " + (files.length === 1 ? files[0].name : files.length + " files") + ".";
            form.reset();
          }
          refresh();
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
        // Updates don't replace what a user typed before an error, which the page repeats as the initial values of its fields.
        if (document.querySelector("main > .problem")) {
          for (const field of document.querySelectorAll("input:not([type=file], [type=hidden]), textarea, select")) {
            if (field.matches("[type=checkbox], [type=radio]")) field.checked = field.checked;
            else field.value = field.value;
          }
        }
        // On a phone, the navigation scrolls.
        document.querySelector("nav [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
        live();

        """##
}
