import SwiftyDropbox
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let viewer = ViewerController()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = viewer
        window.makeKeyAndVisible()
        self.window = window
        // The system may have terminated the app while the user was on the page or in the Dropbox app.
        handleRedirects(connectionOptions.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { handleRedirects(contexts) }

    private func handleRedirects(_ contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            let isRedirect = DropboxClientsManager.handleRedirectURL(context.url, includeBackgroundClient: false) {
                [viewer] result in
                // Called on the main queue.
                MainActor.assumeIsolated { viewer.signInDidFinish(result) }
            }
            if isRedirect { break }
        }
    }
}
