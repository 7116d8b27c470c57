import BenchmarkSupport
import Foundation

/// The measurements.
struct Measurements {
    let folder: URL
    let report: Report

    private static let connections = 16

    func run() throws {
        try withEmulator { try uploads(to: $0, count: 20_000, "in memory", .atLeast(2500)) }
        try withEmulator(data: "uploads") { try uploads(to: $0, count: 10_000, "durable", .atLeast(800)) }
        try withEmulator { server in
            try batches(on: server, 100, "in memory")
            try listing(of: server)
        }
        try withEmulator(data: "batches") { try batches(on: $0, 10, "durable") }
        try withEmulator { server in
            try batches(on: server, 10, "before snapshots")
            try snapshots(of: server)
        }
        try withEmulator { try longPolls(on: $0, count: 2000) }
        try download()
    }

    private func withEmulator(data: String? = nil, _ body: (Server) throws -> Void) throws {
        let server = try Server.emulator(data: data.map { folder.appending(path: $0) })
        defer { server.stop() }
        try body(server)
    }

    // MARK: Small uploads

    private func uploads(to server: Server, count: Int, _ kind: String, _ target: BenchmarkResult.Target) throws {
        let countPerConnection = count / Self.connections
        let threads = (0..<Self.connections).map { number in
            Task.onThread {
                let connection = try Connection(server)
                for index in 0..<countPerConnection {
                    let body = Data("content \(index) of \(number)".utf8)
                    _ = try connection.content("files/upload", #"{"path":"/c\#(number)/f\#(index)"}"#, body)
                }
            }
        }
        let before = server.cpuSeconds
        let start = ContinuousClock.now
        for thread in threads { try thread.wait() }
        let seconds = (ContinuousClock.now - start).inSeconds
        let cost = (server.cpuSeconds - before) / Double(count) * 1e6
        try report.add("small uploads, 16 connections, \(kind)", Double(count) / seconds, "1/s", target)
        try report.add("CPU of a small upload, \(kind)", cost, "µs", note: "of the server alone")
    }

    // MARK: Batches

    /// Commits files in batches of 1,000. The first `finish_batch_v2` isn't counted.
    private func batches(on server: Server, _ count: Int, _ kind: String) throws {
        let connection = try Connection(server)
        var times: [Double] = []
        for number in 0..<count {
            let start = try connection.rpc("files/upload_session/start_batch", #"{"num_sessions":1000}"#)
            let object = try JSONSerialization.jsonObject(with: start) as? [String: Any]
            let sessions = object?["session_ids"] as? [String] ?? []
            for (part, range) in stride(from: 0, to: 1000, by: 200).map({ ($0, sessions[$0..<$0 + 200]) }) {
                let entries = range.map { #"{"cursor":{"session_id":"\#($0)","offset":0},"length":10,"close":true}"# }
                let body = (0..<200).map { "\(1_000_000_000 + number * 1000 + part + $0)" }.joined()
                _ = try connection.content(
                    "files/upload_session/append_batch", #"{"entries":[\#(entries.joined(separator: ","))]}"#,
                    Data(body.utf8))
            }
            let entries = sessions.enumerated().map { index, session in
                #"{"cursor":{"session_id":"\#(session)","offset":10},"commit":{"path":"/folder \#(number)/file \#(index)"}}"#
            }
            let argument = #"{"entries":[\#(entries.joined(separator: ","))]}"#
            let began = ContinuousClock.now
            let answer = try connection.rpc("files/upload_session/finish_batch_v2", argument)
            if number > 0 { times.append((ContinuousClock.now - began).inSeconds) }
            guard answer.range(of: Data("failure".utf8)) == nil else {
                throw Connection.Failure(description: String(decoding: answer.prefix(500), as: UTF8.self))
            }
        }
        let median = times.sorted()[times.count / 2] * 1e3
        try report.add("finish_batch_v2 of 1,000 entries, \(kind)", median, "ms", .atMost(200), note: "median")
    }

    // MARK: Listing

    private func listing(of server: Server) throws {
        let connection = try Connection(server)
        let start = ContinuousClock.now
        var page = try connection.rpc("files/list_folder", #"{"path":"","recursive":true,"limit":2000}"#)
        var bytes = page.count
        while page.suffix(40).range(of: Data(#""has_more":true"#.utf8)) != nil {
            // The cursor is at the end of the page, so the page needn't be parsed.
            let tail = String(decoding: page.suffix(4000), as: UTF8.self)
            guard let from = tail.range(of: #""cursor":""#, options: .backwards)?.upperBound,
                let to = tail[from...].firstIndex(of: "\"")
            else { break }
            page = try connection.rpc("files/list_folder/continue", #"{"cursor":"\#(tail[from..<to])"}"#)
            bytes += page.count
        }
        let seconds = (ContinuousClock.now - start).inSeconds
        try report.add(
            "list 100,000 files in pages of 2,000", seconds, "s", .atMost(3), note: "\(bytes / 1_000_000) MB of JSON")
        try report.add("peak memory with 100,000 files, in memory", server.peakMemory, "MB", .atMost(500))
    }

    // MARK: Snapshots

    /// Takes and restores a snapshot of 10,000 files, and resets the emulator.
    private func snapshots(of server: Server) throws {
        let connection = try Connection(server)
        func milliseconds(_ operation: String, _ argument: String) throws -> Double {
            let start = ContinuousClock.now
            try connection.administer(operation, argument)
            return (ContinuousClock.now - start).inSeconds * 1e3
        }
        for (name, operation, argument) in [
            ("take a snapshot of 10,000 files", "snapshots", #"{"name":"all"}"#),
            ("reset 10,000 files", "reset", "{}"),
            ("restore a snapshot of 10,000 files", "snapshots/restore", #"{"name":"all"}"#),
        ] {
            try report.add(name, milliseconds(operation, argument), "ms", .atMost(100))
        }
    }

    // MARK: Long polls

    private func longPolls(on server: Server, count: Int) throws {
        let connection = try Connection(server)
        let answer = try connection.rpc("files/list_folder/get_latest_cursor", #"{"path":""}"#)
        let cursor = (try JSONSerialization.jsonObject(with: answer) as? [String: Any])?["cursor"] as? String ?? ""
        let idle = server.memory
        let parked = try (0..<count).map { _ in
            let connection = try Connection(server)
            try connection.post("files/list_folder/longpoll", #"{"cursor":"\#(cursor)","timeout":480}"#)
            return connection
        }
        // Long polls are parked after later, fast calls have completed. Wait a bit longer than that.
        for _ in 0..<20 {
            _ = try connection.rpc("check/user", #"{"query":"x"}"#)
            usleep(50_000)
        }
        let all = server.memory
        try report.add(
            "memory that 2,000 parked long polls take", all - idle, "MB", .atMost(60), note: "\(Int(all)) MB in all")
        withExtendedLifetime(parked) {}
    }

    // MARK: A big download

    private func download() throws {
        let count = 1 << 30
        let part = Data((0..<(64 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 11) })
        var emulatorSeconds = Double.infinity
        try withEmulator(data: "download") { server in
            let connection = try Connection(server)
            let start = try connection.content("files/upload_session/start", "{}", Data())
            let object = try JSONSerialization.jsonObject(with: start) as? [String: Any]
            let session = object?["session_id"] as? String ?? ""
            for offset in stride(from: 0, to: count, by: part.count) {
                let cursor = #"{"session_id":"\#(session)","offset":\#(offset)}"#
                _ = try connection.content("files/upload_session/append_v2", #"{"cursor":\#(cursor)}"#, part)
            }
            let cursor = #"{"session_id":"\#(session)","offset":\#(count)}"#
            _ = try connection.content(
                "files/upload_session/finish", #"{"cursor":\#(cursor),"commit":{"path":"/big"}}"#, Data())
            let header = "Dropbox-API-Arg: {\"path\":\"/big\"}\r\n"
            emulatorSeconds = try least(server) { try $0.drop("/2/files/download", header) }
        }
        let file = folder.appending(path: "big")
        _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        let handle = try FileHandle(forWritingTo: file)
        for _ in stride(from: 0, to: count, by: part.count) { try handle.write(contentsOf: part) }
        try handle.close()
        guard let nginx = try Server.nginx(directory: folder) else {
            try report.add("download of 1 GiB", emulatorSeconds, "CPU s", note: "nginx is not installed")
            return
        }
        defer { nginx.stop() }
        let nginxSeconds = try least(nginx) { try $0.drop("/big") }
        try report.add(
            "download of 1 GiB", emulatorSeconds, "CPU s", note: "nginx \(String(format: "%.3f", nginxSeconds))")
        try report.add("download of 1 GiB, against nginx", emulatorSeconds / nginxSeconds, "times", .atMost(2))
    }

    /// Returns the CPU time of the server for one of several rounds, because its clock is too coarse for one. Each
    /// round has its own connection, because the emulator closes a connection after a long file.
    private func least(_ server: Server, _ body: (Connection) throws -> Int) throws -> Double {
        let rounds = 5
        _ = try body(Connection(server))
        let before = server.cpuSeconds
        for _ in 0..<rounds { _ = try body(Connection(server)) }
        return (server.cpuSeconds - before) / Double(rounds)
    }
}

/// A blocking operation on a separate thread.
private final class ThreadedTask: @unchecked Sendable {  // The result is read only after the semaphore.
    private let done = DispatchSemaphore(value: 0)
    private var result: Result<Void, any Error> = .success(())

    init(_ body: @escaping () throws -> Void) {
        let box = Box(body: body)
        Thread.detachNewThread {
            self.result = Result(catching: box.body)
            self.done.signal()
        }
    }

    func wait() throws {
        done.wait()
        try result.get()
    }

    // The body runs on one thread only.
    private struct Box: @unchecked Sendable { let body: () throws -> Void }
}

extension Task where Success == Never, Failure == Never {
    fileprivate static func onThread(_ body: @escaping () throws -> Void) -> ThreadedTask { ThreadedTask(body) }
}

extension Duration {
    fileprivate var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
