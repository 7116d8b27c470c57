import DropboxCore
import Foundation

/// An authorized request to a route, as its handler receives it.
struct Call: Sendable {
    /// The sender of a request, as its credentials identify it.
    enum Caller: Sendable {
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

    var store: Store { service.store }

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
    let reader: @Sendable (Range<Int64>) -> any BodyReader
}

/// The response to a request of the download style whose content is generated while it is sent. Its size is unknown in
/// advance, and clients can't request ranges of it.
struct GeneratedDownload<Result: Sendable>: Sendable {
    let result: Result
    /// The content type.
    let type: String
    let reader: any BodyReader
}
