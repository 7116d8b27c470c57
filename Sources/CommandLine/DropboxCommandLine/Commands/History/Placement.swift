import SwiftyDropbox

/// What was at a path before a command changed it.
enum PreviousItem: Sendable {
    /// Nothing was at the path. The associated value is the last revision of a deleted file, if it was looked up.
    case none(formerRevision: String?)
    case file(revision: String)
    /// The item couldn't be looked up, so its change can't be taken back.
    case unknown

    /// Looks up a path.
    ///
    /// - Throws: An error that any other call would get, too, such as that of a missing connection.
    fileprivate init(at path: String, _ client: DropboxClient) async throws(CallError<Files.GetMetadataError>) {
        do throws(CallError<Files.GetMetadataError>) {
            let file = try await client.files.getMetadata(path: path).response() as? Files.FileMetadata
            self = file.map { .file(revision: $0.rev) } ?? .unknown
        } catch {
            guard let reason = error.routeError else { throw error }
            // For another reason, the command itself reports what is wrong with the path.
            self = if case .path(.notFound) = reason { .none(formerRevision: nil) } else { .unknown }
        }
    }

    /// Returns the change that an upload made, or `nil` if the same content was there.
    ///
    /// - Parameter revision: The revision before that of the file, or `nil` if there is none, or if it can only be the one
    ///   that was looked up.
    fileprivate func change(
        to file: Files.FileMetadata, after revision: String?
    ) -> HistoryEntry.Change? {
        switch self {
        case .none(let former):
            // Others have created the file before it was replaced.
            if let revision, revision != former { .replaced(file, revision: revision) } else { .created(file) }
        case .file(file.rev): nil
        case .file(let known): .replaced(file, revision: revision ?? known)
        case .unknown: nil
        }
    }
}

/// What an upload, a move, or a copy to a path changes besides the item itself: Dropbox creates missing folders.
struct Placement: Sendable {
    private var item: PreviousItem
    /// The folder before the change, or `nil` if it didn't exist, or wasn't looked up.
    private(set) var folder: Files.FolderMetadata?
    /// The paths of the folders that don't exist, outermost first.
    private var missingFolders: [String]
    private let client: DropboxClient
    /// Whether the change replaces a file that others create in the meantime.
    private var overwrites = false
    /// The cursor of the parent before the change, to find an item for which Dropbox chooses another name.
    private(set) var cursor: String?

    /// Looks up a path and the folders above it, before the change.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - overwrites: Whether the change replaces a file, whatever its revision is. The default is `false`.
    ///   - autorenames: Whether Dropbox chooses another name if an item exists. The default is `false`.
    ///   - client: The client of the account.
    /// - Throws: An error that any other call would get, too, such as that of a missing connection.
    init(
        at path: String, overwrites: Bool = false, autorenames: Bool = false, _ client: DropboxClient
    ) async throws(CallError<Files.GetMetadataError>) {
        async let folders = Self.missingFolders(above: path, client)
        let item: PreviousItem
        do throws(CallError<Files.GetMetadataError>) { item = try await PreviousItem(at: path, client) } catch {
            _ = await folders
            throw error
        }
        (self.item, missingFolders, self.client) = (item, try await folders.get(), client)
        self.overwrites = overwrites
        // A parent that doesn't exist contains no item with the name.
        if autorenames, missingFolders.isEmpty {
            cursor = try? await client.files.listFolderGetLatestCursor(path: String(path.parentPath)).response().cursor
        }
        guard overwrites, case .none = item else { return }
        self.item = .none(formerRevision: await RemoteItems.revisions(of: path, client).first)
    }

    /// Looks up the folders above a path where nothing is, before the change.
    ///
    /// - Throws: An error that any other call would get, too, such as that of a missing connection.
    init(atFreePath path: String, _ client: DropboxClient) async throws(CallError<Files.GetMetadataError>) {
        (item, self.client) = (.none(formerRevision: nil), client)
        missingFolders = try await Self.missingFolders(above: path, client).get()
    }

    /// Looks up a folder and the folders above it, before something is put into it.
    ///
    /// - Throws: An error that any other call would get, too, such as that of a missing connection.
    init(ofFolder path: String, _ client: DropboxClient) async throws(CallError<Files.GetMetadataError>) {
        self.client = client
        item = .unknown
        if !path.isEmpty {
            do throws(CallError<Files.GetMetadataError>) {
                folder = try await client.files.getMetadata(path: path).response() as? Files.FolderMetadata
            } catch {
                // The upload reports what is wrong with the path.
                guard error.routeError != nil else { throw error }
            }
        }
        missingFolders = folder == nil ? try await Self.missingFolders(above: path + "/", client).get() : []
    }

    /// Returns the paths of the folders above a path that don't exist, outermost first.
    private static func missingFolders(
        above path: String, _ client: DropboxClient
    ) async -> Result<[String], CallError<Files.GetMetadataError>> {
        var missing: [String] = []
        var folder = path[...]
        while !folder.parentPath.isEmpty {
            folder = folder.parentPath
            do throws(CallError<Files.GetMetadataError>) {
                _ = try await client.files.getMetadata(path: String(folder)).response()
                break
            } catch {
                guard let reason = error.routeError else { return .failure(error) }
                guard case .path(.notFound) = reason else { break }
                missing.insert(String(folder), at: 0)
            }
        }
        return .success(missing)
    }

    /// Whether nothing was at the path.
    var isFree: Bool { if case .none = item { true } else { false } }

    /// The revision of the file at the path, or `nil` if there was none.
    var revision: String? { if case .file(let revision) = item { revision } else { nil } }

    /// The folders that don't exist, as changes that are planned.
    var plannedFolders: [HistoryEntry.Change] { missingFolders.map { .planned(at: $0, isFolder: true) } }

    /// Forgets the folders that didn't exist: another program created them in the meantime.
    mutating func foldersExist() { missingFolders = [] }

    /// Records an upload after it was made.
    ///
    /// - Parameter planned: The planned upload. With `--autorename`, the file can have another path.
    /// - Throws: ``CommandError`` if a folder that the upload created can't be looked up.
    func recordUpload(
        of file: Files.FileMetadata, _ planned: HistoryEntry.Change, _ history: HistoryRecorder
    ) async throws(CommandError) {
        let path = planned.path
        try await recordFolders(history)
        // Dropbox returns the file of others if it has the same content.
        guard planned.hasTime(of: file) else { return }
        // Others can have changed the file during the upload.
        let revisions = overwrites ? await RemoteItems.revisions(of: path, client) : []
        let former = revisions.drop { $0 != file.rev }.dropFirst().first
        let isRenamed = (file.pathLower ?? path.lowercased()) != path.lowercased()
        if let change = isRenamed ? .created(file) : item.change(to: file, after: former) { history.record(change) }
    }

    /// Records the folders that the change created.
    ///
    /// - Parameter others: The paths of other folders that it created.
    /// - Throws: ``CommandError`` if a folder can't be looked up. Those that were found are recorded.
    func recordFolders(_ history: HistoryRecorder, and others: [String] = []) async throws(CommandError) {
        // Concurrently, because an upload can create thousands.
        let folders = await (missingFolders + others).concurrentMap(limit: 16) {
            [client] path -> Result<Files.Metadata?, CommandError> in
            do throws(CommandError) { return .success(try await RemoteItems.item(at: path, client)) } catch {
                return .failure(error)
            }
        }
        var failure: CommandError?
        for folder in folders {
            do throws(CommandError) {
                // A folder that doesn't exist anymore needs no undo.
                if let folder = try folder.get() { history.record(.created(folder)) }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }
}
