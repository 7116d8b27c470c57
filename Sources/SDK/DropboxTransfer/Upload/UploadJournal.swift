import DropboxCore
import Foundation

/// A directory in which uploads persist the state that they need to resume after the process exits. It contains a small
/// file for each unfinished upload. Several processes can share a journal. Uploads of the same file to the same
/// destination run one after the other.
///
///     let journal = UploadJournal(directory: URL(fileURLWithPath: "/var/lib/backup/uploads"), account: "ada")
///     let options = FileUploadOptions { $0.journal = journal }
///     try await client.files.uploadFile(
///         from: URL(fileURLWithPath: "/backup/disk.img"), to: "/disk.img", mode: .overwrite, options: options)
///
/// The journal contains paths, sizes, and times of files, IDs of upload sessions, and hashes. It contains no tokens and
/// no content. You can delete its files while no upload is in progress. The uploads then restart.
public struct UploadJournal: Sendable, Hashable {
    /// The directory. It is created when needed, accessible only to the owner.
    public let directory: URL

    /// Distinguishes the uploads of different accounts. A wrong value only costs time: a session of another account is
    /// not found, and the upload restarts.
    public let account: String

    /// Creates a journal.
    ///
    /// - Parameters:
    ///   - directory: A directory that contains only the journal.
    ///   - account: A name for the account of the client, such as its ID. The default is an empty string.
    public init(directory: URL, account: String = "") {
        self.directory = directory
        self.account = account
    }
}

extension UploadJournal {
    /// Returns the location of the file for an upload.
    ///
    /// - Parameters:
    ///   - source: The local file or directory.
    ///   - destination: The path of the file or folder in Dropbox.
    ///   - context: The member and namespace of the client.
    func file(for source: URL, _ destination: String, _ context: CallContext) -> URL {
        let key = [
            StoredPath.text(for: source.standardizedFileURL.path), destination, account, context.selectUser ?? "",
            context.selectAdmin ?? "", context.pathRoot.map { "\($0)" } ?? "",
        ]
        // Paths and names can't contain a zero byte.
        let name = ContentHash.hash(of: Data(key.joined(separator: "\u{0}").utf8)).prefix(32)
        return directory.appendingPathComponent("\(name).json")
    }
}
