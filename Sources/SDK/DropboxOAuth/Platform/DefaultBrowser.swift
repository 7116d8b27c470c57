#if os(Linux) || os(macOS)
    import DropboxConcurrency
    import DropboxCore
    import Foundation

    /// The default browser of the desktop.
    public struct DefaultBrowser: Sendable {
        private let program: String
        private let environment: [String: String]

        /// Creates a browser that opens pages with `xdg-open` on Linux, and with `open` on macOS.
        public init() {
            #if os(Linux)
                self.init(program: "xdg-open", environment: ProcessInfo.processInfo.environment)
            #else
                self.init(program: "open", environment: ProcessInfo.processInfo.environment)
            #endif
        }

        /// Creates a browser that opens pages with a program.
        ///
        /// - Parameters:
        ///   - program: The program, which receives the URL as its only argument.
        ///   - environment: The environment with the display and `PATH`.
        init(program: String, environment: [String: String]) {
            self.program = program
            self.environment = environment
        }

        /// A Boolean value that indicates whether a display is available to show a page.
        public var isAvailable: Bool {
            #if os(Linux)
                ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
            #else
                true
            #endif
        }

        /// Opens a page.
        ///
        /// - Throws: ``SignInError/cannotPresent(_:)`` if there is no display or no browser.
        public func open(_ page: URL) async throws(SignInError) {
            guard isAvailable else {
                throw .cannotPresent(
                    "no display is available to show the sign-in page; show its URL to the user, or ask for the code with "
                        + "beginSignIn()")
            }
            let (program, environment) = (program, environment)
            try await BlockingIO.external.run { () throws(SignInError) in
                let status: Int32
                do throws(ChildProcess.LaunchError) {
                    status = try ChildProcess.run([program, page.absoluteString], environment: environment)
                } catch {
                    throw .cannotPresent("\(error)")
                }
                guard status == 0 else {
                    throw .cannotPresent(
                        "\(program) could not open the sign-in page: status \(status); set the default browser, or open "
                            + page.absoluteString)
                }
            }
        }
    }

    /// Runs another program until it exits.
    ///
    /// The implementation uses `posix_spawn`, because Foundation's `Process` scans all open files of this process and
    /// crashes if there are more than a thousand.
    enum ChildProcess {
        /// An error that occurs when a program can't be started.
        struct LaunchError: Error, CustomStringConvertible {
            let program: String
            let code: Int32
            var description: String { "\(program) cannot be started: \(String(cString: strerror(code)))" }
        }

        /// Runs a program without input and output, and blocks until it exits.
        ///
        /// - Parameters:
        ///   - command: The program, which is searched in `PATH`, and its arguments.
        ///   - environment: The environment of the program.
        /// - Returns: The exit status, or the number of the signal that terminated the program.
        static func run(_ command: [String], environment: [String: String]) throws(LaunchError) -> Int32 {
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
            // Threads for blocking operations block signals, and a program inherits the signal mask from the thread
            // that starts it.
            var noSignals = sigset_t()
            sigemptyset(&noSignals)
            posix_spawnattr_setsigmask(&attributes, &noSignals)
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
            let arguments = command.map(nullTerminated)
            let variables = environment.map { nullTerminated("\($0)=\($1)") }
            defer { for string in arguments + variables { string.deallocate() } }
            var identifier: pid_t = 0
            let code = posix_spawnp(
                &identifier, command.first ?? "", &actions, &attributes, arguments.map(\.baseAddress) + [nil],
                variables.map(\.baseAddress) + [nil])
            guard code == 0 else { throw LaunchError(program: command.first ?? "", code: code) }
            var status: Int32 = 0
            while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
            let signal = status & 0x7F
            return signal == 0 ? status >> 8 & 0xFF : signal
        }

        /// Returns a null-terminated copy of a string.
        private static func nullTerminated(_ text: String) -> UnsafeMutableBufferPointer<CChar> {
            let bytes = text.utf8CString
            let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
            _ = copy.initialize(from: bytes)
            return copy
        }
    }

    #if os(macOS)
        private func noActions() -> posix_spawn_file_actions_t? { nil }
        private func noAttributes() -> posix_spawnattr_t? { nil }
    #else
        private func noActions() -> posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
        private func noAttributes() -> posix_spawnattr_t { posix_spawnattr_t() }
    #endif
#endif
