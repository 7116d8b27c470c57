import DropboxTestSupport
import Foundation

/// `dbx emulator` in a child process that can be killed.
final class EmulatorProcess: Sendable {
    let url: URL
    let token: String
    private let process: Subprocess

    /// Starts the emulator on a free port with a data directory, and waits until it prints its URL.
    static func start(data: URL) async throws -> EmulatorProcess {
        try await onThread { try EmulatorProcess(data: data) }
    }

    private init(data: URL) throws {
        process = try Subprocess(
            Self.program(), ["emulator", "--port", "0", "--data", data.path], errors: .merged)
        var text = ""
        var found: (URL, String)?
        while found == nil {
            let more = try process.nextOutput()
            guard !more.isEmpty else { throw Subprocess.Failure(what: "the emulator ended: \(text)") }
            text += String(decoding: more, as: UTF8.self)
            found = Self.address(in: text)
        }
        (url, token) = found ?? (data, "")
    }

    /// Kills the process, and waits until it has exited.
    func kill() async throws {
        process.kill()
        _ = try await onThread { [process] in process.wait() }
    }

    /// Returns the path of `dbx`.
    static func program() throws -> String { try TestProgram.path(ofProduct: "dbx") }

    private static func address(in text: String) -> (URL, String)? {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let place = words.firstIndex(of: "access"), place + 2 < words.count, words[place + 1] == "token",
            text.contains("refresh token"), let address = words.first(where: { $0.hasPrefix("http://") }),
            let url = URL(string: address)
        else { return nil }
        return (url, words[place + 2])
    }
}
