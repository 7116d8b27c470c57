import Foundation

/// A transfer of a background session, on its way from what was kept of it to the request that it is. Not for users:
/// `DropboxClient.getAllRequests` makes the requests.
public struct BackgroundTransfer: Sendable {
    let descriptor: TransferDescriptor
    let client: DropboxTransportClientImpl

    /// The route as the wire has it: `files/upload`.
    public var route: String { descriptor.route }

    /// The request of a transfer that uploads. `route` must be that of the transfer.
    public func upload<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>
    ) -> UploadRequest<Result, RouteError> {
        UploadRequest(client.reconnectedUpload(route, descriptor))
    }

    /// The request of a transfer that downloads. `route` must be that of the transfer.
    public func download<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>
    ) -> DownloadRequestFile<Result, RouteError> {
        DownloadRequestFile(client.reconnectedDownload(route, descriptor))
    }

    /// The error of a transfer whose route is not among those that are asked for.
    public var withoutCase: ReconnectionError {
        ReconnectionError(.missingReconnectionCase, taskDescription: route)
    }
}
