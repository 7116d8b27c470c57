import Foundation
import DropboxSQLite

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
    /// The team that the account belongs to, if any.
    var membership: TeamMembership?
    var photo: PhotoReference?
    /// Whether the user has shown that the address is theirs.
    var isEmailVerified = true

    var view: NamespaceView { NamespaceView(account: number, root: home) }
}

/// Accounts and the space that they use.
extension Store {
    /// Makes an account with an empty Dropbox.
    func addAccount(email: String, givenName: String, surname: String) throws -> UserAccount {
        try write { try $0.addAccount(email: email, givenName: givenName, surname: surname) }
    }

    func account(_ number: Int64) throws -> UserAccount? {
        try read { connection in
            try connection.first(
                "SELECT \(UserAccount.columns) FROM \(UserAccount.source) WHERE a.number = ?", number,
                make: UserAccount.init)
        }
    }

    /// The account that has this `dbid:`.
    func account(id: String) throws -> UserAccount? {
        try read { connection in
            try connection.first(
                "SELECT \(UserAccount.columns) FROM \(UserAccount.source) WHERE a.id = ?", id, make: UserAccount.init)
        }
    }

    /// The account that an email address belongs to.
    func account(email: String) throws -> UserAccount? {
        try read { try Self.account(email: email, $0) }
    }

    static func account(email: String, _ connection: Connection) throws -> UserAccount? {
        try connection.first(
            "SELECT \(UserAccount.columns) FROM \(UserAccount.source) WHERE a.email = ?", email,
            make: UserAccount.init)
    }

    func accounts() throws -> [UserAccount] {
        let query = "SELECT \(UserAccount.columns) FROM \(UserAccount.source) ORDER BY a.number"
        return try read { try $0.rows(query, make: UserAccount.init) }
    }
}

extension Writer {
    func addAccount(email: String, givenName: String, surname: String) throws -> UserAccount {
        let home = try Store.addNamespace(.home, name: givenName, connection)
        try connection.execute(
            """
            INSERT INTO accounts (id, email, given_name, surname, country, locale, kind, quota, home)
            VALUES (?, ?, ?, ?, 'US', 'en', 'basic', ?, ?)
            """,
            store.minting.accountID(), email, givenName, surname, store.limits.quota, home)
        let number = connection.lastInsertedRowID
        try connection.execute("UPDATE namespaces SET owner = ? WHERE number = ?", number, home)
        try acceptInvitations(for: email, number)
        guard let account = try Store.account(number, connection) else { throw LookupFailure.notFound }
        return account
    }
}

extension UserAccount {
    static let columns = """
        a.number, a.id, a.email, a.given_name, a.surname, a.country, a.locale, a.kind, a.quota, a.home, m.team, m.id, \
        m.status, t.root, m.folder, p.id, p.version, \
        NOT EXISTS (SELECT 1 FROM unverified_emails u WHERE u.account = a.number)
        """
    /// The tables to read `columns` from.
    static let source = """
        accounts a LEFT JOIN team_members m ON m.account = a.number AND NOT m.keeps_account
        LEFT JOIN teams t ON t.number = m.team LEFT JOIN photos p ON p.account = a.number
        """

    init(_ row: Row) {
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
        if let team: Int64 = row[10] {
            membership = TeamMembership(
                team: team, id: row[11] ?? "", status: TeamMembership.Status(rawValue: row[12] ?? "") ?? .removed,
                root: row[13] ?? 0, folder: row[14] ?? "")
        }
        if let id: String = row[15] { photo = PhotoReference(id: id, version: row[16] ?? 0) }
        isEmailVerified = row[17] ?? true
    }
}
