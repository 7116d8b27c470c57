import DropboxHTTP
import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Uploads of local directories: unusual names, special files, and changing files.
@Suite(.timeLimit(.minutes(10)))
struct LocalFilesTests {
    private func make(_ fixture: DownloadFixture, _ names: [String] = []) throws -> URL {
        let source = try fixture.url("source")
        try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
        for name in names { try Data(name.utf8).write(to: source.appendingPathComponent(name)) }
        return source
    }

    @Test func unusualNamesArePreserved() async throws {
        let names = [
            "100%", "a%2Fb", "a?b", "a#b", "a;b", "~root", " leading", "-rf", ":", "a\nb", "cafe\u{301}", "...", "..a",
            "file:", "\u{1F98A}", "\"quoted\"", "{}", "a&b", "nbsp\u{A0}x",
        ]
        try await DownloadFixture.run { fixture in
            let result = try await fixture.client.files.uploadFolder(from: try make(fixture, names), to: "/up")
            #expect(result.isSuccess, "\(result.failures)")
            #expect(result.items.count == names.count)
            for name in names { #expect(try fixture.account.read("/up/" + name) == Data(name.utf8), "\(name)") }
        }
    }

    #if os(Linux)
        /// The file systems of macOS have no such names.
        @Test func invalidUnicodeNameIsReported() async throws {
            try await DownloadFixture.run { fixture in
                let source = try make(fixture, ["a"])
                let bytes: [CChar] = Array(source.path.utf8CString.dropLast()) + [47, CChar(bitPattern: 0xE9), 0]
                close(open(bytes, O_WRONLY | O_CREAT, 0o600))
                let result = try await fixture.client.files.uploadFolder(from: source, to: "/up")
                #expect(result.items.count == 2, "\(result.items)")
                guard case .failed(FolderItemError.impossibleName) = result.items.last?.outcome else {
                    Issue.record("\(result.items)")
                    return
                }
            }
        }
    #endif

    #if os(Linux)
        /// Few file systems store such times. The one in memory does.
        @Test(
            .enabled(if: access("/dev/shm", W_OK) == 0, "The file system in memory isn't available."),
            arguments: [-62_135_596_801, -62_135_596_800, -20_000_000_000, 253_402_300_799, 253_402_300_800])
        func timeThatDropboxCannotStoreIsReported(seconds: Int) async throws {
            let source = URL(fileURLWithPath: "/dev/shm/swift-dropbox-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: source) }
            try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
            let file = source.appendingPathComponent("a")
            try Data("a".utf8).write(to: file)
            let time = timespec(tv_sec: seconds, tv_nsec: 0)
            #expect(utimensat(AT_FDCWD, file.path, [time, time], 0) == 0)
            let date = Date(timeIntervalSince1970: TimeInterval(seconds))
            let isStored = (-62_135_596_800..<253_402_300_800).contains(seconds)
            try await DownloadFixture.run { fixture in
                for isDryRun in [true, false] {
                    let result = try await fixture.client.files.uploadFolder(
                        from: source, to: "/up", options: FolderTransferOptions { $0.isDryRun = isDryRun })
                    #expect(result.isSuccess, "\(result.failures)")
                    #expect(result.items.flatMap(\.notices) == (isStored ? [] : [.keptModificationTime(date)]))
                }
                let stored = try await fixture.client.files.getMetadata(path: "/up/a").response()
                #expect(((stored as? Files.FileMetadata)?.clientModified == date) == isStored)
                let options = FolderTransferOptions { $0.preservesModificationTime = false }
                let result = try await fixture.client.files.uploadFolder(from: source, to: "/other", options: options)
                #expect(result.isSuccess && result.items.flatMap(\.notices).isEmpty)
            }
        }
    #endif

    @Test func errorIsThatOfTheSystemCall() async throws {
        try await DownloadFixture.run { fixture in
            let folder = try make(fixture)
            // The link is not followed, and its target doesn't exist.
            symlink("/nowhere", folder.appendingPathComponent("link").path)
            let handle = try DirectoryHandle(folder)
            let error = #expect(throws: SystemError.self) { _ = try handle.openFile("link", O_RDONLY) }
            #expect(error?.number == ELOOP)
            let text = FileDownloadError.fileAccessError(try #require(error)).description
            #expect(text.hasSuffix(String(cString: strerror(ELOOP))), "\(text)")
        }
    }

    @Test func specialFilesAreSkippedAndNeverRead() async throws {
        try await DownloadFixture.run { fixture in
            let source = try make(fixture, ["a"])
            #expect(mkfifo(source.appendingPathComponent("pipe").path, 0o600) == 0)
            try FileManager.default.createSymbolicLink(
                atPath: source.appendingPathComponent("link").path, withDestinationPath: "pipe")
            for links in [FolderTransferOptions.SymbolicLinkPolicy.skip, .follow] {
                let result = try await fixture.client.files.uploadFolder(
                    from: source, to: "/up", options: FolderTransferOptions { $0.symbolicLinks = links })
                #expect(result.isSuccess, "\(result.failures)")
                #expect(result.items.count == 3)
            }
            #expect(try fixture.account.list("/up").count == 1)
            let pipe = source.appendingPathComponent("pipe")
            await #expect(throws: FileUploadError.self) {
                try await fixture.client.files.uploadFile(from: pipe, to: "/pipe")
            }
            let batch = await fixture.client.files.batchUpload([pipe: Files.CommitInfo(path: "/pipe")])
            #expect(batch.failed.count == 1)
        }
    }

    @Test func firstOfCollidingNamesIsUploaded() async throws {
        try await DownloadFixture.run { fixture in
            let names = (0..<30).flatMap { ["name \($0)", "NAME \($0)", "Name \($0)"] }
            let result = try await fixture.client.files.uploadFolder(from: try make(fixture, names), to: "/up")
            #expect(Set(result.failures.keys) == Set(names.filter { !$0.hasPrefix("NAME") }))
        }
    }

    @Test func growingFileDoesNotExceedTheTotal() async throws {
        try await DownloadFixture.run { fixture in
            let source = try make(fixture, ["a"])
            let file = source.appendingPathComponent("a")
            let inner = source.appendingPathComponent("z")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            try Data("z".utf8).write(to: inner.appendingPathComponent("z"))
            // The subfolder is scanned after its parent, and before anything is sent.
            let options = FolderTransferOptions {
                $0.isExcluded = { path, _ in
                    if path == "z/z" {
                        _ = FileManager.default.createFile(atPath: file.path, contents: Data(count: 5_000))
                    }
                    return false
                }
            }
            let counts = Calls<[Int64]>()
            let result = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: options) {
                counts.add([$0.completedUnitCount, $0.totalUnitCount])
            }
            #expect(result.isSuccess, "\(result.failures)")
            #expect(result.transferredBytes == 5_001)
            await MainActor.run {}
            for count in counts.all where count[1] >= 0 { #expect(count[0] <= count[1]) }
        }
    }
}
