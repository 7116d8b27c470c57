// The snippets of GettingStartedInAnApp that examples don't contain, verbatim.

#if os(macOS)
    import AppKit
    import SwiftyDropbox

    final class AppDelegate: NSObject, NSApplicationDelegate {
        func applicationDidFinishLaunching(_ notification: Notification) {
            DropboxClientsManager.setupWithAppKeyDesktop("APP_KEY")
        }

        func application(_ application: NSApplication, open urls: [URL]) {
            for url in urls {
                DropboxClientsManager.handleRedirectURL(url, includeBackgroundClient: false) { result in
                    if case .success(let token) = result { print("signed in:", token.uid) }
                }
            }
        }
    }
#endif
