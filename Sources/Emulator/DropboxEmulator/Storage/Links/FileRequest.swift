import DropboxCore
import DropboxSQLite
import Foundation

/// A request for files: a folder to which anyone with the URL can upload.
struct FileRequest: Sendable, Hashable {
    /// The period after the deadline during which uploads are still accepted.
    enum GracePeriod: String, Sendable {
        case oneDay = "one_day"
        case twoDays = "two_days"
        case sevenDays = "seven_days"
        case thirtyDays = "thirty_days"
        case always

        fileprivate var seconds: TimeInterval {
            switch self {
            case .oneDay: 24 * 3600
            case .twoDays: 2 * 24 * 3600
            case .sevenDays: 7 * 24 * 3600
            case .thirtyDays: 30 * 24 * 3600
            case .always: .infinity
            }
        }
    }

    struct Deadline: Sendable, Hashable {
        var time: Date
        var gracePeriod: GracePeriod?
    }

    /// The settings that the owner can change.
    struct Settings: Sendable, Hashable {
        var title: String
        var description: String?
        var videoProject: String?
        var deadline: Deadline?
        var isOpen = true
    }

    var sequence: Int64
    var id: String
    /// The view of the owner.
    var owner: NamespaceView
    /// The ID of the destination folder.
    var folder: String
    var settings: Settings
    var created: Date
    /// The number of submitted files.
    var fileCount: Int64
    /// The path of the destination in the caller's view, or `nil` if the folder doesn't exist.
    var destination: String?

    /// Returns whether the request accepts files at the given time.
    func isOpen(at time: Date) -> Bool {
        guard settings.isOpen else { return false }
        guard let deadline = settings.deadline else { return true }
        return time < deadline.time.addingTimeInterval(deadline.gracePeriod?.seconds ?? 0)
    }

    /// Returns whether the deadline has passed.
    func isOverdue(at time: Date) -> Bool { settings.deadline.map { $0.time <= time } ?? false }

    static let columns = """
        sequence, id, account, root, folder, title, description, video_project, created, deadline, grace, is_open, files
        """

    init(_ row: Row) {
        sequence = row[0] ?? 0
        id = row[1] ?? ""
        owner = NamespaceView(account: row[2] ?? 0, root: row[3] ?? 0)
        folder = row[4] ?? ""
        settings = Settings(
            title: row[5] ?? "", description: row[6], videoProject: row[7],
            deadline: (row[9] as Date?).map {
                Deadline(time: $0, gracePeriod: (row[10] as String?).flatMap(GracePeriod.init))
            },
            isOpen: row[11] ?? false)
        created = row[8] ?? .distantPast
        fileCount = row[12] ?? 0
    }
}

/// A failed operation on a file request.
enum FileRequestError: Error, Sendable, Hashable {
    case notFound
    case notFolder
    /// The app has access only to its own folder, and the destination is outside of it.
    case appLacksAccess
    case noPermission
    case noWritePermission
    case invalid
    case stillOpen
    case tooMany
    /// The request doesn't accept files.
    case closed
}

/// File requests.
extension Store {
    func createFileRequest(
        _ settings: FileRequest.Settings, for reference: PathReference, _ view: NamespaceView
    ) throws -> FileRequest {
        var id = idGenerator.base64URLString(length: 20)
        // People pass the ID to commands, which would read it as an option.
        while id.hasPrefix("-") { id = idGenerator.base64URLString(length: 20) }
        return try write { [id] writer in
            let connection = writer.connection
            let folder = try writer.requestFolder(reference, view)
            let count = try connection.value(
                "SELECT count(*) FROM file_requests WHERE account = ?", view.account, as: Int.self)
            guard (count ?? 0) < limits.maximumFileRequests else { throw FileRequestError.tooMany }
            try connection.execute(
                """
                INSERT INTO file_requests (id, account, root, folder, title, description, video_project, created,
                    deadline, grace, is_open, files) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)
                """,
                id, view.account, view.root, folder.id, settings.title, settings.description, settings.videoProject,
                clock.nowInWholeSeconds, settings.deadline?.time, settings.deadline?.gracePeriod?.rawValue,
                settings.isOpen)
            return try Self.ownedRequest(id, view, connection)
        }
    }

    func fileRequest(_ id: String, _ view: NamespaceView) throws -> FileRequest {
        try read { try Self.ownedRequest(id, view, $0) }
    }

    /// Returns the file requests that are visible to the caller, oldest first.
    func fileRequests(after sequence: Int64 = 0, limit: Int = .max, _ view: NamespaceView) throws -> [FileRequest] {
        try read { connection in
            let query = """
                SELECT \(FileRequest.columns) FROM file_requests WHERE account = ? AND sequence > ? ORDER BY sequence
                """
            var requests: [FileRequest] = []
            for request in try connection.rows(query, view.account, sequence, make: FileRequest.init) {
                guard requests.count < limit else { break }
                let resolvedRequest = try Self.resolved(request, view, connection)
                if resolvedRequest.destination != nil || !view.isConfined { requests.append(resolvedRequest) }
            }
            return requests
        }
    }

