import DropboxConcurrency
import DropboxCore
import Foundation

// Background transfers that earlier processes started.
extension DropboxClientsManager {
    /// Reconnects the transfers of a background session after the system launched the app to handle their events.
    ///
    /// Call it after the setup, from `application(_:handleEventsForBackgroundURLSession:completionHandler:)`. Linux has
    /// no such callback: call this method at the start of the program, or use `setupWithAppKey` with a background
    /// session.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the session.
    ///   - creationInfos: The settings for clients of sessions that app extensions created.
    ///   - completionHandler: The completion handler from the system. It is called on the main queue after all events
    ///     are handled, or immediately if the session is unknown.
    ///   - requestsToReconnect: Receives the transfers on the main queue. Add a handler to each to receive its result.
    public static func handleEventsForBackgroundURLSession(
        with identifier: String, creationInfos: [BackgroundExtensionSessionCreationInfo],
        completionHandler: @escaping @Sendable () -> Void, requestsToReconnect: @escaping RequestsToReconnect
    ) {
        handleEvents(of: identifier, creationInfos, completionHandler, passingTo(requestsToReconnect))
    }

    /// Creates the requests of a client, and passes them to the app on the main queue.
    private static func passingTo(
        _ requestsToReconnect: @escaping RequestsToReconnect
    ) -> @Sendable (DropboxClient) async -> Void {
        { client in
            let requests = await client.getAllRequests()
            await MainActor.run { requestsToReconnect(requests) }
        }
    }

    /// Handles the system's events of a background session.
    ///
    /// - Parameter reconnect: Creates the requests of the session's client, and passes them to the app.
    /// - Returns: `false` if the session is unknown. Then, only `completionHandler` is called.
    @discardableResult private static func handleEvents(
        of identifier: String, _ creationInfos: [BackgroundExtensionSessionCreationInfo],
        _ completionHandler: @escaping @Sendable () -> Void,
        _ reconnect: @escaping @Sendable (DropboxClient) async -> Void
    ) -> Bool {
        logBackgroundSession("background session \(identifier): the system has events")
        guard let client = backgroundClient(of: identifier, creationInfos) else {
            log(
                .error,
                "background session \(identifier): no client; set one up with a background session of this identifier, "
                    + "or give a BackgroundExtensionSessionCreationInfo for it")
            DispatchQueue.main.async { completionHandler() }
            return false
        }
        client.client.handleBackgroundEvents(completionHandler) { await reconnect(client) }
        return true
    }

    /// Reconnects the transfers of a background session in an app with several accounts.
    ///
    /// If there is no background client for this account, the method creates it first.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the session.
    ///   - tokenUid: The `uid` of the account's token.
    ///   - creationInfos: The settings for clients of sessions that app extensions created.
    ///   - completionHandler: The completion handler from the system. It is called on the main queue after all events
    ///     are handled, or immediately if the session is unknown.
    ///   - requestsToReconnect: Receives the transfers on the main queue. Add a handler to each to receive its result.
    public static func handleEventsForBackgroundURLSessionMultiUser(
        with identifier: String, tokenUid: String, creationInfos: [BackgroundExtensionSessionCreationInfo],
        completionHandler: @escaping @Sendable () -> Void, requestsToReconnect: @escaping RequestsToReconnect
    ) {
        handleEvents(
            of: identifier, tokenUid: tokenUid, creationInfos, completionHandler, passingTo(requestsToReconnect))
    }

