// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxConcurrency
import DropboxCore
import DropboxOAuth
import Foundation

/// The token store of the process. All managers of the Objective-C layer share it.
enum SharedTokenStore {
    private static let storage = Locked<(any SecureStorageAccess)?>(nil)

    /// The standard storage of the platform. Tests can replace it.
    static var current: any SecureStorageAccess {
        get {
            storage.withLock { storage in
                if let storage { return storage }
                let standard = SecureStorageAccessDefaultImpl()
                storage = standard
                return standard
            }
        }
        set { storage.change { $0 = newValue } }
    }
}

/// A token store for code in C.
package final class TokenStoreBox: Sendable {
    package let storage: any SecureStorageAccess

    package init(_ storage: any SecureStorageAccess) {
        self.storage = storage
    }

    /// Returns the store of a pointer. `nil` is the store of the process.
    package static func storage(_ pointer: OpaquePointer?) -> any SecureStorageAccess {
        pointer.map { Reference.object($0, as: TokenStoreBox.self).storage } ?? SharedTokenStore.current
    }
}

/// A token store in C.
// @unchecked Sendable because the callbacks are constant, and can be called from any thread.
final class CTokenStore: SecureStorageAccess, @unchecked Sendable {
    private let callbacks: DropboxTokenStoreCallbacks

    init(_ callbacks: DropboxTokenStoreCallbacks) {
        self.callbacks = callbacks
    }

    deinit {
        callbacks.release(callbacks.context)
    }

    func checkAccessibilityMigrationOneTime() { callbacks.migrate(callbacks.context) }

    func setAccessTokenData(for userId: String, data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return false }
            return callbacks.store(callbacks.context, userId, start, bytes.count)
        }
    }

    func getAllUserIds() -> [String] {
        var uids: [String] = []
        withUnsafeMutablePointer(to: &uids) { list in
            callbacks.visitAccounts(callbacks.context, list) { list, uid in
                list.assumingMemoryBound(to: [String].self).pointee.append(String(cString: uid))
            }
        }
        return uids
    }

    func getDropboxAccessToken(for key: String) -> DropboxAccessToken? {
        var found: DropboxAccessToken?
        withUnsafeMutablePointer(to: &found) { place in
            callbacks.visitToken(callbacks.context, key, place) { place, token in
                place?.assumingMemoryBound(to: DropboxAccessToken?.self).pointee = DropboxAccessToken(token)
            }
        }
        return found
    }

    func deleteInfo(for key: String) -> Bool { callbacks.remove(callbacks.context, key) }

    func deleteInfoForAllKeys() -> Bool { callbacks.removeAll(callbacks.context) }
}

extension DropboxAccessToken {
    /// Copies a token of code in C.
    init(_ token: UnsafePointer<DropboxToken>) {
        let expiration = token.pointee.expiration
        self.init(
            accessToken: String(cString: token.pointee.accessToken), uid: String(cString: token.pointee.uid),
            refreshToken: token.pointee.refreshToken.nonemptyString,
            tokenExpirationTimestamp: expiration > 0 ? expiration : nil)
    }

    /// Calls `body` with the token in C.
    func withCToken<Result>(_ body: (UnsafePointer<DropboxToken>) -> Result) -> Result {
        accessToken.withCString { accessToken in
            uid.withCString { uid in
                refreshToken.withCString { refreshToken in
                    var token = DropboxToken(
                        accessToken: accessToken, uid: uid, refreshToken: refreshToken,
                        expiration: tokenExpirationTimestamp ?? 0)
                    return withUnsafePointer(to: &token, body)
                }
            }
        }
    }
}

@c @implementation
public func DropboxTokenStoreVisit(
    _ store: OpaquePointer?, _ uid: UnsafePointer<CChar>, _ context: UnsafeMutableRawPointer?,
    _ visit: DropboxTokenVisitor
) {
    TokenStoreBox.storage(store).getDropboxAccessToken(for: String(cString: uid))?.withCToken { visit(context, $0) }
}

@c @implementation
public func DropboxTokenStoreVisitAll(
    _ store: OpaquePointer?, _ context: UnsafeMutableRawPointer?, _ visit: DropboxTokenVisitor
) {
    let storage = TokenStoreBox.storage(store)
    for uid in storage.getAllUserIds().sorted() {
        storage.getDropboxAccessToken(for: uid)?.withCToken { visit(context, $0) }
    }
}

