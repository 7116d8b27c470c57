/// A revision of a file's content.
package struct ContentRevision: Hashable, Sendable, Codable {
    /// Twice the limit of Dropbox. Larger sizes are invalid.
    package static let maximumSize: Int64 = 1 << 42

    package var rev: String
    package var size: Int64
    /// The content hash, or `nil` if it's unknown.
    package var contentHash: String?

    package init(rev: String, size: Int64, contentHash: String?) {
        (self.rev, self.size, self.contentHash) = (rev, size, contentHash)
    }
}

/// What a caller knows about content before it requests the content, and what it requires.
package struct ContentRequirement: Hashable, Sendable {
    /// The revision that a listing or `get_metadata` returned, or `nil` if the caller accepts any revision.
    package var revision: ContentRevision?
    /// A Boolean value that indicates whether to accept content without a content hash.
    package var allowsMissingHash: Bool

    package init(_ revision: ContentRevision? = nil, allowsMissingHash: Bool = false) {
        (self.revision, self.allowsMissingHash) = (revision, allowsMissingHash)
    }
}

/// What the client verified about received content.
public enum ContentVerification: Sendable, Hashable {
    /// The content hash and the length are those that the server reported.
    case contentHash
    /// The server reported no content hash, or the request was for a part of the content. Only the length was compared.
    case length
    /// The server reported neither a content hash nor a length. A damaged or incomplete content isn't detected.
    case notVerified
}
