import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox

/// Runs a recipe with an emulated account, its client, and an empty directory.
func withRecipe(
    _ configuration: DropboxEmulator.Configuration = .init(),
    _ recipe: (EmulatedDropbox, DropboxClient, URL) async throws -> Void
) async throws {
    let directory = try TemporaryDirectory()
    try await EmulatedDropbox.with(configuration) { dropbox in
        try await recipe(dropbox, dropbox.client, directory.url)
    }
    withExtendedLifetime(directory) {}
}

extension EmulatedDropbox {
    var hosts: BaseHosts { BaseHosts(server: emulator.url.absoluteString) }

    /// Creates a manager with tokens in memory.
    func manager() -> DropboxOAuthManager {
        let configuration = DropboxOAuthManager.Configuration(appKey: emulator.appKey) {
            $0.appSecret = emulator.appSecret
            $0.baseHosts = hosts
        }
        return DropboxOAuthManager(
            configuration: configuration,
            secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore()))
    }
}

/// Records what a recipe prints. In a test, `let print = Printer()` replaces the function.
final class Printer: Sendable {
    /// The lines, for tests that wait for one.
    let output: AsyncStream<String>
    private let continuation: AsyncStream<String>.Continuation
    private let state = Locked<[String]>([])

    init() { (output, continuation) = AsyncStream.makeStream(of: String.self) }

    /// The lines so far.
    var lines: [String] { state.withLock { $0 } }

    func callAsFunction(_ items: Any...) {
        let line = items.map { "\($0)" }.joined(separator: " ")
        state.withLock { $0.append(line) }
        continuation.yield(line)
    }
}
