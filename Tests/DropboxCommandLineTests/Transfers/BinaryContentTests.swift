import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// The content of files on a terminal.
@Suite(.timeLimit(.minutes(10)))
struct BinaryContentTests {
    /// Runs a program whose standard output is a pseudo-terminal, and prints what the terminal received, the byte 30,
    /// and the messages of the program.
    private static let script = """
        import os, pty, subprocess, sys
        master, slave = pty.openpty()
        process = subprocess.run(sys.argv[1:], stdin=subprocess.DEVNULL, stdout=slave, stderr=subprocess.PIPE)
        os.close(slave)
        shown = b""
        try:
            while piece := os.read(master, 65536): shown += piece
        except OSError:
            pass
        sys.stdout.buffer.write(shown + bytes([30]) + process.stderr)
        sys.exit(process.returncode)
        """

    /// Runs a command whose standard output is a terminal. Returns what the terminal received, and the messages.
    private func run(
        _ words: [String], _ fixture: CommandFixture
    ) async throws -> (status: Int32, shown: String, errors: String) {
        let arguments = words + ["--host", fixture.emulator.url.absoluteString, "--token-file", fixture.tokenFile.path]
        let result = try await Subprocess.run(
            "python3", ["-c", Self.script, try EmulatorProcess.program()] + arguments)
        let parts = result.output.split(separator: "\u{1E}", omittingEmptySubsequences: false).map(String.init)
        try #require(parts.count == 2)
        return (result.status, parts[0], parts[1])
    }

    @Test func terminalReceivesOnlyText() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/text", "Gr\u{FC}\u{DF}e \u{1B}[1m\u{1F600}\u{1B}[0m\tx\n")
            try fixture.ada.put("/binary", Data([0x41, 0, 0x1B, 0x5D]))
            let text = try await run(["get", "/text", "-"], fixture)
            #expect(text.status == 0 && text.shown.hasPrefix("Gr\u{FC}\u{DF}e"), "\(text)")
            let folder = ["--folder", fixture.folder.url.appendingPathComponent("fs").path]
            for words in [["get", "/binary", "-"], ["fs", "cat", "/binary"] + folder] {
                let refused = try await run(words, fixture)
                #expect(refused.status == 1 && refused.shown.isEmpty, "\(refused)")
                #expect(refused.errors.contains("the content is binary") && refused.errors.contains("--force"))
                let forced = try await run(words + ["--force"], fixture)
                #expect(forced.status == 0 && forced.shown == "A\0\u{1B}]", "\(forced)")
            }
            // Files and pipes receive everything.
            let program = try EmulatorProcess.program()
            let piped = try await Subprocess.run(
                program,
                [
                    "get", "/binary", "-", "--host", fixture.emulator.url.absoluteString, "--token-file",
                    fixture.tokenFile.path,
                ])
            #expect(piped.output == "A\0\u{1B}]")
            #expect(await fixture.dbx("get", "/binary", fixture.folder.url.path + "/", "--force").status == .usage)
        }
    }

    @Test(
        arguments: [
            ([[0x41, 0x0A]], true), ([[0xC3], [0xBC]], true), ([[0xF0, 0x9F], [0x98], [0x80, 0x41]], true),
            ([[0x41], [0]], false), ([[0xFF]], false), ([[0xC3], [0x41]], false), ([[0x80]], false), ([[0x7F]], false),
        ] as [([[UInt8]], Bool)])
    func textIsUTF8(chunks: [[UInt8]], isText: Bool) throws {
        let terminal = Terminal(isInteractive: true) { _, _ in }
        var output = ContentOutput(terminal, isForced: false)
        var accepted = true
        for chunk in chunks { accepted = accepted && output.isText(Data(chunk)) }
        #expect(accepted == isText)
    }
}
