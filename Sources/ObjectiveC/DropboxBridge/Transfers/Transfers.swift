// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxCore
import DropboxTransfer
import Foundation

/// A transfer of a background session, for code in C.
final class TransferBox: Sendable {
    let transfer: BackgroundTransfer
    /// The route, or `nil` for an upload of many files.
    let route: RouteBox?

    /// The path that represents an upload of many files, which has no route.
    private static let batchPath = "files/batch_upload"

    /// Creates a transfer.
    ///
    /// - Throws: A `ReconnectionError` if the program doesn't have the route.
    init(_ transfer: BackgroundTransfer) throws(ReconnectionError) {
        self.transfer = transfer
        guard transfer.route != Self.batchPath else {
            route = nil
            return
        }
        let parts = transfer.route.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2, let route = ObjectiveCRoutes.shared.route(parts[0], parts[1]) else {
            throw transfer.missingCaseError
        }
        self.route = route
    }

    /// How the transfer calls its route.
    var task: DropboxTaskKind { route?.style == DropboxStyleDownload ? DropboxTaskDownloadURL : DropboxTaskUpload }
}

/// The receiver of transfers, in C.
// @unchecked Sendable because the function is called on the main queue only, and Swift never accesses its context.
package struct TransferVisitor: @unchecked Sendable {
    private let context: UnsafeMutableRawPointer?
    private let visit: DropboxTransfersVisitor

    package init(_ context: UnsafeMutableRawPointer?, _ visit: @escaping DropboxTransfersVisitor) {
        self.context = context
        self.visit = visit
    }

    /// Finds the transfers of a client's background session, and passes them to the function on the main queue.
    package func visitTransfers(of client: any DropboxTransportClient) async {
        let found = await client.backgroundTransfers().map { result in
            result.flatMap { transfer in
                Result { () throws(ReconnectionError) in try TransferBox(transfer) }
            }
        }
        await MainActor.run { visit(found) }
    }

    /// Passes the transfers to the function later.
    package func startVisit(of client: any DropboxTransportClient) { Task { await visitTransfers(of: client) } }

    /// Passes transfers to the function.
    private func visit(_ found: [Result<TransferBox, ReconnectionError>]) {
        var texts: [UnsafeMutablePointer<CChar>] = []
        defer { for text in texts { text.deallocate() } }
        func text(_ string: String) -> UnsafePointer<CChar> {
            let text = copied(string)
            texts.append(text)
            return UnsafePointer(text)
        }
        let infos = found.map { result in
            var info = DropboxTransferInfo()
            switch result {
            case .success(let box):
                info.transfer = OpaquePointer(Unmanaged.passUnretained(box).toOpaque())
                info.route = box.route?.pointer
                info.task = box.task
            case .failure(let error):
                info.error = text("\(error)")
                info.description = error.taskDescription.map { text($0) }
            }
            return info
        }
        withExtendedLifetime(found) {
            infos.withUnsafeBufferPointer { visit(context, $0.baseAddress, $0.count) }
        }
    }
}

// MARK: - C

@c @implementation
public func DropboxClientCopySessionIdentifier(_ client: OpaquePointer) -> UnsafeMutablePointer<CChar>? {
    Reference.object(client, as: ClientBox.self).transport.identifier.map { copied($0) }
}

@c @implementation
public func DropboxClientVisitTransfers(
    _ client: OpaquePointer, _ context: UnsafeMutableRawPointer?, _ visit: @escaping DropboxTransfersVisitor
) {
    TransferVisitor(context, visit).startVisit(of: Reference.object(client, as: ClientBox.self).transport)
}

@c @implementation
public func DropboxTransferCreateCall(
    _ transfer: OpaquePointer, _ context: UnsafeMutableRawPointer, _ completion: @escaping DropboxCallCompletion
) -> DropboxCallRef? {
    let found = Reference.object(transfer, as: TransferBox.self)
    guard let route = found.route else { return nil }
    let completion = ForeignFunction(context, completion)
    return retained(CallBox(found.transfer, route, found.task) { completion.call($0) })
}

@c @implementation
public func DropboxTransferCreateBatch(
    _ transfer: OpaquePointer, _ handlers: UnsafePointer<DropboxBatchHandlers>
) -> DropboxBatchRef? {
    let found = Reference.object(transfer, as: TransferBox.self)
    guard found.route == nil else { return nil }
    return retained(BatchBox(found.transfer.batchUpload(), BatchHandlers(handlers.pointee)))
}

@c @implementation
public func DropboxClientSetDidFinishEvents(_ client: OpaquePointer, _ closure: DropboxClosure) {
    Reference.object(client, as: ClientBox.self).transport.didFinishBackgroundEvents = closure.closure()
}

@c @implementation
public func DropboxClientHandleEvents(
    _ client: OpaquePointer, _ completion: DropboxClosure, _ context: UnsafeMutableRawPointer?,
    _ visit: @escaping DropboxTransfersVisitor
) {
    let client = Reference.object(client, as: ClientBox.self).transport
    let visitor = TransferVisitor(context, visit)
    client.handleBackgroundEvents(completion.closure() ?? {}) { await visitor.visitTransfers(of: client) }
}
