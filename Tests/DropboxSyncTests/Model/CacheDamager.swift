import DropboxSQLite
import DropboxTestSupport
import Foundation

@testable import DropboxSync

/// Damages the files of a cache: bits flip, and files are cut off, deleted, swapped, or replaced with older copies. The
/// log of the database is also cut off at commits, which leaves a valid database of an earlier time.
struct CacheDamager {
    var random: SeededRandomNumberGenerator
    /// What was done.
    var reports: [String] = []
    /// Older copies of files, by path in the cache.
    private var old: [String: Data] = [:]
    /// The files that were damaged, replaced with older copies, or deleted.
    private var reverted: Set<String> = []

    init(random: SeededRandomNumberGenerator) { self.random = random }

    /// The contents that were damaged.
    private(set) var damagedContents: Set<String> = []

    /// Whether everything that tells the time of the cache was reverted, so that nothing can detect it.
    var areAllWitnessesOld: Bool {
        reverted.contains("changes.journal") && reverted.contains("changes.last")
            && !reverted.isDisjoint(with: ["tree.db", "tree.db-wal"])
    }

    /// Returns the files that may be damaged: all except those that were moved aside or quarantined.
    private static func files(_ folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { name in
            var isFolder: ObjCBool = false
            let path = folder.appendingPathComponent(name).path
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
                return false
            }
            return !["quarantine", "damaged", "lock"].contains(name.split(separator: "/")[0])
        }
    }

    mutating func saveCopies(of folder: URL) throws {
        for name in try Self.files(folder) where Bool.random(using: &random) {
            // A download that finishes at this moment may remove the content from the cache.
            if let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) {
                old[name] = data
            }
        }
    }

    mutating func damage(_ folder: URL) throws {
        if reports.isEmpty { (reverted, damagedContents) = ([], []) }
        let all = try Self.files(folder)
        // There are many contents and few databases.
        let databases = all.filter { !$0.hasPrefix("content") }
        let some = Int.random(in: 0..<3, using: &random) > 0 ? databases : all
        guard let name = some.randomElement(using: &random) else { return }
        let url = folder.appendingPathComponent(name)
        damagedContents.insert(name)
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1:
            var data = try Data(contentsOf: url)
            guard !data.isEmpty else { return }
            let index = Int.random(in: 0..<data.count, using: &random)
            data[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            try data.write(to: url)
            reverted.insert(name)
            reports.append("  a bit flips in \(name) at \(index)")
        case 2:
            let data = try Data(contentsOf: url)
            let size = data.isEmpty ? 0 : Int.random(in: 0..<data.count, using: &random)
            try data.prefix(size).write(to: url)
            reverted.insert(name)
            reports.append("  \(name) is cut off at \(size)")
        case 3:
            try FileManager.default.removeItem(at: url)
            reverted.insert(name)
            reports.append("  \(name) disappears")
        case 4:
            guard let other = some.randomElement(using: &random), other != name else { return }
            damagedContents.insert(other)
            let otherURL = folder.appendingPathComponent(other)
            let (data, otherData) = (try Data(contentsOf: url), try Data(contentsOf: otherURL))
            try otherData.write(to: url)
            try data.write(to: otherURL)
            reverted.formUnion([name, other])
            reports.append("  \(name) and \(other) are swapped")
        case 5, 6: try cutLog(folder)
        default:
            let isDatabase = Bool.random(using: &random)
            let names = old.keys.sorted().filter { !isDatabase || !$0.hasPrefix("content") }
            guard let name = names.randomElement(using: &random), let data = old[name] else { return }
            let target = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: target)
            damagedContents.insert(name)
            reverted.insert(name)
            reports.append("  \(name) is as it was earlier")
        }
    }

    /// Cuts off the log of the database after one of its commits.
    private mutating func cutLog(_ folder: URL) throws {
        let url = folder.appendingPathComponent("tree.db-wal")
        guard let data = FileManager.default.contents(atPath: url.path) else { return }
        let commits = Self.sizes(afterCommitsIn: data)
        guard let size = commits.randomElement(using: &random) else { return }
        try data.prefix(size).write(to: url)
        reverted.insert("tree.db-wal")
        reports.append("  the log is cut off after commit \(commits.firstIndex(of: size) ?? 0) of \(commits.count)")
    }

    /// Cuts off the log of a cache after one of its commits. Commits are combined, so the log of an equal history may have
    /// fewer of them; then it remains.
    ///
    /// - Parameter number: The number of the commit, from 0.
    /// - Returns: The number of commits that the log had.
    @discardableResult static func cutLog(in folder: URL, afterCommit number: Int) throws -> Int {
        let url = folder.appendingPathComponent("tree.db-wal")
        let log = try Data(contentsOf: url)
        let ends = sizes(afterCommitsIn: log)
        if number < ends.count { try log.prefix(ends[number]).write(to: url) }
        return ends.count
    }

    /// Returns the sizes of a log after each of its commits.
    private static func sizes(afterCommitsIn log: Data) -> [Int] {
        func number(at offset: Int) -> Int { log[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        guard log.count > 32 else { return [] }
        let frame = 24 + number(at: 8)
        // The last frame of a commit has the size of the database.
        let starts = stride(from: 32, through: log.count - frame, by: frame)
        return starts.filter { number(at: $0 + 4) != 0 }.map { $0 + frame }
    }
}

extension Tree {
    /// The numbers of the queued changes in the journal.
    var queue: [Int64] {
        get throws { try db.rows("SELECT record FROM queue ORDER BY number") { $0.integer(0) ?? 0 } }
    }
}

extension ChangeRecord {
    var summary: String {
        "\(kind) \(path) \(id ?? "-") \(formerPath ?? "") \(content?.hash.prefix(8) ?? "") \(base?.hash?.prefix(8) ?? "")"
    }
}
