import DropboxCore
import DropboxHTTPServer
import DropboxStone
import Foundation

/// The handlers of the API routes.
struct RouteTable: Sendable {
    /// Returns the message for an argument that can't be decoded, or `nil` to use the standard message.
    typealias ArgumentErrorMessage = @Sendable (StoneError) -> String?

    private(set) var handlers: [String: any RouteHandler] = [:]
    /// The fidelity of each implemented route, by its path.
    private(set) var fidelity: [String: Fidelity] = [:]

    /// Adds the handler of a route of the style rpc or upload. The content of an upload is the body of `call.request`.
    ///
    /// A handler throws ``RouteRejection`` with an error of the route, or a ``RequestError``.
    mutating func on<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, fidelity: Fidelity = .faithful,
        argumentErrorMessage: @escaping ArgumentErrorMessage = { _ in nil },
        _ handler: @escaping @Sendable (ASerial.ValueType, Call) async throws -> RSerial.ValueType
    ) {
        add(ResultHandler(route: route, argumentErrorMessage: argumentErrorMessage, handler: handler), fidelity)
    }

    /// Adds the handler of a route of the style download.
    mutating func onDownload<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, fidelity: Fidelity = .faithful,
        argumentErrorMessage: @escaping ArgumentErrorMessage = { _ in nil },
        _ handler: @escaping @Sendable (ASerial.ValueType, Call) async throws -> Download<RSerial.ValueType>
    ) {
        add(DownloadHandler(route: route, argumentErrorMessage: argumentErrorMessage, handler: handler), fidelity)
    }

    /// Adds the handler of a route of the style download whose content is generated while it is sent.
    mutating func onStream<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, fidelity: Fidelity = .faithful,
        argumentErrorMessage: @escaping ArgumentErrorMessage = { _ in nil },
        _ handler: @escaping @Sendable (ASerial.ValueType, Call) async throws -> GeneratedDownload<RSerial.ValueType>
    ) {
        add(StreamHandler(route: route, argumentErrorMessage: argumentErrorMessage, handler: handler), fidelity)
    }

    private mutating func add(_ handler: any RouteHandler, _ fidelity: Fidelity) {
        self.fidelity[handler.descriptor.path] = fidelity
        handlers[handler.descriptor.path] = handler
    }
}

/// A route of the API and its handler, as requests find them by their path.
struct Endpoint: Sendable {
    let descriptor: RouteDescriptor
    /// The handler, or `nil` if the emulator doesn't implement the route.
    let handler: (any RouteHandler)?
    let origin: ServiceHeaders.Origin
}

/// The handler of a route: decodes the argument, and encodes the result or the error.
///
/// The types of the routes are known only here, and only at run time: specialized code for each of the 276 routes would
/// be half of the module, and of its build time. So nothing calls a handler with its type.
protocol RouteHandler: Sendable {
    var descriptor: RouteDescriptor { get }

    /// Returns the response to a request that was admitted, including a response with an error of the route.
    ///
    /// - Parameters:
    ///   - call: The request.
    ///   - argument: The argument as JSON.
    func response(to call: Call, _ argument: Data) async throws -> ServerResponse
}

private protocol TypedRouteHandler: RouteHandler {
    associatedtype ASerial: JSONSerializer
    associatedtype RSerial: JSONSerializer
    associatedtype ESerial: JSONSerializer

    var route: Route<ASerial, RSerial, ESerial> { get }
    var argumentErrorMessage: RouteTable.ArgumentErrorMessage { get }

    /// Returns the response with the result.
    func result(of argument: ASerial.ValueType, _ call: Call) async throws -> ServerResponse
}

extension TypedRouteHandler {
    var descriptor: RouteDescriptor { route.descriptor }

    func response(to call: Call, _ argument: Data) async throws -> ServerResponse {
        do {
            return try await result(of: try decode(argument), call)
        } catch let rejection as RouteRejection<ESerial.ValueType> {
            let error = try StoneCoding.encode(rejection.error, as: ESerial.ValueType.self)
            return try ErrorResponse.response(
                409, error: error, of: descriptor.namespace, depth: rejection.depth, call.service.idGenerator)
        }
    }

    private func decode(_ json: Data) throws -> ASerial.ValueType {
        do {
            return try StoneCoding.decode(ASerial.ValueType.self, from: json, mode: .strict)
        } catch {
            if let known = UndocumentedFields.removingFields(from: json, of: descriptor.path, rejectedWith: error) {
                return try decode(known)
            }
            // Report a value of the wrong type only if the whole argument is valid JSON.
            guard (try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)) != nil else {
                throw RequestError.badArgument(ErrorStrings.invalidJSON)
            }
            throw RequestError.badArgument(argumentErrorMessage(error) ?? ErrorStrings.message(for: error))
        }
    }
}

private struct ResultHandler<ASerial: JSONSerializer, RSerial: JSONSerializer, ESerial: JSONSerializer>:
    TypedRouteHandler
{
    let route: Route<ASerial, RSerial, ESerial>
    let argumentErrorMessage: RouteTable.ArgumentErrorMessage
    let handler: @Sendable (ASerial.ValueType, Call) async throws -> RSerial.ValueType

    func result(of argument: ASerial.ValueType, _ call: Call) async throws -> ServerResponse {
        let state = try call.captureState(argument)
        let result = try await handler(argument, call)
        try call.logEvents(argument, result, state)
        let body = try StoneCoding.encode(result, as: RSerial.ValueType.self)
        return ServerResponse(status: 200, headers: ["Content-Type": "application/json"], body: .data(body))
    }
}

