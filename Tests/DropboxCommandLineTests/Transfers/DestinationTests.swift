import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// The meaning of destinations, which doesn't depend on what exists.
@Suite(.timeLimit(.minutes(10)))
struct DestinationTests {
    @Test(arguments: [
        (".", true), ("..", true), ("a/", true), ("a/.", true), ("../..", true), ("/", true), ("", true),
        ("a", false), ("./a", false), ("...", false), (".a", false), ("a/b", false), ("a/\u{301}", false),
    ])
    func onlyDotsAndASlashAreParents(text: String, isParent: Bool) {
        #expect(Destination(text).isParent == isParent)
        #expect(Destination(text).parent.isParent)
    }

    @Test(arguments: [
        ("/a", "/a"), ("a/b", "/a/b"), ("/a/", "/a/n"), (".", "/n"), ("..", "/n"), ("/", "/n"), ("", "/n"),
        ("/a/..", "/n"), ("/a/.", "/a/n"), ("/a/./../b", "/b"), ("id:abc", "id:abc"),
    ])
    func remotePathsAreResolved(text: String, path: String) { #expect(Destination(text).remotePath(of: "n") == path) }

    /// Each command runs twice: before and after the destination exists.
    @Test(arguments: [("dl", "dl"), ("dl/", "dl/f"), ("./dl", "dl"), ("dl/.", "dl/f"), ("dl/..", "f")])
    func sameDownloadHasTheSameDestination(text: String, place: String) async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/f/a.txt", "a")
            let root = fixture.folder.url
            if Destination(text).isParent {
                try FileManager.default.createDirectory(
                    at: root.appendingPathComponent("dl"), withIntermediateDirectories: false)
            }
            for round in 1...2 {
                let get = await fixture.dbx("get", "/f", root.path + "/" + text)
                #expect(get.status == .success, "\(get.error)")
                #expect(!get.error.contains("warning"), "run \(round): \(get.error)")
                let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
                #expect(paths.filter { $0.hasSuffix("a.txt") } == [place + "/a.txt"])
            }
        }
    }

    @Test(arguments: [("/up", "/up"), ("/up/", "/up/tree"), (".", "/tree"), ("/up/..", "/tree")])
    func sameUploadHasTheSameDestination(text: String, place: String) async throws {
        try await CommandFixture.run { fixture in
            let tree = fixture.folder.url.appendingPathComponent("tree")
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: false)
            try Data("a".utf8).write(to: tree.appendingPathComponent("a.txt"))
            for _ in 1...2 {
                #expect(await fixture.dbx("put", tree.path, text).status == .success)
                #expect(try fixture.ada.list().filter { $0.hasSuffix("a.txt") } == [place + "/a.txt"])
            }
            let file = tree.appendingPathComponent("a.txt").path
            let onFolder = await fixture.dbx("put", file, place)
            #expect(onFolder.status == .failure && onFolder.error.contains("write a slash after the path"))
        }
    }

    @Test func changedMeaningIsAnnounced() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/f/a.txt", "a")
            let place = fixture.folder.url.appendingPathComponent("dl")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
            try Data("mine".utf8).write(to: place.appendingPathComponent("mine"))
            let get = await fixture.dbx("get", "/f", place.path)
            #expect(get.status == .success)
            #expect(get.error.contains("earlier versions of dbx used \(place.path)/f"), "\(get.error)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == ["a.txt", "mine"])
            #expect(await !fixture.dbx("get", "/f", place.path + "/").error.contains("warning"))
            // A file can't be a directory.
            let file = await fixture.dbx("get", "/f/a.txt", place.path, "--overwrite")
            #expect(file.status == .failure && file.error.contains("to put the file into it, write \(place.path)/"))
        }
    }

    // MARK: Mirrors

    @Test func deletionsInOtherDirectoriesRequireAConfirmation() async throws {
        try await CommandFixture.run { fixture in
            for path in ["/f/a.txt", "/g/b.txt"] { try fixture.ada.put(path, path) }
            let place = fixture.folder.url.appendingPathComponent("dl")
            func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() }
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
            for number in 1...5 { try Data("x".utf8).write(to: place.appendingPathComponent("mine\(number)")) }

            let refused = await fixture.dbx("get", "/f", place.path, "--delete")
            #expect(refused.status == .failure)
            #expect(refused.error.contains("it contains mine1, mine2, mine3, …. To"), "\(refused.error)")
            #expect(refused.error.contains("--force-delete"))
            #expect(try names() == (1...5).map { "mine\($0)" })
            let planned = await fixture.dbx("get", "/f", place.path, "--delete", "--dry-run")
            #expect(planned.status == .failure && planned.output.contains("delete mine1\n"))
            #expect(planned.error.contains("--force-delete"))
            #expect(try names().count == 5)

            #expect(await fixture.dbx("get", "/f", place.path, "--delete", "--force-delete").status == .success)
            #expect(try names() == ["a.txt"])
            // It's a mirror now: of this folder, not of another one.
            try Data("x".utf8).write(to: place.appendingPathComponent("more"))
            #expect(await fixture.dbx("get", "/f", place.path, "--delete").status == .success)
            #expect(try names() == ["a.txt"])
            #expect(await fixture.dbx("get", "/g", place.path, "--delete").status == .failure)
            #expect(try names() == ["a.txt"])
            // With the content of two folders, it's the mirror of neither.
            #expect(await fixture.dbx("get", "/g", place.path).status == .success)
            #expect(await fixture.dbx("get", "/f", place.path, "--delete").status == .failure)
            #expect(try names() == ["a.txt", "b.txt"])
        }
    }

    @Test(arguments: [SIGINT, SIGKILL]) func stoppedMirrorContinues(signal: Int32) async throws {
        try await CommandFixture.run { fixture in
            for number in 0..<40 { try fixture.ada.put("/f/\(number)", Data(repeating: 7, count: 100_000 + number)) }
            let place = fixture.folder.url.appendingPathComponent("dl")
            let words = [
                "get", "/f", place.path, "--delete", "--limit", "64k", "--host", fixture.emulator.url.absoluteString,
                "--token-file", fixture.tokenFile.path,
            ]
            let responses = fixture.emulator.calls.responses()
            let process = try Subprocess(try EmulatorProcess.program(), words, errors: .merged)
            for await call in responses where call.route == "files/download" { break }
            if signal == SIGINT { process.interrupt() } else { process.kill() }
            let output = try await onThread { String(decoding: try process.remainingOutput(), as: UTF8.self) }
            let status = try await onThread { process.wait() }
            #expect(status == (signal == SIGINT ? 130 : SIGKILL), "\(output)")
            if signal == SIGINT { #expect(output.contains("run the same command again to continue"), "\(output)") }
            let again = await fixture.dbx("get", "/f", place.path, "--delete")
            #expect(again.status == .success, "\(again.error)")
            #expect(!again.error.contains("warning"))
            let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
            #expect(Set(names) == Set((0..<40).map { "\($0)" }))
        }
    }
}
