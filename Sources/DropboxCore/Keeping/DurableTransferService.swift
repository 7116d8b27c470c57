import Foundation
import DropboxHTTP

/// Makes the uploads and downloads of a client outlive the process. The configuration of a session brings it along; what
/// keeps and carries is the background session of the module DropboxBackground.
package protocol DurableTransferService: AnyObject, Sendable {
    /// What sends the requests of the client; `nil` for the transport of the platform.
    var transport: (any HTTPTransport)? { get }

    /// Called when all that has happened is told.
    var didFinishEvents: (@Sendable () -> Void)? { get set }

    /// Keeps a transfer, and carries it to its final answer.
    func answer(to transfer: DurableTransferRequest, _ run: any AnyRequestExecution) async throws(DurableTransferError)
        -> CallResponse

    /// Keeps a batch of many calls, before anything of it is done.
    ///
    /// - Parameters:
    ///   - route: What it has in place of a route.
    ///   - write: Writes the journal. It may wait for the disk.
    func begin(
        _ route: RouteDescriptor, _ client: DropboxTransportClientImpl, _ run: any AnyRequestExecution,
        journal write: @escaping @Sendable (URL) throws -> Void
    ) async throws(DurableTransferError) -> any DurableBatch

    /// What is kept, begun by this process or by earlier ones.
    func transfers(of client: DropboxTransportClientImpl) async -> [Result<BackgroundTransfer, ReconnectionError>]

    /// Ends all requests. What is kept stays, for the next client.
    func shutdown()
}

/// A transfer that is to outlive the process.
package struct DurableTransferRequest: Sendable {
    /// What is moved.
    package enum Content: Sendable {
        case upload(UploadBody)
        case download(URL, overwrite: Bool)
    }

    /// The route.
    package let route: RouteDescriptor
    /// Its argument in JSON.
    package let argument: Data
    /// What is moved.
    package let content: Content
    /// What calls are made with.
    package let caller: RouteCaller
    /// Who calls.
    package let origin: RouteCaller.Origin
}

/// A transfer that is kept, on its way to the request that it is.
package protocol DurableTransfer: Sendable {
    /// The route as the wire has it.
    var route: String { get }

    /// Where content is received.
    var destination: URL? { get }

    /// The life of its request: the one that this process has already, or a new one that does `work`, at once.
    func run<Output, RouteError>(
        _ work: @escaping RequestExecution<Output, RouteError>.Work
    ) -> RequestExecution<Output, RouteError>

    /// Carries it to its final answer, from wherever earlier processes have left it.
    func answer(of route: RouteDescriptor, _ run: any AnyRequestExecution) async throws(DurableTransferError)
        -> CallResponse

    /// The batch that it is, and a client of who began it.
    func batch(_ run: any AnyRequestExecution) async throws(DurableTransferError) -> (
        any DurableBatch, DropboxTransportClientImpl
    )
}

/// Work of many calls that outlives the process. What has to be known of it is in a journal, which whoever does the work
/// writes and reads.
///
/// Calls that only the process makes are made again by the next one. Requests that carry content can outlive the process
/// by themselves, as parts of the batch: the next process takes them over in place of making them again.
package protocol DurableBatch: Sendable {
    /// Tells it from others.
    var id: String { get }

    /// Where the journal is.
    var journal: URL { get }

    /// When nothing is tried any more.
    var deadline: Date { get }

    /// Whether the system carries requests on while the process is gone.
    var isCarriedBySystem: Bool { get }

    /// The parts that earlier processes have left, by their keys.
    func parts() async throws -> [String: BackgroundTransfer]

    /// Leaves the batch to the next process.
    func leave()

    /// Says what becomes of the batch, when the work is over: it is forgotten as soon as the outcome of `run` has been
    /// handed over, at once where the caller wants no outcome, and stays for the next process where the client was shut down.
    func end(_ run: any AnyRequestExecution) async
}

extension DurableBatch {
    /// Makes a request that has not started a part of the batch.
    package func adopt(_ request: some Request, as key: String) {
        request._run.change("adopt") { [id] in $0.part = (id, key) }
    }
}

/// Why what is kept has no outcome.
package indirect enum DurableTransferError: Error {
    /// The call.
    case call(CallFailure)
    /// What keeps it, or a file of the caller.
    case client(ClientError)
    /// What an earlier process has left is of no use.
    case reconnection(any Error)
}

extension CallError where EType: Sendable {
    init(_ failure: DurableTransferError, route: RouteDescriptor) {
        switch failure {
        case .call(let failure): self = CallError(failure, route: route)
        case .client(let error): self = .clientError(error)
        case .reconnection(let error): self = .reconnectionError(error)
        }
    }
}
