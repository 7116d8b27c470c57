import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// Files with unusual names, sizes, and dates, and uploads without a place for their state.
@Suite(.timeLimit(.minutes(10)))
struct UnusualFilesTests {
    private func write(_ text: String, _ name: String, _ fixture: CommandFixture) throws {
        try Data(text.utf8).write(to: fixture.folder.url.appendingPathComponent(name))
    }

    @Test func lockFileOfAnOpenDocumentStopsNoMirror() async throws {
        try await CommandFixture.run { fixture in
            try write("a", "a.docx", fixture)
            try write("old", "old.docx", fixture)
            let first = await fixture.dbx("put", fixture.folder.url.path, "/work")
            #expect(first.status == .success, "\(first.error)")
            try FileManager.default.removeItem(at: fixture.folder.url.appendingPathComponent("old.docx"))
            try write("lock", "~$a.docx", fixture)
            let again = await fixture.dbx("put", fixture.folder.url.path, "/work", "--delete")
            #expect(again.status == .success, "\(again.error)")
            #expect(again.error.contains("skipped ~$a.docx: Dropbox ignores files with this name"), "\(again.error)")
            #expect(try fixture.ada.list("/work") == ["/work/a.docx"])
        }
    }

    @Test(arguments: [("report ", "it ends in white space"), ("a\\b", "it contains a backslash")])
    func fileThatDropboxCannotStoreIsAnError(name: String, reason: String) async throws {
        try await CommandFixture.run { fixture in
            try write("ok", "ok", fixture)
            try write("lost", name, fixture)
            let put = await fixture.dbx("put", fixture.folder.url.path, "/work")
            #expect(put.status == .failure)
            #expect(put.error.contains("\(name): Dropbox can't store the name: \(reason); rename"), "\(put.error)")
            #expect(try fixture.ada.list("/work") == ["/work/ok"])
        }
    }

    /// Services in containers have no writable home directory.
    @Test func uploadWithoutAPlaceForItsStateWarns() async throws {
        try await CommandFixture.run { fixture in
            try FileManager.default.removeItem(at: fixture.journal.url)
            try Data().write(to: fixture.journal.url)
            let content = Data(repeating: 7, count: 9 << 20)
            let file = fixture.folder.url.appendingPathComponent("file")
            try content.write(to: file)
            let put = await fixture.dbx("put", file.path, "/file")
            #expect(put.status == .success, "\(put.error)")
            #expect(put.error.contains("dbx: warning: the state of the upload can't be stored"), "\(put.error)")
            #expect(put.error.contains("--journal DIRECTORY"), "\(put.error)")
            #expect(try fixture.ada.read("/file") == content)
        }
    }

    /// A user who can list a folder, but isn't allowed to look up its items. The administrator may do everything.
    @Test func folderThatCannotBeReadIsNamed() async throws {
        try await CommandFixture.run { fixture in
            let (folder, manager) = (fixture.folder.url, FileManager.default)
            let inner = folder.appendingPathComponent("tree/inner")
            try manager.createDirectory(at: inner, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: inner.appendingPathComponent("a.txt"))
            let state = folder.appendingPathComponent("state")
            try manager.createDirectory(at: state, withIntermediateDirectories: true)
            for (url, mode) in [(folder, 0o755), (state, 0o777), (inner, 0o444)] {
                try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
            }
            defer { chmod(inner.path, 0o700) }
            let script = """
                import os, sys
                if os.geteuid() == 0:
                    os.setgroups([])
                    os.setgid(65534)
                    os.setuid(65534)
                os.execv(sys.argv[1], sys.argv[1:])
                """
            let words = ["put", folder.appendingPathComponent("tree").path, "/tree", "--config", state.path]
            let put = try await Subprocess.run(
                "python3", ["-c", script, try EmulatorProcess.program()] + words + ["--journal", state.path],
                setting: ["DROPBOX_TOKEN": fixture.token, "DROPBOX_SERVER": fixture.emulator.url.absoluteString],
                errors: .merged)
            #expect(put.status == 1)
            #expect(put.output.contains("inner: Permission denied"), "\(put.output)")
        }
    }

    #if os(Linux)
        @Test func fileOfTheKernelIsUploadedAsRead() async throws {
            try await CommandFixture.run { fixture in
                let put = await fixture.dbx("put", "/proc/version", "/version")
                #expect(put.status == .success, "\(put.error)")
                let uploaded = try fixture.ada.read("/version")
                #expect(uploaded == FileManager.default.contents(atPath: "/proc/version"))
            }
        }

        /// The calendar is Gregorian at all times. Years that the service can't store aren't changed to others.
        @Test(arguments: [(-14_818_680_000, "1500-06-01T12:00:00Z"), (316_528_905_600, nil)])
        func dateIsSentIfDropboxCanStoreIt(seconds: Int, text: String?) async throws {
            // Other file systems limit the range of dates.
            let memory = URL(fileURLWithPath: "/dev/shm/dbx-\(UUID().uuidString)")
            guard FileManager.default.createFile(atPath: memory.path, contents: Data("x".utf8)) else { return }
            defer { do { try FileManager.default.removeItem(at: memory) } catch {} }
            let time = timespec(tv_sec: seconds, tv_nsec: 0)
            try #require(utimensat(AT_FDCWD, memory.path, [time, time], 0) == 0)
            try await CommandFixture.run { fixture in
                let put = await fixture.dbx("put", memory.path, "/file")
                #expect(put.status == .success)
                #expect(put.error.contains("keeps its modification time only here") == (text == nil), "\(put.error)")
                let listing = await fixture.dbx("ls", "/file", "--json").output
                if let text { #expect(listing.contains(#""client_modified":"\#(text)""#), "\(listing)") }
                #expect(!listing.contains("9999"), "\(listing)")
            }
        }
    #endif
}
