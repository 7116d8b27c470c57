import DropboxCore
import Foundation

/// A batch that is kept as a transfer is: its source is its journal.
struct BackgroundBatch: DurableBatch {
    private let transfer: TransferDescriptor
    private let session: BackgroundSession
    private let lease: BackgroundSession.Lease
    private let client: DropboxTransportClientImpl

    init(
        _ transfer: TransferDescriptor, _ session: BackgroundSession, _ lease: BackgroundSession.Lease,
        _ client: DropboxTransportClientImpl
    ) {
        self.transfer = transfer
        self.session = session
        self.lease = lease
        self.client = client
    }

    var id: String { transfer.id }

    var journal: URL { URL(fileURLWithPath: transfer.source ?? "") }

    var deadline: Date { transfer.deadline(client.configuration.session) }

    var isCarriedBySystem: Bool { session.system != nil }

    func parts() async throws -> [String: BackgroundTransfer] {
        Dictionary(
            try await ownParts().map { part in
                (part.part ?? "", BackgroundTransfer(PersistedTransfer(part, session, client), of: client))
            }, uniquingKeysWith: { first, _ in first })
    }

    private func ownParts() async throws -> [TransferDescriptor] {
        try await session.descriptors(in: lease).compactMap { found in
            if case .success(let part) = found, part.batch == transfer.id { part } else { nil }
        }
    }

    func leave() { session.forget(transfer.id) }

    func end(_ run: any AnyRequestExecution) async {
        guard !session.isShutDown else { return leave() }
        do {
            for part in try await ownParts() { await session.finish(part, in: lease) }
        } catch {
            // Without their batch they are nobody's, and `SessionDirectory.sweep` deletes them.
        }
        if Task.isCancelled {
            await session.finish(transfer, in: lease)
        } else {
            session.finishOnDelivery(of: transfer, run, in: lease)
        }
    }
}
