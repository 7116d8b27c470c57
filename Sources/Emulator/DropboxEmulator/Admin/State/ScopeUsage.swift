import DropboxConcurrency
import DropboxSQLite

extension DropboxEmulator {
    /// The scopes that an app needed for its calls, and those that it asked for in vain.
    public struct ScopeUsage: Sendable, Hashable {
        /// The key of the app.
        public let app: String

        /// The name of the app.
        public let name: String

        /// The smallest set of scopes with which all calls are permitted, in alphabetical order. It includes those that were
        /// missing.
        public let used: [String]

        /// The scopes that users granted the app and that no call needed, in alphabetical order. Grants of all scopes, as for the
        /// emulator's own tokens, don't count.
        public let unused: [String]
    }

    /// Returns the scopes of each app that has sent a call since the start or the last reset, sorted by the key of the app.
    ///
    ///     // Every scope that the app asks for should be necessary.
    ///     #expect(try emulator.scopeUsage().allSatisfy(\.unused.isEmpty))
    ///
    /// - Throws: An error if the emulator's database can't be read.
    public func scopeUsage() throws -> [ScopeUsage] { try StateOperations.scopes.run((), service) }
}

/// The scopes that the calls of each app required.
final class ScopeLog: Sendable {
    private let scopes = Locked<[String: Set<String>]>([:])

    /// Records that a call of an app required a scope, whether or not its token had it.
    func record(_ scope: String, app: String) {
        scopes.withLock { scopes in
            if scopes[app]?.contains(scope) != true { scopes[app, default: []].insert(scope) }
        }
    }

    func removeAll() { scopes.withLock { $0 = [:] } }

    /// Returns the scopes of each app that has sent a call.
    func usage(_ store: Store) throws -> [DropboxEmulator.ScopeUsage] {
        try scopes.withLock(\.self).sorted { $0.key < $1.key }.map { key, used in
            let grants = try store.read { connection in
                try connection.rows("SELECT scopes FROM grants WHERE app = ?", key) { Set(text: $0[0] ?? "") }
            }
            let asked = grants.filter { $0 != ScopeCatalog.names }.reduce(into: Set()) { $0.formUnion($1) }
            return DropboxEmulator.ScopeUsage(
                app: key, name: try store.app(key)?.name ?? key, used: used.sorted(),
                unused: asked.subtracting(used).sorted())
        }
    }
}