    /// Handles the system's events of an account's background session. Without an account, the client must exist.
    ///
    /// - Parameter reconnect: Creates the requests of the session's client, and passes them to the app.
    /// - Returns: `false` if the session is unknown. Then, only `completionHandler` is called.
    @discardableResult package static func handleEvents(
        of identifier: String, tokenUid: String?, _ creationInfos: [BackgroundExtensionSessionCreationInfo],
        _ completionHandler: @escaping @Sendable () -> Void,
        _ reconnect: @escaping @Sendable (DropboxClient) async -> Void
    ) -> Bool {
        guard let tokenUid else { return handleEvents(of: identifier, creationInfos, completionHandler, reconnect) }
        let hasClient = state.withLock { $0.backgroundUid == tokenUid && $0.background?.identifier == identifier }
        let isExtensionSession = creationInfos.contains { $0.identifier == identifier }
        if !hasClient, let clientFactory, let token = storedToken(tokenUid, clientFactory) {
            if isExtensionSession {
                state.change { state in
                    state.backgroundUid = tokenUid
                    state.extensions[identifier] = nil
                }
            } else {
                setBackgroundAccount(
                    token, clientFactory, given: nil, session: backgroundSession(identifier, clientFactory), nil)
            }
        }
        return handleEvents(of: identifier, creationInfos, completionHandler, reconnect)
    }

    /// Sets `authorizedBackgroundClient` to a client for a signed-in user. If the user isn't signed in, logs an error, and
    /// the current client stays.
    ///
    /// - Parameters:
    ///   - tokenUid: The `uid` of the user's token.
    ///   - transportClient: Your own transport client with a background session. The default is `nil`.
    ///   - sessionConfiguration: The background session. The default is the session of the current background client, or
    ///     a session with the identifier `<bundle identifier>.SwiftyDropbox.backgroundSession`.
    ///   - requestsToReconnect: Receives the transfers of earlier processes on the main queue.
    public static func reauthorizeBackgroundClient(
        _ tokenUid: String, transportClient: (any DropboxTransportClient)? = nil,
        sessionConfiguration: NetworkSessionConfiguration? = nil, requestsToReconnect: @escaping RequestsToReconnect
    ) {
        let isSet = setBackgroundClient(
            tokenUid, transportClient: transportClient, sessionConfiguration: sessionConfiguration)
        if isSet { authorizedBackgroundClient?.getAllRequests { requestsToReconnect($0) } }
    }

    /// Sets `authorizedBackgroundClient` to a client for a signed-in user.
    ///
    /// - Returns: `false` if the user isn't signed in.
    package static func setBackgroundClient(
        _ tokenUid: String, transportClient: (any DropboxTransportClient)? = nil,
        sessionConfiguration: NetworkSessionConfiguration? = nil
    ) -> Bool {
        guard let clientFactory, let token = storedToken(tokenUid, clientFactory) else {
            logSignedOut(tokenUid)
            return false
        }
        let currentIdentifier = authorizedBackgroundClient?.identifier
        setBackgroundAccount(
            token, clientFactory, given: transportClient,
            session: sessionConfiguration ?? currentIdentifier.map { backgroundSession($0, clientFactory) }, nil)
        return true
    }

    // MARK: Background clients

    /// Returns the background session with this identifier: the session of the current background client if it has this
    /// identifier, otherwise the session of the setup as a background session.
    private static func backgroundSession(
        _ identifier: String, _ clientFactory: ClientFactory
    ) -> NetworkSessionConfiguration {
        let client = authorizedBackgroundClient?.client.implementation
        guard let session = client?.configuration.session, session.identifier == identifier else {
            return clientFactory.configuration.session.inBackground(withIdentifier: identifier)
        }
        return session
    }

    /// The identifier of the background session if the app specifies none, as in SwiftyDropbox.
    static var standardBackgroundIdentifier: String {
        backgroundIdentifier(of: .main, program: ProcessInfo.processInfo.processName)
    }

    /// Returns the identifier for the main bundle of a process with this name. An extension and its app have different ones,
    /// because the system allows one process for each session.
    static func backgroundIdentifier(of bundle: Bundle, program: String) -> String {
        (bundle.bundleIdentifier ?? program) + ".SwiftyDropbox.backgroundSession"
    }

