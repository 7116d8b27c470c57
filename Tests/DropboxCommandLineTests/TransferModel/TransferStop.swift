import DropboxEmulator
import DropboxTestSupport
import Foundation

@testable import DropboxCommandLine

/// What stops a run of a command.
struct TransferStop: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        /// Signals to a child process.
        case kill, interrupt, terminate
        /// Control-C in this process, or in a child process if the command needs one.
        case cancellation
        /// From a call on, all connections are reset; then the child process is killed or interrupted.
        case networkKill, networkInterrupt
        /// From a call on, the token has expired.
        case expiredToken
        /// The account has no space for more.
        case fullAccount
        /// The response to a call is lost. It stops nothing.
        case lostResponse
        /// The server stops, and starts again with the same data. It stops nothing.
        case restart
        /// The content of a download ends early, and the process is killed at its next request.
        case truncationKill
        /// Nothing can be written to files.
        case fullDisk
    }

    let kind: Kind
    /// The number of the call at which it happens, starting at 1.
    let call: Int
    /// Whether it happens at the response to the call, not at its request.
    let isAtResponse: Bool
    /// The time from the call to the stop, for local work. Nothing waits for it: it's spent.
    let delay: Duration

    /// The number of bytes after which a truncated response ends.
    var truncation = 0

    init(_ kind: Kind, at call: Int, _ maker: inout TreeMaker) {
        self.kind = kind
        self.call = call
        isAtResponse = maker.chance(60)
        delay = maker.chance(50) ? .zero : .microseconds(maker.number(0...3000))
        truncation = maker.number(4...12) << 20 | maker.number(0...1000)
    }

    var shown: String {
        "\(kind) at the \(isAtResponse ? "response" : "request") \(call), \(delay)"
    }

    /// Whether it needs a child process.
    var needsChild: Bool {
        switch kind {
        case .kill, .interrupt, .terminate, .networkKill, .networkInterrupt, .truncationKill, .fullDisk: true
        case .cancellation, .expiredToken, .fullAccount, .lostResponse, .restart: false
        }
    }

    /// Whether requests of the run are repeated before it ends.
    var repeatsRequests: Bool {
        [.lostResponse, .restart, .truncationKill, .networkKill, .networkInterrupt].contains(kind)
    }

    /// The exit statuses of a stopped command, besides those of a command that ends by itself.
    var statuses: Set<Int32> {
        switch kind {
        case .kill, .networkKill, .truncationKill: [SIGKILL]
        // A late response to the run before can be the event, and the process may not handle signals yet.
        case .interrupt, .cancellation, .networkInterrupt: [130, SIGINT]
        case .terminate: [130, SIGTERM]
        case .expiredToken, .fullAccount, .fullDisk, .lostResponse: [1]
        case .restart: [1, 3]
        }
    }
}

/// A run of a command.
struct TransferResult: Sendable {
    let status: Int32
    let output: String
    /// The bytes of contents that the server received and sent.
    var received = 0
    var sent = 0
}

