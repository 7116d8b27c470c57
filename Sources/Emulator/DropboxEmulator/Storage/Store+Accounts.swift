import DropboxSQLite
import Foundation

/// The account of a user.
struct UserAccount: Sendable, Hashable {
    var number: Int64
    /// The account ID: `dbid:` and 35 characters.
    var id: String
    var email: String
    var givenName: String
    var surname: String
    var country: String
    var locale: String
    /// The account type: `basic`, `pro` or `business`.
    var accountType: String
    var quota: UInt64
    /// The namespace of the user's own files.
    var homeNamespace: Int64
    /// The membership in a team, if any.
    var membership: TeamMembership?
    var photo: PhotoReference?
    /// A Boolean value that indicates whether the user has verified the email address.
    var isEmailVerified = true

    var view: NamespaceView { NamespaceView(account: number, root: homeNamespace) }
}

/// Accounts.
extension Store {
    /// Creates an account with an empty Dropbox.
    func addAccount(email: String, givenName: String, surname: String) throws -> UserAccount {
        try write { try $0.addAccount(email: email, givenName: givenName, surname: surname) }
    }

    func account(_ number: Int64) throws -> UserAccount? {
        try index.accounts.value(of: number, in: database) { connection in
            try connection.first(
                "SELECT \(UserAccount.columns) FROM \(UserAccount.source) WHERE a.number = ?", number,
                make: UserAccount.init)
        }
    }

    /// Returns the account with the given `dbid:`.
    func account(id: String) throws -> UserAccount? {
        try read { connection in
            try connection.first(
                "SELECT \(UserAccount.columns) FROM \(UserAccount.source) WHERE a.id = ?", id, make: UserAccount.init)
        }
    }

    /// Returns the account with the given email address.
    func account(email: String) throws -> UserAccount? {
        try read { try Self.account(email: email, $0) }
    }

    static func account(email: String, _ connection: Connection) throws -> UserAccount? {
        try connection.first(
            "SELECT \(UserAccount.columns) FROM \(UserAccount.source) WHERE a.email = ?", email,
            make: UserAccount.init)
    }

    /// Returns whether a database has a state.
    static func hasAccounts(_ database: Database) throws -> Bool {
        try database.read { try hasAccounts($0) }
    }

    static func hasAccounts(_ connection: Connection) throws -> Bool {
        try connection.value("SELECT EXISTS (SELECT 1 FROM accounts)", as: Bool.self) ?? false
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
            store.idGenerator.accountID(), email, givenName, surname, store.limits.defaultQuota, home)
        let number = connection.lastInsertedRowID
        try connection.execute("UPDATE namespaces SET owner = ? WHERE number = ?", number, home)
        try acceptInvitations(for: email, number)
        guard let account = try Store.account(number, connection) else { throw LookupError.notFound }
        return account
    }
}

extension UserAccount {
    static let columns = """
        a.number, a.id, a.email, a.given_name, a.surname, a.country, a.locale, a.kind, a.quota, a.home, m.team, m.id, \
        m.status, t.root, m.folder, p.id, p.version, \
        NOT EXISTS (SELECT 1 FROM unverified_emails u WHERE u.account = a.number)
        """
    /// The tables that provide `columns`.
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
        accountType = row[7] ?? ""
        quota = row[8] ?? 0
        homeNamespace = row[9] ?? 0
        if let team: Int64 = row[10] {
            membership = TeamMembership(
                team: team, id: row[11] ?? "", status: TeamMembership.Status(rawValue: row[12] ?? "") ?? .removed,
                root: row[13] ?? 0, folder: row[14] ?? "")
        }
        if let id: String = row[15] { photo = PhotoReference(id: id, version: row[16] ?? 0) }
        isEmailVerified = row[17] ?? true
    }
}

/// Contacts.
extension Store {
    /// Some of the contacts don't exist, so none is removed.
    struct UnknownContactsError: Error {
        let emails: [String]
    }

