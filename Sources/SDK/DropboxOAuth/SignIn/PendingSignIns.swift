import DropboxConcurrency
import DropboxCore
import Foundation

/// A token store that also stores the sign-in of an app that is in progress. The system may terminate the app while the user
/// is in the Dropbox app, and launches it again with the redirect.
protocol SignInStore: Sendable {
    /// Returns the stored sign-in of an app, or `nil` if there is none.
    func signIn(of appKey: String) throws(TokenStoreError) -> Data?

    /// Stores the sign-in of an app, or deletes it if it's `nil`.
    func storeSignIn(_ data: Data?, of appKey: String) throws(TokenStoreError)
}

/// A sign-in in the stored format. Later releases must be able to read it.
private struct StoredSignIn: Codable {
    static let currentVersion = 1
    /// A user who doesn't finish within this time starts again.
    static let lifetime: TimeInterval = 86_400

    var version = Self.currentVersion
    /// The start, in seconds since 1970.
    let begun: Double
    let attempt: SignInAttempt
}

/// Stores the sign-in of an app that is in progress.
extension DropboxOAuthManager {
    private var signIns: (any SignInStore)? { tokens as? any SignInStore }

    /// Stores the current sign-in, or deletes the stored one if there is none anymore. Blocks.
    func storePendingSignIn() {
        guard let signIns else { return }
        // What is current is determined under the lock, so that the last change is what remains.
        storingLock.withLock { _ in
            let pending = state.withLock(\.pending)
            do {
                let stored = pending.map {
                    StoredSignIn(begun: configuration.now().timeIntervalSince1970, attempt: $0.attempt)
                }
                try signIns.storeSignIn(try stored.map(JSONEncoder().encode), of: configuration.appKey)
            } catch {
                configuration.log?(.error, "the sign-in ends with the process, because it cannot be stored: \(error)")
            }
        }
    }

    /// Continues the sign-in of an earlier process, unless one was started or continued in this process. Blocks.
    func restorePendingSignIn() {
        guard let signIns else { return }
        storingLock.withLock { _ in
            guard state.withLock(\.restoresSignIn) else { return }
            do {
                let data = try signIns.signIn(of: configuration.appKey)
                state.change { $0.restoresSignIn = false }
                guard let data else { return }
                let stored = try JSONDecoder().decode(StoredSignIn.self, from: data)
                let age = configuration.now().timeIntervalSince1970 - stored.begun
                guard stored.version == StoredSignIn.currentVersion, (0...StoredSignIn.lifetime).contains(age) else {
                    return
                }
                state.change { state in
                    if state.pending == nil { state.pending = PendingSignIn(attempt: stored.attempt, application: nil) }
                }
            } catch {
                // The error of a decoder would quote secrets.
                let reason = (error as? TokenStoreError).map { "\($0)" } ?? "it has another format"
                configuration.log?(.error, "the sign-in of an earlier process cannot be continued: \(reason)")
            }
        }
    }
}
