import DropboxStone
import Foundation
import SwiftyDropbox

/// `dbx requests`: asks others for files.
struct RequestsCommand: CommandGroup {
    static let name = "requests"
    static let summary = "ask people for files, also people without Dropbox"
    static let commands: [any Command.Type] = [
        RequestsCreate.self, RequestsList.self, RequestsChange.self, RequestsClose.self, RequestsDelete.self,
    ]
    let command: (any Command)?
}

extension FileRequests.UpdateFileRequestDeadline {
    /// A Boolean value that indicates whether the request gets a deadline.
    fileprivate var isSet: Bool {
        if case .update(let deadline) = self { deadline != nil } else { false }
    }
}

extension FileRequests.FileRequest {
    /// The fields of the JSON output.
    fileprivate var jsonFields: JSONObject {
        [
            "id": id, "url": url, "title": title, "path": destination, "created": created.apiText,
            "deadline": deadline?.deadline.apiText, "open": isOpen, "files": fileCount, "description": description_,
        ]
    }

    /// Prints what would be done with the request without the dry run.
    fileprivate func showPlan(_ verb: String, _ terminal: Terminal, isJSON: Bool) {
        guard isJSON else { return terminal.print("would \(verb) \(id)") }
        var fields = jsonFields
        fields.add("outcome", "planned")
        terminal.print(json: fields)
    }

    /// Prints the request, as text or as JSON.
    fileprivate func show(_ terminal: Terminal, isJSON: Bool) {
        if isJSON { terminal.print(json: jsonFields) } else { terminal.print("\(id)  \(url)") }
    }
}

extension CommandError {
    /// Returns the error of a failed call for a request. Routes for files have the same tag for something else.
    fileprivate static func request(_ operation: String, _ error: any Error) -> CommandError {
        var failure = CommandError.failure(operation, error)
        if failure.details.code == "not_found" {
            failure.message = operation + ": there is no such request; `dbx requests list` lists the requests"
        }
        return failure
    }

    /// Returns the error with the reason why a deadline is refused, for which the API has no tag of its own.
    ///
    /// - Parameter setsDeadline: Whether the call sets a deadline.
    fileprivate func withDeadlineReason(
        _ setsDeadline: Bool, _ operation: String, _ reason: String
    ) -> CommandError {
        guard setsDeadline, details.code == "no_permission" else { return self }
        var error = self
        error.message = "\(operation): \(reason)"
        return error
    }
}

extension OutputField {
    /// The fields of a file request.
    fileprivate static let fileRequest = [
        OutputField("id", "the ID"), OutputField("url", "the page where people put files"),
        OutputField("title", "the title"), OutputField("path", "the folder for the files", isOptional: true),
        OutputField("created", "when the request was created, in UTC"),
        OutputField("deadline", "the deadline, in UTC", isOptional: true),
        OutputField("open", .boolean, "whether the request accepts files"),
        OutputField("files", .integer, "the number of received files"),
        OutputField("description", "the description", isOptional: true), .plan,
    ]
}

/// `dbx requests create`: creates a file request.
struct RequestsCreate: Command {
    static let name = "create"
    static let summary = "create a file request"
    static let examples = ["dbx requests create 'Holiday photos' /photos --deadline 14d"]
    static let output = OutputField.fileRequest.map(\.optional)

    private let title: String
    private let path: String
    private let deadline: Date?
    private let text: String?
    private let isDryRun: Bool
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        title = try arguments.requiredArgument("TITLE", "the title")
        path = try arguments.requiredItem("PATH", "the folder for the files")
        let deadline = arguments.option(
            "deadline", "TIME", "accept files for 14d, or until a date such as 2030-01-31; only for paid plans")
        text = arguments.option("description", "TEXT", "explain what you ask for")
        isDryRun = arguments.flag("dry-run", letter: "n", "check the folder, and create no request")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
        self.deadline = try deadline.map { (text) throws(CommandError) in try FutureTime.date(text, "deadline") }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            if isDryRun {
                _ = try await RemoteItems.item(at: path, client, for: "cannot create the request")
                terminal.printOutcome("planned", of: path, key: "path", "ask for files in", isJSON: isJSON)
                return .success
            }
            do {
                try await client.fileRequests.create(
                    title: title, destination: path, deadline: deadline.map { .init(deadline: $0) }, description_: text
                ).response().show(terminal, isJSON: isJSON)
            } catch {
                let operation = "cannot create the request"
                throw .failure(operation, error).withDeadlineReason(
                    deadline != nil, operation, "only paid accounts can set a deadline; omit --deadline")
            }
            return .success
        }
    }
}

