import DropboxEmulator
import Foundation
import ReadmeTranscripts
import Testing

/// Runs the commands of the README in order, and compares their output with it.
@Suite(.timeLimit(.minutes(10)))
struct ReadmeTests {
    @Test func commandsOfTheReadmePrintTheDocumentedOutput() async throws {
        let steps = try Step.all(in: "../../README.md")
        #expect(steps.count > 15)
        let emulator = try await DropboxEmulator.start()
        try await Shell.withTemporaryDirectory([
            "NOTES_SERVER": emulator.url.absoluteString, "NOTES_TOKEN": emulator.accessToken,
        ]) { shell in
            for step in steps {
                let output = try await shell.run(step.command)
                #expect(output == step.output, "\(step.command)")
            }
        }
        await emulator.stop()
    }
}
