import DropboxCore
import DropboxHTTPServer
import Foundation

/// An authorized request to a route, as its handler receives it.
struct Call: Sendable {
    /// The sender of a request, as its credentials identify it.
    indirect enum Caller: Sendable {
        /// A user. This includes team members that a team token selects.
        case user(UserAccount, Token)
        /// A team admin, with an admin's access to the files of the team.
        case admin(UserAccount, Token)
        case team(TeamAccount, Token)
        case app(App)
        case unauthenticated

        /// A Boolean value that indicates whether the request is sent on behalf of an account.
        var hasAccount: Bool {
            switch self {
            case .user, .admin: true
            case .team, .app, .unauthenticated: false
            }
        }
    }

    let descriptor: RouteDescriptor
    let request: ServerRequest
    var service: Service
    let caller: Caller
    /// The view that resolves the paths of the request, or `nil` if the caller has no files.
    let optionalView: NamespaceView?
    /// The maximum number of entries in a page, if a fault reduces it.
    var pageSize: Int?
    /// A Boolean value that indicates whether a fault invalidates the cursor of the request and all earlier ones.
    var resetsCursors = false

    /// The argument, if it was read before the handler needs it, or the error of reading it.
    var readAhead: Result<(json: Data, location: String), any Error>?

    var store: Store { service.store }

    /// Returns the argument as JSON, and the name of its location for error messages.
    func readArgument() async throws -> (json: Data, location: String) {
        if let readAhead { return try readAhead.get() }
        return try await ArgumentSource.read(request, descriptor.style)
    }

    /// The argument, if it was read ahead and is JSON.
    var argumentValue: JSONValue? {
        guard let readAhead else { return nil }
        // The handler reports the error.
        do { return try JSONValue(text: readAhead.get().json) } catch { return nil }
    }

    /// Reads the argument before the handler needs it.
    mutating func readArgumentAhead() async {
        do {
            readAhead = .success(try await readArgument())
        } catch {
            readAhead = .failure(error)
        }
    }

    /// The account of the calling user. Handlers of routes without a user don't access it.
    var account: UserAccount {
        get throws(RequestError) {
            switch caller {
            case .user(let account, _), .admin(let account, _): return account
            case .team, .app, .unauthenticated: throw .unauthorized(.invalidAccessToken)
            }
        }
    }

    /// The calling team. Handlers of routes without a team don't access it.
    var team: TeamAccount {
        get throws(RequestError) {
            guard case .team(let team, _) = caller else { throw .unauthorized(.invalidAccessToken) }
            return team
        }
    }

    /// The access token of the request, or `nil` if it has none.
    var token: Token? {
        switch caller {
        case .user(_, let token), .admin(_, let token), .team(_, let token): token
        case .app, .unauthenticated: nil
        }
    }

    /// The key of the calling app, or `nil` if the caller is unknown.
    var callingApp: String? {
        switch caller {
        case .user(_, let token), .admin(_, let token), .team(_, let token): token.app
        case .app(let app): app.key
        case .unauthenticated: nil
        }
    }

    /// The account of the calling user, or `nil` if the caller isn't a user.
    var callingAccount: UserAccount? {
        switch caller {
        case .user(let account, _), .admin(let account, _): account
        case .team, .app, .unauthenticated: nil
        }
    }

    /// The view that resolves the paths of the request. Handlers of routes without files don't access it.
    var view: NamespaceView {
        get throws(RequestError) {
            guard let optionalView else { throw .unauthorized(.invalidAccessToken) }
            return optionalView
        }
    }
}

/// The response to a request of the download style.
struct Download<Result: Sendable>: Sendable {
    let result: Result
    /// The entity tag. The same content has the same tag.
    let tag: String
    let size: UInt64
    /// Creates a reader of a range of the content.
    let reader: @Sendable (Range<Int64>) throws -> any BodyReader
}

/// The response to a request of the download style whose content is generated while it is sent. Its size is unknown in
/// advance, and clients can't request ranges of it.
struct GeneratedDownload<Result: Sendable>: Sendable {
    let result: Result
    /// The content type.
    let type: String
    let reader: any BodyReader
}
