import CDropboxBridge
import Dispatch
import DropboxConcurrency
import DropboxSync
import Foundation

/// An account manager with the observers of C code, and one object for each account.
package final class BridgedAccountManager: Sendable {
    package let manager: SyncAccountManager
    let observers: ObserverTable<ObserverToken>
    private let accounts = Locked<[ObjectIdentifier: BridgedAccount]>([:])

    init(_ manager: SyncAccountManager) {
        self.manager = manager
        observers = ObserverTable { [manager] in manager.removeObserver($0) }
    }

    /// Returns the object of an account, which is always the same.
    func bridged(_ account: SyncAccount) -> BridgedAccount {
        accounts.withLock { accounts in
            if let known = accounts[ObjectIdentifier(account)] { return known }
            let bridged = BridgedAccount(account)
            accounts[ObjectIdentifier(account)] = bridged
            return bridged
        }
    }
}

/// Creates an account manager.
@c @implementation
public func dropboxSyncAccountManagerCreate(
    _ options: DropboxSyncAccountManagerOptions, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    result(error) { () throws(SyncError) in
        let appKey = try options.appKey.requiredText("key")
        var filesystem = Filesystem.Configuration()
        filesystem.observerQueue = .main
        let manager = try SyncAccountManager(
            oauthManager: oauthManager(appKey, options), directory: directory(of: appKey, options),
            configuration: filesystem)
        return makeReference(BridgedAccountManager(manager))
    }
}

/// Returns the linked accounts.
@c @implementation
public func dropboxSyncAccountManagerCopyAccounts(_ manager: OpaquePointer) -> DropboxSyncReferences {
    let bridge = manager.object(as: BridgedAccountManager.self)
    return makeReferences(bridge.manager.linkedAccounts.map(bridge.bridged))
}

/// Starts to link an account.
@c @implementation
public func dropboxSyncAccountManagerCopyLinkURL(
    _ manager: OpaquePointer, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> DropboxSyncBuffer {
    let manager = manager.object(as: BridgedAccountManager.self).manager
    let page = result(error) { () throws(SyncError) in
        let redirect = "\(redirectScheme(of: manager))://2/token"
        guard let redirectURL = URL(string: redirect) else {
            throw SyncError(.illegalArgument, "the app key is invalid: \(redirect) is not a URL")
        }
        return try manager.beginLinking(redirectURL: redirectURL)
    }
    return page.map { DropboxSyncBuffer($0.absoluteString) } ?? .none
}

/// Finishes linking with the address that the page redirected to.
@c @implementation
public func dropboxSyncAccountManagerCreateAccount(
    _ manager: OpaquePointer, _ url: DropboxSyncBytes, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    let bridge = manager.object(as: BridgedAccountManager.self)
    return result(error) { () throws(SyncError) in
        let text = try url.requiredText("url")
        let scheme = redirectScheme(of: bridge.manager)
        // Apps pass all URLs that they are opened with. Others must not end the attempt.
        guard let url = URL(string: text), url.scheme?.lowercased() == scheme.lowercased() else {
            throw SyncError(.illegalArgument, "\(text) isn't an address for this app, which starts with \(scheme)")
        }
        let account = try blocking { () throws(SyncError) in try await bridge.manager.handleOpenURL(url) }
        return account.map { makeReference(bridge.bridged($0)) }
    }
}

/// Links the account of a token that was obtained in another way.
@c @implementation
public func dropboxSyncAccountManagerCreateAccountWithToken(
    _ manager: OpaquePointer, _ token: DropboxSyncBytes, _ userID: DropboxSyncBytes,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    let bridge = manager.object(as: BridgedAccountManager.self)
    return result(error) { () throws(SyncError) in
        let token = DropboxAccessToken(
            accessToken: try token.requiredText("token"), uid: try userID.requiredText("userID"))
        return makeReference(bridge.bridged(try bridge.manager.link(token)))
    }
}

/// Adds a callback that receives each account that is linked or unlinked.
@c @implementation
public func dropboxSyncAccountManagerAddObserver(
    _ manager: OpaquePointer, _ observer: UInt, _ callback: DropboxSyncCallback
) {
    let bridge = manager.object(as: BridgedAccountManager.self)
    let callback = Callback(callback)
    let token = bridge.manager.addObserver { [weak bridge] account in
        guard let bridge else { return }
        callback.call(makeReference(bridge.bridged(account)))
    }
    bridge.observers.add(token, for: observer)
}

/// Removes all callbacks of an observer.
@c @implementation
public func dropboxSyncAccountManagerRemoveObserver(_ manager: OpaquePointer, _ observer: UInt) {
    let bridge = manager.object(as: BridgedAccountManager.self)
    bridge.observers.remove(observer)
}

// MARK: -

/// Returns the scheme of the addresses that the authorization page redirects to.
private func redirectScheme(of manager: SyncAccountManager) -> String {
    "db-\(manager.oauthManager.configuration.appKey)"
}

/// Returns the OAuth manager for the options. A manager with a separate directory stores its tokens there.
private func oauthManager(
    _ appKey: String, _ options: DropboxSyncAccountManagerOptions
) -> DropboxOAuthManager {
    let configuration = DropboxOAuthManager.Configuration(appKey: appKey) {
        $0.appSecret = options.appSecret.text
        if let server = options.server.text { $0.baseHosts = BaseHosts(server: server) }
    }
    guard let directory = options.directory.text else { return DropboxOAuthManager(configuration: configuration) }
    let tokens = FileTokenStore(file: URL(fileURLWithPath: directory).appendingPathComponent("tokens.json"))
    return DropboxOAuthManager(
        configuration: configuration, secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: tokens))
}

/// Returns the directory for the accounts of an app.
private func directory(of appKey: String, _ options: DropboxSyncAccountManagerOptions) throws(SyncError) -> URL {
    if let directory = options.directory.text { return URL(fileURLWithPath: directory) }
    do {
        // An app that isn't sandboxed shares the folder with all apps of the user.
        let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return try SyncAccountManager.supportDirectory()
            .appendingPathComponent(app).appendingPathComponent("DropboxSync").appendingPathComponent(appKey)
    } catch {
        throw SyncError(.system, "the folder for application support cannot be created", underlyingError: error)
    }
}
