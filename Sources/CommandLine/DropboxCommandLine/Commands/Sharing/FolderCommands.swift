import DropboxStone
import SwiftyDropbox

/// `dbx folders`: shares folders with people.
struct FoldersCommand: CommandGroup {
    static let name = "folders"
    static let summary = "share folders with people, and use the folders that others share"
    static let commands: [any Command.Type] = [
        FoldersList.self, FoldersShare.self, FoldersUnshare.self, FoldersMembers.self, FoldersAdd.self,
        FoldersRole.self,
        FoldersRemove.self, FoldersLeave.self, FoldersMount.self, FoldersUnmount.self,
    ]
    let command: (any Command)?
}

/// `dbx folders list`: lists shared folders.
struct FoldersList: Command {
    static let name = "list"
    static let summary = "list shared folders"
    static let output = OutputField.sharedFolder

    private let isMountable: Bool
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        isMountable = arguments.flag("mountable", "list the folders that can be mounted, also if they are not")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            var list = ResultList(terminal, isJSON: isJSON)
            do {
                let sharing = client.sharing
                for try await folder in isMountable ? sharing.mountableFolders() : sharing.folders() {
                    let path = folder.pathDisplay ?? folder.pathLower ?? "\(folder.name) (not mounted)"
                    try list.add(folder.jsonFields, [folder.sharedFolderId, folder.accessType.tag, path])
                }
            } catch { throw .failure("cannot list the shared folders", error) }
            try list.finish()
            return .success
        }
    }
}

/// `dbx folders share`: shares a folder.
struct FoldersShare: Command {
    static let name = "share"
    static let summary = "make a folder a shared folder"
    static let discussion = "Make a folder a shared folder. `dbx folders add` invites people to it."
    static let output = OutputField.sharedFolder

    private let path: String
    private let isDryRun: Bool
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        path = try arguments.requiredItem("PATH", "the folder")
        isDryRun = arguments.flag("dry-run", letter: "n", "check the folder, and share nothing")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            do {
                if isDryRun {
                    _ = try await client.files.getMetadata(path: path).response()
                    terminal.printStatus("would share \(path)")
                    return .success
                }
                let folder = try await share(client)
                if isJSON {
                    terminal.print(json: folder.jsonFields)
                } else {
                    terminal.print("shared \(folder.pathDisplay ?? path)  \(folder.sharedFolderId)")
                }
            } catch { throw .failure("cannot share \(path)", error) }
            return .success
        }
    }

    private func share(_ client: DropboxClient) async throws -> Sharing.SharedFolderMetadata {
        switch try await client.sharing.shareFolder(path: path).response() {
        case .complete(let folder): return folder
        case .asyncJobId(let id):
            return try await SharedFolder.wait {
                switch try await client.sharing.checkShareJobStatus(asyncJobId: id).response() {
                case .inProgress: nil
                case .complete(let folder): folder
                case .failed(let error):
                    throw CommandError.failure("cannot share \(path): Dropbox reported \(error.tag)", code: error.tag)
                }
            }
        }
    }
}

/// The arguments of a command that changes one shared folder.
private struct FolderArguments {
    let folder: String
    let isDryRun: Bool
    let isJSON: Bool
    let account: AccountOptions

    init(_ arguments: inout Arguments, folder: String) throws(CommandError) {
        self.folder = folder
        isDryRun = arguments.flag("dry-run", letter: "n", "check the folder, and change nothing")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
    }

    /// Finds the folder, changes it, and prints the outcome.
    func change(
        _ verb: String, _ outcome: String, _ terminal: Terminal, _ work: (String, DropboxClient) async throws -> Void
    ) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let id = try await SharedFolder.id(folder, client)
            if !isDryRun {
                do { try await work(id, client) } catch { throw .failure("cannot \(verb) \(folder)", error) }
            }
            terminal.printOutcome(isDryRun ? "planned" : outcome, of: folder, key: "folder", verb, isJSON: isJSON)
            return .success
        }
    }

    static func output(_ outcome: String) -> [OutputField] {
        [OutputField("folder", "the folder as in the command line"), OutputField("outcome", "\(outcome) or planned")]
    }
}

/// `dbx folders unshare`: makes a shared folder private.
struct FoldersUnshare: Command {
    static let name = "unshare"
    static let summary = "make a shared folder private again"
    static let output = FolderArguments.output("unshared")

    private let folder: FolderArguments
    private let keepsCopies: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        let path = try arguments.requiredArgument("PATH", SharedFolder.help, .remotePath)
        keepsCopies = arguments.flag("keep-copy", "leave a copy of the folder to each member")
        folder = try FolderArguments(&arguments, folder: path)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await folder.change("unshare", "unshared", terminal) { id, client in
            let job = try await client.sharing.unshareFolder(sharedFolderId: id, leaveACopy: keepsCopies).response()
            try await SharedFolder.wait(for: job, client)
        }
    }
}

/// `dbx folders leave`: leaves a shared folder.
struct FoldersLeave: Command {
    static let name = "leave"
    static let summary = "leave a shared folder of somebody else"
    static let output = FolderArguments.output("left")

    private let folder: FolderArguments
    private let keepsCopy: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        let path = try arguments.requiredArgument("PATH", SharedFolder.help, .remotePath)
        keepsCopy = arguments.flag("keep-copy", "keep a copy of the folder")
        folder = try FolderArguments(&arguments, folder: path)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await folder.change("leave", "left", terminal) { id, client in
            let job: Async.LaunchEmptyResult
            do throws(CallError<Sharing.RelinquishFolderMembershipError>) {
                job = try await leave(id, client)
            } catch {
                guard case .mounted? = error.routeError else { throw error }
                // Its path is unknown afterward, so the user couldn't do both by the path.
                try await client.sharing.unmountFolder(sharedFolderId: id).response()
                job = try await leave(id, client)
            }
            try await SharedFolder.wait(for: job, client)
        }
    }

    private func leave(
        _ id: String, _ client: DropboxClient
    ) async throws(CallError<Sharing.RelinquishFolderMembershipError>) -> Async.LaunchEmptyResult {
        try await client.sharing.relinquishFolderMembership(sharedFolderId: id, leaveACopy: keepsCopy).response()
    }
}

/// `dbx folders mount`: adds a shared folder to the account.
struct FoldersMount: Command {
    static let name = "mount"
    static let summary = "add a shared folder to your Dropbox (see `dbx folders list --mountable`)"
    static let output = OutputField.sharedFolder

    private let id: String
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        id = try arguments.requiredArgument("ID", "the ID of the shared folder")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            do {
                let folder = try await client.sharing.mountFolder(sharedFolderId: id).response()
                if isJSON {
                    terminal.print(json: folder.jsonFields)
                } else {
                    terminal.print("mounted \(folder.pathDisplay ?? folder.pathLower ?? folder.name)")
                }
            } catch { throw .failure("cannot mount \(id)", error) }
            return .success
        }
    }
}

/// `dbx folders unmount`: removes a shared folder from the account.
struct FoldersUnmount: Command {
    static let name = "unmount"
    static let summary = "remove a shared folder from your Dropbox, and stay a member of it"
    static let output = FolderArguments.output("unmounted")

    private let folder: FolderArguments

    init(_ arguments: inout Arguments) throws(CommandError) {
        let path = try arguments.requiredArgument("PATH", SharedFolder.help, .remotePath)
        folder = try FolderArguments(&arguments, folder: path)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await folder.change("unmount", "unmounted", terminal) { id, client in
            try await client.sharing.unmountFolder(sharedFolderId: id).response()
        }
    }
}
