import Foundation
import SwiftyDropbox

extension Seed001 {
    static func dropboxClientInstance() -> DropboxClient? {
        // Reference after programmatic auth flow
        let client = DropboxClientsManager.authorizedClient
        return client
    }

    static func usingTheObjectiveCLayer() {
        let userSelectArg = Team.UserSelectorArg.email("some@email.com")
        DropboxClientsManager.team.membersGetInfo(members: [userSelectArg]).response { response, error in
            if let result = response {
                // Handle result
                print(result)
            } else {
                // Handle error
                print(error as Any)
            }
        }
    }

    static func createFolderV2(_ client: DropboxClient) {
        client.files.createFolderV2(path: "/some/folder/path").response { result, error in
            // Handle response
            print(result as Any, error as Any)
        }
    }
}
