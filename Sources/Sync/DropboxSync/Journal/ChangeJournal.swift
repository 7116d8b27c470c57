import DropboxConcurrency
import DropboxCore
import DropboxSQLite
import Foundation

/// How a change left the queue.
enum ChangeOutcome: String, Sendable, Hashable, Codable {
    /// The server has executed it.
    case sent
    /// It wasn't sent, or not knowingly, because the user deleted the item.
    case deleted
    /// It wasn't sent because something else replaced it: another change of the item, here or on the server, or a
    /// decision of the user.
    case replaced
}

/// The journal of the changes that the server doesn't have yet.
///
/// The journal is a file next to the database, which makes the changes recoverable without it. The record of a change
/// is durable before the transaction that queues the change; the outcome follows the transaction that removes it from
/// the queue. Each line has a number that increases and that the same transaction stores in the database. A database
/// with a lower number is therefore older than the journal, and the journal tells what it lacks. For everything up to
/// the number in the database, the database is right.
///
/// Each line is the start of the SHA-256 content hash of the remainder, a space, and JSON. When the database file is
/// sealed, the journal is replaced with one that has only the queued changes.
final class ChangeJournal: Sendable {
    /// What the file contains.
    struct Contents: Sendable {
        /// The records of the changes that aren't closed, by their number.
        var open: [Int64: ChangeRecord] = [:]
        /// The highest number of a line about each open change.
        var lines: [Int64: Int64] = [:]
        /// The outcomes of closed changes, by number.
        var closed: [Int64: ChangeOutcome] = [:]
        /// The new files that were deleted before they were knowingly sent, with the numbers of the lines that say so.
        var deletedFiles: [(line: Int64, record: ChangeRecord)] = []
        /// The files of contents that don't need to be sent.
        var closedFiles: Set<String> = []
        /// Changes up to this number that aren't open are closed, even if the file has no outcome for them.
        var floor: Int64 = 0
        /// The highest number of a line.
        var last: Int64 = 0
        /// The number of the latest transaction according to the witness; `nil` if the witness is missing or damaged.
        var witness: Int64?
        /// The file doesn't exist, or it isn't a journal.
        var isMissing = true
        /// The file ends with a part of a line.
        var hasPartialLine = false
        /// What is left of the lines that aren't what was written. A partial line at the end doesn't count: writing it was
        /// interrupted.
        var damagedLines: [ChangeRecord] = []

        /// Returns the number of the open change that a content belongs to.
        func openFiles() -> [String: Int64] {
            Dictionary(open.compactMap { number, record in record.content.map { ($0.file, number) } }) { max($0, $1) }
        }
    }

    fileprivate struct Line: Codable {
        /// The number of the line.
        var at: Int64
        /// The number of the change.
        var number: Int64?
        var change: ChangeRecord?
        var outcome: ChangeOutcome?
        /// For the first line: see `Contents.floor`.
        var floor: Int64?
        /// For the first line: the number of lines that were written with it.
        var count: Int?
        /// A content that doesn't need to be sent.
        var file: String?
    }

    private struct State {
        var open: [Int64: ChangeRecord] = [:]
        /// The size of the file after it was replaced.
        var initialSize: Int64 = 0
        var size: Int64 = 0
        /// Outcomes that couldn't be written.
        var unwritten = Data()
    }

    let url: URL
    /// The number of the latest transaction that the database acknowledged, which detects an older journal together
    /// with an older database.
    let witness: JournalWitness
    private let state = Locked(State())
    private let onStep: @Sendable (DurabilityStep) throws -> Void

    init(in directory: URL, onStep: @escaping @Sendable (DurabilityStep) throws -> Void) {
        url = directory.appendingPathComponent("changes.journal")
        witness = JournalWitness(in: directory)
        self.onStep = onStep
    }

    // MARK: Reading

