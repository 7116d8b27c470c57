import DropboxCore
import DropboxFiles
import Foundation

/// Uploads in a single request.
enum UploadRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Files.upload, upload)
        table.on(Files.alphaUpload, upload)
    }

    private static func upload(_ argument: Files.UploadArg, _ call: Call) async throws -> Files.FileMetadata {
        var receiver = BodyReceiver(call)
        let written: BlockWriter.Output
        do {
            written = try await receiver.receive(expecting: argument.contentHash)
        } catch BodyReceiver.Failure.hashMismatch {
            throw RouteRejection(Files.UploadError.contentHashMismatch)
        } catch is BodyReceiver.Failure {
            throw RouteRejection(Files.UploadError.payloadTooLarge)
        }
        do {
            let commit = try Commit(
                path: argument.path, mode: argument.mode, autorename: argument.autorename,
                strictConflict: argument.strictConflict, clientModified: argument.clientModified)
            let upload = Upload(content: Content(blocks: written.blocks), pins: receiver.pins)
            let entry = try call.store.commit(upload, as: commit, call.view)
            return try call.attachProperties(argument.propertyGroups, to: entry).fileMetadata
        } catch let failure as PropertyError {
            throw RouteRejection(Files.UploadError.propertiesError(failure.groupError))
        } catch let failure as WriteError {
            // Store the content, so that the client can retry with another path without sending the content again.
            let session = try storeSession(written, receiver.pins, call)
            throw RouteRejection(Files.UploadError.path(.init(reason: failure.error, uploadSessionId: session)))
        }
    }

    /// Receives the content of an upload without creating a file.
    ///
    /// - Returns: The error of the upload, with the id of the upload session that contains the content.
    static func rejection(_ reason: Files.WriteError, _ call: Call) async throws -> Files.UploadError {
        var receiver = BodyReceiver(call)
        let written = try await receiver.receive()
        return .path(.init(reason: reason, uploadSessionId: try storeSession(written, receiver.pins, call)))
    }

    private static func storeSession(
        _ written: BlockWriter.Output, _ pins: ContentStore.Pins, _ call: Call
    ) throws -> String {
        let session = try call.store.startSessions(isConcurrent: false, call.view)[0]
        try call.store.append(written, pins: pins, to: session, at: 0, closes: false, call.view)
        return session
    }
}

extension Commit {
    init(
        path: String, mode: Files.WriteMode, autorename: Bool, strictConflict: Bool, clientModified: Date?
    ) throws(WriteError) {
        self.init(
            path: try PathReference.forWriting(path), intent: WriteIntent(mode), isAutorenamed: autorename,
            isStrict: strictConflict, clientModified: clientModified)
    }

    init(_ info: Files.CommitInfo) throws(WriteError) {
        try self.init(
            path: info.path, mode: info.mode, autorename: info.autorename, strictConflict: info.strictConflict,
            clientModified: info.clientModified)
    }
}

extension WriteIntent {
    init(_ mode: Files.WriteMode) {
        switch mode {
        case .add: self = .add
        case .overwrite: self = .overwrite
        case .update(let rev): self = .update(rev: rev)
        }
    }
}

/// Upload sessions, which upload files in several requests.
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
        let written: BlockWriter.Output
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
            let written = try await receiver.receive(
                at: cursor.offset, pending: snapshot.partialBlocks, expecting: hash)
            try call.store.append(
                written, pins: receiver.pins, to: cursor.sessionId, at: cursor.offset, closes: closes, call.view)
        } catch let failure as UploadSessionError {
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
            // Check the offset before receiving the body, because the body is joined with the blocks before the offset.
            guard session.isConcurrent || session.size == offset else {
                throw UploadSessionError.incorrectOffset(session.size)
            }
            let written = try await receiver.receive(
                at: offset, pending: snapshot.partialBlocks, expecting: argument.contentHash)
            if written.count > 0 {
                if session.isConcurrent { throw UploadSessionCommitError.concurrentDataNotAllowed }
                try call.store.append(
                    written, pins: receiver.pins, to: session.id, at: offset, closes: false, call.view)
                offset += written.count
            }
            let finish = Store.FinishRequest(session: session.id, offset: offset, commit: try Commit(argument.commit))
            let entry = try call.store.finish(finish, call.view)
            return try call.attachProperties(argument.commit.propertyGroups, to: entry).fileMetadata
        } catch let failure as PropertyError {
            throw RouteRejection(Files.UploadSessionFinishError.propertiesError(failure.groupError))
        } catch let failure as UploadSessionError {
            throw RouteRejection(Files.UploadSessionFinishError.lookupFailed(failure.lookupError))
        } catch let failure as UploadSessionCommitError {
            throw RouteRejection(failure.error)
        } catch let failure as WriteError {
            throw RouteRejection(Files.UploadSessionFinishError.path(failure.error))
        } catch BodyReceiver.Failure.hashMismatch {
            throw RouteRejection(Files.UploadSessionFinishError.contentHashMismatch)
        } catch is BodyReceiver.Failure {
            throw RouteRejection(Files.UploadSessionFinishError.payloadTooLarge)
        }
    }
}