@c @implementation
public func DropboxTokenStoreAdd(_ store: OpaquePointer?, _ token: UnsafePointer<DropboxToken>) -> Bool {
    let token = DropboxAccessToken(token)
    // Without an account, no one could find the token again.
    if token.uid.isEmpty { return false }
    do throws(TokenStoreError) {
        try TokenStoreBox.storage(store).tokens.store(token)
        return true
    } catch {
        return false
    }
}

@c @implementation
public func DropboxTokenStoreAddData(
    _ store: OpaquePointer, _ uid: UnsafePointer<CChar>, _ bytes: UnsafeRawPointer, _ length: Int
) -> Bool {
    TokenStoreBox.storage(store).setAccessTokenData(for: String(cString: uid), data: Data(bytes: bytes, count: length))
}

@c @implementation
public func DropboxTokenStoreMigrate(_ store: OpaquePointer) {
    TokenStoreBox.storage(store).checkAccessibilityMigrationOneTime()
}

@c @implementation
public func DropboxTokenStoreCreate() -> OpaquePointer {
    Reference.retaining(TokenStoreBox(SecureStorageAccessDefaultImpl()))
}

@c @implementation
public func DropboxTokenStoreCreateWithCallbacks(
    _ callbacks: UnsafePointer<DropboxTokenStoreCallbacks>
) -> OpaquePointer {
    Reference.retaining(TokenStoreBox(CTokenStore(callbacks.pointee)))
}

@c @implementation
public func DropboxTokenStoreRemove(_ store: OpaquePointer?, _ uid: UnsafePointer<CChar>) -> Bool {
    TokenStoreBox.storage(store).deleteInfo(for: String(cString: uid))
}

@c @implementation
public func DropboxTokenStoreRemoveAll(_ store: OpaquePointer?) -> Bool {
    TokenStoreBox.storage(store).deleteInfoForAllKeys()
}

// MARK: - Results

extension DropboxOAuthResult {
    /// Copies a result of code in C. `nil` means that there was nothing to do.
    static func copy(_ value: UnsafePointer<DropboxOAuthResultValue>?) -> DropboxOAuthResult? {
        guard let value = value?.pointee else { return nil }
        switch value.kind {
        case DropboxOAuthResultSuccess: return value.token.map { .success(DropboxAccessToken($0)) }
        case DropboxOAuthResultCancel: return .cancel
        default:
            let error = value.error.string.flatMap { OAuth2Error(rawValue: $0) } ?? .unknown
            return .error(error, value.errorDescription.string)
        }
    }

    /// Calls `body` with the result in C.
    func withCResult<Result>(_ body: (UnsafePointer<DropboxOAuthResultValue>) -> Result) -> Result {
        switch self {
        case .success(let token):
            return token.withCToken { token in
                var value = DropboxOAuthResultValue(
                    kind: DropboxOAuthResultSuccess, token: token, error: nil, errorDescription: nil)
                return withUnsafePointer(to: &value, body)
            }
        case .error(let error, let message):
            return error.rawValue.withCString { error in
                message.withCString { message in
                    var value = DropboxOAuthResultValue(
                        kind: DropboxOAuthResultError, token: nil, error: error, errorDescription: message)
                    return withUnsafePointer(to: &value, body)
                }
            }
        case .cancel:
            var value = DropboxOAuthResultValue(
                kind: DropboxOAuthResultCancel, token: nil, error: nil, errorDescription: nil)
            return withUnsafePointer(to: &value, body)
        }
    }
}

/// A completion handler in C. It's called once, because its context may be released then.
// @unchecked Sendable because Swift never accesses what the context points to, and functions in C have no state.
package struct CCompletion: @unchecked Sendable {
    private let context: UnsafeMutableRawPointer?
    private let function: DropboxCompletionFunction

    package init(_ context: UnsafeMutableRawPointer?, _ function: DropboxCompletionFunction) {
        self.context = context
        self.function = function
    }

    package func callAsFunction(_ result: DropboxOAuthResult?) {
        guard let result else { return function(context, nil) }
        result.withCResult { function(context, $0) }
    }
}

@c @implementation
public func DropboxCompleteOnMainQueue(
    _ context: UnsafeMutableRawPointer?, _ completion: DropboxCompletionFunction
) {
    let completion = CCompletion(context, completion)
    DispatchQueue.main.async { completion(nil) }
}
