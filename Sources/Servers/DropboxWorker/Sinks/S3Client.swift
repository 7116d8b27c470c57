import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation

/// An error of an S3-compatible store.
public struct S3Error: Error, Sendable, Hashable, CustomStringConvertible {
    /// The status of the response.
    public let status: Int
    /// The code of the store, such as `NoSuchBucket`. It is empty if the response has none.
    public let code: String
    /// The message of the store. It is empty if the response has none.
    public let message: String
    /// The ID with which the operator of the store finds the request. It is empty if the response has none.
    public let requestID: String
    /// The region of the bucket, if the store says that it's another one.
    public let region: String?
    /// What was requested, such as `PUT /bucket/key`.
    public let request: String
    /// What the error says about another attempt.
    public let verdict: FailureVerdict

    /// The request, the error of the store, the region of the bucket, and the ID of the request.
    public var description: String {
        let details = [code, message].filter { !$0.isEmpty }.joined(separator: ": ")
        return "\(request) failed with status \(status)" + (details.isEmpty ? "" : ", \(details)")
            + (region.map { "; the bucket is in the region \($0)" } ?? "")
            + (requestID.isEmpty ? "" : " (request \(requestID))")
    }
}

extension S3Error {
    /// The codes of errors that are about one object, whatever the state of the store.
    private static let objectCodes: Set<String> = [
        "EntityTooLarge", "EntityTooSmall", "InvalidURI", "KeyTooLongError", "MetadataTooLarge",
    ]

    /// A Boolean value that indicates whether the store refuses the object, rather than all of them.
    var isAboutObject: Bool { Self.objectCodes.contains(code) }
}

/// Sends signed requests to an S3-compatible store.
struct S3Client: Sendable {
    /// A request in a bucket.
    struct Request: Sendable {
        var method: String
        /// The key of the object, or `nil` for the bucket.
        var key: String?
        var query: [(name: String, value: String)] = []
        var headers: [(name: String, value: String)] = []
        var body = Data()
    }

    /// A successful response.
    struct Response: Sendable {
        let headers: HTTPHeaders
        let body: Data
    }

    /// The maximum size of the response to a request for anything but an object, in bytes.
    private static let maximumResponseSize = 4 << 20

    private let configuration: S3Sink.Configuration
    private let transport: any HTTPTransport
    private let caller: RetryingCaller
    private let signature: S3Signature

    init(_ configuration: S3Sink.Configuration, _ transport: any HTTPTransport, _ clock: ClientClock) {
        self.configuration = configuration
        self.transport = transport
        caller = RetryingCaller(
            policy: configuration.retryPolicy, clock: clock, jitter: { .random(in: 0...1) },
            waits: WaitReporter(nil, clock: clock))
        signature = S3Signature(credentials: configuration.credentials, region: configuration.region)
    }

    /// Sends a request, and repeats it as the policy allows. All requests of the sink can be repeated.
    ///
    /// - Throws: ``S3Error``, or the error of the connection.
    func send(_ request: Request) async throws -> Response {
        let name = "\(request.method) \(Self.path(configuration, request.key))"
        let outcome = try await caller.outcome(of: { name }) {
            await attempt(request, name)
        } transientFailure: { outcome -> (failure: FailureVerdict, reason: ClientWait.Reason)? in
            guard case .failure(let failure) = outcome, failure.verdict.isTemporary else { return nil }
            return (failure.verdict, .failure("\(failure.error)"))
        }
        switch outcome {
        case .success(let response): return response
        case .failure(let failure): throw failure.error
        }
    }

    private struct Failure: Error {
        let error: any Error
        let verdict: FailureVerdict
    }

    private func attempt(_ request: Request, _ name: String) async -> Result<Response, Failure> {
        do throws(HTTPError) {
            let response = try await transport.send(try signed(request))
            let body = try await response.body.collect(upTo: Self.maximumResponseSize)
            // The store reports some failures of CompleteMultipartUpload with status 200.
            let isError = !S3XML.elements("Error", in: body).isEmpty
            if let error = Self.foreignError(response, body, request, name) {
                return .failure(Failure(error: error, verdict: error.verdict))
            }
            if (200...299).contains(response.status), !isError {
                return .success(Response(headers: response.headers, body: body))
            }
            let error = Self.error(response, body, name, configuration.region)
            return .failure(Failure(error: error, verdict: error.verdict))
        } catch {
            return .failure(Failure(error: error, verdict: error.verdict))
        }
    }

    /// Returns the request with the headers of the signature.
    private func signed(_ request: Request) throws(HTTPError) -> HTTPRequest {
        let path = Self.path(configuration, request.key)
        let query = S3Signature.query(request.query)
        var components = URLComponents(url: configuration.endpoint, resolvingAgainstBaseURL: false)
        components?.percentEncodedPath = path
        components?.percentEncodedQuery = query.isEmpty ? nil : query
        guard let url = components?.url, let host = url.host else {
            throw HTTPError(.invalidRequest, "The endpoint \(configuration.endpoint) isn't a URL with a host.")
        }
        let time = S3Signature.time(Date())
        let bodyHash = SHA256.hexadecimalDigest(of: request.body)
        var headers = request.headers + [("X-Amz-Date", time), ("X-Amz-Content-Sha256", bodyHash)]
        if let token = configuration.credentials.sessionToken { headers.append(("X-Amz-Security-Token", token)) }
        let port = url.port.map { ":\($0)" } ?? ""
        let authorization = signature.authorization(
            of: .init(
                method: request.method, path: path, query: request.query, headers: headers + [("Host", host + port)],
                bodyHash: bodyHash),
            at: time)
        var fields = HTTPHeaders()
        for (name, value) in headers + [("Authorization", authorization)] { fields.add(name, value) }
        return HTTPRequest(method: request.method, url: url, headers: fields, body: .data(request.body))
    }

