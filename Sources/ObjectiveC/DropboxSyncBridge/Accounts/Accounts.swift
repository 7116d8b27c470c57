import CDropboxBridge
import DropboxSync

/// An account with the observers of C code.
package final class BridgedAccount: Sendable {
    package let account: SyncAccount
    let observers: ObserverTable<ObserverToken>

    init(_ account: SyncAccount) {
        self.account = account
        observers = ObserverTable { [account] in account.removeObserver($0) }
    }
}

/// Returns the ID of the user.
@c @implementation
public func dropboxSyncAccountCopyUserID(_ account: OpaquePointer) -> DropboxSyncBuffer {
    DropboxSyncBuffer(account.object(as: BridgedAccount.self).account.userID)
}

/// Returns whether the account is linked.
@c @implementation
public func dropboxSyncAccountIsLinked(_ account: OpaquePointer) -> Bool {
    account.object(as: BridgedAccount.self).account.isLinked
}

/// Returns the names of the user.
@c @implementation
public func dropboxSyncAccountCopyInfo(
    _ account: OpaquePointer, _ info: UnsafeMutablePointer<DropboxSyncAccountInfo>
) -> Bool {
    guard let names = account.object(as: BridgedAccount.self).account.info else { return false }
    info.pointee = DropboxSyncAccountInfo(
        displayName: DropboxSyncBuffer(names.displayName), userName: DropboxSyncBuffer(names.userName),
        organizationName: names.organizationName.map { DropboxSyncBuffer($0) } ?? .none)
    return true
}

/// Unlinks an account, and deletes its cache with all unsent changes.
@c @implementation
public func dropboxSyncAccountUnlink(
    _ account: OpaquePointer, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    let account = account.object(as: BridgedAccount.self).account
    return succeeds(error) { () throws(SyncError) in
        try account.unlinkBlocking(discardingUnsentChanges: true)
    }
}

/// Adds a callback for changes of the account's link and names.
@c @implementation
public func dropboxSyncAccountAddObserver(_ account: OpaquePointer, _ observer: UInt, _ callback: DropboxSyncCallback) {
    let bridge = account.object(as: BridgedAccount.self)
    let callback = Callback(callback)
    bridge.observers.add(bridge.account.addObserver { callback.call() }, for: observer)
}

/// Removes all callbacks of an observer.
@c @implementation
public func dropboxSyncAccountRemoveObserver(_ account: OpaquePointer, _ observer: UInt) {
    let bridge = account.object(as: BridgedAccount.self)
    bridge.observers.remove(observer)
}
