import DropboxSQLite

/// Namespaces and the space that they use.
extension Store {
    /// Makes an empty namespace.
    ///
    /// - Parameters:
    ///   - owner: the account that owns it and what is in it; nil for none, or none yet.
    ///   - folder: the id of the folder that it is where it is mounted; nil for a root that is never seen as a folder.
    static func addNamespace(
        _ kind: NamespaceKind, owner: Int64? = nil, name: String = "", folder: String? = nil, _ connection: Connection
    ) throws -> Int64 {
        // Namespaces of the service have ten digits; numbers of their own keep them from passing for anything else.
        try connection.execute(
            """
            INSERT INTO namespaces (number, kind, owner, name, folder)
            SELECT coalesce(max(number), 2000000000) + 1, ?, ?, ?, ? FROM namespaces
            """,
            kind.rawValue, owner, name, folder)
        return connection.lastInsertedRowID
    }

    /// The account that owns a namespace; nil for those of a team.
    static func owner(of namespace: Int64, _ connection: Connection) throws -> Int64? {
        try connection.value("SELECT owner FROM namespaces WHERE number = ?", namespace)
    }

    /// Bytes that count against the quota of the account: those of its own files, and those of every shared folder that
    /// it has mounted, whoever owns it.
    func usedSpace(of account: UserAccount) throws -> UInt64 {
        try read { UInt64(clamping: try Self.usedSpace(for: account.number, $0)) }
    }

    /// Bytes that the account may still gain; below zero if a shared folder grew beyond its quota.
    static func spaceLeft(for account: Int64, _ connection: Connection) throws -> Int64 {
        let quota: Int64 = try connection.value("SELECT quota FROM accounts WHERE number = ?", account) ?? 0
        return quota - (try usedSpace(for: account, connection))
    }

    private static func usedSpace(for account: Int64, _ connection: Connection) throws -> Int64 {
        let home = try connection.value("SELECT home FROM accounts WHERE number = ?", account, as: Int64.self)
        guard let home else { return 0 }
        return try mounts(of: NamespaceView(account: account, root: home), connection).all.reduce(0) {
            $0 + (try usedSpace(in: $1.namespace, connection))
        }
    }

    /// Bytes of the files in a namespace.
    static func usedSpace(in namespace: Int64, _ connection: Connection) throws -> Int64 {
        try connection.value("SELECT used FROM namespaces WHERE number = ?", namespace) ?? 0
    }
}
