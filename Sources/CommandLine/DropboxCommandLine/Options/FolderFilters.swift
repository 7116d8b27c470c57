import DropboxCore
import Foundation
import SwiftyDropbox

/// The options that select the items of a folder: by path, size, and time.
struct FolderFilters: Sendable {
    /// What the included files match. Without patterns, all files are included.
    private let included: IgnoreRules
    private let excluded: IgnoreRules
    /// The file with more rules.
    private let file: URL?
    private let maximumSize: Int64?
    private let minimumSize: Int64?
    private let newer: Date?
    private let older: Date?
    /// The first of these options that is set, in alphabetical order.
    private let firstOption: String?

    init(_ arguments: inout Arguments) throws(CommandError) {
        arguments.section("filters")
        let included = arguments.options(
            "include", "PATTERN",
            """
            skip files that match none of these patterns, which have the form of --exclude: --include '*.jpg'; and folders \
            without a file to transfer
            """)
        let excluded = arguments.options(
            "exclude", "PATTERN",
            """
            skip matching files and folders. PATTERN has the form of a line in a .gitignore file: *.tmp at any depth, \
            /build only in the folder itself, cache/ only folders, docs/**/*.pdf
            """)
        file = arguments.file(
            "filter-from", "FILE",
            """
            skip what FILE excludes, which has the form of a .gitignore file: the last matching line decides, and a line \
            after ! includes what an earlier line or a .dropboxignore file excludes. --exclude takes precedence
            """)
        maximumSize = try arguments.byteCount(
            "max-size", "SIZE", "skip files of more than SIZE bytes, for example 2G")
        minimumSize = try arguments.byteCount("min-size", "SIZE", "skip files of less than SIZE bytes")
        let newer = arguments.option(
            "newer", "AGE", "skip files that were not changed since then; AGE as in `dbx find`")
        let older = arguments.option("older", "AGE", "skip files that were changed since then")
        self.newer = try newer.map { (text) throws(CommandError) in try PointInTime.date(text, "newer") }
        self.older = try older.map { (text) throws(CommandError) in try PointInTime.date(text, "older") }
        self.included = try Self.rules("include", included)
        self.excluded = try Self.rules("exclude", excluded)
        firstOption = [
            "exclude": !excluded.isEmpty, "filter-from": file != nil, "include": !included.isEmpty,
            "max-size": maximumSize != nil, "min-size": minimumSize != nil, "newer": newer != nil,
            "older": older != nil,
        ].filter(\.value).keys.min()
    }

    private static func rules(_ option: String, _ patterns: [String]) throws(CommandError) -> IgnoreRules {
        var rules = IgnoreRules()
        for pattern in patterns {
            let rule = IgnoreRules(pattern)
            // A pattern that excludes nothing is a mistake: an empty one, a comment, or one that includes items.
            guard !rule.isEmpty, !pattern.hasPrefix("!"), !pattern.contains("\n") else {
                throw .usage(
                    "invalid --\(option) '\(pattern)': expected a pattern such as *.tmp, cache/, or /docs/**/*.pdf")
            }
            rules.append(rule)
        }
        return rules
    }

    /// Throws an error if one of the options is set.
    ///
    /// - Parameter source: A description of the source, which is not a folder: `a file`, for example.
    func reject(for source: String) throws(CommandError) {
        if let firstOption { throw .usage("--\(firstOption) works only with folders, not with \(source)") }
    }

    /// Sets the filters of a transfer.
    ///
    /// - Throws: An error if the file with rules can't be read.
    func apply(to options: inout FolderTransferOptions) throws(CommandError) {
        if let file {
            do { options.rules = try IgnoreRules(contentsOf: file) } catch {
                throw .failure("cannot read --filter-from \(file.path)", error)
            }
        }
        options.rules.append(excluded)
        options.maximumFileSize = maximumSize
        options.minimumFileSize = minimumSize
        options.modifiedSince = newer
        options.modifiedBefore = older
        guard !included.isEmpty else { return }
        options.transfersEmptyFolders = false
        options.isExcluded = { [included] path, isFolder in !isFolder && !included.excludes(path, isFolder: false) }
    }
}
