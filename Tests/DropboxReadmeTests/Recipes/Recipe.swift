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

/// Runs a recipe with the emulated team of two, and a client for it.
func withTeam(_ recipe: (DropboxEmulator, DropboxTeamClient) async throws -> Void) async throws {
    try await withRecipe(.team) { dropbox, _, _ in
        let token = try dropbox.emulator.teamToken("Engines")
        let team = DropboxTeamClient(
            accessTokenProvider: LongLivedAccessTokenProvider(accessToken: token), baseHosts: dropbox.hosts)
        try await recipe(dropbox.emulator, team)
        team.shutdown()
    }
}

/// Returns the tests of the files with snippets in a folder: their names, and their significant lines.
func snippetTests(in folder: URL) throws -> [(name: String, lines: String)] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.lastPathComponent.hasSuffix("Snippets.swift") }.flatMap { file in
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.components(separatedBy: "\n    @Test func ").dropFirst().map { test in
            // A test ends where the indentation of the suite returns.
            let body = test.components(separatedBy: "\n    }\n")[0]
            return ("\(file.lastPathComponent) \(test.prefix { $0 != "(" })", significantLines(of: body))
        }
    }
}

/// Returns the lines of code without indentation, empty lines, and imports.
func significantLines(of text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
        .joined(separator: "\n")
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
