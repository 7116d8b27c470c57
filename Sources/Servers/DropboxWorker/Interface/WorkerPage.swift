public import DropboxFiles

/// A change of one path in a namespace.
public struct WorkerChange: Sendable, Hashable {
    /// What is at the path now.
    public enum Kind: Sendable, Hashable {
        /// A file with its latest revision.
        case file(Files.FileMetadata)
        /// A folder.
        case folder(Files.FolderMetadata)
        /// Nothing: the item was deleted or moved away. Items in a deleted folder have changes of their own.
        case deleted
    }

    /// The idempotency key. A change that is delivered again has the same key; two changes never have the same one.
    public let key: String
    /// The path in the namespace in lowercase. It's the identity of the item.
    public let path: String
    /// The path in the namespace as the user spelled it.
    public let displayPath: String
    /// What is at the path now.
    public let kind: Kind

    /// Creates a change.
    public init(key: String, path: String, displayPath: String, kind: Kind) {
        self.key = key
        self.path = path
        self.displayPath = displayPath
        self.kind = kind
    }
}

/// Changes of a namespace that are applied together, in the order of the feed.
public struct WorkerPage: Sendable {
    /// The namespace.
    public let namespace: WorkerNamespace
    /// The number of the page in its namespace. It increases, also after a reset.
    public let number: Int64
    /// The changes. Each path occurs at most once.
    public let changes: [WorkerChange]

    /// Creates a page.
    public init(namespace: WorkerNamespace, number: Int64, changes: [WorkerChange]) {
        self.namespace = namespace
        self.number = number
        self.changes = changes
    }
}
