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
    _ uid: UnsafePointer<CChar>?, _ context: UnsafeMutableRawPointer?, _ visit: DropboxTokenVisitor
) {
    let storage = SharedTokenStore.current
    let uids = uid.string.map { [$0] } ?? storage.getAllUserIds().sorted()
    for uid in uids {
        storage.getDropboxAccessToken(for: uid)?.withCToken { visit(context, $0) }
    }
}

@c @implementation
public func DropboxTokenStoreAdd(_ token: UnsafePointer<DropboxToken>) -> Bool {
    do throws(TokenStoreError) {
        try SharedTokenStore.current.tokens.store(DropboxAccessToken(token))
        return true
    } catch {
        return false
    }
}

@c @implementation
public func DropboxTokenStoreRemove(_ uid: UnsafePointer<CChar>?) -> Bool {
    let storage = SharedTokenStore.current
    return uid.string.map { storage.deleteInfo(for: $0) } ?? storage.deleteInfoForAllKeys()
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
struct CCompletion: @unchecked Sendable {
    private let context: UnsafeMutableRawPointer?
    private let function: DropboxCompletionFunction

    init(_ context: UnsafeMutableRawPointer?, _ function: DropboxCompletionFunction) {
        self.context = context
        self.function = function
    }

    func callAsFunction(_ result: DropboxOAuthResult?) {
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
