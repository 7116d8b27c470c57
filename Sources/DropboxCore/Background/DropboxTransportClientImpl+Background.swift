import Foundation

extension DropboxTransportClientImpl {
    public var identifier: String? { configuration.session.identifier }

    /// Whether uploads and downloads to files outlive the process.
    public var isBackgroundClient: Bool { identifier != nil }

    /// Called, on any thread, when all that has happened in the background session is told: on Apple platforms when the
    /// system says so, elsewhere each time when the outcome of the session's last transfer has been handed over.
    public var didFinishBackgroundEvents: (@Sendable () -> Void)? {
        get { caller.background?.didFinishEvents }
        set { caller.background?.didFinishEvents = newValue }
    }

    public func backgroundTransfers() async -> [Result<BackgroundTransfer, ReconnectionError>] {
        guard let session = caller.background else { return [] }
        do {
            let lease = try await session.open(configuration.time)
            let found = try await transfers(of: session, in: lease).filter { found in
                // Parts of a batch are its own business.
                if case .success(let transfer) = found { transfer.batch == nil } else { true }
            }
            if found.isEmpty, session.isIdle, session.system == nil { session.didFinishEvents?() }
            return found.map { $0.map { BackgroundTransfer(descriptor: $0, client: self, session: session) } }
        } catch {
            return [.failure(ReconnectionError(.unknown, cause: error))]
        }
    }

    /// All transfers of a session: those in its folder, and what the system carries and the folder knows nothing of.
    func transfers(
        of session: BackgroundSession, in lease: BackgroundSession.Lease
    ) async throws -> [Result<TransferDescriptor, ReconnectionError>] {
        let known = try lease.folder.transfers()
        let ids = Set(known.compactMap { if case .success(let transfer) = $0 { transfer.id } else { nil } })
        let descriptions = await session.system?.descriptions() ?? []
        return known
            + descriptions.map { text in
                Result { () throws(ReconnectionError) in try TransferDescriptor(text) }
            }.filter { if case .success(let transfer) = $0 { !ids.contains(transfer.id) } else { true } }
    }
}
