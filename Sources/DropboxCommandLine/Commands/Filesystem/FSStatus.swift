import DropboxSync
import Foundation

/// `dbx fs status`: prints the status of the sync.
struct FSStatus: FSAction {
    static let name = "status"
    static let help = """
          status             print queued and running operations, errors, quarantined files, and the size of the cache;
                             then upload queued changes, as every command does
              --confirm-deletions    confirm a mass deletion that is waiting for confirmation
              --discard-deletions    discard it, and restore the files
        """

    private let confirmsDeletions: Bool
    private let discardsDeletions: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        confirmsDeletions = arguments.flag("confirm-deletions")
        discardsDeletions = arguments.flag("discard-deletions")
        if confirmsDeletions, discardsDeletions {
            throw .usage("--confirm-deletions and --discard-deletions cannot be combined")
        }
    }

    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus {
        let filesystem = session.filesystem
        do {
            if confirmsDeletions { try await filesystem.confirmHeldDeletions() }
            if discardsDeletions { try await filesystem.discardHeldDeletions() }
            let (count, held) = (try filesystem.pendingChangeCount, try filesystem.heldDeletionCount)
            let (size, limit) = (try filesystem.fileCacheSize, try filesystem.maximumFileCacheSize)
            let operations = try filesystem.pendingOperations()
            let quarantined = try filesystem.quarantinedFiles
            let rebuildDate = try filesystem.rebuildDate
            let wait = filesystem.status.anyWait
            if session.isJSON {
                for operation in operations { session.terminal.print(json: operation.jsonFields) }
                for file in quarantined { session.terminal.print(json: file.jsonFields) }
                session.terminal.print(json: [
                    "type": "status", "changes": count, "held_deletions": held, "cache_size": size,
                    "cache_limit": limit, "error": filesystem.status.anyError?.userMessage,
                    "quarantined": quarantined.count, "rebuilt": rebuildDate?.ISO8601Format(),
                    "waiting": wait?.reason.description, "next_attempt": wait?.attempt,
                    "next_attempt_at": wait?.until?.ISO8601Format(),
                ])
                return .success
            }
            session.terminal.print(
                count == 0 ? "up to date" : "\(count) \(count == 1 ? "change" : "changes") to upload")
            for operation in operations {
                let reason = operation.error.map { ": \($0.userMessage)" } ?? ""
                session.terminal.print("  \(operation.kind.rawValue)  \(operation.path?.stringValue ?? "")\(reason)")
            }
            if count > operations.count { session.terminal.print("  … and \(count - operations.count) more") }
            if held > 0 {
                session.terminal.print(
                    """
                    The deletion of \(held) files is waiting for confirmation; use --confirm-deletions or \
                    --discard-deletions.
                    """)
            }
            for file in quarantined {
                let location = file.url.map { ": \($0.path)" } ?? ""
                session.terminal.print(
                    "not uploaded  \(file.path?.stringValue ?? "a file") (\(file.reason.userMessage))\(location)")
            }
            if let rebuildDate {
                session.terminal.print(
                    """
                    The local data was corrupted and was rebuilt at \(rebuildDate.ISO8601Format()). \
                    Deletions, moves, and new folders that were not uploaded before were lost.
                    """)
            }
            if let error = filesystem.status.anyError { session.terminal.print("error: \(error.userMessage)") }
            if let wait { session.terminal.print(wait.userMessage) }
            session.terminal.print("cache: \(ByteCount(bytes: size)) of at most \(ByteCount(bytes: limit))")
        } catch {
            throw .filesystem("cannot read the status", error)
        }
        return .success
    }
}

extension PendingOperation {
    /// The fields of the JSON output for an operation.
    var jsonFields: JSONObject {
        [
            "type": kind.rawValue, "path": path?.stringValue, "size": size, "progress": Double(progress),
            "error": error?.userMessage,
        ]
    }
}

extension QuarantinedFile {
    /// The fields of the JSON output for a quarantined file.
    fileprivate var jsonFields: JSONObject {
        [
            "type": "quarantined", "path": path?.stringValue, "reason": reason.rawValue, "size": size,
            "file": url?.path, "date": date.ISO8601Format(),
        ]
    }
}

extension QuarantinedFile.Reason {
    fileprivate var userMessage: String {
        switch self {
        case .damaged: "the local copy was corrupted before the upload"
        case .missing: "the local copy was lost before the upload"
        case .unknown: "possibly already uploaded or deleted"
        case .unidentified: "its path is unknown"
        case .rootChanged: "the account has a new root that doesn't contain its folder"
        }
    }
}
