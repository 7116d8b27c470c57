import DropboxCore
import Foundation
import Locking

/// The end of a process in the middle of an upload, as far as others see it: from one request on nothing leaves it any
/// more, and what it kept on disk stays as it was at that moment.
final class SuddenDeath: Sendable {
    private struct State {
        /// How many more chunks are sent; `nil` while nobody is to die.
        var left: Int?
        var isDead = false
        var folder: URL?
        var pages: [String: Data] = [:]
        var tell: @Sendable () -> Void = {}
    }

    private let state = Locked(State())

    /// Death comes with the request for this chunk, from 1, of those that are still to come.
    func comes(atChunk number: Int, _ folder: URL, _ tell: @escaping @Sendable () -> Void) {
        state.withLock { $0 = State(left: number, folder: folder, tell: tell) }
    }

    /// What meets the requests of the process.
    var rule: FaultyTransport.Rule {
        { [state] route, _ in
            state.withLock { state in
                if route == "append_v2", let left = state.left, !state.isDead {
                    state.left = left - 1
                    if left == 1 {
                        state.isDead = true
                        state.pages = state.folder.flatMap { try? Self.pages(in: $0) } ?? [:]
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
        for name in try Self.pages(in: folder).keys {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        for (name, page) in state.pages { try page.write(to: folder.appendingPathComponent(name)) }
        return true
    }

    private static func pages(in folder: URL) throws -> [String: Data] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).reduce(into: [:]) { pages, name in
            guard name.hasSuffix(".json") else { return }
            pages[name] = try Data(contentsOf: folder.appendingPathComponent(name))
        }
    }
}

/// Renews a token by handing out the same again, which the server takes.
struct RenewingProvider: AccessTokenProvider {
    let accessToken: String

    func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) { completion(nil) }
    func validAccessToken(insteadOf rejected: String) async throws -> String? { accessToken }
}
