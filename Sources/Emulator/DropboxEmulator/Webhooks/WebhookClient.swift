import DropboxConcurrency
import DropboxCore
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The URI of a webhook.
struct WebhookURI: Sendable, Hashable {
    private static let maximumLength = 2000

    let text: String
    let url: URL

    /// Checks a URI. The emulator sends requests only to loopback addresses.
    init(_ text: String) throws(DropboxEmulator.AdminError) {
        guard text.utf8.count <= Self.maximumLength, let url = URL(string: text), url.fragment == nil,
            ["http", "https"].contains(url.scheme?.lowercased()), URLFetcher.isLoopback(url)
        else {
            throw DropboxEmulator.AdminError(
                description: "expected an http or https URI at a loopback address, without fragment, such as "
                    + "\"http://localhost:3000/dropbox\", not \"\(text.prefix(100))\"")
        }
        self.text = text
        self.url = url
    }

    /// Returns the URL of a request that verifies the URI.
    func url(withChallenge challenge: String) -> URL {
        var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
        let query = components?.percentEncodedQuery.map { $0.isEmpty ? "" : $0 + "&" } ?? ""
        components?.percentEncodedQuery = query + "challenge=" + challenge
        return components?.url ?? url
    }
}

/// Sends the requests of webhooks. It follows no redirects, reads only the beginning of a response, and waits for it only
/// for a limited time on the emulator's clock.
struct WebhookClient: Sendable {
    /// A request without a complete response.
    enum Failure: Error, Sendable, CustomStringConvertible {
        case remoteConnectionsAllowed
        case timedOut(Duration)
        case tooLarge
        case notConnected(String)

        var description: String {
            switch self {
            case .remoteConnectionsAllowed: "the emulator sends no requests while it allows remote connections"
            case .timedOut(let timeout): "no complete response within \(timeout.components.seconds) seconds"
            case .tooLarge: "the response has more than \(WebhookClient.maximumBody) bytes"
            case .notConnected(let reason): reason
            }
        }
    }

    struct Response: Sendable {
        let status: Int
        let body: Data
    }

    private static let maximumBody = 64 << 10

    /// The store with the clock and the limits.
    let store: Store
    /// A Boolean value that indicates whether other machines can reach the emulator. They must not reach servers on its
    /// loopback interface through it.
    let allowsRemoteConnections: Bool

    /// Verifies that a URI expects notifications: it must respond with the random text that it receives.
    ///
    /// - Throws: `AdminError` with what came back instead.
    func verify(_ uri: WebhookURI) async throws(DropboxEmulator.AdminError) {
        let challenge = store.idGenerator.base64URLString(length: 32)
        let result = await send(request(uri.url(withChallenge: challenge)))
        let problem: String
        switch result {
        case .failure(let failure): problem = failure.description
        case .success(let response) where response.status != 200: problem = "it has the status \(response.status)"
        case .success(let response) where response.body == Data(challenge.utf8): return
        case .success(let response):
            let text = String(decoding: response.body.prefix(200), as: UTF8.self)
            problem = response.body.isEmpty ? "it is empty" : "it is \"\(text)\", not \"\(challenge)\""
        }
        throw DropboxEmulator.AdminError(
            description: "\(uri.text) doesn't respond to the challenge with status 200 and the challenge as its body: "
                + problem)
    }

    /// Sends a notification.
    func notify(_ uri: WebhookURI, body: String, signature: String) async -> Result<Response, Failure> {
        var request = request(uri.url)
        request.httpMethod = "POST"
        request.httpBody = Data(body.utf8)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue(signature, forHTTPHeaderField: Webhook.signatureHeader)
        return await send(request)
    }

    private func request(_ url: URL) -> URLRequest {
        var request = URLRequest(url: url)
        request.setValue("DropboxWebhooks/1.0", forHTTPHeaderField: "User-Agent")
        request.setValue("*/*", forHTTPHeaderField: "Accept")
        return request
    }

    private func send(_ request: URLRequest) async -> Result<Response, Failure> {
        guard !allowsRemoteConnections else { return .failure(.remoteConnectionsAllowed) }
        let (clock, timeout) = (store.clock, store.limits.webhookTimeout)
        let deadline = clock.now.addingTimeInterval(timeout.seconds)
        return await withTaskGroup(of: Result<Response, Failure>.self) { group in
            group.addTask { await response(to: request) }
            group.addTask {
                await clock.sleep(until: deadline)
                return .failure(.timedOut(timeout))
            }
            let result = await group.next() ?? .failure(.timedOut(timeout))
            group.cancelAll()
            return result
        }
    }

    private func response(to request: URLRequest) async -> Result<Response, Failure> {
        let body = Locked(Data())
        do {
            let status = try await URLFetcher.send(request, followsRedirects: false) { data in
                try body.withLock { body in
                    guard body.count + data.count <= Self.maximumBody else { throw Failure.tooLarge }
                    body.append(data)
                }
            }
            return .success(Response(status: status, body: body.withLock { $0 }))
        } catch URLFetcher.FetchError.failed(let cause) {
            return .failure(cause as? Failure ?? .notConnected((cause as NSError).localizedDescription))
        } catch {
            return .failure(.notConnected("\(error)"))
        }
    }
}
