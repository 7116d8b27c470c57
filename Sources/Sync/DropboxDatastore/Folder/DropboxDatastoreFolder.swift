import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation

/// A folder in Dropbox. Requests are retried by the client, according to its policy.
struct DropboxDatastoreFolder: DatastoreFolder {
    private let files: FilesRoutes
    private let pacer: FeedPacer
    /// The path of the folder.
    private let root: String
    /// The path for comparisons.
    private let rootKey: String
    /// Whether a missing folder is created.
    private let createsFolder: Bool

    init(_ client: DropboxClient, root: String, createsFolder: Bool = true) {
        self.createsFolder = createsFolder
        files = client.files
        pacer = FeedPacer(client.client)
        self.root = root
        rootKey = CaseFoldedName.key(root)
    }

    func page(after cursor: String?) async throws -> FolderPage {
        if cursor == nil, let page = try await firstPage() { return page }
        do throws(ChangeFeed.Failure) {
            if let page = try await list(cursor) { return page }
        } catch {
            guard cursor != nil, createsFolder, error.isMissingFolder else { throw error.error }
        }
        // A complete listing creates the folder if it was deleted.
        throw ExpiredCursorError()
    }

    /// Returns the first page, or creates the folder and returns `nil`.
    private func firstPage() async throws -> FolderPage? {
        do throws(ChangeFeed.Failure) {
            return try await list(nil)
        } catch {
            guard createsFolder, error.isMissingFolder else { throw error.error }
        }
        do {
            _ = try await files.createFolderV2(path: root).response()
        } catch {
            // Another device may create it at the same time.
            guard case .path(.conflict(.folder))? = error.routeError else { throw error }
        }
        return nil
    }

    private var feed: ChangeFeed {
        ChangeFeed(files, pacer: pacer, path: root, isRecursive: true, pageSize: 2000, timeout: 120)
    }

    /// Returns a page, or `nil` if the cursor expired.
    private func list(_ cursor: String?) async throws(ChangeFeed.Failure) -> FolderPage? {
        switch try await feed.perform(.list(cursor)) {
        case .page(let page):
            FolderPage(
                entries: page.entries.compactMap(entry), cursor: page.cursor, hasMore: page.hasMore)
        case .reset, .started, .polled: nil
        }
    }

    private func entry(_ metadata: Files.Metadata) -> FolderPage.Entry? {
        guard let path = metadata.pathLower, let relative = relativePath(path) else { return nil }
        return switch metadata {
        case let file as Files.FileMetadata:
            .file(
                path: relative, size: Int(clamping: file.size), hash: file.contentHash,
                access: file.sharingInfo.map { $0.readOnly ? .reading : .writing })
        case let folder as Files.FolderMetadata:
            // A folder at the path of a file replaces it.
            if relative.isEmpty {
                nil
            } else if relative.contains("/") {
                .deleted(path: relative)
            } else {
                .folder(path: relative, access: folder.sharingInfo.map { $0.readOnly ? .reading : .writing })
            }
        case is Files.DeletedMetadata: .deleted(path: relative)
        default: nil
        }
    }

    private func relativePath(_ path: String) -> String? {
        let key = CaseFoldedName.key(path)
        if key == rootKey { return "" }
        return key.isPath(below: rootKey) ? String(Substring(key.utf8.dropFirst(rootKey.utf8.count + 1))) : nil
    }

    func waitForChanges(after cursor: String) async throws {
        do throws(ChangeFeed.Failure) {
            while true {
                switch try await feed.perform(.poll(cursor)) {
                case .polled(changes: false, _): continue
                case .polled, .reset, .page, .started: return
                }
            }
        } catch {
            throw error.error
        }
    }

    func content(of path: String) async throws -> Data? {
        // A stream verifies the content: a file that is damaged in transit isn't one that is damaged in the folder.
        let stream = files.downloadStream(path: "\(root)/\(path)")
        var content = Data()
        do {
            for try await part in stream {
                content.append(part)
                if content.count > FileCoding.maximumSnapshotSize { break }
            }
            return content
        } catch FileDownloadError.call(let error) {
            guard case .path(let reason)? = error.routeError else { throw FileDownloadError.call(error) }
            if case .notFound = reason { return nil }
            throw UnreadableFileError(reason: reason.tag)
        }
    }

    func access(to id: String) async throws -> DatastoreAccess? {
        do {
            let folder = try await files.getMetadata(path: "\(root)/\(id)").response() as? Files.FolderMetadata
            return folder?.sharingInfo.map { $0.readOnly ? .reading : .writing }
        } catch {
            guard case .path(.notFound)? = error.routeError else { throw error }
            return nil
        }
    }

    func add(_ content: Data, at path: String) async throws {
        let path = "\(root)/\(path)"
        do throws(FileUploadError) {
            try await files.uploadFile(from: content, to: path, options: FileUploadOptions { $0.mute = true })
        } catch {
            if error.isRefusal { throw ReadOnlyFolderError() }
            guard error.isConflict else { throw error }
            try await files.uploadFile(
                from: content, to: path, mode: .overwrite, options: FileUploadOptions { $0.mute = true })
        }
    }

    func delete(_ path: String) async throws {
        do {
            _ = try await files.deleteV2(path: "\(root)/\(path)").response()
        } catch {
            switch error.routeError {
            case .pathLookup(.notFound)?: return
            case .pathWrite(.noWritePermission)?: throw ReadOnlyFolderError()
            default: throw error
            }
        }
    }
}

extension ChangeFeed.Failure {
    /// Whether the folder doesn't exist.
    fileprivate var isMissingFolder: Bool {
        if case .path(.notFound)? = (error as? CallError<Files.ListFolderError>)?.routeError { return true }
        if case .path(.notFound)? = (error as? CallError<Files.ListFolderContinueError>)?.routeError { return true }
        return false
    }
}

extension FileUploadError {
    /// Whether the account has no permission to write there.
    fileprivate var isRefusal: Bool {
        switch self {
        case .uploadError(let error):
            if case .path(let failure)? = error.routeError, case .noWritePermission = failure.reason {
                true
            } else {
                false
            }
        case .finishError(let error): if case .path(.noWritePermission)? = error.routeError { true } else { false }
        case .source, .startError, .appendError, .verificationFailed, .indeterminate, .contentHashMismatch,
            .unexpectedFile, .cancelled, .unexpectedState:
            false
        }
    }

    /// Whether another file exists at the destination.
    fileprivate var isConflict: Bool {
        switch self {
        case .uploadError(let error):
            if case .path(let failure)? = error.routeError, case .conflict = failure.reason { true } else { false }
        case .finishError(let error): if case .path(.conflict)? = error.routeError { true } else { false }
        case .source, .startError, .appendError, .verificationFailed, .indeterminate, .contentHashMismatch,
            .unexpectedFile, .cancelled, .unexpectedState:
            false
        }
    }
}
