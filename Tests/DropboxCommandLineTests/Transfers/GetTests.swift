import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine

/// `dbx get`, `dbx ls`, and `dbx watch` in child processes, with an emulator.
@Suite(.timeLimit(.minutes(10)))
struct GetTests {
    private static let block = 4 << 20

    private func withEmulator(_ body: (DropboxEmulator, EmulatedAccount, TemporaryDirectory) async throws -> Void)
        async throws
    {
        let emulator = try await DropboxEmulator.start()
        do {
            try await body(emulator, try emulator.account("ada"), try TemporaryDirectory())
        } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }

    private func arguments(
        _ words: [String], _ emulator: DropboxEmulator, _ token: TokenFile? = nil
    ) -> [String] {
        words + ["--host", emulator.url.absoluteString]
            + (token.map { ["--token-file", $0.path] } ?? ["--token", emulator.accessToken])
    }

    private func dbx(_ words: [String], _ emulator: DropboxEmulator) async throws -> (status: Int32, output: String) {
        try await Subprocess.run(try EmulatorProcess.program(), arguments(words, emulator), errors: .dropped)
    }

    @Test func fileAndFolderAreDownloaded() async throws {
        try await withEmulator { emulator, ada, folder in
            try ada.put("/a.txt", "hello")
            try ada.put("/f/b.txt", "deep")
            let file = try await dbx(["get", "/a.txt", folder.url.path + "/", "--json"], emulator)
            #expect(file.status == 0)
            #expect(file.output.contains(#""size":5"#))
            #expect(try await dbx(["get", "/f", folder.url.path + "/"], emulator).status == 0)
            let paths = ["a.txt", "f/b.txt"].map { folder.url.appendingPathComponent($0) }
            #expect(try paths.map { try String(contentsOf: $0, encoding: .utf8) } == ["hello", "deep"])
            #expect(try await dbx(["get", "/a.txt", "-"], emulator).output == "hello")
        }
    }

