/// The exit status of a command.
package enum ExitStatus: Int32, Sendable {
    case success = 0
    /// The command failed.
    case failure = 1
    /// The command line was invalid.
    case usage = 2
    /// The server was never reached.
    case unreachable = 3
    /// Control-C stopped the command: 128 + SIGINT, as in shells.
    case interrupted = 130
    /// The reader closed the output: 128 + SIGPIPE, as in shells.
    case outputClosed = 141
}

/// The reason why a command stopped, with a message for the user.
package struct CommandError: Error, Sendable {
    var message: String
    var status: ExitStatus
    /// What programs can react to.
    var details = Details()
    /// Whether SIGTERM stopped the command.
    var isTermination = false

    /// The facts about a failure for programs. All are `nil` if the command failed without a call.
    struct Details: Sendable {
        /// The tags of the error of the API, such as `path/not_found`.
        var code: String?
        /// The route, such as `files/get_metadata`.
        var route: String?
        /// The ID by which Dropbox support finds the request.
        var requestID: String?
        /// A Boolean value that indicates whether the same command may succeed later.
        var isRetryable: Bool?
        /// Whether all calls of the account would fail in the same way, because its user has to sign in again, for example.
        var concernsAccount = false
    }

    package static func usage(_ message: String) -> CommandError { CommandError(message: message, status: .usage) }
    package static func failure(_ message: String) -> CommandError { CommandError(message: message, status: .failure) }
}