/// `dbx requests list`: lists file requests.
struct RequestsList: Command {
    static let name = "list"
    static let summary = "list your file requests"
    static let output = OutputField.fileRequest

    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            var list = ResultList(terminal, isJSON: isJSON)
            do {
                var page = try await client.fileRequests.listV2().response()
                while true {
                    for request in page.fileRequests {
                        try list.add(
                            request.jsonFields,
                            [
                                request.id, request.isOpen ? "open" : "closed",
                                request.fileCount.counted("file"),
                                request.destination ?? "", request.title, request.url,
                            ])
                    }
                    guard page.hasMore else { break }
                    page = try await client.fileRequests.listContinue(cursor: page.cursor).response()
                }
            } catch { throw .failure("cannot list the requests", error) }
            try list.finish()
            return .success
        }
    }
}

/// `dbx requests change`: changes a file request.
struct RequestsChange: Command {
    static let name = "change"
    static let summary = "change a file request"
    static let output = OutputField.fileRequest

    private let id: String
    private let title: String?
    private let path: String?
    private let text: String?
    private let deadline: FileRequests.UpdateFileRequestDeadline
    private let opens: Bool
    private let isDryRun: Bool
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        id = try arguments.requiredArgument("ID", "the ID (see `dbx requests list`)")
        title = arguments.option("title", "TITLE", "change the title")
        path = arguments.option("path", "PATH", "change the folder for the files", .remotePath).map(
            RemotePattern.normalized)
        let deadline = arguments.option(
            "deadline", "TIME", "accept files for 14d, or until a date such as 2030-01-31; only for paid plans")
        let hasNoDeadline = arguments.flag("no-deadline", "accept files without a deadline")
        text = arguments.option("description", "TEXT", "change the description")
        opens = arguments.flag("open", "accept files again")
        isDryRun = arguments.flag("dry-run", letter: "n", "check the request, and change nothing")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
        if deadline != nil, hasNoDeadline { throw .usage("--deadline and --no-deadline cannot be combined") }
        self.deadline =
            if let deadline {
                .update(.init(deadline: try FutureTime.date(deadline, "deadline")))
            } else { hasNoDeadline ? .update(nil) : .noUpdate }
        if title == nil, path == nil, text == nil, deadline == nil, !hasNoDeadline, !opens, !arguments.isDeclaring {
            throw .usage("nothing to change: use an option such as --title TITLE")
        }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            do {
                if isDryRun {
                    try await client.fileRequests.get(id: id).response().showPlan("change", terminal, isJSON: isJSON)
                    return .success
                }
                try await client.fileRequests.update(
                    id: id, title: title, destination: path, deadline: deadline, open: opens ? true : nil,
                    description_: text
                ).response().show(terminal, isJSON: isJSON)
            } catch {
                let (operation, setsDeadline) = ("cannot change \(id)", deadline.isSet)
                throw .request(operation, error).withDeadlineReason(
                    setsDeadline, operation,
                    "only paid accounts can set a deadline, and only the owner can change a request")
            }
            return .success
        }
    }
}

/// `dbx requests close`: closes file requests.
struct RequestsClose: Command {
    static let name = "close"
    static let summary = "close file requests, so that they accept no more files"
    static let output = OutputField.fileRequest

    private let ids: [String]
    private let isDryRun: Bool
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        ids = try arguments.remainingArguments("ID", "the ID (see `dbx requests list`)")
        isDryRun = arguments.flag("dry-run", letter: "n", "check the requests, and close none")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            try await terminal.forEach(ids, isJSON: isJSON) { id throws(CommandError) in
                do {
                    if isDryRun {
                        return try await client.fileRequests.get(id: id).response().showPlan(
                            "close", terminal, isJSON: isJSON)
                    }
                    let request = try await client.fileRequests.update(id: id, open: false).response()
                    if isJSON { terminal.print(json: request.jsonFields) } else { terminal.print("closed \(id)") }
                } catch { throw .request("cannot close \(id)", error) }
            }
        }
    }
}

/// `dbx requests delete`: deletes file requests.
struct RequestsDelete: Command {
    static let name = "delete"
    static let summary = "close and delete file requests; received files stay"
    static let output = [OutputField("id", "the ID"), OutputField("outcome", "deleted or planned")]

    private let ids: [String]
    private let isDryRun: Bool
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        ids = try arguments.remainingArguments("ID", "the ID (see `dbx requests list`)")
        isDryRun = arguments.flag("dry-run", letter: "n", "check the requests, and delete nothing")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            try await terminal.forEach(ids, isJSON: isJSON) { id throws(CommandError) in
                do {
                    let requests = client.fileRequests
                    if isDryRun {
                        _ = try await requests.get(id: id).response()
                    } else {
                        // Only a closed request can be deleted.
                        _ = try await requests.update(id: id, open: false).response()
                        _ = try await requests.delete(ids: [id]).response()
                    }
                } catch { throw .request("cannot delete \(id)", error) }
                terminal.printOutcome(isDryRun ? "planned" : "deleted", of: id, key: "id", "delete", isJSON: isJSON)
            }
        }
    }
}
