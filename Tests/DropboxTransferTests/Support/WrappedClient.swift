import DropboxConcurrency
import DropboxCore
import Foundation

/// A transport client that isn't part of the SDK, and notes the requests that it creates.
final class WrappedClient: DropboxTransportClient {
    private let inner: any DropboxTransportClient
    let implementation: DropboxTransportClientImpl?
    private let created = Locked<[String]>([])

    /// Creates a client.
    ///
    /// - Parameter isTransparent: Whether the client says which one sends its requests.
    init(_ inner: any DropboxTransportClient, isTransparent: Bool) {
        self.inner = inner
        implementation = isTransparent ? inner.implementation : nil
    }

    /// The routes of the requests that this client created.
    var routes: [String] { created.withLock { $0 } }

    private func note<ASerial, RSerial, ESerial>(_ route: Route<ASerial, RSerial, ESerial>) {
        created.withLock { $0.append(route.descriptor.path) }
    }

    var accessTokenProvider: (any AccessTokenProvider)? {
        get { inner.accessTokenProvider }
        set { inner.accessTokenProvider = newValue }
    }
    var selectUser: String? {
        get { inner.selectUser }
        set { inner.selectUser = newValue }
    }
    var pathRoot: Common.PathRoot? {
        get { inner.pathRoot }
        set { inner.pathRoot = newValue }
    }
    var context: CallContext { inner.context }
    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>
    ) -> RpcRequest<RSerial, ESerial> {
        note(route)
        return inner.request(route)
    }
    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType?
    ) -> RpcRequest<RSerial, ESerial> {
        note(route)
        return inner.request(route, serverArgs: serverArgs)
    }
    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType, input: UploadBody
    ) -> UploadRequest<RSerial, ESerial> {
        note(route)
        return inner.request(route, serverArgs: serverArgs, input: input)
    }
    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType, overwrite: Bool, destination: URL
    ) -> DownloadRequestFile<RSerial, ESerial> {
        note(route)
        return inner.request(route, serverArgs: serverArgs, overwrite: overwrite, destination: destination)
    }
    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType
    ) -> DownloadRequestMemory<RSerial, ESerial> {
        note(route)
        return inner.request(route, serverArgs: serverArgs)
    }
    func shutdown() { inner.shutdown() }
}
