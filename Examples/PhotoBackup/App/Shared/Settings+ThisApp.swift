import Foundation
import PhotoBackupModel
import SwiftyDropbox

extension Settings {
    /// The settings of the app and its extension. Replace the identifiers by your own.
    static func ofThisApp() throws -> Settings {
        let group = "group.com.example.photobackup"
        guard let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return Settings(
            appKey: "APP_KEY", group: group, directory: container.appendingPathComponent("Photo Backup"),
            tokens: SecureStorageAccessDefaultImpl(
                tokens: KeychainTokenStore(accessGroup: "TEAM_ID.com.example.photobackup")))
    }
}
