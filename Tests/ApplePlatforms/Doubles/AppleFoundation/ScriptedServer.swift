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

    static func reply(to request: URLRequest, _ body: Data) async -> Reply {
        guard let handler = handlers.withLock({ $0[request.url?.host ?? ""] }) else {
            return .failed(NSURLErrorCannotFindHost)
        }
        return await handler(request, body)
    }
}
