import DropboxConcurrency
import SwiftyDropbox

/// What `dbx get` and `dbx put` tell about a folder: of each item as soon as it is done with, then of all together.
final class FolderReport: Sendable {
    private struct Totals {
        var (files, identical, deleted, skipped, failed, stopped, roomless) = (0, 0, 0, 0, 0, 0, 0)
        var bytes: Int64 = 0
    }

    private let verb: String
    private let place: String
    private let isJSON: Bool
    private let isDryRun: Bool
    private let line: TransferProgressLine
    private let terminal: Terminal
    private let tally = Locked(Totals())

    /// - Parameters:
    ///   - verb: what is done to a file: `downloaded`, for instance.
    ///   - place: where they go.
    ///   - line: is drawn meanwhile.
    init(verb: String, place: String, isJSON: Bool, isDryRun: Bool, line: TransferProgressLine, terminal: Terminal) {
        self.verb = verb
        self.place = place
        self.isJSON = isJSON
        self.isDryRun = isDryRun
        self.line = line
        self.terminal = terminal
    }

    /// Tells what became of an item.
    @Sendable func show(_ item: FolderTransferResult.Item) {
        count(item)
        if isJSON {
            let (outcome, reason) = words(for: item.outcome)
            line.clear()
            do throws(CommandError) {
                try terminal.print(
                    json: ["path": item.path, "size": item.size, "outcome": outcome, "reason": reason])
            } catch { terminal.printError(error.message) }
            return
        }
        switch item.outcome {
        case .failed(let error) where error.isCancellation: break
        // The first item for which there was no room has said so.
        case .failed(FolderItemError.noRoom): break
        case .failed(let error):
            line.clear()
            terminal.printError("\(item.path): \(CommandError.words(for: error))")
        case .skipped(.ignored), .transferred, .identical, .deleted: break
        case .skipped(let reason):
            line.clear()
            terminal.printStatus("left out \(item.path): \(reason.words)")
        case .planned: terminal.print(shown(item))
        case .deletionPlanned: terminal.print("delete " + shown(item))
        }
    }

    /// Tells of all together.
    func finish() -> ExitStatus {
        let tally = tally.withLock { $0 }
        let done = Self.count(tally.files, "file") + ", " + ByteCount(bytes: tally.bytes).description
        let parts = [
            done + (isDryRun ? " to be " : " ") + verb + " to " + place,
            tally.identical > 0 ? "\(tally.identical) the same already" : nil,
            tally.deleted > 0 ? Self.count(tally.deleted, "file") + (isDryRun ? " to be" : "") + " deleted" : nil,
            tally.skipped > 0 ? "\(tally.skipped) left out" : nil, tally.failed > 0 ? "\(tally.failed) failed" : nil,
            tally.stopped > 0 ? "\(tally.stopped) stopped" : nil,
            tally.roomless > 0
                ? "no room for \(tally.roomless) more; make room and run it again, what is there is not sent twice"
                : nil,
        ]
        terminal.printStatus(parts.compactMap(\.self).joined(separator: "; "))
        return tally.failed + tally.stopped + tally.roomless == 0 ? .success : .failure
    }

    private func shown(_ item: FolderTransferResult.Item) -> String { item.isFolder ? item.path + "/" : item.path }

    private func count(_ item: FolderTransferResult.Item) {
        tally.withLock { tally in
            switch item.outcome {
            case .transferred, .planned:
                tally.files += item.isFolder ? 0 : 1
                tally.bytes = tally.bytes.adding(item.size)
            case .identical: tally.identical += item.isFolder ? 0 : 1
            case .deleted, .deletionPlanned: tally.deleted += item.isFolder ? 0 : 1
            case .skipped: tally.skipped += 1
            case .failed(let error) where error.isCancellation: tally.stopped += 1
            case .failed(FolderItemError.noRoom): tally.roomless += 1
            case .failed: tally.failed += 1
            }
        }
    }

    private func words(for outcome: FolderTransferResult.Outcome) -> (outcome: String, reason: String?) {
        switch outcome {
        case .transferred: (verb, nil)
        case .identical: ("identical", nil)
        case .planned: ("planned", nil)
        case .deleted: ("deleted", nil)
        case .deletionPlanned: ("deletion planned", nil)
        case .skipped(let reason): ("skipped", reason.words)
        case .failed(let error) where error.isCancellation: ("stopped", nil)
        case .failed(let error): ("failed", CommandError.words(for: error))
        }
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension Error {
    /// Whether Control-C is all that was wrong.
    fileprivate var isCancellation: Bool {
        switch self {
        case let error as FileUploadError: error.isCancellation
        case let error as BatchUploadError: error.isCancellation
        case let error as FileDownloadError: error.isCancellation
        default: self is CancellationError
        }
    }
}

extension FolderTransferResult.SkipReason {
    fileprivate var words: String {
        switch self {
        case .ignored: "left out by an option"
        case .symbolicLink: "a symbolic link"
        case .notARegularFile: "neither a file nor a folder"
        case .exportOnly: "a document of the cloud, which can only be exported"
        case .invalidName: "Dropbox takes no files of this name"
        case .tooLarge: "larger than --max-size allows"
        }
    }
}
