import DropboxCore
import Foundation

/// One call of a route, on its way through its handler.
struct Call: Sendable {
    /// Who calls.
    enum Caller: Sendable {
        case user(UserAccount, Token)
        case app(App)
        case nobody
    }

    let facts: RouteFacts
    let request: ServerRequest
    let service: Service
    let caller: Caller

    var store: Store { service.store }

    /// The user who calls. Routes without one never ask.
    var account: UserAccount {
        get throws(Rejection) {
            guard case .user(let account, _) = caller else { throw .unauthorized(.invalidAccessToken) }
            return account
        }
    }

    /// Through whose eyes the paths of the call are read.
    var view: View {
        get throws(Rejection) { try account.view }
    }
}

/// Content that answers a call of the download style.
struct Download<Result: Sendable>: Sendable {
    let result: Result
    /// Names the state of the content: the same content has the same tag.
    let tag: String
    let size: UInt64
    /// A reader of a part of the content.
    let reader: @Sendable (Range<Int64>) -> any BodyReading
}
