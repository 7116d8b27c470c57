import DropboxFileProvider
import DropboxSync
import Foundation
import PhotoBackupModel
import SwiftUI
import SwiftyDropbox

/// The state of the app: the accounts, and the last error.
@MainActor final class AppModel: ObservableObject {
    static let shared = AppModel()

    @Published private(set) var accounts: [AccountModel] = []
    @Published private(set) var message: String?

    private var launch: Task<Void, Never>?
    private var store: Accounts?
    private var extensionUploads: Uploads?

    /// Opens the accounts of earlier launches, and resumes their uploads.
    func start() async {
        let launch = launch ?? Task { await open() }
        self.launch = launch
        await launch.value
    }

    private func open() async {
        await reportingErrors {
            store = try await Accounts(.ofThisApp())
            try await updateAccounts()
        }
    }

    func beginSignIn(_ open: (URL) -> Void) async {
        await reportingErrors { if let page = try store?.signInPage() { open(page) } }
    }

    func finishSignIn(_ url: URL) async {
        await start()
        await reportingErrors {
            let account = try await store?.finishSignIn(url)
            try await updateAccounts()
            guard let account else { return }
            try await DropboxFileProviderDomain.add(
                userID: account.userID, displayName: account.info?.displayName ?? account.userID)
        }
    }

    func signOut(_ account: AccountModel) async {
        await reportingErrors {
            account.uploads.client.shutdown()
            await account.notes.close()
            try await DropboxFileProviderDomain.remove(userID: account.id)
            try await store?.signOut(account.account)
            try await updateAccounts()
        }
    }

    /// Receives the results of a session's transfers, and then calls the handler of the system.
    func handleEvents(of identifier: String, _ completion: @escaping @Sendable () -> Void) async {
        await start()
        guard let uploads = uploads(of: identifier) else { return completion() }
        DropboxClientsManager.authorizedExtensionBackgroundClients[identifier] = uploads.client
        DropboxClientsManager.handleEventsForBackgroundURLSession(
            with: identifier, creationInfos: [], completionHandler: completion,
            requestsToReconnect: { requests in MainActor.assumeIsolated { uploads.resume(requests) } })
    }

    private func uploads(of identifier: String) -> Uploads? {
        guard identifier == Settings.extensionSession else {
            return accounts.first { Settings.appSession(of: $0.id) == identifier }?.uploads
        }
        if extensionUploads == nil, let settings = try? Settings.ofThisApp(),
            let client = settings.makeExtensionClient()
        {
            extensionUploads = Uploads(client: client, directory: settings.directory)
        }
        return extensionUploads
    }

    private func updateAccounts() async throws {
        var models: [AccountModel] = []
        for account in store?.all ?? [] {
            if let known = accounts.first(where: { $0.id == account.userID && $0.account.isLinked }) {
                models.append(known)
            } else if let client = store?.makeBackgroundClient(for: account) {
                models.append(try await AccountModel(account, client))
            }
        }
        accounts = models
    }

    private func reportingErrors(_ work: () async throws -> Void) async {
        message = await errorMessage(of: work)
    }
}

/// Performs work, and returns the message of its error, or `nil`.
@MainActor func errorMessage(of work: () async throws -> Void) async -> String? {
    do {
        try await work()
        return nil
    } catch {
        return error.localizedDescription
    }
}
