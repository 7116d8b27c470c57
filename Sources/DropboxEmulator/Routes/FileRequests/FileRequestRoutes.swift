import DropboxFiles
import Foundation

/// Requests for files.
enum FileRequestRoutes {
    static func add(to table: inout RouteTable) {
        table.on(FileRequests.create, create)
        table.on(FileRequests.get, get)
        table.on(FileRequests.list_, list)
        table.on(FileRequests.listV2, listV2)
        table.on(FileRequests.listContinue, listContinue)
        table.on(FileRequests.count, count)
        table.on(FileRequests.update, update)
        table.on(FileRequests.delete, delete)
        table.on(FileRequests.deleteAllClosed, deleteAllClosed)
    }

    private static func create(
        _ argument: FileRequests.CreateFileRequestArgs, _ call: Call
    ) async throws -> FileRequests.FileRequest {
        try refusing({ (failure: FileRequestFailure) in failure.createError }) {
            try requirePlan(for: argument.deadline, call)
            let settings = FileRequest.Settings(
                title: argument.title, description: argument.description_, videoProject: argument.videoProjectId,
                deadline: argument.deadline.map(FileRequest.Deadline.init), isOpen: argument.open)
            return try call.store.makeFileRequest(settings, for: destination(argument.destination), call.view)
                .shown(call)
        }
    }

    private static func get(
        _ argument: FileRequests.GetFileRequestArgs, _ call: Call
    ) async throws -> FileRequests.FileRequest {
        try refusing({ (failure: FileRequestFailure) in failure.getError }) {
            try call.store.fileRequest(argument.id, call.view).shown(call)
        }
    }

    private static func list(_ argument: Void, _ call: Call) async throws -> FileRequests.ListFileRequestsResult {
        FileRequests.ListFileRequestsResult(
            fileRequests: try call.store.fileRequests(call.view).map { $0.shown(call) })
    }

    private static func count(_ argument: Void, _ call: Call) async throws -> FileRequests.CountFileRequestsResult {
        FileRequests.CountFileRequestsResult(
            fileRequestCount: UInt64(clamping: try call.store.fileRequests(call.view).count))
    }

    private static func update(
        _ argument: FileRequests.UpdateFileRequestArgs, _ call: Call
    ) async throws -> FileRequests.FileRequest {
        try refusing({ (failure: FileRequestFailure) in failure.updateError }) {
            if case .update(let deadline) = argument.deadline { try requirePlan(for: deadline, call) }
            let destination = try argument.destination.map(destination)
            return try call.store.changeFileRequest(argument.id, destination: destination, call.view) { settings in
                if let title = argument.title { settings.title = title }
                if let description = argument.description_ { settings.description = description }
                if let isOpen = argument.open { settings.isOpen = isOpen }
                if case .update(let deadline) = argument.deadline {
                    settings.deadline = deadline.map(FileRequest.Deadline.init)
                }
            }.shown(call)
        }
    }

    private static func delete(
        _ argument: FileRequests.DeleteFileRequestArgs, _ call: Call
    ) async throws -> FileRequests.DeleteFileRequestsResult {
        try refusing({ (failure: FileRequestFailure) in failure.deleteError }) {
            let deleted = try call.store.deleteFileRequests(argument.ids, call.view)
            return FileRequests.DeleteFileRequestsResult(fileRequests: deleted.map { $0.shown(call) })
        }
    }

    private static func deleteAllClosed(
        _ argument: Void, _ call: Call
    ) async throws -> FileRequests.DeleteAllClosedFileRequestsResult {
        let now = call.service.clock.now
        return try refusing({ (_: FileRequestFailure) in FileRequests.DeleteAllClosedFileRequestsError.other }) {
            let closed = try call.store.fileRequests(call.view).filter { !$0.isOpen(at: now) }
            let deleted = try call.store.deleteFileRequests(closed.map(\.id), call.view)
            return FileRequests.DeleteAllClosedFileRequestsResult(fileRequests: deleted.map { $0.shown(call) })
        }
    }

    // MARK: Pages

    private static let listName = "file_requests"

    private static func listV2(
        _ argument: FileRequests.ListFileRequestsArg, _ call: Call
    ) async throws -> FileRequests.ListFileRequestsV2Result {
        let limit = min(max(1, Int(clamping: argument.limit)), call.service.limits.maximumFileRequests)
        return try page(
            ListCursor(listName, try call.account, position: 0, extra: String(limit)), limit: limit, call)
    }

    private static func listContinue(
        _ argument: FileRequests.ListFileRequestsContinueArg, _ call: Call
    ) async throws -> FileRequests.ListFileRequestsV2Result {
        guard let cursor = ListCursor(argument.cursor, listName, try call.account), let limit = cursor.pageSize else {
            throw RouteRejection(FileRequests.ListFileRequestsContinueError.invalidCursor)
        }
        return try page(cursor, limit: limit, call)
    }

    private static func page(
        _ cursor: ListCursor, limit: Int, _ call: Call
    ) throws -> FileRequests.ListFileRequestsV2Result {
        var requests = try call.store.fileRequests(after: cursor.position, limit: limit + 1, call.view)
        let hasMore = requests.count > limit
        if hasMore { requests.removeLast() }
        let position = requests.last?.sequence ?? cursor.position
        let next = ListCursor(listName, try call.account, position: position, extra: cursor.extra)
        return FileRequests.ListFileRequestsV2Result(
            fileRequests: requests.map { $0.shown(call) }, cursor: next.text, hasMore: hasMore)
    }

    // MARK: -

    private static func destination(_ path: String) throws(FileRequestFailure) -> PathReference {
        do { return try PathReference(path) } catch { throw .invalid }
    }

    /// Deadlines are for those who pay.
    private static func requirePlan(for deadline: FileRequests.FileRequestDeadline?, _ call: Call) throws {
        if deadline != nil, try call.account.kind == "basic" { throw FileRequestFailure.noPermission }
    }
}
