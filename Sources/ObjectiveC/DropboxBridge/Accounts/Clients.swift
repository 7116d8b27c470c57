// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxBackground
import DropboxCore
import DropboxStone
import Foundation

/// The configuration of the clients of an app.
package struct ClientOptions: Sendable {
    var appKey: String?
    var appSecret: String?
    var context = CallContext()
    var configuration = DropboxTransportClientImpl.Configuration()
    /// The background session of clients, which has a different identifier for each account.
    var backgroundSession: (identifier: String, sharedContainerIdentifier: String?)?

    /// Creates the default configuration.
    init() {}

    /// Copies a configuration of code in C.
    init(_ options: DropboxClientOptions) {
        appKey = options.appKey.nonemptyString
        appSecret = options.appSecret.nonemptyString
        context = CallContext(
            selectUser: options.asMemberId.nonemptyString, pathRoot: options.pathRoot.string.flatMap(Self.pathRoot))
        configuration.baseHosts = BaseHosts(options)
        configuration.userAgent = options.userAgent.nonemptyString
        let headers = Self.headers(options.additionalHeaders)
        if !headers.isEmpty { configuration.headersForRouteHost = { _ in headers } }
        if let session = options.session { configuration.session.apply(session.pointee) }
        if let session = options.longpollSession { configuration.longpollSession.apply(session.pointee) }
        if let access = options.filesAccess { configuration.filesAccess = CFilesAccess(access.pointee) }
        if let handler = options.challengeHandler { configuration.session.answerChallenges(with: handler.pointee) }
        configuration.forceForegroundSession = options.forceForegroundSession
        if let identifier = options.backgroundSessionIdentifier.nonemptyString {
            backgroundSession = (identifier, options.sharedContainerIdentifier.nonemptyString)
        }
    }

    /// Returns the configuration of the client of an account, or of a client whose account isn't known.
    func configuration(forAccount uid: String?) -> DropboxTransportClientImpl.Configuration {
        guard let (identifier, container) = backgroundSession else { return configuration }
        var configuration = configuration
        // A transfer that is found again is sent with the token of the client, so accounts must not share a session.
        configuration.session = configuration.session.inBackground(
            withIdentifier: uid.map { "\(identifier).\($0)" } ?? identifier, sharedContainerIdentifier: container)
        return configuration
    }

    /// Returns a path root that is JSON, or `nil` if it's invalid.
    static func pathRoot(_ json: String) -> Common.PathRoot? {
        do throws(StoneError) { return try StoneCoding.decode(Common.PathRoot.self, from: Data(json.utf8)) } catch {
            return nil
        }
    }

    private static func headers(_ strings: UnsafePointer<UnsafePointer<CChar>?>?) -> [String: String] {
        guard var next = strings else { return [:] }
        var headers: [String: String] = [:]
        while let name = next.pointee.string, let value = next.advanced(by: 1).pointee.string {
            headers[name] = value
            next = next.advanced(by: 2)
        }
        return headers
    }

    /// Creates a client with a token provider. Without one, it authenticates with the key and the secret of the app.
    func client(_ provider: (any AccessTokenProvider)?, account uid: String? = nil) -> DropboxTransportClientImpl {
        let authentication: AuthStrategy
        if let provider {
            authentication = .accessToken(provider)
        } else if let appKey, let appSecret {
            authentication = .appKeyAndSecret(appKey, appSecret)
        } else {
            authentication = .accessToken(NoTokenProvider())
        }
        return DropboxTransportClientImpl(
            authentication: authentication, context: context, configuration: configuration(forAccount: uid))
    }
}

/// What moves downloads to their destinations, in C.
// @unchecked Sendable because the callbacks are constant, and can be called from any thread.
private final class CFilesAccess: FilesAccess, @unchecked Sendable {
    private let callbacks: DropboxFilesAccessCallbacks

    init(_ callbacks: DropboxFilesAccessCallbacks) {
        self.callbacks = callbacks
    }

    deinit {
        callbacks.release(callbacks.context)
    }

    func moveFile(from temporaryLocation: URL, to finalUrl: URL, overwrite: Bool) throws -> URL {
        guard let message = callbacks.moveFile(callbacks.context, temporaryLocation.path, finalUrl.path, overwrite)
        else { return finalUrl }
        defer { DropboxFreeString(message) }
        throw FilesAccessError.errorMovingFromTempLocation(MoveError(description: String(cString: message)))
    }

    // The SDK doesn't call the following methods.

    func moveFileToTemporaryLocation(from networkSessionTemporaryLocation: URL) throws -> URL {
        networkSessionTemporaryLocation
    }

    func errorData(from location: URL) throws -> Data { try Data(contentsOf: location) }

    /// Why code in C couldn't move a file.
    private struct MoveError: Error, CustomStringConvertible {
        let description: String
    }
}

