// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxBridge
import Foundation
import SwiftyDropbox

// The setup of the manager, and its accounts.

@c @implementation
public func DropboxManagerSetUp(
    _ setup: UnsafePointer<DropboxManagerSetup>, _ context: UnsafeMutableRawPointer?,
    _ reconnect: DropboxTransfersVisitor?
) -> Bool {
    do throws(TokenStoreError) {
        try DropboxClientsManager.setUp(DropboxClientsManager.Setup(setup.pointee))
    } catch {
        // The setup is completed anyway, with the accounts whose tokens could be read.
        DropboxClientsManager.log(.error, "DropboxClientsManager: \(error)")
    }
    return visitBackgroundTransfers(context, reconnect)
}

@c @implementation
public func DropboxManagerCopyOAuthManager() -> OpaquePointer? {
    guard let manager = DropboxOAuthManager.sharedOAuthManager else { return nil }
    return Reference.retaining(OAuthManagerBox(manager))
}

@c @implementation
public func DropboxManagerSetOAuthManager(_ manager: OpaquePointer) {
    DropboxOAuthManager.sharedOAuthManager = Reference.object(manager, as: OAuthManagerBox.self).manager
}

extension DropboxClientsManager.Setup {
    /// Copies the options of code in C.
    fileprivate init(_ setup: DropboxManagerSetup) {
        var client = DropboxTransportClientImpl.Configuration()
        if let session = setup.session { client.session.apply(session.pointee) }
        if let manager = setup.manager.map({ Reference.object($0, as: OAuthManagerBox.self).manager }) {
            client.baseHosts = manager.configuration.baseHosts
            client.userAgent = manager.configuration.userAgent
            self.init(manager, configuration: client)
        } else {
            let manager = DropboxOAuthManager(
                configuration: DropboxOAuthManager.Configuration(appKey: String(cString: setup.appKey)) {
                    $0.session = client.session
                    $0.log = { DropboxClientsManager.log($0, $1) }
                }, secureStorageAccess: TokenStoreBox.storage(setup.tokenStore))
            self.init(manager, configuration: client)
        }
        accountType = setup.isTeam ? .team : .user
        account = setup.isMultiUser ? .only(setup.uid.string) : .any
        transportClient = SwiftyDropboxBridge.transportClient(setup.client)
        includeBackground(
            setup.includesBackgroundClient, SwiftyDropboxBridge.transportClient(setup.backgroundClient),
            setup.backgroundSession.map { NetworkSessionConfiguration($0.pointee) })
    }
}

extension NetworkSessionConfiguration {
    /// Copies a configuration of code in C.
    init(_ options: DropboxSessionOptions) {
        self.init()
        apply(options)
    }
}

/// Passes the transfers of the background client to a function. Returns `false` if there is no client or function.
func visitBackgroundTransfers(_ context: UnsafeMutableRawPointer?, _ visit: DropboxTransfersVisitor?) -> Bool {
    guard let visit, let client = DropboxClientsManager.authorizedBackgroundClient else { return false }
    TransferVisitor(context, visit).startVisit(of: client.client)
    return true
}

// MARK: - Accounts

@c @implementation
public func DropboxManagerReauthorize(
    _ kind: DropboxManagedClient, _ uid: UnsafePointer<CChar>, _ context: UnsafeMutableRawPointer?,
    _ reconnect: DropboxTransfersVisitor?
) -> Bool {
    let uid = String(cString: uid)
    switch kind {
    case DropboxManagedClientTeam: DropboxClientsManager.reauthorizeTeamClient(uid)
    case DropboxManagedClientBackground:
        return DropboxClientsManager.setBackgroundClient(uid) && visitBackgroundTransfers(context, reconnect)
    default: DropboxClientsManager.reauthorizeClient(uid)
    }
    return false
}

@c @implementation
public func DropboxManagerHandleRedirect(
    _ url: UnsafePointer<CChar>, _ options: UnsafePointer<DropboxManagerRedirectOptions>,
    _ context: UnsafeMutableRawPointer?, _ completion: DropboxCompletionFunction
) -> Bool {
    let completion = CCompletion(context, completion)
    let options = options.pointee
    guard let url = URL(string: String(cString: url)) else {
        DispatchQueue.main.async { completion(nil) }
        return false
    }
    let session = options.session.map { NetworkSessionConfiguration($0.pointee) }
    if options.isTeam {
        return DropboxClientsManager.handleRedirectURLTeam(
            url, transportClient: transportClient(options.client), sessionConfiguration: session
        ) { completion($0) }
    }
    return DropboxClientsManager.handleRedirectURL(
        url, includeBackgroundClient: options.includesBackgroundClient,
        transportClient: transportClient(options.client),
        backgroundSessionTransportClient: transportClient(options.backgroundClient), sessionConfiguration: session,
        backgroundSessionConfiguration: options.backgroundSession.map { NetworkSessionConfiguration($0.pointee) }
    ) { completion($0) }
}

@c @implementation
public func DropboxManagerUnlink() { DropboxClientsManager.unlinkClients() }

@c @implementation
public func DropboxManagerReset() { DropboxClientsManager.resetClients() }

// MARK: - Background sessions

@c @implementation
public func DropboxManagerHandleEvents(
    _ identifier: UnsafePointer<CChar>, _ uid: UnsafePointer<CChar>?,
    _ extensions: UnsafePointer<DropboxExtensionSession>?, _ count: Int, _ completion: DropboxClosure,
    _ context: UnsafeMutableRawPointer?, _ reconnect: @escaping DropboxTransfersVisitor
) -> Bool {
    let extensions = UnsafeBufferPointer(start: extensions, count: extensions == nil ? 0 : count)
    let visitor = TransferVisitor(context, reconnect)
    return DropboxClientsManager.handleEvents(
        of: String(cString: identifier), tokenUid: uid.string,
        extensions.map { BackgroundExtensionSessionCreationInfo($0) }, completion.closure() ?? {}
    ) { await visitor.visitTransfers(of: $0.client) }
}

extension BackgroundExtensionSessionCreationInfo {
    /// Copies the information of code in C.
    fileprivate init(_ info: DropboxExtensionSession) {
        if let identifier = info.identifier.string {
            self.init(
                defaultInfo: DefaultBackgroundExtensionSessionCreationInfo(
                    backgroundSessionIdentifier: identifier,
                    sharedContainerIdentifier: info.sharedContainerIdentifier.string ?? ""))
        } else if let session = info.session {
            self.init(
                customInfo: CustomBackgroundExtensionSessionCreationInfo(
                    backgroundSessionConfiguration: NetworkSessionConfiguration(session.pointee)))
        } else {
            self.init(
                customInfo: CustomBackgroundExtensionSessionCreationInfo(
                    backgroundTransportClient: transportClient(info.client)))
        }
    }
}
