import DropboxAccount
import DropboxConcurrency
public import DropboxCore
public import DropboxFiles
public import DropboxOAuth

/// Accounts of users who linked the app, each with its own token: one namespace per account, with everything that its user
/// sees.
///
/// The root of a member's account is the space of the team. If it changes, because the user joins a team, for example, the
/// account is listed again and compared with the catalog.
public final class AccountsSource: WorkerSource {
    public let name: String

    /// Shared folders are part of the accounts that mount them.
    public var includesMountedFolders: Bool { true }

    private let accountIDs: @Sendable () async throws -> [String]
    private let makeClient: @Sendable (String) async throws -> DropboxClient
    private let usesTeamSpace: Bool
    /// The IDs of the roots of accounts.
    private let roots = Locked<[String: String]>([:])

    /// Creates a source of the accounts in the token store of a manager.
    ///
    /// - Parameters:
    ///   - name: The name of the source.
    ///   - clients: The clients of the accounts.
    ///   - usesTeamSpace: Whether the root of a member's account is the space of the team instead of the home folder. The
    ///     default is `true`, which requires the scope `account_info.read`.
    ///   - accountIDs: Returns the account IDs. An account that is missing is removed from the source.
    public convenience init(
        name: String, clients: DropboxClients, usesTeamSpace: Bool = true,
        accountIDs: @escaping @Sendable () async throws -> [String]
    ) {
        self.init(name: name, usesTeamSpace: usesTeamSpace, accountIDs: accountIDs) { accountID in
            try await clients.client(for: accountID)
        }
    }

    /// Creates a source of accounts with clients of your own.
    ///
    /// - Parameters:
    ///   - name: The name of the source.
    ///   - usesTeamSpace: Whether the root of a member's account is the space of the team instead of the home folder. The
    ///     default is `true`, which requires the scope `account_info.read`.
    ///   - accountIDs: Returns the account IDs. An account that is missing is removed from the source.
    ///   - client: Returns the client of an account.
    public init(
        name: String, usesTeamSpace: Bool = true, accountIDs: @escaping @Sendable () async throws -> [String],
        client: @escaping @Sendable (String) async throws -> DropboxClient
    ) {
        self.name = name
        self.usesTeamSpace = usesTeamSpace
        self.accountIDs = accountIDs
        makeClient = client
    }

    public func listNamespaces(_ add: ([SourceNamespace]) async throws -> Void) async throws {
        let accounts = try await accountIDs()
        for start in stride(from: 0, to: accounts.count, by: 1_000) {
            let part = accounts[start..<min(start + 1_000, accounts.count)]
            try await add(
                part.map { SourceNamespace(WorkerNamespace(source: name, id: $0, reader: $0, displayName: $0)) })
        }
    }

    public func files(of namespace: WorkerNamespace, isShared: Bool) async throws -> FilesRoutes {
        let client = try await makeClient(namespace.reader)
        guard usesTeamSpace else { return client.files }
        return client.withPathRoot(.root(try await root(of: namespace.reader, client))).files
    }

    public func rootDidChange(of namespace: WorkerNamespace) async {
        roots.change { $0[namespace.reader] = nil }
    }

    private func root(of accountID: String, _ client: DropboxClient) async throws -> String {
        if let root = roots.withLock({ $0[accountID] }) { return root }
        let root = try await client.users.getCurrentAccount().response().rootInfo.rootNamespaceId
        roots.change { roots in
            // Roots are cheap to find again, and many accounts may never be read again by this process.
            if roots.count >= 10_000 { roots = [:] }
            roots[accountID] = root
        }
        return root
    }
}
