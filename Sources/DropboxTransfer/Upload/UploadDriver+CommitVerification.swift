import DropboxCore
import DropboxFiles

/// Commit verification: the check of the destination after an upload with an indeterminate outcome.
extension UploadDriver {
    /// Checks whether content of this size and hash is at the destination, or next to it if the server may have renamed
    /// the file.
    func verifyCommit(_ size: Int64, _ hash: String) async -> UploadStateMachine.Event {
        let isMatch = { @Sendable (file: Files.FileMetadata) in file.size == UInt64(size) && file.contentHash == hash }
        do throws(CallError<Files.GetMetadataError>) {
            let metadata = try await routes.getMetadata(path: commit.path).response()
            if let file = metadata as? Files.FileMetadata, isMatch(file) { return .checked(.content(file)) }
        } catch {
            guard case .path(.notFound) = error.routeError else { return failed(error) }
            return .checked(.nothing)
        }
        guard commit.autorename, let name = AutorenamedFile(commit.path, commit.mode) else { return .checked(.other) }
        return await verifyCommit(renamedTo: name, isMatch)
    }

    private func verifyCommit(
        renamedTo name: AutorenamedFile, _ isMatch: @Sendable (Files.FileMetadata) -> Bool
    ) async -> UploadStateMachine.Event {
        do {
            return .checked(try await routes.renamedFile(for: name, where: isMatch).map { .content($0) } ?? .other)
        } catch let error as CallError<Files.ListFolderError> {
            if case .path(.notFound) = error.routeError { return .checked(.nothing) }
            return failed(error)
        } catch let error as CallError<Files.ListFolderContinueError> {
            guard case .reset = error.routeError else { return failed(error) }
            // The listing restarts.
            return .failed(.check, .transient(nil, isUnknown: false), .verificationFailed(error))
        } catch {
            return .stopped(.verificationFailed(error))
        }
    }

    private func failed<RouteError>(_ error: CallError<RouteError>) -> UploadStateMachine.Event {
        .failed(.check, error.classification, .verificationFailed(error))
    }
}

/// The names that the server assigns to a file on a conflict: "name (1).txt", "name (conflicted copy).txt".
struct AutorenamedFile {
    /// The folder of the file, as passed to `listFolder`.
    let folder: String
    private let name: String
    private let style: Autorename.Style

    /// Creates a value, or returns `nil` if the path doesn't consist of names, because no folder can then be searched.
    ///
    /// - Parameters:
    ///   - path: The requested path.
    ///   - mode: The mode of the commit.
    init?(_ path: String, _ mode: Files.WriteMode) {
        guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return nil }
        folder = String(path[..<slash])
        name = String(path[path.index(after: slash)...])
        style = if case .update = mode { .conflictedCopy } else { .numbered }
    }

    /// Returns whether a name is one that the server may assign.
    func matches(_ other: String) -> Bool { Autorename.isVariant(other, of: name, style: style) }
}

extension FilesRoutes {
    /// Returns a renamed file that satisfies a predicate, or `nil` if none exists.
    ///
    /// - Throws: The error of `listFolder` or `listFolderContinue`, or `EndlessListingError` after 1,000 pages.
    func renamedFile(
        for name: AutorenamedFile, where isMatch: (Files.FileMetadata) -> Bool
    ) async throws -> Files.FileMetadata? {
        var page = try await listFolder(path: name.folder).response()
        var fruitlessPages = FruitlessPages()
        while true {
            let files = page.entries.compactMap { $0 as? Files.FileMetadata }
            if let file = files.first(where: { name.matches($0.name) && isMatch($0) }) { return file }
            guard page.hasMore else { return nil }
            try fruitlessPages.record(hasProgress: false)
            page = try await listFolderContinue(cursor: page.cursor).response()
        }
    }
}
