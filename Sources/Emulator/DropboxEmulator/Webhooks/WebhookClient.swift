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

    /// Checks the form of a URI. `WebhookHosts` checks its host.
    init(_ text: String) throws(DropboxEmulator.AdminError) {
        guard text.utf8.count <= Self.maximumLength, let url = URL(string: text), url.fragment == nil,
            ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false
        else {
            throw DropboxEmulator.AdminError(
                description: "expected an http or https URI without fragment, such as "
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

/// The hosts to which the emulator sends the requests of webhooks.
struct WebhookHosts: Sendable {
    private let names: Set<String>
    /// Other machines that can reach the emulator must not reach servers on its loopback interface through it.
    private let allowsLoopback: Bool

    /// - Throws: `AdminError` if one of the hosts isn't the name or the address of a host.
    init(_ configuration: DropboxEmulator.Configuration) throws(DropboxEmulator.AdminError) {
        for name in configuration.webhookHosts where !Self.isHost(name) {
            throw DropboxEmulator.AdminError(
                description: "invalid webhook host \"\(name)\": expected only a name or an address, such as \"app\"")
        }
        names = Set(configuration.webhookHosts.map { $0.lowercased() })
        allowsLoopback = !configuration.allowsRemoteConnections
    }

    private static func isHost(_ name: String) -> Bool {
        let isAddress = name.utf8.contains(UInt8(ascii: ":"))
        if isAddress, !name.utf8.allSatisfy({ ":.".utf8.contains($0) || Character(Unicode.Scalar($0)).isHexDigit }) {
            return false
        }
        let components = URLComponents(string: isAddress ? "http://[\(name)]/" : "http://\(name)/")
        return !name.isEmpty && components?.port == nil && components?.user == nil && components?.path == "/"
            && components?.host?.trimmingCharacters(in: ["[", "]"]).lowercased() == name.lowercased()
    }

    func allows(_ url: URL) -> Bool {
        let name = url.host?.trimmingCharacters(in: ["[", "]"]).lowercased() ?? ""
        return names.contains(name) || (allowsLoopback && URLFetcher.isLoopback(url))
    }

    /// Checks the host of a URI.
    func check(_ uri: WebhookURI) throws(DropboxEmulator.AdminError) {
        #if canImport(FoundationNetworking)
            // URLSession rejects addresses in brackets on this platform.
            if uri.url.host?.contains(":") == true {
                throw DropboxEmulator.AdminError(
                    description:
                        "the emulator can't send requests to IPv6 addresses on this platform; use a name, such as "
                        + "\"localhost\", instead of \"\(uri.text.prefix(100))\"")
            }
        #endif
        guard !allows(uri.url) else { return }
        let others = names.isEmpty ? "" : " or " + names.sorted().joined(separator: ", ")
        throw DropboxEmulator.AdminError(
            description: allowsLoopback
                ? "webhooks must be at a loopback address\(others), not \"\(uri.text.prefix(100))\"; --webhook-host adds a host"
                : "while other machines can reach the emulator, webhooks must be at a host of --webhook-host, "
                    + (names.isEmpty ? "and there is none" : "which are \(names.sorted().joined(separator: ", "))"))
    }
}

/// Sends the requests of webhooks. It follows no redirects, reads only the beginning of a response, and waits for it only
/// for a limited time on the emulator's clock.
struct WebhookClient: Sendable {
    /// A request without a complete response.
    enum Failure: Error, Sendable, CustomStringConvertible {
        case hostNotAllowed
        case timedOut(Duration)
        case tooLarge
        case notConnected(String)

        var description: String {
            switch self {
            case .hostNotAllowed: "the emulator sends no requests to this host; --webhook-host adds it"
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
    /// The hosts to which it sends requests.
    let hosts: WebhookHosts

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
        guard request.url.map(hosts.allows) == true else { return .failure(.hostNotAllowed) }
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
            let status = try await URLFetcher.send(
                request, to: hosts.allows, followsRedirects: false
            ) { data in
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
