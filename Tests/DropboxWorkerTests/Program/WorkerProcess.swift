import DropboxConcurrency
import DropboxEmulator
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

/// A process of `dbx-worker run`, whose log the test reads.
final class WorkerProcess: Sendable {
    let process: Subprocess
    private let lines = Locked<[String]>([])
    private let buffer = Locked(Data())
    private let transport = makeHTTPTransport()

    /// Starts a worker for the account of an emulator.
    ///
    /// - Parameters:
    ///   - arguments: The words after `run`.
    ///   - server: The URL of the emulator.
    ///   - token: An access token.
    ///   - secret: The secret of the app.
    init(_ arguments: [String], server: URL, token: String, secret: String) throws {
        process = try Subprocess(
            try TestProgram.path(ofProduct: "dbx-worker"), ["run", "--log", "json", "--verbose"] + arguments,
            setting: [
                "DROPBOX_TOKEN": token, "DROPBOX_SERVER": server.absoluteString, "DROPBOX_APP_SECRET": secret,
                "DATABASE_URL": "",
            ], errors: .merged)
    }

    /// Returns the first entry of the log with one of these events that wasn't returned yet.
    func entry(_ events: String...) async throws -> [String: String] {
        while true {
            let line = try await onThread { try self.nextLine() }
            let entry = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String]
            if let entry, let event = entry["event"], events.contains(event) { return entry }
        }
    }

    private func nextLine() throws -> String {
        while true {
            let line = buffer.withLock { buffer -> String? in
                guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
                defer { buffer = Data(buffer[buffer.index(after: end)...]) }
                return String(decoding: buffer[..<end], as: UTF8.self)
            }
            if let line {
                lines.withLock { $0.append(line) }
                return line
            }
            let output = try process.nextOutput()
            guard !output.isEmpty else {
                throw Subprocess.Failure(what: "the worker has ended: \(lines.withLock { $0 }.suffix(5))")
            }
            buffer.withLock { $0 += output }
        }
    }

    /// The entries of the log with an event that were read until now.
    func events(_ event: String) -> [[String: String]] {
        lines.withLock(\.self).compactMap { line in
            // Other programs and libraries can write lines of another form.
            let entry = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String]
            return entry?["event"] == event ? entry : nil
        }
    }

    /// Reads the log until the end of the process, and returns its status.
    func end() async throws -> Int32 {
        transport.shutdown()
        return try await onThread {
            let rest = String(
                decoding: try self.buffer.withLock(\.self) + self.process.remainingOutput(), as: UTF8.self)
            self.lines.change { $0 += rest.split(separator: "\n").map(String.init) }
            return self.process.wait()
        }
    }

    /// Returns the response to a request.
    func get(_ path: String, port: String) async throws -> (status: Int, text: String) {
        let url = try #require(URL(string: "http://127.0.0.1:\(port)\(path)"))
        let response = try await transport.send(HTTPRequest(url: url))
        return (response.status, String(decoding: try await response.body.collect(upTo: 1 << 20), as: UTF8.self))
    }

    /// Waits until sinks have applied a number of changes.
    func waitForChanges(_ count: Int, port: String) async throws {
        while true {
            let metrics = try await get("/metrics", port: port).text
            let line = metrics.split(separator: "\n").first { $0.hasPrefix("dropbox_worker_delivered_changes_total ") }
            if let value = line?.split(separator: " ").last.flatMap({ Int($0) }), value >= count { return }
            try await Task.sleep(for: .milliseconds(20))
        }
    }
}
