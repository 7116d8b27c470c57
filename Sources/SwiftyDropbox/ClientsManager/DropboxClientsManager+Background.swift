import DropboxCore
import Foundation
import DropboxConcurrency

// Transfers that outlive the process: finding them again.
extension DropboxClientsManager {
    /// Reconnects the transfers of a background session, when the system has woken the app because of them: call it from
    /// `application(_:handleEventsForBackgroundURLSession:completionHandler:)`, after the setup.
    ///
    /// On Linux nobody wakes a program: call it, or `setupWithAppKey` with a background session, at the start.
    ///
    /// - Parameters:
    ///   - identifier: The session.
    ///   - creationInfos: How to make the clients of sessions that app extensions have begun.
    ///   - completionHandler: What the system gave. It is called on the main queue when all events are told, or at once
    ///     where nobody knows the session.
    ///   - requestsToReconnect: Takes the transfers, on the main queue; give each a handler to learn its outcome.
    public static func handleEventsForBackgroundURLSession(
        with identifier: String, creationInfos: [BackgroundExtensionSessionCreationInfo],
        completionHandler: @escaping @Sendable () -> Void, requestsToReconnect: @escaping RequestsToReconnect
    ) {
        logBackgroundSession("background session \(identifier): the system has events")
        guard let client = backgroundClient(of: identifier, creationInfos) else {
            log(
                .error,
                "background session \(identifier): no client; set one up with a background session of this identifier, "
                    + "or give a BackgroundExtensionSessionCreationInfo for it")
            return DispatchQueue.main.async { completionHandler() }
        }
        let isTold = Locked(false)
        client.didFinishBackgroundEvents = {
            // The session runs out of transfers again and again, and this was the system's call for one time.
            let isFirst = isTold.withLock { isTold in
                defer { isTold = true }
                return !isTold
            }
            if isFirst { DispatchQueue.main.async { completionHandler() } }
        }
        client.getAllRequests { requestsToReconnect($0) }
    }

    /// The same for an app with several accounts: where the background client is another account's, or there is none, it
    /// is first made for this one.
    ///
    /// - Parameter tokenUid: The `uid` of the account's token. The other parameters are those of
    ///   `handleEventsForBackgroundURLSession`.
    public static func handleEventsForBackgroundURLSessionMultiUser(
        with identifier: String, tokenUid: String, creationInfos: [BackgroundExtensionSessionCreationInfo],
        completionHandler: @escaping @Sendable () -> Void, requestsToReconnect: @escaping RequestsToReconnect
    ) {
        let isOfAccount = state.withLock { $0.backgroundUid == tokenUid && $0.background?.identifier == identifier }
        let isOfExtension = creationInfos.contains { $0.identifier == identifier }
        if !isOfAccount, let recipe, let token = storedToken(tokenUid, recipe) {
            if isOfExtension {
                state.change { state in
                    state.backgroundUid = tokenUid
                    state.extensions[identifier] = nil
                }
            } else {
                useInBackground(token, recipe, given: nil, session: backgroundSession(identifier, recipe), nil)
            }
        }
        handleEventsForBackgroundURLSession(
            with: identifier, creationInfos: creationInfos, completionHandler: completionHandler,
            requestsToReconnect: requestsToReconnect)
    }

    /// Makes a signed-in user the one of `authorizedBackgroundClient`. Where he is not signed in, there is none afterwards.
    ///
    /// - Parameters:
    ///   - tokenUid: The `uid` of the user's token.
    ///   - transportClient: A transport client of the app's own with a background session.
    ///   - sessionConfiguration: The background session; that of the background client so far by default.
    ///   - requestsToReconnect: Takes the transfers of earlier processes, on the main queue.
    public static func reauthorizeBackgroundClient(
        _ tokenUid: String, transportClient: (any DropboxTransportClient)? = nil,
        sessionConfiguration: NetworkSessionConfiguration? = nil, requestsToReconnect: @escaping RequestsToReconnect
    ) {
        guard let recipe, let token = storedToken(tokenUid, recipe) else { return authorizedBackgroundClient = nil }
        let earlier = authorizedBackgroundClient?.identifier
        useInBackground(
            token, recipe, given: transportClient,
            session: sessionConfiguration ?? earlier.map { backgroundSession($0, recipe) }, requestsToReconnect)
    }

    // MARK: Steps

    /// The background session of this identifier: that of the background client so far, with all that was set up for it,
    /// or that of the setup in the background.
    private static func backgroundSession(
        _ identifier: String, _ recipe: ClientFactory
    ) -> NetworkSessionConfiguration {
        let client = authorizedBackgroundClient?.client as? DropboxTransportClientImpl
        guard let session = client?.configuration.session, session.identifier == identifier else {
            return recipe.configuration.session.inBackground(withIdentifier: identifier)
        }
        return session
    }

    /// Makes the background client of an account.
    static func useInBackground(
        _ token: DropboxAccessToken, _ recipe: ClientFactory, given: (any DropboxTransportClient)?,
        session: NetworkSessionConfiguration?, _ requestsToReconnect: RequestsToReconnect?
    ) {
        guard given != nil || session?.identifier != nil else {
            return log(.error, "DropboxClientsManager: a background client needs a background session")
        }
        let linked = state.change { $0.link(token.uid) }
        let client = DropboxClient(
            transportClient: recipe.transport(token, linked, given: given, session: session))
        state.change { state in
            state.background = client
            state.backgroundUid = token.uid
        }
        if let requestsToReconnect { client.getAllRequests { requestsToReconnect($0) } }
    }

    /// The client of a background session: the app's own, or that of an extension, which is made when it is needed.
    private static func backgroundClient(
        of identifier: String, _ infos: [BackgroundExtensionSessionCreationInfo]
    ) -> DropboxClient? {
        if let client = authorizedBackgroundClient, client.identifier == identifier { return client }
        if let client = authorizedExtensionBackgroundClients[identifier] { return client }
        guard let info = infos.first(where: { $0.identifier == identifier }), let recipe,
            let uid = state.withLock({ $0.backgroundUid ?? $0.userUid }), let token = storedToken(uid, recipe)
        else { return nil }
        let linked = state.change { $0.link(uid) }
        let session = info.sessionConfiguration(basedOn: recipe.configuration.session)
        let client = DropboxClient(
            transportClient: recipe.transport(
                token, linked, given: info.customInfo?.backgroundTransportClient, session: session))
        state.change { $0.extensions[identifier] = client }
        return client
    }
}
