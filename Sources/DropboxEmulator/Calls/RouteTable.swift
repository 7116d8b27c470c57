import DropboxCore
import Foundation
import DropboxStone

/// Which handler answers which route.
struct RouteTable: Sendable {
    /// What a handler gets and gives, types erased.
    typealias Handler = @Sendable (Call, _ argument: Data) async throws -> ServerResponse

    /// How a handler explains an argument that cannot be read, where the usual words will not do.
    typealias ArgumentError = @Sendable (StoneError) -> String?

    private(set) var handlers: [String: Handler] = [:]
    /// How faithful each answered route is, by its path.
    private(set) var fidelity: [String: Fidelity] = [:]

    /// Answers a route of the styles rpc and upload; the latter's content is the body of `call.request`.
    ///
    /// A handler throws `RouteRejection` with the error of the route, or a `RequestError`.
    mutating func on<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, fidelity: Fidelity = .faithful,
        complaint: @escaping ArgumentError = { _ in nil },
        _ handler: @escaping @Sendable (Argument, Call) async throws -> Result
    ) {
        add(route, fidelity) { call, json in
            let argument: Argument = try Self.decode(json, of: route.descriptor.path, complaint)
            let memory = try call.remember(argument)
            let result = try await handler(argument, call)
            try call.log(argument, result, memory)
            let body = try StoneCoding.encode(result, as: Result.self)
            return ServerResponse(status: 200, headers: ["Content-Type": "application/json"], body: .data(body))
        }
    }

    /// Answers a route of the style download.
    mutating func onDownload<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, fidelity: Fidelity = .faithful,
        complaint: @escaping ArgumentError = { _ in nil },
        _ handler: @escaping @Sendable (Argument, Call) async throws -> Download<Result>
    ) {
        add(route, fidelity) { call, json in
            let argument: Argument = try Self.decode(json, of: route.descriptor.path, complaint)
            let download = try await handler(argument, call)
            try call.log(argument, download.result, nil)
            let result = try StoneCoding.encode(download.result, as: Result.self, style: .ascii)
            return DownloadResponse.response(
                to: call.request, download, result: String(decoding: result, as: UTF8.self))
        }
    }

    /// Answers a route of the style download whose content is made while it is sent.
    mutating func onStream<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, fidelity: Fidelity = .faithful,
        complaint: @escaping ArgumentError = { _ in nil },
        _ handler: @escaping @Sendable (Argument, Call) async throws -> Stream<Result>
    ) {
        add(route, fidelity) { call, json in
            let argument: Argument = try Self.decode(json, of: route.descriptor.path, complaint)
            let stream = try await handler(argument, call)
            let result = try StoneCoding.encode(stream.result, as: Result.self, style: .ascii)
            let headers: HeaderFields = [
                "Content-Type": stream.type, "Dropbox-API-Result": String(decoding: result, as: UTF8.self),
            ]
            return ServerResponse(status: 200, headers: headers, body: .reader(stream.reader, length: nil))
        }
    }

    private mutating func add<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, _ fidelity: Fidelity, _ handler: @escaping Handler
    ) {
        self.fidelity[route.descriptor.path] = fidelity
        handlers[route.descriptor.path] = { call, json in
            do {
                return try await handler(call, json)
            } catch let refusal as RouteRejection<RouteError> {
                let error = try StoneCoding.encode(refusal.error, as: RouteError.self)
                return try ErrorResponse.response(
                    409, error: error, of: route.descriptor.namespace, depth: refusal.depth, call.service.minting)
            }
        }
    }

    private static func decode<Argument>(
        _ json: Data, of route: String, _ complaint: ArgumentError
    ) throws -> Argument {
        do {
            return try StoneCoding.decode(Argument.self, from: json, options: .strict)
        } catch {
            if let known = UndocumentedFields.removed(from: json, of: route, refusedFor: error) {
                return try decode(known, of: route, complaint)
            }
            // A value of the wrong kind is only one where the argument is JSON up to its end.
            guard (try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)) != nil else {
                throw RequestError.badArgument(ErrorStrings.undecodable)
            }
            throw RequestError.badArgument(complaint(error) ?? ErrorStrings.of(error))
        }
    }
}
