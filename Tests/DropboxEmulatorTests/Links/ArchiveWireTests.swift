import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests zip archives of folders with third-party programs.
@Suite(.timeLimit(.minutes(10)))
struct ArchiveWireTests {
    /// A script that verifies an archive with Python's `zipfile`, and prints its names and sizes.
    private static let pythonListing = """
        import sys, zipfile
        with zipfile.ZipFile(sys.argv[1]) as archive:
            bad = archive.testzip()
            assert bad is None, bad
            for info in archive.infolist():
                print(info.filename, info.file_size, "/".join(map(str, info.date_time)))
        """

    private func run(_ program: String, _ arguments: [String]) async throws -> String {
        let (status, text) = try await Subprocess.run(program, arguments)
        #expect(status == 0, "\(text)")
        return text
    }

    @Test func archiveContainsTheFolder() async throws {
        try await Wire.run { wire in
            let folder = try TemporaryDirectory()
            _ = try await wire.upload(
                #"{"path":"/Top/Ünter/日本.txt","client_modified":"2020-01-02T03:04:06Z"}"#.escapedHeader, "hello")
            _ = try await wire.upload(#"{"path":"/Top/empty"}"#, "")
            _ = try await wire.rpc("files/create_folder_v2", #"{"path":"/Top/nothing"}"#)
            _ = try await wire.upload(#"{"path":"/Other"}"#, "not here")
            let response = try await wire.ada().fetch("files/download_zip", #"{"path":"/top"}"#)
            #expect(response.status == 200)
            #expect(response.headers["content-type"] == "application/zip")
            #expect(response.headers["content-length"] == nil)
            let result = try #require(response.headers["dropbox-api-result"])
            #expect(result.hasPrefix(#"{"metadata":{"name":"Top","#))
            let file = folder.url.appendingPathComponent("a.zip")
            try response.body.write(to: file)
            let listed = try await run("python3", ["-c", Self.pythonListing, file.path])
            let lines = listed.split(separator: "\n").map(String.init)
            #expect(
                lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
                    "Top/ 0", "Top/empty 0", "Top/nothing/ 0", "Top/Ünter/ 0", "Top/Ünter/日本.txt 5",
                ])
            #expect(lines.last?.hasSuffix(" 2020/1/2/3/4/6") == true)
            #expect(try await run("unzip", ["-tq", file.path]).hasPrefix("No errors detected"))
        }
    }

    @Test func archiveOfAnInvalidFolderIsRejected() async throws {
        try await Wire.run { configuration in
            configuration.limits.maximumArchiveEntries = 4
            configuration.limits.maximumArchiveSize = 10
            configuration.limits.maximumArchivedFileSize = 8
        } body: { wire in
            let ada = try wire.ada()
            func summary(_ path: String) async throws -> String {
                try await ada.fetch("files/download_zip", #"{"path":"\#(path)"}"#).summary
            }
            for (path, text) in [
                ("/a/1", "12345"), ("/a/2", "12345"), ("/b/1", "12345678"), ("/c/1", "1"), ("/c/2", "1"), ("/c/3", "1"),
                ("/d/1", "1"), ("/d/2", "1"),
            ] { _ = try await wire.upload(#"{"path":"\#(path)"}"#, text) }
            #expect(try await summary("/x") == "path/not_found/")
            #expect(try await summary("/a/1") == "path/not_folder/")
            #expect(try await summary("/a") == "too_large/")
            #expect(try await summary("/b") == "too_large/")
            #expect(try await summary("/c") == "too_many_files/")
            #expect(try await summary("/d").isEmpty)
        }
    }

    @Test func archiveIsGeneratedWhileItIsRead() throws {
        let store = try TestStore(blockSize: 1 << 20)
        var generator = SplitMix64(state: 7)
        let noise = String(
            decoding: (0..<4_000_000).map { _ in UInt8.random(in: 32..<127, using: &generator) }, as: UTF8.self)
        try store.put("/top/a", noise)
        let last = try store.put("/top/b", "the last")
        let reader = try ZipReader(
            try store.store.archive(of: try PathReference("/top"), store.view).items, store: store.store)
        // The archive contains the first file before the second file is opened.
        let content = try store.store.read { try Store.content(try #require(last.file).contentHash, $0) }
        for block in content.blocks { try store.store.content.blocks.remove(block.hash) }
        var size = 0
        #expect(throws: MissingBlockError.self) {
            var buffer = [UInt8](repeating: 0, count: 128 << 10)
            while case let count = try buffer.withUnsafeMutableBytes({ try reader.read(at: Int64(size), into: $0) }),
                count > 0
            { size += count }
        }
        #expect(size > 3_000_000)
    }
}
