import DropboxHTTP
import DropboxSync
import Foundation

/// The options of the command line.
struct Options {
    let command: NoteCommand
    let client: DropboxClient
    let folder: URL

    init(_ arguments: [String], _ environment: [String: String]) throws {
        var words: [String] = []
        var values: [String: String] = [:]
        var isOffline = false
        var remaining = arguments[...]
        while let word = remaining.popFirst() {
            switch word {
            case "--offline": isOffline = true
            case "--token", "--server", "--folder":
                guard let value = remaining.popFirst() else { throw UsageError.usage }
                values[word] = value
            default:
                if word.hasPrefix("--") { throw UsageError.usage }
                words.append(word)
            }
        }
        command = try NoteCommand(words)
        guard let token = values["--token"] ?? environment["NOTES_TOKEN"] else {
            throw UsageError(text: "missing access token: use --token or NOTES_TOKEN", isUsage: true)
        }
        let server = values["--server"] ?? environment["NOTES_SERVER"]
        client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: token)),
                configuration: .init { $0.baseHosts = server.map { BaseHosts(server: $0) } ?? .default },
                transport: isOffline ? DisconnectedTransport() : nil))
        let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
        folder = URL(fileURLWithPath: values["--folder"] ?? home + "/.notes")
    }
}

/// A transport without a connection.
struct DisconnectedTransport: HTTPTransport {
    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        throw HTTPError(.connectionFailed, "offline", isRequestUnsent: true)
    }

    func shutdown() {}
}
