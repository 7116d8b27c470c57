import DropboxConcurrency
import DropboxCore
import Foundation

/// Simulates the crash of a process during a transfer: starting at a request, no request leaves the process, and its
/// files keep their state at that time.
final class CrashInjector: Sendable {
    private struct State {
        /// The number of requests before the crash, or `nil` if no crash is scheduled.
        var left: Int?
        var isDead = false
        var folder: URL?
        var kept: [String: Data] = [:]
        var tell: @Sendable () -> Void = {}
    }

    private let route: String
    private let isKept: @Sendable (String) -> Bool
    private let state = Locked(State())

    /// Creates an injector.
    ///
    /// - Parameters:
    ///   - route: The route whose requests are counted.
    ///   - isKept: Returns whether a filename is that of a file with persisted state.
    init(at route: String, keeping isKept: @escaping @Sendable (String) -> Bool) {
        self.route = route
        self.isKept = isKept
    }

    /// Schedules the crash for the given request, starting at 1, of the remaining ones.
    func comes(at number: Int, _ folder: URL, _ tell: @escaping @Sendable () -> Void) {
        state.withLock { $0 = State(left: number, folder: folder, tell: tell) }
    }

    /// Returns the fault for a request of the process.
    var rule: FaultyTransport.Rule {
        { [self] route, _ in
            state.withLock { state in
                if route == self.route, let left = state.left, !state.isDead {
                    state.left = left - 1
                    if left == 1 {
                        state.isDead = true
                        state.kept = state.folder.flatMap { try? self.files(in: $0) } ?? [:]
                    }
                }
                return state.isDead ? .hang(state.tell) : nil
            }
        }
    }

    /// Returns whether the process crashed, and restores its files for the next process.
    func isOver(_ folder: URL) throws -> Bool {
        let state = state.withLock { state in
            defer { state = State() }
            return state
        }
        guard state.isDead else { return false }
        for name in try files(in: folder).keys {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        for (name, content) in state.kept { try content.write(to: folder.appendingPathComponent(name)) }
        return true
    }

    private func files(in folder: URL) throws -> [String: Data] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).reduce(into: [:]) { files, name in
            guard isKept(name) else { return }
            files[name] = try Data(contentsOf: folder.appendingPathComponent(name))
        }
    }
}

/// A token provider that refreshes by returning the same token, which the server accepts.
struct RenewingProvider: AccessTokenProvider {
    let accessToken: String

    func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) { completion(nil) }
    func validAccessToken(insteadOf rejected: String) async throws -> String? { accessToken }
}
