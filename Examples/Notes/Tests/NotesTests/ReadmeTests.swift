import DropboxEmulator
import Foundation
import Testing

/// Runs the commands of the README in order, and compares their output with it.
@Suite(.timeLimit(.minutes(10)))
struct DropboxReadmeTests {
    @Test func commandsOfTheReadmePrintTheDocumentedOutput() async throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
        let steps = Self.steps(in: try String(contentsOf: page, encoding: .utf8))
        #expect(steps.count > 15)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let emulator = try await DropboxEmulator.start()
        for step in steps {
            let output = try await Self.run(step.command, in: folder, emulator)
            #expect(output == step.output, "\(step.command)")
        }
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

    /// Runs a shell command with `notes` in its `PATH`, and returns its output.
    private static func run(_ command: String, in folder: URL, _ emulator: DropboxEmulator) async throws -> String {
        let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = folder
        process.environment = [
            "PATH": bundle.deletingLastPathComponent().path + ":/usr/bin:/bin", "HOME": folder.path,
            "NOTES_SERVER": emulator.url.absoluteString, "NOTES_TOKEN": emulator.accessToken,
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
