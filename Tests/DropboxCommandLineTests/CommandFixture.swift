import DropboxEmulator
import DropboxTestSupport
import Foundation

@testable import DropboxCommandLine

/// Runs commands in this process with an account of an emulator and a directory for files.
struct CommandFixture: Sendable {
    let emulator: DropboxEmulator
    let ada: EmulatedAccount
    let folder: TemporaryDirectory
    let token: String
    /// The token file of the commands.
    let tokenFile: TokenFile
    /// The journal directory of uploads.
    let journal: TemporaryDirectory

    struct CommandResult: Sendable {
        let status: ExitStatus
        let output: String
        let error: String
    }

    /// - Parameter token: A closure that returns the token of the commands. The default is the emulator's access token.
    static func run(
        token: (DropboxEmulator) throws -> String = { $0.accessToken }, _ body: (CommandFixture) async throws -> Void
    ) async throws {
        let emulator = try await DropboxEmulator.start()
        do {
            try await body(
                CommandFixture(
                    emulator: emulator, ada: try emulator.account("ada"), folder: try TemporaryDirectory(),
                    token: try token(emulator), tokenFile: try TokenFile(try token(emulator)),
                    journal: try TemporaryDirectory()))
        } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }

    func dbx(_ words: String...) async -> CommandResult { await dbx(words) }

    func dbx(_ words: [String]) async -> CommandResult {
        let log = TerminalLog()
        var words = words + ["--host", emulator.url.absoluteString, "--token-file", tokenFile.path]
        words += ["--config", journal.url.path]
        if words.first == "put" { words += ["--journal", journal.url.path] }
        let status = await Dbx.run(words, terminal: log.terminal())
        return CommandResult(status: status, output: log.text(.output), error: log.text(.error))
    }

    /// The routes of the requests since the call log was last cleared.
    var routes: Set<String> { Set(emulator.calls.all.map(\.route)) }
}

/// A file with a token.
struct TokenFile: Sendable {
    private let folder: TemporaryDirectory

    init(_ token: String) throws {
        folder = try TemporaryDirectory()
        try Data((token + "\n").utf8).write(to: folder.url.appendingPathComponent("token"))
    }

    var path: String { folder.url.appendingPathComponent("token").path }
}
