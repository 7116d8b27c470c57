/// The JavaScript of the dashboard: webhooks and their latest notifications.
extension DashboardScript {
    static let webhooks: HTML = #"""
        function webhookText(webhook) {
          const parts = [webhook.app, webhook.enabled ? "enabled" : "disabled after failures"];
          if (webhook.failures) parts.push(webhook.failures + " not delivered");
          if (webhook.notifications) parts.push(webhook.notifications + " in progress");
          if (webhook.next_attempt) parts.push("next attempt at " + webhook.next_attempt.slice(11, 19));
          return parts.join(" · ");
        }

        function webhookView(webhook) {
          if (!webhook.url) return el("li", { class: "quiet none" }, "No webhooks.");
          const input = { app: webhook.app, url: webhook.url };
          return el("li", {},
            el("div", {}, webhook.url, el("small", {}, webhookText(webhook))),
            el("div", {},
              webhook.enabled ? null : el("button", { class: "small", type: "button", "aria-label": "Enable " + webhook.url,
                onclick: () => changeWebhook("webhooks/enable", input) }, "Enable"),
              el("button", { class: "small", type: "button", "aria-label": "Remove " + webhook.url,
                onclick: () => changeWebhook("webhooks/remove", input) }, "Remove")));
        }

        function deliveryView(delivery) {
          if (!delivery.id) return el("li", { class: "quiet none" }, "No notifications.");
          const parts = [delivery.time.slice(11, 19), "notification " + delivery.notification, "attempt " + delivery.attempt];
          if (delivery.error) parts.push(delivery.error);
          return el("li", {},
            el("div", {}, delivery.url, delivery.fault ? el("span", { class: "tag" }, delivery.fault) : null,
              el("small", {}, parts.join(" · "))),
            el("span", { class: delivery.status === 200 ? "good" : "bad" }, String(delivery.status ?? "–")));
        }

        async function loadWebhooks() {
          const [{ webhooks }, { deliveries }] = await Promise.all([
            control("webhooks/list"), control("webhooks/deliveries", { limit: 10 })]);
          sync($("webhooks"), webhooks.length ? webhooks : [{ app: "", url: "" }],
            (webhook) => webhook.app + " " + webhook.url, webhookView);
          sync($("deliveries"), deliveries.length ? deliveries.reverse() : [{ id: 0 }],
            (delivery) => delivery.id, deliveryView);
        }

        // Runs an operation for a user action, and shows an error if it fails.
        async function changeWebhook(name, input) {
          $("webhook-error").textContent = "";
          try { await control(name, input); } catch (error) { $("webhook-error").textContent = error.message; }
          await refresh();
        }
        """#
}
