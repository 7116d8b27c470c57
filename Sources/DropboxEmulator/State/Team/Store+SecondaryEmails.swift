import DropboxSQLite

/// A further address of an account.
struct SecondaryEmail: Sendable, Hashable {
    var email: String
    /// Whether its owner has confirmed it.
    var isVerified: Bool
}

/// Further addresses of accounts.
extension Store {
    func secondaryEmails(of account: Int64) throws -> [SecondaryEmail] {
        let query = "SELECT email, is_verified FROM secondary_emails WHERE account = ? ORDER BY rowid"
        return try read {
            try $0.rows(query, account) { SecondaryEmail(email: $0[0] ?? "", isVerified: $0[1] ?? false) }
        }
    }

    /// Whether somebody has the address, as the first one or a further one.
    static func isTaken(_ email: String, _ connection: Connection) throws -> Bool {
        let query = """
            SELECT EXISTS (SELECT 1 FROM accounts WHERE email = ?1)
                OR EXISTS (SELECT 1 FROM secondary_emails WHERE email = ?1)
            """
        return try connection.value(query, email) ?? false
    }

    /// Answers whether the address was free.
    func addSecondaryEmail(_ email: String, to account: Int64) throws -> Bool {
        try database.write { connection in
            if try Self.isTaken(email, connection) { return false }
            try connection.execute("INSERT INTO secondary_emails VALUES (?, ?, 0)", account, email)
            return true
        }
    }

    /// Answers whether there was such an address.
    func deleteSecondaryEmail(_ email: String, of account: Int64) throws -> Bool {
        try database.write { connection in
            try connection.execute("DELETE FROM secondary_emails WHERE account = ? AND email = ?", account, email)
            return connection.changedRowCount > 0
        }
    }
}
