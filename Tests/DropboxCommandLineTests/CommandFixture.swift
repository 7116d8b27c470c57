import DropboxEmulator
import Foundation
import DropboxTestSupport

@testable import DropboxCommandLine

/// Commands in this process, on the account of an emulator, and a folder for files.
struct CommandFixture: Sendable {
    let emulator: DropboxEmulator
    let ada: EmulatedAccount
    let folder: TemporaryFolder
    let token: String
    /// The file in which commands find the token.
    let tokenFile: TokenFile
    /// Where uploads keep how far they are.
    let journal: TemporaryFolder

    struct Ended: Sendable {
        let status: ExitStatus
        let output: String
        let error: String
    }

    /// - Parameter token: the token that commands have, by what makes it; the emulator's own by default.
    static func run(
        token: (DropboxEmulator) throws -> String = { $0.accessToken }, _ body: (CommandFixture) async throws -> Void
    ) async throws {
        let emulator = try await DropboxEmulator.start()
        do {
            try await body(
                CommandFixture(
                    emulator: emulator, ada: try emulator.account("ada"), folder: try TemporaryFolder(),
                    token: try token(emulator), tokenFile: try TokenFile(try token(emulator)),
                    journal: try TemporaryFolder()))
        } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }

    func dbx(_ words: String...) async -> Ended { await dbx(words) }

    func dbx(_ words: [String]) async -> Ended {
        let log = TerminalLog()
        var words = words + ["--host", emulator.url.absoluteString, "--token-file", tokenFile.path]
        if words.first == "put" { words += ["--journal", journal.url.path] }
        let status = await Dbx.run(words, terminal: log.terminal())
        return Ended(status: status, output: log.text(.output), error: log.text(.error))
    }

    /// The routes that were called since the calls were last cleared.
    var routes: Set<String> { Set(emulator.calls.all.map(\.route)) }
}

/// A token in a file.
struct TokenFile: Sendable {
    private let folder: TemporaryFolder

    init(_ token: String) throws {
        folder = try TemporaryFolder()
        try Data((token + "\n").utf8).write(to: folder.url.appendingPathComponent("token"))
    }

    var path: String { folder.url.appendingPathComponent("token").path }
}
