// Measures what a call costs in numbers that don't depend on the speed of the machine, and prints them as JSON.
// Scripts/check-call-costs compares them with their limits.
//
// usage: call-costs
//        call-costs serve COUNT                      serve COUNT small files
//        call-costs download COUNT DIRECTORY         download COUNT small files
//        call-costs calls URL COUNT CLIENT [CERTIFICATES]
//                                                    send COUNT calls, one after the other, to a server

import AllocationCounter
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

/// A client as programs make it, and the actor from which they call it.
enum Caller: String, CaseIterable {
    /// A client with the default configuration.
    case plain
    /// A client with a log, as of DropboxClientsManager.
    case logging
    /// A client that reports its waits, as of dbx.
    case waiting
    /// A client whose calls have a deadline and headers of the app.
    case limited
    /// A client with the default configuration, called from the main actor.
    case main

    /// - Parameter certificates: A file with the certificates to trust. The default is those of the system.
    func client(_ url: String, trusting certificates: String? = nil) -> DropboxClient {
        DropboxClient(
            accessToken: "token",
            configuration: .init {
                $0.baseHosts = BaseHosts(server: url)
                $0.session.connection.proxy = .none
                if let certificates { $0.session.connection.trustRoots = .file(URL(filePath: certificates)) }
                switch self {
                case .plain, .main: break
                case .logging: $0.log = { _, _ in }
                case .waiting: $0.onWait = { _ in }
                case .limited:
                    $0.session.timeoutIntervalForResource = 60
                    $0.headersForRouteHost = { _ in ["X-App": "app"] }
                }
            })
    }

    /// Sends `count` calls, one after the other.
    func send(_ count: Int, with client: DropboxClient) async throws {
        if self == .main {
            try await Self.sendFromMainActor(count, with: client)
        } else {
            for _ in 0..<count { _ = try await client.files.getMetadata(path: "/small").response() }
        }
    }

    @MainActor private static func sendFromMainActor(_ count: Int, with client: DropboxClient) async throws {
        for _ in 0..<count { _ = try await client.files.getMetadata(path: "/small").response() }
    }
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
    case "calls":
        guard (4...5).contains(arguments.count), let count = Int(arguments[2]),
            let caller = Caller(rawValue: arguments[3])
        else { throw Failure(description: "wrong arguments") }
        let certificates = arguments.count == 5 ? arguments[4] : nil
        try await caller.send(count, with: caller.client(arguments[1], trusting: certificates))
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
// Valgrind can't run the loop of the main queue, which only calls from the main actor need.
if arguments.first == "calls", !arguments.contains(Caller.main.rawValue) { DispatchSemaphore(value: 0).wait() }
dispatchMain()
