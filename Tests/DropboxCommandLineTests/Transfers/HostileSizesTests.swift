import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// Unrealistic file sizes from a server.
@Suite(.timeLimit(.minutes(10))) struct HostileSizesTests {
    private static func file(_ name: String) -> String {
        """
        {".tag": "file", "name": "\(name)", "id": "id:\(name)", "client_modified": "2024-02-29T23:59:59Z",
        "server_modified": "2024-02-29T23:59:59Z", "rev": "0123456789", "size": 18446744073709551615,
        "path_lower": "/a/\(name)", "path_display": "/a/\(name)", "is_downloadable": true}
        """.replacingOccurrences(of: "\n", with: "")
    }

    @Test("The sum of file sizes from a server can overflow")
    func sumOfSizes() async throws {
        let server = try LoopbackServer { connection in
            while true {
                let request = try connection.readRequest()
                let body =
                    request.path == "/2/files/get_metadata"
                    ? #"{".tag": "folder", "name": "a", "id": "id:a", "path_lower": "/a", "path_display": "/a"}"#
                    : #"{"entries": [\#(Self.file("b")), \#(Self.file("c"))], "cursor": "c", "has_more": false}"#
                try connection.respond(headers: ["Content-Type: application/json"], body)
            }
        }
        let (folder, token) = (try TemporaryDirectory(), try TokenFile("token"))
        for options in [["--dry-run"], ["--dry-run", "--json"]] {
            let log = TerminalLog()
            let status = await Dbx.run(
                ["get", "/a", folder.url.path, "--host", server.url("").absoluteString, "--token-file", token.path]
                    + options, terminal: log.terminal())
            #expect(status == .success, "\(log.text(.error))")
            #expect(log.text(.output).split(separator: "\n").count == 2)
        }
    }
}
