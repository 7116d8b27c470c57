import DropboxOAuth
import DropboxTeam
import Foundation

/// The settings, from environment variables.
struct Settings {
    let directory: URL
    /// The database of several machines, or `nil` for a file in the directory.
    let databaseURL: String?
    let appSecret: String?
    let isPublic: Bool
    let port: UInt16
    private let environment: [String: String]

    init(_ environment: [String: String]) throws {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        guard let directory = value("BACKUP_DIRECTORY") else { throw MissingVariable(name: "BACKUP_DIRECTORY") }
        self.directory = URL(fileURLWithPath: directory)
        databaseURL = value("DATABASE_URL")
        appSecret = value("DROPBOX_APP_SECRET")
        isPublic = value("LISTEN_ADDRESS") == "0.0.0.0"
        port = value("PORT").flatMap(UInt16.init) ?? 8000
        self.environment = environment
    }

    /// Returns the client of the team.
    func client() throws -> DropboxTeamClient { try DropboxTeamClient(environment: environment) }
}

/// The error of a missing environment variable.
struct MissingVariable: Error, CustomStringConvertible {
    let name: String

    var description: String { "\(name) is not set; team-backup --help lists the settings" }
}
