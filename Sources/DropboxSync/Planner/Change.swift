/// Where something is: in which folder, by the folder's key in the store, and under which name.
struct Location: Sendable, Hashable {
    var parent: Int64
    var name: String
}

/// A change made on this device that the server does not know yet: one entry of the queue.
struct Change: Sendable, Hashable {
    enum Kind: Int, Sendable, Hashable {
        /// New content of a file, perhaps its first.
        case put = 1
        /// A new folder.
        case folder = 2
        /// Another folder or name.
        case move = 3
        /// Gone.
        case delete = 4
    }

    /// Its position in the queue; grows.
    var number: Int64
    /// What it is a change of.
    var node: Int64
    var kind: Kind
    /// The content that was put.
    var content: Int64?
    /// The version that a put replaces, or that a deletion deletes; nil for a file that is new.
    var base: BaseVersion?
    /// Where it puts the node; nil for new content of what is there, and for a deletion.
    var place: Location?
    /// For a deletion: the newest change of the server that the user could have seen.
    var epoch: Int64
    /// How often the server had something else than expected.
    var attempts: Int
    /// Whether the server did not accept it as it is.
    var isRefused = false
    /// Whether an upload of it was begun, so that the server may have it.
    var isBegun = false
}

/// The version that a change was made from. A move gives a file another rev, so its content tells as well.
struct BaseVersion: Sendable, Hashable {
    var rev: String
    var hash: String?

    init(rev: String, hash: String?) {
        self.rev = rev
        self.hash = hash
    }

    /// nil where the server has no version.
    init?(_ version: RemoteVersion?) {
        guard let version else { return nil }
        self.init(rev: version.rev, hash: version.hash)
    }

    /// Whether the server's version has the content that the change was made from.
    func isSame(as version: RemoteVersion) -> Bool { rev == version.rev || (hash != nil && hash == version.hash) }
}

/// What the server has, as far as it is known.
struct RemoteState: Sendable, Hashable {
    var id: String?
    var place: Location
    /// Of files only.
    var version: RemoteVersion?
}

/// A version of a file on the server.
struct RemoteVersion: Sendable, Hashable {
    var rev: String
    var hash: String?
    var size: Int64
    var modified: Double
}
