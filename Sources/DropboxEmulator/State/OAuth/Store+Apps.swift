import DropboxSQLite

/// Apps.
extension Store {
    /// Registers an app, or changes one that is registered.
    func addApp(_ app: App) throws {
        try database.write { connection in
            try connection.execute(
                """
                INSERT INTO apps (\(App.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (key) DO UPDATE SET secret = excluded.secret, name = excluded.name, kind = excluded.kind,
                    scopes = excluded.scopes, redirects = excluded.redirects,
                    allows_implicit = excluded.allows_implicit, is_enabled = excluded.is_enabled
                """,
                app.key, app.secret, app.name, app.kind.rawValue, app.scopes.text,
                app.redirectURIs.joined(separator: "\n"), app.allowsImplicitGrant, app.isEnabled)
        }
    }

    func app(_ key: String) throws -> App? {
        try read { try $0.first("SELECT \(App.columns) FROM apps WHERE key = ?", key, make: App.init) }
    }

    func apps() throws -> [App] {
        try read { try $0.rows("SELECT \(App.columns) FROM apps ORDER BY key", make: App.init) }
    }
}

extension App {
    fileprivate static let columns = "key, secret, name, kind, scopes, redirects, allows_implicit, is_enabled"

    fileprivate init(_ row: Row) {
        key = row[0] ?? ""
        secret = row[1] ?? ""
        name = row[2] ?? ""
        kind = Kind(rawValue: row[3] ?? "") ?? .fullDropbox
        scopes = Set(text: row[4] ?? "")
        redirectURIs = (row[5] ?? "").split(separator: "\n").map(String.init)
        allowsImplicitGrant = row[6] ?? true
        isEnabled = row[7] ?? true
    }
}

extension Set<String> {
    /// Scopes as OAuth writes them: sorted, with blanks between them.
    var text: String { sorted().joined(separator: " ") }

    init(text: String) { self = Set(text.split(separator: " ").map(String.init)) }
}
