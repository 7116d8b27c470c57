import PhotoBackupModel
import SwiftUI

@main struct PhotoBackupApp: App {
    #if os(iOS)
        @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    #endif
    @StateObject private var model = AppModel.shared

    var body: some Scene {
        WindowGroup {
            AccountsView(model: model)
                .task { await model.start() }
                .onOpenURL { url in Task { await model.finishSignIn(url) } }
        }
    }
}

#if os(iOS)
    import UIKit

    final class AppDelegate: NSObject, UIApplicationDelegate {
        /// The system launches the app when transfers of one of its sessions have finished.
        func application(
            _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
            completionHandler: @escaping @Sendable () -> Void
        ) {
            Task { await AppModel.shared.handleEvents(of: identifier, completionHandler) }
        }
    }
#endif
