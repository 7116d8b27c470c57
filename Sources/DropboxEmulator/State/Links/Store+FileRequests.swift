import DropboxCore
import Foundation
import DropboxSQLite

/// Requests for files.
extension Store {
    func makeFileRequest(
        _ settings: FileRequest.Settings, for reference: PathReference, _ view: NamespaceView
    ) throws -> FileRequest {
        let id = minting.letters(20)
        return try write { writer in
            let connection = writer.connection
            let folder = try writer.requestFolder(reference, view)
            let count = try connection.value(
                "SELECT count(*) FROM file_requests WHERE account = ?", view.account, as: Int.self)
            guard (count ?? 0) < limits.maximumFileRequests else { throw FileRequestFailure.tooMany }
            try connection.execute(
                """
                INSERT INTO file_requests (id, account, root, folder, title, description, video_project, created,
                    deadline, grace, is_open, files) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)
                """,
                id, view.account, view.root, folder.id, settings.title, settings.description, settings.videoProject,
                clock.wholeSecond, settings.deadline?.time, settings.deadline?.grace?.rawValue, settings.isOpen)
            return try Self.ownRequest(id, view, connection)
        }
    }

    func fileRequest(_ id: String, _ view: NamespaceView) throws -> FileRequest {
        try read { try Self.ownRequest(id, view, $0) }
    }

    /// The requests that the caller sees, oldest first.
    func fileRequests(after sequence: Int64 = 0, limit: Int = .max, _ view: NamespaceView) throws -> [FileRequest] {
        try read { connection in
            let query = """
                SELECT \(FileRequest.columns) FROM file_requests WHERE account = ? AND sequence > ? ORDER BY sequence
                """
            var found: [FileRequest] = []
            for request in try connection.rows(query, view.account, sequence, make: FileRequest.init) {
                guard found.count < limit else { break }
                let seen = try Self.seen(request, view, connection)
                if seen.destination != nil || !view.isConfined { found.append(seen) }
            }
            return found
        }
    }

    /// Changes a request, and where its files go if `reference` is given.
    func changeFileRequest(
        _ id: String, destination reference: PathReference?, _ view: NamespaceView,
        _ change: (inout FileRequest.Settings) -> Void
    ) throws -> FileRequest {
        try write { writer in
            let connection = writer.connection
            let request = try Self.ownRequest(id, view, connection)
            var settings = request.settings
            change(&settings)
            let folder = try reference.map { try writer.requestFolder($0, view).id } ?? request.folder
            try connection.execute(
                """
                UPDATE file_requests SET folder = ?, title = ?, description = ?, deadline = ?, grace = ?, is_open = ?
                WHERE id = ?
                """,
                folder, settings.title, settings.description, settings.deadline?.time,
                settings.deadline?.grace?.rawValue, settings.isOpen, id)
            return try Self.ownRequest(id, view, connection)
        }
    }

    /// Deletes requests that take no files any more, all or none.
    func deleteFileRequests(_ ids: [String], _ view: NamespaceView) throws -> [FileRequest] {
        try database.write { connection in
            try ids.map { id in
                let request = try Self.ownRequest(id, view, connection)
                guard !request.isOpen(at: clock.now) else { throw FileRequestFailure.stillOpen }
                try connection.execute("DELETE FROM file_requests WHERE id = ?", id)
                return request
            }
        }
    }

    // MARK: Whoever has the address

    /// A request as strangers may see it.
    func openFileRequest(_ id: String) throws -> FileRequest {
        try read { try openFileRequest(id, $0) }
    }

    /// Puts a file into the folder of a request.
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
        guard let found = try connection.first(query, id, make: FileRequest.init) else {
            throw FileRequestFailure.notFound
        }
        let request = try Self.seen(found, found.owner, connection)
        guard request.destination != nil, request.isOpen(at: clock.now) else { throw FileRequestFailure.closed }
        return request
    }

    // MARK: -

    private static func ownRequest(_ id: String, _ view: NamespaceView, _ connection: Connection) throws -> FileRequest
    {
        let query = "SELECT \(FileRequest.columns) FROM file_requests WHERE id = ?"
        guard let request = try connection.first(query, id, make: FileRequest.init) else {
            throw FileRequestFailure.notFound
        }
        guard request.owner.account == view.account else { throw FileRequestFailure.noPermission }
        let seen = try seen(request, view, connection)
        guard seen.destination != nil || !view.isConfined else { throw FileRequestFailure.appLacksAccess }
        return seen
    }

    private static func seen(_ request: FileRequest, _ view: NamespaceView, _ connection: Connection) throws
        -> FileRequest
    {
        var request = request
        do {
            request.destination = try entry(at: .id(request.folder, []), view, connection).seenDisplay
        } catch is LookupFailure {
            request.destination = nil
        }
        return request
    }
}

extension Writer {
    /// The folder that the files of a request go to; made if it is not there.
    fileprivate func requestFolder(_ reference: PathReference, _ view: NamespaceView) throws -> Entry {
        do {
            let location = try Store.writable(reference, view, self)
            try requireNoFileAbove(location)
            if let occupant = try Store.occupant(of: location, connection) {
                guard occupant.kind == .folder else { throw FileRequestFailure.notFolder }
                return occupant
            }
            try makeFolders(through: location)
            return try entry(at: location)
        } catch let failure as WriteFailure {
            switch failure {
            case .conflict(.file), .conflict(.fileAncestor): throw FileRequestFailure.notFolder
            case .noWritePermission: throw FileRequestFailure.noWritePermission
            default: throw FileRequestFailure.invalid
            }
        }
    }
}
