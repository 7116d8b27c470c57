import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Trees whose paths are longer than the system allows.
@Suite(.timeLimit(.minutes(10)))
struct DeepTreeTests {
    private static let depth = 3_000
    private static let pageSize = 250
    private static let fileCount = 900
    private static let content = Data("deep".utf8)

    /// A server with a chain of folders, the first of which contain a file each.
    private static func server() -> RawServer {
        let listed = Locked(0)
        return RawServer { route in
            switch route {
            case "list_folder": page(0)
            case "continue":
                page(
                    listed.withLock { listed in
                        listed += pageSize
                        return listed
                    })
            case "get_metadata":
                RawServer.json(
                    #"{"error_summary":"path/not_found/","error":{".tag":"path","path":{".tag":"not_found"}}}"#,
                    status: 409)
            default: RawServer.content(RawServer.file("/f", hash: ContentHash.hash(of: content)), content)
            }
        }
    }

    private static func page(_ first: Int) -> HTTPResponse {
        let end = min(first + pageSize, depth)
        var path = String(repeating: "/d", count: first)
        var entries: [String] = []
        for level in first..<end {
            path += "/d"
            entries.append(RawServer.folder(path, name: "d"))
            if level < fileCount {
                entries.append(RawServer.file(path + "/f", name: "f", hash: ContentHash.hash(of: content)))
            }
        }
        return RawServer.page(entries, cursor: "\(end)", hasMore: end < depth)
    }

    /// Opens the directory at a depth, and returns it with its content.
    private func names(_ url: URL, depth: Int) throws -> [String] {
        var folder = try DirectoryHandle(url)
        for _ in 0..<depth { folder = try folder.folder("d") }
        return try folder.names().sorted()
    }

    /// Runs a transfer, and returns the number of directories that it opened.
    private func countingOpens(_ url: URL, _ body: () async throws -> Void) async throws -> Int {
        let count = Locked(0)
        try await DiskAccessMonitor.observe(below: url.path, includesAllThreads: true) { operation, _ in
            if operation == "openat" { count.withLock { $0 += 1 } }
        } during: {
            try await body()
        }
        return count.withLock(\.self)
    }

    @Test func deepTreeIsDownloadedAndDeleted() async throws {
        let place = try TemporaryDirectory()
        let opens = try await countingOpens(place.url) {
            let result = try await Self.server().client().files.downloadFolder(path: "/", to: place.url)
            #expect(result.isSuccess, "\(result.failures.first.map { "\($0.value)" } ?? "")")
            #expect(result.items.count == Self.depth + Self.fileCount)
        }
        // The number grows with the number of folders, not with the sum of their depths, which is 4.5 million. The first
        // file of a page is farther from the directories that are open.
        #expect(opens <= 6 * Self.depth, "\(opens) directories were opened")
        #expect(try names(place.url, depth: 1) == ["d", "f"])
        #expect(try names(place.url, depth: Self.fileCount) == ["d", "f"])
        #expect(try names(place.url, depth: Self.depth - 1) == ["d"])
        let empty = RawServer { _ in RawServer.page([]) }.client()
        let mirror = try await empty.files.downloadFolder(
            path: "/", to: place.url,
            options: FolderTransferOptions {
                $0.deletesExtraneous = true
                $0.maximumDeletionFraction = 1
            })
        #expect(mirror.isSuccess, "\(mirror.failures.first.map { "\($0.value)" } ?? "")")
        #expect(mirror.items.count == Self.depth + Self.fileCount)
        #expect(try place.names.isEmpty)
    }

    /// The routes open the content of an upload by its path.
    @Test func onlyFilesBeyondTheLongestPathAreNotUploaded() async throws {
        let place = try TemporaryDirectory()
        let name = String(repeating: "d", count: 250)
        var folders = [try DirectoryHandle(place.url)]
        for _ in 0..<18 {
            let folder = try folders[folders.count - 1].createFolder(name)
            folders.append(folder)
            let file = OpenFile(try folder.openFile("f", O_WRONLY | O_CREAT))
            try file.writeAll(Data("content".utf8), URL(fileURLWithPath: folder.path))
        }
        let isReachable = folders.dropFirst().map { $0.path.utf8.count + 2 < PATH_MAX }
        try await UploadFixture.run { fixture in
            let result = try await fixture.client.files.uploadFolder(from: place.url, to: "/deep")
            #expect(result.failures.count == isReachable.count { !$0 })
            for failure in result.failures.values {
                #expect("\(failure)".contains("more than the system can open"), "\(failure)")
            }
            let uploaded = result.items.count { item in
                if case .transferred(.some) = item.outcome { true } else { false }
            }
            #expect(uploaded == isReachable.count { $0 })
        }
        for folder in folders.reversed() {
            try folder.remove("f")
            try folder.remove(name, isFolder: true)
        }
    }

    @Test func openDirectoriesAreBounded() throws {
        let place = try TemporaryDirectory()
        let tree = DirectoryTree(try DirectoryHandle(place.url))
        let folders = (0..<500).map { ItemPath().child("\($0)") }
        for folder in folders { _ = try tree.create(folder) }
        #expect(openDescriptors(below: place.url) <= 80)
        // A folder that another process deleted is created again.
        try FileManager.default.removeItem(at: place.url.appendingPathComponent("499"))
        #expect(try tree.existing(folders[499]) == nil)
        #expect(try tree.create(folders[499]).names().isEmpty)
    }

    private func openDescriptors(below url: URL) -> Int {
        let links = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return links.count { link in
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + link)
            return target?.hasPrefix(url.path) == true
        }
    }

    @Test func pathsShareTheirFolders() {
        var path = ItemPath()
        for _ in 0..<200_000 { path = path.child("x") }
        #expect(path.components.count(where: { _ in true }) == 200_000)
        // Releasing the last item doesn't overflow the stack.
        path = ItemPath().child("a").child("b")
        #expect(path.string == "a/b")
        #expect(path.key == ItemPath().child("A").child("B").key)
        #expect(path.key != ItemPath().child("a/b").key)
    }
}
