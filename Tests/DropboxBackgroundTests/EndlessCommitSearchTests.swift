import DropboxConcurrency
import DropboxFiles
import DropboxHTTP
import Foundation
import SwiftyDropbox
import Testing
@testable import DropboxBackground
@testable import DropboxCore

/// A server that loses the response to an upload, and then lists pages of its folder without an end.
@Suite(.timeLimit(.minutes(10))) struct EndlessCommitSearchTests {
    /// The content of each page.
    enum Content: String, CaseIterable {
        case nothing, sameFile, newFiles

        /// Returns a file with other content than that of the upload.
        static func file(_ name: String) -> String {
            #"{".tag":"file","name":"\#(name)","id":"id:b","rev":"0123456789","size":0,"path_lower":"/\#(name)","#
                + #""path_display":"/\#(name)","client_modified":"2020-01-01T00:00:00Z","#
                + #""server_modified":"2020-01-01T00:00:00Z"}"#
        }

        func page(_ number: Int) -> HTTPResponse {
            let entries = self == .nothing ? "" : Self.file(self == .newFiles ? "b\(number).txt" : "b.txt")
            return HTTPResponse(
                status: 200,
                body: HTTPResponseBody(
                    Data(#"{"entries":[\#(entries)],"cursor":"\#(number)","has_more":true}"#.utf8)))
        }
    }

    private struct Server: HTTPTransport {
        let content: Content
        let requests: Locked<[String: Int]>

        func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
            let route = request.url.lastPathComponent
            let number = requests.change { requests in
                requests[route, default: 0] += 1
                return requests.values.reduce(0, +)
            }
            switch route {
            case "upload": throw HTTPError(.connectionLost, "as the test wants it")
            case "list_folder", "continue": return content.page(number)
            default: return HTTPResponse(status: 200, body: HTTPResponseBody(Data(Content.file("a.txt").utf8)))
            }
        }

        func shutdown() {}
    }

    @Test(arguments: Content.allCases) func searchForTheCommitEnds(content: Content) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let server = Server(content: content, requests: Locked([:]))
        var session = NetworkSessionConfiguration.background(withIdentifier: "test")
        session.backgroundDirectory = folder.url.appendingPathComponent("sessions")
        let client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "t")),
                configuration: .init {
                    $0.session = session
                    $0.clock = ClientClock(now: { .zero }, sleep: { _ in try Task.checkCancellation() })
                }, transport: server))
        defer { client.shutdown() }
        do {
            // Dropbox may have stored the file under another name.
            _ = try await client.files.upload(path: "/a.txt", autorename: true, input: Data("content".utf8)).response()
            Issue.record("the upload succeeded")
        } catch {
            #expect("\(error)".contains("the listing doesn't end: \(FruitlessPages.maximum) pages"), "\(error)")
        }
        let requests = server.requests.withLock { $0 }
        #expect(requests["upload"] == 1)
        #expect((requests["list_folder"] ?? 0) + (requests["continue"] ?? 0) == FruitlessPages.maximum)
    }
}