private struct DownloadHandler<ASerial: JSONSerializer, RSerial: JSONSerializer, ESerial: JSONSerializer>:
    TypedRouteHandler
{
    let route: Route<ASerial, RSerial, ESerial>
    let argumentErrorMessage: RouteTable.ArgumentErrorMessage
    let handler: @Sendable (ASerial.ValueType, Call) async throws -> Download<RSerial.ValueType>

    func result(of argument: ASerial.ValueType, _ call: Call) async throws -> ServerResponse {
        let download = try await handler(argument, call)
        try call.logEvents(argument, download.result, nil)
        let result = try StoneCoding.encode(download.result, as: RSerial.ValueType.self, options: .ascii)
        return try DownloadResponse.response(
            to: call.request, download, result: String(decoding: result, as: UTF8.self))
    }
}

private struct StreamHandler<ASerial: JSONSerializer, RSerial: JSONSerializer, ESerial: JSONSerializer>:
    TypedRouteHandler
{
    let route: Route<ASerial, RSerial, ESerial>
    let argumentErrorMessage: RouteTable.ArgumentErrorMessage
    let handler: @Sendable (ASerial.ValueType, Call) async throws -> GeneratedDownload<RSerial.ValueType>

    func result(of argument: ASerial.ValueType, _ call: Call) async throws -> ServerResponse {
        let stream = try await handler(argument, call)
        let result = try StoneCoding.encode(stream.result, as: RSerial.ValueType.self, options: .ascii)
        let headers: HeaderFields = [
            "Content-Type": stream.type, "Dropbox-API-Result": String(decoding: result, as: UTF8.self),
        ]
        return ServerResponse(status: 200, headers: headers, body: .reader(stream.reader, length: nil))
    }
}

/// How closely a route follows Dropbox.
enum Fidelity: Sendable, Hashable {
    /// The route behaves like Dropbox, as far as Dropbox's behavior is known.
    case faithful
    /// The responses have the right format, but less functionality. The text describes the difference, for example "the
    /// list is always empty".
    case simplified(String)
}

/// The handlers of the pages outside the API: OAuth, links, and the admin API of the emulator.
struct PageTable: Sendable {
    /// Returns the response to a request of any method.
    typealias Handler = @Sendable (ServerRequest, Service) async throws -> ServerResponse

    struct Page: Sendable {
        let handler: Handler
        /// A Boolean value that indicates whether the page belongs to the emulator itself and doesn't exist at Dropbox.
        ///
        /// The request log contains no requests to such pages, and faults don't affect them. Faults can therefore
        /// always be disabled.
        let isEmulatorPage: Bool
    }

    private var exact: [String: Page] = [:]
    private var prefixes: [(prefix: String, page: Page)] = []

    /// Adds the handler of one path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - isEmulatorPage: Whether the page belongs to the emulator itself.
    ///   - handler: The handler.
    mutating func on(_ path: String, isEmulatorPage: Bool = false, _ handler: @escaping Handler) {
        exact[path] = Page(handler: handler, isEmulatorPage: isEmulatorPage)
    }

    /// Adds the handler of all paths with the given prefix, which ends with a slash. The longest matching prefix has
    /// precedence.
    mutating func under(_ prefix: String, isEmulatorPage: Bool = false, _ handler: @escaping Handler) {
        prefixes.append((prefix, Page(handler: handler, isEmulatorPage: isEmulatorPage)))
        prefixes.sort { $0.prefix.count > $1.prefix.count }
    }

    /// The paths of the pages that exist at Dropbox, without the leading slash.
    var names: [String] { exact.filter { !$0.value.isEmulatorPage }.map { String($0.key.dropFirst()) }.sorted() }

    /// The prefixes of the paths of other pages that exist at Dropbox, without the leading slash.
    var prefixNames: [String] { prefixes.filter { !$0.page.isEmulatorPage }.map { String($0.prefix.dropFirst()) } }

    func page(at path: String) -> Page? {
        exact[path] ?? prefixes.first { path.hasPrefix($0.prefix) }?.page
    }
}

/// The hosts of Dropbox, and the routes that each of them serves.
///
/// If a client reaches the emulator by the name of a Dropbox host (with a hosts file and TLS), only the routes of that
/// host work. By any other name, all routes work.
enum HostMatcher {
    private static let hosts: [String: Set<RouteHost>] = [
        "api.dropboxapi.com": [.api], "api.dropbox.com": [.api],
        "content.dropboxapi.com": [.content, .downloadContent],
        "notify.dropboxapi.com": [.notify],
        "www.dropbox.com": [], "dropbox.com": [], "dl.dropboxusercontent.com": [],
    ]

    /// The first letters of the hosts. Most requests have another host, which needn't be looked up.
    private static let initials = Set(hosts.keys.compactMap(\.utf8.first))

    /// Rejects a request that was sent to the wrong host.
    static func check(_ request: ServerRequest, _ descriptor: RouteDescriptor) throws(RequestError) {
        guard let host = request.headers["Host"], let initial = host.utf8.first, initials.contains(initial | 0x20),
            let routes = hosts[name(of: host)], !routes.contains(descriptor.host)
        else { return }
        throw .wrongHost(descriptor, home: hostname(for: descriptor.host))
    }

    /// Returns the host without its port, in lowercase because DNS names ignore case.
    private static func name(of host: String) -> String {
        String(host.prefix { $0 != ":" }).lowercased()
    }

    private static func hostname(for host: RouteHost) -> String {
        switch host {
        case .api: "api.dropboxapi.com"
        case .content, .downloadContent: "content.dropboxapi.com"
        case .notify: "notify.dropboxapi.com"
        }
    }
}
