import SwiftyDropbox
import UIKit

// The snippets of the README of the Swift SDK that an app on iOS is around.

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        DropboxClientsManager.setupWithAppKey("<APP_KEY>")
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        let oauthCompletion: DropboxOAuthCompletion = {
            if let authResult = $0 {
                switch authResult {
                case .success:
                    print("Success! User is logged into DropboxClientsManager.")
                case .cancel:
                    print("Authorization flow was manually canceled by user!")
                case .error(_, let description):
                    print("Error: \(String(describing: description))")
                }
            }
        }
        let canHandleUrl = DropboxClientsManager.handleRedirectURL(
            url, includeBackgroundClient: false, completion: oauthCompletion)
        return canHandleUrl
    }

    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        DropboxClientsManager.handleEventsForBackgroundURLSession(
            with: identifier,
            creationInfos: [],
            completionHandler: completionHandler,
            requestsToReconnect: { requestResults in
                Seed001.processReconnect(requestResults: requestResults)
            }
        )
    }
}

/// The same delegate in an app with an extension that has transfers of its own.
final class AppDelegateWithExtension: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        let extensionCreationInfo: BackgroundExtensionSessionCreationInfo = .init(
            defaultInfo: .init(
                backgroundSessionIdentifier: "<EXTENSION_BACKGROUND_SESSION_IDENTIFIER>",
                sharedContainerIdentifier: "<EXTENSION_SHARED_CONTAINER_IDENTIFIER>"
            ))

        DropboxClientsManager.handleEventsForBackgroundURLSession(
            with: identifier,
            creationInfos: [extensionCreationInfo],
            completionHandler: completionHandler,
            requestsToReconnect: { requestResults in
                Seed001.processReconnect(requestResults: requestResults)
            }
        )
    }
}

final class SceneDelegate: UIResponder, UISceneDelegate {
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        let oauthCompletion: DropboxOAuthCompletion = {
            if let authResult = $0 {
                switch authResult {
                case .success:
                    print("Success! User is logged into DropboxClientsManager.")
                case .cancel:
                    print("Authorization flow was manually canceled by user!")
                case .error(_, let description):
                    print("Error: \(String(describing: description))")
                }
            }
        }

        for context in URLContexts {
            // stop iterating after the first handle-able url
            if DropboxClientsManager.handleRedirectURL(
                context.url, includeBackgroundClient: false, completion: oauthCompletion)
            {
                break
            }
        }
    }
}

final class ViewController: UIViewController {
    func myButtonInControllerPressed() {
        // OAuth 2 code flow with PKCE that grants a short-lived token with scopes, and performs refreshes of the token automatically.
        let scopeRequest = ScopeRequest(
            scopeType: .user, scopes: ["account_info.read"], includeGrantedScopes: false)
        DropboxClientsManager.authorizeFromControllerV2(
            UIApplication.shared,
            controller: self,
            loadingStatusDelegate: nil,
            openURL: { (url: URL) -> Void in UIApplication.shared.open(url, options: [:], completionHandler: nil) },
            scopeRequest: scopeRequest
        )
    }

    /// The deprecated flow, which grants a long-lived token.
    func myOldButtonInControllerPressed() {
        DropboxClientsManager.authorizeFromController(
            UIApplication.shared,
            controller: self,
            openURL: { (url: URL) -> Void in
                UIApplication.shared.open(url, options: [:], completionHandler: nil)
            })
    }
}

/// An app of SwiftUI has no controller at hand.
@MainActor func signInButtonOfSwiftUIPressed() {
    DropboxClientsManager.authorizeFromControllerV2(
        UIApplication.shared, controller: nil, loadingStatusDelegate: nil,
        openURL: { UIApplication.shared.open($0, options: [:], completionHandler: nil) }, scopeRequest: nil)
}
