import Foundation
import DropboxSync

/// `dbx fs status`: what is syncing.
struct FSStatus: FSAction {
    static let name = "status"
    static let help = """
          status             tells what is queued, on its way, cached, in quarantine, or in the way; then, as every command
                             does, sends what is queued and shows how that goes
              --confirm-deletions    let deletions go that are held back because they are so many
              --take-back-deletions  have what they concern back instead
        """

    private let confirms: Bool
    private let takesBack: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        confirms = arguments.flag("confirm-deletions")
        takesBack = arguments.flag("take-back-deletions")
        if confirms, takesBack { throw .usage("Deletions are either confirmed or taken back.") }
    }

    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus {
        let filesystem = session.filesystem
        do {
            if confirms { try await filesystem.confirmHeldDeletions() }
            if takesBack { try await filesystem.discardHeldDeletions() }
            let (count, held) = (try filesystem.pendingChangeCount, try filesystem.heldDeletions)
            let (size, limit) = (try filesystem.fileCacheSize, try filesystem.maximumFileCacheSize)
            let work = try filesystem.pendingOperations()
            let quarantined = try filesystem.quarantinedFiles
            let rebuildDate = try filesystem.rebuildDate
            let wait = filesystem.status.anyWait
            if session.isJSON {
                for work in work { try session.terminal.print(json: work.facts) }
                for file in quarantined { try session.terminal.print(json: file.facts) }
                try session.terminal.print(json: [
                    "type": "status", "changes": count, "held_deletions": held, "cache_size": size,
                    "cache_limit": limit, "error": filesystem.status.anyError?.userMessage,
                    "quarantined": quarantined.count, "rebuilt": rebuildDate?.ISO8601Format(),
                    "waiting": wait?.reason.description, "next_attempt": wait?.attempt,
                    "next_attempt_at": wait?.until?.ISO8601Format(),
                ])
                return .success
            }
            session.terminal.print(count == 0 ? "up to date" : "\(count) \(count == 1 ? "change" : "changes") to send")
            for work in work {
                let reason = work.error.map { ": \($0.userMessage)" } ?? ""
                session.terminal.print("  \(work.kind.rawValue)  \(work.path?.stringValue ?? "")\(reason)")
            }
            if count > work.count { session.terminal.print("  … and \(count - work.count) more") }
            if held > 0 {
                session.terminal.print(
                    "deletions of \(held) files are held back: --confirm-deletions or --take-back-deletions decides")
            }
            for file in quarantined {
                let place = file.url.map { ": \($0.path)" } ?? ""
                session.terminal.print(
                    "not sent  \(file.path?.stringValue ?? "a file") (\(file.reason.userMessage))\(place)")
            }
            if let rebuildDate {
                session.terminal.print(
                    """
                    The cache was damaged and was rebuilt at \(rebuildDate.ISO8601Format()). \
                    Deletions, moves, and new folders that were not sent by then are forgotten.
                    """)
            }
            if let error = filesystem.status.anyError { session.terminal.print("trouble: \(error.userMessage)") }
            if let wait { session.terminal.print(wait.userMessage) }
            session.terminal.print("cache: \(ByteCount(bytes: size)) of at most \(ByteCount(bytes: limit))")
        } catch {
            throw .filesystem("cannot tell the status", error)
        }
        return .success
    }
}

extension PendingOperation {
    /// What the commands tell of it in JSON.
    var facts: [String: Any?] {
        [
            "type": kind.rawValue, "path": path?.stringValue, "size": size, "progress": Double(progress),
            "error": error?.userMessage,
        ]
    }
}

extension QuarantinedFile {
    /// What the commands tell of it in JSON.
    fileprivate var facts: [String: Any?] {
        [
            "type": "quarantined", "path": path?.stringValue, "reason": reason.rawValue, "size": size,
            "file": url?.path, "date": date.ISO8601Format(),
        ]
    }
}

extension QuarantinedFile.Reason {
    fileprivate var userMessage: String {
        switch self {
        case .damaged: "damaged on this disk before it was sent"
        case .missing: "lost on this disk before it was sent"
        case .unknown: "sent or deleted before, as far as is known"
        case .unidentified: "nothing tells what it belongs to"
        case .rootChanged: "the account has another root now, and its place isn't there"
        }
    }
}
