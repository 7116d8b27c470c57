import DropboxCore
import DropboxFiles
import Foundation

/// What files were: listing it, bringing it back, forgetting it.
enum RevisionRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Files.listRevisions, listRevisions)
        table.on(Files.restore, restore)
        table.on(Files.permanentlyDelete, permanentlyDelete)
    }

    private static func listRevisions(
        _ argument: Files.ListRevisionsArg, _ call: Call
    ) async throws -> Files.ListRevisionsResult {
        try refusing({ (failure: RevisionsFailure) in failure.error }) {
            let reference: PathReference
            do throws(LookupFailure) {
                reference = try PathReference.lookup(argument.path)
            } catch {
                throw RevisionsFailure.lookup(error)
            }
            var page = try call.store.revisions(
                of: reference, by: argument.mode == .id ? .id : .path, before: argument.beforeRev,
                limit: Int(argument.limit), call.view)
            if argument.includeRestorableInfo {
                for index in page.entries.indices { page.entries[index].details.isRestorable = true }
            }
            return Files.ListRevisionsResult(
                isDeleted: page.isDeleted, entries: page.entries.map(\.fileMetadata), hasMore: page.hasMore,
                serverDeleted: page.deleted)
        }
    }

    private static func restore(_ argument: Files.RestoreArg, _ call: Call) async throws -> Files.FileMetadata {
        try refusing({ (failure: RestoreFailure) in failure.error }) {
            let path: PathReference
            do throws(WriteFailure) {
                path = try PathReference.write(argument.path)
            } catch {
                throw RestoreFailure.write(error)
            }
            return try call.store.restore(argument.rev, to: path, call.view).fileMetadata
        }
    }

    private static func permanentlyDelete(_ argument: Files.DeleteArg, _ call: Call) async throws {
        guard try call.account.kind == "business" else { throw RequestError.forbidden(.invalidAccountType(.endpoint)) }
        try refusing({ (failure: DeleteFailure) in failure.error }) {
            try call.store.purge(try Store.Deletion(argument), call.view)
        }
    }
}

extension RevisionsFailure {
    fileprivate var error: Files.ListRevisionsError {
        switch self {
        case .lookup(let failure): .path(failure.error)
        case .invalidBeforeRev: .invalidBeforeRev
        case .beforeRevNotSupported: .beforeRevNotSupported
        }
    }
}

extension RestoreFailure {
    fileprivate var error: Files.RestoreError {
        switch self {
        case .write(let failure): .pathWrite(failure.error)
        case .invalidRevision: .invalidRevision
        }
    }
}
