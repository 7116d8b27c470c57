import DropboxCore
import Foundation

/// A directory in which uploads persist the state that they need to resume after the process exits. It contains a small
/// file for each unfinished upload. Several processes can share a journal. Uploads of the same file to the same
/// destination run one after the other.
///
/// Instead of a directory, it can be a store that machines share. Any of them that has a copy of the file can then continue
/// an upload: the destination identifies it, and the copy has the same size and time of change.
///
///     let journal = UploadJournal(directory: URL(fileURLWithPath: "/var/lib/backup/uploads"), account: "ada")
///     let options = FileUploadOptions { $0.journal = journal }
///     try await client.files.uploadFile(
///         from: URL(fileURLWithPath: "/backup/disk.img"), to: "/disk.img", mode: .overwrite, options: options)
///
/// The journal contains paths, sizes, and times of files, IDs of upload sessions, and hashes. It contains no tokens and
/// no content. You can delete its files while no upload is in progress. The uploads then restart.
public struct UploadJournal: Sendable, Hashable {
    /// The directory, or `nil` if machines share the journal. It is created when needed, accessible only to the owner.
    public var directory: URL? { if case .directory(let directory) = place { directory } else { nil } }

    private let place: Place

    private enum Place: Sendable {
        case directory(URL)
        case store(any UploadJournalStore)
    }

    /// Distinguishes the uploads of different accounts. A wrong value only costs time: a session of another account is
    /// not found, and the upload restarts.
    public let account: String

    /// Creates a journal.
    ///
    /// - Parameters:
    ///   - directory: A directory that contains only the journal.
    ///   - account: A name for the account of the client, such as its ID. The default is an empty string.
    public init(directory: URL, account: String = "") {
        place = .directory(directory)
        self.account = account
    }

    /// Creates a journal in a store that machines share.
    ///
    /// - Parameters:
    ///   - store: The store, such as `WorkerUploadJournalStore`.
    ///   - account: A name for the account of the client, such as its ID. The default is an empty string.
    public init(store: any UploadJournalStore, account: String = "") {
        place = .store(store)
        self.account = account
    }

    public static func == (first: UploadJournal, second: UploadJournal) -> Bool {
        guard first.account == second.account else { return false }
        return switch (first.place, second.place) {
        case (.directory(let first), .directory(let second)): first == second
        case (.store(let first), .store(let second)): first === second
        case (.directory, .store), (.store, .directory): false
        }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(account)
        switch place {
        case .directory(let directory): hasher.combine(directory)
        case .store(let store): hasher.combine(ObjectIdentifier(store))
        }
    }
}

extension UploadJournal {
    /// Returns the location of the journal of an upload.
    ///
    /// - Parameters:
    ///   - source: The local file or directory.
    ///   - destination: The path of the file or folder in Dropbox.
    ///   - context: The member and namespace of the client.
    func location(for source: URL, _ destination: String, _ context: CallContext) -> JournalLocation {
        func name(_ source: String) -> String {
            let key = [
                source, destination, account, context.selectUser ?? "", context.selectAdmin ?? "",
                context.pathRoot.map { "\($0)" } ?? "",
            ]
            // Paths and names can't contain a zero byte.
            return String(ContentHash.hash(of: Data(key.joined(separator: "\u{0}").utf8)).prefix(32))
        }
        switch place {
        case .directory(let directory):
            let file = name(StoredPath.text(for: source.standardizedFileURL.path))
            return .file(directory.appendingPathComponent("\(file).json"))
        case .store(let store): return .entry(store, name: name(""))
        }
    }
}