    /// Changes the settings of a file request and, if `reference` is set, its destination.
    func updateFileRequest(
        _ id: String, destination reference: PathReference?, _ view: NamespaceView,
        _ change: (inout FileRequest.Settings) -> Void
    ) throws -> FileRequest {
        try write { writer in
            let connection = writer.connection
            let request = try Self.ownedRequest(id, view, connection)
            var settings = request.settings
            change(&settings)
            let folder = try reference.map { try writer.requestFolder($0, view).id } ?? request.folder
            try connection.execute(
                """
                UPDATE file_requests SET folder = ?, title = ?, description = ?, deadline = ?, grace = ?, is_open = ?
                WHERE id = ?
                """,
                folder, settings.title, settings.description, settings.deadline?.time,
                settings.deadline?.gracePeriod?.rawValue, settings.isOpen, id)
            return try Self.ownedRequest(id, view, connection)
        }
    }

    /// Deletes closed file requests: all, or none if one is still open.
    func deleteFileRequests(_ ids: [String], _ view: NamespaceView) throws -> [FileRequest] {
        try transaction { connection in
            try ids.map { id in
                let request = try Self.ownedRequest(id, view, connection)
                guard !request.isOpen(at: clock.now) else { throw FileRequestError.stillOpen }
                try connection.execute("DELETE FROM file_requests WHERE id = ?", id)
                return request
            }
        }
    }

    // MARK: Submitting files

    /// Returns an open file request to a visitor.
    func openFileRequest(_ id: String) throws -> FileRequest {
        try read { try openFileRequest(id, $0) }
    }

    /// Writes a file to the destination of a request.
    func submit(_ upload: Upload, named name: String, to id: String) throws -> Entry {
        try withExtendedLifetime(upload.pins) {
            try write { writer in
                let request = try openFileRequest(id, writer.connection)
                let commit = Commit(path: .id(request.folder, [name]), isAutorenamed: true)
                let entry = try writer.commit(upload.content, as: commit, request.owner)
                try writer.connection.execute("UPDATE file_requests SET files = files + 1 WHERE id = ?", id)
                return entry
            }
        }
    }

    private func openFileRequest(_ id: String, _ connection: Connection) throws -> FileRequest {
        let query = "SELECT \(FileRequest.columns) FROM file_requests WHERE id = ?"
        guard let storedRequest = try connection.first(query, id, make: FileRequest.init) else {
            throw FileRequestError.notFound
        }
        let request = try Self.resolved(storedRequest, storedRequest.owner, connection)
        guard request.destination != nil, request.isOpen(at: clock.now) else { throw FileRequestError.closed }
        return request
    }

    // MARK: -

    private static func ownedRequest(_ id: String, _ view: NamespaceView, _ connection: Connection) throws
        -> FileRequest
    {
        let query = "SELECT \(FileRequest.columns) FROM file_requests WHERE id = ?"
        guard let request = try connection.first(query, id, make: FileRequest.init) else {
            throw FileRequestError.notFound
        }
        guard request.owner.account == view.account else { throw FileRequestError.noPermission }
        let resolvedRequest = try resolved(request, view, connection)
        guard resolvedRequest.destination != nil || !view.isConfined else { throw FileRequestError.appLacksAccess }
        return resolvedRequest
    }

    private static func resolved(_ request: FileRequest, _ view: NamespaceView, _ connection: Connection) throws
        -> FileRequest
    {
        var request = request
        do {
            request.destination = try entry(at: .id(request.folder, []), view, connection).displayPathInView
        } catch is LookupError {
            request.destination = nil
        }
        return request
    }
}

extension Writer {
    /// Returns the destination folder of a request. Creates it if it doesn't exist.
    fileprivate func requestFolder(_ reference: PathReference, _ view: NamespaceView) throws -> Entry {
        do {
            let location = try Store.writableLocation(reference, view, self)
            try requireNoFileAncestor(location)
            if let occupant = try Store.occupant(of: location, connection) {
                guard occupant.kind == .folder else { throw FileRequestError.notFolder }
                return occupant
            }
            try createFolders(through: location)
            return try entry(at: location)
        } catch let failure as WriteError {
            switch failure {
            case .conflict(.file), .conflict(.fileAncestor): throw FileRequestError.notFolder
            case .noWritePermission: throw FileRequestError.noWritePermission
            default: throw FileRequestError.invalid
            }
        }
    }
}

extension Store {
    /// File requests. 'sequence' defines their order.
    static let fileRequestsSchema = """
        CREATE TABLE file_requests (
            sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account INTEGER NOT NULL,
            root INTEGER NOT NULL, folder TEXT NOT NULL, title TEXT NOT NULL, description TEXT, video_project TEXT,
            created REAL NOT NULL, deadline REAL, grace TEXT, is_open INTEGER NOT NULL, files INTEGER NOT NULL
        );
        CREATE INDEX file_requests_of_account ON file_requests (account, sequence);
        """
}
