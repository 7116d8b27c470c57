import DropboxStone
import SwiftyDropbox

/// Locks or unlocks files.
private struct LockChange {
    enum Kind: String { case lock, unlock }

    let kind: Kind
    let paths: [String]
    let isDryRun: Bool
    let isJSON: Bool
    let account: AccountOptions

    init(_ arguments: inout Arguments, _ kind: Kind) throws(CommandError) {
        self.kind = kind
        paths = try arguments.remainingArguments("FILE", "a file, or its ID", .remotePath).map(RemotePattern.normalized)
        isDryRun = arguments.flag("dry-run", letter: "n", "check the files, and \(kind.rawValue) none")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
    }

    static let output = [
        OutputField("path", "the path of the file"), OutputField("outcome", "locked, unlocked, or planned"),
    ]

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            try await terminal.forEach(paths, isJSON: isJSON) { path throws(CommandError) in
                let operation = "cannot \(kind.rawValue) \(path)"
                let entries: [Files.LockFileResultEntry]
                do {
                    let files = client.files
                    entries =
                        if isDryRun {
                            try await files.getFileLockBatch(entries: [.init(path: path)]).response().entries
                        } else if kind == .lock {
                            try await files.lockFileBatch(entries: [.init(path: path)]).response().entries
                        } else { try await files.unlockFileBatch(entries: [.init(path: path)]).response().entries }
                } catch { throw .failure(operation, error) }
                var result = path
                switch entries.first {
                case .success(let success)?: result = success.metadata.displayPath
                case .failure(let error)?:
                    let reason =
                        if case .lockConflict(let conflict) = error {
                            await Self.holder(conflict.lock, client)
                        } else { Self.reason(error) }
                    var failure = CommandError.failure("\(operation): \(reason)", code: Self.tags(of: error))
                    failure.details.route = "files/" + (isDryRun ? "get_file_lock_batch" : "\(kind)_file_batch")
                    throw failure
                case nil: throw .failure("\(operation): Dropbox sent no result")
                }
                let outcome = isDryRun ? "planned" : kind.rawValue + "ed"
                terminal.printOutcome(outcome, of: result, key: "path", kind.rawValue, isJSON: isJSON)
            }
        }
    }

    /// Returns a message with the person who holds a lock.
    private static func holder(_ lock: Files.FileLock, _ client: DropboxClient) async -> String {
        guard case .singleUser(let lock) = lock.content else { return "another person holds the lock" }
        let since = "since \(lock.created.apiText)"
        do {
            let person = try await client.users.getAccount(accountId: lock.lockHolderAccountId).response()
            return "\(person.name.displayName) (\(person.email)) holds the lock \(since)"
        } catch {
            // The lock is the failure to report; its holder is only less readable without the account.
            return "\(lock.lockHolderAccountId) holds the lock \(since)"
        }
    }

    /// The tags of an error, as in the summary of a call.
    private static func tags(of error: Files.LockFileError) -> String {
        if case .pathLookup(let reason) = error { "path_lookup/\(reason.tag)" } else { error.tag }
    }

    private static func reason(_ error: Files.LockFileError) -> String {
        switch error {
        case .pathLookup(.notFound): "no such file or folder in Dropbox"
        case .pathLookup(.notFile), .cannotBeLocked: "only files can be locked"
        case .fileNotShared: "only files in shared or team folders can be locked"
        case .noWritePermission: "the account has no write permission"
        default: "Dropbox reported \(error.tag)"
        }
    }
}

/// `dbx lock`: locks files.
struct LockCommand: Command {
    static let name = "lock"
    static let summary = "lock files of a team, so that nobody else can change them"
    static let output = LockChange.output
    private let change: LockChange

    init(_ arguments: inout Arguments) throws(CommandError) { change = try LockChange(&arguments, .lock) }
    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus { try await change.run(terminal) }
}

/// `dbx unlock`: unlocks files.
struct UnlockCommand: Command {
    static let name = "unlock"
    static let summary = "unlock files of a team"
    static let output = LockChange.output
    private let change: LockChange

    init(_ arguments: inout Arguments) throws(CommandError) { change = try LockChange(&arguments, .unlock) }
    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus { try await change.run(terminal) }
}
