import AppleFoundation
import DropboxConcurrency
import Foundation
import Synchronization
import Testing
@testable import DropboxBackground

/// Paths in a container that the system moves.
@Suite struct StoredPathTests {
    private let group: String
    /// A folder that no other test uses, because groups are known to the whole process.
    private let folder: String

    init() {
        (group, folder) = ("group.\(UUID())", "/var/\(UUID())")
    }

    private func setContainer(_ path: String) {
        AppGroups.containers.withLock { $0[group] = URL(fileURLWithPath: path) }
    }

    private func transfer(from source: String) -> TransferDescriptor {
        TransferDescriptor(
            id: UUID().uuidString, begun: 0, route: "files/upload", argument: "{}", source: source)
    }

    @Test(arguments: ["", "/private"])
    func pathInASharedContainerIsFoundAfterTheContainerMoved(prefix: String) throws {
        setContainer(folder + "/old")
        StoredPath.use(group)
        let text = try transfer(from: prefix + folder + "/old/folder/file").text()
        setContainer(folder + "/new")
        #expect(try TransferDescriptor(text).source == folder + "/new/folder/file")
    }

    @Test func pathInTheHomeFolderIsStoredRelativeToIt() throws {
        let path = NSHomeDirectory() + "/Library/file"
        let text = try transfer(from: path).text()
        #expect(!text.contains(path))
        #expect(try TransferDescriptor(text).source == path)
    }

    @Test(arguments: ["/other/file", "/older/file"]) func otherPathIsStoredAsItIs(name: String) throws {
        let path = folder + name
        setContainer(folder + "/old")
        StoredPath.use(group)
        let text = try transfer(from: path).text()
        #expect(text.contains(path))
        #expect(try TransferDescriptor(text).source == path)
    }

    /// The text of a transfer of an earlier version.
    @Test func absolutePathIsRead() throws {
        let text = #"{"argument":"{}","begun":0,"id":"\#(UUID())","route":"files/upload","source":"/a/b","version":1}"#
        #expect(try TransferDescriptor(text).source == "/a/b")
    }

    @Test func directoryInASharedContainerRequiresTheGroup() throws {
        setContainer(folder)
        let directory = try SessionDirectory(identifier: "session", container: group, in: nil)
        #expect(directory.url.path.hasPrefix(folder + "/Library/Application Support/swift-dropbox/"))
        #expect(throws: MissingContainerError.self) {
            try SessionDirectory(identifier: "session", container: "group.missing", in: nil)
        }
    }
}
