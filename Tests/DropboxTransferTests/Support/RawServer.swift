import DropboxCore
import DropboxHTTP
import Foundation
@testable import DropboxTransfer

/// A server whose responses a test writes byte by byte.
struct RawServer: HTTPTransport {
    /// Returns the response to a request, given the last component of its route.
    let respond: @Sendable (_ route: String) -> HTTPResponse

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        respond(request.url.lastPathComponent)
    }

    func shutdown() {}

    /// A client of the server.
    func client(_ retry: RetryPolicy = .never) -> DropboxClient {
        DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "t")),
                configuration: .init { $0.retryPolicy = retry }, transport: self))
    }

    static func json(_ text: String, status: Int = 200) -> HTTPResponse {
        HTTPResponse(status: status, body: HTTPResponseBody(Data(text.utf8)))
    }

    /// Returns metadata of a file. Without a hash, `content_hash` is missing.
    static func file(
        _ path: String, name: String? = nil, rev: String = "0123456789", size: Int = 4, hash: String?
    ) -> String {
        let name = name ?? String(path.split(separator: "/").last ?? "")
        let hash = hash.map { #","content_hash":"\#($0)""# } ?? ""
        return """
            {".tag":"file","name":\(quoted(name)),"path_lower":\(quoted(path)),"path_display":\(quoted(path)),\
            "id":"id:a","client_modified":"2020-01-01T00:00:00Z","server_modified":"2020-01-01T00:00:00Z",\
            "rev":"\(rev)","size":\(size),"is_downloadable":true\(hash)}
            """
    }

    static func folder(_ path: String, name: String? = nil) -> String {
        let name = name ?? String(path.split(separator: "/").last ?? "")
        return #"{".tag":"folder","name":\#(quoted(name)),"path_lower":\#(quoted(path)),"id":"id:f"}"#
    }

    static func page(_ entries: [String], cursor: String = "c", hasMore: Bool = false) -> HTTPResponse {
        json(#"{"entries":[\#(entries.joined(separator: ","))],"cursor":"\#(cursor)","has_more":\#(hasMore)}"#)
    }

    /// Returns a response with content.
    static func content(_ metadata: String, _ content: Data, range: String? = nil) -> HTTPResponse {
        var headers: HTTPHeaders = [
            "Dropbox-API-Result": metadata.replacingOccurrences(of: #"".tag":"file","#, with: "")
        ]
        if let range { headers["Content-Range"] = range }
        return HTTPResponse(status: range == nil ? 200 : 206, headers: headers, body: HTTPResponseBody(content))
    }

    private static func quoted(_ text: String) -> String {
        String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    }
}
