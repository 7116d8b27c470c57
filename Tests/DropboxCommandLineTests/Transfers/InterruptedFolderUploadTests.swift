import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// `dbx put` of a folder in a child process that is stopped and run again.
@Suite(.timeLimit(.minutes(10)))
struct InterruptedFolderUploadTests {
    private static let mebi = 1 << 20
    private static let count = 100

    /// After 64 MiB, or after 5 seconds on a slow machine, the server has files that the next run doesn't send again.
    @Test(arguments: [SIGINT, SIGKILL]) func stoppedUploadKeepsWhatWasCommitted(signal: Int32) async throws {
        try await CommandFixture.run { fixture in
            let tree = fixture.folder.url.appendingPathComponent("tree")
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: false)
            var numbers = SeededRandomNumberGenerator(seed: 30)
            for number in 0..<Self.count {
                var content = Data(repeating: 1, count: Self.mebi)
                withUnsafeBytes(of: numbers.next()) { content.replaceSubrange(0..<8, with: $0) }
                try content.write(to: tree.appendingPathComponent("\(number)"))
            }
            // The rest takes longer than the process needs to stop.
            let words = [
                "put", tree.path, "/t", "--limit", "60M", "--journal", fixture.journal.url.path, "--host",
                fixture.emulator.url.absoluteString, "--token-file", fixture.tokenFile.path,
            ]
            let responses = fixture.emulator.calls.responses()
            let process = try Subprocess(try EmulatorProcess.program(), words, errors: .merged)
            for await call in responses where call.route == "files/upload_session/finish_batch_v2" { break }
            if signal == SIGINT { process.interrupt() } else { process.kill() }
            let output = try await onThread { String(decoding: try process.remainingOutput(), as: UTF8.self) }
            let status = try await onThread { process.wait() }
            #expect(status == (signal == SIGINT ? 130 : SIGKILL), "\(output)")

            let committed = try fixture.ada.list("/t").count
            #expect(committed > 0 && committed < Self.count)
            if signal == SIGINT {
                #expect(output.contains("\(committed) files, "), "\(committed) committed: \(output)")
                #expect(output.contains("; \(Self.count - committed) stopped\n"), "\(output)")
                #expect(output.hasSuffix("dbx: stopped by Control-C; run the same command again to continue\n"))
            }
            fixture.emulator.calls.removeAll()
            let again = await fixture.dbx("put", tree.path, "/t")
            #expect(again.status == .success, "\(again.error)")
            #expect(again.error.contains("; \(committed) unchanged"), "\(again.error)")
            let sent = fixture.emulator.calls.all.filter { $0.route.contains("append") || $0.route.hasSuffix("/start") }
                .reduce(0) { $0 + ($1.request.size ?? 0) }
            #expect(sent == Int64(Self.count - committed) * Int64(Self.mebi))
            #expect(try fixture.ada.list("/t").count == Self.count)
        }
    }
}