    /// Adds contacts. Skips teammates, who are contacts implicitly.
    func addContacts(_ emails: [String], of account: Int64) throws {
        try transaction { connection in
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

    /// Returns all contacts of an account in alphabetical order.
    func contacts(of account: Int64) throws -> [String] {
        try read { connection in
            try connection.rows("SELECT email FROM contacts WHERE account = ? ORDER BY email", account) { row in
                row[0] ?? ""
            }
        }
    }

    /// Removes all contacts of an account.
    func removeContacts(of account: Int64) throws {
        try transaction { try $0.execute("DELETE FROM contacts WHERE account = ?", account) }
    }

    /// Removes the given contacts.
    ///
    /// - Throws: ``UnknownContactsError`` if one of them doesn't exist. No contact is removed in that case.
    func removeContacts(_ emails: [String], of account: Int64) throws {
        try transaction { connection in
            let query = "SELECT EXISTS (SELECT 1 FROM contacts WHERE account = ? AND email = ?)"
            let unknown = try emails.filter { try connection.value(query, account, $0, as: Bool.self) != true }
            guard unknown.isEmpty else { throw UnknownContactsError(emails: unknown) }
            for email in emails {
                try connection.execute("DELETE FROM contacts WHERE account = ? AND email = ?", account, email)
            }
        }
    }
}

/// Account photos.
extension Store {
    static let photosSchema = """
        CREATE TABLE photos (
            account INTEGER PRIMARY KEY REFERENCES accounts, id TEXT NOT NULL UNIQUE, version INTEGER NOT NULL,
            data BLOB NOT NULL
        );
        """

    /// Replaces the photo of an account.
    func setPhoto(_ data: Data, of account: Int64) throws -> PhotoReference {
        let id = "dbaphid:" + idGenerator.base64URLString(length: 35)
        let version = Int64(clock.now.timeIntervalSince1970 * 1000)
        try transaction { connection in
            try connection.execute(
                "INSERT OR REPLACE INTO photos VALUES (?, ?, ?, ?)", account, id, version, data)
        }
        return PhotoReference(id: id, version: version)
    }

    func removePhoto(of account: Int64) throws {
        try transaction { try $0.execute("DELETE FROM photos WHERE account = ?", account) }
    }

    /// Returns the photo with the given ID, or the photo of the account with the given ID.
    func photo(_ id: String) throws -> Data? {
        let query = """
            SELECT p.data FROM photos p JOIN accounts a ON a.number = p.account WHERE p.id = ?1 OR a.id = ?1
            """
        return try read { try $0.value(query, id) }
    }
}

/// A reference to the photo of an account.
struct PhotoReference: Sendable, Hashable {
    /// The ID of the photo: `dbaphid:` and 35 characters.
    var id: String
    var version: Int64
}

/// An additional email address of an account.
struct SecondaryEmail: Sendable, Hashable {
    var email: String
    /// A Boolean value that indicates whether the user has verified the address.
    var isVerified: Bool
}

/// Secondary email addresses.
extension Store {
    func secondaryEmails(of account: Int64) throws -> [SecondaryEmail] {
        let query = "SELECT email, is_verified FROM secondary_emails WHERE account = ? ORDER BY rowid"
        return try read {
            try $0.rows(query, account) { SecondaryEmail(email: $0[0] ?? "", isVerified: $0[1] ?? false) }
        }
    }

    /// Returns whether an account uses the address, as its primary or a secondary address.
    static func isEmailInUse(_ email: String, _ connection: Connection) throws -> Bool {
        let query = """
            SELECT EXISTS (SELECT 1 FROM accounts WHERE email = ?1)
                OR EXISTS (SELECT 1 FROM secondary_emails WHERE email = ?1)
            """
        return try connection.value(query, email) ?? false
    }

    /// Adds an unverified address to an account.
    ///
    /// - Returns: `false` if the address is already in use.
    func addSecondaryEmail(_ email: String, to account: Int64) throws -> Bool {
        try transaction { connection in
            if try Self.isEmailInUse(email, connection) { return false }
            try connection.execute("INSERT INTO secondary_emails VALUES (?, ?, 0)", account, email)
            return true
        }
    }

    /// Deletes an address of an account.
    ///
    /// - Returns: `false` if the account doesn't have the address.
    func deleteSecondaryEmail(_ email: String, of account: Int64) throws -> Bool {
        try transaction { connection in
            try connection.execute("DELETE FROM secondary_emails WHERE account = ? AND email = ?", account, email)
            return connection.changedRowCount > 0
        }
    }
}

extension Store {
    /// Accounts and their contacts.
    static let accountsSchema = """
        CREATE TABLE accounts (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, email TEXT NOT NULL COLLATE NOCASE UNIQUE,
            given_name TEXT NOT NULL, surname TEXT NOT NULL, country TEXT NOT NULL, locale TEXT NOT NULL,
            kind TEXT NOT NULL, quota INTEGER NOT NULL, home INTEGER NOT NULL REFERENCES namespaces
        );

        -- The email addresses that a user entered.
        CREATE TABLE contacts (
            account INTEGER NOT NULL REFERENCES accounts, email TEXT NOT NULL COLLATE NOCASE,
            PRIMARY KEY (account, email)
        ) WITHOUT ROWID;
        """

    /// Accounts with an email address that isn't verified yet.
    static let emailsSchema = """
        CREATE TABLE unverified_emails (account INTEGER PRIMARY KEY REFERENCES accounts);
        """
}