    private static func path(_ configuration: S3Sink.Configuration, _ key: String?) -> String {
        let base = configuration.endpoint.path
        return (base.hasSuffix("/") ? String(base.dropLast()) : base) + "/" + configuration.bucket.percentEncoded()
            + (key.map { "/" + $0.percentEncoded(keepsSlashes: true) } ?? "")
    }

    /// Returns the error of a response that isn't from a store, such as the page of a proxy, or `nil` if it's from one.
    private static func foreignError(
        _ response: HTTPResponse, _ body: Data, _ request: Request, _ name: String
    ) -> S3Error? {
        // Some stores call an empty body a page.
        let start = String(decoding: body.prefix(512), as: UTF8.self).drop { $0.isWhitespace }.lowercased()
        let isPage = start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
        // A store names what it has stored.
        let isUnnamed =
            response.status == 200 && request.method == "PUT" && request.key != nil
            && response.headers["ETag"] == nil
        guard isPage || isUnnamed else { return nil }
        return S3Error(
            status: response.status, code: "",
            message: "the response is not from a store; check for a proxy or a portal",
            requestID: "", region: nil, request: name,
            verdict: .indeterminate(retryAfter: response.headers.retryAfter()))
    }

    private static func error(
        _ response: HTTPResponse, _ body: Data, _ request: String, _ configuredRegion: String
    ) -> S3Error {
        let code = S3XML.text("Code", in: body) ?? ""
        let isSuccess = (200...299).contains(response.status)
        // Without its bucket or with wrong keys, the store refuses all changes. Otherwise, it may refuse only this object.
        let isConfiguration = configurationCodes.contains(code) || response.status == 401
        let isRefusal = response.status == 403
        let isTemporary = isSuccess || temporaryCodes.contains(code)
        let region = response.headers["X-Amz-Bucket-Region"] ?? S3XML.text("Region", in: body)
        let retryAfter = response.headers.retryAfter()
        return S3Error(
            status: response.status, code: code, message: S3XML.text("Message", in: body) ?? "",
            requestID: response.headers["X-Amz-Request-Id"] ?? "", region: region == configuredRegion ? nil : region,
            request: request,
            verdict: isTemporary
                ? .indeterminate(retryAfter: retryAfter)
                : isConfiguration
                    ? .clientWide
                    : isRefusal ? .permanent : FailureVerdict(status: response.status, retryAfter: retryAfter))
    }

    /// The codes of errors after which the same request can succeed.
    private static let temporaryCodes: Set<String> = [
        "SlowDown", "RequestTimeout", "InternalError", "OperationAborted", "ConditionalRequestConflict", "NoSuchUpload",
    ]

    /// The codes of errors that are about the bucket or the keys.
    private static let configurationCodes: Set<String> = [
        "NoSuchBucket", "AccountProblem", "AllAccessDisabled", "AuthorizationHeaderMalformed", "ExpiredToken",
        "InvalidAccessKeyId", "InvalidSecurity", "InvalidToken", "NotSignedUp", "RequestTimeTooSkewed",
        "SignatureDoesNotMatch", "TokenRefreshRequired",
    ]
}

/// Reads the few elements that the sink needs from responses, whose form is fixed.
enum S3XML {
    /// Returns the text of the first element with a name.
    static func text(_ element: String, in xml: Data) -> String? {
        elements(element, in: xml).first.map { decoded(String(decoding: $0, as: UTF8.self)) }
    }

    /// Returns the contents of all elements with a name, in order.
    static func elements(_ element: String, in xml: Data) -> [Data] {
        var results: [Data] = []
        var rest = xml[...]
        while let start = rest.range(of: Data("<\(element)>".utf8)),
            let end = rest.range(of: Data("</\(element)>".utf8), in: start.upperBound..<rest.endIndex)
        {
            results.append(Data(rest[start.upperBound..<end.lowerBound]))
            rest = rest[end.upperBound...]
        }
        return results
    }

    /// Returns text for an element.
    static func encoded(_ text: String) -> String {
        var text = text
        for (character, entity) in entities { text = text.replacingOccurrences(of: character, with: entity) }
        return text
    }

    private static func decoded(_ text: String) -> String {
        var text = text
        for (character, entity) in entities.reversed() { text = text.replacingOccurrences(of: entity, with: character) }
        return text
    }

    /// The ampersand is encoded first, and decoded last.
    private static let entities = [
        ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("\"", "&#34;"),
        ("'", "&apos;"), ("'", "&#39;"),
    ]
}
