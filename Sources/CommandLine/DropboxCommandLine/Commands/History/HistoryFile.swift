import DropboxCore
import Foundation

/// The file with the history of an account, which is next to the journal of uploads.
///
/// Each line is a JSON object: the start of a command, changes that it plans, what became of them, a change that was made, or
/// the note that a command was taken back. Processes append lines at the same time. A line that a stopped process left
/// incomplete is ignored.
struct HistoryFile: Sendable {
    /// The size from which the lines of earlier commands go to a second file, which replaces that of the last time.
    private static let maximumSize = 16 << 20

    private struct Line: Codable {
        var entry: String
        var date: Double?
        var command: String?
        var change: HistoryEntry.Change?
        /// Changes that are planned, and their number.
        var plan: [HistoryEntry.Change]?
        var number: Int?
        /// Whether the changes with the number were made as planned.
        var isMade: Bool?
        var isUndone: Bool?
        var isPartlyUndone: Bool?
    }

    private(set) var url: URL

    /// - Parameters:
    ///   - account: The identity of the account.
    ///   - directory: The directory with the files of all accounts.
    init(account: String, directory: URL) {
        url = directory.appendingPathComponent(ContentHash.hash(of: Data(account.utf8)).prefix(32) + ".jsonl")
    }

    /// The name of the file.
    var name: String { url.lastPathComponent }

    /// Returns the history of another account, by the name of its file.
    func sibling(named name: String) -> HistoryFile {
        var file = self
        file.url = url.deletingLastPathComponent().appendingPathComponent(name)
        return file
    }

    private var older: URL { url.appendingPathExtension("old") }

    /// Appends the start of a command, and returns its ID.
    func begin(_ command: String) throws -> String {
        var id = ""
        repeat { id = String(UInt32.random(in: 0 ... .max), radix: 36) } while id.count < 4
        let command = String(command.prefix(200))
        try archive()
        try append(Line(entry: id, date: Date().timeIntervalSince1970, command: command))
        return id
    }

    func add(_ change: HistoryEntry.Change, to entry: String) throws { try append(Line(entry: entry, change: change)) }

    /// Records changes before they are made.
    func plan(_ changes: [HistoryEntry.Change], _ number: Int, of entry: String) throws {
        try append(Line(entry: entry, plan: changes, number: number))
    }

    /// Records what became of planned changes.
    ///
    /// - Parameter isMade: Whether they were made as planned. Otherwise, only those that were added are known.
    func finishPlan(_ number: Int, of entry: String, isMade: Bool) throws {
        try append(Line(entry: entry, number: number, isMade: isMade))
    }

    /// Notes whether a command is taken back.
    func mark(_ entry: String, isUndone: Bool) throws { try append(Line(entry: entry, isUndone: isUndone)) }

    /// Notes that some changes of a command were taken back, and the others can't be.
    func markAsPartlyUndone(_ entry: String) throws { try append(Line(entry: entry, isPartlyUndone: true)) }

    /// Returns the commands that changed something, oldest first.
    func entries() throws -> [HistoryEntry] {
        var (order, entries) = ([String](), [String: HistoryEntry]())
        let decoder = JSONDecoder()
        for file in [older, url] where FileManager.default.fileExists(atPath: file.path) {
            for text in try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")) {
                guard let line = try? decoder.decode(Line.self, from: text) else { continue }
                if let date = line.date, let command = line.command, entries[line.entry] == nil {
                    order.append(line.entry)
                    entries[line.entry] = HistoryEntry(
                        id: line.entry, date: Date(timeIntervalSince1970: date), command: command)
                }
                if let change = line.change { entries[line.entry]?.changes.append(change) }
                if let number = line.number {
                    if let plan = line.plan, let start = entries[line.entry]?.changes.count {
                        entries[line.entry]?.plans[number] = HistoryEntry.Plan(changes: plan, start: start)
                    }
                    if let isMade = line.isMade, let plan = entries[line.entry]?.plans.removeValue(forKey: number),
                        isMade
                    {
                        entries[line.entry]?.changes += plan.changes
                    }
                }
                if let isUndone = line.isUndone {
                    entries[line.entry]?.isUndone = isUndone
                    entries[line.entry]?.isPartlyUndone = false
                }
                if let isPartlyUndone = line.isPartlyUndone { entries[line.entry]?.isPartlyUndone = isPartlyUndone }
            }
        }
        return order.compactMap { entries[$0] }.filter { !$0.changes.isEmpty || !$0.plans.isEmpty }
    }

    /// Moves the lines of earlier commands to the second file if there are many. Lines of a command are never divided, because
    /// those without its start are worthless.
    private func archive() throws {
        var status = stat()
        guard stat(url.path, &status) == 0, status.st_size > Self.maximumSize else { return }
        if rename(url.path, older.path) != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    private func append(_ line: Line) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(line) + Data("\n".utf8)
        let descriptor = open(url.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let size = try handle.seekToEnd()
        // A line that was cut off must not swallow this one.
        try handle.write(contentsOf: (size == 0 ? Data() : Data("\n".utf8)) + data)
    }
}
