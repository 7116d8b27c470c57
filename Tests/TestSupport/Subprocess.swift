import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Another program, and what it prints.
///
/// Reads by `read(2)`: a `FileHandle` ends the whole process when a signal comes while it waits. All that waits here
/// blocks its thread, so call it inside of `onThread`.
public final class Subprocess: @unchecked Sendable {  // because the descriptor never changes and reads come in turn
    /// What becomes of the standard error of a program.
    public enum Errors: Sendable {
        /// It goes where that of the tests goes.
        case shown
        /// It is part of the output.
        case merged
        /// Nobody sees it.
        case dropped
    }

    private let process = Process()
    private let output: Int32

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: a path, or a name to look up in PATH.
    ///   - folder: where it runs; that of the tests by default.
    ///   - errors: where its standard error goes; where that of the tests goes by default.
    public init(
        _ program: String, _ arguments: [String], in folder: URL? = nil, errors: Errors = .shown
    ) throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failure(what: "no pipe: \(errno)") }
        output = ends[0]
        let writing = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        process.executableURL = URL(fileURLWithPath: program.hasPrefix("/") ? program : "/usr/bin/env")
        process.arguments = (program.hasPrefix("/") ? [] : [program]) + arguments
        if let folder { process.currentDirectoryURL = folder }
        // Some programs end when their input does.
        process.standardInput = Pipe()
        process.standardOutput = writing
        switch errors {
        case .shown: break
        case .merged: process.standardError = writing
        case .dropped: process.standardError = FileHandle.nullDevice
        }
        try Self.unblockingSignals { try process.run() }
        try writing.close()
    }

    /// Threads of Dispatch block signals, and a program inherits that from the thread that starts it: it could not be asked
    /// to end, nor could it ask its own children.
    private static func unblockingSignals(_ body: () throws -> Void) rethrows {
        var none = sigset_t()
        var blocked = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &blocked)
        defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
        try body()
    }

    deinit { close(output) }

    /// Something went wrong with a program.
    public struct Failure: Error {
        /// In words.
        public let what: String

        public init(what: String) { self.what = what }
    }

    /// The next bytes it prints; empty when it prints no more.
    public func nextOutput() throws -> Data {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(output, &buffer, buffer.count)
            if count >= 0 { return Data(buffer.prefix(count)) }
            guard errno == EINTR else { throw Failure(what: "read: \(errno)") }
        }
    }

    /// All that it prints from now on.
    public func restOfOutput() throws -> Data {
        var all = Data()
        while true {
            let more = try nextOutput()
            if more.isEmpty { return all }
            all += more
        }
    }

    /// Waits for its end. Answers its status.
    public func wait() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Ends it at once.
    public func kill() { send(SIGKILL) }

    /// Asks it to end, as Control-C does. For programs that wait for this signal themselves.
    public func interrupt() { send(SIGINT) }

    private func send(_ signal: Int32) {
        #if canImport(Darwin)
            Darwin.kill(process.processIdentifier, signal)
        #else
            Glibc.kill(process.processIdentifier, signal)
        #endif
    }

    /// Runs a program to its end.
    public static func run(
        _ program: String, _ arguments: [String], in folder: URL? = nil, errors: Errors = .shown
    ) async throws -> (status: Int32, output: String) {
        try await onThread {
            let program = try Subprocess(program, arguments, in: folder, errors: errors)
            let output = String(decoding: try program.restOfOutput(), as: UTF8.self)
            return (program.wait(), output)
        }
    }
}

/// Runs what blocks on a thread of its own: the threads of tasks are too few for that.
public func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result(catching: body)) }
    }
}
