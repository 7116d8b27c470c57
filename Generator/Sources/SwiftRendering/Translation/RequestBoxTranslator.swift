import APIModel
import DropboxNames
import RenderingSupport

/// Translates upload and download routes to the enum whose cases hold their requests, for a background session that
/// resumes after a restart.
struct RequestBoxTranslator {
    let api: API
    let audience: RouteAudience

    /// `DropboxBaseRequestBox` or `DropboxAppBaseRequestBox`
    private var name: String {
        switch audience {
        case .account: "DropboxBaseRequestBox"
        case .app: "DropboxAppBaseRequestBox"
        }
    }

    /// The enum, and the function that creates it from a persisted transfer. Empty if no route transfers content.
    var declarations: [TypeDeclaration] {
        var routes = api.namespaces.flatMap { namespace in
            namespace.routes.compactMap { BoxedRoute(namespace, $0, audience, api) }
        }
        // A batch upload is restored in the same way.
        if audience == .account, api.namespaces.contains(where: { $0.name == "files" }) { routes.append(.batchUpload) }
        guard !routes.isEmpty else { return [] }
        let box = TypeDeclaration(
            preamble: documented(
                "A request of a background session, after a relaunch of the app. It has a case for each route that transfers content, \(audience.summary)."
            ),
            keyword: .enumeration, name: name, inherits: [RuntimeSymbol.sendable],
            members: routes.map { .enumCase($0.enumCase) })
        let branches = routes.map(\.branch) + [.init(pattern: nil, body: .none)]
        let reconnecting = Function(
            preamble: documented(
                "Returns the request of a transfer, or `nil` if there is no case for its route. For internal use only."),
            modifiers: [.static], name: RuntimeSymbol.reconnecting,
            parameters: [
                .init(label: "_", name: RuntimeSymbol.transfer, type: .named(RuntimeSymbol.backgroundTransfer))
            ],
            result: .optional(.named(name)),
            body: [.choice(.member(.name(RuntimeSymbol.transfer), RuntimeSymbol.transferRoute), branches)])
        return [box, TypeDeclaration(keyword: .extended, name: name, members: [.function(reconnecting)])]
    }

    private func documented(_ sentence: String) -> Preamble {
        Preamble(documentation: Documentation(sentences: [sentence]))
    }
}

/// A route that transfers content, as a case of a box.
private struct BoxedRoute {
    /// `files/get_thumbnail_v2`
    let path: String
    /// `files_getThumbnailV2`
    let name: String
    /// The request type of a route of its style, such as `UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer>`.
    let request: SwiftType
    /// The expression that creates the request from a transfer, such as `transfer.upload(Files.upload)`.
    let construction: Expression
    /// The documentation of the case.
    let documentation: String

    /// The batch upload, which isn't a route.
    static var batchUpload: BoxedRoute {
        BoxedRoute(
            path: RuntimeSymbol.batchUploadRoute, name: RuntimeSymbol.batchUploadCase,
            request: .named(RuntimeSymbol.batchUpload),
            construction: .call(.member(.name(RuntimeSymbol.transfer), RuntimeSymbol.batchTransfer)),
            documentation: "A request of `batchUpload` or `batchUploadFiles`.")
    }

    private init(path: String, name: String, request: SwiftType, construction: Expression, documentation: String) {
        self.path = path
        self.name = name
        self.request = request
        self.construction = construction
        self.documentation = documentation
    }

    /// Creates a case, or returns `nil` if the route transfers no content or isn't for `audience`.
    init?(_ namespace: Namespace, _ route: Route, _ audience: RouteAudience, _ api: API) {
        guard audience.includes(route) else { return nil }
        let (type, method): (String, String)
        switch route.string("style") {
        case "upload": (type, method) = (RuntimeSymbol.uploadRequest, RuntimeSymbol.uploadTransfer)
        case "download": (type, method) = (RuntimeSymbol.downloadToFile, RuntimeSymbol.downloadTransfer)
        default: return nil
        }
        let member = SwiftName.route(route.name, version: route.version)
        let path = "\(namespace.name)/\(route.name)" + (route.version > 1 ? "_v\(route.version)" : "")
        let descriptor = Expression.member(.name(SwiftName.namespace(namespace.name)), member)
        self.init(
            path: path, name: "\(SwiftName.member(namespace.name))_\(member)",
            request: .generic(type, [route.result, route.error].map { $0.serializer(in: api) }),
            construction: .call(.member(.name(RuntimeSymbol.transfer), method), descriptor),
            documentation: "A request of `\(path)`.")
    }

    var enumCase: EnumCase {
        EnumCase(
            preamble: Preamble(documentation: Documentation(sentences: [documentation])), name: name, payload: request)
    }

    /// `case "files/upload": .files_upload(transfer.upload(Files.upload))`
    var branch: Statement.Branch {
        .init(pattern: .string(path), body: .call(.implicitMember(name), construction))
    }
}
