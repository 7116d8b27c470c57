import DropboxSQLite

/// People whose addresses a user entered.
extension Store {
    /// Some of the people are not there, so none is removed.
    struct UnknownContacts: Error {
        let emails: [String]
    }

    /// Remembers people, but for those who are of the same team: they are known anyway.
    func addContacts(_ emails: [String], of account: Int64) throws {
        try database.write { connection in
            for email in emails {
                try connection.execute(
                    """
                    INSERT OR IGNORE INTO contacts SELECT ?1, ?2 WHERE NOT EXISTS (
                        SELECT 1 FROM team_members own JOIN team_members other ON other.team = own.team
                            JOIN accounts ON accounts.number = other.account
                        WHERE own.account = ?1 AND accounts.email = ?2 COLLATE NOCASE)
                    """, account, email)
            }
        }
    }

    /// All contacts of an account, in alphabetical order.
    func contacts(of account: Int64) throws -> [String] {
        try read { connection in
            try connection.rows("SELECT email FROM contacts WHERE account = ? ORDER BY email", account) { row in
                row[0] ?? ""
            }
        }
    }

    /// Forgets everybody.
    func removeContacts(of account: Int64) throws {
        try database.write { try $0.execute("DELETE FROM contacts WHERE account = ?", account) }
    }

    /// Forgets these people, or nobody if one of them is not there.
    func removeContacts(_ emails: [String], of account: Int64) throws {
        try database.write { connection in
            let known = "SELECT EXISTS (SELECT 1 FROM contacts WHERE account = ? AND email = ?)"
            let unknown = try emails.filter { try connection.value(known, account, $0, as: Bool.self) != true }
            guard unknown.isEmpty else { throw UnknownContacts(emails: unknown) }
            for email in emails {
                try connection.execute("DELETE FROM contacts WHERE account = ? AND email = ?", account, email)
            }
        }
    }
}
