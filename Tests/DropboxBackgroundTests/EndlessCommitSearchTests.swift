import DropboxConcurrency
import DropboxFiles
import DropboxHTTP
import Foundation
import SwiftyDropbox
import Testing
@testable import DropboxBackground
@testable import DropboxCore

/// A server that loses the response to an upload, and then lists pages of its folder without an end.
@Suite(.timeLimit(.minutes(1))) struct EndlessCommitSearchTests {
    /// The content of each page.
    enum Content: String, CaseIterable {
        case nothing, sameFile, newFiles

        func page(_ number: Int) -> HTTPResponse {
            let name = self == .newFiles ? "b\(number).txt" : "b.txt"
            let file =
                #"{".tag":"file","name":"\#(name)","id":"id:b","rev":"0123456789","size":0,"path_lower":"/\#(name)","#
                + #""path_display":"/\#(name)","client_modified":"2020-01-01T00:00:00Z","#
                + #""server_modified":"2020-01-01T00:00:00Z"}"#
            let entries = self == .nothing ? "" : file
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
            default:
                let notFound =
                    #"{"error_summary":"path/not_found/","error":{".tag":"path","path":{".tag":"not_found"}}}"#
                return HTTPResponse(status: 409, body: HTTPResponseBody(Data(notFound.utf8)))
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
            #expect("\(error)".contains("\(FruitlessPages.maximum)") || "\(error)".contains("1,000"), "\(error)")
        }
        let requests = server.requests.withLock { $0 }
        #expect(requests["upload"] == 1)
        #expect((requests["list_folder"] ?? 0) + (requests["continue"] ?? 0) == FruitlessPages.maximum)
    }
}
