import DropboxCore
import DropboxStone
import Foundation
import SwiftyDropbox

/// `dbx find`: lists the items that match conditions.
struct FindCommand: Command {
    static let name = "find"
    static let summary = "find files and folders by name, size, age, or type"
    static let discussion = """
        List the paths of all items below a folder that match every condition. The names are compared here, so the result is
        complete and current, unlike that of `dbx search`.
        """
    static let examples = [
        "dbx find / --name '*.mov' --size +1G", "dbx find /logs --older 90d --type file",
        "dbx find --newer 2026-01-31 /",
    ]
    static let notes = """
        SIZE is +1M for at least and -1M for at most 1,000,000 bytes. AGE is a number with s, m, h, d, or w for seconds to
        weeks before now, or a date such as 2026-01-31 (UTC). The time is that of the content: `client_modified`.
        """
    static let output = OutputField.item

    private enum Kind: String, CaseIterable, Sendable { case file, folder }

    private let path: String
    private let patterns: [NamePattern]
    private let sizes: [ClosedRange<UInt64>]
    private let newer: Date?
    private let older: Date?
    private let kind: Kind?
    private let format: ItemFormat
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        let path = arguments.argument("PATH", "the folder (default: the root)", .remotePath)
        let names = arguments.options("name", "PATTERN", "the name matches one of the patterns, regardless of case")
        let sizes = arguments.options("size", "SIZE", "the file has this size")
        let newer = arguments.option("newer", "AGE", "the file was changed since then")
        let older = arguments.option("older", "AGE", "the file was not changed since then")
        kind = try arguments.choice("type", "TYPE", "the item is a file or a folder")
        let isLong = arguments.flag("long", letter: "l", "print size and time before the paths")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
        self.path = RemotePattern.normalized(path ?? "")
        patterns = names.map { NamePattern($0, ignoresCase: true) }
        self.sizes = try sizes.map(Self.range)
        self.newer = try newer.map { (text) throws(CommandError) in try PointInTime.date(text, "newer") }
        self.older = try older.map { (text) throws(CommandError) in try PointInTime.date(text, "older") }
        format = ItemFormat(showsPaths: true, isLong: isLong)
    }

    private static func range(_ text: String) throws(CommandError) -> ClosedRange<UInt64> {
        let digits = text.hasPrefix("+") || text.hasPrefix("-") ? String(text.dropFirst()) : text
        guard let bytes = ByteCount.bytes(digits).flatMap({ UInt64(exactly: $0) }) else {
            throw .usage("invalid --size '\(text)': expected a number of bytes, such as 500k, +1G, or -1M")
        }
        return text.hasPrefix("+") ? bytes ... .max : text.hasPrefix("-") ? 0...bytes : bytes...bytes
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let listing = CheckedListing(terminal, isJSON: isJSON)
            do {
                for try await entry in client.files.entries(in: path, recursive: true)
                where listing.accepts(entry) && matches(entry) {
                    if isJSON { terminal.print(entry.jsonLine) } else { terminal.print(format.line(entry)) }
                    try terminal.checkOutput()
                }
            } catch { throw .failure("cannot list \(path.isEmpty ? "/" : path)", error) }
            return listing.status
        }
    }

    private func matches(_ entry: Files.Metadata) -> Bool {
        // The listing of a folder contains the folder itself.
        if entry.displayPath.lowercased() == path.lowercased() { return false }
        guard patterns.isEmpty || patterns.contains(where: { $0.matches(entry.name) }) else { return false }
        guard let file = entry as? Files.FileMetadata else {
            return kind != .file && sizes.isEmpty && newer == nil && older == nil
        }
        return kind != .folder && sizes.allSatisfy { $0.contains(file.size) }
            && newer.map { file.clientModified >= $0 } ?? true && older.map { file.clientModified < $0 } ?? true
    }
}

/// A time that a user writes as an age or a date.
enum PointInTime {
    /// Returns the time of an age (`90d`) or a date (`2026-01-31`, `2026-01-31T12:00:00Z`).
    static func date(_ text: String, _ option: String, now: Date = Date()) throws(CommandError) -> Date {
        let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400, "w": 604_800]
        if let unit = text.last.flatMap({ units[$0] }), let number = Double(decimal: text.dropLast()), number < 1e9 {
            return now.addingTimeInterval(-number * unit)
        }
        if isPossible(text) {
            let formatter = ISO8601DateFormatter()
            if let date = formatter.date(from: text) { return date }
            formatter.formatOptions = [.withFullDate]
            if text.utf8.count == 10, let date = formatter.date(from: text) { return date }
        }
        throw .usage("invalid --\(option) '\(text)': expected an age such as 12h or 90d, or a date such as 2026-01-31")
    }

    /// Returns whether a date in ISO 8601 exists. Formatters take February 30 for March 2.
    private static func isPossible(_ text: String) -> Bool {
        let numbers = text.prefix(19).split { !$0.isASCII || !$0.isNumber }.map { Int($0) ?? -1 }
        guard numbers.count >= 3, let utc = TimeZone(identifier: "UTC") else { return false }
        let time = numbers.dropFirst(3) + [0, 0, 0]
        let components = DateComponents(
            calendar: Calendar(identifier: .gregorian), timeZone: utc, year: numbers[0], month: numbers[1],
            day: numbers[2], hour: time[3], minute: time[4], second: time[5])
        return components.isValidDate
    }
}
