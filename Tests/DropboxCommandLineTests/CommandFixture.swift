import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

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
        let status: DropboxCommandLine.ExitStatus
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

    /// Runs a command.
    ///
    /// - Parameters:
    ///   - config: The directory of another machine.
    ///   - clock: The clock that ends the waits of the command.
    func dbx(_ words: [String], config: String? = nil, clock: ClientClock = .system) async -> CommandResult {
        let log = TerminalLog()
        var words = words + ["--host", emulator.url.absoluteString, "--token-file", tokenFile.path]
        words += ["--config", config ?? journal.url.path]
        if words.first == "put" { words += ["--journal", journal.url.path] }
        let terminal = Terminal(isInteractive: false, clock: clock, write: log.write)
        let status = await Dbx.run(words, terminal: terminal)
        // A slow machine also prints what it waits for.
        let error = log.text(.error).split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains("the server has not responded yet") }.joined(separator: "\n")
        if words.contains("--json") {
            Self.expectDeclaredFields(words, log.text(.output))
            for line in error.split(separator: "\n") where !line.hasPrefix("{") {
                Issue.record("\(words): \(line) is no JSON object")
            }
        }
        return CommandResult(status: status, output: log.text(.output), error: error)
    }

    /// Expects that the objects in the output have the fields that the command declares.
    static func expectDeclaredFields(_ words: [String], _ output: String) {
        guard let command = Dbx.commands.first(where: { $0.name == words.first }) else { return }
        let type = command.syntax(of: Array(words.dropFirst())).selection.last ?? command
        let fields = Dictionary(uniqueKeysWithValues: type.output.map { ($0.name, $0) })
        if fields.isEmpty { return }
        for line in output.split(separator: "\n") {
            guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
                Issue.record("\(words): \(line) is no JSON object")
                continue
            }
            for (name, value) in object {
                guard let field = fields[name] else {
                    Issue.record("\(words): the field \(name) isn't declared")
                    continue
                }
                #expect(field.accepts(value), "\(words): \(name) is no \(field.kind)")
            }
            for field in fields.values where !field.isOptional {
                #expect(object[field.name] != nil, "\(words): the field \(field.name) is missing")
            }
        }
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

extension OutputField {
    /// Returns whether a value of JSON has the declared type.
    fileprivate func accepts(_ value: Any) -> Bool {
        switch kind {
        case .string: value is String
        case .integer, .number: value is NSNumber
        case .boolean: value is Bool
        case .object: value is [String: Any]
        case .array: value is [Any]
        }
    }
}
