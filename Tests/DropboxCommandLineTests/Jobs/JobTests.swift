import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

/// Runs the transcripts of Documentation/Jobs.md as a person does: in a shell, with the built `dbx`, in a new account. With
/// `JOBS_UPDATE=1`, writes the outputs into the page instead.
@Suite(.timeLimit(.minutes(10)))
struct JobTests {
    private static let page = URL(fileURLWithPath: #filePath)
        .appending(path: "../../../../Documentation/Jobs.md").standardized
    private static let updates = ProcessInfo.processInfo.environment["JOBS_UPDATE"] == "1"
    /// Protects the page while it's updated.
    private static let lock = Locked(())

    private static let transcripts: [Transcript] = {
        // A missing page is a failure of `pageHasTranscripts`.
        Transcript.all(in: (try? String(contentsOf: page, encoding: .utf8)) ?? "")
    }()

    @Test func pageHasTranscripts() {
        #expect(Self.transcripts.count >= 30)
        #expect(Self.transcripts.allSatisfy { !$0.steps.isEmpty })
    }

    @Test func onlyVaryingValuesMayDiffer() {
        var values = VaryingValues()
        let page = ["/a.txt  0123456789abcdef0  9 bytes", "0123456789abcdef0  2026-11-29T09:13:26Z"]
        let run = ["/a.txt  fedcba98765432100  9 bytes", "fedcba98765432100  2031-01-01T00:00:00Z"]
        #expect(values.difference(page, run) == nil)
        #expect(values.command("dbx cat rev:0123456789abcdef0") == "dbx cat rev:fedcba98765432100")
        #expect(values.documented("rev:fedcba98765432100") == "rev:0123456789abcdef0")
        // A number, a name, a content hash, a missing line, and a value that stands for two.
        let hash = String(repeating: "0123456789abcdef", count: 4)
        for (line, other) in [
            ("9 bytes", "8 bytes"), ("/a.txt", "/b.txt"), (hash, String(hash.reversed())),
            ("0123456789abcdef0", "00000000000000001"), ("00000000000000002", "fedcba98765432100"),
        ] {
            #expect(values.difference([line], [other]) != nil, "\(line)")
        }
        #expect(values.difference(page, [run[0]]) != nil)
    }

    /// IDs of commands have 4 to 7 characters.
    @Test func documentedColumnsAreAligned() {
        var values = VaryingValues()
        #expect(values.difference(["(abcd, 2026-11-29T09:13:27Z)"], ["(zyxwvut, 2031-01-01T00:00:00Z)"]) == nil)
        let run = ["zyxwvut  2031-01-01T00:00:00Z  rm /a", "12345    2031-01-01T00:00:00Z  put /a", "2 commands"]
        #expect(
            values.documented(run) == [
                "abcd   2031-01-01T00:00:00Z  rm /a", "12345  2031-01-01T00:00:00Z  put /a", "2 commands",
            ])
    }

    /// The characters of an ID are random: it can have no digit, and end with a hyphen.
    @Test(arguments: ["_NZESNslyKlfQ6IdRXz-", "vNZESNslyKlfQqIdRXzZ"])
    func anyIDOfAFileRequestVaries(id: String) {
        var values = VaryingValues()
        let page = ["vNZESNslyKlfQ6IdRXz0  open  0 files", "deleted vNZESNslyKlfQ6IdRXz0"]
        #expect(values.difference(page, ["\(id)  open  0 files", "deleted \(id)"]) == nil)
        #expect(values.command("dbx requests close vNZESNslyKlfQ6IdRXz0") == "dbx requests close \(id)")
    }

    @Test(arguments: transcripts) func transcriptIsTrue(transcript: Transcript) async throws {
        let emulator = try await DropboxEmulator.start()
        do {
            let updated = try await run(transcript, emulator)
            if Self.updates { try update(transcript, to: updated) }
        } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }

    /// Runs a transcript, and returns it with the outputs of the run.
    private func run(_ transcript: Transcript, _ emulator: DropboxEmulator) async throws -> Transcript {
        _ = try emulator.addTeam(.init("Engines", members: [.init("ada", role: .teamAdmin), .init("bob")]))
        let (home, folder) = (try TemporaryDirectory(), try TemporaryDirectory())
        let variables = try variables(emulator, home: home.url)
        let accounts = AccountTests.AccountFixture(emulator: emulator, folder: try TemporaryDirectory())
        if transcript.text.contains("--config accounts") {
            for name in ["ada", "bob"] { _ = try await accounts.login(try emulator.account(name)) }
            try FileManager.default.createSymbolicLink(
                at: folder.url.appendingPathComponent("accounts"), withDestinationURL: accounts.folder.url)
        }
        var values = VaryingValues()
        var updated = transcript
        for (index, step) in transcript.steps.enumerated() {
            let server = emulator.url.absoluteString
            let command = values.command(step.command).replacing("https://www.dropbox.com", with: server)
            // Each line has its own shell. Standard input is at its end, as in a script.
            let (_, text) = try await Subprocess.run(
                "/bin/sh", ["-c", "exec </dev/null\n" + command], in: folder.url, setting: variables, errors: .merged)
            let output = text.split(separator: "\n", omittingEmptySubsequences: false)
                .dropLast(text.hasSuffix("\n") || text.isEmpty ? 1 : 0)
                .map { String($0).replacing(server, with: "https://www.dropbox.com") }
                // A slow machine waits for the server.
                .filter { !$0.hasPrefix("waiting: ") }
            if let difference = values.difference(step.output, output) {
                if Self.updates {
                    updated.steps[index].output = values.documented(output)
                    _ = values.difference(updated.steps[index].output, output)
                } else {
                    Issue.record("\(transcript.heading), $ \(step.command): \(difference)\n\(text)")
                }
            }
        }
        return updated
    }

    /// The environment of a person who has a token instead of a sign-in.
    private func variables(_ emulator: DropboxEmulator, home: URL) throws -> [String: String] {
        let program = URL(fileURLWithPath: try TestProgram.path(ofProduct: "dbx"))
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let (ada, bob) = (try emulator.account("ada"), try emulator.account("bob"))
        return [
            "PATH": program.deletingLastPathComponent().path + ":" + path, "HOME": home.path,
            "XDG_CONFIG_HOME": "", "XDG_STATE_HOME": "", "XDG_DATA_HOME": "", "XDG_CACHE_HOME": "",
            "DROPBOX_SERVER": emulator.url.absoluteString, "DROPBOX_TOKEN": try ada.token(), "BOB": try bob.token(),
            "TEAM": try emulator.teamToken("Engines"),
        ]
    }

    private func update(_ transcript: Transcript, to updated: Transcript) throws {
        try Self.lock.withLock { _ in
            let page = try String(contentsOf: Self.page, encoding: .utf8)
            let block = { (transcript: Transcript) in "```console\n" + transcript.text + "```\n" }
            try page.replacing(block(transcript), with: block(updated))
                .write(to: Self.page, atomically: true, encoding: .utf8)
        }
    }
}
