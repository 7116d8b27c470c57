import Foundation

/// Work of many calls that outlives the process. It is kept as a transfer is: its source is a journal, which whoever does
/// the work writes and reads.
///
/// Calls that only the process makes are made again by the next one. Requests that carry content can outlive the process
/// by themselves, as parts of the batch: the next process takes them over in place of making them again.
package struct BackgroundBatch: Sendable {
    private let transfer: TransferDescriptor
    private let session: BackgroundSession
    private let lease: BackgroundSession.Lease
    private let client: DropboxTransportClientImpl

    fileprivate init(
        _ transfer: TransferDescriptor, _ session: BackgroundSession, _ lease: BackgroundSession.Lease,
        _ client: DropboxTransportClientImpl
    ) {
        self.transfer = transfer
        self.session = session
        self.lease = lease
        self.client = client
    }

    /// Where the journal is.
    package var journal: URL { URL(fileURLWithPath: transfer.source ?? "") }

    /// When nothing is tried any more.
    package var deadline: Date { transfer.deadline(client.configuration.session) }

    /// Whether the system carries requests on while the process is gone.
    package var isCarriedBySystem: Bool { session.system != nil }

    /// The parts that earlier processes have left, by their keys.
    package func parts() async throws -> [String: BackgroundTransfer] {
        let parts = try await client.transfers(of: session, in: lease).compactMap { found -> TransferDescriptor? in
            if case .success(let part) = found, part.batch == transfer.id { part } else { nil }
        }
        return Dictionary(
            parts.map { ($0.part ?? "", BackgroundTransfer(descriptor: $0, client: client, session: session)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Makes a request that has not started a part of the batch.
    package func adopt<Output, RouteError>(_ request: some Request<Output, RouteError>, as key: String) {
        request._run.change { [id = transfer.id] in $0.part = (id, key) }
    }

    /// Leaves the batch to the next process.
    package func leave() { session.forget(transfer.id) }

    /// Says what becomes of the batch, when the work is over: it is forgotten as soon as the outcome of `run` has been
    /// handed over, at once where the caller wants no outcome, and stays for the next process where the client was shut down.
    package func end<Output, RouteError>(_ run: RequestRun<Output, RouteError>) async {
        guard !session.isShutDown else { return leave() }
        do {
            for part in try await parts().values { session.finish(part.descriptor, in: lease) }
        } catch {
            // Without their batch they are nobody's, and `BackgroundFolder.sweep` deletes them.
        }
        if Task.isCancelled {
            session.finish(transfer, in: lease)
        } else {
            run.onDelivery { [transfer, session, lease] in session.finish(transfer, in: lease) }
        }
    }
}

extension DropboxTransportClientImpl {
    /// Records a batch before anything of it is done; `nil` where nothing outlives the process.
    ///
    /// - Parameters:
    ///   - route: What goes for its route.
    ///   - run: Its run.
    ///   - write: Writes the journal.
    package func record<Output, RouteError>(
        _ route: String, _ run: RequestRun<Output, RouteError>, journal write: (URL) throws -> Void
    ) async throws(CallError<RouteError>) -> BackgroundBatch? {
        guard let session = caller.background else { return nil }
        let (transfer, lease) = try await caller.record(route, Data("{}".utf8), in: session, origin, run) {
            transfer, folder in
            let journal = folder.file(transfer.id, "batch")
            try write(journal)
            transfer.source = journal.path
            transfer.isSourceOurs = true
        }
        return BackgroundBatch(transfer, session, lease, self)
    }
}

extension BackgroundTransfer {
    /// The run of a batch that an earlier process has left; that which this process has already, where there is one.
    package func batch<Output>(
        _ work:
            @escaping @Sendable (
                RequestRun<Output, Void>, BackgroundBatch, DropboxTransportClientImpl
            ) async throws(CallError<Void>) -> Output
    ) -> RequestRun<Output, Void> {
        run { [client, descriptor, session] run throws(CallError<Void>) in
            let (lease, origin) = try await client.caller.reopen(descriptor, in: session, client.origin, run)
            let client = client.scoped(to: origin.scope) as? DropboxTransportClientImpl ?? client
            return try await work(run, BackgroundBatch(descriptor, session, lease, client), client)
        }
    }
}
