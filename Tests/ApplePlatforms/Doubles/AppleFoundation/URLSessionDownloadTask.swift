import Foundation
import FoundationNetworking

/// The key of the resume data in the error of a download.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

/// A download. The delegate must move the file before its method returns
/// (`urlSession(_:downloadTask:didFinishDownloadingTo:)`). It isn't called if the download fails.
public final class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
    /// What the system needs to continue a download. Apps must not interpret it.
    struct Resumption: Codable {
        let url: URL
        let requestHeaders: [String: String]
        /// The validator of the first response.
        let validator: String
        let content: Data

        /// The headers of the request for the rest.
        var headers: [String: String] { ["Range": "bytes=\(content.count)-", "If-Range": validator] }

        var request: URLRequest {
            var request = URLRequest(url: url)
            for (name, value) in requestHeaders { request.setValue(value, forHTTPHeaderField: name) }
            return request
        }
    }

    let resumption: Resumption?

    init(_ session: URLSession, _ identifier: Int, _ request: URLRequest, resuming resumption: Resumption? = nil) {
        self.resumption = resumption
        super.init(session, identifier, request, .none)
    }

    /// Returns the resume data after a failure.
    ///
    /// Source: documentation of `cancel(byProducingResumeData:)`: A download can be resumed if the request is a GET request, the
    /// response has an `ETag` or a `Last-Modified` header, and the server supports ranges.
    func resumeData(_ response: HTTPURLResponse, _ body: Data) -> Data? {
        guard let request = originalRequest, let url = request.url, request.httpMethod == "GET", !body.isEmpty,
            let validator = response.value(forHTTPHeaderField: "ETag")
                ?? response.value(forHTTPHeaderField: "Last-Modified")
        else { return nil }
        return try? JSONEncoder().encode(
            Resumption(
                url: url, requestHeaders: request.allHTTPHeaderFields ?? [:], validator: validator,
                content: content(response, body)))
    }

    /// The content so far. A server that ignores the range, or whose content has changed, sends all of it with status 200.
    private func content(_ response: HTTPURLResponse, _ body: Data) -> Data {
        response.statusCode == 206 ? (resumption?.content ?? Data()) + body : body
    }

    override func receive(_ response: HTTPURLResponse, _ body: Data) async {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("CFNetworkDownload_\(UUID()).tmp")
        guard (try? content(response, body).write(to: file)) != nil else { return }
        send { session, delegate in
            (delegate as? any URLSessionDownloadDelegate)?.urlSession(
                session, downloadTask: self, didFinishDownloadingTo: file)
            try? FileManager.default.removeItem(at: file)
        }
    }
}
