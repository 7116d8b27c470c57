import DropboxCore
import Foundation
import DropboxConcurrency

/// The end of a process in the middle of a transfer, as far as others see it: from one request on nothing leaves it any
/// more, and what it kept on disk stays as it was at that moment.
final class CrashInjector: Sendable {
    private struct State {
        /// How many more requests are sent; `nil` while nobody is to die.
        var left: Int?
        var isDead = false
        var folder: URL?
        var kept: [String: Data] = [:]
        var tell: @Sendable () -> Void = {}
    }

    private let route: String
    private let isKept: @Sendable (String) -> Bool
    private let state = Locked(State())

    /// - Parameters:
    ///   - route: The requests that are counted.
    ///   - isKept: Says of a name whether it is one of the files in which the process keeps how far it is.
    init(at route: String, keeping isKept: @escaping @Sendable (String) -> Bool) {
        self.route = route
        self.isKept = isKept
    }

    /// Death comes with this request, from 1, of those that are still to come.
    func comes(at number: Int, _ folder: URL, _ tell: @escaping @Sendable () -> Void) {
        state.withLock { $0 = State(left: number, folder: folder, tell: tell) }
    }

    /// What meets the requests of the process.
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

    /// Whether the process died. Its folder is then as it was at that moment, and the next process lives.
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

/// Renews a token by handing out the same again, which the server takes.
struct RenewingProvider: AccessTokenProvider {
    let accessToken: String

    func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) { completion(nil) }
    func validAccessToken(insteadOf rejected: String) async throws -> String? { accessToken }
}