/// Content for several upload sessions in one request. The chunks follow each other in the body.
extension UploadSessionRoutes {
    /// A received chunk, or the reason why its session rejects it.
    private typealias Chunk = Result<BlockWriter.Output, UploadSessionError>

    static func appendBatch(
        _ argument: Files.UploadSessionAppendBatchArg, _ call: Call
    ) async throws -> Files.UploadSessionAppendBatchResult {
        var receiver = BodyReceiver(call)
        var hash = argument.contentHash.map { _ in ContentHash() }
        var chunks: [Chunk] = []
        var sessions: [String: Store.SessionSnapshot] = [:]
        do {
            for entry in argument.entries {
                chunks.append(try await receive(entry, &receiver, &hash, &sessions, call))
            }
            guard try await receiver.next(upTo: 1) == nil else { throw BodyReceiver.Failure.tooShort }
        } catch BodyReceiver.Failure.tooShort {
            throw RouteRejection(Files.UploadSessionAppendBatchError.lengthMismatch)
        } catch is BodyReceiver.Failure {
            throw RouteRejection(Files.UploadSessionAppendBatchError.payloadTooLarge)
        }
        if let expected = argument.contentHash, hash?.finalize() != expected {
            throw RouteRejection(Files.UploadSessionAppendBatchError.contentHashMismatch)
        }
        // Append the chunks only after the whole body has been received and verified.
        let results = try zip(argument.entries, chunks).map { entry, chunk in
            do {
                try call.store.append(
                    try chunk.get(), pins: receiver.pins, to: entry.cursor.sessionId, at: entry.cursor.offset,
                    closes: entry.close, call.view)
                return Files.UploadSessionAppendBatchResultEntry.success
            } catch let failure as UploadSessionError {
                return .failure(failure.batchError)
            }
        }
        return Files.UploadSessionAppendBatchResult(entries: results)
    }

    /// Receives the chunk of one entry. If its session rejects the chunk, its bytes are discarded.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - receiver: The receiver of the body.
    ///   - hash: The hash of the body, if it's needed.
    ///   - sessions: The sessions as they are after the earlier entries, by ID.
    ///   - call: The request.
    private static func receive(
        _ entry: Files.UploadSessionAppendBatchArgEntry, _ receiver: inout BodyReceiver, _ hash: inout ContentHash?,
        _ sessions: inout [String: Store.SessionSnapshot], _ call: Call
    ) async throws -> Chunk {
        let (id, offset) = (entry.cursor.sessionId, entry.cursor.offset)
        var snapshot: Store.SessionSnapshot?
        var writer: BlockWriter?
        var failure = UploadSessionError.notFound
        do {
            if let known = sessions[id] { try call.store.requireAppend(to: known.session, at: offset) }
            let current =
                try sessions[id] ?? call.store.snapshot(of: id, forAppendAt: offset, pins: receiver.pins, call.view)
            writer = BlockWriter(
                store: call.store.content, pins: receiver.pins, offset: offset, pending: current.partialBlocks)
            snapshot = current
        } catch let error as UploadSessionError {
            failure = error
        }
        var remaining = entry.length
        while remaining > 0 {
            guard let bytes = try await receiver.next(upTo: Int(clamping: remaining)) else {
                throw BodyReceiver.Failure.tooShort
            }
            remaining -= UInt64(bytes.count)
            hash?.update(bytes)
            try writer?.write(bytes)
        }
        guard let snapshot, let written = try writer?.finish() else { return .failure(failure) }
        sessions[id] = snapshot.appending(
            written, at: offset, closes: entry.close, blockSize: call.service.limits.blockSize)
        return .success(written)
    }
}
