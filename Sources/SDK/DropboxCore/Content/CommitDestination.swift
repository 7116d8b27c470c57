/// The description of a file in the answer to a commit, or in a listing.
package struct CommittedFile: Sendable, Hashable, Decodable {
    package let name: String
    package let id: String?
    /// The path in lowercase and as displayed, or `nil` if the file isn't mounted in the account.
    package let pathLower: String?
    package let pathDisplay: String?
    package let size: UInt64?
    /// The content hash, or `nil` if the server doesn't report it.
    package let contentHash: String?

    enum CodingKeys: String, CodingKey {
        case name, id, size
        case pathLower = "path_lower"
        case pathDisplay = "path_display"
        case contentHash = "content_hash"
    }

    package init(
        name: String, id: String?, pathLower: String?, pathDisplay: String?, size: UInt64?, contentHash: String?
    ) {
        (self.name, self.id, self.size, self.contentHash) = (name, id, size, contentHash)
        (self.pathLower, self.pathDisplay) = (pathLower, pathDisplay)
    }
}

/// The destination of an upload. It alone decides whether a file that the server reports is the one that was sent.
///
/// Differences that the service makes are accepted: the case of names, Unicode normalization, and with `autorename`,
/// a name that the service assigns in the same folder. A path that doesn't start at the root of the account (`id:…`,
/// `ns:…`) can be compared only in part.
package struct CommitDestination: Sendable, Hashable {
    /// The requested path.
    package let path: String
    /// A Boolean value that indicates whether the service may assign another name.
    package let autorename: Bool
    /// The style of names that the service assigns.
    package let style: Autorename.Style

    /// - Parameters:
    ///   - path: The requested path.
    ///   - autorename: Whether the service may assign another name.
    ///   - isUpdate: Whether the upload replaces a revision, so that a conflict leads to a conflicted copy.
    package init(path: String, autorename: Bool, isUpdate: Bool) {
        (self.path, self.autorename) = (path, autorename)
        style = isUpdate ? .conflictedCopy : .numbered
    }

    /// The folder to search for a file with an assigned name, or `nil` if the name can't differ or the path doesn't
    /// consist of names.
    package var folderOfRenamedFile: String? { autorename && path.startsWithSlash ? Self.split(path).folder : nil }

    // MARK: Verification

    /// Returns whether a file has the size and the content hash of the sent content.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - size: The number of bytes sent, or `nil` to compare only the hash.
    ///   - contentHash: The content hash of the sent bytes.
    ///   - requiresHash: Whether the server must report the hash. The answer to the request that sent the content, or to
    ///     the commit of its session, may omit it.
    package static func hasContent(
        _ file: CommittedFile, size: Int64?, contentHash: String?, requiresHash: Bool
    ) -> Bool {
        if let size, let reported = file.size, reported != UInt64(clamping: size) { return false }
        guard let hash = file.contentHash else { return !requiresHash }
        return hash == contentHash
    }

    /// Returns whether a file is at this destination, as far as its path shows.
    package func isLocation(of file: CommittedFile) -> Bool {
        let requested = Self.split(path)
        // The path is the ID of a file. A conflicted copy has another one.
        if path.hasPrefix("id:"), requested.folder.isEmpty { return autorename || file.id == nil || file.id == path }
        // The path is that of a namespace.
        if !path.startsWithSlash, requested.folder.isEmpty { return true }
        guard isName(file.name, of: requested.name) else { return false }
        let reported = [file.pathLower, file.pathDisplay].compactMap(\.self)
        guard path.startsWithSlash, !reported.isEmpty else { return true }
        return reported.contains { path in
            let path = Self.split(path)
            return Self.areSame(path.folder, requested.folder) && isName(path.name, of: requested.name)
        }
    }

    /// Returns whether a name is one that the service assigns in case of a conflict.
    package func isRenamed(_ name: String) -> Bool {
        Autorename.isVariant(name, of: Self.split(path).name, style: style)
    }

    private func isName(_ name: String, of requested: String) -> Bool {
        if Self.areSame(name, requested) { return true }
        return autorename && Autorename.isVariant(CaseFoldedName.key(name), of: CaseFoldedName.key(requested))
    }

    private static func areSame(_ one: String, _ other: String) -> Bool {
        // The service and this system may know different versions of Unicode.
        CaseFoldedName.key(one) == CaseFoldedName.key(other)
            || CaseFoldedName.normalized(one.lowercased()) == CaseFoldedName.normalized(other.lowercased())
    }

    /// Splits a path at its last slash. Without one, the folder is empty.
    private static func split(_ path: String) -> (folder: String, name: String) {
        (String(path.parentPath), String(path.lastPathName))
    }
}
