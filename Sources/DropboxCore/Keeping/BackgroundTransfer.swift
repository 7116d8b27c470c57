import Foundation

/// A transfer of a background session, on its way from what was kept of it to the request that it is. Not for users:
/// `DropboxClient.getAllRequests` makes the requests.
public struct BackgroundTransfer: Sendable {
    private let transfer: any DurableTransfer
    private let caller: RouteCaller

    package init(_ transfer: any DurableTransfer, of client: DropboxTransportClientImpl) {
        self.transfer = transfer
        caller = client.caller
    }

    /// The route as the wire has it: `files/upload`.
    public var route: String { transfer.route }

    /// The error of a transfer whose route is not among those that are asked for.
    public var withoutCase: ReconnectionError {
        ReconnectionError(.missingReconnectionCase, taskDescription: route)
    }

    /// The request of a transfer that uploads. `route` must be that of the transfer.
    public func upload<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>
    ) -> UploadRequest<Result, RouteError> {
        UploadRequest(
            transfer.run { [transfer, caller] run throws(CallError<RouteError>) in
                try await caller.result(of: transfer, route, run)
            })
    }

    /// The request of a transfer that downloads. `route` must be that of the transfer.
    public func download<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>
    ) -> DownloadRequestFile<Result, RouteError> {
        DownloadRequestFile(
            transfer.run { [transfer, caller] run throws(CallError<RouteError>) in
                let result = try await caller.result(of: transfer, route, run)
                return (result, transfer.destination ?? URL(fileURLWithPath: ""))
            })
    }

    /// The run of a batch that an earlier process has left; that which this process has already, where there is one.
    ///
    /// - Parameters:
    ///   - route: What it has in place of a route.
    ///   - work: Goes on with it.
    package func batch<Output>(
        _ route: RouteDescriptor,
        _ work:
            @escaping @Sendable (
                RequestExecution<Output, Void>, any DurableBatch, DropboxTransportClientImpl
            ) async throws(CallError<Void>) -> Output
    ) -> RequestExecution<Output, Void> {
        transfer.run { [transfer] run throws(CallError<Void>) in
            let found: (batch: any DurableBatch, client: DropboxTransportClientImpl)
            do throws(DurableTransferError) {
                found = try await transfer.batch(run)
            } catch {
                throw CallError(error, route: route)
            }
            return try await work(run, found.batch, found.client)
        }
    }
}

extension DropboxTransportClientImpl {
    /// Keeps a batch before anything of it is done; `nil` where nothing outlives the process.
    ///
    /// - Parameters:
    ///   - route: What it has in place of a route.
    ///   - run: Its run.
    ///   - write: Writes the journal.
    package func begin(
        _ route: RouteDescriptor, _ run: any AnyRequestExecution,
        journal write: @escaping @Sendable (URL) throws -> Void
    ) async throws(CallError<Void>) -> (any DurableBatch)? {
        do throws(DurableTransferError) {
            return try await caller.keeper?.begin(route, self, run, journal: write)
        } catch {
            throw CallError(error, route: route)
        }
    }
}
