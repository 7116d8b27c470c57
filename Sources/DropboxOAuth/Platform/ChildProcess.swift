#if os(Linux) || os(macOS)
    import Foundation

    #if canImport(Darwin)
        import Darwin
    #else
        import Glibc
    #endif

    /// Another program, run to its end.
    ///
    /// Started by `posix_spawn`: Foundation's `Process` looks at all open files of this process while it starts one, and
    /// crashes where they are more than a thousand.
    enum ChildProcess {
        /// A program that cannot be started.
        struct NotStarted: Error, CustomStringConvertible {
            let program: String
            let code: Int32
            var description: String { "\(program) does not start: \(String(cString: strerror(code)))" }
        }

        /// Runs a program without input and output, and blocks until it ends.
        ///
        /// - Parameters:
        ///   - words: The program, which is looked up in `PATH`, and its arguments.
        ///   - environment: Its environment.
        /// - Returns: Its status; the number of the signal where one has ended it.
        static func run(_ words: [String], environment: [String: String]) throws(NotStarted) -> Int32 {
            var actions = noActions()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            for descriptor in 0...2 as ClosedRange<Int32> {
                posix_spawn_file_actions_addopen(
                    &actions, descriptor, "/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY, 0)
            }
            var attributes = noAttributes()
            posix_spawnattr_init(&attributes)
            defer { posix_spawnattr_destroy(&attributes) }
            // Threads for work that blocks have signals blocked, and a program inherits that from the thread that starts it.
            var none = sigset_t()
            sigemptyset(&none)
            posix_spawnattr_setsigmask(&attributes, &none)
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
            let arguments = words.map(copied)
            let variables = environment.map { copied("\($0)=\($1)") }
            defer { for word in arguments + variables { word.deallocate() } }
            var identifier: pid_t = 0
            let code = posix_spawnp(
                &identifier, words.first ?? "", &actions, &attributes, arguments.map(\.baseAddress) + [nil],
                variables.map(\.baseAddress) + [nil])
            guard code == 0 else { throw NotStarted(program: words.first ?? "", code: code) }
            var word: Int32 = 0
            while waitpid(identifier, &word, 0) < 0, errno == EINTR {}
            let signal = word & 0x7F
            return signal == 0 ? word >> 8 & 0xFF : signal
        }

        /// The bytes of a text and a zero.
        private static func copied(_ text: String) -> UnsafeMutableBufferPointer<CChar> {
            let bytes = text.utf8CString
            let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
            _ = copy.initialize(from: bytes)
            return copy
        }
    }

    #if canImport(Darwin)
        private func noActions() -> posix_spawn_file_actions_t? { nil }
        private func noAttributes() -> posix_spawnattr_t? { nil }
    #else
        private func noActions() -> posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
        private func noAttributes() -> posix_spawnattr_t { posix_spawnattr_t() }
    #endif
#endif
