import APIModel

/// Translates the routes that move content into the enum whose cases hold their requests: what a background session
/// gives back after a restart.
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

    /// The enum, and the way to it from what was kept of a transfer; nothing where no route moves content.
    var declarations: [TypeDeclaration] {
        var routes = api.namespaces.flatMap { namespace in
            namespace.routes.compactMap { BoxedRoute(namespace, $0, audience, api) }
        }
        // What uploads many of them is found again in the same way.
        if audience == .account, api.namespaces.contains(where: { $0.name == "files" }) { routes.append(.batchUpload) }
        guard !routes.isEmpty else { return [] }
        let box = TypeDeclaration(
            preamble: documented(
                "A request of a background session, found again: a case for each route that moves content, \(audience.words)."
            ),
            keyword: .enumeration, name: name, inherits: [RuntimeSymbol.sendable],
            members: routes.map { .enumCase($0.enumCase) })
        let branches = routes.map(\.branch) + [.init(pattern: nil, body: .none)]
        let reconnecting = Function(
            preamble: documented("The request of a transfer; `nil` where no case has its route. Not for users."),
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

/// A route that moves content, as a case of a box.
private struct BoxedRoute {
    /// `files/get_thumbnail_v2`
    let path: String
    /// `files_getThumbnailV2`
    let name: String
    /// `UploadRequest<Files.FileMetadata, Files.UploadError>`: the request that a route of its style gives.
    let request: SwiftType
    /// `transfer.upload(Files.upload)`: how a transfer makes it.
    let made: Expression
    /// A line of documentation.
    let words: String

    /// Many uploads in one, which are no route.
    static var batchUpload: BoxedRoute {
        BoxedRoute(
            path: RuntimeSymbol.batchUploadRoute, name: RuntimeSymbol.batchUploadCase,
            request: .named(RuntimeSymbol.batchUpload),
            made: .call(.member(.name(RuntimeSymbol.transfer), RuntimeSymbol.batchTransfer)),
            words: "`batchUpload` and `batchUploadFiles`")
    }

    private init(path: String, name: String, request: SwiftType, made: Expression, words: String) {
        self.path = path
        self.name = name
        self.request = request
        self.made = made
        self.words = words
    }

    /// Nil where the route moves no content, or is not for `audience`.
    init?(_ namespace: Namespace, _ route: Route, _ audience: RouteAudience, _ api: API) {
        guard audience.calls(route) else { return nil }
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
            request: .generic(type, [route.result, route.error].map { $0.swiftType(in: api) }),
            made: .call(.member(.name(RuntimeSymbol.transfer), method), descriptor), words: "`\(path)`")
    }

    var enumCase: EnumCase {
        EnumCase(
            preamble: Preamble(documentation: Documentation(sentences: [words])), name: name, payload: request)
    }

    /// `case "files/upload": .files_upload(transfer.upload(Files.upload))`
    var branch: Statement.Branch {
        .init(pattern: .string(path), body: .call(.implicitMember(name), made))
    }
}
