import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Another program, and what it prints.
///
/// Started by `posix_spawn`: Foundation's `Process` looks at all open files of this process while it starts one, and crashes
/// where they are more than a thousand. All that waits here blocks its thread, so call it inside of `onThread`.
// @unchecked because descriptors never change, and the lock guards the status.
public final class Subprocess: @unchecked Sendable {
    /// What becomes of the standard error of a program.
    public enum Errors: Sendable {
        /// It goes where that of the tests goes.
        case shown
        /// It is part of the output.
        case merged
        /// Nobody sees it.
        case dropped
    }

    /// The number by which the system knows it.
    public let identifier: pid_t
    private let output: Int32
    /// Stays open: some programs end when their input does.
    private let input: Int32
    private let lock = NSLock()
    private var status: Int32?

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: a path, or a name to look up in PATH.
    ///   - folder: where it runs; that of the tests by default.
    ///   - errors: where its standard error goes; where that of the tests goes by default.
    public init(
        _ program: String, _ arguments: [String], in folder: URL? = nil, errors: Errors = .shown
    ) throws {
        let printed = try Self.pipeEnds()
        let typed = try Self.pipeEnds()
        defer {
            close(printed.writing)
            close(typed.reading)
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, typed.reading, 0)
        posix_spawn_file_actions_adddup2(&actions, printed.writing, 1)
        switch errors {
        case .shown: break
        case .merged: posix_spawn_file_actions_adddup2(&actions, 1, 2)
        case .dropped: posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Threads of Dispatch block signals, and a program inherits that from the thread that starts it: it could not be
        // asked to end, nor could it ask its own children.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        #if canImport(Darwin)
            let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT
        #else
            let flags = POSIX_SPAWN_SETSIGMASK
            Self.closeTheRest(&actions)
        #endif
        posix_spawnattr_setflags(&attributes, Int16(flags))
        let moving = folder.map { ["sh", "-c", #"cd "$0" && exec "$@""#, $0.path] } ?? []
        var words: [UnsafeMutablePointer<CChar>?] = (moving + [program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var identifier: pid_t = 0
        let code = posix_spawnp(&identifier, moving.first ?? program, &actions, &attributes, &words, environ)
        guard code == 0 else {
            close(printed.reading)
            close(typed.writing)
            throw Failure(what: "cannot start \(program): \(String(cString: strerror(code)))")
        }
        self.identifier = identifier
        output = printed.reading
        input = typed.writing
    }

    #if !canImport(Darwin)
        /// Has a program start without the files that are open here. The C library has it; its header hides it from Swift.
        private static func closeTheRest(_ actions: inout posix_spawn_file_actions_t) {
            typealias CloseFrom =
                @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
            guard let symbol = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") else { return }
            _ = unsafeBitCast(symbol, to: CloseFrom.self)(&actions, 3)
        }
    #endif

    private static func pipeEnds() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failure(what: "no pipe: \(errno)") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    deinit {
        close(output)
        close(input)
    }

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
        lock.withLock {
            if let status { return status }
            var word: Int32 = 0
            while waitpid(identifier, &word, 0) < 0, errno == EINTR {}
            // The number of the signal where one has ended it.
            let signal = word & 0x7F
            let status = signal == 0 ? word >> 8 & 0xFF : signal
            self.status = status
            return status
        }
    }

    /// Ends it at once.
    public func kill() { send(SIGKILL) }

    /// Asks it to end, as Control-C does. For programs that wait for this signal themselves.
    public func interrupt() { send(SIGINT) }

    private func send(_ signal: Int32) { _ = posixKill(identifier, signal) }

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

/// The system's `kill`, which the method of the same name hides.
private func posixKill(_ identifier: pid_t, _ signal: Int32) -> Int32 { kill(identifier, signal) }
