import DropboxEmulator
import Foundation
import ReadmeTranscripts
import Testing

/// Runs the commands of the README in order, and compares their output with it.
@Suite(.timeLimit(.minutes(10)))
struct ReadmeTests {
    /// Runs `body` with an emulator, and with a shell that has its address and token.
    private func withShell(_ body: (DropboxEmulator, Shell) async throws -> Void) async throws {
        let emulator = try await DropboxEmulator.start()
        try await Shell.withTemporaryDirectory([
            "DROPBOX_SERVER": emulator.url.absoluteString, "DROPBOX_TOKEN": emulator.accessToken,
        ]) { shell in try await body(emulator, shell) }
        await emulator.stop()
    }

    @Test func commandsOfTheReadmePrintTheDocumentedOutput() async throws {
        let steps = try Step.all(in: "../../README.md")
        #expect(steps.count > 8)
        try await withShell { _, shell in
            for step in steps {
                let output = try await shell.run(step.command)
                #expect(output == step.output, "\(step.command)")
            }
        }
    }

    @Test func largeFilesResumeAfterAFailure() async throws {
        try await withShell { emulator, shell in
            let scans = shell.directory.appendingPathComponent("scans")
            try FileManager.default.createDirectory(at: scans, withIntermediateDirectories: true)
            // Only files from 64 MiB are resumed; smaller ones are sent again.
            try Data(count: 72 << 20).write(to: scans.appendingPathComponent("large"))
            func sentRequests() -> Int {
                emulator.calls.all.filter { $0.route.hasPrefix("files/upload_session/append") }.count
            }
            let fault = try emulator.faults.add(.serverError(status: 400), on: "files/upload_session/finish*")
            let first = try await shell.run("importer scans /Archive || echo status $?")
            #expect(first.hasSuffix("1 failed\nstatus 1\n"), "\(first)")
            let count = sentRequests()
            #expect(count > 1)
            emulator.faults.remove(fault)
            let second = try await shell.run("importer scans /Archive")
            #expect(second == "1 file imported, \(72 << 20) bytes\n")
            #expect(sentRequests() - count < count / 2)
        }
    }
}
