import DropboxHTTP
import Foundation

/// Performs uploads and downloads that continue after the process exits. `DropboxBackground` implements it; a
/// background ``NetworkSessionConfiguration`` creates the instance.
package protocol DurableTransferService: AnyObject, Sendable {
    /// The transport for the requests of the client, or `nil` to use the transport of the platform.
    var transport: (any HTTPTransport)? { get }

    /// Called after all events of the session were delivered.
    var didFinishEvents: (@Sendable () -> Void)? { get set }

    /// Calls a closure once, the next time that all events of the session were delivered, or when the session is shut down.
    func whenEventsAreDelivered(_ action: @escaping @Sendable () -> Void)

    /// Persists a transfer, performs it, and returns its final response.
    func response(
        to request: DurableTransferRequest, execution: AnyRequestExecution
    ) async throws(DurableTransferError) -> CallResponse

    /// Persists a batch of requests before its first request.
    ///
    /// - Parameters:
    ///   - route: The descriptor that represents the batch, which has no route.
    ///   - client: The client that sends the requests.
    ///   - execution: The execution of the batch.
    ///   - write: Writes the journal. It may wait for the disk.
    func beginBatch(
        _ route: RouteDescriptor, client: DropboxTransportClientImpl, execution: AnyRequestExecution,
        journal write: @escaping @Sendable (URL) throws -> Void
    ) async throws(DurableTransferError) -> any DurableBatch

    /// Returns the persisted transfers of this process and of earlier ones.
    func transfers(of client: DropboxTransportClientImpl) async -> [Result<BackgroundTransfer, ReconnectionError>]

    /// Waits until the requests of this process wait only for transfers that the system performs, and for later attempts,
    /// or until the task is canceled.
    func settle() async

    /// Stops all requests. Persisted transfers are preserved for the next client.
    func shutdown()
}

/// A request for a transfer that continues after the process exits.
package struct DurableTransferRequest: Sendable {
    /// The content of a transfer.
    package enum Content: Sendable {
        case upload(UploadBody)
        case download(URL, overwrite: Bool)
    }

    /// The route.
    package let route: RouteDescriptor
    /// The argument as JSON.
    package let argument: Data
    /// The content.
    package let content: Content
    /// The caller that sends the requests.
    package let caller: RouteCaller
    /// The authentication and the context of the requests.
    package let options: CallOptions
}

/// A persisted transfer.
package protocol DurableTransfer: Sendable {
    /// The path of the route.
    var route: String { get }

    /// The file that receives the content of a download.
    var destination: URL? { get }

    /// Returns the existing execution of the transfer in this process, or creates one that immediately does `work`.
    func execution<Output, RouteError>(
        performing work: @escaping RequestExecution<Output, RouteError>.Work
    ) -> RequestExecution<Output, RouteError>

    /// Resumes the transfer where earlier processes stopped, and returns its final response.
    func response(
        for route: RouteDescriptor, execution: AnyRequestExecution
    ) async throws(DurableTransferError) -> CallResponse

    /// Returns the batch that this transfer represents, and a client for the account that started it.
    func batch(
        _ route: RouteDescriptor, _ execution: AnyRequestExecution
    ) async throws(DurableTransferError) -> (any DurableBatch, DropboxTransportClientImpl)
}

/// A batch of requests that continues after the process exits. The code that performs the batch writes its state to a
/// journal and reads it again.
///
/// The next process repeats requests that only the process itself can perform. Requests with content can continue
/// independently as parts of the batch: the next process resumes them instead of repeating them.
package protocol DurableBatch: Sendable {
    /// The unique ID of the batch.
    var id: String { get }

    /// The URL of the journal.
    var journal: URL { get }

    /// The time after which nothing is retried.
    var deadline: Date { get }

    /// A Boolean value that indicates whether the system continues requests while the process isn't running.
    var isPerformedBySystem: Bool { get }

    /// Returns the parts that earlier processes started, by their keys.
    func parts() async throws -> [String: BackgroundTransfer]

    /// Records the number of requests that the batch waits for, except delays.
    func setRequestCount(_ count: Int)

    /// Stops work on the batch in this process, so that the next process resumes it.
    func detach()

    /// Finishes the batch.
    ///
    /// The persisted state is deleted after the outcome of `execution` was delivered, or immediately if the caller
    /// doesn't wait for the outcome. If the client was shut down, the state is preserved for the next process.
    func finish(_ execution: AnyRequestExecution) async
}

extension DurableBatch {
    /// Adds a request that has not started to the batch.
    package func addPart<RSerial, ESerial>(_ request: UploadRequest<RSerial, ESerial>, key: String) {
        request.anyExecution.updateOptions(for: "adopt") { [id] in $0.part = (id, key) }
    }
}

/// An error that indicates that a durable transfer has no response.
package indirect enum DurableTransferError: Error {
    /// The request failed.
    case call(CallFailure)
    /// Persisting the transfer failed, or a file of the caller could not be read or written.
    case client(ClientError)
    /// The state that an earlier process persisted is unusable.
    case reconnection(any Error)
}

extension CallError where EType: Sendable {
    init(_ error: DurableTransferError, _ subject: CallSubject) {
        switch error {
        case .call(let failure): self = CallError(failure, subject)
        case .client(let error): self = .clientError(error)
        case .reconnection(let error): self = .reconnectionError(error)
        }
    }
}
