#if os(iOS) || os(macOS)
    import DropboxCore
    import DropboxOAuth
    import Foundation
    import Network

    /// Whether there is a network at all, so that nobody is sent to a sign-in page that cannot come.
    enum NetworkReachability {
        static func isAvailable() async -> Bool {
            let monitor = NWPathMonitor()
            let (paths, continuation) = AsyncStream.makeStream(of: Bool.self)
            monitor.pathUpdateHandler = { continuation.yield($0.status != .unsatisfied) }
            monitor.start(queue: DispatchQueue(label: "swift-dropbox.connectivity"))
            defer { monitor.cancel() }
            for await isAvailable in paths { return isAvailable }
            return true
        }
    }

    extension SharedApplication {
        /// Does `body` if there is a network. Otherwise the user is told so, and may try again or give up.
        func whenOnline(cancelled: @escaping @MainActor () -> Void, _ body: @escaping @MainActor () -> Void) {
            Task {
                if await NetworkReachability.isAvailable() { return body() }
                presentErrorMessageWithHandlers(
                    SignInStrings.offline, title: SignInStrings.offlineTitle,
                    buttonHandlers: [
                        SignInStrings.cancel: cancelled,
                        SignInStrings.retry: { [weak self] in self?.whenOnline(cancelled: cancelled, body) },
                    ])
            }
        }
    }

    /// The words of the messages that signing in shows.
    enum SignInStrings {
        static let offlineTitle = "No internet connection"
        static let offline = "Signing in to Dropbox needs the internet. Try again once you are connected."
        static let retry = "Retry"
        static let cancel = "Cancel"
        static let close = "OK"
    }
#endif
