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

    static func unlinkOneOfSeveralUsers(tokenUid: String) {
        DropboxClientsManager.unlinkClient(tokenUid)
    }
}
