import Foundation
import SQLite

/// A user.
struct UserAccount: Sendable, Hashable {
    var number: Int64
    /// `dbid:` and 35 characters.
    var id: String
    var email: String
    var givenName: String
    var surname: String
    var country: String
    var locale: String
    /// `basic`, `pro` or `business`.
    var kind: String
    var quota: UInt64
    /// The namespace of the user's own files.
    var home: Int64

    var view: View { View(account: number, root: home) }
}

/// Accounts and the space that they use.
extension Store {
    /// Makes an account with an empty Dropbox.
    func addAccount(email: String, givenName: String, surname: String) throws -> UserAccount {
        let id = minting.accountID()
        return try write { writer in
            let connection = writer.connection
            // Namespaces of the service have ten digits; numbers of their own keep them from passing for anything else.
            try connection.execute(
                "INSERT INTO namespaces (number) SELECT coalesce(max(number), 2000000000) + 1 FROM namespaces")
            let home = connection.lastInsertedRowID
            try connection.execute(
                """
                INSERT INTO accounts (id, email, given_name, surname, country, locale, kind, quota, home)
                VALUES (?, ?, ?, ?, 'US', 'en', 'basic', ?, ?)
                """,
                id, email, givenName, surname, limits.quota, home)
            let query = "SELECT \(UserAccount.columns) FROM accounts WHERE number = ?"
            let account = try connection.first(query, connection.lastInsertedRowID, make: UserAccount.init)
            guard let account else { throw LookupFailure.notFound }
            return account
        }
    }

    func account(_ number: Int64) throws -> UserAccount? {
        try read { connection in
            try connection.first(
                "SELECT \(UserAccount.columns) FROM accounts WHERE number = ?", number, make: UserAccount.init)
        }
    }

    func accounts() throws -> [UserAccount] {
        try read { try $0.rows("SELECT \(UserAccount.columns) FROM accounts ORDER BY number", make: UserAccount.init) }
    }

    /// Bytes of all files of the account.
    func usedSpace(of account: UserAccount) throws -> UInt64 {
        try read { try $0.value("SELECT used FROM namespaces WHERE number = ?", account.home) ?? 0 }
    }
}

extension UserAccount {
    fileprivate static let columns = "number, id, email, given_name, surname, country, locale, kind, quota, home"

    fileprivate init(_ row: Row) {
        number = row[0] ?? 0
        id = row[1] ?? ""
        email = row[2] ?? ""
        givenName = row[3] ?? ""
        surname = row[4] ?? ""
        country = row[5] ?? ""
        locale = row[6] ?? ""
        kind = row[7] ?? ""
        quota = row[8] ?? 0
        home = row[9] ?? 0
    }
}
