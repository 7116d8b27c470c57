import Foundation
import FoundationNetworking
import Synchronization

/// The servers that sessions reach, each with its own host name.
public enum ScriptedServer {
    public struct Reply: Sendable {
        public var status = 200
        public var headers: [String: String] = [:]
        public var body = Data()
        /// The error that ends the transfer after the body, or instead of a response if `status` is 0.
        public var failure: Int?
        /// The server's trust, for which the session sends a challenge first.
        public var trust: SecTrust?

        public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data(), failure: Int? = nil) {
            (self.status, self.headers, self.body, self.failure) = (status, headers, body, failure)
        }

        /// A transfer that fails without a response.
        public static func failed(_ code: Int) -> Reply { Reply(status: 0, failure: code) }
    }

    public typealias Handler = @Sendable (_ request: URLRequest, _ body: Data) async -> Reply

    private static let handlers = Mutex<[String: Handler]>([:])

    /// Starts a server, and returns its URL.
    public static func start(_ handler: @escaping Handler) -> URL {
        let host = "\(UUID().uuidString.lowercased()).test"
        handlers.withLock { $0[host] = handler }
        return URL(string: "https://\(host)") ?? URL(fileURLWithPath: "/")
    }

    // MARK: Connectivity

    private struct Network {
        var isOffline = false
        /// Tasks that wait for connectivity.
        var waiters: [Int: CheckedContinuation<Bool, Never>] = [:]
        var lastWaiter = 0
    }

    private static let networks = Mutex<[String: Network]>([:])

    /// Disconnects the device from the network of a server, or connects it again.
    public static func setOffline(_ isOffline: Bool, _ server: URL) {
        let waiters = networks.withLock { networks in
            networks[server.host ?? "", default: Network()].isOffline = isOffline
            guard !isOffline else { return [CheckedContinuation<Bool, Never>]() }
            defer { networks[server.host ?? ""]?.waiters = [:] }
            return networks[server.host ?? ""]?.waiters.values.map(\.self) ?? []
        }
        for waiter in waiters { waiter.resume(returning: true) }
    }

    static func isOffline(_ url: URL?) -> Bool { networks.withLock { $0[url?.host ?? ""]?.isOffline == true } }

    /// Waits until the device is connected, or the time of the whole task is over. Returns whether it's connected.
    static func waitForConnectivity(_ url: URL?, atMost timeout: TimeInterval) async -> Bool {
        let host = url?.host ?? ""
        return await withCheckedContinuation { continuation in
            let number = networks.withLock { networks -> Int? in
                guard var network = networks[host], network.isOffline else { return nil }
                network.lastWaiter += 1
                network.waiters[network.lastWaiter] = continuation
                networks[host] = network
                return network.lastWaiter
            }
            guard let number else { return continuation.resume(returning: true) }
            Task {
                // The task ends at the latest after a week, when no test runs anymore.
                try? await Task.sleep(for: .seconds(timeout))
                networks.withLock { $0[host]?.waiters.removeValue(forKey: number) }?.resume(returning: false)
            }
        }
    }

    static func reply(to request: URLRequest, _ body: Data) async -> Reply {
        guard let handler = handlers.withLock({ $0[request.url?.host ?? ""] }) else {
            return .failed(NSURLErrorCannotFindHost)
        }
        return await handler(request, body)
    }
}
