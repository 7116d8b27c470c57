import DropboxStone
import SwiftyDropbox

/// What a member of a shared folder can do.
private enum Role: String, CaseIterable, Sendable {
    case viewer, editor, owner

    var level: Sharing.AccessLevel {
        switch self {
        case .viewer: .viewer
        case .editor: .editor
        case .owner: .owner
        }
    }
}

/// `dbx folders members`: lists the members of a shared folder.
struct FoldersMembers: Command {
    static let name = "members"
    static let summary = "list the members of a shared folder"
    static let output = [
        OutputField("type", "user, group, or invitee"), OutputField("name", "the name", isOptional: true),
        OutputField("email", "the email address", isOptional: true),
        OutputField("id", "the ID of the account or group", isOptional: true),
        OutputField("role", "owner, editor, viewer, or another level"),
    ]

    private let folder: String
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        folder = try arguments.requiredArgument("PATH", SharedFolder.help, .remotePath)
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let id = try await SharedFolder.id(folder, client)
            var list = ResultList(terminal, isJSON: isJSON)
            func add(_ type: String, _ member: Sharing.MembershipInfo, name: String?, email: String?, id: String?)
                throws
            {
                let role = member.accessType.tag
                try list.add(
                    ["type": type, "name": name, "email": email, "id": id, "role": role],
                    [role, type, email ?? id ?? "", name ?? ""])
            }
            do {
                for try await page in client.sharing.folderMembers(of: id) {
                    for user in page.users {
                        let info = user.user
                        try add("user", user, name: info.displayName, email: info.email, id: info.accountId)
                    }
                    for group in page.groups {
                        try add("group", group, name: group.group.groupName, email: nil, id: group.group.groupId)
                    }
                    for invitee in page.invitees {
                        let email: String? = if case .email(let email) = invitee.invitee { email } else { nil }
                        try add("invitee", invitee, name: invitee.user?.displayName, email: email, id: nil)
                    }
                }
            } catch { throw .failure("cannot list the members of \(folder)", error) }
            try list.finish()
            return .success
        }
    }
}

/// The arguments of a command that changes the members of a shared folder.
private struct MemberArguments {
    let folder: String
    let emails: [String]
    let isDryRun: Bool
    let isJSON: Bool
    let account: AccountOptions

    init(_ arguments: inout Arguments, _ folder: String, _ emails: [String]) throws(CommandError) {
        (self.folder, self.emails) = (folder, emails)
        isDryRun = arguments.flag("dry-run", letter: "n", "check the folder, and change nothing")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
        if let email = emails.first(where: { !$0.contains("@") && !$0.hasPrefix("dbid:") }), !arguments.isDeclaring {
            throw .usage("invalid EMAIL '\(email)': expected an email address, or the ID of an account")
        }
    }

    static let output = [
        OutputField("folder", "the folder as in the command line"), OutputField("member", "the email address or ID"),
        OutputField("outcome", "added, removed, changed, or planned"),
    ]

    static func selector(_ email: String) -> Sharing.MemberSelector {
        email.hasPrefix("dbid:") ? .dropboxId(email) : .email(email)
    }

    /// Runs a closure for each member, and prints the outcomes.
    func change(
        _ verb: String, _ outcome: String, _ terminal: Terminal,
        _ work: (String, Sharing.MemberSelector, DropboxClient) async throws -> Void
    ) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let id = try await SharedFolder.id(folder, client)
            return try await terminal.forEach(emails, isJSON: isJSON) { email throws(CommandError) in
                if !isDryRun {
                    do { try await work(id, Self.selector(email), client) } catch {
                        throw .failure("cannot \(verb) \(email) (\(folder))", error)
                    }
                }
                let outcome = isDryRun ? "planned" : outcome
                if isJSON {
                    terminal.print(json: ["folder": folder, "member": email, "outcome": outcome])
                } else {
                    terminal.print((isDryRun ? "would \(verb)" : outcome) + " \(email)")
                }
            }
        }
    }
}

/// `dbx folders add`: invites people to a shared folder.
struct FoldersAdd: Command {
    static let name = "add"
    static let summary = "invite people to a shared folder"
    static let examples = ["dbx folders add /project ada@example.com --role viewer --message 'Have a look'"]
    static let output = MemberArguments.output

    private let members: MemberArguments
    private let role: Role
    private let message: String?
    private let sendsNoEmail: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        let folder = try arguments.requiredArgument("PATH", SharedFolder.help, .remotePath)
        let emails = try arguments.remainingArguments("EMAIL", "an email address, or the ID of an account")
        message = arguments.option("message", "TEXT", "send this text with the invitation")
        sendsNoEmail = arguments.flag("no-email", "send no invitation by email")
        let role = arguments.option(
            "role", "ROLE", "what they can do: viewer or editor (default: editor)", .words(["viewer", "editor"]))
        members = try MemberArguments(&arguments, folder, emails)
        guard let role = Role(rawValue: role ?? "editor"), role != .owner else {
            throw .usage("invalid --role '\(role ?? "")': expected viewer or editor")
        }
        self.role = role
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await members.change("add", "added", terminal) { id, member, client in
            try await client.sharing.addFolderMember(
                sharedFolderId: id, members: [Sharing.AddMember(member: member, accessLevel: role.level)],
                quiet: sendsNoEmail, customMessage: message
            ).response()
        }
    }
}

/// `dbx folders remove`: removes people from a shared folder.
struct FoldersRemove: Command {
    static let name = "remove"
    static let summary = "remove people from a shared folder"
    static let output = MemberArguments.output

    private let members: MemberArguments
    private let keepsCopy: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        let folder = try arguments.requiredArgument("PATH", SharedFolder.help, .remotePath)
        let emails = try arguments.remainingArguments("EMAIL", "an email address, or the ID of an account")
        keepsCopy = arguments.flag("keep-copy", "leave them a copy of the folder")
        members = try MemberArguments(&arguments, folder, emails)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await members.change("remove", "removed", terminal) { id, member, client in
            let job = try await client.sharing.removeFolderMember(
                sharedFolderId: id, member: member, leaveACopy: keepsCopy
            ).response()
            guard case .asyncJobId(let job) = job else { return }
            try await SharedFolder.wait { () async throws -> Void? in
                switch try await client.sharing.checkRemoveMemberJobStatus(asyncJobId: job).response() {
                case .inProgress: nil
                case .complete: ()
                case .failed(let error):
                    throw CommandError.failure(
                        "cannot remove the member: Dropbox reported \(error.tag)", code: error.tag)
                }
            }
        }
    }
}

/// `dbx folders role`: changes what a member can do.
struct FoldersRole: Command {
    static let name = "role"
    static let summary = "change what a member of a shared folder can do"
    static let output = MemberArguments.output

    private let members: MemberArguments
    private let role: Role

    init(_ arguments: inout Arguments) throws(CommandError) {
        let folder = try arguments.requiredArgument("PATH", SharedFolder.help, .remotePath)
        let email = try arguments.requiredArgument("EMAIL", "an email address, or the ID of an account")
        let roles = Role.allCases.map(\.rawValue)
        let role = try arguments.requiredArgument("ROLE", "viewer, editor, or owner", .words(roles))
        members = try MemberArguments(&arguments, folder, [email])
        guard let role = Role(rawValue: role) else {
            throw .usage("invalid ROLE '\(role)': expected " + roles.alternatives)
        }
        self.role = role
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await members.change("change", "changed", terminal) { id, member, client in
            _ = try await client.sharing.updateFolderMember(
                sharedFolderId: id, member: member, accessLevel: role.level
            ).response()
        }
    }
}
