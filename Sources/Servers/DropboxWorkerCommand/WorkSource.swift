import DropboxAccount
import DropboxCommandLine
import DropboxCore
import DropboxOAuth
import DropboxTeam
import DropboxWorker
import Foundation

/// The account, the accounts, or the team that the environment and the options select.
struct WorkSource {
    let value: any WorkerSource
    let isTeam: Bool

    /// Throws an error that says what to change if the environment lacks what the options need.
    static func check(_ run: WorkerRun, _ environment: [String: String]) throws(CommandError) {
        if run.usesTokenStore {
            do { try WorkerTokenStore.check(key: environment["DBX_WORKER_TOKEN_KEY"] ?? "") } catch {
                throw .usage("cannot use DBX_WORKER_TOKEN_KEY: \(error)")
            }
        }
        do {
            let variables = DropboxEnvironment(environment)
            _ = try variables.server()
            if run.usesTokenStore {
                _ = try variables.appCredentials()
            } else if run.isTeam {
                try DropboxTeamClient(environment: environment).shutdown()
            } else {
                try DropboxClient(environment: environment).shutdown()
            }
        } catch {
            let isMissing = error.variable == "DROPBOX_TOKEN" && environment["DROPBOX_TOKEN"]?.isEmpty ?? true
            throw .usage(
                "cannot start: \(error)\(isMissing ? "; workers don't use the accounts of `dbx login`" : "")")
        }
    }

    /// Creates a source whose clients share their limits with all workers of the database, which is prepared.
    init(
        _ run: WorkerRun, _ database: any WorkerDatabase, _ environment: [String: String],
        onEvent: @escaping @Sendable (CallEvent) -> Void
    ) async throws {
        isTeam = run.isTeam
        let rate = run.callsPerSecond.map { Double($0) }
        func configure(_ configuration: inout DropboxTransportClientImpl.Configuration, scope: String) {
            configuration.onEvent = onEvent
            configuration.middleware.append(SharedRateLimit(database: database, scope: scope, callsPerSecond: rate))
        }
        if run.isTeam {
            let client = try DropboxTeamClient(
                environment: environment, configuration: .init { configure(&$0, scope: "team") })
            let admin = try await client.team.tokenGetAuthenticatedAdmin().response().adminProfile
            let account = try await client.asMember(admin.teamMemberId).users.getCurrentAccount().response()
            value = TeamSource(
                name: "team", client: client, adminID: admin.teamMemberId, teamID: account.team?.id)
        } else if run.usesTokenStore {
            let store = try WorkerTokenStore(database: database, key: environment["DBX_WORKER_TOKEN_KEY"] ?? "")
            let variables = DropboxEnvironment(environment)
            let app = try variables.appCredentials()
            let server = try variables.server()
            let manager = DropboxOAuthManager(
                configuration: .init(appKey: app.key) {
                    $0.appSecret = app.secret
                    if let server { $0.baseHosts = server }
                }, tokenStore: store)
            let clients = DropboxClients(
                manager: manager,
                configuration: .init(manager) {
                    $0.client.onEvent = onEvent
                    // The service limits each account. One worker at a time reads an account, and its client waits.
                    if rate != nil { configure(&$0.client, scope: app.key) }
                })
            value = AccountsSource(name: "accounts", clients: clients, owner: .tokenStore) {
                try await store.accountIDs()
            }
        } else {
            let client = try DropboxClient(
                environment: environment, configuration: .init { configure(&$0, scope: "account") })
            let account = try await client.users.getCurrentAccount().response()
            value = AccountsSource(name: "accounts", accountID: account.accountId, client: client)
        }
    }
}
