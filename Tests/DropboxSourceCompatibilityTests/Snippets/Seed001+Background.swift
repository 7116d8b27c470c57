// swift-format-ignore-file: NeverForceUnwrap
import Foundation
import SwiftyDropbox

extension Seed001 {
    static func initialization() {
        DropboxClientsManager.setupWithAppKey(
            "<APP_KEY>",
            backgroundSessionIdentifier: "<BACKGROUND_SESSION_IDENTIFIER>"
        )
    }

    static func initializationInAnAppExtension() {
        DropboxClientsManager.setupWithAppKey(
            "<APP_KEY>",
            backgroundSessionIdentifier: "<BACKGROUND_SESSION_IDENTIFIER>",
            sharedContainerIdentifier: "<SHARED_CONTAINER_IDENTIFIER>"
        )
    }

    static func makingRequests(path: String, destinationUrl: URL) {
        let client = DropboxClientsManager.authorizedBackgroundClient!

        client.files.download(path: path, overwrite: true, destination: destinationUrl).response { response, error in
            if let result = response {
                print(result)
            }
        }
    }

    static func customizingRequests(_ client: DropboxClient, path: String, destinationUrl: URL) {
        let fiveSeconds: TimeInterval = 5
        client.files.download(path: path, overwrite: true, destination: destinationUrl)
            .persistingString(string: "<DATA_AVAILABLE_ACROSS_APP_SESSIONS>")
            .settingEarliestBeginDate(date: Date().addingTimeInterval(fiveSeconds))
            .response { response, error in
                if let result = response {
                    print(result)
                }
            }
    }

    // What calls it is in the app delegate.
    static func processReconnect(requestResults: ([Result<DropboxBaseRequestBox, ReconnectionError>])) {
        let successfulReturnedRequests = requestResults.compactMap { result -> DropboxBaseRequestBox? in
            switch result {
            case .success(let requestBox):
                return requestBox
            case .failure(let error):
                // handle error
                print(error)
                return nil
            }
        }

        for request in successfulReturnedRequests {
            switch request {
            case .files_download(let downloadRequest):
                downloadRequest.response { response, error in
                    // handle response
                }
            case .files_upload(let uploadRequest):
                uploadRequest.response { response, error in
                    // handle response
                }
            // or .files_downloadZip, .files_paperCreate, .sharing_getSharedLinkFile etc.
            default:
                break
            }
        }
    }
}
