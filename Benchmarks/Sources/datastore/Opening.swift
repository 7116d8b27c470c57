import BenchmarkSupport
import DropboxDatastore
import Foundation

/// Opens a datastore with 100,000 records in a separate process.
struct Opening {
    static let subcommand = "open"

    let folder: URL
    let report: Report

    private static let count = 100_000

    func run() async throws {
        try await fill()
        let result = folder.appending(path: "result")
        var (times, memory): ([Double], Double) = ([], 0)
        for _ in 0..<5 {
            _ = try ChildProcess.resourceUsage(of: [
                CommandLine.arguments[0], Self.subcommand, folder.path, result.path,
            ])
            let figures = try String(contentsOf: result, encoding: .utf8).split(separator: " ").compactMap {
                Double($0)
            }
            times.append(figures[0])
            memory = max(memory, figures[1])
        }
        let name = "open \(Self.count) records, read one, query by a field"
        try report.add(name, times.min() ?? 0, "ms", .atMost(150), note: "minimum of 5 processes")
        try report.add("peak memory of that process", memory, "MiB", .atMost(100))
    }

    private func fill() async throws {
        let manager = try DatastoreManager(directory: folder, client: nil)
        let datastore = try manager.openDatastore()
        let table = try datastore.table("notes")
        for number in 0..<Self.count {
            _ = try table.recordOrInsert(
                "r\(number)", ["title": .string("Note \(number)"), "group": .int(Int64(number / 10))])
            if number % 500 == 499 { try await datastore.sync() }
        }
        // The first query of a field makes its index.
        _ = try table.query(["group": .int(0)])
        manager.close()
    }

    /// - Parameter arguments: The directory, and the file for the time in milliseconds and the peak memory in MiB.
    static func run(_ arguments: [String]) throws {
        guard arguments.count == 2 else { throw CocoaError(.formatting) }
        let start = ContinuousClock.now
        let manager = try DatastoreManager(directory: URL(filePath: arguments[0]), client: nil)
        let datastore = try manager.openDatastore()
        let table = try datastore.table("notes")
        let found = try table.query(["group": .int(5000)])
        guard try datastore.recordCount == count, found.count == 10, try found[0].value("title") != nil else {
            throw CocoaError(.coderReadCorrupt)
        }
        let time = (ContinuousClock.now - start) / .milliseconds(1)
        let text = "\(time) \(Double(PeakMemory.ofThisProcess) / Double(1 << 20))"
        try text.write(to: URL(filePath: arguments[1]), atomically: true, encoding: .utf8)
        manager.close()
    }
}