extension TransferWorld {
    /// Runs a command, stops it, and waits until the server has nothing to do.
    func run(_ command: TransferCommand, _ stop: TransferStop?) async throws -> TransferResult {
        emulator.calls.removeAll()
        try addFaults(stop)
        if stop?.kind == .fullAccount { try server.account.setQuota(1) }
        defer { emulator.faults.removeAll() }
        let words = words(command)
        let redirection = command.redirection(self)
        var (status, output): (Int32, String)
        if redirection != nil || stop?.needsChild == true || command.usesChild {
            let program = try EmulatorProcess.program()
            let shell = [stop?.kind == .fullDisk ? Self.fullDisk : nil, redirection].compactMap(\.self)
            let process =
                if shell.isEmpty {
                    try Subprocess(program, words, errors: .merged)
                } else {
                    try Subprocess(
                        "sh", ["-c", shell.joined(separator: "; ") + #"; exec "$0" "$@""#, program] + words,
                        errors: .merged)
                }
            (status, output) = try await stopping(stop) {
                try await onThread {
                    let output = String(decoding: try process.remainingOutput(), as: UTF8.self)
                    return (process.wait(), output)
                }
            } _: { kind in
                switch kind {
                case .interrupt, .networkInterrupt, .cancellation: process.interrupt()
                case .terminate: process.terminate()
                default: process.kill()
                }
            }
        } else {
            let terminal = TerminalLog()
            let task = Task { await Dbx.run(words, terminal: terminal.terminal()) }
            (status, output) = try await stopping(stop) {
                let status = await task.value
                return (status.rawValue, terminal.text(.output) + terminal.text(.error))
            } _: { _ in
                task.cancel()
            }
        }
        if stop != nil { try await server.quiesce() }
        if stop?.kind == .fullAccount { try server.account.setQuota(1 << 40) }
        var result = TransferResult(status: status, output: output)
        for call in emulator.calls.all {
            if call.request.header("Content-Type")?.hasPrefix("application/octet-stream") == true {
                result.received += Int(call.request.size ?? 0)
            }
            if call.route == "files/download", call.status == 200 || call.status == 206 {
                result.sent += Int(call.response?.size ?? 0)
            }
        }
        return result
    }

    /// A shell command, after which all writes to files fail.
    private static let fullDisk = "ulimit -f 0; trap '' XFSZ"

    private func addFaults(_ stop: TransferStop?) throws {
        guard let stop else { return }
        let (faults, skipped) = (emulator.faults, stop.call - 1)
        switch stop.kind {
        case .networkKill, .networkInterrupt: try faults.add(.reset(.before), skipping: skipped)
        case .expiredToken: try faults.add(.expiredToken, skipping: skipped)
        case .lostResponse: try faults.add(.reset(.after), skipping: skipped, times: 1)
        case .truncationKill: try faults.add(.truncate(after: stop.truncation), on: "files/download", times: 1)
        default: break
        }
    }

    /// Waits for the end of a run, which an action stops at its event.
    private func stopping(
        _ stop: TransferStop?, _ run: @escaping @Sendable () async throws -> (Int32, String),
        _ action: @escaping @Sendable (TransferStop.Kind) -> Void
    ) async throws -> (Int32, String) {
        guard let stop else { return try await run() }
        return try await withThrowingTaskGroup(of: (Int32, String)?.self) { group in
            group.addTask { [server] in
                guard await Self.occurs(stop, server.emulator.calls) else { return nil }
                switch stop.kind {
                case .kill, .interrupt, .terminate, .cancellation, .networkKill, .networkInterrupt, .truncationKill:
                    action(stop.kind)
                case .restart: try await server.restart()
                case .expiredToken, .fullAccount, .fullDisk, .lostResponse: break
                }
                return nil
            }
            group.addTask { try await run() }
            while let result = try await group.next() {
                guard let result else { continue }
                // A command that ends before the event is an event as well.
                group.cancelAll()
                while try await group.next() != nil {}
                return result
            }
            return (-1, "")
        }
    }

    /// Waits for the event of a stop. Returns `false` if the command ends first.
    private static func occurs(_ stop: TransferStop, _ calls: DropboxEmulator.CallLog) async -> Bool {
        var count = 0
        func isEvent(_ call: DropboxEmulator.CallRecord) -> Bool {
            if stop.kind == .truncationKill {
                // The download continues after the bytes that arrived.
                if call.route == "files/download" { count += 1 }
                return count == 2
            }
            count += 1
            return count == stop.call
        }
        let isAtResponse = stop.isAtResponse && stop.kind != .truncationKill
        let event =
            isAtResponse
            ? await calls.waitForResponse(where: isEvent) : await calls.waitForRequest(where: isEvent)
        guard event != nil else { return false }
        let end = ContinuousClock.now + stop.delay
        while ContinuousClock.now < end, !Task.isCancelled {}
        return !Task.isCancelled
    }
}
