import BenchmarkSupport
import Foundation

/// Runs our clients and `curl` in turn over the same work.
struct Comparison {
    let server: SteadyServer
    let folder: URL
    let report: Report

    private static let gibibyte = 1 << 30
    private static let mebibyte = Double(1 << 20)
    private static let rounds = 3

    func run() throws {
        try files()
        try memory()
        try smallRequests()
    }

    /// CPU seconds for a gibibyte from and to a file.
    private func files() throws {
        let count = Self.gibibyte
        let (source, target) = (folder.appending(path: "source").path, folder.appending(path: "target").path)
        try makeFile(source, count: count)
        let down = server.url("bytes/\(count)")
        try compare(
            "download 1 GiB to a file", ours: ["download", down, target],
            curl: ["curl", "--silent", "--fail", "--output", target, down])
        let up = server.url("upload")
        try compare(
            "upload 1 GiB from a file", ours: ["upload", up, source],
            curl: ["curl", "--silent", "--fail", "--header", "Expect:", "--upload-file", source, up])
        let sequence = try least { try client(["read", down]) }
        try report.add("read 1 GiB as a sequence", sequence.cpuSeconds, "CPU s")
    }

    private func compare(_ name: String, ours: [String], curl: [String]) throws {
        let (mine, theirs) = try alternately(ours: ours, curl: curl)
        let ours = mine.map(\.cpuSeconds).min() ?? 0
        let curls = theirs.map(\.cpuSeconds).min() ?? 0
        try report.add(name, ours, "CPU s", note: "curl \(rounded(curls))")
        try report.add("\(name), against curl", ours / curls, "times", .atMost(1.3))
    }

    /// The most memory held for 2 GiB, and how it grows with the number of requests.
    private func memory() throws {
        let count = 2 * Self.gibibyte
        let source = folder.appending(path: "source").path
        try makeFile(source, count: count)
        let target = folder.appending(path: "target").path
        let down = try peak(["download", server.url("bytes/\(count)"), target])
        try report.add("peak memory, download of 2 GiB", down, "MiB", .atMost(30))
        let up = try peak(["upload", server.url("upload"), source])
        try report.add("peak memory, upload of 2 GiB", up, "MiB", .atMost(30))
        let slow = try peak(["read-slowly", server.url("bytes/\(count / 8)")])
        try report.add("peak memory, slow reader", slow, "MiB", .atMost(30))
        for path in [source, target] { try FileManager.default.removeItem(atPath: path) }

        let few = try peak(["requests", server.url("small"), "10000"])
        let many = try peak(["requests", server.url("small"), "60000"])
        try report.add(
            "memory that 50,000 more requests take", many - few, "MiB", .atMost(1), note: "peak \(rounded(many)) MiB")
        try report.add("peak memory, doing nothing", try peak(["nothing", server.url("")]), "MiB")
    }

    /// The most memory in MiB that a client held.
    private func peak(_ arguments: [String]) throws -> Double {
        let file = folder.appending(path: "peak")
        _ = try client(arguments + ["--peak", file.path])
        return (Double(try String(contentsOf: file, encoding: .utf8)) ?? .infinity) / Self.mebibyte
    }

    /// Requests a second with 32 in flight.
    private func smallRequests() throws {
        let count = 40_000
        let (mine, theirs) = try alternately(
            ours: ["requests", server.url("small"), "\(count)"],
            curl: [
                "curl", "--silent", "--fail", "--parallel", "--parallel-immediate", "--parallel-max", "32", "--output",
                "/dev/null", server.url("small?[1-\(count)]"),
            ])
        let rate = Double(count) / (mine.map(\.wallSeconds).min() ?? .infinity)
        let curls = Double(count) / (theirs.map(\.wallSeconds).min() ?? .infinity)
        let cost = (mine.map(\.cpuSeconds).min() ?? 0) / Double(count) * 1e6
        try report.add("small requests, 32 in flight", rate, "1/s", note: "curl -Z \(rounded(curls))")
        try report.add("small requests, against curl -Z", rate / curls, "times", .atLeast(0.5))
        try report.add("CPU of a small request", cost, "µs")
    }

    // MARK: Running

    private func client(_ arguments: [String]) throws -> Cost {
        try Child.cost(of: [CommandLine.arguments[0], "client"] + arguments)
    }

    /// In turn, so that what disturbs the machine disturbs both.
    private func alternately(ours: [String], curl: [String]) throws -> ([Cost], [Cost]) {
        var (mine, theirs): ([Cost], [Cost]) = ([], [])
        for _ in 0..<Self.rounds {
            theirs.append(try Child.cost(of: curl))
            mine.append(try client(ours))
        }
        return (mine, theirs)
    }

    private func least(_ body: () throws -> Cost) throws -> Cost {
        let costs = try (0..<Self.rounds).map { _ in try body() }
        return costs.min { $0.cpuSeconds < $1.cpuSeconds } ?? costs[0]
    }

    private func makeFile(_ path: String, count: Int) throws {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        let block = Data((0..<(1 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        for _ in 0..<(count / block.count) { try file.write(contentsOf: block) }
        try file.close()
    }

    private func rounded(_ value: Double) -> String {
        value >= 100 ? "\(Int(value))" : "\((value * 1_000).rounded() / 1_000)"
    }
}
