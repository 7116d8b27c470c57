import DropboxCore
import DropboxHTTP
import DropboxStone
import Foundation

/// Routes of all kinds with types of DropboxCore.
enum Demo {
    static let schema = StoneSchema(
        "demo",
        """
        route read Void common.RootInfo common.PathRootError auth=user scope=demo.read
        route write auth.TokenFromOAuth1Arg common.UserRootInfo auth.RateLimitReason auth=user scope=demo.write
        route upload String common.UserRootInfo auth.RateLimitReason host=content style=upload scope=demo.write
        route download String common.UserRootInfo auth.RateLimitReason host=content style=download scope=demo.read
        route poll String String Void auth=noauth host=notify scope=demo.read
        route app Void String Void auth=app
        route both Void String Void auth="app, user" scope=demo.read
        route old:2 Void Void Void
        """)

    static var read: Route<VoidSerializer, Common.RootInfoSerializer, Common.PathRootErrorSerializer> {
        Route(schema, 0)
    }
    static var write: Route<Auth.TokenFromOAuth1ArgSerializer, VoidSerializer, Auth.RateLimitReasonSerializer> {
        Route(schema, 1)
    }
    static var upload: Route<StringSerializer, Auth.TokenScopeErrorSerializer, Auth.RateLimitReasonSerializer> {
        Route(schema, 2)
    }
    static var download: Route<StringSerializer, Auth.TokenScopeErrorSerializer, Auth.RateLimitReasonSerializer> {
        Route(schema, 3)
    }
    static var poll: Route<StringSerializer, StringSerializer, VoidSerializer> { Route(schema, 4) }
    static var app: Route<VoidSerializer, StringSerializer, VoidSerializer> { Route(schema, 5) }
    static var both: Route<VoidSerializer, StringSerializer, VoidSerializer> { Route(schema, 6) }
    static var old: Route<VoidSerializer, VoidSerializer, VoidSerializer> { Route(schema, 7) }

    /// A response to `read`.
    static let rootInfo = #"{".tag":"user","root_namespace_id":"7","home_namespace_id":"7"}"#
    /// A response to `upload` and `download`.
    static let scope = #"{"required_scope":"files.content.read"}"#
    /// An argument for `write`.
    static let token = Auth.TokenFromOAuth1Arg(oauth1Token: "a", oauth1TokenSecret: "b")
}

extension DropboxTransportClientImpl {
    /// Creates a client with a token and a fake transport.
    static func fake(
        _ transport: FakeTransport, authentication: AuthStrategy? = nil, scope: CallContext = CallContext(),
        _ change: (inout Configuration) -> Void = { _ in }
    ) -> DropboxTransportClientImpl {
        DropboxTransportClientImpl(
            authentication: authentication ?? .accessToken(LongLivedAccessTokenProvider(accessToken: "secret-token")),
            context: scope, configuration: Configuration(change), transport: transport)
    }
}

extension DropboxTransportClient {
    /// Creates a request with a JSON result. Without this method, the compiler prefers the overload that downloads to
    /// memory.
    func rpc<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, _ argument: ASerial.ValueType
    ) -> RpcRequest<RSerial, ESerial> {
        request(route, serverArgs: argument)
    }
}