    /// Reads the file.
    func read() throws -> Contents {
        var contents = Contents()
        contents.witness = try witness.number()
        guard let data = try DurableFile(url).read() else { return contents }
        var rest = data[...]
        var missing = 0
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            missing -= 1
            if let line = Self.line(rest[..<end]) {
                contents.add(line)
                if let count = line.count { missing = count }
            } else {
                contents.damagedLines.append(Self.remainder(of: rest[..<end]))
            }
            rest = rest[rest.index(after: end)...]
        }
        contents.hasPartialLine = !rest.isEmpty
        // The file was complete when it replaced the one before, so the lines are lost.
        if missing > 0 { contents.damagedLines.append(ChangeRecord(kind: .unknown, path: "/")) }
        state.withLock { [contents] in $0 = State(open: contents.open, size: Int64(data.count)) }
        return contents
    }

    /// Returns the record of an open change.
    func record(_ number: Int64) -> ChangeRecord? { state.withLock { $0.open[number] } }

    private static func line(_ data: Data) -> Line? {
        guard let space = data.firstIndex(of: UInt8(ascii: " ")) else { return nil }
        let body = data[data.index(after: space)...]
        guard data[..<space].elementsEqual(checksum(of: body).utf8) else { return nil }
        do {
            let line = try JSONDecoder().decode(Line.self, from: body)
            return line.at < Tree.impossibleSequence ? line : nil
        } catch {
            return nil
        }
    }

    /// Returns what is left of a damaged line: at most a path, which may be wrong.
    private static func remainder(of data: Data) -> ChangeRecord {
        let body = data.drop { $0 != UInt8(ascii: "{") }
        var path: String?
        do { path = try JSONDecoder().decode(Line.self, from: body).change?.path } catch {}
        return ChangeRecord(kind: .unknown, path: path ?? "/")
    }

    private static func checksum(of data: Data) -> Substring { ContentHash.hash(of: data).prefix(16) }

    private static func encoded(_ line: Line) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let body = try encoder.encode(line)
        return Data((checksum(of: body) + " ").utf8) + body + Data("\n".utf8)
    }

    // MARK: Writing

    /// What the journal must record about a transaction.
    struct Entries: Sendable {
        fileprivate var opened: [(number: Int64, record: ChangeRecord)] = []
        fileprivate var data = Data()
        /// Whether the entries must be durable before the transaction.
        fileprivate(set) var mustBeDurable = false
        fileprivate var previous: [Int64: ChangeRecord?] = [:]
        fileprivate var outcomes = Data()
        fileprivate var closed: [Int64] = []
        /// The number of the last line.
        fileprivate var last: Int64 = 0
        var isEmpty: Bool { data.isEmpty && outcomes.isEmpty }
    }

    /// Determines what the journal must record about a transaction, and numbers it in the database.
    func entries(for tree: Tree) throws -> Entries {
        let noted = try tree.takeNotedChanges()
        var entries = Entries()
        if noted.isEmpty { return entries }
        var last = try tree.sequence
        func next() -> Int64 {
            last = max(last + 1, Tree.sequenceNow)
            return last
        }
        let known = state.withLock { $0.open }
        func open(_ number: Int64, _ record: ChangeRecord) throws {
            let old = known[number]
            if old == record { return }
            if !(old?.isEquivalent(to: record) ?? false) { entries.mustBeDurable = true }
            entries.data += try Self.encoded(Line(at: next(), number: number, change: record))
            entries.opened.append((number, record))
            entries.previous[number] = .some(old)
        }
        for (change, number) in noted.queued {
            guard let record = try tree.record(of: change, known: number.flatMap { known[$0] }) else { continue }
            let newNumber = number ?? next()
            if number == nil { try tree.setRecord(newNumber, of: change) }
            try open(newNumber, record)
        }
        for (number, record) in noted.doubts { try open(number, record) }
        for (number, outcome) in noted.closed {
            entries.outcomes += try Self.encoded(Line(at: next(), number: number, outcome: outcome))
            entries.closed.append(number)
        }
        try tree.recordSequence(last)
        entries.last = last
        return entries
    }

    /// Writes the records of new changes. They aren't durable yet.
    func write(_ entries: Entries) throws {
        guard !entries.data.isEmpty else { return }
        try onStep(.record)
        try append(entries.data)
        state.withLock { state in for (number, record) in entries.opened { state.open[number] = record } }
    }

    /// Records the outcomes of changes after their transaction was committed. If that fails, the next write repeats it:
    /// until then, the database knows them.
    func commit(_ entries: Entries) {
        if entries.isEmpty { return }
        state.withLock { state in
            for number in entries.closed { state.open[number] = nil }
            state.unwritten += entries.outcomes
        }
        do { try append(Data()) } catch {}
        witness.record(entries.last)
    }

    /// Withdraws the records of a transaction that failed.
    func withdraw(_ entries: Entries) {
        guard !entries.opened.isEmpty else { return }
        state.withLock { state in
            for (number, record) in entries.previous where state.open[number] != nil {
                state.open[number] = record
                let line = Line(
                    at: entries.last, number: number, change: record, outcome: record == nil ? .replaced : nil)
                do { state.unwritten += try Self.encoded(line) } catch {}
            }
        }
        do { try append(Data()) } catch {}
    }

    /// Appends outcomes that weren't written yet, and data.
    private func append(_ data: Data) throws {
        try state.withLock { state in
            let all = state.unwritten + data
            guard !all.isEmpty else { return }
            let descriptor = try RegularFile.open(url, O_WRONLY | O_APPEND | O_CREAT)
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw ContentCache.systemError(url) }
            guard RegularFile.write(all, to: descriptor) else {
                let error = ContentCache.systemError(url)
                // A partial line would damage the next one.
                ftruncate(descriptor, status.st_size)
                throw error
            }
            state.unwritten = Data()
            state.size = Int64(status.st_size) + Int64(all.count)
        }
    }

    /// Whether the file has grown so much that it's worth replacing.
    var isLarge: Bool { state.withLock { $0.size > 2 * $0.initialSize + Self.minimumGrowth } }

    private static let minimumGrowth: Int64 = 256 << 10

    /// Replaces the file with one that has only the queued changes of a database.
    func compact(_ tree: Tree) throws {
        let sequence = try tree.sequence
        let open = try tree.journaledChanges { number in state.withLock { $0.open[number] } }
        let lines =
            open.map { number, record in Line(at: sequence, number: number, change: record) }
            + (try tree.sentFiles().map { Line(at: sequence, file: $0) })
        var data = try Self.encoded(Line(at: sequence, floor: sequence, count: lines.count))
        for line in lines { data += try Self.encoded(line) }
        try onStep(.record)
        try DurableFile(url).replace(with: data)
        let size = Int64(data.count)
        state.withLock { $0 = State(open: Dictionary(open) { $1 }, initialSize: size, size: size) }
        witness.record(sequence)
    }
}

