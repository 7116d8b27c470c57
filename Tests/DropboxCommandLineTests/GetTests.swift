import DropboxEmulator
import Foundation
import SwiftyDropbox
import DropboxTestSupport
import Testing

@testable import DropboxCommandLine

/// `dbx get`, `dbx ls` and `dbx watch` as processes of their own, against an emulator.
@Suite(.timeLimit(.minutes(10)))
struct GetTests {
    private static let block = 4 << 20

    private func site(_ body: (DropboxEmulator, EmulatedAccount, TemporaryFolder) async throws -> Void) async throws {
        let emulator = try await DropboxEmulator.start()
        do {
            try await body(emulator, try emulator.account("ada"), try TemporaryFolder())
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

    @Test func aFileAndAFolderCome() async throws {
        try await site { emulator, ada, folder in
            try ada.put("/a.txt", "hello")
            try ada.put("/f/b.txt", "deep")
            let file = try await dbx(["get", "/a.txt", folder.url.path, "--json"], emulator)
            #expect(file.status == 0)
            #expect(file.output.contains(#""size":5"#))
            #expect(try await dbx(["get", "/f", folder.url.path], emulator).status == 0)
            let paths = ["a.txt", "f/b.txt"].map { folder.url.appendingPathComponent($0) }
            #expect(try paths.map { try String(contentsOf: $0, encoding: .utf8) } == ["hello", "deep"])
            #expect(try await dbx(["get", "/a.txt", "-"], emulator).output == "hello")
        }
    }

    @Test func whatIsOnlyHereGoesWhereThatIsWanted() async throws {
        try await site { emulator, ada, folder in
            try ada.put("/f/b.txt", "deep")
            let place = folder.url.appendingPathComponent("f")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for name in ["mine", "kept.tmp"] { try Data("x".utf8).write(to: place.appendingPathComponent(name)) }
            let words = ["get", "/f", folder.url.path, "--delete", "--exclude", "*.tmp"]
            let planned = try await dbx(words + ["--dry-run"], emulator)
            #expect(planned.status == 0)
            #expect(planned.output == "b.txt\ndelete mine\n")
            let done = try await dbx(words + ["--json"], emulator)
            #expect(done.status == 0)
            #expect(done.output.contains(#""outcome":"deleted","path":"mine""#), "\(done.output)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == ["b.txt", "kept.tmp"])
        }
    }

    @Test func whatIsThereIsAFailureUnlessItMayBeReplaced() async throws {
        try await site { emulator, ada, folder in
            try ada.put("/a.txt", "hello")
            let place = folder.url.appendingPathComponent("a.txt")
            try Data("old".utf8).write(to: place)
            #expect(try await dbx(["get", "/a.txt", place.path], emulator).status == 1)
            #expect(try await dbx(["get", "/a.txt", place.path, "--overwrite"], emulator).status == 0)
            #expect(try await dbx(["get", "/nowhere", place.path], emulator).status == 1)
            #expect(try await dbx(["get"], emulator).status == 2)
        }
    }

    @Test func aFolderThatIsMissingGivesItsNameToNoFile() async throws {
        try await CommandFixture.run { site in
            try site.ada.put("/a.txt", "hello")
            let place = site.folder.url.path + "/newdir/"
            let missing = await site.dbx("get", "/a.txt", place)
            #expect(missing.status == .failure && missing.error == "dbx: there is no folder \(place)\n")
            #expect(try site.folder.names.isEmpty)
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            #expect(await site.dbx("get", "/a.txt", place).status == .success)
            #expect(try String(contentsOfFile: place + "a.txt", encoding: .utf8) == "hello")
        }
    }

    @Test(arguments: [
        ("..", "_.."), (".", "_."), ("", "_"), ("a/b", "a_b"), ("/\u{301}x", "_\u{301}x"), ("a\u{0}b", "a_b"),
        ("a.txt", "a.txt"), ("...", "..."),
    ])
    func aNameThatTheServerTellsLeadsNowhereElse(name: String, place: String) {
        #expect(Array(GetCommand.safe(name).unicodeScalars) == Array(place.unicodeScalars))
    }

    @Test func aFolderIsListed() async throws {
        try await site { emulator, ada, _ in
            try ada.put("/f/b.txt", "deep")
            #expect(try await dbx(["ls"], emulator).output == "f/\n")
            #expect(try await dbx(["ls", "/", "--recursive"], emulator).output == "/f/\n/f/b.txt\n")
            #expect(try await dbx(["ls", "/f/", "--json"], emulator).output.contains(#""path":"/f/b.txt""#))
        }
    }

    @Test func aFileIsListedAndPathsMayGoWithoutTheirSlash() async throws {
        try await site { emulator, ada, folder in
            try ada.put("/f/b.txt", "deep")
            #expect(try await dbx(["ls", "f/b.txt"], emulator).output == "b.txt\n")
            #expect(try await dbx(["ls", "f/"], emulator).output == "b.txt\n")
            #expect(try await dbx(["get", "f/b.txt", "-"], emulator).output == "deep")
            #expect(try await dbx(["get", "f/", folder.url.path], emulator).status == 0)
            #expect(try folder.names == ["f"])
            let token = try TokenFile(emulator.accessToken)
            defer { withExtendedLifetime(token) {} }
            let words = arguments(["ls", "/nowhere"], emulator, token)
            let missing = try await Subprocess.run(try EmulatorProcess.program(), words, errors: .merged)
            #expect(missing.output.hasSuffix("dbx: cannot list /nowhere: there is nothing of this name in Dropbox\n"))
        }
    }

    #if os(Linux)
        @Test func aListThatNobodyGetsIsNoSuccess() async throws {
            try await site { emulator, ada, _ in
                // More than a pipe holds.
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
                    // Before it a slow server may be waited for.
                    #expect(full.output.hasSuffix("dbx: cannot write to standard output: No space left on device\n"))
                }
                let script = #""$0" "$@" | head -n 1 > /dev/null; exit ${PIPESTATUS[0]}"#
                let gone = try await Subprocess.run(
                    "/bin/bash", ["-c", script, program] + arguments(["ls"], emulator, token), errors: .merged)
                #expect(gone.status == 141)
                // No complaint, whatever a slow server is waited for.
                #expect(gone.output.split(separator: "\n").allSatisfy { $0.hasPrefix("waiting") }, "\(gone.output)")
            }
        }
    #endif

    @Test func changesAreTold() async throws {
        try await site { emulator, ada, _ in
            let words = arguments(["watch", "/"], emulator)
            let watch = try await onThread { try Subprocess(try EmulatorProcess.program(), words) }
            _ = await emulator.calls.waitForArrival { $0.route == "files/list_folder/longpoll" }
            try ada.put("/new.txt", "x")
            let line = try await onThread { try watch.nextOutput() }
            #expect(String(decoding: line, as: UTF8.self) == "+ /new.txt\n")
            watch.kill()
        }
    }

    @Test func aDownloadGoesOnAfterTheDeathOfTheProcess() async throws {
        try await site { emulator, ada, folder in
            let size = 48 << 20
            var content = Data(count: size)
            for place in stride(from: 0, to: size, by: 4096) { content[place] = UInt8(truncatingIfNeeded: place >> 12) }
            for block in 0..<(size / Self.block) { content[block * Self.block + 1] = UInt8(block + 1) }
            try ada.put("/big", content)
            let place = folder.url.appendingPathComponent("big")
            let words = arguments(["get", "/big", place.path, "--limit", "24000000"], emulator)
            let child = try await onThread {
                let child = try Subprocess(try EmulatorProcess.program(), words, errors: .dropped)
                while try Self.journaled(folder) < 4 { usleep(5_000) }
                child.kill()
                _ = child.wait()
                return child
            }
            withExtendedLifetime(child) {}
            let journaled = try Self.journaled(folder)
            let partial = try #require(try folder.names.first { $0.hasSuffix(".partial") })
            let onDisk = try Data(contentsOf: folder.url.appendingPathComponent(partial))
            let complete = (0..<(size / Self.block)).count { block in
                let range = (block * Self.block)..<((block + 1) * Self.block)
                return onDisk[range] == content[range]
            }
            #expect(complete < size / Self.block)
            // Of what is on disk, each of the two connections may have had one block that was not noted yet.
            #expect(journaled >= complete - 2)

            emulator.calls.clear()
            #expect(try await dbx(["get", "/big", place.path], emulator).status == 0)
            #expect(try Data(contentsOf: place) == content)
            let fetched = emulator.calls.all.filter { $0.route == "files/download" }
                .reduce(0) { $0 + ($1.response?.size ?? 0) }
            #expect(fetched == Int64(size - journaled * Self.block))
            #expect(try folder.names == ["big"])
        }
    }

    /// How many blocks the journal in a folder holds.
    private static func journaled(_ folder: TemporaryFolder) throws -> Int {
        guard let name = try folder.names.first(where: { $0.hasSuffix(".journal") }) else { return 0 }
        let journal = try Data(contentsOf: folder.url.appendingPathComponent(name))
        guard let end = journal.firstIndex(of: UInt8(ascii: "\n")) else { return 0 }
        return (journal.count - end - 1) / 40
    }
}
