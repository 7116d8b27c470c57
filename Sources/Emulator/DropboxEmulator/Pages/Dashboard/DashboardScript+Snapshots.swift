/// The JavaScript of the dashboard: named snapshots, and the return to the first start.
extension DashboardScript {
    static let snapshots: HTML = #"""
        function snapshotView(snapshot) {
          if (!snapshot.name) return el("li", { class: "quiet none" }, "No snapshots.");
          const input = { name: snapshot.name };
          return el("li", {},
            el("div", {}, snapshot.name, el("small", {}, "taken at " + snapshot.taken.replace("T", " ").slice(0, 19) + " UTC")),
            el("div", { class: "buttons" },
              el("button", { class: "small", type: "button", "aria-label": "Restore " + snapshot.name,
                onclick: () => changeState("snapshots/restore", input) }, "Restore"),
              el("button", { class: "small", type: "button", "aria-label": "Remove snapshot " + snapshot.name,
                onclick: () => changeState("snapshots/remove", input) }, "Remove")));
        }

        async function loadSnapshots() {
          const { snapshots } = await control("snapshots");
          sync($("snapshots"), snapshots.length ? snapshots.reverse() : [{ name: "" }], (snapshot) => snapshot.name, snapshotView);
        }

        async function takeSnapshot(event) {
          event.preventDefault();
          await changeState("snapshots", { name: $("snapshot-name").value });
          $("snapshot-name").value = "";
        }

        async function resetAll() {
          if (!confirm("Return to the first start? Accounts, files, faults, and calls are lost, but not snapshots.")) return;
          await changeState("reset");
          forgetCalls();
        }

        // Runs an operation for a user action, and shows an error if it fails.
        async function changeState(name, input) {
          $("snapshot-error").textContent = "";
          try { await control(name, input); } catch (error) { $("snapshot-error").textContent = error.message; }
          await refresh();
        }
        """#
}
