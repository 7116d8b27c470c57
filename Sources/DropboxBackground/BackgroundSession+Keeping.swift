import DropboxCore
import Foundation
import DropboxHTTP
import DropboxConcurrency
import DropboxStone

// What a session does for its clients.
extension BackgroundSession: DurableTransferService {
    var transport: (any HTTPTransport)? { system }

    func answer(to transfer: DurableTransferRequest, _ run: any AnyRequestExecution) async throws(DurableTransferError)
        -> CallResponse
    {
        let (caller, origin) = (transfer.caller, transfer.origin)
        let (descriptor, lease) = try await record(
            transfer.route, transfer.argument, origin, run, caller.configuration.clock
        ) { descriptor, folder in
            switch transfer.content {
            case .upload(let input):
                try await descriptor.setSource(input, in: folder)
            case .download(let destination, let overwrite):
                try await descriptor.setDestination(destination, overwrite: overwrite)
            }
        }
        let work = TransferExecutor(
            descriptor, transfer.route, lease, caller, origin, run, isCarriedBySystem: system != nil)
        return try await carry(work, isAgain: false)
    }

    func begin(
        _ route: RouteDescriptor, _ client: DropboxTransportClientImpl, _ run: any AnyRequestExecution,
        journal write: @escaping @Sendable (URL) throws -> Void
    ) async throws(DurableTransferError) -> any DurableBatch {
        let (descriptor, lease) = try await record(
            route, Data("{}".utf8), client.origin, run, client.configuration.clock
        ) { descriptor, folder in
            let journal = folder.file(descriptor.id, "batch")
            try await BlockingIO.disk.run { () throws(any Error) in try write(journal) }
            descriptor.source = journal.path
            descriptor.isSourceOurs = true
        }
        return BackgroundBatch(descriptor, self, lease, client)
    }

    func transfers(of client: DropboxTransportClientImpl) async -> [Result<BackgroundTransfer, ReconnectionError>] {
        do {
            let found = try await descriptors(in: try await open(client.configuration.clock)).filter { found in
                // Parts of a batch are its own business.
                if case .success(let transfer) = found { transfer.batch == nil } else { true }
            }
            if found.isEmpty, isIdle, system == nil { didFinishEvents?() }
            return found.map { $0.map { BackgroundTransfer(PersistedTransfer($0, self, client), of: client) } }
        } catch {
            return [.failure(ReconnectionError(.unknown, cause: error))]
        }
    }

    // MARK: Steps

    /// All transfers: those in the folder, and what the system carries and the folder knows nothing of.
    func descriptors(in lease: Lease) async throws -> [Result<TransferDescriptor, ReconnectionError>] {
        let known = try await BlockingIO.disk.run { () throws(any Error) in try lease.folder.transfers() }
        let ids = Set(known.compactMap { if case .success(let transfer) = $0 { transfer.id } else { nil } })
        let descriptions = await system?.descriptions() ?? []
        return known
            + descriptions.map { text in
                Result { () throws(ReconnectionError) in try TransferDescriptor(text) }
            }.filter { if case .success(let transfer) = $0 { !ids.contains(transfer.id) } else { true } }
    }

    /// Records a transfer, before anything of it is sent.
    private func record(
        _ route: RouteDescriptor, _ argument: Data, _ origin: RouteCaller.Origin, _ run: any AnyRequestExecution,
        _ time: ClientClock, _ complete: (inout TransferDescriptor, SessionDirectory) async throws -> Void
    ) async throws(DurableTransferError) -> (TransferDescriptor, Lease) {
        let terms = run.terms
        let id = UUID().uuidString
        do {
            var transfer = TransferDescriptor(
                id: id, begun: Date().timeIntervalSince1970, route: route.path,
                argument: String(decoding: argument, as: UTF8.self), selectUser: origin.scope.selectUser,
                selectAdmin: origin.scope.selectAdmin, pathRoot: try origin.scope.pathRootHeader(),
                persistedString: terms.persistedString,
                earliestBeginDate: terms.earliestBeginDate?.timeIntervalSince1970, batch: terms.part?.batch,
                part: terms.part?.key)
            let lease = try await open(time)
            try register(run, of: id)
            do {
                try await complete(&transfer, lease.folder)
                try await BlockingIO.disk.run { [transfer] () throws(any Error) in
                    try lease.folder.record(transfer)
                }
            } catch {
                // A copy of content that the disk has no room for, for one.
                await BlockingIO.disk.run { [transfer] in
                    try? lease.folder.remove(transfer)  // why it is not kept says more
                }
                throw error
            }
            return (transfer, lease)
        } catch let error as StoneError {
            throw .call(.unsendable(.badScope("path root", error)))
        } catch {
            forget(id)
            throw .client(ClientError(unrecorded: error))
        }
    }

    /// Carries a transfer to its end. Whether it stays on disk depends on how that is told: see `BackgroundSession`.
    func carry(_ work: TransferExecutor, isAgain: Bool) async throws(DurableTransferError) -> CallResponse {
        let (transfer, run, lease) = (work.transfer, work.run, work.lease)
        do throws(DurableTransferError) {
            if system == nil {
                do { try await run.begin(work.caller.configuration.clock) } catch { throw .call(.cancelled) }
            }
            let answer = try await work.answer(isAgain: isAgain)
            finishOnDelivery(of: transfer, run, in: lease)
            return answer
        } catch {
            let failure = isShutDown && error.isEnd ? .shutDown : error
            switch failure.fate {
            case .over: await finish(transfer, in: lease)
            case .postponed: forget(transfer.id)
            case .told: finishOnDelivery(of: transfer, run, in: lease)
            }
            throw failure
        }
    }
}

extension DurableTransferError {
    /// What becomes of a transfer that has no answer.
    fileprivate enum FailureDisposition {
        /// The caller does not want it any more.
        case over
        /// The client was shut down: the next one of the session carries on.
        case postponed
        /// The caller learns why.
        case told
    }

    fileprivate static var shutDown: DurableTransferError {
        .call(
            .unanswered(
                HTTPError(.transportShutDown, "The client was shut down. The next one of the session carries on.")))
    }

    /// Whether it says that the task was cancelled.
    fileprivate var isEnd: Bool {
        if case .call(.cancelled) = self { true } else { false }
    }

    fileprivate var fate: FailureDisposition {
        switch self {
        case .call(.cancelled): .over
        case .call(.unanswered(let error)): if case .transportShutDown = error.kind { .postponed } else { .told }
        default: .told
        }
    }
}

extension ClientError {
    /// Why a transfer could not be recorded.
    fileprivate init(unrecorded error: any Error) {
        switch error {
        case is CancellationError, is SessionInUseError: self = .other(error)
        case let error as HTTPError:
            if case .transportShutDown = error.kind {
                self = .urlSessionError(error)
            } else {
                self = .fileAccessError(error)
            }
        default: self = .fileAccessError(error)
        }
    }
}