extension NetworkSessionConfiguration {
    /// Changes the configuration to one of code in C.
    package mutating func apply(_ options: DropboxSessionOptions) {
        timeoutIntervalForRequest = options.timeoutForRequest
        timeoutIntervalForResource = options.timeoutForResource
        allowsCellularAccess = options.allowsCellularAccess
        allowsExpensiveNetworkAccess = options.allowsExpensiveNetworkAccess
        allowsConstrainedNetworkAccess = options.allowsConstrainedNetworkAccess
        httpMaximumConnectionsPerHost = options.maximumConnectionsPerHost
        if let identifier = options.backgroundIdentifier.nonemptyString {
            self = inBackground(
                withIdentifier: identifier,
                sharedContainerIdentifier: options.sharedContainerIdentifier.nonemptyString)
        } else if let container = options.sharedContainerIdentifier.nonemptyString {
            sharedContainerIdentifier = container
        }
    }
}

extension BaseHosts {
    init(_ options: DropboxClientOptions) {
        self = .default
        if let host = options.apiHost.nonemptyString { apiHost = host }
        if let host = options.contentHost.nonemptyString {
            contentHost = host
            downloadContentHost = host
        }
        if let host = options.downloadContentHost.nonemptyString { downloadContentHost = host }
        if let host = options.notifyHost.nonemptyString { notifyHost = host }
    }
}

/// The provider of a client that has no token. Its requests fail.
struct NoTokenProvider: AccessTokenProvider {
    var accessToken: String { "" }

    func refreshAccessTokenIfNecessary(completion: @escaping DropboxCore.DropboxOAuthCompletion) {
        completion(.error(.unauthorizedClient, "the client has no access token; create it with one, or sign in"))
    }
}

@c @implementation
public func DropboxClientCreate(
    _ provider: OpaquePointer?, _ options: UnsafePointer<DropboxClientOptions>
) -> OpaquePointer {
    let provider = provider.map { Reference.object($0, as: TokenProviderBox.self).provider }
    let uid = options.pointee.accountID.nonemptyString
    return Reference.retaining(ClientBox(ClientOptions(options.pointee).client(provider, account: uid)))
}

@c @implementation
public func DropboxClientCreateWithContext(
    _ client: OpaquePointer, _ asMemberId: UnsafePointer<CChar>?, _ pathRoot: UnsafePointer<CChar>?
) -> OpaquePointer {
    let transport = Reference.object(client, as: ClientBox.self).transport
    var context = transport.context
    if let member = asMemberId.nonemptyString {
        context.selectUser = member
        context.selectAdmin = nil
    }
    if let root = pathRoot.string.flatMap(ClientOptions.pathRoot) { context.pathRoot = root }
    return Reference.retaining(ClientBox(transport.with(context: context)))
}

@c @implementation
public func DropboxClientCopyTokenProvider(_ client: OpaquePointer) -> OpaquePointer? {
    let provider = Reference.object(client, as: ClientBox.self).transport.accessTokenProvider
    guard let provider, !(provider is NoTokenProvider) else { return nil }
    return Reference.retaining(TokenProviderBox(provider))
}

@c @implementation
public func DropboxClientSetTokenProvider(_ client: OpaquePointer, _ provider: OpaquePointer?) {
    let provider = provider.map { Reference.object($0, as: TokenProviderBox.self).provider }
    Reference.object(client, as: ClientBox.self).transport.accessTokenProvider = provider ?? NoTokenProvider()
}

@c @implementation
public func DropboxClientSetContext(
    _ client: OpaquePointer, _ asMemberId: UnsafePointer<CChar>?, _ pathRoot: UnsafePointer<CChar>?
) {
    let transport = Reference.object(client, as: ClientBox.self).transport.implementation
    transport?.selectUser = asMemberId.nonemptyString
    transport?.pathRoot = pathRoot.string.flatMap(ClientOptions.pathRoot)
}

@c @implementation
public func DropboxClientShutDown(_ client: OpaquePointer) {
    Reference.object(client, as: ClientBox.self).transport.shutdown()
}

@c @implementation
public func DropboxSessionOptionsStandard(_ isLongpoll: Bool) -> DropboxSessionOptions {
    let standard: NetworkSessionConfiguration = isLongpoll ? .defaultLongpoll : .default
    return DropboxSessionOptions(
        timeoutForRequest: standard.timeoutIntervalForRequest,
        timeoutForResource: standard.timeoutIntervalForResource,
        allowsCellularAccess: standard.allowsCellularAccess,
        allowsExpensiveNetworkAccess: standard.allowsExpensiveNetworkAccess,
        allowsConstrainedNetworkAccess: standard.allowsConstrainedNetworkAccess,
        maximumConnectionsPerHost: standard.httpMaximumConnectionsPerHost, backgroundIdentifier: nil,
        sharedContainerIdentifier: nil)
}
