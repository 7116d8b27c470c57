import DropboxEmulator
import Foundation

/// An emulator in a process of its own, so that it does not count for the clients that are measured.
final class ServerProcess {
    let url: String
    let token: String
    private let process = Process()

    /// - Parameter folder: What the account holds at the start.
    init(folder: URL) throws {
        let output = Pipe()
        process.executableURL = URL(filePath: CommandLine.arguments[0])
        process.arguments = ["server", folder.path]
        process.standardInput = Pipe()
        process.standardOutput = output
        try process.run()
        var text = ""
        while !text.contains("\n"), let more = try output.fileHandleForReading.read(upToCount: 1) {
            text += String(decoding: more, as: UTF8.self)
        }
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count == 2 else { throw CocoaError(.executableLoad) }
        (url, token) = (words[0], words[1])
    }

    func stop() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// The process itself: until it is killed.
    static func serve(_ folder: String) async throws {
        var configuration = DropboxEmulator.Configuration()
        configuration.limits.quota = 64 << 30
        let emulator = try await DropboxEmulator.start(configuration)
        try emulator.account("ada").put(folder: URL(filePath: folder))
        print(emulator.url.absoluteString, emulator.accessToken)
        fflush(nil)
        while true { try await Task.sleep(for: .seconds(3600)) }
    }
}
