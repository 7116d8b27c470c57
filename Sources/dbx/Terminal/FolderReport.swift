import SwiftyDropbox

/// What `dbx get` and `dbx put` tell about a folder that was transferred.
struct FolderReport: Sendable {
    /// What was done to a file: `downloaded`, for instance.
    let verb: String
    let isJSON: Bool
    let terminal: Terminal

    /// Tells what became of each item, then of all together.
    func show(_ result: FolderTransferResult) throws(CommandError) -> ExitStatus {
        var (files, identical, skipped, failed) = (0, 0, 0, 0)
        for item in result.items {
            switch item.outcome {
            case .transferred, .planned: files += item.isFolder ? 0 : 1
            case .identical: identical += item.isFolder ? 0 : 1
            case .skipped: skipped += 1
            case .failed: failed += 1
            }
            try show(item)
        }
        let done = Self.count(files, "file") + ", " + ByteCount(bytes: result.transferredBytes).description
        let parts = [
            "\(done) \(result.items.contains { $0.isPlanned } ? "to be " : "")\(verb)",
            identical > 0 ? "\(identical) the same already" : nil, skipped > 0 ? "\(skipped) left out" : nil,
            failed > 0 ? "\(failed) failed" : nil,
        ]
        terminal.note(parts.compactMap(\.self).joined(separator: "; "))
        return failed == 0 ? .success : .failure
    }

    private func show(_ item: FolderTransferResult.Item) throws(CommandError) {
        let (outcome, reason): (String, String?) =
            switch item.outcome {
            case .transferred: (verb, nil)
            case .identical: ("identical", nil)
            case .planned: ("planned", nil)
            case .skipped(let reason): ("skipped", reason.words)
            case .failed(let error): ("failed", "\(error)")
            }
        if isJSON {
            return try terminal.print(
                json: ["path": item.path, "size": item.size, "outcome": outcome, "reason": reason])
        }
        switch item.outcome {
        case .failed: terminal.complain("\(item.path): \(reason ?? outcome)")
        case .skipped(.ignored), .transferred, .identical: break
        case .skipped: terminal.note("left out \(item.path): \(reason ?? outcome)")
        case .planned: terminal.print(item.isFolder ? item.path + "/" : item.path)
        }
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension FolderTransferResult.Item {
    fileprivate var isPlanned: Bool {
        if case .planned = outcome { true } else { false }
    }
}

extension FolderTransferResult.SkippingReason {
    fileprivate var words: String {
        switch self {
        case .ignored: "left out by an option"
        case .symbolicLink: "a symbolic link"
        case .special: "neither a file nor a folder"
        case .notDownloadable: "a document of the cloud, which can only be exported"
        case .nameNotAllowed: "Dropbox takes no files of this name"
        }
    }
}
