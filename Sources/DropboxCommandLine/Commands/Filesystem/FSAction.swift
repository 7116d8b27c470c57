import DropboxSync

/// One of the things that `dbx fs` does with a filesystem.
protocol FSAction: Sendable {
    /// The word that calls it.
    static var name: String { get }

    /// Its lines in the help of `dbx fs`.
    static var help: String { get }

    /// Takes from `arguments` what it knows; what remains is refused by the caller.
    init(_ arguments: inout Arguments) throws(CommandError)

    /// Whether it reads standard input; not by default.
    var readsStandardInput: Bool { get }

    /// Does the work. Cancellation of the task is Control-C.
    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus
}

extension FSAction {
    var readsStandardInput: Bool { false }
}

/// An action that needs no more than what is on this machine, if need be: it also works while another process has the
/// filesystem open.
protocol FilesystemReadAction: FSAction {
    /// Does the work with what the other process keeps.
    func run(_ reading: FilesystemSnapshot) async throws(CommandError) -> ExitStatus
}

extension CommandError {
    /// What went wrong while `doing` something with a filesystem, or the interruption that it really was.
    static func filesystem(_ doing: String, _ error: any Error) -> CommandError {
        guard let error = error as? SyncError else { return .failure(doing, error) }
        if error.code == .cancelled || Task.isCancelled { return .interrupted }
        return .failure("\(doing): \(error.userMessage)")
    }
}

extension SyncError {
    /// What happened, for the person at the terminal, who knows the path.
    var userMessage: String {
        switch code {
        case .noConnection: "there is no connection"
        case .network: "the network failed"
        case .timeout: "the network took too long"
        case .ssl: "the connection cannot be made secure; is the clock right?"
        case .server, .retryLater: "the server cannot do it now"
        case .auth: "the account is not linked, or not any more; sign in again"
        case .quota: "the Dropbox is full"
        case .system, .fileIO, .cache:
            message + (cause.map { ": " + CommandError.words(for: $0) } ?? "")
        // Of what should not happen, the kind may help who is asked about it.
        default: isFatal ? "\(message) (\(code.rawValue))" : message
        }
    }

    /// Whether it is about the way to the server, which may be there again later.
    var isOfConnection: Bool {
        switch code {
        case .noConnection, .network, .timeout, .ssl, .server, .retryLater, .response: true
        default: false
        }
    }
}
