import DropboxFiles
import Foundation

/// What became of each file and folder of a transfer.
public struct FolderTransferResult: Sendable {
    /// A file or a folder.
    public struct Item: Sendable {
        /// The path below the folder that was transferred, with `/` between names.
        public let path: String
        /// Whether it is a folder.
        public let isFolder: Bool
        /// Bytes; 0 for folders.
        public let size: Int64
        /// What became of it.
        public let outcome: Outcome
    }

    /// What became of a file or a folder.
    public enum Outcome: Sendable {
        /// It was transferred. With the metadata of a file; `nil` for a folder.
        case transferred(Files.FileMetadata?)
        /// It was there already.
        case identical
        /// It would have been transferred, if this were no dry run.
        case planned
        /// It has nothing on the side that was transferred, and was deleted on the other one.
        case deleted
        /// It would have been deleted, if this were no dry run.
        case deletionPlanned
        /// It was left out.
        case skipped(SkipReason)
        /// It was not transferred. `FolderItemError`, `FileDownloadError`, an error of an upload or of the system.
        case failed(any Error)
    }

    /// Why something was left out.
    public enum SkipReason: Sendable, Hashable {
        /// The options say so.
        case ignored
        /// It is a symbolic link, or what one leads to cannot be followed.
        case symbolicLink
        /// It is neither a file nor a folder.
        case notARegularFile
        /// It cannot be downloaded, only exported: a document of the cloud.
        case exportOnly
        /// Dropbox takes no files of this name.
        case invalidName
        /// The options say that files are not to be as large.
        case tooLarge
    }

    /// All of them, in the order of their paths; with `FolderTransferOptions.onItem` only those that failed.
    public let items: [Item]

    init(_ items: [Item]) {
        self.items = items.sorted { $0.path < $1.path }
    }

    /// What failed, by path.
    public var failures: [String: any Error] {
        items.reduce(into: [:]) { failures, item in
            if case .failed(let error) = item.outcome { failures[item.path] = error }
        }
    }

    /// Whether nothing failed.
    public var isSuccess: Bool { failures.isEmpty }

    /// How many bytes were transferred, or would have been.
    public var transferredBytes: Int64 {
        .sum(
            items.map { item in
                switch item.outcome {
                case .transferred, .planned: item.size
                case .identical, .deleted, .deletionPlanned, .skipped, .failed: 0
                }
            })
    }
}

/// Why a file or folder cannot be transferred.
public enum FolderItemError: Error, Sendable {
    /// It cannot have this name on this machine: it would lead out of its folder.
    case unsafeName(String)
    /// On some systems its name is the same as that of this one: it differs only in case or in how accents are written.
    /// In a download that one is told as such systems see it: in lower case, accents composed.
    case collision(with: String)
    /// The server told of something that is not in the folder.
    case outsideRoot
    /// The folder that it belongs to was not transferred.
    case parentFailed(String)
    /// Something else is there, and is not to be replaced.
    case exists
    /// Dropbox does not make it a file of the account.
    case rejected(Files.UploadSessionFinishError)
    /// It was not transferred because a disk or the Dropbox was full by then. The error is that of the item that found out
    /// first, which has it as its outcome; all others have this one.
    case noRoom(after: any Error)
}

extension FolderItemError: CustomStringConvertible, LocalizedError {
    /// What is the matter.
    public var description: String {
        switch self {
        case .unsafeName(let name): "the name \(name.debugDescription) would lead out of its folder"
        case .collision(let other): "its name differs from \(other.debugDescription) only in case or form"
        case .outsideRoot: "the server told of it, but it is not in the folder"
        case .parentFailed(let folder): "its folder \(folder.debugDescription) was not transferred"
        case .exists: "something else is there already; overwriting replaces files by files, and nothing else"
        case .rejected(let error): "Dropbox refused it: \(error)"
        case .noRoom: "there was no room for it; make room and transfer the folder again"
        }
    }

    /// The same as the description.
    public var errorDescription: String? { description }
}
