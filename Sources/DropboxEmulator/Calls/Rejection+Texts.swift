import DropboxCore

// The words of every 400, for all routes.
//
// A text that was recorded from the service stands here as recorded (Tests/Contract); the others follow its style.

extension Rejection {
    // MARK: The function

    /// A function that does not exist. Its text has no prefix.
    static func unknownFunction(_ name: String) -> String { #"Unknown API function: "\#(ErrorText.excerpt(name))"."# }

    static func wrongMethod(_ method: String) -> Rejection {
        .badRequest("The HTTP method \(ErrorText.excerpt(method)) is not allowed here; use POST.")
    }

    static func wrongHost(_ facts: RouteFacts, home: String) -> Rejection {
        .badRequest(
            #"Incorrect host for API function "\#(facts.functionName)". You must issue the request to "\#(home)"."#)
    }

    // MARK: Credentials

    static let unusedCredentials = Rejection.badRequest(
        "Your request includes an Authorization header, but this function does not use it.")

    static let missingCredentials = Rejection.badRequest(
        #"Must provide HTTP header "Authorization" or URL parameter "authorization"."#)

    static let invalidCredentials = Rejection.badRequest("Invalid authorization value in HTTP header/URL parameter")

    static let invalidAppCredentials = Rejection.badRequest("Invalid app key or secret")

    static let disabledApp = Rejection.badRequest("This app is currently disabled.")

    static func appLacksScope(_ scope: String) -> Rejection {
        .badRequest(
            "Your app is not permitted to access this endpoint because it does not have the required scope "
                + "'\(scope)'. The owner of the app can enable the scope for the app using the Permissions tab on the "
                + "App Console.")
    }

    static let userTokenOnTeamRoute = Rejection.badRequest(
        "This is a DfB team management function.  The OAuth 2 access token you provided is for a specific Dropbox user "
            + "account and does not work with this function.")

    static let teamTokenOnUserRoute = Rejection.badRequest(
        "This API function operates on a single Dropbox account, but the OAuth 2 access token you provided is for an "
            + "entire Dropbox Business team.  Since your API app key has team member file access permissions, you can "
            + #"operate on a team member's Dropbox by providing the "Dropbox-API-Select-User" HTTP header or "#
            + #""select_user" URL parameter to specify the exact user "#
            + "<https://www.dropbox.com/developers/documentation/http/teams>.")

    // MARK: Point of view

    static let twoSelections = Rejection.badRequest(
        #"Only one of "Dropbox-API-Select-User" and "Dropbox-API-Select-Admin" can be given."#)

    static let malformedSelection = Rejection.badRequest("Invalid select user id format")

    static let appFolderOnly = Rejection.badRequest(
        #"Your API app is an "App Folder" app. It is not allowed to access this API function."#)

    static let pathRootOfAppFolder = Rejection.badRequest("Path root is not supported for sandbox app.")

    static func unreadablePathRoot(_ reason: String) -> Rejection {
        .badRequest(#"HTTP header "Dropbox-API-Path-Root": "# + reason)
    }

    // MARK: Where the argument is

    static let missingArgument = Rejection.badRequest(
        #"Must provide HTTP header "Dropbox-API-Arg" or URL parameter "arg"."#)

    static let missingContentType = Rejection.badRequest(#"Missing or empty HTTP "Content-Type" header"#)

    static func wrongContentType(_ type: String, allowed: [String]) -> Rejection {
        let list = allowed.map { "\"\($0)\"" }.joined(separator: ", ")
        return .badRequest(
            #"Bad HTTP "Content-Type" header: "\#(ErrorText.excerpt(type))".  Expecting one of \#(list)."#)
    }

    static func unwantedBody(_ beginning: String) -> Rejection {
        let quoted = ErrorText.excerpt(beginning).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return .badRequest(#"The request body is supposed to be empty, but it isn't; got "\#(quoted)""#)
    }

    static let argumentTooLarge = Rejection.badArgument("the body is too large")

    // MARK: What the argument says

    static let rootByEmptyString = Rejection.badArgument(
        #"path: Specify the root folder as an empty string rather than as "/"."#)

    /// What a route says whose path cannot be the root.
    static let noRoot = "path: The root folder is unsupported."

    static let invalidCursor = Rejection.badArgument(#"cursor: Invalid "cursor" parameter"#)

    static let unsupportedCursor = Rejection.badArgument("cursor: unsupported cursor type")

    static let recursiveLinkListing = Rejection.badArgument(
        "recursive: Recursive list folder is not supported for shared link.")

    static let unwantedSharedLink = Rejection.badArgument("shared_link: Only list_folder takes a shared link.")

    static func tooManyItems(_ field: String, _ count: Int, maximum: Int) -> Rejection {
        .badArgument("\(field): has \(count) items, must have at most \(maximum)")
    }

    static let missingDocument = Rejection.badArgument("one of doc_id and file_id is needed")

    static let missingPaperRevision = Rejection.badArgument(
        "paper_revision: required when doc_update_policy is update")

    static let wrongPhotoAccount = Rejection.badArgument("dbx_account_id: must start with 'dbid:' or 'dbaphid:'")

    static func wrongPhotoSize(_ size: String) -> Rejection {
        .badArgument("size: '\(ErrorText.excerpt(size))' is not a size such as '128x128'")
    }
}

extension RouteFacts {
    /// The function as the service names it in texts: `files/move:2`, where the wire has `files/move_v2`.
    var functionName: String { "\(namespace)/\(name)" + (version > 1 ? ":\(version)" : "") }
}
