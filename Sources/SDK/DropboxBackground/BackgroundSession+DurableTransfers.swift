import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import DropboxStone
import Foundation

// The services that a session provides to its clients.
extension BackgroundSession {
    func response(
        to transfer: DurableTransferRequest, execution: AnyRequestExecution
    ) async throws(DurableTransferError) -> CallResponse {
        let (caller, options) = (transfer.caller, transfer.options)
        let (descriptor, lease) = try await record(
            transfer.route, transfer.argument, options, execution, caller
        ) { descriptor, folder in
            switch transfer.content {
            case .upload(let input):
                try await descriptor.setSource(input, in: folder)
            case .download(let destination, let overwrite):
                try await descriptor.setDestination(destination, overwrite: overwrite)
            }
        }
        let executor = TransferExecutor(
            descriptor, transfer.route, lease, caller, options, execution,
            activity, system)
        return try await perform(executor, await turn(descriptor.id), isRetry: false)
    }

    func beginBatch(
        _ route: RouteDescriptor, client: DropboxTransportClientImpl, execution: AnyRequestExecution,
        journal write: @escaping @Sendable (URL) throws -> Void
    ) async throws(DurableTransferError) -> any DurableBatch {
        let (descriptor, lease) = try await record(
            route, Data("{}".utf8), client.options, execution, client.caller
        ) { descriptor, folder in
            let journal = folder.file(descriptor.id, "batch")
            try await BlockingIO.disk.run { () throws(any Error) in try write(journal) }
            descriptor.source = journal.path
            descriptor.ownsSource = true
        }
        return BackgroundBatch(descriptor, self, lease, await turn(descriptor.id), client)
    }

    func transfers(of client: DropboxTransportClientImpl) async -> [Result<BackgroundTransfer, ReconnectionError>] {
        do {
            let results = try await descriptors(in: try await acquireLease(client.configuration.clock)).filter {
                result in
                // Chunks of a batch are reported by the batch only.
                if case .success(let transfer) = result { transfer.batch == nil } else { true }
            }
            if results.isEmpty, isIdle, system == nil { finishEvents() }
            return removeFinished(from: results).map {
                $0.map { BackgroundTransfer(PersistedTransfer($0, self, client), of: client) }
            }
        } catch {
            return [.failure(ReconnectionError(.unknown, underlyingError: error))]
        }
    }

    // MARK: Steps

    /// Returns all transfers: those in the directory, and those that only the system knows.
    func descriptors(in lease: Lease) async throws -> [Result<TransferDescriptor, ReconnectionError>] {
        let known = try await BlockingIO.disk.run { () throws(any Error) in try lease.directory.transfers() }
        let ids = Set(known.compactMap { if case .success(let transfer) = $0 { transfer.id } else { nil } })
        let descriptions = await system?.taskDescriptions() ?? []
        return known
            + descriptions.map { text in
                Result { () throws(ReconnectionError) in try TransferDescriptor(text) }
            }.filter { if case .success(let transfer) = $0 { !ids.contains(transfer.id) } else { true } }
    }

    /// Persists a transfer before anything is sent.
    private func record(
        _ route: RouteDescriptor, _ argument: Data, _ client: CallOptions, _ execution: AnyRequestExecution,
        _ caller: RouteCaller, _ complete: (inout TransferDescriptor, SessionDirectory) async throws -> Void
    ) async throws(DurableTransferError) -> (TransferDescriptor, Lease) {
        let options = execution.options
        let id = UUID().uuidString
        // The app can go to the background immediately.
        activity.begin(id, batch: options.part?.batch)
        do {
            var transfer = TransferDescriptor(
                id: id, begun: Date().timeIntervalSince1970, route: route.path,
                argument: String(decoding: argument, as: UTF8.self), selectUser: client.context.selectUser,
                selectAdmin: client.context.selectAdmin, pathRoot: try client.context.pathRootHeader(),
                persistedString: options.persistedString,
                earliestBeginDate: options.earliestBeginDate?.timeIntervalSince1970, batch: options.part?.batch,
                part: options.part?.key)
            let lease = try await acquireLease(caller.configuration.clock)
            try register(execution, of: id, for: caller.backgroundClient)
            do {
                try await complete(&transfer, lease.directory)
                try await BlockingIO.disk.run { [transfer] () throws(any Error) in
                    try lease.directory.record(transfer)
                }
            } catch {
                // For example, the disk is too full for a copy of the content.
                await BlockingIO.disk.run { [transfer] in
                    try? lease.directory.remove(transfer)  // The original error is more useful than a cleanup error.
                }
                throw error
            }
            execution.setTransferID(id)
            return (transfer, lease)
        } catch let error as StoneError {
            removeExecution(of: id)
            throw .call(.invalidConfiguration(.invalidContext("path root", error)))
        } catch {
            removeExecution(of: id)
            throw .client(ClientError(ofDirectory: error, route))
        }
    }

    /// Performs a transfer to completion. The failure determines whether it stays on disk, see `BackgroundSession`.
    func perform(
        _ executor: TransferExecutor, _ turn: Turn, isRetry: Bool
    ) async throws(DurableTransferError) -> CallResponse {
        let (transfer, execution, lease) = (executor.transfer, executor.execution, executor.lease)
        defer { withExtendedLifetime(turn) {} }
        activity.begin(transfer.id, batch: transfer.batch)
        defer { activity.end(transfer.id) }
        do throws(DurableTransferError) {
            if system == nil {
                do { try await execution.waitForEarliestBeginDate(clock: executor.caller.configuration.clock) } catch {
                    throw .call(.cancelled)
                }
            }
            let response = try await executor.response(isRetry: isRetry)
            finishOnDelivery(of: transfer, execution, in: lease)
            return response
        } catch {
            let isShutDown = isShutDown(executor.caller.backgroundClient)
            let failure = error.disposition == .keep || isShutDown && error.isCancelled ? .shutDown : error
            switch failure.disposition {
            case .discard: await finish(transfer, in: lease)
            case .keep: removeExecution(of: transfer.id)
            case .deliver: finishOnDelivery(of: transfer, execution, in: lease)
            }
            throw failure
        }
    }
}

extension DurableTransferError {
    /// What to do with a transfer that ended without a response.
    fileprivate enum FailureDisposition {
        /// The caller canceled it: delete it.
        case discard
        /// The client was shut down: the next client of the session continues it.
        case keep
        /// Deliver the error to the caller, then delete it.
        case deliver
    }

    fileprivate static var shutDown: DurableTransferError {
        .call(
            .noResponse(
                HTTPError(.transportShutDown, "The client was shut down. The next client of the session continues.")))
    }

    /// A Boolean value that indicates whether the task was canceled.
    fileprivate var isCancelled: Bool {
        if case .call(.cancelled) = self { true } else { false }
    }

    fileprivate var disposition: FailureDisposition {
        switch self {
        case .call(.cancelled): .discard
        case .call(.noResponse(let error)): if case .transportShutDown = error.kind { .keep } else { .deliver }
        default: .deliver
        }
    }
}

extension ClientError {
    /// Creates the error for a transfer that can't be recorded in the directory of its session, or read from it.
    init(ofDirectory error: any Error, _ route: RouteDescriptor) {
        switch error {
        case is CancellationError: self = .cancelled
        case is SessionInUseError: self = .other(error)
        case let error as HTTPError:
            if case .transportShutDown = error.kind {
                self.init(error, CallSubject(route))
            } else {
                self = .fileAccessError(error)
            }
        default: self = .fileAccessError(error)
        }
    }
}
