import Foundation

/// A transfer of a background session, on its way from what was kept of it to the request that it is. Not for users:
/// `DropboxClient.getAllRequests` makes the requests.
public struct BackgroundTransfer: Sendable {
    let descriptor: TransferDescriptor
    let client: DropboxTransportClientImpl
    let session: BackgroundSession

    /// The route as the wire has it: `files/upload`.
    public var route: String { descriptor.route }

    /// The error of a transfer whose route is not among those that are asked for.
    public var withoutCase: ReconnectionError {
        ReconnectionError(.missingReconnectionCase, taskDescription: route)
    }

    /// The request of a transfer that uploads. `route` must be that of the transfer.
    public func upload<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>
    ) -> UploadRequest<Result, RouteError> {
        UploadRequest(
            run {
                [caller = client.caller, origin = client.origin, descriptor, session]
                run throws(CallError<RouteError>) in
                try await caller.carryOn(descriptor, route, in: session, origin: origin, run: run)
            })
    }

    /// The request of a transfer that downloads. `route` must be that of the transfer.
    public func download<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>
    ) -> DownloadRequestFile<Result, RouteError> {
        DownloadRequestFile(
            run {
                [caller = client.caller, origin = client.origin, descriptor, session]
                run throws(CallError<RouteError>) in
                let result = try await caller.carryOn(descriptor, route, in: session, origin: origin, run: run)
                return (result, URL(fileURLWithPath: descriptor.destination ?? ""))
            })
    }

    /// The life of the request: the one that this process has already, or a new one.
    func run<Output, RouteError>(
        _ work: @escaping @Sendable (RequestRun<Output, RouteError>) async throws(CallError<RouteError>) -> Output
    ) -> RequestRun<Output, RouteError> {
        session.run(of: descriptor.id) {
            let run = RequestRun<Output, RouteError>(
                name: route, time: client.configuration.time, terms: descriptor.terms,
                errorHandlers: client.configuration.globalErrorHandlers, work: work)
            // Until it starts, when it is cancelled.
            run.onDelivery { [session, descriptor, time = client.configuration.time] in
                Task { await session.drop(descriptor, time) }
            }
            return run
        }
    }
}
