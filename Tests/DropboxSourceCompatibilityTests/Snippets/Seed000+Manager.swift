import Foundation
import SwiftyDropbox

extension Seed000 {
    static func dropboxClientInstance() -> DropboxClient? {
        DropboxClientsManager.authorizedClient
    }

    static func consistentGlobalErrorHandling() {
        // one handler per error type, wherever it stands in a route's error
        GlobalErrorResponseHandler.shared.registerRouteErrorHandler(for: Files.ListFolderError.self) { error, _, _ in
            print("Trouble with a folder: \(error)")
        }

        // and one for all that is not the route's own
        GlobalErrorResponseHandler.shared.registerNetworkErrorHandler { error, request in
            switch error {
            case .authError:
                // log the user out of the app, for instance
                DropboxClientsManager.unlinkClients()
            case .rateLimitError(let error, _, _, _):
                // repeat the request after the time that the server asks for
                DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(Int(error.retryAfter))) {
                    request.restart()
                }
            default:
                break
            }
        }
    }

    static func configureNetworkClientOnIOS() {
        DropboxClientsManager.setupWithAppKey("<APP_KEY>", configuration: .init { $0.forceForegroundSession = true })
    }

    static func configureNetworkClientOnMacOS() {
        DropboxClientsManager.setupWithAppKeyDesktop(
            "<APP_KEY>", configuration: .init { $0.forceForegroundSession = true })
    }

    static func unlinkOneOfSeveralUsers(tokenUid: String) {
        DropboxClientsManager.unlinkClient(tokenUid)
    }
}

extension Seed000 {
    /// The old tokens come from the app: this package does not know where earlier SDKs have kept them.
    static func migrateTokensOfEarlierSDKs(
        _ oldTokens: [OAuth1Migration.Token], storage: any SecureStorageAccess,
        configuration: DropboxTransportClientImpl.Configuration
    ) {
        let willPerformMigration = DropboxClientsManager.checkAndPerformV1TokenMigration(
            oldTokens, appKey: "<APP_KEY>", appSecret: "<APP_SECRET>", secureStorageAccess: storage,
            configuration: configuration
        ) { shouldRetry, invalidAppKeyOrSecret, unsuccessful in
            if invalidAppKeyOrSecret {
                print("app key or secret is not the one of the tokens")
            }
            if shouldRetry {
                print("to be tried again when there is a connection")
            }
            for token in unsuccessful {
                print("not migrated: \(token.uid)")
            }
            if !invalidAppKeyOrSecret, !shouldRetry, unsuccessful.isEmpty {
                DropboxClientsManager.setupWithAppKey(
                    "<APP_KEY>", secureStorageAccess: storage, configuration: configuration)
                print("migrated")
            }
        }

        if !willPerformMigration {
            DropboxClientsManager.setupWithAppKey(
                "<APP_KEY>", secureStorageAccess: storage, configuration: configuration)
            print("nothing to migrate")
        }
    }
}
