// What the sources and the sinks of a database are.
extension WorkerQueue {
    /// Records whom the namespaces of a source belong to, if nobody has.
    ///
    /// - Throws: ``WorkerDatabaseError`` with the code ``WorkerDatabaseError/otherOwner`` if they belong to somebody else.
    func register(_ source: any WorkerSource) async throws {
        guard let owner = source.owner else { return }
        let name = source.name
        let recorded = try await database.withTransaction { transaction -> String in
            let key = SQLValue.text("owner of \(name)")
            let query = "SELECT content FROM dropbox_worker_settings WHERE name = $1"
            if let row = try transaction.row(query, key) { return row.text(0) }
            // Earlier versions have recorded nothing.
            if case .account(let id) = owner {
                let other = try transaction.row(
                    "SELECT namespace FROM dropbox_worker_namespaces WHERE source = $1 AND namespace <> $2 LIMIT 1",
                    .text(name), .text(id))
                if let other { return "\(WorkerSourceOwner.account(other.text(0))) and maybe others" }
            }
            try transaction.rows(
                "INSERT INTO dropbox_worker_settings (name, content) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
                key,
                .text("\(owner)"))
            return try transaction.row(query, key)?.text(0) ?? ""
        }
        guard recorded == "\(owner)" else {
            throw WorkerDatabaseError(
                kind: .final, code: WorkerDatabaseError.otherOwner,
                message: """
                    the source \(name) of this database belongs to \(recorded), not to \(owner): use another database, or the \
                    earlier token
                    """)
        }
    }
}

extension WorkerDatabaseError {
    /// The code of the error of a worker for another account or team.
    static let otherOwner = "owner"
    /// The code of the error of a database that can't store all texts.
    package static let encoding = "encoding"

    /// A Boolean value that indicates whether the configuration of the worker has to change.
    package var isConfigurationError: Bool { [Self.otherOwner, Self.encoding].contains(code) }
}
