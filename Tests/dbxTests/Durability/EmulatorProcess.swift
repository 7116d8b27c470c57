import Foundation

/// `dbx emulator` as a process of its own, which can be killed.
final class EmulatorProcess {
    struct Failure: Error { let what: String }

    let url: URL
    let token: String
    private let process: Process

    /// Starts it on a free port with a data folder, and waits until it has told where it listens.
    init(data: URL) async throws {
        let process = Process()
        process.executableURL = try Self.program()
        process.arguments = ["emulator", "--port", "0", "--data", data.path]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        self.process = process
        var text = ""
        var found: (URL, String)?
        while found == nil {
            let piece = await Self.onThread { output.fileHandleForReading.availableData }
            guard !piece.isEmpty else { throw Failure(what: "the emulator ended: \(text)") }
            text += String(decoding: piece, as: UTF8.self)
            found = Self.address(in: text)
        }
        (url, token) = found ?? (data, "")
        // Whatever else it prints must not fill the pipe and block it.
        output.fileHandleForReading.readabilityHandler = { handle in
            if handle.availableData.isEmpty { handle.readabilityHandler = nil }
        }
    }

    /// Ends it without a word of warning, and waits until it is gone.
    func kill() async {
        Foundation.kill(process.processIdentifier, SIGKILL)
        let process = process
        await Self.onThread { process.waitUntilExit() }
    }

    /// The command, which stands beside the tests that are run.
    private static func program() throws -> URL {
        let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let program = bundle.deletingLastPathComponent().appendingPathComponent("dbx")
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            throw Failure(what: "there is no \(program.path)")
        }
        return program
    }

    private static func address(in text: String) -> (URL, String)? {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let place = words.firstIndex(of: "access"), place + 2 < words.count, words[place + 1] == "token",
            text.contains("refresh token"), let address = words.first(where: { $0.hasPrefix("http://") }),
            let url = URL(string: address)
        else { return nil }
        return (url, words[place + 2])
    }

    /// Runs what blocks on a thread of its own, not on one of those that tasks share.
    private static func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: body()) }
        }
    }
}
