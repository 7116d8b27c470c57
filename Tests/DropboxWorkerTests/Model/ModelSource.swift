import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxWorker
import Foundation

/// A source whose namespaces are those of a `ListingServer`.
final class ModelSource: WorkerSource {
    let name = "model"
    let includesMountedFolders = false
    private let server: ListingServer
    private let client: DropboxClient
    /// The members now, which all workers see.
    private let members: Locked<Set<String>>
    private let fault: @Sendable () async throws -> Void

    init(
        _ server: ListingServer, members: Locked<Set<String>>, fault: @escaping @Sendable () async throws -> Void = {}
    ) {
        self.server = server
        self.members = members
        self.fault = fault
        client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "model")),
                configuration: .init { $0.retryPolicy = .never }, transport: server))
    }

    func listNamespaces(_ add: ([SourceNamespace]) async throws -> Void) async throws {
        try await fault()
        let members = members.withLock { $0.sorted() }
        for member in members {
            let namespace = WorkerNamespace(source: name, id: member, reader: "dbid:\(member)", displayName: member)
            try await add([SourceNamespace(namespace)])
        }
    }

    func files(of namespace: WorkerNamespace, isShared: Bool) async throws -> FilesRoutes {
        try await fault()
        return client.withPathRoot(.namespaceId(namespace.id)).files
    }
}
