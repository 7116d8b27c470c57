import Foundation
import SwiftyDropbox

extension Seed001 {
    static func dropboxClientInstance() -> DropboxClient? {
        // Reference after programmatic auth flow
        let client = DropboxClientsManager.authorizedClient
        return client
    }

    static func configureNetworkClientOnIOS(
        mySessionConfiguration: NetworkSessionConfiguration, myLongpollSessionConfiguration: NetworkSessionConfiguration
    ) {
        let transportClient = DropboxTransportClientImpl(
            accessToken: "<MY_ACCESS_TOKEN>",
            baseHosts: nil,
            userAgent: "CustomUserAgent",
            selectUser: nil,
            sessionConfiguration: mySessionConfiguration,
            longpollSessionConfiguration: myLongpollSessionConfiguration,
            authChallengeHandler: nil)

        DropboxClientsManager.setupWithAppKey("<APP_KEY>", transportClient: transportClient)
    }

    static func configureNetworkClientOnMacOS(
        mySessionConfiguration: NetworkSessionConfiguration, myLongpollSessionConfiguration: NetworkSessionConfiguration
    ) {
        let transportClient = DropboxTransportClientImpl(
            accessToken: "<MY_ACCESS_TOKEN>",
            baseHosts: nil,
            userAgent: "CustomUserAgent",
            selectUser: nil,
            sessionConfiguration: mySessionConfiguration,
            longpollSessionConfiguration: myLongpollSessionConfiguration,
            authChallengeHandler: nil)

        DropboxClientsManager.setupWithAppKeyDesktop("<APP_KEY>", transportClient: transportClient)
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
