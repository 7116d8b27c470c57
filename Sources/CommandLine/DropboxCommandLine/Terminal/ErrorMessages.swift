import DropboxCore
import DropboxHTTP
import DropboxSync
import Foundation
import SwiftyDropbox

extension CommandError {
    /// Returns the message of an error for the user, who already knows the path.
    ///
    /// Frequent errors have their own messages. All other errors use the message of the SDK.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - remedy: What the command offers if another item is at the path. The default is nothing.
    static func userMessage(for error: any Error, _ remedy: ConflictRemedy = .none) -> String {
        switch error {
        case FileDownloadError.call(.clientError(.fileAccessError(let error))): return userMessage(for: error)
        case FilesAccessError.errorMovingFromTempLocationDestinationCollision(let path):
            return "another file exists at \(path); use --overwrite to replace it"
        case FolderItemError.exists:
            return "another item exists at the destination; --overwrite replaces it if it is a file"
        case FolderItemError.folderExists:
            return "a folder exists at the destination; to delete it with its content, add --overwrite --delete"
        case FolderItemError.rejected(.path(.conflict(.file))):
            return "the file changed in Dropbox during the upload; run the command again to compare it"
        case FolderItemError.rejected(.path(let reason)):
            if let message = message(forTags: reason.tags, remedy) { return message }
        case FileUploadError.source(let error): return DropboxCore.message(for: error)
        case let error as RecordedFailure:
            return error.tags.flatMap { message(forTags: $0, remedy) } ?? error.description
        default: break
        }
        if let message = message(forAccess: error) { return message }
        if let message = details(of: error).code.flatMap({ message(forTags: $0, remedy) }) { return message }
        return DropboxCore.message(for: error)
    }

    /// Returns the error of an operation that the API would reject with a code.
    static func rejection(_ operation: String, code: String, _ remedy: ConflictRemedy = .none) -> CommandError {
        CommandError(
            message: "\(operation): \(message(forTags: code, remedy) ?? code)", status: .failure,
            details: Details(code: code, isRetryable: false))
    }

    /// Returns the message for the tags of a route error, or `nil` if there is none. Routes share the tags.
    private static func message(forTags tags: String, _ remedy: ConflictRemedy) -> String? {
        let tags = tags.split(separator: "/")
        if tags.contains("conflict") {
            switch tags.last {
            case "folder": return remedy.messageForFolder
            case "file_ancestor": return "a parent folder in this path is a file; choose another path"
            default: return remedy.messageForFile
            }
        }
        return tags.last.flatMap { messages[String($0)] }
    }

    /// Returns the message for an error that is about the token or the root, or `nil`.
    static func message(forAccess error: any Error) -> String? {
        switch error {
        case let error as any AccessFailure: error.accessMessage
        case let error as any ErrorWithCause: error.underlyingError.flatMap(message(forAccess:))
        default: nil
        }
    }

    private static let messages = [
        "not_found": "no such file or folder in Dropbox", "not_file": "it is a folder", "not_folder": "it is a file",
        "malformed_path": """
        the path is not valid; it starts with a slash, and each name has at most 255 characters, no slashes or \
        backslashes, and no space at its end
        """,
        "restricted_content": "Dropbox blocked the content, possibly for legal reasons",
        "disallowed_name": "Dropbox does not allow this name; choose another name",
        "no_write_permission": "the account has no write permission; ask the owner of the folder for write access",
        "insufficient_space": "the Dropbox account is out of space",
        "insufficient_quota": "the Dropbox account is out of space",
        "duplicated_or_nested_paths": "the source and the destination are the same, or one contains the other",
        "cant_move_folder_into_itself": "a folder can't go into itself",
        "cant_transfer_ownership": """
        the owner of the destination folder would become the owner of the item; to agree, use --transfer-ownership
        """,
        "no_permission": "the account is not allowed to do this; ask the owner of the item",
        "shared_link_malformed": "this is no link of Dropbox; `dbx link list` prints your links",
        "invalid_id": "there is no item with this ID",
        "not_authorized": "the plan or the team does not allow this setting, such as an expiry date or a password",
        "shared_link_not_found": "there is no such link, or it was revoked",
        "shared_link_access_denied": "the link is not for this account, or it needs a password: use --password",
        "unsupported_file": "it is a cloud document, which can only be exported; use `dbx export`",
        "unsupported_extension": "Dropbox has no preview of this kind of file",
        "non_exportable": "the file can't be exported; use `dbx get`",
        "tag_not_present": "the item has no such tag",
        "invalid_revision": "the file has no such revision; `dbx revs` lists them",
    ]
}

