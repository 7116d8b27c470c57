// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxConcurrency
import DropboxCore
import DropboxOAuth
import Foundation

/// A token provider for code in C.
final class TokenProviderBox: Sendable {
    let provider: any AccessTokenProvider

    init(_ provider: any AccessTokenProvider) {
        self.provider = provider
    }
}

/// A token provider in C.
// @unchecked Sendable because the callbacks are constant, and can be called from any thread.
final class CTokenProvider: AccessTokenProvider, @unchecked Sendable {
    private let callbacks: DropboxTokenProviderCallbacks

    init(_ callbacks: DropboxTokenProviderCallbacks) {
        self.callbacks = callbacks
    }

    deinit {
        callbacks.release(callbacks.context)
    }

    var accessToken: String {
        guard let token = callbacks.copyAccessToken(callbacks.context) else { return "" }
        defer { DropboxFreeString(token) }
        return String(cString: token)
    }

    func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) {
        callbacks.refresh(callbacks.context, Reference.retaining(TokenCompletion(completion)))
    }
}

/// The completion handler of a token provider in C.
final class TokenCompletion: Sendable {
    private let completion: DropboxCore.DropboxOAuthCompletion

    init(_ completion: @escaping DropboxCore.DropboxOAuthCompletion) {
        self.completion = completion
    }

    func callAsFunction(_ result: DropboxOAuthResult?) { completion(result) }
}

@c @implementation
public func DropboxTokenProviderCreate(_ accessToken: UnsafePointer<CChar>) -> OpaquePointer {
    Reference.retaining(TokenProviderBox(LongLivedAccessTokenProvider(accessToken: String(cString: accessToken))))
}

@c @implementation
public func DropboxTokenProviderCreateWithCallbacks(
    _ callbacks: UnsafePointer<DropboxTokenProviderCallbacks>
) -> OpaquePointer {
    Reference.retaining(TokenProviderBox(CTokenProvider(callbacks.pointee)))
}

@c @implementation
public func DropboxTokenCompletionCall(
    _ completion: OpaquePointer, _ result: UnsafePointer<DropboxOAuthResultValue>?
) {
    let completion: TokenCompletion = Reference.consuming(completion)
    completion(.copy(result))
}

@c @implementation
public func DropboxTokenProviderCopyAccessToken(_ provider: OpaquePointer) -> UnsafeMutablePointer<CChar> {
    let provider = Reference.object(provider, as: TokenProviderBox.self).provider
    let isUnlinked = (provider as? LinkedAccessTokenProvider)?.account.isUnlinked ?? false
    return allocatedCString(isUnlinked ? "" : provider.accessToken)
}

@c @implementation
public func DropboxTokenProviderRefresh(
    _ provider: OpaquePointer, _ context: UnsafeMutableRawPointer?, _ completion: DropboxCompletionFunction
) {
    let completion = CCompletion(context, completion)
    Reference.object(provider, as: TokenProviderBox.self).provider.refreshAccessTokenIfNecessary { completion($0) }
}
