import DropboxCore
import DropboxHTTPServer
import Foundation

/// Calls routes of the API in the name of an account, so that cursors, webhooks, and events of teams see the changes of the
/// console like those of an app. Tokens, scopes, faults, and the call log don't apply.
struct AccountCaller: Sendable {
    let account: UserAccount
    let request: ServerRequest
    let service: Service
    /// Whether paths start at the root of the team instead of the account's own folder.
    var isAtTeamRoot = false

    var view: NamespaceView {
        guard isAtTeamRoot, let membership = account.membership else { return account.view }
        return account.view.withRoot(membership.root)
    }

    /// Returns the result of a route.
    ///
    /// - Throws: ``ConsoleProblem`` with the error of the route.
    @discardableResult
    func call(_ route: String, _ argument: [String: JSONValue]) async throws -> JSONValue {
        let response = try await response(route, argument)
        guard case .data(let body) = response.body else { throw ConsoleProblem("\(route) has no result") }
        return body.isEmpty ? .null : try JSONValue(text: body)
    }

    /// Returns the response of a route.
    ///
    /// - Throws: ``ConsoleProblem`` with the error of the route.
    func response(_ route: String, _ argument: [String: JSONValue]) async throws -> ServerResponse {
        guard let handler = AllRoutes.table.handlers[route] else { throw ConsoleProblem("unknown route \(route)") }
        let token = Token(
            text: "", kind: .access, grant: 0, account: account.number, team: nil, app: service.appKey,
            scopes: ScopeCatalog.names, expires: nil, requiredCredentials: .key)
        let call = Call(
            descriptor: handler.descriptor, request: request, service: service, caller: .user(account, token),
            optionalView: view)
        do {
            let response = try await handler.response(to: call, try JSONValue.object(argument).serialized())
            guard response.status >= 400, case .data(let body) = response.body else { return response }
            throw ConsoleProblem(Self.message(body, argument))
        } catch let error as RequestError {
            let response = try ErrorResponse.response(to: error, handler.descriptor, location: "", service.idGenerator)
            guard case .data(let body) = response.body else { throw error }
            throw ConsoleProblem(Self.message(body, argument))
        }
    }

    /// Returns the message for an error of a route: what it means, and the tags of the API.
    private static func message(_ body: Data, _ argument: [String: JSONValue]) -> String {
        let value = JSONValue.parsedText(String(decoding: body, as: UTF8.self))
        let paths = JSONValue.object(argument).paths
        guard let summary = value["error_summary"]?.string else {
            return PathProblem.text(of: paths)?.sentence ?? value.string ?? value.text
        }
        let tags = String(summary.reversed().drop { $0 == "." || $0 == "/" }.reversed())
        return RouteFailure.text(tags, paths: paths)
    }
}

/// What the errors of routes mean.
enum RouteFailure {
    /// Returns a sentence about an error.
    ///
    /// - Parameters:
    ///   - tags: The tags of the API, with slashes between them.
    ///   - paths: The paths in the argument of the call.
    static func text(_ tags: String, paths: [String]) -> String {
        if tags.contains("malformed_path"), let problem = PathProblem.text(of: paths) { return problem.sentence }
        let meaning = meanings.first { tags.contains($0.tag) }?.meaning
        return meaning.map { "\($0) (\(tags))" } ?? "The emulator refused: \(tags)"
    }

    /// Returns a sentence about an error in the result of a route.
    static func text(_ failure: JSONValue?, paths: [String]) -> String {
        text(failure.map(tags)?.joined(separator: "/") ?? "no result", paths: paths)
    }

    /// Returns the tags of a union, from the outermost one.
    private static func tags(_ value: JSONValue) -> [String] {
        guard case .object(let fields) = value else { return [] }
        let own = fields[".tag"]?.string.map { [$0] } ?? []
        return own + fields.sorted { $0.key < $1.key }.flatMap { tags($0.value) }
    }

    /// The meanings of tags. An earlier one takes precedence.
    private static let meanings = [
        (tag: "file_ancestor", meaning: "A folder of the path is a file, so it can't contain anything."),
        (tag: "conflict", meaning: "There is another item with this name."),
        (tag: "not_found", meaning: "The item doesn't exist any longer."),
        (tag: "insufficient_space", meaning: "The account has no space left. Raise its quota under People and teams."),
        (tag: "insufficient_quota", meaning: "The account has no space left. Raise its quota under People and teams."),
        (tag: "malformed_path", meaning: "This isn't a valid path. It begins with a slash and doesn't end with one."),
        (tag: "disallowed_name", meaning: "The service doesn't allow this name."),
        (tag: "email_not_verified", meaning: "The email address of the account isn't verified."),
        (tag: "shared_link_already_exists", meaning: "There is a link already."),
        (tag: "no_write_permission", meaning: "The account may not change this folder."),
        (tag: "cant_move_folder_into_itself", meaning: "A folder can't be in itself."),
        (tag: "duplicated_or_nested_paths", meaning: "The item is there already, or one path is in the other."),
        (tag: "too_many_files", meaning: "The folder has more items than one call can move or copy."),
        (tag: "cant_copy_shared_folder", meaning: "Shared folders can't be copied."),
        (tag: "cant_move_shared_folder", meaning: "This shared folder can't be moved."),
        (tag: "cant_nest_shared_folder", meaning: "A shared folder can't be in another one."),
        (tag: "cant_transfer_ownership", meaning: "Moving the item would change its owner."),
        (tag: "team_folder", meaning: "This is a team folder, which only the team's admin can change."),
    ]
}

extension ServerResponse {
    /// Returns the first bytes of the body.
    func beginning(upTo limit: Int) throws -> Data {
        switch body {
        case .data(let data): return data.prefix(limit)
        case .hangUp, .tunnel: return Data()
        case .reader(let reader, _):
            var bytes = Data()
            var chunk = [UInt8](repeating: 0, count: min(limit, 64 << 10))
            while bytes.count < limit {
                let count = try chunk.withUnsafeMutableBytes { try reader.read(at: Int64(bytes.count), into: $0) }
                if count <= 0 { break }
                bytes.append(contentsOf: chunk.prefix(count))
            }
            return bytes.prefix(limit)
        }
    }
}
