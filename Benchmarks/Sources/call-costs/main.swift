// Measures what a call costs in numbers that don't depend on the speed of the machine, and prints them as JSON.
// Scripts/check-call-costs compares them with their limits.
//
// usage: call-costs
//        call-costs serve COUNT                      serve COUNT small files
//        call-costs download COUNT DIRECTORY         download COUNT small files

import AllocationCounter
import CallSupport
import DropboxFiles
import DropboxTransfer
import Foundation

struct Failure: Error, CustomStringConvertible { let description: String }

/// The number of times that a thread of this process waited.
func contextSwitches() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
    #else
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    return usage.ru_nvcsw
}

struct Measurement {
    let server: ServerProcess

    private static let sequentialCount = 2_000
    private static let pendingCount = 10_000

    /// Downloads all files of the server.
    func download(to directory: URL) async throws {
        let client = client()
        let result = try await client.files.downloadFolder(path: "", to: directory)
        guard result.isSuccess else { throw Failure(description: "downloads failed: \(result.failures)") }
        client.shutdown()
    }

    private func client() -> DropboxClient { Caller.plain.client(server.url) }

    private static func call(_ client: DropboxClient) async throws {
        _ = try await client.files.getMetadata(path: "/small").response()
    }

    func run() async throws -> [String: Double] {
        var costs: [String: Double] = [:]
        try await sequentialCalls(&costs)
        try await concurrentCalls(&costs)
        try await pendingCalls(&costs)
        return costs
    }

    /// Measures calls of each caller, one after the other.
    private func sequentialCalls(_ costs: inout [String: Double]) async throws {
        let count = Self.sequentialCount
        for caller in Caller.allCases {
            let client = caller.client(server.url)
            try await caller.send(200, with: client)
            let (allocations, switches) = (allocation_counter_count(), contextSwitches())
            try await caller.send(count, with: client)
            costs["allocations per call (\(caller))"] =
                Double(allocation_counter_count() - allocations) / Double(count)
            costs["context switches per call (\(caller))"] = Double(contextSwitches() - switches) / Double(count)
            client.shutdown()
        }
    }

    private func concurrentCalls(_ costs: inout [String: Double]) async throws {
        let client = client()
        let connections = try server.command("c")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<600 {
                if index >= 60 { try await group.next() }
                group.addTask { try await Self.call(client) }
            }
            try await group.waitForAll()
        }
        costs["connections for 600 calls, 60 at a time"] = Double(try server.command("c") - connections)
        client.shutdown()
    }

    private func pendingCalls(_ costs: inout [String: Double]) async throws {
        let client = client()
        try await Self.call(client)
        try server.command("h")
        let (results, continuation) = AsyncStream.makeStream(of: Bool.self)
        let queue = DispatchQueue(label: "calls")
        let before = allocation_counter_bytes()
        for _ in 0..<Self.pendingCount {
            client.files.getMetadata(path: "/small").response(queue: queue) { result, _ in
                continuation.yield(result != nil)
            }
        }
        try server.command("w")
        costs["bytes per pending call"] =
            Double(allocation_counter_bytes() - before) / Double(Self.pendingCount)
        try server.command("g")
        var remaining = Self.pendingCount
        for await isSuccess in results {
            guard isSuccess else { throw Failure(description: "a call failed") }
            remaining -= 1
            if remaining == 0 { break }
        }
        client.shutdown()
    }
}

@Sendable func run(_ arguments: [String]) async throws {
    switch arguments.first {
    case "serve": try Server(fileCount: arguments.dropFirst().first.flatMap { Int($0) } ?? 0).run()
    case "download":
        guard arguments.count == 3, let count = Int(arguments[1]) else {
            throw Failure(description: "wrong arguments")
        }
        let server = try ServerProcess(fileCount: count)
        try await Measurement(server: server).download(to: URL(filePath: arguments[2]))
        server.stop()
    default:
        let server = try ServerProcess()
        let costs = try await Measurement(server: server).run()
        server.stop()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        print(String(decoding: try encoder.encode(costs), as: UTF8.self))
    }
}

let arguments = Array(CommandLine.arguments.dropFirst())
Task.detached {
    do {
        try await run(arguments)
        exit(0)
    } catch {
        print("call-costs: \(error)")
        exit(1)
    }
}
dispatchMain()
