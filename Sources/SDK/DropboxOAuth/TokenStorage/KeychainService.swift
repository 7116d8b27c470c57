import Foundation

extension URL {
    /// The bundle of the app that contains an app extension, or the URL itself if it isn't an app extension.
    ///
    /// An extension is in a subdirectory of its app: `Notes.app/PlugIns/Share.appex` on iOS, and
    /// `Notes.app/Contents/PlugIns/Share.appex` on macOS.
    var containingApp: URL {
        guard pathExtension == "appex" else { return self }
        var directory = self
        while directory.pathComponents.count > 1 {
            directory.deleteLastPathComponent()
            if directory.pathExtension == "app" { return directory }
        }
        return self
    }
}

/// The name of the keychain items of an app, which is also that of SwiftyDropbox.
enum KeychainService {
    /// The name for the main bundle of the process.
    static var standard: String { name(of: .main, program: ProcessInfo.processInfo.processName) }

    /// Returns the name for the main bundle of a process with this name.
    static func name(of bundle: Bundle, program: String) -> String {
        name(of: bundle.bundleURL, ownIdentifier: bundle.bundleIdentifier, program: program) {
            Bundle(url: $0)?.bundleIdentifier
        }
    }

    /// Returns the name for the main bundle of a process. An extension and its app have the same name.
    ///
    /// The keychain of macOS contains the items of all programs of the user. A tool without a bundle therefore has the name
    /// of its program.
    ///
    /// - Parameters:
    ///   - bundle: The main bundle.
    ///   - ownIdentifier: The identifier of the main bundle.
    ///   - program: The name of the process.
    ///   - identifier: Returns the identifier of another bundle.
    static func name(
        of bundle: URL, ownIdentifier: String?, program: String, identifier: (URL) -> String?
    ) -> String {
        let app = bundle.containingApp
        let appIdentifier = app == bundle ? ownIdentifier : identifier(app) ?? ownIdentifier
        return (appIdentifier ?? program) + ".dropbox.authv2"
    }
}
