import DropboxFiles
import Foundation

/// A client as programs make it, and the actor from which they call it.
public enum Caller: String, CaseIterable {
    /// A client with the default configuration.
    case plain
    /// A client with a log, as of DropboxClientsManager.
    case logging
    /// A client that reports its waits, as of dbx.
    case waiting
    /// A client whose calls have a deadline and headers of the app.
    case limited
    /// A client with the default configuration, called from the main actor.
    case main

    /// - Parameter certificates: A file with the certificates to trust. The default is those of the system.
    public func client(_ url: String, trusting certificates: String? = nil) -> DropboxClient {
        DropboxClient(
            accessToken: "token",
            configuration: .init {
                $0.baseHosts = BaseHosts(server: url)
                $0.session.connection.proxy = .none
                if let certificates { $0.session.connection.trustRoots = .file(URL(filePath: certificates)) }
                switch self {
                case .plain, .main: break
                case .logging: $0.log = { _, _ in }
                case .waiting: $0.onWait = { _ in }
                case .limited:
                    $0.session.timeoutIntervalForResource = 60
                    $0.headersForRouteHost = { _ in ["X-App": "app"] }
                }
            })
    }

    /// Sends `count` calls, one after the other.
    public func send(_ count: Int, with client: DropboxClient) async throws {
        if self == .main {
            try await Self.sendFromMainActor(count, with: client)
        } else {
            for _ in 0..<count { _ = try await client.files.getMetadata(path: "/small").response() }
        }
    }

    @MainActor private static func sendFromMainActor(_ count: Int, with client: DropboxClient) async throws {
        for _ in 0..<count { _ = try await client.files.getMetadata(path: "/small").response() }
    }
}
