import DropboxCore
import DropboxTeam
import DropboxWorker
import DropboxWorkerPostgreSQL
import Foundation
import SwiftyDropbox

// The snippets of the guide to workers, verbatim.

func copy(_ accountID: String, _ client: DropboxClient, to folder: URL, database file: URL) async throws {
    let database = try SQLiteWorkerDatabase(url: file)
    let source = AccountsSource(name: "accounts", accountID: accountID, client: client)
    let worker = Worker(database: database, sources: [source], sinks: [FolderSink(root: folder)])
    try await worker.run()  // until the task is canceled, or another one calls worker.drain()
    await database.close()
}

func openDatabase(_ environment: [String: String]) -> any WorkerDatabase {
    PostgreSQLWorkerDatabase(url: environment["DATABASE_URL"] ?? "postgresql:///dropbox")
}

func makeTeamSource(_ client: DropboxTeamClient, adminID: String) -> TeamSource {
    TeamSource(name: "team", client: client, adminID: adminID, kinds: [.homes, .teamFolders])
}

func makeClients(
    _ database: any WorkerDatabase, key: String, app: DropboxOAuthManager.Configuration
) throws -> DropboxClients {
    let store = try WorkerTokenStore(database: database, key: key)
    return DropboxClients(manager: DropboxOAuthManager(configuration: app, tokenStore: store))
}

func makeSinks(_ folder: URL, _ endpoint: URL, _ credentials: S3Credentials) -> [any WorkerSink] {
    [
        FolderSink(root: folder),
        S3Sink(.init(endpoint: endpoint, region: "eu-central-1", bucket: "archive", credentials: credentials)),
        ClosureSink(name: "search") { change, namespace, _ in
            print(namespace.id, change.path, change.key)
        },
    ]
}

struct ChangeLog: TransactionalWorkerSink {
    let name = "log"

    func apply(_ page: WorkerPage, in transaction: any WorkerTransaction) throws {
        for change in page.changes {
            try transaction.execute(
                "INSERT INTO change_log (key, path) VALUES ($1, $2)", [.text(change.key), .text(change.path)])
        }
    }
}

func serve(_ worker: Worker, appSecret: String) throws -> WorkerEndpoint {
    var configuration = WorkerEndpoint.Configuration()
    configuration.appSecret = appSecret
    let endpoint = WorkerEndpoint(
        configuration, queue: worker.queue, accountSources: ["accounts"], teamSources: [], events: worker.metrics
    ) { entry in print(entry.level, entry.event, entry.fields) }
    print("listening on port", try endpoint.start())
    return endpoint
}

func upload(_ file: URL, with client: DropboxClient, _ accountID: String, _ database: any WorkerDatabase) async throws {
    let store = WorkerUploadJournalStore(database: database)
    let options = FileUploadOptions { $0.journal = UploadJournal(store: store, account: accountID) }
    try await client.files.uploadFile(from: file, to: "/disk.img", mode: .overwrite, options: options)
}
