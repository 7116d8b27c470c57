import SwiftyDropbox
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // If a user signed in earlier, `authorizedClient` is available from now on.
        DropboxClientsManager.setupWithAppKey("APP_KEY")
        return true
    }
}
