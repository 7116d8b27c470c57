import DropboxCore
import DropboxHTTP
import Foundation

// The snippets of the article WritingATransport, verbatim.

struct OfflineTransport: HTTPTransport {
    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        HTTPResponse(
            status: 503, headers: ["Content-Type": "text/plain", "Retry-After": "60"],
            body: HTTPResponseBody(Data("maintenance".utf8)))
    }

    func shutdown() {}
}

func offlineClient(_ provider: any AccessTokenProvider) -> DropboxClient {
    let client = DropboxClient(
        transportClient: DropboxTransportClientImpl(
            authentication: .accessToken(provider), configuration: .init { $0.retryPolicy = .never },
            transport: OfflineTransport()))
    return client
}
