import DropboxFiles
import Foundation

/// File requests, which let other people upload files to a folder.
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
        try mappingFailure({ (failure: FileRequestError) in failure.createError }) {
            try requirePlan(for: argument.deadline, call)
            let settings = FileRequest.Settings(
                title: argument.title, description: argument.description_, videoProject: argument.videoProjectId,
                deadline: argument.deadline.map(FileRequest.Deadline.init), isOpen: argument.open)
            return try call.store.createFileRequest(settings, for: destination(argument.destination), call.view)
                .apiValue(call)
        }
    }

    private static func get(
        _ argument: FileRequests.GetFileRequestArgs, _ call: Call
    ) async throws -> FileRequests.FileRequest {
        try mappingFailure({ (failure: FileRequestError) in failure.getError }) {
            try call.store.fileRequest(argument.id, call.view).apiValue(call)
        }
    }

    private static func list(_ argument: Void, _ call: Call) async throws -> FileRequests.ListFileRequestsResult {
        FileRequests.ListFileRequestsResult(
            fileRequests: try call.store.fileRequests(call.view).map { $0.apiValue(call) })
    }

    private static func count(_ argument: Void, _ call: Call) async throws -> FileRequests.CountFileRequestsResult {
        FileRequests.CountFileRequestsResult(
            fileRequestCount: UInt64(clamping: try call.store.fileRequests(call.view).count))
    }

    private static func update(
        _ argument: FileRequests.UpdateFileRequestArgs, _ call: Call
    ) async throws -> FileRequests.FileRequest {
        try mappingFailure({ (failure: FileRequestError) in failure.updateError }) {
            if case .update(let deadline) = argument.deadline { try requirePlan(for: deadline, call) }
            let destination = try argument.destination.map(destination)
            return try call.store.updateFileRequest(argument.id, destination: destination, call.view) { settings in
                if let title = argument.title { settings.title = title }
                if let description = argument.description_ { settings.description = description }
                if let isOpen = argument.open { settings.isOpen = isOpen }
                if case .update(let deadline) = argument.deadline {
                    settings.deadline = deadline.map(FileRequest.Deadline.init)
                }
            }.apiValue(call)
        }
    }

    private static func delete(
        _ argument: FileRequests.DeleteFileRequestArgs, _ call: Call
    ) async throws -> FileRequests.DeleteFileRequestsResult {
        try mappingFailure({ (failure: FileRequestError) in failure.deleteError }) {
            let deleted = try call.store.deleteFileRequests(argument.ids, call.view)
            return FileRequests.DeleteFileRequestsResult(fileRequests: deleted.map { $0.apiValue(call) })
        }
    }

    private static func deleteAllClosed(
        _ argument: Void, _ call: Call
    ) async throws -> FileRequests.DeleteAllClosedFileRequestsResult {
        let now = call.service.clock.now
        return try mappingFailure({ (_: FileRequestError) in FileRequests.DeleteAllClosedFileRequestsError.other }) {
            let closed = try call.store.fileRequests(call.view).filter { !$0.isOpen(at: now) }
            let deleted = try call.store.deleteFileRequests(closed.map(\.id), call.view)
            return FileRequests.DeleteAllClosedFileRequestsResult(fileRequests: deleted.map { $0.apiValue(call) })
        }
    }

    // MARK: - Pages

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
            fileRequests: requests.map { $0.apiValue(call) }, cursor: next.text, hasMore: hasMore)
    }

    // MARK: - Arguments

    private static func destination(_ path: String) throws(FileRequestError) -> PathReference {
        do { return try PathReference(path) } catch { throw .invalid }
    }

    /// Rejects deadlines for free accounts.
    private static func requirePlan(for deadline: FileRequests.FileRequestDeadline?, _ call: Call) throws {
        if deadline != nil, try call.account.accountType == "basic" { throw FileRequestError.noPermission }
    }
}

extension FileRequest {
    /// Returns the request in the type of the API.
    func apiValue(_ call: Call) -> FileRequests.FileRequest {
        FileRequests.FileRequest(
            id: id, url: call.request.origin() + FileRequestPage.prefix + id, title: settings.title, created: created,
            isOpen: isOpen(at: call.service.clock.now), fileCount: fileCount, destination: destination,
            deadline: settings.deadline.map { .init(deadline: $0.time, allowLateUploads: $0.gracePeriod?.period) },
            description_: settings.description, videoProjectId: settings.videoProject)
    }
}

extension FileRequest.Deadline {
    init(_ deadline: FileRequests.FileRequestDeadline) {
        let grace: FileRequest.GracePeriod? =
            switch deadline.allowLateUploads {
            case .oneDay: .oneDay
            case .twoDays: .twoDays
            case .sevenDays: .sevenDays
            case .thirtyDays: .thirtyDays
            case .always: .always
            case .other, nil: nil
            }
        self.init(time: deadline.deadline, gracePeriod: grace)
    }
}

extension FileRequest.GracePeriod {
    fileprivate var period: FileRequests.GracePeriod {
        switch self {
        case .oneDay: .oneDay
        case .twoDays: .twoDays
        case .sevenDays: .sevenDays
        case .thirtyDays: .thirtyDays
        case .always: .always
        }
    }
}

extension FileRequestError {
    var createError: FileRequests.CreateFileRequestError {
        switch self {
        case .notFound: .notFound
        case .notFolder: .notAFolder
        case .appLacksAccess: .appLacksAccess
        case .noPermission: .noPermission
        case .noWritePermission: .noWritePermission
        case .invalid: .validationError
        case .tooMany: .rateLimit
        case .stillOpen, .closed: .other
        }
    }

    var getError: FileRequests.GetFileRequestError {
        switch self {
        case .notFound: .notFound
        case .appLacksAccess: .appLacksAccess
        case .noPermission: .noPermission
        default: .other
        }
    }

    var updateError: FileRequests.UpdateFileRequestError {
        switch self {
        case .notFound: .notFound
        case .notFolder: .notAFolder
        case .appLacksAccess: .appLacksAccess
        case .noPermission: .noPermission
        case .noWritePermission: .noWritePermission
        case .invalid: .validationError
        case .tooMany, .stillOpen, .closed: .other
        }
    }

    var deleteError: FileRequests.DeleteFileRequestError {
        switch self {
        case .notFound: .notFound
        case .appLacksAccess: .appLacksAccess
        case .noPermission: .noPermission
        case .stillOpen: .fileRequestOpen
        default: .other
        }
    }
}
