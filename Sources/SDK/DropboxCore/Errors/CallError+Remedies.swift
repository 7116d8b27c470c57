import DropboxStone

// What to do about an error, for its message.

extension Auth.AuthError {
    /// The cause and a remedy.
    var explanation: String {
        switch self {
        case .invalidAccessToken: "the access token is not valid; sign in again, or create another token"
        case .invalidSelectUser:
            "the member on whose behalf the request was sent is no longer on the team; select another member"
        case .invalidSelectAdmin:
            "the member on whose behalf the request was sent is not an admin of the team; select an admin"
        case .userSuspended: "the user is suspended; ask an admin of the team"
        case .expiredAccessToken: "the access token has expired; refresh it, or sign in again"
        case .missingScope(let error):
            "the access token lacks the scope '\(error.requiredScope)'; allow it in the App Console and sign in again"
        case .routeAccessDenied: "this app does not have access to the route; check its permissions in the App Console"
        case .other: "the access token was rejected; sign in again"
        }
    }
}

extension Auth.AccessError {
    /// The cause and a remedy.
    var explanation: String {
        switch self {
        case .invalidAccountType: "this type of account does not support the request; use another account or plan"
        case .paperAccessDenied: "the account cannot use Paper; ask an admin of the team"
        case .teamAccessDenied: "the team is not allowed to do this; ask an admin of the team"
        case .noPermission: "the account is not allowed to do this; ask the owner of the item or an admin of the team"
        case .other: "access was denied; ask the owner of the item or an admin of the team"
        }
    }
}

extension Auth.RateLimitError {
    /// The cause and a remedy.
    var explanation: String {
        let cause =
            switch reason {
            case .tooManyWriteOperations: "too many concurrent writes; reduce the concurrency"
            default: "too many requests"
            }
        return "\(cause); try again in \(retryAfter) s"
    }
}

/// Remedies for route errors. Many routes share the tags.
package enum RouteErrorRemedy {
    /// Returns the remedy for the last tag of an error summary that has one.
    package static func remedy(for summary: String) -> String? {
        summary.split(separator: "/").reversed().lazy.compactMap { remedies[String($0)] }.first
    }

    private static let remedies = [
        "not_found": "check the path, which is relative to the root of the client",
        "not_file": "specify a file; it is a folder",
        "not_folder": "specify a folder; it is a file",
        "malformed_path": "start the path with a slash, and use valid names",
        "disallowed_name": "choose another name",
        "conflict": "choose another path, or another write mode",
        "insufficient_space": "free some space in the account",
        "insufficient_quota": "free some space in the account",
        "cant_transfer_ownership": "set allow_ownership_transfer to make the owner of the folder the owner of the item",
        "no_write_permission": "ask the owner of the folder for write access",
        "restricted_content": "Dropbox blocks the content, possibly for legal reasons",
        "too_many_write_operations": "try again later, with fewer concurrent writes",
        "too_many_files": "use fewer items per request",
        "payload_too_large": "use an upload session",
        "content_hash_mismatch": "send the content again",
        "reset": "list the folder again from the start",
        "email_not_verified": "ask the user to verify the email address",
        "shared_link_already_exists": "use the existing link",
    ]
}