    /// Creates the background client for an account.
    static func setBackgroundAccount(
        _ token: DropboxAccessToken, _ clientFactory: ClientFactory, given: (any DropboxTransportClient)?,
        session: NetworkSessionConfiguration?, _ requestsToReconnect: RequestsToReconnect?
    ) {
        var session = session
        if given == nil, session?.identifier == nil {
            session = (session ?? clientFactory.configuration.session).inBackground(
                withIdentifier: standardBackgroundIdentifier)
        }
        let linked = state.change { $0.linkState(for: token.uid) }
        let client = DropboxClient(
            transportClient: clientFactory.makeTransport(token, linked, given: given, session: session))
        state.change { state in
            state.background = client
            state.backgroundUid = token.uid
        }
        if let requestsToReconnect { client.getAllRequests { requestsToReconnect($0) } }
    }

    /// Returns the client of a background session of the app or of an extension. Creates the client of an extension on
    /// first use.
    private static func backgroundClient(
        of identifier: String, _ infos: [BackgroundExtensionSessionCreationInfo]
    ) -> DropboxClient? {
        if let client = authorizedBackgroundClient, client.identifier == identifier { return client }
        if let client = authorizedExtensionBackgroundClients[identifier] { return client }
        guard let info = infos.first(where: { $0.identifier == identifier }), let clientFactory,
            let uid = state.withLock({ $0.backgroundUid ?? $0.userUid }), let token = storedToken(uid, clientFactory)
        else { return nil }
        let linked = state.change { $0.linkState(for: uid) }
        let session = info.sessionConfiguration(basedOn: clientFactory.configuration.session)
        let client = DropboxClient(
            transportClient: clientFactory.makeTransport(
                token, linked, given: info.customInfo?.backgroundTransportClient, session: session))
        state.change { $0.extensions[identifier] = client }
        return client
    }
}

/// A closure that receives the reconnected requests.
public typealias RequestsToReconnect = @Sendable ([Result<DropboxBaseRequestBox, ReconnectionError>]) -> Void

extension DropboxClient {
    /// Returns the uploads and downloads of the client's background session, or an empty array for other clients.
    ///
    /// The result contains the requests of this process, the unfinished requests of earlier processes, and the finished
    /// requests whose results were not delivered yet. Each request is in the case of its route and has its
    /// `clientPersistedString`. It continues automatically; add a handler to receive its result. A transfer that cannot
    /// be converted to a request is an error. Repeated calls return the same requests until their results are
    /// delivered.
    public func getAllRequests() async -> [Result<DropboxBaseRequestBox, ReconnectionError>] {
        await client.reconnected(as: DropboxBaseRequestBox.reconnecting)
    }

    /// Calls `completion` on the main queue with the uploads and downloads of the client's background session.
    public func getAllRequests(
        completion: @escaping @MainActor @Sendable ([Result<DropboxBaseRequestBox, ReconnectionError>]) -> Void
    ) {
        Task { await completion(getAllRequests()) }
    }
}

extension DropboxAppClient {
    /// Returns the uploads and downloads of the app's background session. See `DropboxClient.getAllRequests()`.
    public func getAllRequests() async -> [Result<DropboxAppBaseRequestBox, ReconnectionError>] {
        await client.reconnected(as: DropboxAppBaseRequestBox.reconnecting)
    }
}

extension DropboxTransportClient {
    fileprivate func reconnected<Box: Sendable>(
        as box: (BackgroundTransfer) -> Box?
    ) async -> [Result<Box, ReconnectionError>] {
        await backgroundTransfers().map { result in
            result.flatMap { transfer in
                box(transfer).map(Result.success) ?? .failure(transfer.missingCaseError)
            }
        }
    }
}

extension DropboxBaseRequestBox: CustomStringConvertible {
    /// The route and the state of the request.
    public var description: String { Mirror(reflecting: self).children.first.map { "\($0.value)" } ?? "" }
}

extension DropboxAppBaseRequestBox: CustomStringConvertible {
    /// The route and the state of the request.
    public var description: String { Mirror(reflecting: self).children.first.map { "\($0.value)" } ?? "" }
}
