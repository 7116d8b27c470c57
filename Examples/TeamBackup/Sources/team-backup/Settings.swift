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

    init(_ environment: [String: String]) throws {
        func value(_ name: String) throws(MissingVariable) -> String {
            guard let value = environment[name], !value.isEmpty else { throw MissingVariable(name: name) }
            return value
        }
        // The token of the team, and the app.
        client = try DropboxTeamClient(environment: environment)
        // The secret verifies the webhooks, too.
        appSecret = try value("DROPBOX_APP_SECRET")
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
