import DropboxFiles
import Foundation

/// Copying from one account to another.
enum CopyReferenceRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Files.copyReferenceGet, get)
        table.on(Files.copyReferenceSave, save)
    }

    private static func get(
        _ argument: Files.GetCopyReferenceArg, _ call: Call
    ) async throws -> Files.GetCopyReferenceResult {
        try refusing({ (failure: LookupFailure) in Files.GetCopyReferenceError.path(failure.error) }) {
            let (text, entry, expires) = try call.store.makeCopyReference(
                to: PathReference.lookup(argument.path), app: call.token?.app ?? "", call.view)
            return Files.GetCopyReferenceResult(metadata: entry.metadata, copyReference: text, expires: expires)
        }
    }

    private static func save(
        _ argument: Files.SaveCopyReferenceArg, _ call: Call
    ) async throws -> Files.SaveCopyReferenceResult {
        do {
            let entry = try call.store.saveCopyReference(
                argument.copyReference, to: PathReference.write(argument.path), app: call.token?.app ?? "", call.view)
            return Files.SaveCopyReferenceResult(metadata: entry.metadata)
        } catch let failure as Store.CopyReferenceFailure {
            switch failure {
            case .invalid: throw RouteRejection(Files.SaveCopyReferenceError.invalidCopyReference)
            case .wrongApp: throw RouteRejection(Files.SaveCopyReferenceError.noPermission)
            case .notFound: throw RouteRejection(Files.SaveCopyReferenceError.notFound)
            }
        } catch let failure as WriteFailure {
            throw RouteRejection(Files.SaveCopyReferenceError.path(failure.error))
        } catch let failure as RelocationFailure {
            switch failure {
            case .to(let failure): throw RouteRejection(Files.SaveCopyReferenceError.path(failure.error))
            case .insufficientQuota: throw RouteRejection(Files.SaveCopyReferenceError.path(.insufficientSpace))
            case .tooManyFiles: throw RouteRejection(Files.SaveCopyReferenceError.tooManyFiles)
            default: throw RouteRejection(Files.SaveCopyReferenceError.other)
            }
        }
    }
}
