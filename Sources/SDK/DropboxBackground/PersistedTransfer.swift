import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation

/// A transfer that is in the session's directory, or that the system performs.
struct PersistedTransfer: DurableTransfer {
    private let descriptor: TransferDescriptor
    private let session: BackgroundSession
    private let client: DropboxTransportClientImpl

    init(_ descriptor: TransferDescriptor, _ session: BackgroundSession, _ client: DropboxTransportClientImpl) {
        self.descriptor = descriptor
        self.session = session
        self.client = client
    }

    var route: String { descriptor.route }

    var destination: URL? { descriptor.destination.map { URL(fileURLWithPath: $0) } }

    func execution<Output, RouteError>(
        performing work: @escaping RequestExecution<Output, RouteError>.Work
    ) -> RequestExecution<Output, RouteError> {
        let execution = session.execution(of: descriptor.id, for: client.caller.backgroundClient) {
            // From now on, because the execution starts later. A batch has as many unfinished requests as it reports.
            session.activity.begin(descriptor.id, batch: descriptor.batch)
            let execution = RequestExecution<Output, RouteError>(
                name: route, options: descriptor.requestOptions,
                errorHandlers: client.configuration.globalErrorHandlers,
                log: client.configuration.log, work: work)
            execution.setTransferID(descriptor.id)
            // If the request is canceled before it starts, discard the transfer.
            execution.onDelivery { [session, descriptor, clock = client.configuration.clock] in
                await session.discard(descriptor, clock)
            }
            return execution
        }
        // An earlier process configured the request, so the caller can't change it.
        execution.start()
        return execution
    }

    func response(for route: RouteDescriptor, execution: AnyRequestExecution) async throws(DurableTransferError)
        -> CallResponse
    {
        let (lease, turn, options) = try await reopen(execution, route)
        let executor = TransferExecutor(
            descriptor, route, lease, client.caller, options, execution,
            session.activity, session.system)
        return try await session.perform(executor, turn, isRetry: true)
    }

    func batch(
        _ route: RouteDescriptor, _ execution: AnyRequestExecution
    ) async throws(DurableTransferError) -> (any DurableBatch, DropboxTransportClientImpl) {
        let (lease, turn, options) = try await reopen(execution, route)
        let client = client.changed { $0.context = options.context }
        return (BackgroundBatch(descriptor, session, lease, turn, client), client)
    }

    /// Returns what is required to continue. If that fails, the transfer stays on disk. Only a transfer that can't be read, or
    /// that no longer exists, throws a reconnection error, which asks the caller to start it again.
    private func reopen(
        _ execution: AnyRequestExecution, _ route: RouteDescriptor
    ) async throws(DurableTransferError) -> (BackgroundSession.Lease, BackgroundSession.Turn, CallOptions) {
        execution.onDelivery(nil)
        var options = client.options
        do {
            do { options.context = try descriptor.context } catch {
                throw ReconnectionError(.badPersistedStringFormat, underlyingError: error)
            }
            let lease = try await session.acquireLease(client.configuration.clock)
            let turn = await session.turn(descriptor.id)
            // The result may have been delivered since the transfer was found.
            let isOnDisk = await BlockingIO.disk.run { lease.directory.contains(descriptor) }
            let isUnfinished = if isOnDisk { true } else { await session.system?.hasTransfer(descriptor.id) == true }
            guard isUnfinished else { throw ReconnectionError(.unknown, underlyingError: FinishedTransferError()) }
            return (lease, turn, options)
        } catch {
            session.removeExecution(of: descriptor.id)
            throw error is ReconnectionError ? .reconnection(error) : .client(ClientError(ofDirectory: error, route))
        }
    }
}

/// An error for a transfer whose result was delivered after it was found.
struct FinishedTransferError: Error, CustomStringConvertible {
    var description: String { "the result of the transfer was already delivered" }
}

/// A batch that is persisted like a transfer. Its source is its journal.
struct BackgroundBatch: DurableBatch {
    private let transfer: TransferDescriptor
    private let session: BackgroundSession
    private let lease: BackgroundSession.Lease
    private let turn: BackgroundSession.Turn
    private let client: DropboxTransportClientImpl

    init(
        _ transfer: TransferDescriptor, _ session: BackgroundSession, _ lease: BackgroundSession.Lease,
        _ turn: BackgroundSession.Turn, _ client: DropboxTransportClientImpl
    ) {
        self.transfer = transfer
        self.session = session
        self.lease = lease
        self.turn = turn
        self.client = client
    }

    var id: String { transfer.id }

    var journal: URL { URL(fileURLWithPath: transfer.source ?? "") }

    var deadline: Date { transfer.deadline(client.configuration.session) }

    var isPerformedBySystem: Bool { session.system != nil }

    func parts() async throws -> [String: BackgroundTransfer] {
        Dictionary(
            try await descriptors().map { part in
                (part.part ?? "", BackgroundTransfer(PersistedTransfer(part, session, client), of: client))
            }, uniquingKeysWith: { first, _ in first })
    }

    private func descriptors() async throws -> [TransferDescriptor] {
        try await session.descriptors(in: lease).compactMap { result in
            if case .success(let part) = result, part.batch == transfer.id { part } else { nil }
        }
    }

    func setRequestCount(_ count: Int) { session.activity.setRequestCount(count, ofBatch: transfer.id) }

    func detach() { session.removeExecution(of: transfer.id) }

    func finish(_ execution: AnyRequestExecution) async {
        guard !session.isShutDown(client.caller.backgroundClient) else { return detach() }
        defer { session.activity.end(transfer.id) }
        do {
            for part in try await descriptors() { await session.finish(part, in: lease) }
        } catch {
            // Without their batch, they are orphans that `SessionDirectory.removeOrphans` deletes.
        }
        // A shutdown cancels the task, too.
        if Task.isCancelled, !session.isShutDown(client.caller.backgroundClient) {
            await session.finish(transfer, in: lease)
        } else {
            session.finishOnDelivery(of: transfer, execution, in: lease)
        }
    }
}
