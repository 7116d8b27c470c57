import Foundation
import SwiftyDropbox

/// The options of `dbx get` and `dbx put` that go with folders only.
struct FolderOptions: Sendable {
    static let help = """
          --dry-run          of a folder, only tell what would be transferred
          --exclude PATTERN  of a folder, leave out files and folders of such names, *.tmp for instance, wherever they are;
                             names, without slashes. As often as needed
          --max-size SIZE    of a folder, leave out files of more bytes, written like RATE
          --delete           of a folder, in the end delete on the other side what is not on this one, unless something
                             failed; what is left out stays, and so do links, shared folders and the like
          --force            with --delete, also delete more than half of the files there where those are more than ten, or
                             where this side has no files
        """

    let isDryRun: Bool
    private let excluded: [NamePattern]
    private let maximumSize: Int64?
    private let deletes: Bool
    private let isForced: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        isDryRun = arguments.flag("dry-run")
        var excluded: [NamePattern] = []
        while let text = try arguments.option("exclude") { excluded.append(NamePattern(try Self.name(text))) }
        self.excluded = excluded
        maximumSize = try arguments.amount("max-size")
        deletes = arguments.flag("delete")
        isForced = arguments.flag("force")
        if isForced, !deletes { throw .usage("--force goes with --delete.") }
    }

    /// The pattern that a word means: people write a slash behind names of folders. By bytes, for a slash with an accent is
    /// another character.
    private static func name(_ text: String) throws(CommandError) -> Substring {
        let slash = UInt8(ascii: "/")
        let name = text.utf8.last == slash ? text.utf8.dropLast() : text.utf8[...]
        guard !name.isEmpty, !name.contains(slash) else {
            throw .usage("--exclude takes names, without slashes, not '\(text)'.")
        }
        return Substring(name)
    }

    /// Refuses the options where no folder is transferred.
    func refuse(_ what: String) throws(CommandError) {
        if isDryRun { throw .usage("--dry-run goes with folders, not with \(what).") }
        if deletes { throw .usage("--delete goes with folders, not with \(what).") }
        if maximumSize != nil { throw .usage("--max-size goes with folders, not with \(what).") }
        if !excluded.isEmpty { throw .usage("--exclude goes with folders, not with \(what).") }
    }

    /// Has a folder transferred, and tells what becomes of it.
    ///
    /// - Parameters:
    ///   - name: is shown meanwhile.
    ///   - verb: what is done to a file: `downloaded`, for instance.
    ///   - place: where it goes.
    ///   - complaint: begins the message where the folder cannot be transferred.
    ///   - transfer: does it, with the options and the progress that it is given.
    func transfer(
        _ name: String, _ verb: String, isJSON: Bool, _ terminal: Terminal, place: String, complaint: String,
        _ transfer: (FolderTransferOptions, @escaping ProgressBlock) async throws -> FolderTransferResult
    ) async throws(CommandError) -> ExitStatus {
        let line = TransferProgressLine(name, terminal: terminal)
        let report = FolderReport(
            verb: verb, place: place, isJSON: isJSON, isDryRun: isDryRun, line: line, terminal: terminal)
        do {
            defer { line.end() }
            _ = try await transfer(options(report), line.show)
        } catch let MassDeletionError.tooManyDeletions(count, all) {
            _ = report.finish()
            throw .failure("\(count) of \(all) files would be deleted, so none was: --force allows it")
        } catch { throw .failure(complaint, error) }
        let status = report.finish()
        if Task.isCancelled { throw .interrupted }
        return status
    }

    private func options(_ report: FolderReport) -> FolderTransferOptions {
        FolderTransferOptions {
            $0.onItem = report.show
            $0.isDryRun = isDryRun
            $0.deletesExtraneous = deletes
            $0.maximumFileSize = maximumSize
            if isForced { $0.maximumDeletionFraction = 1 }
            $0.isExcluded = { path, _ in excludes(path) }
        }
    }

    /// Whether the file or folder at a path is left out, by its name.
    func excludes(_ path: String) -> Bool {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { Substring($0) } ?? path[...]
        return excluded.contains { $0.matches(name) }
    }
}
