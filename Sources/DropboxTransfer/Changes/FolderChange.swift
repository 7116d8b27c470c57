import DropboxFiles

/// What is different in a folder.
public enum FolderChange: Sendable {
    /// There is this file now: a new one, or other content or another name in the place of whatever had its path, a folder
    /// and everything in it included.
    case file(Files.FileMetadata)

    /// There is this folder now. It takes the place of a file; a folder that is there already keeps what is in it.
    case folder(Files.FolderMetadata)

    /// Whatever had this path is gone, with everything below it. It may be something that was never told of.
    case deleted(Files.DeletedMetadata)
}

extension FolderChange {
    /// `nil` for a kind of metadata that came into the API later.
    init?(_ metadata: Files.Metadata) {
        switch metadata {
        case let file as Files.FileMetadata: self = .file(file)
        case let folder as Files.FolderMetadata: self = .folder(folder)
        case let deleted as Files.DeletedMetadata: self = .deleted(deleted)
        default: return nil
        }
    }

    /// The metadata, whatever it is of.
    public var metadata: Files.Metadata {
        switch self {
        case .file(let file): file
        case .folder(let folder): folder
        case .deleted(let deleted): deleted
        }
    }
}

/// What a watched folder tells.
public enum FolderChangeEvent: Sendable {
    /// These are different, in the order in which to apply them. `cursor` stands for the folder with the changes: store it
    /// with what came of them, and give it to `changes(in:since:)` to go on from there, in another process for instance.
    /// `hasMore` is true while the next changes are known already and follow at once.
    ///
    /// A folder that a path leads through may not have been told: make it then. A move is a deletion and an addition.
    case changes([FolderChange], cursor: String, hasMore: Bool)

    /// The server cannot tell any more what has changed. Everything that is in the folder follows, as changes; after the
    /// first of them that has no more, whatever was not told is not there.
    case reset
}
