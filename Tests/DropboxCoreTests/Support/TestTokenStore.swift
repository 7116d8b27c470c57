import DropboxConcurrency
import DropboxCore
import DropboxOAuth

/// An asynchronous token store that waits at a gate, or fails, on demand.
final class TestTokenStore: AsyncTokenStore {
    struct Settings: Sendable {
        /// The gate at which all methods wait.
        var gate: Gate?
        /// Returns the error of an operation, such as `replace`.
        var failure: (@Sendable (_ operation: String, _ token: DropboxAccessToken?) -> (any Error)?)?
        var reads: [String] = []
    }

    let tokens = MemoryTokenStore()
    private let settings = Locked(Settings())

    /// The accounts whose token was read.
    var reads: [String] { settings.withLock { $0.reads } }

    func set(_ change: @Sendable (inout Settings) -> Void) { settings.change { change(&$0) } }

    private func begin(_ operation: String, _ token: DropboxAccessToken? = nil) async throws {
        let settings = settings.withLock { $0 }
        try await settings.gate?.pass()
        if let error = settings.failure?(operation, token) { throw error }
    }

    func token(of uid: String) async throws -> DropboxAccessToken? {
        settings.withLock { $0.reads.append(uid) }
        try await begin("token")
        return tokens.token(of: uid)
    }

    func store(_ token: DropboxAccessToken) async throws {
        try await begin("store", token)
        tokens.store(token)
    }

    func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) async throws -> Bool {
        try await begin("replace", new)
        return tokens.replace(old, with: new)
    }

    func remove(_ uid: String) async throws {
        try await begin("remove")
        tokens.remove(uid)
    }
}

/// The error of a database.
struct DatabaseError: Error, CustomStringConvertible {
    let description: String
}
