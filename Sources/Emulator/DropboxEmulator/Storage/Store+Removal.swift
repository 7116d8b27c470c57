import DropboxSQLite
import Foundation

/// Removal of what the API only adds.
extension Store {
    /// Removes an account with its files, links, and tokens. The folders that it owns disappear for their other members, too.
    func remove(_ account: UserAccount) throws {
        try remove(
            account.number, from: "accounts", referredToBy: "account",
            namespaces: """
                SELECT number FROM namespaces WHERE owner = ?1
                UNION SELECT home FROM accounts WHERE number = ?1
                UNION SELECT namespace FROM app_folders WHERE account = ?1
                """)
    }

    /// Removes a team with its team folders and tokens. Its members keep their accounts.
    func remove(_ team: TeamAccount) throws {
        try remove(
            team.number, from: "teams", referredToBy: "team",
            namespaces: """
                SELECT namespace FROM team_folders WHERE team = ?1 UNION SELECT root FROM teams WHERE number = ?1
                """)
    }

    /// Removes a row of a table with everything that refers to it.
    ///
    /// - Parameters:
    ///   - number: The number of the row.
    ///   - table: The table.
    ///   - column: The name of the columns in other tables that refer to the row.
    ///   - query: A query for the namespaces that the row owns, with its number as the parameter.
    private func remove(
        _ number: Int64, from table: String, referredToBy column: String, namespaces query: String
    ) throws {
        try write { writer in
            let namespaces = try writer.connection.rows(query, number) { $0[0] as Int64? ?? 0 }
            for namespace in namespaces { try writer.removeContents(of: namespace) }
            try writer.deleteRows(withColumn: column, number)
            try writer.deleteRows(of: table, where: "number = \(number)")
            for namespace in namespaces { try writer.deleteRows(of: "namespaces", where: "number = \(namespace)") }
        }
    }

    /// Removes an app with its tokens. The folders of the app remain.
    func remove(_ app: App) throws {
        try write { writer in
            let key = try writer.connection.value("SELECT quote(?)", app.key, as: String.self) ?? ""
            try writer.deleteRows(of: "apps", where: "key = \(key)")
        }
    }

    /// Removes a token of any kind.
    ///
    /// - Returns: `false` if the token doesn't exist.
    func removeToken(_ text: String) throws -> Bool {
        try transaction { connection in
            try ["tokens", "oauth1_tokens"].contains { table in
                try connection.execute("DELETE FROM \(table) WHERE token = ?", text)
                return connection.changedRowCount > 0
            }
        }
    }

    /// A token, and what it gives access to.
    struct TokenListing: Sendable {
        let text: String
        let kind: String
        let account: String
        let app: String
        let scopes: Set<String>
        let team: String?
        let expires: Date?
    }

    /// Returns all tokens, in the order in which their grants were added.
    func tokenListings() throws -> [TokenListing] {
        let query = """
            SELECT t.token, t.kind, a.email, g.app, t.scopes, m.name, t.expires, g.number
            FROM tokens t JOIN grants g ON g.number = t.grant_number JOIN accounts a ON a.number = g.account
                LEFT JOIN teams m ON m.number = g.team
            UNION ALL SELECT o.token, 'oauth1', a.email, g.app, g.scopes, m.name, NULL, g.number
            FROM oauth1_tokens o JOIN grants g ON g.number = o.grant_number JOIN accounts a ON a.number = g.account
                LEFT JOIN teams m ON m.number = g.team
            ORDER BY 8, 2, 1
            """
        return try read { connection in
            try connection.rows(query) { row in
                TokenListing(
                    text: row[0] ?? "", kind: row[1] ?? "", account: row[2] ?? "", app: row[3] ?? "",
                    scopes: Set(text: row[4] ?? ""), team: row[5], expires: row[6])
            }
        }
    }
}

extension Writer {
    /// Removes everything in a namespace, and the namespace from where it's mounted.
    fileprivate func removeContents(of namespace: Int64) throws {
        let query = "SELECT \(Entry.columns) FROM \(Entry.source) WHERE e.mounted = ?"
        for entry in try connection.rows(query, namespace, make: Entry.init) { try markDeleted(entry) }
        try purgeAll(in: namespace)
        try connection.execute("DELETE FROM entries WHERE namespace = ?", namespace)
    }

    /// Deletes rows of all tables that refer to an object in a column with this name.
    fileprivate func deleteRows(withColumn column: String, _ number: Int64) throws {
        let query = """
            SELECT t.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c WHERE t.type = 'table' AND c.name = ?
            """
        for table in try connection.rows(query, column, make: { $0[0] as String? ?? "" }) {
            try deleteRows(of: table, where: "\(column) = \(number)")
        }
    }

    /// Deletes rows of a table, after the rows that refer to them.
    fileprivate func deleteRows(of table: String, where condition: String) throws {
        // A reference without a column is one to the primary key.
        let query = """
            SELECT t.name, f."from", coalesce(f."to", (SELECT name FROM pragma_table_info(?1) WHERE pk = 1))
            FROM sqlite_schema t JOIN pragma_foreign_key_list(t.name) f WHERE t.type = 'table' AND f."table" = ?1
            """
        let references = try connection.rows(query, table) {
            (table: $0[0] as String? ?? "", column: $0[1] as String? ?? "", key: $0[2] as String? ?? "")
        }
        for reference in references {
            try deleteRows(
                of: reference.table,
                where: "\(reference.column) IN (SELECT \(reference.key) FROM \(table) WHERE \(condition))")
        }
        try connection.execute("DELETE FROM \(table) WHERE \(condition)")
    }
}
