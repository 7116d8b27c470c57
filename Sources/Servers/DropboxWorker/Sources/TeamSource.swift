public import DropboxCore
public import DropboxFiles
import DropboxTeam

/// A team: the home folders of its members, its team folders, and its shared folders. Each is a namespace of its own, so the
/// content of a shared folder is read once, whoever mounts it.
///
/// Members who join appear when the list is read the next time; members who leave are removed then. Home folders are read
/// as their member, other namespaces as an admin.
public struct TeamSource: WorkerSource {
    /// Which namespaces of a team are read.
    public struct Kinds: OptionSet, Sendable, Hashable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The home folders of members.
        public static let homes = Kinds(rawValue: 1)
        /// Team folders and the team space.
        public static let teamFolders = Kinds(rawValue: 2)
        /// Shared folders.
        public static let sharedFolders = Kinds(rawValue: 4)
        /// The app folders of members.
        public static let appFolders = Kinds(rawValue: 8)
        /// All kinds.
        public static let all: Kinds = [.homes, .teamFolders, .sharedFolders, .appFolders]
    }

    public let name: String

    /// The team, if the initializer was given its ID.
    public let owner: WorkerSourceOwner?

    /// Shared folders are namespaces of their own.
    public var includesMountedFolders: Bool { false }

    private let client: DropboxTeamClient
    private let adminID: String
    private let kinds: Kinds
    private let priority: @Sendable (SourceNamespace) -> Int

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - name: The name of the source.
    ///   - client: The client of the team. It needs the scopes `team_data.member`, `team_data.content.read`, `members.read`,
    ///     `files.metadata.read`, and for sinks with contents `files.content.read`.
    ///   - adminID: The team member ID (`dbmid:…`) of an admin, who reads what belongs to no member.
    ///   - teamID: The ID of the team (`dbtid:…`). Workers for another team refuse the database. The default is `nil`, which isn't
    ///     compared.
    ///   - kinds: Which namespaces are read. The default is all.
    ///   - priority: Returns how many minutes a namespace is ahead of others that wait as long. The default is 0 for all.
    public init(
        name: String, client: DropboxTeamClient, adminID: String, teamID: String? = nil, kinds: Kinds = .all,
        priority: @escaping @Sendable (SourceNamespace) -> Int = { _ in 0 }
    ) {
        self.name = name
        self.client = client
        self.adminID = adminID
        owner = teamID.map { .team($0) }
        self.kinds = kinds
        self.priority = priority
    }

    public func listNamespaces(_ add: ([SourceNamespace]) async throws -> Void) async throws {
        var page = try await client.team.namespacesList().response()
        while true {
            try await add(page.namespaces.compactMap(sourceNamespace))
            guard page.hasMore else { return }
            page = try await client.team.namespacesListContinue(cursor: page.cursor).response()
        }
    }

    private func sourceNamespace(_ metadata: Team.NamespaceMetadata) -> SourceNamespace? {
        let kind: Kinds
        switch metadata.namespaceType {
        case .teamMemberFolder, .teamMemberRoot: kind = .homes
        case .teamFolder: kind = .teamFolders
        case .sharedFolder: kind = .sharedFolders
        case .appFolder: kind = .appFolders
        case .other: return nil
        }
        guard kinds.contains(kind) else { return nil }
        let namespace = WorkerNamespace(
            source: name, id: metadata.namespaceId, reader: metadata.teamMemberId ?? adminID,
            displayName: metadata.name)
        let item = SourceNamespace(namespace, isShared: metadata.teamMemberId == nil)
        return SourceNamespace(namespace, isShared: item.isShared, priority: priority(item))
    }

    public func files(of namespace: WorkerNamespace, isShared: Bool) async throws -> FilesRoutes {
        let reader = isShared ? client.asAdmin(namespace.reader) : client.asMember(namespace.reader)
        return reader.withPathRoot(.namespaceId(namespace.id)).files
    }
}
