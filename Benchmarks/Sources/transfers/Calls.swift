import BenchmarkSupport
import Foundation

/// Measures calls with small results over TLS: one at a time, many at a time, and many that wait. The peers are the
/// transport beneath the calls, and Dropbox's Python client.
struct Calls {
    let fixture: TransferFixture
    let report: Report

    private static let rounds = 3
    /// The number of sequential calls. Enough to make the cost of the connection negligible.
    private static let count = 4_000

    func run() throws {
        let file = try fixture.makeFile("small", count: 1 << 20)
        _ = try fixture.client("upload", fixture.secure, file, "/small")
        try fixture.remove(file)
        let idle = try usage("nothing")
        let calls = try usage("call", Self.count, inFlight: 1)
        let perCall = (calls.cpuSeconds - idle.cpuSeconds) / Double(Self.count) * 1e6
        let raw = try usage("send", Self.count, inFlight: 1)
        let perRequest = (raw.cpuSeconds - idle.cpuSeconds) / Double(Self.count) * 1e6
        try report.add(
            "CPU of a sequential call", perCall, "µs", .atMost(60),
            note: "the transport alone: \(format(perRequest)) µs")
        try addPython(perCall)
        try add("600 calls, 60 at a time", usage("call", 600, inFlight: 60), cpu: nil, memory: nil)
        try add("2 × 200 calls at a time", usage("call", 400, inFlight: 200), cpu: 0.5, memory: 60)
        try add("10,000 pending calls", usage("start-all", 10_000, inFlight: 10_000), cpu: nil, memory: 60)
    }

    private func add(_ name: String, _ usage: ResourceUsage, cpu: Double?, memory: Double?) throws {
        try report.add(name, usage.cpuSeconds, "CPU s", cpu.map { .atMost($0) })
        let peak = Double(usage.peakMemory) / Double(1 << 20)
        try report.add("\(name): peak memory", peak, "MiB", memory.map { .atMost($0) })
    }

    private func usage(_ role: String, _ count: Int = 0, inFlight: Int = 0) throws -> ResourceUsage {
        var usages: [ResourceUsage] = []
        for _ in 0..<Self.rounds {
            usages.append(try fixture.client(role, fixture.secure, "\(count)", "\(inFlight)"))
        }
        return ResourceUsage(
            cpuSeconds: usages.minimumCPUSeconds, wallSeconds: usages.minimumWallSeconds,
            peakMemory: usages.map(\.peakMemory).max() ?? 0)
    }

    private func addPython(_ perCall: Double) throws {
        let name = "CPU of a sequential call, relative to the Python client"
        guard let prefix = fixture.pythonCommand("call-many.py") else {
            return try report.add(name, perCall, "µs", note: "the Python client is not installed")
        }
        let few = try ChildProcess.resourceUsage(of: prefix + [fixture.token, "100"])
        let many = try ChildProcess.resourceUsage(of: prefix + [fixture.token, "1100"])
        let other = (many.cpuSeconds - few.cpuSeconds) / 1_000 * 1e6
        try report.add(name, perCall / other, "times", .atMost(0.1), note: "\(format(other)) µs")
    }
}
