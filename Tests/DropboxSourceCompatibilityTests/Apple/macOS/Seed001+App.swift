// swift-format-ignore-file: NeverForceUnwrap
import AppKit
import SwiftyDropbox

// The snippets of the README of the Swift SDK that an app on macOS is around.

final class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ aNotification: Notification) {
        DropboxClientsManager.setupWithAppKeyDesktop("<APP_KEY>")

        NSAppleEventManager.shared().setEventHandler(
            self,
            andSelector: #selector(handleGetURLEvent),
            forEventClass: AEEventClass(kInternetEventClass),
            andEventID: AEEventID(kAEGetURL))
    }

    @objc func handleGetURLEvent(_ event: NSAppleEventDescriptor?, replyEvent: NSAppleEventDescriptor?) {
        if let aeEventDescriptor = event?.paramDescriptor(forKeyword: AEKeyword(keyDirectObject)) {
            if let urlStr = aeEventDescriptor.stringValue {
                let url = URL(string: urlStr)!
                let oauthCompletion: DropboxOAuthCompletion = {
                    if let authResult = $0 {
                        switch authResult {
                        case .success:
                            print("Success! User is logged into Dropbox.")
                        case .cancel:
                            print("Authorization flow was manually canceled by user!")
                        case .error(_, let description):
                            print("Error: \(String(describing: description))")
                        }
                    }
                }
                DropboxClientsManager.handleRedirectURL(
                    url, includeBackgroundClient: false, completion: oauthCompletion)
                // this brings your application back the foreground on redirect
                NSApp.activate(ignoringOtherApps: true)
            }
        }
    }
}

final class ViewController: NSViewController {
    func myButtonInControllerPressed() {
        // OAuth 2 code flow with PKCE that grants a short-lived token with scopes, and performs refreshes of the token automatically.
        let scopeRequest = ScopeRequest(
            scopeType: .user, scopes: ["account_info.read"], includeGrantedScopes: false)
        DropboxClientsManager.authorizeFromControllerV2(
            sharedApplication: NSApplication.shared,
            controller: self,
            loadingStatusDelegate: nil,
            openURL: { (url: URL) -> Void in NSWorkspace.shared.open(url) },
            scopeRequest: scopeRequest
        )
    }

    /// The deprecated flow, which grants a long-lived token.
    func myOldButtonInControllerPressed() {
        DropboxClientsManager.authorizeFromController(
            sharedApplication: NSApplication.shared,
            controller: self,
            openURL: { (url: URL) -> Void in
                NSWorkspace.shared.open(url)
            })
    }
}

/// An app of SwiftUI has no controller at hand.
@MainActor func signInButtonOfSwiftUIPressed() {
    DropboxClientsManager.authorizeFromControllerV2(
        sharedApplication: NSApplication.shared, controller: nil, loadingStatusDelegate: nil,
        openURL: { NSWorkspace.shared.open($0) }, scopeRequest: nil)
}
