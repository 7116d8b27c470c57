import DropboxCore
import DropboxFiles
import Foundation

/// Content for many upload sessions in one request: the pieces follow each other in the body.
extension UploadSessionRoutes {
    /// A piece that has arrived, or why it was not wanted.
    private typealias Piece = Result<BlockWriter.Written, SessionFailure>

    static func appendBatch(
        _ argument: Files.UploadSessionAppendBatchArg, _ call: Call
    ) async throws -> Files.UploadSessionAppendBatchResult {
        var receiver = BodyReceiver(call)
        var hash = argument.contentHash.map { _ in ContentHash() }
        var pieces: [Piece] = []
        do {
            for entry in argument.entries { pieces.append(try await receive(entry, &receiver, &hash, call)) }
            guard try await receiver.next(upTo: 1) == nil else { throw BodyReceiver.Failure.tooShort }
        } catch BodyReceiver.Failure.tooShort {
            throw RouteRejection(Files.UploadSessionAppendBatchError.lengthMismatch)
        } catch is BodyReceiver.Failure {
            throw RouteRejection(Files.UploadSessionAppendBatchError.payloadTooLarge)
        }
        if let expected = argument.contentHash, hash?.finalize() != expected {
            throw RouteRejection(Files.UploadSessionAppendBatchError.contentHashMismatch)
        }
        // Nothing is appended before the whole body has arrived and proved sound.
        let results = try zip(argument.entries, pieces).map { entry, piece in
            do {
                try call.store.append(
                    try piece.get(), pins: receiver.pins, to: entry.cursor.sessionId, at: entry.cursor.offset,
                    closes: entry.close, call.view)
                return Files.UploadSessionAppendBatchResultEntry.success
            } catch let failure as SessionFailure {
                return .failure(failure.batchError)
            }
        }
        return Files.UploadSessionAppendBatchResult(entries: results)
    }

    /// Takes the bytes of one entry; where its session does not want them, they are passed over.
    private static func receive(
        _ entry: Files.UploadSessionAppendBatchArgEntry, _ receiver: inout BodyReceiver, _ hash: inout ContentHash?,
        _ call: Call
    ) async throws -> Piece {
        let offset = entry.cursor.offset
        var writer: BlockWriter?
        var failure = SessionFailure.notFound
        do {
            let snapshot = try call.store.snapshot(
                of: entry.cursor.sessionId, forAppendAt: offset, pins: receiver.pins, call.view)
            writer = BlockWriter(
                store: call.store.content, pins: receiver.pins, offset: offset, pending: snapshot.pieces)
        } catch let refused as SessionFailure {
            failure = refused
        }
        var left = entry.length
        while left > 0 {
            guard let bytes = try await receiver.next(upTo: Int(clamping: left)) else {
                throw BodyReceiver.Failure.tooShort
            }
            left -= UInt64(bytes.count)
            hash?.update(bytes)
            try writer?.write(bytes)
        }
        guard let written = try writer?.finish() else { return .failure(failure) }
        return .success(written)
    }
}
