import DropboxFiles
import Foundation

/// Uploads in several requests.
enum UploadSessionRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Files.uploadSessionStart, start)
        table.on(Files.uploadSessionStartBatch, startBatch)
        table.on(Files.uploadSessionAppend) { try await append(to: $0, closes: false, hash: nil, $1) }
        table.on(Files.uploadSessionAppendV2) { argument, call in
            try await append(to: argument.cursor, closes: argument.close, hash: argument.contentHash, call)
        }
        table.on(Files.uploadSessionAppendBatch, appendBatch)
        table.on(Files.uploadSessionFinish, finish)
    }

    private static func start(
        _ argument: Files.UploadSessionStartArg, _ call: Call
    ) async throws -> Files.UploadSessionStartResult {
        let isConcurrent = argument.sessionType == .concurrent
        if isConcurrent, argument.close {
            throw RouteRejection(Files.UploadSessionStartError.concurrentSessionCloseNotAllowed)
        }
        var receiver = BodyReceiver(call)
        let written: BlockWriter.Written
        do {
            written = try await receiver.receive(expecting: argument.contentHash)
        } catch BodyReceiver.Failure.hashMismatch {
            throw RouteRejection(Files.UploadSessionStartError.contentHashMismatch)
        } catch is BodyReceiver.Failure {
            throw RouteRejection(Files.UploadSessionStartError.payloadTooLarge)
        }
        if isConcurrent, written.count > 0 {
            throw RouteRejection(Files.UploadSessionStartError.concurrentSessionDataNotAllowed)
        }
        let session = try call.store.startSessions(isConcurrent: isConcurrent, call.view)[0]
        if written.count > 0 || argument.close {
            try call.store.append(written, pins: receiver.pins, to: session, at: 0, closes: argument.close, call.view)
        }
        return Files.UploadSessionStartResult(sessionId: session)
    }

    private static func startBatch(
        _ argument: Files.UploadSessionStartBatchArg, _ call: Call
    ) async throws -> Files.UploadSessionStartBatchResult {
        let sessions = try call.store.startSessions(
            Int(clamping: argument.numSessions), isConcurrent: argument.sessionType == .concurrent, call.view)
        return Files.UploadSessionStartBatchResult(sessionIds: sessions)
    }

    private static func append(
        to cursor: Files.UploadSessionCursor, closes: Bool, hash: String?, _ call: Call
    ) async throws {
        do {
            var receiver = BodyReceiver(call)
            let snapshot = try call.store.snapshot(
                of: cursor.sessionId, forAppendAt: cursor.offset, pins: receiver.pins, call.view)
            let written = try await receiver.receive(at: cursor.offset, pending: snapshot.pieces, expecting: hash)
            try call.store.append(
                written, pins: receiver.pins, to: cursor.sessionId, at: cursor.offset, closes: closes, call.view)
        } catch let failure as SessionFailure {
            throw RouteRejection(failure.appendError)
        } catch BodyReceiver.Failure.hashMismatch {
            throw RouteRejection(Files.UploadSessionAppendError.contentHashMismatch)
        } catch is BodyReceiver.Failure {
            throw RouteRejection(Files.UploadSessionAppendError.payloadTooLarge)
        }
    }

    private static func finish(
        _ argument: Files.UploadSessionFinishArg, _ call: Call
    ) async throws -> Files.FileMetadata {
        let cursor = argument.cursor
        var offset = cursor.offset
        do {
            var receiver = BodyReceiver(call)
            let snapshot = try call.store.snapshot(of: cursor.sessionId, pins: receiver.pins, call.view)
            let session = snapshot.session
            // Before the bytes are taken: they are joined with the pieces that stand before this offset.
            guard session.isConcurrent || session.size == offset else {
                throw SessionFailure.incorrectOffset(session.size)
            }
            let written = try await receiver.receive(
                at: offset, pending: snapshot.pieces, expecting: argument.contentHash)
            if written.count > 0 {
                if session.isConcurrent { throw FinishFailure.concurrentDataNotAllowed }
                try call.store.append(
                    written, pins: receiver.pins, to: session.id, at: offset, closes: false, call.view)
                offset += written.count
            }
            let finish = Store.Finish(session: session.id, offset: offset, commit: try Commit(argument.commit))
            let entry = try call.store.finish(finish, call.view)
            return try call.attach(argument.commit.propertyGroups, to: entry).fileMetadata
        } catch let failure as PropertyFailure {
            throw RouteRejection(Files.UploadSessionFinishError.propertiesError(failure.groupError))
        } catch let failure as SessionFailure {
            throw RouteRejection(Files.UploadSessionFinishError.lookupFailed(failure.lookupError))
        } catch let failure as FinishFailure {
            throw RouteRejection(failure.error)
        } catch let failure as WriteFailure {
            throw RouteRejection(Files.UploadSessionFinishError.path(failure.error))
        } catch BodyReceiver.Failure.hashMismatch {
            throw RouteRejection(Files.UploadSessionFinishError.contentHashMismatch)
        } catch is BodyReceiver.Failure {
            throw RouteRejection(Files.UploadSessionFinishError.payloadTooLarge)
        }
    }
}
