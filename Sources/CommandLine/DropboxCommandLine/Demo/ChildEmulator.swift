import DropboxConcurrency
import Foundation
import SwiftyDropbox

/// An emulator in a child process, for demonstrations. It ends together with this process at the latest.
// @unchecked because the process never changes, and only `stop` uses it after the initialization.
final class ChildEmulator: @unchecked Sendable {
    let url: URL
    let token: String
    /// The end of the input ends the process.
    private let input: Pipe
    private let process: Process

    /// Starts an emulator with an empty account, on a free port of the loopback interface.
    ///
    /// - Parameter options: More options of `dbx-emulator`. The default is none.
    static func start(_ options: [String] = []) async throws(CommandError) -> ChildEmulator {
        let program = try CompanionProgram.emulator.url()
        do {
            return try await BlockingIO.external.run { () throws(any Error) in try ChildEmulator(program, options) }
        } catch {
            throw .failure("cannot start the emulator", error)
        }
    }

    private init(_ program: URL, _ options: [String]) throws {
        let output = Pipe()
        input = Pipe()
        process = Process()
        process.executableURL = program
        process.arguments = ["--child", "--port", "0"] + options
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        var line = Data()
        while line.last != UInt8(ascii: "\n"), let byte = try output.fileHandleForReading.read(upToCount: 1),
            !byte.isEmpty
        {
            line += byte
        }
        let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard words.count == 2, let url = URL(string: String(words[0])) else {
            throw CommandError.failure("\(program.path) ended")
        }
        self.url = url
        token = String(words[1])
    }

    /// Creates a client of the account.
    func client() -> DropboxClient {
        DropboxClient(accessToken: token, baseHosts: BaseHosts(server: url.absoluteString))
    }

    /// Stops the emulator, and waits until its process has exited.
    func stop() async {
        await BlockingIO.external.run {
            self.input.fileHandleForWriting.closeFile()
            self.process.waitUntilExit()
        }
    }
}
