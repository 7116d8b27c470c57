import DropboxCore
import Foundation

/// How whole folders are transferred, in either direction.
public struct FolderTransferOptions: Sendable {
    /// What becomes of symbolic links on this machine.
    public enum SymbolicLinkPolicy: Sendable, Hashable {
        /// They are left out.
        case skipped
        /// What they lead to is transferred in their place. A link to a folder above it is left out.
        case followed
    }

    /// Whether a file that is there with other content is replaced: `false` by default, which makes it an error of that
    /// file. An upload replaces only the revision that it has seen.
    public var overwrite = false

    /// Whether what is on the other side and not on this one is deleted there, so that the other folder becomes like this
    /// one: `false` by default. It comes last, and only where nothing has failed. What the options leave out is not deleted,
    /// nor what is not transferred anyway: links, files whose names Dropbox does not take, documents of the cloud, shared
    /// folders. The paths of what is to be deleted are in memory.
    public var deletesExtraneous = false

    /// How large a share of the files on the other side may be deleted: a half by default. Where it would be more, and more
    /// than ten files, nothing is deleted, and the transfer ends with `MassDeletionError.tooManyDeletions`. Where this side
    /// has no files, perhaps because nothing is mounted there, the ten are not deleted either.
    public var maximumDeletionFraction = 0.5

    /// Whether a file that is there with the same content is left alone: `true` by default. It takes reading local files
    /// of the same size.
    public var skipsIdentical = true

    /// Whether only to tell what would be done: `false` by default. Nothing is written then, neither here nor there.
    public var isDryRun = false

    /// What becomes of symbolic links in an upload: skipped by default. Links in Dropbox are never made here.
    public var symbolicLinks = SymbolicLinkPolicy.skipped

    /// Whether files keep the time of their last change: `true` by default.
    public var preservesModificationTime = true

    /// Where the upload of large files, from 64 MiB on, keeps what it needs to go on after the process died: the same call
    /// then sends of such a file only what has not arrived. `nil`, the default, for nowhere.
    public var journal: UploadJournal?

    /// How many files are downloaded at a time: 8 by default, 1 at least.
    public var maximumConcurrentFiles = 8

    /// How fast content may move; no limit by default, beside that of the client.
    public var bandwidthLimiter: BandwidthLimiter?

    /// Says what to leave out, given the path below the folder (`a/b.txt`) and whether it is a folder; of a folder that
    /// is left out nothing is looked at. Nothing is left out by default.
    public var isExcluded: (@Sendable (_ path: String, _ isFolder: Bool) -> Bool)?

    /// Files of more bytes are left out, on whichever side they are; none by default. Like all that is left out, they are
    /// not deleted either.
    public var maximumFileSize: Int64?

    /// Is told of each file and folder as soon as it is done with, in no order, from any thread. The result then has nothing
    /// but failures, so that it stays small however many files there are. `nil` by default.
    public var onItem: (@Sendable (FolderTransferResult.Item) -> Void)?

    /// The defaults.
    public init() {}

    /// The defaults, changed by a closure: `FolderTransferOptions { $0.isDryRun = true }`.
    public init(_ change: (inout FolderTransferOptions) -> Void) {
        change(&self)
    }
}
