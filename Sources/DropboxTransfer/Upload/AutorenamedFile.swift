import DropboxCore
import DropboxFiles

/// The names that the server takes for a file instead of the wanted one: "name (1).txt", "name (conflicted copy).txt".
struct AutorenamedFile {
    /// The folder of the file, as it is listed.
    let folder: String
    private let name: String
    private let style: Autorename.Style

    /// - Parameters:
    ///   - path: The wanted path; there is no folder to look into if it is not a path by names.
    ///   - mode: What the commit does with a file that it meets.
    init?(_ path: String, _ mode: Files.WriteMode) {
        guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return nil }
        folder = String(path[..<slash])
        name = String(path[path.index(after: slash)...])
        style = if case .update = mode { .conflictedCopy } else { .numbered }
    }

    /// Whether a name is one of those.
    func isVariant(_ other: String) -> Bool { Autorename.isVariant(other, of: name, style: style) }
}

extension FilesRoutes {
    /// A file of one of those names of which `isIt` is true; `nil` where there is none.
    /// - Throws: The error of `listFolder` or of `listFolderContinue`.
    func variant(
        of name: AutorenamedFile, where isIt: (Files.FileMetadata) -> Bool
    ) async throws -> Files.FileMetadata? {
        var page = try await listFolder(path: name.folder).response()
        while true {
            let files = page.entries.compactMap { $0 as? Files.FileMetadata }
            if let file = files.first(where: { name.isVariant($0.name) && isIt($0) }) { return file }
            guard page.hasMore else { return nil }
            page = try await listFolderContinue(cursor: page.cursor).response()
        }
    }
}
