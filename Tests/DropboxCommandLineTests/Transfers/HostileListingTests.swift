import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// A server that lists names that can't exist, or sends other content than it described.
@Suite(.timeLimit(.minutes(10))) struct HostileListingTests {
    private static func folder(_ name: String, _ path: String) -> String {
        #"{".tag": "folder", "name": "\#(name)", "id": "id:\#(path.count)", "path_lower": "\#(path)", "#
            + #""path_display": "\#(path)"}"#
    }

    private static func file(_ hash: String?) -> String {
        let hash = hash.map { #", "content_hash": "\#($0)""# } ?? ""
        return """
            {".tag": "file", "name": "a", "id": "id:a", "client_modified": "2024-02-29T23:59:59Z", \
            "server_modified": "2024-02-29T23:59:59Z", "rev": "0123456789", "size": 4, "path_lower": "/a", \
            "path_display": "/a", "is_downloadable": true\(hash)}
            """
    }

    private func dbx(_ words: [String], _ server: LoopbackServer) async throws -> CommandFixture.CommandResult {
        let (log, token) = (TerminalLog(), try TokenFile("token"))
        let status = await Dbx.run(
            words + ["--host", server.url("").absoluteString, "--token-file", token.path], terminal: log.terminal())
        return .init(status: status, output: log.text(.output), error: log.text(.error))
    }

    /// The content hashes of "good", and of the same content with another bit.
    private static let goodHash = "ecf6283f560947346e0a70e7f9201001cbd318c0f0066743d2b128ec6e3c3d62"
    private static let damagedHash = "be69840c4ad55b9bbd53ce5d0e792242d3a5e3a4fd191779157ae9514b1d0da9"

    private static let entries = [
        folder("", "/"), folder("good", "/good"), folder("..", "/.."), folder("a/b", "/a/b"), folder("fine", "/fine"),
    ]

    private static func listing() throws -> LoopbackServer {
        try LoopbackServer { connection in
            while true {
                let request = try connection.readRequest()
                let body =
                    request.path.hasSuffix("get_current_account")
                    ? #"{"account_id": "dbid:1"}"#
                    : #"{"entries": [\#(entries.joined(separator: ","))], "cursor": "c", "has_more": false}"#
                try connection.respond(headers: ["Content-Type: application/json"], body)
            }
        }
    }

    @Test(arguments: [["ls"], ["ls", "/", "--recursive"]])
    func listingSkipsMalformedNames(words: [String]) async throws {
        let result = try await dbx(words, try Self.listing())
        #expect(result.status == .failure)
        let names = result.output.split(separator: "\n").map { $0.replacingOccurrences(of: "/", with: "") }
        #expect(names == ["good", "fine"])
        #expect(result.error.components(separatedBy: "invalid name").count == 4, "\(result.error)")
    }

    @Test(arguments: [nil, Self.damagedHash])
    func damagedContentIsNotStored(sentHash: String?) async throws {
        let server = try LoopbackServer { connection in
            while true {
                let request = try connection.readRequest()
                if request.path == "/2/files/download" {
                    try connection.respond(headers: ["Dropbox-API-Result: " + Self.file(sentHash)], "gooe")
                } else {
                    let metadata = Self.file(Self.goodHash)
                    try connection.respond(headers: ["Content-Type: application/json"], metadata)
                }
            }
        }
        let place = try TemporaryDirectory()
        let result = try await dbx(["get", "/a", place.url.path], server)
        #expect(result.status == .failure)
        #expect(result.error.contains("/a"), "\(result.error)")
        #expect(try place.names.isEmpty)
    }
}
