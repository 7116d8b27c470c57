import DropboxStone
import SwiftyDropbox

/// `dbx link`: shares items by links.
struct LinkCommand: CommandGroup {
    static let name = "link"
    static let summary = "share files and folders by links, and use the links of others"
    static let commands: [any Command.Type] = [
        LinkCreate.self, LinkList.self, LinkInfo.self, LinkGet.self, LinkChange.self, LinkRevoke.self,
    ]
    let command: (any Command)?
}

/// `dbx link create`: creates a link.
struct LinkCreate: Command {
    static let name = "create"
    static let summary = "create a link to a file or folder"
    static let discussion = "Create a link to a file or folder. If it has a link, print that one; its settings stay."
    static let examples = ["dbx link create /report.pdf", "dbx link create /photos --expires 7d --password"]
    static let output = OutputField.link

    private let path: String
    private let options: LinkOptions
    private let isDryRun: Bool
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        path = try arguments.requiredItem("PATH", "the file or folder, or its ID")
        isDryRun = arguments.flag("dry-run", letter: "n", "check the path, and create no link")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        options = try LinkOptions(&arguments)
        account = try AccountOptions(&arguments)
        if path.isEmpty, !arguments.isDeclaring { throw .usage("the root folder can't have a link") }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let operation = "cannot create a link to \(path)"
            if isDryRun {
                do { _ = try await client.files.getMetadata(path: path).response() } catch {
                    throw .failure(operation, error)
                }
                terminal.printStatus("would create a link to \(path)")
                return .success
            }
            let settings = options.isEmpty ? nil : try await options.settings(terminal)
            let link: Sharing.SharedLinkMetadata
            do throws(CallError<Sharing.CreateSharedLinkWithSettingsError>) {
                link = try await client.sharing.createSharedLinkWithSettings(path: path, settings: settings).response()
            } catch {
                guard case .sharedLinkAlreadyExists(let existing)? = error.routeError else {
                    throw .failure(operation, error)
                }
                link = try await existingLink(existing, client)
                let advice = options.isEmpty ? "" : "; `dbx link change` changes its settings"
                terminal.warn("\(path) has a link already\(advice)")
            }
            if isJSON { terminal.print(json: link.jsonFields) } else { terminal.print(link.url) }
            return .success
        }
    }

    private func existingLink(
        _ existing: Sharing.SharedLinkAlreadyExistsMetadata?, _ client: DropboxClient
    ) async throws(CommandError) -> Sharing.SharedLinkMetadata {
        if case .metadata(let link)? = existing { return link }
        do {
            for try await link in client.sharing.sharedLinks(path: path, directOnly: true) { return link }
        } catch { throw .failure("cannot find the link to \(path)", error) }
        throw .failure("\(path) has a link that this account can't see")
    }
}

/// `dbx link list`: lists links.
struct LinkList: Command {
    static let name = "list"
    static let summary = "list your links, or those of a file or folder"
    static let output = OutputField.link

    private let path: String?
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        path = arguments.argument("PATH", "the file or folder, or its ID (default: all links)", .remotePath)
            .map(RemotePattern.normalized)
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            var list = ResultList(terminal, isJSON: isJSON)
            do {
                let links = client.sharing.sharedLinks(
                    path: path?.isEmpty == true ? nil : path, directOnly: path.map { _ in true })
                for try await link in links {
                    let audience =
                        link.linkPermissions.effectiveAudience
                        ?? link.linkPermissions.resolvedVisibility.map { _ in .other }
                    try list.add(
                        link.jsonFields,
                        [link.url, audience?.tag ?? "", link.expires?.apiText ?? "", link.pathLower ?? link.name])
                }
            } catch { throw .failure("cannot list the links" + (path.map { " of \($0)" } ?? ""), error) }
            try list.finish()
            return .success
        }
    }
}

/// `dbx link change`: changes the settings of a link.
struct LinkChange: Command {
    static let name = "change"
    static let summary = "change the settings of a link"
    static let output = OutputField.link

    private let url: String
    private let options: LinkOptions
    private let removesExpiry: Bool
    private let removesPassword: Bool
    private let isDryRun: Bool
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        url = try arguments.requiredArgument("URL", "the link")
        removesExpiry = arguments.flag("no-expiry", "let the link never expire")
        removesPassword = arguments.flag("no-password", "remove the password")
        isDryRun = arguments.flag("dry-run", letter: "n", "check the link, and change nothing")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        options = try LinkOptions(&arguments)
        account = try AccountOptions(&arguments)
        if removesExpiry, options.hasExpiry { throw .usage("--expires and --no-expiry cannot be combined") }
        if removesPassword, options.hasPassword { throw .usage("--password and --no-password cannot be combined") }
        if options.isEmpty, !removesExpiry, !removesPassword, !arguments.isDeclaring {
            throw .usage("nothing to change: use an option such as --expires TIME")
        }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            do {
                if isDryRun {
                    _ = try await client.sharing.getSharedLinkMetadata(url: url).response()
                    terminal.printStatus("would change \(url)")
                    return .success
                }
                let settings = try await options.settings(terminal, removesPassword: removesPassword)
                let link = try await client.sharing.modifySharedLinkSettings(
                    url: url, settings: settings, removeExpiration: removesExpiry
                ).response()
                if isJSON { terminal.print(json: link.jsonFields) } else { terminal.print("changed \(link.url)") }
            } catch { throw .failure("cannot change \(url)", error) }
            return .success
        }
    }
}

/// `dbx link revoke`: revokes links.
struct LinkRevoke: Command {
    static let name = "revoke"
    static let summary = "revoke links, so that they stop working"
    static let output = [OutputField("url", "the link"), OutputField("outcome", "revoked or planned")]

    private let urls: [String]
    private let isDryRun: Bool
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        urls = try arguments.remainingArguments("URL", "a link")
        isDryRun = arguments.flag("dry-run", letter: "n", "check the links, and revoke nothing")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            try await terminal.forEach(urls, isJSON: isJSON) { url throws(CommandError) in
                do {
                    if isDryRun {
                        _ = try await client.sharing.getSharedLinkMetadata(url: url).response()
                    } else {
                        try await client.sharing.revokeSharedLink(url: url).response()
                    }
                } catch { throw .failure("cannot revoke \(url)", error) }
                terminal.printOutcome(isDryRun ? "planned" : "revoked", of: url, key: "url", "revoke", isJSON: isJSON)
            }
        }
    }
}

extension Terminal {
    /// Prints what happened to an item.
    func printOutcome(_ outcome: String, of item: String, key: String, _ verb: String, isJSON: Bool) {
        if isJSON { return print(json: JSONObject(dictionaryLiteral: (key, item), ("outcome", outcome))) }
        print((outcome == "planned" ? "would \(verb)" : outcome) + " " + item)
    }
}
