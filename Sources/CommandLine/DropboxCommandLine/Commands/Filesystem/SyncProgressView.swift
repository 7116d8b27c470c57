import DropboxCore
import DropboxSync
import Foundation

/// The progress of the sync on an interactive terminal: progress bars.
struct SyncProgressView {
    private let terminal: Terminal
    /// The number of lines on the terminal.
    private var height = 0

    init(terminal: Terminal) { self.terminal = terminal }

    mutating func show(_ filesystem: Filesystem) {
        // After a shutdown there is nothing to show, and the command reports the reason.
        guard terminal.isInteractive, let operations = try? filesystem.pendingOperations() else { return }
        let lines = Self.lines(operations, filesystem.status, width: terminal.width, isASCII: terminal.isASCII)
        terminal.redraw(lines, over: height)
        height = lines.count
    }

    /// Removes the progress bars.
    mutating func finish() {
        guard terminal.isInteractive else { return }
        terminal.redraw([], over: height)
        height = 0
    }

    // MARK: Drawing

    private static let maximumLineCount = 6

    /// Returns the lines to draw: the overall state, and the first operations.
    static func lines(
        _ operations: [PendingOperation], _ status: SyncStatus, width: Int, isASCII: Bool = false
    ) -> [String] {
        var lines: [String] = []
        if let wait = status.anyWait {
            lines.append(wait.userMessage)
        } else if let error = status.anyError {
            lines.append("waiting: \(error.userMessage)")
        } else if status.metadata.isInProgress {
            lines.append("fetching remote changes…")
        }
        lines += operations.prefix(maximumLineCount).map { line($0, width: width, isASCII: isASCII) }
        if operations.count > maximumLineCount { lines.append("… and \(operations.count - maximumLineCount) more") }
        return lines
    }

    private static func line(_ operation: PendingOperation, width: Int, isASCII: Bool) -> String {
        let percent = "\(Int(operation.progress * 100))".leftPadding(to: 3) + " %"
        let bar = ProgressBar(
            fraction: Double(operation.progress), width: max(5, min(20, width - 45)), isASCII: isASCII)
        let state =
            if operation.isInProgress, operation.size > 0 {
                "\(bar) \(percent)"
            } else if operation.isInProgress {
                "…"
            } else {
                operation.error == nil ? "waiting" : "failed, will retry"
            }
        let size = operation.size > 0 ? ByteCount(bytes: operation.size).description : ""
        let pathWidth = max(10, width - state.columns - size.columns - 8)
        let path = (operation.path?.stringValue ?? "").truncated(to: pathWidth).padding(to: pathWidth)
        return "\(operation.kind.arrow) \(path)  \(size)  \(state)"
    }
}

extension ClientWait {
    /// A message for the user with the remaining time.
    var userMessage: String {
        description(remaining: until.map { .seconds(max(0, $0.timeIntervalSinceNow)) })
    }
}

extension SentChange {
    /// The line of output for the change.
    var userMessage: String { "\(kind.pastParticiple) \(path)" }
}

extension PendingOperation.Kind {
    fileprivate var arrow: String {
        switch self {
        case .download: "↓"
        case .upload: "↑"
        case .createFolder: "+"
        case .move: "→"
        case .delete: "-"
        }
    }

    fileprivate var pastParticiple: String {
        switch self {
        case .download: "downloaded"
        case .upload: "uploaded"
        case .createFolder: "created"
        case .move: "moved"
        case .delete: "deleted"
        }
    }
}
