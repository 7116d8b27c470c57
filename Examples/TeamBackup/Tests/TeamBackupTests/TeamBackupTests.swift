import DropboxEmulator
import Foundation
import Testing

/// Runs the server against a team of an emulator.
@Suite(.timeLimit(.minutes(5)))
struct TeamBackupTests {
    private static let secret = "emulatorsecret"

    @Test func webhooksAndRestartsKeepTheBackupUpToDate() async throws {
        let emulator = try await Self.emulatorWithTeam()
        let (ada, bob) = (try emulator.account("ada"), try emulator.account("bob"))
        try ada.put("/Plans/today.txt", "one")
        try bob.put("/Photos/Cat.jpg", "cat")
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("backup-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }

        var server = try Server(emulator, directory)
        try await server.waitForLines(2) { $0.hasSuffix(": 1 files changed") }
        #expect(try Self.files(in: directory) == ["Photos/Cat.jpg": "cat", "Plans/today.txt": "one"])

        #expect(try server.request("/?challenge=abc") == "abc 200")
        try bob.put("/Photos/Dog.jpg", "dog")
        try bob.delete("/Photos/Cat.jpg")
        let member = try #require(
            try FileManager.default.contentsOfDirectory(atPath: directory.path).first {
                FileManager.default.fileExists(atPath: directory.path + "/\($0)/files/Photos")
            })
        let body = #"{"list_folder":{"teams":{"dbtid:1":["\#(member)"]}}}"#
        #expect(try server.notify(body, signature: "0123") == " 403")
        #expect(try server.notify(body, signature: Self.signature(of: body)) == " 200")
        try await server.waitForLines(1) { $0.contains(member) && $0.hasSuffix(": 2 files changed") }
        #expect(try Self.files(in: directory) == ["Photos/Dog.jpg": "dog", "Plans/today.txt": "one"])
        try await server.stop()

        // The next process continues at the stored cursors: it lists nothing from the start.
        try ada.delete("/Plans")
        emulator.calls.removeAll()
        server = try Server(emulator, directory)
        try await server.waitForLines(2) { $0.hasSuffix(" files changed") }
        #expect(try Self.files(in: directory) == ["Photos/Dog.jpg": "dog"])
        #expect(!emulator.calls.all.contains { $0.route == "files/list_folder" || $0.route == "files/download" })

        // If Dropbox resets the cursors, the server lists everything, but downloads only what has changed.
        try await server.stop()
        try ada.resetCursors()
        try bob.resetCursors()
        try ada.put("/New.txt", "new")
        server = try Server(emulator, directory)
        try await server.waitForLines(2) { $0.hasSuffix(" files changed") }
        #expect(try Self.files(in: directory) == ["New.txt": "new", "Photos/Dog.jpg": "dog"])
        #expect(emulator.calls.all.filter { $0.route == "files/download" }.count == 1)
        try await server.stop()
        await emulator.stop()
    }

    private static func emulatorWithTeam() async throws -> DropboxEmulator {
        var configuration = DropboxEmulator.Configuration()
        configuration.teams = [.init("Acme", members: [.init("ada", role: .teamAdmin), .init("bob")])]
        var token = DropboxEmulator.Configuration.Token()
        (token.kind, token.text, token.team) = (.refresh, "team-refresh-token", "Acme")
        configuration.tokens = [token]
        return try await DropboxEmulator.start(configuration)
    }

    /// Returns the contents of all files of all members by their paths.
    private static func files(in directory: URL) throws -> [String: String] {
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: directory.path) {
            let names = path.split(separator: "/", maxSplits: 2)
            let url = directory.appendingPathComponent(path)
            if names.count == 3, try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
                files[String(names[2])] = try String(contentsOf: url, encoding: .utf8)
            }
        }
        return files
    }

    /// Returns the signature that Dropbox would send.
    private static func signature(of body: String) throws -> String {
        let output = try Program.run("openssl", "dgst", "-sha256", "-hmac", secret, "-r", input: body)
        return String(output.prefix { $0 != " " })
    }

    /// A running server.
    private struct Server {
        private let process = Process()
        private let lines: AsyncStream<String>
        private let ended: AsyncStream<Void>
        private var iterator: AsyncStream<String>.Iterator
        private var port = ""

        init(_ emulator: DropboxEmulator, _ directory: URL) throws {
            let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            process.executableURL = bundle.deletingLastPathComponent().appendingPathComponent("team-backup")
            process.environment = [
                "DROPBOX_APP_KEY": "emulatorappkey", "DROPBOX_APP_SECRET": secret,
                "DROPBOX_REFRESH_TOKEN": "team-refresh-token", "DROPBOX_SERVER": emulator.url.absoluteString,
                "BACKUP_DIRECTORY": directory.path, "PORT": "0",
            ]
            let pipe = Pipe()
            process.standardError = pipe
            let (lines, line) = AsyncStream.makeStream(of: String.self)
            let (ended, end) = AsyncStream.makeStream(of: Void.self)
            (self.lines, self.ended, iterator) = (lines, ended, lines.makeAsyncIterator())
            process.terminationHandler = { _ in end.finish() }
            try process.run()
            let output = pipe.fileHandleForReading
            Thread.detachNewThread {
                var rest = ""
                while case let data = output.availableData, !data.isEmpty {
                    rest += String(decoding: data, as: UTF8.self)
                    var parts = rest.components(separatedBy: "\n")
                    rest = parts.removeLast()
                    for part in parts { line.yield(part) }
                }
                line.finish()
            }
        }

        /// Waits until the server has printed a number of lines that match.
        mutating func waitForLines(_ count: Int, _ matches: (String) -> Bool) async throws {
            var (found, printed) = (0, "")
            while found < count {
                let line = try #require(await iterator.next(), "the server stopped:\n\(printed)")
                printed += line + "\n"
                if let range = line.range(of: "listening on port ") { port = String(line[range.upperBound...]) }
                if matches(line) { found += 1 }
            }
        }

        /// Sends a request, and returns the body and the status of the response.
        func request(_ path: String, _ options: [String] = []) throws -> String {
            try Program.run("curl", ["-s", "-w", " %{http_code}", "http://127.0.0.1:\(port)\(path)"] + options)
        }

        func notify(_ body: String, signature: String) throws -> String {
            try request("/", ["-H", "X-Dropbox-Signature: \(signature)", "-d", body])
        }

        func stop() async throws {
            process.terminate()
            for await _ in ended {}
            #expect(process.terminationStatus == 0)
        }
    }
}

/// Runs other programs.
private enum Program {
    static func run(_ name: String, _ arguments: String..., input: String = "") throws -> String {
        try run(name, arguments, input: input)
    }

    static func run(_ name: String, _ arguments: [String], input: String = "") throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        let (output, standardInput) = (Pipe(), Pipe())
        (process.standardOutput, process.standardInput) = (output, standardInput)
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
