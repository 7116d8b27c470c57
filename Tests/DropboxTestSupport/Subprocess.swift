import Foundation

/// A child process and its output.
///
/// It uses `posix_spawn`, because Foundation's `Process` crashes if this process has more than a thousand open files.
/// All methods that wait block the thread, so call them in `onThread`.
// @unchecked because descriptors never change, and the lock guards the status.
public final class Subprocess: @unchecked Sendable {
    /// The destination of the standard error of a program.
    public enum Errors: Sendable {
        /// The standard error of the tests.
        case shown
        /// The output of the program.
        case merged
        /// Discarded.
        case dropped
    }

    /// The process ID.
    public let identifier: pid_t
    private let output: Int32
    /// It stays open, because some programs exit at the end of their input.
    private let input: Int32
    private let lock = NSLock()
    private var status: Int32?

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: The path of the program, or a name to look up in PATH.
    ///   - folder: The working directory. The default is that of the tests.
    ///   - variables: The environment variables to set in addition to those of the tests. Don't use the program `env`
    ///     instead: macOS removes the variables that the tests need to find the toolchain's libraries.
    ///   - errors: The destination of its standard error. The default is that of the tests.
    public init(
        _ program: String, _ arguments: [String], in folder: URL? = nil, setting variables: [String: String] = [:],
        errors: Errors = .shown
    ) throws {
        let printed = try Self.pipeEnds()
        let typed = try Self.pipeEnds()
        defer {
            close(printed.writing)
            close(typed.reading)
        }
        var actions = noActions()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, typed.reading, 0)
        posix_spawn_file_actions_adddup2(&actions, printed.writing, 1)
        switch errors {
        case .shown:
            #if canImport(Darwin)
                posix_spawn_file_actions_addinherit_np(&actions, 2)
            #endif
        case .merged: posix_spawn_file_actions_adddup2(&actions, 1, 2)
        case .dropped: posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        }
        var attributes = noAttributes()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Dispatch threads block signals, and child processes inherit the signal mask. Without this, the program and
        // its children could not be interrupted.
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
        let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }.map { "\($0)=\($1)" }
        let words = (moving + [program] + arguments).map { strdup($0) } + [nil]
        let settings = environment.map { strdup($0) } + [nil]
        defer { for string in words + settings { free(string) } }
        var identifier: pid_t = 0
        let code = posix_spawnp(&identifier, moving.first ?? program, &actions, &attributes, words, settings)
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
        /// Closes the open files of this process in the program. The header of the C library hides the function from
        /// Swift.
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

    /// An error of a child process.
    public struct Failure: Error {
        /// The error message.
        public let message: String

        public init(what: String) { self.message = what }
    }

    /// Reads the next bytes of the output, which are empty at its end.
    public func nextOutput() throws -> Data {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(output, &buffer, buffer.count)
            if count >= 0 { return Data(buffer.prefix(count)) }
            guard errno == EINTR else { throw Failure(what: "read: \(errno)") }
        }
    }

    /// Reads the remaining output.
    public func remainingOutput() throws -> Data {
        var all = Data()
        while true {
            let more = try nextOutput()
            if more.isEmpty { return all }
            all += more
        }
    }

    /// Waits for the process to exit, and returns its status.
    public func wait() -> Int32 {
        lock.withLock {
            if let status { return status }
            var word: Int32 = 0
            while waitpid(identifier, &word, 0) < 0, errno == EINTR {}
            // The number of the signal that terminated the process.
            let signal = word & 0x7F
            let status = signal == 0 ? word >> 8 & 0xFF : signal
            self.status = status
            return status
        }
    }

    /// Kills the process.
    public func kill() { send(SIGKILL) }

    /// Stops the process like Control-Z, and waits until it's stopped: the system delivers the signal later.
    public func suspend() {
        send(SIGSTOP)
        var word: Int32 = 0
        while waitpid(identifier, &word, WUNTRACED) < 0, errno == EINTR {}
    }

    /// Interrupts the process like Control-C. The program must handle the signal itself.
    public func interrupt() { send(SIGINT) }

    /// Asks the process to end. The program must handle the signal itself.
    public func terminate() { send(SIGTERM) }

    private func send(_ signal: Int32) { _ = posixKill(identifier, signal) }

    /// Runs a program, and waits for it.
    public static func run(
        _ program: String, _ arguments: [String], in folder: URL? = nil, setting variables: [String: String] = [:],
        errors: Errors = .shown
    ) async throws -> (status: Int32, output: String) {
        try await onThread {
            let program = try Subprocess(program, arguments, in: folder, setting: variables, errors: errors)
            let output = String(decoding: try program.remainingOutput(), as: UTF8.self)
            return (program.wait(), output)
        }
    }
}

/// Runs blocking code on a dedicated thread, so that it doesn't block the cooperative thread pool.
public func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result(catching: body)) }
    }
}

/// The system function `kill`, which the method `kill` shadows.
private func posixKill(_ identifier: pid_t, _ signal: Int32) -> Int32 { kill(identifier, signal) }

#if canImport(Darwin)
    private func noActions() -> posix_spawn_file_actions_t? { nil }
    private func noAttributes() -> posix_spawnattr_t? { nil }
#else
    private func noActions() -> posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    private func noAttributes() -> posix_spawnattr_t { posix_spawnattr_t() }
#endif
