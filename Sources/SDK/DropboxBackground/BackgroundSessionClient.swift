import DropboxCore
import DropboxHTTP
import Foundation

/// A client's share of a background session. A shutdown ends the requests of the client. Those of other clients of the
/// session continue.
final class BackgroundSessionClient: DurableTransferService {
    /// Identifies the client in its session.
    let id = UUID()
    private let session: BackgroundSession
    let transport: (any HTTPTransport)?

    init(_ identifier: String, _ settings: NetworkSessionConfiguration) {
        session = BackgroundSession.shared(identifier, settings, client: id)
        transport = session.system?.makeTransport(settings.transport)
    }

    deinit { session.remove(id) }

    var didFinishEvents: (@Sendable () -> Void)? {
        get { session.didFinishEvents }
        set { session.didFinishEvents = newValue }
    }

    func whenEventsAreDelivered(_ action: @escaping @Sendable () -> Void) { session.whenEventsAreDelivered(action) }

    func response(
        to request: DurableTransferRequest, execution: AnyRequestExecution
    ) async throws(DurableTransferError) -> CallResponse {
        try await session.response(to: request, execution: execution)
    }

    func beginBatch(
        _ route: RouteDescriptor, client: DropboxTransportClientImpl, execution: AnyRequestExecution,
        journal write: @escaping @Sendable (URL) throws -> Void
    ) async throws(DurableTransferError) -> any DurableBatch {
        try await session.beginBatch(route, client: client, execution: execution, journal: write)
    }

    func transfers(of client: DropboxTransportClientImpl) async -> [Result<BackgroundTransfer, ReconnectionError>] {
        await session.transfers(of: client)
    }

    func settle() async { await session.activity.settled() }

    func shutdown() {
        // Stop waiting before the requests are canceled: otherwise, that would cancel the transfers of the system.
        session.shutdown(of: id) { [transport] in transport?.shutdown() }
    }
}

extension RouteCaller {
    /// Identifies the client in its background session.
    var backgroundClient: UUID? { (durableTransferService as? BackgroundSessionClient)?.id }
}
