import DropboxSQLite

/// A webhook of an app, as it is stored.
struct StoredWebhook: Sendable, Hashable {
    /// The key of the app.
    var app: String
    /// The URI, which receives the notifications.
    var url: String
    /// A Boolean value that indicates whether notifications are sent.
    var isEnabled = true
    /// The number of notifications in a row that weren't delivered.
    var failureCount = 0
}

/// Webhooks.
extension Store {
    /// Adds a webhook. An existing one stays as it is.
    func addWebhook(_ url: String, app: String) throws {
        try transaction { connection in
            try connection.execute(
                "INSERT OR IGNORE INTO webhooks (app, url, is_enabled, failures) VALUES (?, ?, 1, 0)", app, url)
        }
    }

    /// Removes a webhook.
    ///
    /// - Returns: `false` if the app doesn't have the webhook.
    func removeWebhook(_ url: String, app: String) throws -> Bool {
        try transaction { connection in
            try connection.execute("DELETE FROM webhooks WHERE app = ? AND url = ?", app, url)
            return connection.changedRowCount > 0
        }
    }

    /// Enables a webhook, and forgets its failures.
    ///
    /// - Returns: `false` if the app doesn't have the webhook.
    func enableWebhook(_ url: String, app: String) throws -> Bool {
        try transaction { connection in
            try connection.execute(
                "UPDATE webhooks SET is_enabled = 1, failures = 0 WHERE app = ? AND url = ?", app, url)
            return connection.changedRowCount > 0
        }
    }

    /// Records whether a notification was delivered. Disables the webhook if too many in a row weren't.
    func recordNotification(isDelivered: Bool, of webhook: StoredWebhook) throws {
        try transaction { connection in
            if isDelivered {
                try connection.execute(
                    "UPDATE webhooks SET failures = 0 WHERE app = ? AND url = ? AND failures > 0", webhook.app,
                    webhook.url)
            } else {
                try connection.execute(
                    """
                    UPDATE webhooks SET failures = failures + 1, is_enabled = is_enabled AND failures + 1 < ?
                    WHERE app = ? AND url = ?
                    """, limits.webhookFailureLimit, webhook.app, webhook.url)
            }
        }
    }

    /// Returns all webhooks, oldest first.
    func webhooks() throws -> [StoredWebhook] {
        try read { connection in
            try connection.rows("SELECT app, url, is_enabled, failures FROM webhooks ORDER BY number") { row in
                StoredWebhook(
                    app: row[0] ?? "", url: row[1] ?? "", isEnabled: row[2] ?? false, failureCount: row[3] ?? 0)
            }
        }
    }

    /// Returns whether the emulator currently notifies any webhook.
    func hasEnabledWebhooks() throws -> Bool {
        let query = """
            SELECT EXISTS (SELECT 1 FROM webhooks w JOIN apps a ON a.key = w.app WHERE w.is_enabled AND a.is_enabled)
            """
        return try read { try $0.value(query, as: Bool.self) ?? false }
    }

    /// Webhooks of apps. 'failures' is the number of notifications in a row that weren't delivered.
    static let webhooksSchema = """
        CREATE TABLE webhooks (
            number INTEGER PRIMARY KEY, app TEXT NOT NULL REFERENCES apps, url TEXT NOT NULL,
            is_enabled INTEGER NOT NULL, failures INTEGER NOT NULL,
            UNIQUE (app, url)
        );
        """
}
