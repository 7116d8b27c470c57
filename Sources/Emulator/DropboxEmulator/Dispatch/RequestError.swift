import DropboxCore

/// An error that rejects a request and isn't an error of its route.
enum RequestError: Error, Sendable {
    /// 400. The text describes the error in the request.
    case badRequest(String)
    /// 400. The text describes the error in the argument, and follows the name of the argument's location.
    case badArgument(String)
    /// 401.
    case unauthorized(Auth.AuthError)
    /// 403.
    case forbidden(Auth.AccessError)
    /// 429. The value is the delay in seconds.
    case rateLimited(retryAfter: UInt64)
    /// 422.
    case badPathRoot(Common.PathRootError)
    /// The client closed the connection and can't receive a response.
    case disconnected
}

/// An error of the route, which is sent with the status 409.
struct RouteRejection<RouteError: Sendable>: Error {
    let error: RouteError
    /// The maximum number of tags in the summary. Deeper tags can be those of a subtype, which the summary doesn't
    /// include.
    let depth: Int

    init(_ error: RouteError, depth: Int = .max) {
        self.error = error
        self.depth = depth
    }
}

// The messages of all 400 responses. Recorded messages (Tests/Contract) are used as recorded. The others follow their
// style.

extension RequestError {
    // MARK: - Function

    /// Returns the message for a function that doesn't exist. It has no prefix.
    static func unknownFunction(_ name: String) -> String {
        #"Unknown API function: "\#(ErrorStrings.excerpt(name))"."#
    }

    static func wrongMethod(_ method: String) -> RequestError {
        .badRequest("The HTTP method \(ErrorStrings.excerpt(method)) is not allowed here; use POST.")
    }

    static func wrongHost(_ descriptor: RouteDescriptor, home: String) -> RequestError {
        .badRequest(
            #"Incorrect host for API function "\#(descriptor.functionName)". "#
                + #"You must issue the request to "\#(home)"."#)
    }

    // MARK: - Credentials

    static let unexpectedCredentials = RequestError.badRequest(
        "Your request includes an Authorization header, but this function does not use it.")

    static let missingCredentials = RequestError.badRequest(
        #"Must provide HTTP header "Authorization" or URL parameter "authorization"."#)

    static let invalidCredentials = RequestError.badRequest("Invalid authorization value in HTTP header/URL parameter")

    static let malformedToken = RequestError.badRequest("The given OAuth 2 access token is malformed.")

    static let invalidAppCredentials = RequestError.badRequest("Invalid app key or secret")

    static let disabledApp = RequestError.badRequest("This app is currently disabled.")

    static func appLacksScope(_ scope: String) -> RequestError {
        .badRequest(
            "Your app is not permitted to access this endpoint because it does not have the required scope "
                + "'\(scope)'. The owner of the app can enable the scope for the app using the Permissions tab on the "
                + "App Console.")
    }

    static let userTokenOnTeamRoute = RequestError.badRequest(
        "This is a DfB team management function.  The OAuth 2 access token you provided is for a specific Dropbox user "
            + "account and does not work with this function.")

    static let teamTokenOnUserRoute = RequestError.badRequest(
        "This API function operates on a single Dropbox account, but the OAuth 2 access token you provided is for an "
            + "entire Dropbox Business team.  Since your API app key has team member file access permissions, you can "
            + #"operate on a team member's Dropbox by providing the "Dropbox-API-Select-User" HTTP header or "#
            + #""select_user" URL parameter to specify the exact user "#
            + "<https://www.dropbox.com/developers/documentation/http/teams>.")

    // MARK: - Selected member and path root

    static let conflictingSelections = RequestError.badRequest(
        #"Only one of "Dropbox-API-Select-User" and "Dropbox-API-Select-Admin" can be given."#)

    static let malformedSelection = RequestError.badRequest("Invalid select user id format")

    static let appFolderOnly = RequestError.badRequest(
        #"Your API app is an "App Folder" app. It is not allowed to access this API function."#)

    static let pathRootNotSupported = RequestError.badRequest("Path root is not supported for sandbox app.")

    static func invalidPathRoot(_ reason: String) -> RequestError {
        .badRequest(#"HTTP header "Dropbox-API-Path-Root": "# + reason)
    }

    // MARK: - Location of the argument

    static let missingArgument = RequestError.badRequest(
        #"Must provide HTTP header "Dropbox-API-Arg" or URL parameter "arg"."#)

    static let missingContentType = RequestError.badRequest(#"Missing or empty HTTP "Content-Type" header"#)

    static func wrongContentType(_ type: String, allowed: [String]) -> RequestError {
        let list = allowed.map { "\"\($0)\"" }.joined(separator: ", ")
        return .badRequest(
            #"Bad HTTP "Content-Type" header: "\#(ErrorStrings.excerpt(type))".  Expecting one of \#(list)."#)
    }

    static func unexpectedBody(_ beginning: String) -> RequestError {
        let quoted = ErrorStrings.excerpt(beginning).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return .badRequest(#"The request body is supposed to be empty, but it isn't; got "\#(quoted)""#)
    }

    static let argumentTooLarge = RequestError.badArgument("the body is too large")

    // MARK: - Content of the argument

    static let rootMustBeEmptyString = RequestError.badArgument(
        #"path: Specify the root folder as an empty string rather than as "/"."#)

    /// The message of routes that don't accept the root folder.
    static let rootNotSupported = "path: The root folder is unsupported."

    static let invalidCursor = RequestError.badArgument(#"cursor: Invalid "cursor" parameter"#)

    static let unsupportedCursor = RequestError.badArgument("cursor: unsupported cursor type")

    static let recursiveLinkListing = RequestError.badArgument(
        "recursive: Recursive list folder is not supported for shared link.")

    static let unexpectedSharedLink = RequestError.badArgument("shared_link: Only list_folder takes a shared link.")

    static func tooManyItems(_ field: String, _ count: Int, maximum: Int) -> RequestError {
        .badArgument("\(field): has \(count) items, must have at most \(maximum)")
    }

    static let missingDocument = RequestError.badArgument("one of doc_id and file_id is needed")

    static let missingPaperRevision = RequestError.badArgument(
        "paper_revision: required when doc_update_policy is update")

    static let wrongPhotoAccount = RequestError.badArgument("dbx_account_id: must start with 'dbid:' or 'dbaphid:'")

    static func wrongPhotoSize(_ size: String) -> RequestError {
        .badArgument("size: '\(ErrorStrings.excerpt(size))' is not a size such as '128x128'")
    }
}

extension RouteDescriptor {
    /// The name of the function in messages: `files/move:2` for the path `files/move_v2`.
    var functionName: String { "\(namespace)/\(name)" + (version > 1 ? ":\(version)" : "") }
}
