import BenchmarkSupport
import DropboxHTTP
import Foundation

/// Compares clients of this package with `curl` for the same work.
struct Comparison {
    let server: StubServer
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

    /// Measures the CPU time for 1 GiB from and to a file.
    private func files() throws {
        let count = Self.gibibyte
        let (source, target) = (folder.appending(path: "source").path, folder.appending(path: "target").path)
        try makeFile(source, count: count)
        let down = server.url("bytes/\(count)")
        try compare(
            "download 1 GiB to a file", arguments: ["download", down, target],
            curl: ["curl", "--silent", "--fail", "--output", target, down])
        let up = server.url("upload")
        try compare(
            "upload 1 GiB from a file", arguments: ["upload", up, source],
            curl: ["curl", "--silent", "--fail", "--header", "Expect:", "--upload-file", source, up])
        let sequence = try least { try client(["read", down]) }
        try report.add("read 1 GiB as a sequence", sequence.cpuSeconds, "CPU s")
    }

    private func compare(_ name: String, arguments: [String], curl: [String]) throws {
        let (clientUsages, curlUsages) = try alternately(arguments: arguments, curl: curl)
        let clientSeconds = clientUsages.map(\.cpuSeconds).min() ?? 0
        let curlSeconds = curlUsages.map(\.cpuSeconds).min() ?? 0
        try report.add(name, clientSeconds, "CPU s", note: "curl \(rounded(curlSeconds))")
        try report.add("\(name), against curl", clientSeconds / curlSeconds, "times", .atMost(1.3))
    }

    /// Measures the peak memory for 2 GiB, and its growth with the number of requests.
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

    /// Returns the peak memory of a client in MiB.
    private func peak(_ arguments: [String]) throws -> Double {
        let file = folder.appending(path: "peak")
        _ = try client(arguments + ["--peak", file.path])
        return (Double(try String(contentsOf: file, encoding: .utf8)) ?? .infinity) / Self.mebibyte
    }

    /// Measures the requests per second with 32 in flight.
    private func smallRequests() throws {
        let count = 40_000
        let (clientUsages, curlUsages) = try alternately(
            arguments: ["requests", server.url("small"), "\(count)"],
            curl: [
                "curl", "--silent", "--fail", "--parallel", "--parallel-immediate", "--parallel-max", "32", "--output",
                "/dev/null", server.url("small?[1-\(count)]"),
            ])
        let rate = Double(count) / (clientUsages.map(\.wallSeconds).min() ?? .infinity)
        let curlRate = Double(count) / (curlUsages.map(\.wallSeconds).min() ?? .infinity)
        let cost = (clientUsages.map(\.cpuSeconds).min() ?? 0) / Double(count) * 1e6
        try report.add("small requests, 32 in flight", rate, "1/s", note: "curl -Z \(rounded(curlRate))")
        try report.add("small requests, against curl -Z", rate / curlRate, "times", .atLeast(0.5))
        try report.add("CPU of a small request", cost, "µs")
    }

    // MARK: Running

    private func client(_ arguments: [String]) throws -> ResourceUsage {
        try ChildProcess.resourceUsage(of: [CommandLine.arguments[0], "client"] + arguments)
    }

    /// Runs the commands in turn, so that other load affects both.
    private func alternately(arguments: [String], curl: [String]) throws -> ([ResourceUsage], [ResourceUsage]) {
        var (clientUsages, curlUsages): ([ResourceUsage], [ResourceUsage]) = ([], [])
        for _ in 0..<Self.rounds {
            curlUsages.append(try ChildProcess.resourceUsage(of: curl))
            clientUsages.append(try client(arguments))
        }
        return (clientUsages, curlUsages)
    }

    private func least(_ body: () throws -> ResourceUsage) throws -> ResourceUsage {
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

/// The work to measure, with the transport of this package.
enum Client {
    struct Failure: Error { let status: Int }

    static func run(role: String, arguments: [String]) async throws {
        guard let url = URL(string: arguments[0]) else { return }
        let transport = makeHTTPTransport(HTTPTransportConfiguration { $0.proxy = .none })
        switch role {
        case "download":
            try await responseBody(transport, HTTPRequest(url: url)).write(to: URL(filePath: arguments[1]))
        case "upload":
            let body = HTTPBody.file(URL(filePath: arguments[1]))
            for try await _ in try await responseBody(transport, HTTPRequest(method: "PUT", url: url, body: body)) {}
        case "read":
            for try await _ in try await responseBody(transport, HTTPRequest(url: url)) {}
        case "read-slowly":
            for try await _ in try await responseBody(transport, HTTPRequest(url: url)) {
                try await Task.sleep(for: .milliseconds(2))
            }
        case "requests":
            try await requests(transport, url, count: arguments.count > 1 ? Int(arguments[1]) ?? 0 : 0)
        default: break
        }
        transport.shutdown()
        if let index = arguments.firstIndex(of: "--peak") {
            try Data("\(PeakMemory.ofThisProcess)".utf8).write(to: URL(filePath: arguments[index + 1]))
        }
    }

    private static func responseBody(
        _ transport: any HTTPTransport, _ request: HTTPRequest
    ) async throws -> HTTPResponseBody {
        let response = try await transport.send(request)
        guard response.status == 200 else { throw Failure(status: response.status) }
        return response.body
    }

    private static func requests(_ transport: any HTTPTransport, _ url: URL, count: Int) async throws {
        let inFlight = 32
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<inFlight {
                group.addTask {
                    for _ in 0..<(count / inFlight) {
                        _ = try await responseBody(transport, HTTPRequest(url: url)).collect(upTo: 1 << 10)
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}
