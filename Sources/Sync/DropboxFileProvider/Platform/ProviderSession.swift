#if canImport(FileProvider) && !os(tvOS) && !os(watchOS)
    import DropboxConcurrency
    import DropboxCore
    import DropboxOAuth
    import DropboxSync
    import FileProvider
    import Foundation

    /// The provider of a domain, which the extension's instances for the domain share. The system creates a new instance
    /// while it still uses the previous one.
    final class ProviderSession: Sendable {
        private struct State {
            var users = 1
            var provider: Provider?
            var watch: Task<Void, Never>?
        }

        private static let sessions = Locked<[String: ProviderSession]>([:])

        let domain: String
        private let configuration: DropboxFileProviderConfiguration
        private let oauth: DropboxOAuthManager
        private let state = Locked(State())

        private init(_ domain: String, _ configuration: DropboxFileProviderConfiguration) {
            self.domain = domain
            self.configuration = configuration
            oauth = DropboxOAuthManager(
                configuration: configuration.oauth,
                secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: configuration.tokens))
        }

        /// Returns the session of a domain. The caller calls `end()` later.
        static func begin(_ domain: String, _ configuration: DropboxFileProviderConfiguration) -> ProviderSession {
            sessions.withLock { sessions in
                if let session = sessions[domain] {
                    session.state.withLock { $0.users += 1 }
                    return session
                }
                let session = ProviderSession(domain, configuration)
                sessions[domain] = session
                return session
            }
        }

        /// Ends a use. The last one closes the mirror.
        func end() {
            let isLast = Self.sessions.withLock { sessions in
                let isLast = state.withLock { state in
                    state.users -= 1
                    return state.users == 0
                }
                if isLast { sessions[domain] = nil }
                return isLast
            }
            if isLast { close() }
        }

        private func close() {
            let (provider, watch) = state.change { state in
                defer { (state.provider, state.watch) = (nil, nil) }
                return (state.provider, state.watch)
            }
            watch?.cancel()
            provider?.mirror.client.shutdown()
            provider?.mirror.close()
        }

        // MARK: Provider

        /// Runs an operation with the provider. Converts its error into one of the system.
        func perform<Value: Sendable>(
            _ body: @Sendable (Provider) async throws -> Value
        ) async throws -> Value {
            do {
                return try await body(try await provider())
            } catch {
                if Self.endsProvider(error) { await BlockingIO.external.run { self.close() } }
                throw ProviderError.systemError(error)
            }
        }

        /// Whether the next operation must open the provider again: the user signs in again in the app, or the damaged
        /// database is rebuilt.
        private static func endsProvider(_ error: any Error) -> Bool {
            switch error as? ProviderError {
            case .notAuthenticated: true
            case .cannotSynchronize(let error): error.code == .cache
            default: false
            }
        }

        private func provider() async throws -> Provider {
            if let provider = state.withLock(\.provider) { return provider }
            return try await BlockingIO.external.run { () throws(any Error) in
                let provider = try self.open()
                try self.removeMetadataOfRemovedDomains()
                return provider
            }
        }

        private func open() throws -> Provider {
            try state.withLock { state throws in
                if let provider = state.provider { return provider }
                // The system ended the extension in the meantime.
                if state.users == 0 { throw ProviderError.serverUnreachable }
                guard let token = try oauth.tokens.token(of: domain) else { throw ProviderError.notAuthenticated }
                var settings = oauth.clientConfiguration()
                settings.retryPolicy = configuration.oauth.retryPolicy
                let client = DropboxClient(
                    transportClient: DropboxTransportClientImpl(
                        authentication: .accessToken(oauth.accessTokenProviderForToken(token)),
                        configuration: settings))
                let provider = Provider(try MetadataMirror(directory: try directory(), client: client))
                state.provider = provider
                state.watch = Task.onDedicatedThreads { [self] in await provider.watch { signalWorkingSet() } }
                return provider
            }
        }

        /// The directory for the metadata of all domains.
        private var parentDirectory: URL {
            get throws {
                try configuration.directory
                    ?? AppDirectories.support().appendingPathComponent("DropboxFileProvider")
            }
        }

        /// Returns the name of a domain's directory. A domain has the ID of a user, which is a number.
        private static func directoryName(of domain: String) -> String {
            domain.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }

        /// Deletes the metadata of accounts that the app has removed. The app can't do that itself.
        private func removeMetadataOfRemovedDomains() throws {
            let parent = try parentDirectory
            NSFileProviderManager.getDomainsWithCompletionHandler { domains, error in
                // If that fails, a later launch tries again.
                guard error == nil, let names = try? FileManager.default.contentsOfDirectory(atPath: parent.path) else {
                    return
                }
                Self.sessions.withLock { sessions in
                    let used = Set((domains.map(\.identifier.rawValue) + sessions.keys).map(Self.directoryName))
                    for name in names where !used.contains(name) {
                        try? FileManager.default.removeItem(at: parent.appendingPathComponent(name))
                    }
                }
            }
        }

        private func directory() throws -> URL {
            let directory = try parentDirectory.appendingPathComponent(Self.directoryName(of: domain))
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try AppDirectories.excludeFromBackup(directory)
            return directory
        }

        // MARK: System

        private var manager: NSFileProviderManager? {
            let identifier = NSFileProviderDomainIdentifier(rawValue: domain)
            return NSFileProviderManager(for: NSFileProviderDomain(identifier: identifier, displayName: domain))
        }

        /// Tells the system that something changed.
        func signalWorkingSet() {
            // If the signal fails, the system asks for changes later.
            manager?.signalEnumerator(for: .workingSet) { _ in }
        }

        /// The directory for downloads, from which the system moves them.
        func temporaryDirectory() throws -> URL {
            try manager?.temporaryDirectoryURL() ?? FileManager.default.temporaryDirectory
        }
    }

    /// A value that the system passes to the extension, such as a completion handler.
    ///
    /// `@unchecked` is safe because the system accepts calls on any thread, and because one task has the value.
    struct SystemValue<Value>: @unchecked Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }
#endif
