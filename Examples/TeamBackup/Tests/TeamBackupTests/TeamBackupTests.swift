import DropboxEmulator
import Foundation
import Testing

/// Runs the program against a team of an emulator.
@Suite(.timeLimit(.minutes(5)))
struct TeamBackupTests {
    @Test func restoresAMemberToADateAndVerifies() async throws {
        let emulator = try await Self.emulatorWithTeam()
        let (ada, bob) = (try emulator.account("ada"), try emulator.account("bob"))
        try ada.put("/Plans/today.txt", "one")
        try bob.put("/Photos/Cat.jpg", "cat")
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("backup-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let backup = BackupProgram(emulator, directory)

        var server = try await backup.start()
        let (early, late) = (Date(timeIntervalSinceNow: 3_600), Date(timeIntervalSinceNow: 3 * 3_600))
        try await backup.wait(for: ["Photos/Cat.jpg": "cat", "Plans/today.txt": "one"], at: early)
        #expect(try backup.run("verify").output == "the backup is complete\n")
        #expect(try backup.run("members").output.contains(" (bob@example.com)\n"))
        #expect(try backup.run("--help").output.hasPrefix("usage: team-backup"))
        server.terminate()
        server.waitUntilExit()
        #expect(server.terminationStatus == 0)

        // Two hours later, on the clock of the server.
        emulator.clock.advance(by: .seconds(7_200))
        server = try await backup.start()
        try ada.put("/Plans/today.txt", "two")
        try bob.delete("/Photos/Cat.jpg")
        try await backup.wait(for: ["Plans/today.txt": "two"], at: late)
        #expect(try backup.files(at: early)["Plans/today.txt"] == "one")

        // Every revision is there, until a disk damages one.
        #expect(try backup.run("verify").status == 0)
        let content = try #require(try backup.contents().first)
        try Data("damaged".utf8).write(to: content)
        let result = try backup.run("verify")
        #expect(result.status == 1 && result.output == "\(content.lastPathComponent) is damaged\n")
        #expect(try backup.run("restore").status == 1)
        server.terminate()
        server.waitUntilExit()
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
}

/// The program with its settings.
private struct BackupProgram {
    private let emulator: DropboxEmulator
    private let directory: URL
    private let program: URL
    private let environment: [String: String]

    init(_ emulator: DropboxEmulator, _ directory: URL) {
        self.emulator = emulator
        self.directory = directory
        let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        program = bundle.deletingLastPathComponent().appendingPathComponent("team-backup")
        environment = [
            "DROPBOX_APP_KEY": "emulatorappkey", "DROPBOX_APP_SECRET": "emulatorsecret",
            "DROPBOX_REFRESH_TOKEN": "team-refresh-token", "DROPBOX_SERVER": emulator.url.absoluteString,
            "BACKUP_DIRECTORY": directory.path, "PORT": "0",
        ]
    }

    /// Starts the backup, and tells the emulator the URL of its webhook.
    func start() async throws -> Process {
        let errors = Pipe()
        let (texts, received) = AsyncStream.makeStream(of: String.self)
        errors.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            if data.isEmpty {
                handle.readabilityHandler = nil
                received.finish()
            }
            received.yield(String(decoding: data, as: UTF8.self))
        }
        let process = try process([], output: FileHandle.nullDevice, errors: errors)
        var output = ""
        for await text in texts {
            output += text
            guard let port = output.firstMatch(of: #/listening on port (\d+)\n/#)?.1 else { continue }
            try await emulator.webhooks.add("http://127.0.0.1:\(port)/webhook")
            return process
        }
        Issue.record("the program ended: \(output)")
        return process
    }

    func run(_ words: String...) throws -> (status: Int32, output: String) {
        let pipe = Pipe()
        let process = try process(words, output: pipe)
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private func process(_ words: [String], output: Any, errors: Any = FileHandle.nullDevice) throws -> Process {
        let process = Process()
        (process.executableURL, process.arguments, process.environment) = (program, words, environment)
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        return process
    }

    /// The stored contents.
    func contents() throws -> [URL] {
        let root = directory.appendingPathComponent("contents")
        return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.utf8.count > 64 }
            .map { root.appendingPathComponent($0) }
    }

    /// Returns the files of all members at a date.
    func files(at date: Date) throws -> [String: String] {
        let target = FileManager.default.temporaryDirectory.appendingPathComponent("restored-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: target) }
        let members = try run("members").output.split(separator: "\n").map { $0.prefix { $0 != " " } }
        for member in members { _ = try run("restore", String(member), date.formatted(.iso8601), target.path) }
        guard FileManager.default.fileExists(atPath: target.path) else { return [:] }
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: target.path) {
            let url = target.appendingPathComponent(path)
            guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            files[path.split(separator: "/").dropFirst().joined(separator: "/")] = try String(
                contentsOf: url, encoding: .utf8)
        }
        return files
    }

    /// Waits until the backup has exactly these files at a date.
    func wait(for expected: [String: String], at date: Date) async throws {
        while try files(at: date) != expected { try await Task.sleep(for: .milliseconds(100)) }
    }
}
