import DropboxEmulator
import Foundation
import Testing

/// Runs the commands of the README in order, and compares their output with it.
@Suite(.timeLimit(.minutes(10)))
struct ReadmeTests {
    @Test func commandsOfTheReadmePrintTheDocumentedOutput() async throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
        let steps = Self.steps(in: try String(contentsOf: page, encoding: .utf8))
        #expect(steps.count > 8)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("importer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let emulator = try await DropboxEmulator.start()
        for step in steps {
            let output = try await Self.run(step.command, in: folder, emulator)
            #expect(output == step.output, "\(step.command)")
        }
        await emulator.stop()
        try FileManager.default.removeItem(at: folder)
    }

    @Test func largeFilesResumeAfterAFailure() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("importer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("scans"), withIntermediateDirectories: true)
        // Only files from 64 MiB are resumed; smaller ones are sent again.
        try Data(count: 72 << 20).write(to: folder.appendingPathComponent("scans/large"))
        let emulator = try await DropboxEmulator.start()
        func sentRequests() -> Int {
            emulator.calls.all.filter { $0.route.hasPrefix("files/upload_session/append") }.count
        }
        let fault = emulator.faults.add(.serverError(status: 400), on: "files/upload_session/finish*")
        let first = try await Self.run("importer scans /Archive || echo status $?", in: folder, emulator)
        #expect(first.hasSuffix("1 failed\nstatus 1\n"), "\(first)")
        let count = sentRequests()
        #expect(count > 1)
        emulator.faults.remove(fault)
        let second = try await Self.run("importer scans /Archive", in: folder, emulator)
        #expect(second == "1 file imported, \(72 << 20) bytes\n")
        #expect(sentRequests() - count < count / 2)
        await emulator.stop()
        try FileManager.default.removeItem(at: folder)
    }

    private struct Step {
        var command: String
        var output = ""
    }

    /// Returns the commands in the transcripts, which follow `$ `, and their output.
    private static func steps(in page: String) -> [Step] {
        let transcripts = page.components(separatedBy: "```console\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        return transcripts.flatMap { $0.split(separator: "\n") }.reduce(into: []) { steps, line in
            if line.hasPrefix("$ ") {
                steps.append(Step(command: String(line.dropFirst(2))))
            } else if !steps.isEmpty {
                steps[steps.count - 1].output += line + "\n"
            }
        }
    }

    /// Runs a shell command with `importer` in its `PATH`, and returns its output.
    private static func run(_ command: String, in folder: URL, _ emulator: DropboxEmulator) async throws -> String {
        let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = folder
        process.environment = [
            "PATH": bundle.deletingLastPathComponent().path + ":/usr/bin:/bin", "HOME": folder.path,
            "DROPBOX_SERVER": emulator.url.absoluteString, "DROPBOX_TOKEN": emulator.accessToken,
        ]
        let file = folder.appendingPathComponent("output")
        try Data().write(to: file)
        let output = try FileHandle(forWritingTo: file)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        try output.close()
        return try String(contentsOf: file, encoding: .utf8)
    }
}
