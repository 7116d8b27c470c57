import DropboxTransfer
import Foundation

/// Counts the items of an upload, and prints their errors and the totals.
actor Report {
    private(set) var imported = 0
    private(set) var identical = 0
    private(set) var failed = 0
    private var bytes: Int64 = 0
    private var planned: [String] = []
    private let isTerminal = isatty(STDERR_FILENO) == 1

    func add(_ item: FolderTransferResult.Item) {
        switch item.outcome {
        case .transferred where !item.isFolder, .planned where !item.isFolder:
            imported += 1
            bytes += item.size
            if case .planned = item.outcome { planned.append(item.path) }
        case .identical where !item.isFolder: identical += 1
        case .failed(let error) where !(error is CancellationError):
            failed += 1
            printError("\(item.path): \(error)")
        case .skipped(let reason) where reason != .excluded: printError("skipped \(item.path): \(reason)")
        default: break
        }
    }

    /// Shows the progress on a terminal. It isn't useful in a log.
    nonisolated func show(_ progress: Progress) {
        guard isTerminal else { return }
        Self.write("\r\(Int(progress.fractionCompleted * 100)) %")
    }

    func printError(_ text: String) { Self.write((isTerminal ? "\r" : "") + text + "\n") }

    func printTotals(isDryRun: Bool) {
        // Items arrive in arbitrary order.
        for path in planned.sorted() { print(path) }
        let files = "\(imported) \(imported == 1 ? "file" : "files")"
        var parts = ["\(files)\(isDryRun ? " to import" : " imported"), \(bytes) bytes"]
        if identical > 0 { parts.append("\(identical) unchanged") }
        if failed > 0 { parts.append("\(failed) failed") }
        print((isTerminal ? "\r" : "") + parts.joined(separator: "; "))
    }

    private static func write(_ text: String) {
        // A failure to write to standard error cannot be reported.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
