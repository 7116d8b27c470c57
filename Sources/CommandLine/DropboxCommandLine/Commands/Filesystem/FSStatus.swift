import DropboxStone
import DropboxSync
import Foundation

/// `dbx fs status`: prints the status of the sync.
struct FSStatus: FSAction {
    static let name = "status"
    static let summary = "print what is queued, held, and lost, and upload queued changes"
    static let output = [
        OutputField("type", "status (the last object), lost, quarantined, or the kind of a change to upload"),
        OutputField("path", "the path in Dropbox", isOptional: true),
        OutputField("new_path", "where the item was moved", isOptional: true),
        OutputField("size", .integer, "the size in bytes", isOptional: true),
        OutputField("progress", .number, "the uploaded part, from 0 to 1", isOptional: true),
        OutputField("error", "why the change isn't uploaded, or the error of the sync", isOptional: true),
        OutputField("kind", "the kind of a change that may be lost", isOptional: true),
        OutputField("reason", "why a change may be lost, or a file is quarantined", isOptional: true),
        OutputField("date", "when this was found, in UTC", isOptional: true),
        OutputField("file", "the local file that is quarantined", isOptional: true),
        OutputField("changes", .integer, "the number of changes to upload", isOptional: true),
        OutputField("held_deletions", .integer, "the number of deletions to confirm", isOptional: true),
        OutputField("cache_size", .integer, "the size of the cached files in bytes", isOptional: true),
        OutputField("cache_limit", .integer, "the maximum of that size", isOptional: true),
        OutputField("quarantined", .integer, "the number of quarantined files", isOptional: true),
        OutputField("lost", .integer, "the number of changes that may be lost", isOptional: true),
        OutputField("rebuilt", "when corrupted data was rebuilt, in UTC", isOptional: true),
        OutputField("restored", "when the data was found to be a copy, in UTC", isOptional: true),
        OutputField("waiting", "what the sync waits for", isOptional: true),
        OutputField("next_attempt", .integer, "the number of the next attempt", isOptional: true),
        OutputField("next_attempt_at", "when it starts, in UTC", isOptional: true),
    ]
    static let discussion = """
        Print queued and running operations, errors, quarantined files, changes that may be lost, and the size of the cache;
        then upload queued changes, as every command does.
        """

    private let confirmsDeletions: Bool
    private let discardsDeletions: Bool
    private let redoesLostChanges: Bool
    private let forgetsLostChanges: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        confirmsDeletions = arguments.flag(
            "confirm-deletions", "confirm a mass deletion that is waiting for confirmation")
        discardsDeletions = arguments.flag("discard-deletions", "discard it, and restore the files")
        redoesLostChanges = arguments.flag("redo-lost", "make deletions and moves again that may be lost")
        forgetsLostChanges = arguments.flag(
            "forget-lost", "keep the items as they are, and no longer list these changes")
        if confirmsDeletions, discardsDeletions {
            throw .usage("--confirm-deletions and --discard-deletions cannot be combined")
        }
        if redoesLostChanges, forgetsLostChanges {
            throw .usage("--redo-lost and --forget-lost cannot be combined")
        }
    }

    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus {
        let filesystem = session.filesystem
        do {
            if confirmsDeletions { try await filesystem.confirmHeldDeletions() }
            if discardsDeletions { try await filesystem.discardHeldDeletions() }
            for change in try filesystem.doubtfulChanges {
                if redoesLostChanges, change.kind != .unknown { try await filesystem.resolve(change, .makeAgain) }
                if forgetsLostChanges { try await filesystem.resolve(change, .forget) }
            }
            let (count, held) = (try filesystem.pendingChangeCount, try filesystem.heldDeletionCount)
            let (size, limit) = (try filesystem.fileCacheSize, try filesystem.maximumFileCacheSize)
            let operations = try filesystem.pendingOperations()
            let quarantined = try filesystem.quarantinedFiles
            let doubtfulChanges = try filesystem.doubtfulChanges
            let (rebuildDate, restoreDate) = (try filesystem.rebuildDate, try filesystem.restoreDate)
            let wait = filesystem.status.anyWait
            if session.isJSON {
                for operation in operations { session.terminal.print(json: operation.jsonFields) }
                for file in quarantined { session.terminal.print(json: file.jsonFields) }
                for change in doubtfulChanges { session.terminal.print(json: change.jsonFields) }
                session.terminal.print(json: [
                    "type": "status", "changes": count, "held_deletions": held, "cache_size": size,
                    "cache_limit": limit, "error": filesystem.status.anyError?.userMessage,
                    "quarantined": quarantined.count, "rebuilt": rebuildDate?.apiText,
                    "restored": restoreDate?.apiText, "lost": doubtfulChanges.count,
                    "waiting": wait?.reason.description, "next_attempt": wait?.attempt,
                    "next_attempt_at": wait?.until?.apiText,
                ])
                return .success
            }
            session.terminal.print(
                count == 0 ? "up to date" : count.counted("change") + " to upload")
            for operation in operations {
                session.terminal.print("  \(operation.userMessage)")
            }
            if count > operations.count { session.terminal.print("  … and \(count - operations.count) more") }
            if held > 0 {
                session.terminal.print(
                    """
                    The deletion of \(held.counted("file")) is waiting for confirmation; use --confirm-deletions or \
                    --discard-deletions.
                    """)
            }
            for file in quarantined {
                session.terminal.print("not uploaded  \(file.userMessage)")
            }
            for change in doubtfulChanges { session.terminal.print("may be lost   \(change.userMessage)") }
            if !doubtfulChanges.isEmpty {
                session.terminal.print(
                    "Use --redo-lost to make these changes again, or --forget-lost to keep the items as they are.")
            }
            if let rebuildDate {
                session.terminal.print(
                    """
                    The local data was corrupted and was rebuilt at \(rebuildDate.apiText); changes that were \
                    not uploaded before are uploaded or listed above.
                    """)
            }
            if let restoreDate {
                session.terminal.print(
                    """
                    The local data was found to be a copy or from a backup at \(restoreDate.apiText); later \
                    changes that were not uploaded are missing.
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

    /// The kind, the path, and the error.
    var userMessage: String {
        "\(kind.rawValue)  \(path?.stringValue ?? "")" + (error.map { ": \($0.userMessage)" } ?? "")
    }
}

extension DoubtfulChange {
    /// The fields of the JSON output for a change that may be lost.
    fileprivate var jsonFields: JSONObject {
        [
            "type": "lost", "kind": kind.rawValue, "path": path?.stringValue, "new_path": newPath?.stringValue,
            "reason": reason.rawValue, "date": date.apiText,
        ]
    }

    fileprivate var userMessage: String {
        let item = path?.stringValue ?? "an item"
        let change =
            switch kind {
            case .deletion: "deletion of \(item)"
            case .move: "move of \(item) to \(newPath?.stringValue ?? "another folder")"
            case .unknown: "a change of \(item)"
            }
        let cause =
            switch reason {
            case .itemChanged: "the item has changed since"
            case .uncertain: "it is not certain that it was intended"
            case .recordLost: "its record is corrupted"
            }
        return "\(change) (\(cause))"
    }
}

extension QuarantinedFile {
    /// The fields of the JSON output for a quarantined file.
    fileprivate var jsonFields: JSONObject {
        [
            "type": "quarantined", "path": path?.stringValue, "reason": reason.rawValue, "size": size,
            "file": url?.path, "date": date.apiText,
        ]
    }

    /// The path, the reason, and the local file.
    var userMessage: String {
        "\(path?.stringValue ?? "a file") (\(reason.userMessage))" + (url.map { ": \($0.path)" } ?? "")
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
