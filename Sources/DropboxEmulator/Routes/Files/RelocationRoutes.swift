import DropboxCore
import DropboxFiles

/// Moving and copying.
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
        _ relocation: Store.Relocation, _ argument: Files.RelocationArg, _ call: Call
    ) throws -> Files.Metadata {
        try refusing({ (failure: RelocationFailure) in failure.error }) {
            let passage = try Store.RelocationPair(from: argument.fromPath, to: argument.toPath)
            let options = Store.RelocationOptions(argument.autorename, argument.allowOwnershipTransfer)
            return try call.store.relocate(relocation, from: passage.from, to: passage.to, options, call.view).metadata
        }
    }

    /// All or nothing: one entry that fails is the failure of the job.
    private static func relocateAll(
        _ relocation: Store.Relocation, _ family: Family, _ argument: Files.RelocationBatchArg, _ call: Call
    ) throws -> Files.RelocationBatchLaunch {
        let status: Files.RelocationBatchJobStatus
        do {
            let batch = try argument.entries.map { try Store.RelocationPair(from: $0.fromPath, to: $0.toPath) }
            let options = Store.RelocationOptions(argument.autorename, argument.allowOwnershipTransfer)
            let entries = try call.store.relocateAll(relocation, batch, options, call.view)
            status = .complete(.init(entries: entries.map { .init(metadata: $0.metadata) }))
        } catch let failure as RelocationFailure {
            status = .failed(try widened(failure.error))
        }
        return .asyncJobId(try call.startJob(family, endingWith: status))
    }

    private static func relocateEach(
        _ relocation: Store.Relocation, _ family: FamilyV2, _ entries: [Files.RelocationPath],
        _ options: Store.RelocationOptions, _ call: Call
    ) throws -> Files.RelocationBatchV2Launch {
        let view = try call.view
        let outcomes = try performEach(
            of: entries,
            prepare: { (entry) throws(RelocationFailure) in
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
    fileprivate init(from: String, to: String) throws(RelocationFailure) {
        do throws(LookupFailure) {
            self.from = try PathReference.lookup(from)
        } catch {
            throw .from(error)
        }
        do throws(WriteFailure) {
            self.to = try PathReference.write(to)
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
