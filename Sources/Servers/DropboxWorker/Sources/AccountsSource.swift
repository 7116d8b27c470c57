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

    /// The account, if there is only one, or whom the initializer was given.
    public let owner: WorkerSourceOwner?

    /// Shared folders are part of the accounts that mount them.
    public var includesMountedFolders: Bool { true }

    private let accountIDs: @Sendable () async throws -> [String]
    private let makeClient: @Sendable (String) async throws -> DropboxClient
    private let usesTeamSpace: Bool
    /// Whether the clients are certainly those of their accounts.
    private let trustsClients: Bool
    /// Forgets the client of an account, because it's that of another one.
    private let discardClient: @Sendable (String) -> Void
    /// The IDs of the roots of accounts whose client is theirs.
    private let roots = Locked<[String: String]>([:])

    /// Creates a source of the accounts in the token store of a manager.
    ///
    /// - Parameters:
    ///   - name: The name of the source.
    ///   - clients: The clients of the accounts.
    ///   - usesTeamSpace: Whether the root of a member's account is the space of the team instead of the home folder. The
    ///     default is `true`, which requires the scope `account_info.read`.
    ///   - owner: Whom the accounts belong to. Workers with another owner refuse the database. The default is `nil`, which isn't
    ///     compared.
    ///   - accountIDs: Returns the account IDs. An account that is missing is removed from the source.
    public convenience init(
        name: String, clients: DropboxClients, usesTeamSpace: Bool = true, owner: WorkerSourceOwner? = nil,
        accountIDs: @escaping @Sendable () async throws -> [String]
    ) {
        self.init(
            name: name, usesTeamSpace: usesTeamSpace, owner: owner, trustsClients: true, accountIDs: accountIDs,
            discardClient: { clients.remove($0) }
        ) { accountID in
            try await clients.client(for: accountID)
        }
    }

    /// Creates a source of one account. Workers for another account refuse the database.
    ///
    /// - Parameters:
    ///   - name: The name of the source.
    ///   - usesTeamSpace: Whether the root of a member's account is the space of the team instead of the home folder. The
    ///     default is `true`.
    ///   - accountID: The account ID.
    ///   - client: The client of the account. It needs the scope `account_info.read`.
    public convenience init(name: String, usesTeamSpace: Bool = true, accountID: String, client: DropboxClient) {
        self.init(
            name: name, usesTeamSpace: usesTeamSpace, owner: .account(accountID), trustsClients: false,
            accountIDs: { [accountID] }
        ) { reader in
            guard reader == accountID else { throw ForeignAccountError(reader: reader, account: accountID) }
            return client
        }
    }

    /// Creates a source of accounts with clients of your own.
    ///
    /// - Parameters:
    ///   - name: The name of the source.
    ///   - usesTeamSpace: Whether the root of a member's account is the space of the team instead of the home folder. The
    ///     default is `true`.
    ///   - owner: Whom the accounts belong to. Workers with another owner refuse the database. The default is `nil`, which isn't
    ///     compared.
    ///   - accountIDs: Returns the account IDs. An account that is missing is removed from the source.
    ///   - client: Returns the client of an account, which needs the scope `account_info.read`. A client of another account isn't
    ///     used: the account is held.
    public convenience init(
        name: String, usesTeamSpace: Bool = true, owner: WorkerSourceOwner? = nil,
        accountIDs: @escaping @Sendable () async throws -> [String],
        client: @escaping @Sendable (String) async throws -> DropboxClient
    ) {
        self.init(
            name: name, usesTeamSpace: usesTeamSpace, owner: owner, trustsClients: false, accountIDs: accountIDs,
            client: client)
    }

    private init(
        name: String, usesTeamSpace: Bool, owner: WorkerSourceOwner?, trustsClients: Bool,
        accountIDs: @escaping @Sendable () async throws -> [String],
        discardClient: @escaping @Sendable (String) -> Void = { _ in },
        client: @escaping @Sendable (String) async throws -> DropboxClient
    ) {
        self.name = name
        self.owner = owner
        self.trustsClients = trustsClients
        self.usesTeamSpace = usesTeamSpace
        self.accountIDs = accountIDs
        self.discardClient = discardClient
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
        if trustsClients, !usesTeamSpace { return client.files }
        let root = try await root(of: namespace.reader, client)
        return usesTeamSpace ? client.withPathRoot(.root(root)).files : client.files
    }

    public func rootDidChange(of namespace: WorkerNamespace) async {
        roots.change { $0[namespace.reader] = nil }
    }

    private func root(of accountID: String, _ client: DropboxClient) async throws -> String {
        if let root = roots.withLock({ $0[accountID] }) { return root }
        let account = try await client.users.getCurrentAccount().response()
        guard account.accountId == accountID else {
            // The store can have another token now, or get one.
            discardClient(accountID)
            throw ForeignAccountError(reader: accountID, account: account.accountId)
        }
        let root = account.rootInfo.rootNamespaceId
        roots.change { roots in
            // Roots are cheap to find again, and many accounts may never be read again by this process.
            if roots.count >= 10_000 { roots = [:] }
            roots[accountID] = root
        }
        return root
    }
}
