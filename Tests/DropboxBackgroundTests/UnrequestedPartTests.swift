import DropboxConcurrency
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing
@testable import DropboxBackground
@testable import DropboxCore

/// A server that sends a part of the content whatever the request asks for.
@Suite(.timeLimit(.minutes(5))) struct UnrequestedPartTests {
    @Test func downloadFailsAfterThreeAttempts() async throws {
        let requests = Locked(0)
        let server = try LoopbackServer { connection in
            while true {
                _ = try connection.readRequest()
                requests.withLock { $0 += 1 }
                let result = #"{"name":"a","id":"id:a","rev":"0123456789","size":9}"#
                try connection.respond(
                    206, headers: ["Dropbox-API-Result: \(result)", "ETag: \"1\"", "Content-Range: bytes 0-3/9"], "part"
                )
            }
        }
        let folder = try TestFolder()
        defer { folder.remove() }
        let client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "token")),
                configuration: .init {
                    $0.baseHosts = BaseHosts(server: server.url("").absoluteString)
                    $0.session = .background(withIdentifier: "test")
                    $0.session.backgroundDirectory = folder.url.appendingPathComponent("sessions")
                }))
        defer { client.shutdown() }
        let error = await #expect(throws: CallError<Files.DownloadError>.self) {
            try await client.files.download(path: "/a", destination: folder.url.appendingPathComponent("a")).response()
        }
        #expect(error.map { "\($0)" }?.contains("a part of the content") == true, "\(String(describing: error))")
        #expect(requests.withLock { $0 } == 3)
    }
}
