import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// The permissions of files that downloads replace.
@Suite(.timeLimit(.minutes(10)))
struct ReplacedPermissionsTests {
    private func permissions(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test(arguments: [0o600, 0o640, 0o444, 0o755])
    func replacedFileKeepsItsPermissions(permissions: Int) async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/down/a", "new content")
            let folder = try fixture.url("target")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let (one, two, three) = (
                folder.appendingPathComponent("a"), folder.appendingPathComponent("two"),
                folder.appendingPathComponent("three")
            )
            for file in [one, two, three] {
                try Data("old".utf8).write(to: file)
                try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
            }
            let files = fixture.client.files
            try await files.downloadFolder(
                path: "/down", to: folder, options: FolderTransferOptions { $0.overwrite = true })
            try await files.downloadFile(path: "/down/a", to: two, overwrite: true)
            _ = try await files.download(path: "/down/a", overwrite: true, destination: three).response()
            for file in [one, two, three] {
                #expect(try Data(contentsOf: file) == Data("new content".utf8))
                #expect(try self.permissions(file) == permissions, "\(file.lastPathComponent)")
            }
        }
    }
}
