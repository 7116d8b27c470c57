import DropboxCore
import DropboxFiles
import Foundation

/// Moving and copying items.
enum RelocationRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Files.move) { try relocate(.move, $0, $1) }
        table.on(Files.moveV2) { Files.RelocationResult(metadata: try relocate(.move, $0, $1)) }
        table.on(Files.moveBatch) { try relocateAll(.move, moves, $0, $1) }
        table.onCheck(Files.moveBatchCheck, moves)
        table.on(Files.moveBatchV2) {
            try relocateEach(.move, movesV2, $0.entries, .init($0.autorename, $0.allowOwnershipTransfer), $1)
        }
        table.onCheck(Files.moveBatchCheckV2, movesV2)
        table.on(Files.copy) { try relocate(.copy, $0, $1) }
        table.on(Files.copyV2) { Files.RelocationResult(metadata: try relocate(.copy, $0, $1)) }
        table.on(Files.copyBatch) { try relocateAll(.copy, copies, $0, $1) }
        table.onCheck(Files.copyBatchCheck, copies)
        table.on(Files.copyBatchV2) {
            try relocateEach(.copy, copiesV2, $0.entries, .init(isAutorenamed: $0.autorename), $1)
        }
        table.onCheck(Files.copyBatchCheckV2, copiesV2)
    }

    private typealias Family = JobFamily<Files.RelocationBatchJobStatus>
    private typealias FamilyV2 = JobFamily<Files.RelocationBatchV2JobStatus>

    private static let moves = Family("files/move_batch", inProgress: .inProgress)
    private static let movesV2 = FamilyV2("files/move_batch_v2", inProgress: .inProgress)
    private static let copies = Family("files/copy_batch", inProgress: .inProgress)
    private static let copiesV2 = FamilyV2("files/copy_batch_v2", inProgress: .inProgress)

    private static func relocate(
        _ relocation: Store.RelocationKind, _ argument: Files.RelocationArg, _ call: Call
    ) throws -> Files.Metadata {
        try mappingFailure({ (failure: RelocationError) in failure.error }) {
            let pair = try Store.RelocationPair(from: argument.fromPath, to: argument.toPath)
            let options = Store.RelocationOptions(argument.autorename, argument.allowOwnershipTransfer)
            return try call.store.relocate(relocation, from: pair.from, to: pair.to, options, call.view).metadata
        }
    }

    /// Relocates all entries or none. If one entry fails, the job fails.
    private static func relocateAll(
        _ relocation: Store.RelocationKind, _ family: Family, _ argument: Files.RelocationBatchArg, _ call: Call
    ) throws -> Files.RelocationBatchLaunch {
        let status: Files.RelocationBatchJobStatus
        do {
            let batch = try argument.entries.map { try Store.RelocationPair(from: $0.fromPath, to: $0.toPath) }
            let options = Store.RelocationOptions(argument.autorename, argument.allowOwnershipTransfer)
            let entries = try call.store.relocateAll(relocation, batch, options, call.view)
            status = .complete(.init(entries: entries.map { .init(metadata: $0.metadata) }))
        } catch let failure as RelocationError {
            status = .failed(try widened(failure.error))
        }
        return .asyncJobId(try call.startJob(family, endingWith: status))
    }

    private static func relocateEach(
        _ relocation: Store.RelocationKind, _ family: FamilyV2, _ entries: [Files.RelocationPath],
        _ options: Store.RelocationOptions, _ call: Call
    ) throws -> Files.RelocationBatchV2Launch {
        let view = try call.view
        let outcomes = try performEach(
            of: entries,
            prepare: { (entry) throws(RelocationError) in
                try Store.RelocationPair(from: entry.fromPath, to: entry.toPath)
            },
            perform: { try call.store.relocateEach(relocation, $0, options, view) })
        let result = Files.RelocationBatchV2Result(
            entries: outcomes.map { outcome in
                switch outcome {
                case .success(let entry): .success(entry.metadata)
                case .failure(let failure): .failure(.relocationError(failure.error))
                }
            })
        return .asyncJobId(try call.startJob(family, endingWith: .complete(result)))
    }
}

extension Store.RelocationPair {
    fileprivate init(from: String, to: String) throws(RelocationError) {
        do throws(LookupError) {
            self.from = try PathReference.forLookup(from)
        } catch {
            throw .from(error)
        }
        do throws(WriteError) {
            self.to = try PathReference.forWriting(to)
        } catch {
            throw .to(error)
        }
    }
}

extension Store.RelocationOptions {
    fileprivate init(_ isAutorenamed: Bool, _ allowsNewOwner: Bool) {
        self.init(isAutorenamed: isAutorenamed, allowsNewOwner: allowsNewOwner)
    }
}

/// Copying items from one account to another.
enum CopyReferenceRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Files.copyReferenceGet, get)
        table.on(Files.copyReferenceSave, save)
    }

    private static func get(
        _ argument: Files.GetCopyReferenceArg, _ call: Call
    ) async throws -> Files.GetCopyReferenceResult {
        try mappingFailure({ (failure: LookupError) in Files.GetCopyReferenceError.path(failure.error) }) {
            let (text, entry, expires) = try call.store.createCopyReference(
                to: PathReference.forLookup(argument.path), app: call.token?.app ?? "", call.view)
            return Files.GetCopyReferenceResult(metadata: entry.metadata, copyReference: text, expires: expires)
        }
    }

    private static func save(
        _ argument: Files.SaveCopyReferenceArg, _ call: Call
    ) async throws -> Files.SaveCopyReferenceResult {
        do {
            let entry = try call.store.saveCopyReference(
                argument.copyReference, to: PathReference.forWriting(argument.path), app: call.token?.app ?? "",
                call.view)
            return Files.SaveCopyReferenceResult(metadata: entry.metadata)
        } catch let failure as Store.CopyReferenceError {
            switch failure {
            case .invalid: throw RouteRejection(Files.SaveCopyReferenceError.invalidCopyReference)
            case .wrongApp: throw RouteRejection(Files.SaveCopyReferenceError.noPermission)
            case .notFound: throw RouteRejection(Files.SaveCopyReferenceError.notFound)
            }
        } catch let failure as WriteError {
            throw RouteRejection(Files.SaveCopyReferenceError.path(failure.error))
        } catch let failure as RelocationError {
            switch failure {
            case .to(let failure): throw RouteRejection(Files.SaveCopyReferenceError.path(failure.error))
            case .insufficientQuota: throw RouteRejection(Files.SaveCopyReferenceError.path(.insufficientSpace))
            case .tooManyFiles: throw RouteRejection(Files.SaveCopyReferenceError.tooManyFiles)
            default: throw RouteRejection(Files.SaveCopyReferenceError.other)
            }
        }
    }
}
