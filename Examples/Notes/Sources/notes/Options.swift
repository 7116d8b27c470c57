import DropboxSync
import Foundation

/// The command line.
struct Options {
    let command: NoteCommand
    let client: DropboxClient
    let folder: URL

    init(_ arguments: [String], _ environment: [String: String]) throws {
        var words: [String] = []
        var values: [String: String] = [:]
        var isOffline = false
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case "--offline": isOffline = true
            case "--token", "--server", "--folder":
                guard let value = rest.popFirst() else { throw Complaint.usage }
                values[word] = value
            default:
                if word.hasPrefix("--") { throw Complaint.usage }
                words.append(word)
            }
        }
        command = try NoteCommand(words)
        guard let token = values["--token"] ?? environment["NOTES_TOKEN"] else {
            throw Complaint(text: "whose notes? Give an access token by --token or NOTES_TOKEN", isUsage: true)
        }
        let server = values["--server"] ?? environment["NOTES_SERVER"]
        client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: token)),
                configuration: .init { $0.baseHosts = server.map { BaseHosts(server: $0) } ?? .default },
                transport: isOffline ? OfflineTransport() : nil))
        let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
        folder = URL(fileURLWithPath: values["--folder"] ?? home + "/.notes")
    }
}
