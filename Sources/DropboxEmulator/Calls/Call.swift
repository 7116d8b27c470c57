import DropboxCore
import Foundation

/// One call of a route, on its way through its handler.
struct Call: Sendable {
    /// Who calls.
    enum Caller: Sendable {
        /// A user; also a member of a team whom the team's token selects.
        case user(UserAccount, Token)
        /// An admin of a team, with the rights that this gives to the team's files.
        case admin(UserAccount, Token)
        case team(TeamAccount, Token)
        case app(App)
        case nobody

        /// Whether the call is made in the name of an account.
        var isMember: Bool {
            switch self {
            case .user, .admin: true
            case .team, .app, .nobody: false
            }
        }
    }

    let facts: RouteDescriptor
    let request: ServerRequest
    var service: Service
    let caller: Caller
    /// Through whose eyes the paths of the call are read; nil for callers without files.
    let chosenView: NamespaceView?
    /// Entries of a page of a listing, where a fault wants fewer than the client.
    var pageSize: Int?
    /// Whether a fault wants the cursor of the call, and all before it, to end here.
    var resetsCursors = false

    var store: Store { service.store }

    /// The user who calls. Routes without one never ask.
    var account: UserAccount {
        get throws(RequestError) {
            switch caller {
            case .user(let account, _), .admin(let account, _): return account
            case .team, .app, .nobody: throw .unauthorized(.invalidAccessToken)
            }
        }
    }

    /// The team that calls. Routes without one never ask.
    var team: TeamAccount {
        get throws(RequestError) {
            guard case .team(let team, _) = caller else { throw .unauthorized(.invalidAccessToken) }
            return team
        }
    }

    /// What the caller showed, if it is a token.
    var token: Token? {
        switch caller {
        case .user(_, let token), .admin(_, let token), .team(_, let token): token
        case .app, .nobody: nil
        }
    }

    /// The user who calls, if it is one.
    var callingAccount: UserAccount? {
        switch caller {
        case .user(let account, _), .admin(let account, _): account
        case .team, .app, .nobody: nil
        }
    }

    /// Through whose eyes the paths of the call are read. Routes without files never ask.
    var view: NamespaceView {
        get throws(RequestError) {
            guard let chosenView else { throw .unauthorized(.invalidAccessToken) }
            return chosenView
        }
    }
}

/// Content that answers a call of the download style.
struct Download<Result: Sendable>: Sendable {
    let result: Result
    /// Names the state of the content: the same content has the same tag.
    let tag: String
    let size: UInt64
    /// A reader of a part of the content.
    let reader: @Sendable (Range<Int64>) -> any BodyReader
}

/// Content that answers a call of the download style and is made while it is sent: its size shows at its end, and there
/// are no parts of it to be had.
struct Stream<Result: Sendable>: Sendable {
    let result: Result
    /// The content type.
    let type: String
    let reader: any BodyReader
}
