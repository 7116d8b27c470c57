import AppKit
import SwiftyDropbox

// What the macOS snippets of the READMEs of the Objective-C SDK (the English one, and the newer Chinese one) do.

enum Seed000OnMacOS {
    @MainActor static func initialize() {
        DropboxClientsManager.setupWithAppKeyDesktop("<APP_KEY>")
    }

    /// The flow of the English README, which grants a long-lived token.
    @MainActor static func beginTheAuthorizationFlow(_ controller: NSViewController) {
        DropboxClientsManager.authorizeFromController(
            sharedApplication: NSApplication.shared, controller: controller
        ) { url in
            NSWorkspace.shared.open(url)
        }
    }

    @MainActor static func handleRedirect(_ event: NSAppleEventDescriptor) {
        guard let text = event.paramDescriptor(forKeyword: AEKeyword(keyDirectObject))?.stringValue,
            let url = URL(string: text)
        else { return }
        DropboxClientsManager.handleRedirectURL(url, includeBackgroundClient: false) { result in
            switch result {
            case .success: print("Success! User is logged into Dropbox.")
            case .cancel: print("Authorization flow was manually canceled by user!")
            case .error(let error, let text): print("Error: \(error) \(text ?? "")")
            case nil: break
            }
        }
        NSApp.activate(ignoringOtherApps: true)
    }
}

enum Seed002OnMacOS {
    @MainActor static func beginTheAuthorizationFlow(_ controller: NSViewController) {
        let scopeRequest = ScopeRequest(scopeType: .user, scopes: ["account_info.read"], includeGrantedScopes: false)
        DropboxClientsManager.authorizeFromControllerV2(
            sharedApplication: NSApplication.shared, controller: controller, loadingStatusDelegate: nil,
            openURL: { NSWorkspace.shared.open($0) }, scopeRequest: scopeRequest)
    }
}
