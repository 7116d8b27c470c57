import SwiftyDropbox
import UIKit

// What the iOS snippets of the READMEs of the Objective-C SDK (the English one, and the newer Chinese one) do.

enum Seed000OnIOS {
    @MainActor static func initialize() {
        DropboxClientsManager.setupWithAppKey("<APP_KEY>")
    }

    /// The flow of the English README, which grants a long-lived token.
    @MainActor static func beginTheAuthorizationFlow(_ controller: UIViewController) {
        DropboxClientsManager.authorizeFromController(UIApplication.shared, controller: controller) { url in
            UIApplication.shared.open(url, options: [:], completionHandler: nil)
        }
    }

    @MainActor static func handleRedirect(_ url: URL) -> Bool {
        DropboxClientsManager.handleRedirectURL(url, includeBackgroundClient: false) { result in
            switch result {
            case .success: print("Success! User is logged into Dropbox.")
            case .cancel: print("Authorization flow was manually canceled by user!")
            case .error(let error, let text): print("Error: \(error) \(text ?? "")")
            case nil: break
            }
        }
    }
}

enum Seed002OnIOS {
    @MainActor static func beginTheAuthorizationFlow() {
        let scopeRequest = ScopeRequest(scopeType: .user, scopes: ["account_info.read"], includeGrantedScopes: false)
        DropboxClientsManager.authorizeFromControllerV2(
            UIApplication.shared, controller: topMostController, loadingStatusDelegate: nil,
            openURL: { UIApplication.shared.open($0, options: [:], completionHandler: nil) },
            scopeRequest: scopeRequest)
    }

    /// `nil` in place of the controller would do the same.
    @MainActor private static var topMostController: UIViewController? {
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        var controller = scene?.windows.first { $0.isKeyWindow }?.rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller
    }

    @MainActor static func handleRedirect(_ contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            // stop after the first address that is ours
            if Seed000OnIOS.handleRedirect(context.url) { break }
        }
    }
}
