import DropboxHTTP

/// No connection.
struct OfflineTransport: HTTPTransport {
    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        throw HTTPError(.connectionFailed, "offline", isRequestUnsent: true)
    }

    func shutdown() {}
}
