import DropboxCore
import DropboxSync
import Foundation

/// What is syncing, as it goes on: bars that are drawn over on a terminal, elsewhere a line for each thing that is done.
struct SyncProgressView {
    private let terminal: Terminal
    /// What was pending when it was last looked at.
    private var pending: [Item] = []
    /// How many lines stand on the terminal.
    private var height = 0

    /// What a person tells one piece of work from another by.
    private struct Item: Hashable {
        var kind: PendingOperation.Kind
        var path: SyncPath
    }

    init(terminal: Terminal) { self.terminal = terminal }

    mutating func show(_ filesystem: Filesystem) {
        // A filesystem that has ended has nothing to show; why it has, the command tells.
        guard let work = try? filesystem.pendingOperations() else { return }
        if terminal.isInteractive {
            let lines = Self.lines(work, filesystem.status, width: terminal.width)
            terminal.redraw(lines, over: height)
            height = lines.count
        } else {
            tellWhatIsDone(work)
        }
    }

    /// Takes the drawing away.
    mutating func end(_ filesystem: Filesystem) {
        if terminal.isInteractive {
            terminal.redraw([], over: height)
            height = 0
        } else {
            show(filesystem)
        }
    }

    private mutating func tellWhatIsDone(_ work: [PendingOperation]) {
        let now = work.compactMap { work in work.path.map { Item(kind: work.kind, path: $0) } }
        let left = Set(now)
        for item in pending where !left.contains(item) { terminal.printStatus("\(item.kind.past) \(item.path)") }
        pending = now.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    // MARK: Drawing

    private static let mostLines = 6

    /// The drawing: what is in progress as a whole, and the first pieces of work.
    static func lines(_ work: [PendingOperation], _ status: SyncStatus, width: Int) -> [String] {
        var lines: [String] = []
        if let wait = status.anyWait {
            lines.append(wait.userMessage)
        } else if let error = status.anyError {
            lines.append("waiting: \(error.userMessage)")
        } else if status.metadata.isInProgress {
            lines.append("fetching news…")
        }
        lines += work.prefix(mostLines).map { line($0, width: width) }
        if work.count > mostLines { lines.append("… and \(work.count - mostLines) more") }
        return lines
    }

    private static func line(_ work: PendingOperation, width: Int) -> String {
        let percent = "\(Int(work.progress * 100))".leftPadding(to: 3) + " %"
        let end =
            if work.isInProgress, work.size > 0 {
                "\(ProgressBar(share: Double(work.progress), width: max(5, min(20, width - 45)))) \(percent)"
            } else if work.isInProgress {
                "…"
            } else {
                work.error == nil ? "waits" : "failed, to be tried again"
            }
        let size = work.size > 0 ? ByteCount(bytes: work.size).description : ""
        let room = max(10, width - end.columns - size.columns - 8)
        let path = (work.path?.stringValue ?? "").shortened(to: room).padding(to: room)
        return "\(work.kind.arrow) \(path)  \(size)  \(end)"
    }
}

extension ClientWait {
    /// The wait in words, with what is left of it.
    var userMessage: String {
        description(remaining: until.map { .seconds(max(0, $0.timeIntervalSinceNow)) })
    }
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

    fileprivate var past: String {
        switch self {
        case .download: "downloaded"
        case .upload: "uploaded"
        case .createFolder: "made"
        case .move: "moved"
        case .delete: "deleted"
        }
    }
}
