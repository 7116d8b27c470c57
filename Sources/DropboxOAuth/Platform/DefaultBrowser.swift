#if os(Linux) || os(macOS)
    import DropboxCore
    import Foundation
    import DropboxConcurrency

    /// The browser of the desktop.
    public struct DefaultBrowser: Sendable {
        private let program: String
        private let environment: [String: String]

        /// The usual one: what `xdg-open` opens on Linux, and `open` on macOS.
        public init() {
            #if os(Linux)
                self.init(program: "xdg-open", environment: ProcessInfo.processInfo.environment)
            #else
                self.init(program: "open", environment: ProcessInfo.processInfo.environment)
            #endif
        }

        /// - Parameters:
        ///   - program: Gets the address as its only argument.
        ///   - environment: Where a display is looked for, and `PATH`.
        init(program: String, environment: [String: String]) {
            self.program = program
            self.environment = environment
        }

        /// Whether there is a display to show a page on.
        public var isAvailable: Bool {
            #if os(Linux)
                ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
            #else
                true
            #endif
        }

        /// Opens a page.
        /// - Throws: A `SignInError` of the case `cannotPresent` where there is no display, or no browser.
        public func open(_ page: URL) async throws(SignInError) {
            guard isAvailable else { throw .cannotPresent("there is no display to show the sign-in page on") }
            let (program, environment) = (program, environment)
            try await BlockingIO.foreign.run { () throws(SignInError) in
                let status: Int32
                do throws(ChildProcess.NotStarted) {
                    status = try ChildProcess.run([program, page.absoluteString], environment: environment)
                } catch {
                    throw .cannotPresent("\(error)")
                }
                guard status == 0 else {
                    throw .cannotPresent("\(program) could not open the sign-in page: status \(status)")
                }
            }
        }
    }
#endif