extension Files.WriteError {
    /// The tags of the error, as in the summary of a call.
    fileprivate var tags: String {
        switch self {
        case .conflict(let conflict):
            switch conflict {
            case .folder: "conflict/folder"
            case .fileAncestor: "conflict/file_ancestor"
            case .file, .other: "conflict/file"
            }
        case .malformedPath: "malformed_path"
        case .disallowedName: "disallowed_name"
        case .noWritePermission: "no_write_permission"
        case .insufficientSpace: "insufficient_space"
        default: "other"
        }
    }
}

extension CommandError {
    /// Returns what programs can react to.
    static func details(of error: any Error) -> Details {
        switch error {
        case let error as any CallFailureDescription:
            Details(
                code: error.tags, route: error.route, requestID: error.requestID,
                isRetryable: error.verdict.isTemporary,
                concernsAccount: error.verdict == .clientWide)
        case let error as any ErrorWithCause: error.underlyingError.map(details) ?? Details()
        default: Details()
        }
    }
}

extension ConnectionError {
    /// Returns the error of the connection that caused an error, if the server was never reached.
    static func unreachable(in error: any Error) -> HTTPError? {
        switch error {
        case let error as ConnectionError: error.isServerUnreachable ? error.underlyingError : nil
        case let error as ClientError: error.connectionError.flatMap(unreachable)
        case SignInError.rejected(let error): error.isServerUnreachable ? error.connectionFailure : nil
        case let error as any ErrorWithCause: error.underlyingError.flatMap(unreachable)
        default: nil
        }
    }
}

/// An error that can be about the token, the root, or the limits of a command.
private protocol AccessFailure {
    /// A message that says what to do, or `nil` for other errors.
    var accessMessage: String? { get }
}

extension CallError: AccessFailure {
    fileprivate var accessMessage: String? {
        if let (owner, scope) = missingScope {
            let isRequested = AppRegistration.defaultScopes.contains(scope)
            return """
                the \(owner) lacks the scope \(scope), which \(details.route ?? "the command") needs: check the line \(scope) on \
                the tab Permissions of your app (https://www.dropbox.com/developers/apps), submit, and sign in again\
                \(isRequested ? "" : " with `dbx login --scopes default,\(scope)`")
                """
        }
        if let message = tokenKindMessage { return message }
        if case .rateLimitError(let error, _, _, _) = self {
            return "too many requests; try again in \(error.retryAfter) s, or wait with --retry"
        }
        switch pathRootError {
        case .invalidRoot(let root)?:
            return "this is not the root of the account, which is --root root:\(root.rootNamespaceId)"
        case .noPermission?: return "the account has no access to the folder of --root"
        case .other?, nil: return nil
        }
    }

    /// The scope without which the call isn't permitted, and what lacks it. Dropbox tells the scope of an app in a text.
    private var missingScope: (owner: String, scope: String)? {
        if case .authError(.missingScope(let error), _, _, _) = self { return ("access token", error.requiredScope) }
        guard case .badInputError(let text?, _) = self, let match = text.firstMatch(of: #/required scope '([^']+)'/#)
        else { return nil }
        return ("app", String(match.output.1))
    }

    /// A message for a call with a token of the wrong kind, or `nil` for other errors. Dropbox tells the kind in a text.
    var tokenKindMessage: String? {
        guard case .badInputError(let text?, _) = self else { return nil }
        if text.contains("access token you provided is for an entire Dropbox") {
            return "this is the token of a team, which has no files; choose a member with --as-member EMAIL"
        }
        guard text.contains("team management function") else { return nil }
        return "this is the token of a user; \(AccountOptions.teamTokenAdvice)"
    }

    private var details: CommandError.Details { CommandError.details(of: self) }
}

/// An error that can have another error as its cause.
private protocol ErrorWithCause {
    var underlyingError: (any Error)? { get }
}

extension CallError: ErrorWithCause {
    fileprivate var underlyingError: (any Error)? { if case .clientError(let error) = self { error } else { nil } }
}

extension FileDownloadError: ErrorWithCause {
    fileprivate var underlyingError: (any Error)? { if case .call(let error) = self { error } else { nil } }
}

extension FileUploadError: ErrorWithCause {
    fileprivate var underlyingError: (any Error)? {
        switch self {
        case .uploadError(let error): error
        case .startError(let error): error
        case .appendError(let error): error
        case .finishError(let error): error
        default: nil
        }
    }
}
