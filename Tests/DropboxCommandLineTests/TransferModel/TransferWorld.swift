import DropboxEmulator
import DropboxTestSupport
import Foundation

/// The two ends of the transfers of a run: a folder in Dropbox, and a local directory.
struct TransferWorld: Sendable {
    let server: TransferServer
    /// The path of the folder in Dropbox.
    let remote: String
    private let folder: TemporaryDirectory

    init(_ server: TransferServer, seed: UInt64) throws {
        self.server = server
        remote = "/r\(seed)"
        folder = try TemporaryDirectory()
    }

    var emulator: DropboxEmulator { server.emulator }
    var local: String { folder.url.path + "/l" }
    /// The file for standard output.
    var output: String { folder.url.path + "/output" }
    private var journal: String { folder.url.path + "/journal" }

    func words(_ command: TransferCommand) -> [String] {
        let options = ["--host", emulator.url.absoluteString, "--token-file", server.token.path]
        return command.words(local: local, remote: remote) + options
            + (command.rules.direction == .put ? ["--journal", journal] : [])
    }

    /// The files in the directory of the journal, except those that record copies.
    var journalFiles: [String] {
        get throws {
            guard FileManager.default.fileExists(atPath: journal) else { return [] }
            return try FileManager.default.subpathsOfDirectory(atPath: journal)
                .filter { !$0.hasPrefix("copies") }
        }
    }

    // MARK: Trees

    /// Returns the tree at the local end, or in Dropbox; `nil` if it doesn't exist.
    func tree(isLocal: Bool) throws -> ModelTree? {
        try isLocal ? ModelTree(directory: local) : ModelTree(try server.account, folder: remote)
    }

    func change(isLocal: Bool, from old: ModelTree?, to new: ModelTree) throws {
        if old == nil {
            if isLocal {
                try FileManager.default.createDirectory(atPath: local, withIntermediateDirectories: false)
            } else {
                try server.account.createFolder(remote)
            }
        }
        let old = old ?? ModelTree()
        if isLocal {
            try old.change(directory: local, to: new)
        } else {
            try old.change(try server.account, folder: remote, to: new)
        }
    }
}