    @Test func deleteOption_deletesExtraneousLocalFiles() async throws {
        try await withEmulator { emulator, ada, folder in
            try ada.put("/f/b.txt", "deep")
            let destination = folder.url.appendingPathComponent("f")
            let words = ["get", "/f", folder.url.path + "/", "--delete", "--exclude", "*.tmp"]
            #expect(try await dbx(words, emulator).status == 0)
            try FileManager.default.removeItem(at: destination.appendingPathComponent("b.txt"))
            for name in ["mine", "kept.tmp"] { try Data("x".utf8).write(to: destination.appendingPathComponent(name)) }
            let planned = try await dbx(words + ["--dry-run"], emulator)
            #expect(planned.status == 0)
            #expect(planned.output == "b.txt\ndelete mine\n")
            let done = try await dbx(words + ["--json"], emulator)
            #expect(done.status == 0)
            #expect(done.output.contains(#""outcome":"deleted","path":"mine""#), "\(done.output)")
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: destination.path).sorted() == ["b.txt", "kept.tmp"])
        }
    }

    @Test func existingFileIsReplacedOnlyWithOverwrite() async throws {
        try await withEmulator { emulator, ada, folder in
            try ada.put("/a.txt", "hello")
            let destination = folder.url.appendingPathComponent("a.txt")
            try Data("old".utf8).write(to: destination)
            #expect(try await dbx(["get", "/a.txt", destination.path], emulator).status == 1)
            #expect(try await dbx(["get", "/a.txt", destination.path, "--overwrite"], emulator).status == 0)
            #expect(try await dbx(["get", "/nowhere", destination.path], emulator).status == 1)
            #expect(try await dbx(["get"], emulator).status == 2)
        }
    }

    @Test func missingDestinationFolderIsRejected() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a.txt", "hello")
            let destination = fixture.folder.url.path + "/newdir/"
            let missing = await fixture.dbx("get", "/a.txt", destination)
            #expect(missing.status == .failure && missing.error.hasSuffix(" to \(destination): no such directory\n"))
            #expect(try fixture.folder.names.isEmpty)
            try FileManager.default.createDirectory(atPath: destination, withIntermediateDirectories: true)
            try fixture.ada.put("/f/b.txt", "deep")
            #expect(await fixture.dbx("get", "/f", destination + "none/").error.hasSuffix(": no such directory\n"))
            #expect(await fixture.dbx("get", "/a.txt", destination).status == .success)
            #expect(try String(contentsOfFile: destination + "a.txt", encoding: .utf8) == "hello")
        }
    }

    @Test(arguments: [
        ("..", "_.."), (".", "_."), ("", "_"), ("a/b", "a_b"), ("/\u{301}x", "_\u{301}x"), ("a\u{0}b", "a_b"),
        ("a.txt", "a.txt"), ("...", "..."),
    ])
    func serverNamesCannotLeaveTheDirectory(name: String, destination: String) {
        #expect(Array(Destination.sanitizedFilename(name).unicodeScalars) == Array(destination.unicodeScalars))
    }

    @Test func folderIsListed() async throws {
        try await withEmulator { emulator, ada, _ in
            try ada.put("/f/b.txt", "deep")
            #expect(try await dbx(["ls"], emulator).output == "f/\n")
            #expect(try await dbx(["ls", "/", "--recursive"], emulator).output == "/f/\n/f/b.txt\n")
            #expect(try await dbx(["ls", "/f/", "--json"], emulator).output.contains(#""path":"/f/b.txt""#))
        }
    }

    @Test func fileIsListedAndLeadingSlashIsOptional() async throws {
        try await withEmulator { emulator, ada, folder in
            try ada.put("/f/b.txt", "deep")
            #expect(try await dbx(["ls", "f/b.txt"], emulator).output == "b.txt\n")
            #expect(try await dbx(["ls", "f/"], emulator).output == "b.txt\n")
            #expect(try await dbx(["get", "f/b.txt", "-"], emulator).output == "deep")
            #expect(try await dbx(["get", "f/", folder.url.path + "/"], emulator).status == 0)
            #expect(try folder.names == ["f"])
            let token = try TokenFile(emulator.accessToken)
            defer { withExtendedLifetime(token) {} }
            let words = arguments(["ls", "/nowhere"], emulator, token)
            let missing = try await Subprocess.run(try EmulatorProcess.program(), words, errors: .merged)
            #expect(missing.output.hasSuffix("dbx: cannot list /nowhere: no such file or folder in Dropbox\n"))
        }
    }

    #if os(Linux)
        /// The repaired name can be that of another item.
        @Test func argumentThatIsNotUTF8IsRefused() async throws {
            try await withEmulator { emulator, ada, _ in
                try ada.put("/bad\u{FFFD}", "another")
                let token = try TokenFile(emulator.accessToken)
                defer { withExtendedLifetime(token) {} }
                let script = #""$0" "$@" "$(printf '/bad\xff')""#
                let result = try await Subprocess.run(
                    "/bin/bash",
                    ["-c", script, try EmulatorProcess.program()] + arguments(["rm"], emulator, token),
                    errors: .merged)
                #expect(result.status == 2 && result.output.contains("isn't UTF-8 text"), "\(result.output)")
                #expect(try ada.list() == ["/bad\u{FFFD}"])
            }
        }

        @Test func unwritableOutputIsAFailure() async throws {
            try await withEmulator { emulator, ada, _ in
                // More than the capacity of a pipe.
                for number in 0..<500 { try ada.put("/" + String(repeating: "x", count: 200) + "\(number)", "") }
                let program = try EmulatorProcess.program()
                let token = try TokenFile(emulator.accessToken)
                defer { withExtendedLifetime(token) {} }
                for words in [["ls"], ["get", "/" + String(repeating: "x", count: 200) + "7", "-"]] {
                    try ada.put("/" + String(repeating: "x", count: 200) + "7", "content")
                    let full = try await Subprocess.run(
                        "/bin/bash", ["-c", #""$0" "$@" > /dev/full"#, program] + arguments(words, emulator, token),
                        errors: .merged)
                    #expect(full.status == 1)
                    // Messages about waiting for a slow server can precede it.
                    #expect(full.output.hasSuffix("dbx: cannot write to standard output: No space left on device\n"))
                }
                let version = try await Subprocess.run(
                    "/bin/bash", ["-c", #""$0" --version > /dev/full"#, program], errors: .merged)
                #expect(version.status == 1 && version.output.contains("cannot write to standard output"))
                let script = #""$0" "$@" | head -n 1 > /dev/null; exit ${PIPESTATUS[0]}"#
                let closedPipe = try await Subprocess.run(
                    "/bin/bash", ["-c", script, program] + arguments(["ls"], emulator, token), errors: .merged)
                #expect(closedPipe.status == 141)
                // No error message, only messages about waiting for a slow server.
                #expect(
                    closedPipe.output.split(separator: "\n").allSatisfy { $0.hasPrefix("waiting") },
                    "\(closedPipe.output)")
            }
        }
    #endif

    @Test func watchPrintsChanges() async throws {
        try await withEmulator { emulator, ada, _ in
            let words = arguments(["watch", "/"], emulator)
            let watch = try await onThread { try Subprocess(try EmulatorProcess.program(), words) }
            _ = await emulator.calls.waitForRequest { $0.route == "files/list_folder/longpoll" }
            try ada.put("/new.txt", "x")
            let line = try await onThread { try watch.nextOutput() }
            #expect(String(decoding: line, as: UTF8.self) == "+ /new.txt\n")
            watch.kill()
        }
    }

    @Test func downloadResumesAfterAProcessKill() async throws {
        try await withEmulator { emulator, ada, folder in
            let size = 48 << 20
            var content = Data(count: size)
            for destination in stride(from: 0, to: size, by: 4096) {
                content[destination] = UInt8(truncatingIfNeeded: destination >> 12)
            }
            for block in 0..<(size / Self.block) { content[block * Self.block + 1] = UInt8(block + 1) }
            try ada.put("/big", content)
            let destination = folder.url.appendingPathComponent("big")
            let words = arguments(["get", "/big", destination.path], emulator)
            // The two connections receive nothing after some blocks, so the download is in progress when it's killed.
            let stall = try emulator.faults.add(.stall(after: 3 * Self.block + 1), on: "files/download")
            let child = try await onThread { try Subprocess(try EmulatorProcess.program(), words, errors: .dropped) }
            try await waitForFiles(in: folder.url) { try Self.journaled(folder) >= 4 }
            child.kill()
            try await onThread { _ = child.wait() }
            emulator.faults.remove(stall)
            let journaled = try Self.journaled(folder)
            let partial = try #require(try folder.names.first { $0.hasSuffix(".partial") })
            let onDisk = try Data(contentsOf: folder.url.appendingPathComponent(partial))
            let complete = (0..<(size / Self.block)).count { block in
                let range = (block * Self.block)..<((block + 1) * Self.block)
                return onDisk[range] == content[range]
            }
            #expect(complete < size / Self.block)
            // For each of the two connections, one block on disk may be missing from the journal.
            #expect(journaled >= complete - 2)

            emulator.calls.removeAll()
            #expect(try await dbx(["get", "/big", destination.path], emulator).status == 0)
            #expect(try Data(contentsOf: destination) == content)
            let fetched = emulator.calls.all.filter { $0.route == "files/download" }
                .reduce(0) { $0 + ($1.response?.size ?? 0) }
            #expect(fetched == Int64(size - journaled * Self.block))
            #expect(try folder.names == ["big"])
        }
    }

    /// Returns the number of blocks in the journal in a directory.
    private static func journaled(_ folder: TemporaryDirectory) throws -> Int {
        guard let name = try folder.names.first(where: { $0.hasSuffix(".journal") }) else { return 0 }
        let journal = try Data(contentsOf: folder.url.appendingPathComponent(name))
        guard let end = journal.firstIndex(of: UInt8(ascii: "\n")) else { return 0 }
        return (journal.count - end - 1) / 40
    }
}
