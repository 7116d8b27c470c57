import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation
import SwiftyDropbox

/// The log of a command's requests, on standard error and in a file.
final class RequestLog: Sendable {
    private let verbosity: MessageOptions.Verbosity
    private let terminal: Terminal
    private let file: Locked<FileHandle>?
    private let warning: SingleWarning

    /// Whether headers are logged.
    var logsHeaders: Bool { verbosity == .headers }

    /// Creates the log that some options describe, or returns `nil` if they describe none.
    ///
    /// - Throws: An error if the file can't be opened.
    static func make(_ options: MessageOptions, _ terminal: Terminal) throws(CommandError) -> RequestLog? {
        guard options.verbosity > .none || options.logFile != nil else { return nil }
        return try RequestLog(options, terminal)
    }

    private init(_ options: MessageOptions, _ terminal: Terminal) throws(CommandError) {
        verbosity = options.verbosity
        self.terminal = terminal
        warning = SingleWarning(terminal)
        guard let url = options.logFile else {
            file = nil
            return
        }
        let descriptor = open(url.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw .failure("cannot open --log-file \(url.path): \(String(cString: strerror(errno)))")
        }
        file = Locked(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
    }

    /// Logs an attempt of a call.
    func log(_ event: CallEvent) {
        write(event.description + (event.explanation.map { ": " + $0 } ?? ""))
    }

    /// Logs a line. The terminal receives it only if the user asked for it.
    func write(_ line: String) {
        if verbosity > .none { terminal.printLog(line) }
        guard let file else { return }
        let line = Data("\(Date().formatted(.iso8601)) \(line)\n".utf8)
        do {
            try file.withLock { try $0.write(contentsOf: line) }
        } catch {
            warning.print("cannot write to the log file: \(CommandError.userMessage(for: error))")
        }
    }
}

/// A transport that logs the headers of the requests and responses of another one.
final class LoggingTransport: HTTPTransport {
    /// The headers that are logged without their values.
    private static let secretNames: Set<String> = [
        "authorization", "proxy-authorization", "cookie", "set-cookie", "dropbox-api-arg", "dropbox-api-result",
    ]

    private let transport: any HTTPTransport
    private let log: RequestLog
    private let counter = Locked(0)

    init(_ transport: any HTTPTransport, _ log: RequestLog) {
        self.transport = transport
        self.log = log
    }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let number = counter.withLock { count in
            count += 1
            return count
        }
        // The query of a URL can contain a secret.
        let url = request.url.absoluteString.prefix { $0 != "?" }
        log.write("#\(number) > \(request.method) \(url)")
        log(request.headers, "#\(number) > ")
        do throws(HTTPError) {
            let response = try await transport.send(request)
            log.write("#\(number) < \(response.status)")
            log(response.headers, "#\(number) < ")
            return response
        } catch {
            log.write("#\(number) ! \(error.message)")
            throw error
        }
    }

    func shutdown() { transport.shutdown() }

    private func log(_ headers: HTTPHeaders, _ prefix: String) {
        for field in headers {
            let isSecret = Self.secretNames.contains(field.name.lowercased())
            log.write("\(prefix)\(field.name): \(isSecret ? "(hidden)" : field.value)")
        }
    }
}
