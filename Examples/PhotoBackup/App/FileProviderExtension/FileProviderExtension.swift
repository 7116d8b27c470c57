import DropboxFileProvider

/// Shows the accounts of the app in the Files app and Finder. Replace the identifiers by your own.
final class FileProviderExtension: DropboxFileProviderExtension {
    override class var configuration: DropboxFileProviderConfiguration {
        DropboxFileProviderConfiguration(
            appKey: "APP_KEY", keychainAccessGroup: "TEAM_ID.com.example.photobackup")
    }
}
