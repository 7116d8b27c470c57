import DropboxCore
import Foundation

/// A transfer that is in the session's folder, or in the hands of the system.
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

    func run<Output, RouteError>(
        _ work: @escaping RequestExecution<Output, RouteError>.Work
    ) -> RequestExecution<Output, RouteError> {
        let run = session.run(of: descriptor.id) {
            let run = RequestExecution<Output, RouteError>(
                name: route, terms: descriptor.terms, errorHandlers: client.configuration.globalErrorHandlers,
                log: client.configuration.log, work: work)
            // Until it starts, when it is cancelled.
            run.onDelivery { [session, descriptor, time = client.configuration.clock] in
                await session.drop(descriptor, time)
            }
            return run
        }
        // It was begun by an earlier process, and nothing of it can be changed any more.
        run.start()
        return run
    }

    func answer(of route: RouteDescriptor, _ run: any AnyRequestExecution) async throws(DurableTransferError)
        -> CallResponse
    {
        let (lease, origin) = try await reopen(run)
        let work = TransferExecutor(
            descriptor, route, lease, client.caller, origin, run, isCarriedBySystem: session.system != nil)
        return try await session.carry(work, isAgain: true)
    }

    func batch(_ run: any AnyRequestExecution) async throws(DurableTransferError) -> (
        any DurableBatch, DropboxTransportClientImpl
    ) {
        let (lease, origin) = try await reopen(run)
        let client = client.with(context: origin.scope) as? DropboxTransportClientImpl ?? client
        return (BackgroundBatch(descriptor, session, lease, client), client)
    }

    /// What is needed to carry on.
    private func reopen(
        _ run: any AnyRequestExecution
    ) async throws(DurableTransferError) -> (BackgroundSession.Lease, RouteCaller.Origin) {
        run.onDelivery(nil)
        var origin = client.origin
        do {
            origin.scope = try descriptor.scope
            return (try await session.open(client.configuration.clock), origin)
        } catch {
            session.forget(descriptor.id)
            throw .reconnection(error)
        }
    }
}