extension ChangeJournal.Contents {
    fileprivate mutating func add(_ line: ChangeJournal.Line) {
        last = max(last, line.at)
        if let floor = line.floor {
            self.floor = max(self.floor, floor)
            // Each journal starts with such a line.
            isMissing = false
        }
        if let file = line.file { closedFiles.insert(file) }
        guard let number = line.number else { return }
        if let change = line.change {
            // A content that was written over an empty new file has the same number.
            if let file = open[number]?.content?.file { closedFiles.insert(file) }
            open[number] = change
            lines[number] = line.at
            closed[number] = nil
            if let file = change.content?.file { closedFiles.remove(file) }
        } else if let outcome = line.outcome {
            if let record = open[number], let content = record.content {
                closedFiles.insert(content.file)
                if outcome == .deleted, record.id == nil, record.base == nil { deletedFiles.append((line.at, record)) }
            }
            open[number] = nil
            closed[number] = outcome
        }
    }
}

/// The number of the latest transaction, in a file that is written after each transaction without waiting for the disk.
/// After a power failure it may be lower than the true number, but it's never higher.
struct JournalWitness: Sendable {
    private let url: URL

    init(in directory: URL) { url = directory.appendingPathComponent("changes.last") }

    /// Returns the number; `nil` if the file is missing or damaged.
    func number() throws -> Int64? {
        guard let data = try DurableFile(url).read() else { return nil }
        let fields = String(decoding: data, as: UTF8.self).split(separator: " ")
        guard fields.count == 2, let number = Int64(fields[0]), number < Tree.impossibleSequence,
            Self.text(number).utf8.elementsEqual(data)
        else { return nil }
        return number
    }

    private static func text(_ number: Int64) -> String {
        let digits = String(number)
        let padded = String(repeating: "0", count: max(0, 20 - digits.count)) + digits
        return "\(padded) \(ContentHash.hash(of: Data(padded.utf8)).prefix(16))"
    }

    /// Saves the number. A failure only weakens the detection of damage.
    func record(_ number: Int64) {
        let descriptor: Int32
        do throws(FileError) { descriptor = try RegularFile.open(url, O_WRONLY | O_CREAT) } catch { return }
        defer { close(descriptor) }
        let text = Array(Self.text(number).utf8)
        // The text always has the same length, so that it replaces the previous one. A damaged file may be longer.
        _ = pwrite(descriptor, text, text.count, 0)
        _ = ftruncate(descriptor, off_t(text.count))
    }
}

extension Tree {
    fileprivate func setRecord(_ number: Int64, of change: Change) throws {
        try db.execute("UPDATE queue SET record = ? WHERE number = ?", number, change.number)
    }

    /// Returns the records of all queued, orphaned, and doubtful changes.
    fileprivate func journaledChanges(
        _ known: (Int64) -> ChangeRecord?
    ) throws -> [(number: Int64, record: ChangeRecord)] {
        let numbers = try db.rows(
            "SELECT record FROM queue WHERE record IS NOT NULL UNION SELECT number FROM orphan ORDER BY 1"
        ) { $0.integer(0) ?? 0 }
        let doubts = try doubts.map { (number: $0.number, record: $0.record) }
        return numbers.compactMap { number in known(number).map { (number, $0) } } + doubts
    }

    /// Returns the files of contents that were written here and that don't need to be sent.
    fileprivate func sentFiles() throws -> [String] {
        try db.rows("SELECT file FROM content WHERE unsent = 0 UNION SELECT file FROM retired") { $0.text(0) ?? "" }
            .filter { !$0.hasSuffix(ContentCache.Suffix.cached.rawValue) }
    }

    /// The number of the last transaction that changed the journal. A number that no clock can have isn't one.
    var sequence: Int64 {
        get throws {
            let number = try setting(.sequence).flatMap(Int64.init) ?? 0
            return number < Self.impossibleSequence ? number : 0
        }
    }

    static let impossibleSequence: Int64 = 1 << 61

    func recordSequence(_ sequence: Int64) throws {
        if try sequence > self.sequence { try set(.sequence, String(sequence)) }
    }

    /// The current time in microseconds since 1970.
    static var sequenceNow: Int64 { Int64(secondsNow * 1e6) }

    /// The current time in seconds since 1970.
    static var secondsNow: Double { max(0, min(Date().timeIntervalSince1970, 1e12)) }
}
