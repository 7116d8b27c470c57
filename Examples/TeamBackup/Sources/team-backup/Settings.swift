import DropboxOAuth
import DropboxTeam
import Foundation

/// The settings of the server, from environment variables.
struct Settings {
    let client: DropboxTeamClient
    let appSecret: String
    let directory: URL
    let address: String
    let port: UInt16

    init(_ environment: [String: String]) throws(MissingVariable) {
        func value(_ name: String) throws(MissingVariable) -> String {
            guard let value = environment[name], !value.isEmpty else { throw MissingVariable(name: name) }
            return value
        }
        let secret = try value("DROPBOX_APP_SECRET")
        let manager = DropboxOAuthManager(
            configuration: .init(appKey: try value("DROPBOX_APP_KEY")) {
                $0.appSecret = secret
                $0.baseHosts = environment["DROPBOX_SERVER"].map { BaseHosts(server: $0) } ?? .default
            },
            secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore()))
        // The expiration date is in the past, so the first request obtains an access token.
        let token = DropboxAccessToken(
            accessToken: "", uid: "team", refreshToken: try value("DROPBOX_REFRESH_TOKEN"), tokenExpirationTimestamp: 0)
        client = DropboxTeamClient(accessToken: token, dropboxOauthManager: manager)
        appSecret = secret
        directory = URL(fileURLWithPath: try value("BACKUP_DIRECTORY"))
        address = environment["LISTEN_ADDRESS"] ?? "127.0.0.1"
        port = environment["PORT"].flatMap(UInt16.init) ?? 8000
    }
}

/// The error of a missing environment variable.
struct MissingVariable: Error, CustomStringConvertible {
    let name: String

    var description: String { "\(name) is not set" }
}
