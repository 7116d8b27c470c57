import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation

/// The requests for one file, and the translation of their responses.
extension UploadRun {
    func upload(
        _ chunk: UploadPlan.Chunk, _ body: UploadContent.ChunkBody
    ) async -> Result<UploadPlan.CommitResult, UploadPlan.Failure> {
        let commit = items[chunk.file].commit
        let argument = Files.UploadArg(
            path: commit.path, mode: commit.mode, autorename: commit.autorename, clientModified: commit.clientModified,
            mute: commit.mute, propertyGroups: commit.propertyGroups, strictConflict: commit.strictConflict,
            contentHash: body.hash)
        let request = routes.client.request(Files.upload, serverArgs: argument, input: body.body)
        do throws(CallError<Files.UploadError>) {
            return .success(.file(try await counting([chunk], request).response()))
        } catch {
            let failure = FileUploadError.uploadError(error)
            return switch error.routeError {
            case .contentHashMismatch: .failure(UploadPlan.Failure(.rejected(retryAfter: nil), failure))
            case .path(let failed) where error.verdict.isTemporary:
                .success(.stored(session: failed.uploadSessionId, failure))
            default: .failure(UploadPlan.Failure(error.verdict, failure))
            }
        }
    }

    /// Starts a sequential session with its first chunk.
    func start(_ chunk: UploadPlan.Chunk, _ body: UploadContent.ChunkBody) async -> UploadPlan.AppendResult {
        let argument = Files.UploadSessionStartArg(close: chunk.isLast, contentHash: body.hash)
        let request = durableRequest("start \(chunk.file) \(chunk.range)", Files.uploadSessionStart) { client in
            client.request(Files.uploadSessionStart, serverArgs: argument, input: body.body)
        }
        do throws(CallError<Files.UploadSessionStartError>) {
            return .accepted(session: try await counting([chunk], request).response().sessionId)
        } catch {
            if case .contentHashMismatch = error.routeError {
                return .failed(UploadPlan.Failure(.rejected(retryAfter: nil), .startError(error)))
            }
            return .failed(UploadPlan.Failure(error.verdict, .startError(error)))
        }
    }

    func startConcurrent() async -> Result<String, UploadPlan.Failure> {
        let request = routes.uploadSessionStart(sessionType: .concurrent, input: Data())
        do throws(CallError<Files.UploadSessionStartError>) {
            return .success(try await request.response().sessionId)
        } catch {
            return .failure(UploadPlan.Failure(error.verdict, .startError(error)))
        }
    }

    func append(
        _ chunk: UploadPlan.Chunk, _ session: String, _ body: UploadContent.ChunkBody
    ) async -> UploadPlan.AppendResult {
        let argument = Files.UploadSessionAppendArg(
            cursor: Files.UploadSessionCursor(sessionId: session, offset: UInt64(chunk.start)), close: chunk.isLast,
            contentHash: body.hash)
        let request = durableRequest(
            "\(session) \(chunk.start)..<\(chunk.range.upperBound)", Files.uploadSessionAppendV2
        ) { client in
            client.request(Files.uploadSessionAppendV2, serverArgs: argument, input: body.body)
        }
        do throws(CallError<Files.UploadSessionAppendError>) {
            try await counting([chunk], request).response()
            return .accepted(session: session)
        } catch {
            let failure = FileUploadError.appendError(error)
            return switch error.routeError {
            case .incorrectOffset(let state): .offsetMismatch(end: Int64(clamping: state.correctOffset), failure)
            case .closed: .closed(failure)
            case .notFound: .sessionLost(failure)
            case .contentHashMismatch: .failed(UploadPlan.Failure(.rejected(retryAfter: nil), failure))
            default: .failed(UploadPlan.Failure(error.verdict, failure))
            }
        }
    }

    /// Returns the request for chunks. With durable chunks, the request continues after the process exits.
    func durableRequest<ASerial, RSerial, ESerial>(
        _ key: String, _ route: Route<ASerial, RSerial, ESerial>,
        _ make: (any DropboxTransportClient) -> UploadRequest<RSerial, ESerial>
    ) -> UploadRequest<RSerial, ESerial> {
        durableChunks?.request(key, route, make) ?? make(routes.client)
    }

    /// Counts the bytes that a request sends. It carries the given chunks, one after the other.
    func counting<RSerial, ESerial>(
        _ chunks: [UploadPlan.Chunk], _ request: UploadRequest<RSerial, ESerial>
    ) -> UploadRequest<RSerial, ESerial> {
        request.execution.progress.addObserver { [counter, settings] in
            if counter.recordSent($0, of: chunks) { settings.recordProgress() }
        }
        return request
    }
}

/// The requests that several small files share.
extension UploadRun {
    func startBundle(_ files: [Int]) async -> UploadPlan.Event {
        do throws(CallError<Void>) {
            let result = try await routes.uploadSessionStartBatch(numSessions: UInt64(files.count)).response()
            return .bundleStarted(files, sessions: result.sessionIds)
        } catch {
            // The route defines no errors.
            return .bundleFailed(files, UploadPlan.Failure(error.verdict, .startError(error.mapped { .other })))
        }
    }

    func append(_ entries: [UploadPlan.Entry]) async -> UploadPlan.Event {
        let bundle = await BlockingIO.bulk.run { [items] in Bundle(entries, of: items) }
        let responses = bundle.entries.isEmpty ? .success([]) : await send(bundle)
        let unreadable = bundle.unreadable
        var bundled = unreadable.mapValues {
            UploadPlan.BundleResult(sent: .init(unreadable: $0), digests: BlockDigests())
        }
        for (index, entry) in bundle.entries.enumerated() {
            let sent =
                switch responses {
                case .success(let responses): Self.appendResult(responses[index], entry.session)
                case .failure(let failure): UploadPlan.AppendResult.failed(failure)
                }
            bundled[entry.file] = UploadPlan.BundleResult(sent: sent, digests: bundle.digests[index])
        }
        // If all files failed for the same reason, they wait together.
        if unreadable.isEmpty, case .failure(let failure) = responses {
            return .bundleFailed(entries.map(\.file), failure)
        }
        return .bundleSent(entries.map(\.file), entries.compactMap { bundled[$0.file] })
    }

    /// The concatenated content of several files.
    private struct Bundle {
        var body = Data()
        /// The content hash of the body.
        var hash = ""
        /// The files that were read, and the digests of each.
        var entries: [UploadPlan.Entry] = []
        var digests: [BlockDigests] = []
        var unreadable: [Int: any Error] = [:]

        /// Reads the files. Blocks on disk I/O.
        init(_ entries: [UploadPlan.Entry], of items: [Item]) {
            body.reserveCapacity(entries.reduce(0) { $0 + Int($1.size) })
            for entry in entries {
                do {
                    let bytes = try items[entry.file].content.get().bytes(0..<entry.size)
                    digests.append(BlockDigests(of: bytes))
                    body.append(bytes)
                    self.entries.append(entry)
                } catch {
                    unreadable[entry.file] = error
                }
            }
            hash = ContentHash.hash(of: body)
        }
    }

    private func send(
        _ bundle: Bundle
    ) async -> Result<[Files.UploadSessionAppendBatchResultEntry], UploadPlan.Failure> {
        let entries = bundle.entries
        let argument = Files.UploadSessionAppendBatchArg(
            entries: entries.map { entry in
                Files.UploadSessionAppendBatchArgEntry(
                    cursor: Files.UploadSessionCursor(sessionId: entry.session, offset: 0), length: UInt64(entry.size),
                    close: true)
            }, contentHash: bundle.hash)
        let sessions = entries.map(\.session).joined(separator: " ")
        do throws(CallError<Files.UploadSessionAppendBatchError>) {
            let request = durableRequest(sessions, Files.uploadSessionAppendBatch) { client in
                client.request(Files.uploadSessionAppendBatch, serverArgs: argument, input: .data(bundle.body))
            }
            let chunks = entries.map { entry in
                UploadPlan.Chunk(
                    file: entry.file, index: 0, range: 0..<entry.size, start: 0, isLast: true, round: 0)
            }
            let responses = try await counting(chunks, request).response().entries
            guard responses.count == entries.count else {
                let error = BatchAnswerError(expected: entries.count, received: responses.count)
                return .failure(UploadPlan.Failure(.clientWide, .appendError(.clientError(.other(error)))))
            }
            return .success(responses)
        } catch {
            let failure = FileUploadError.appendError(error.mapped(Self.appendError))
            switch error.routeError {
            // Bytes changed or were lost in transit.
            case .contentHashMismatch, .lengthMismatch:
                return .failure(UploadPlan.Failure(.rejected(retryAfter: nil), failure))
            default: return .failure(UploadPlan.Failure(error.verdict, failure))
            }
        }
    }

    private static func appendResult(
        _ response: Files.UploadSessionAppendBatchResultEntry, _ session: String
    ) -> UploadPlan.AppendResult {
        guard case .failure(let error) = response else { return .accepted(session: session) }
        let failure = FileUploadError.appendError(.routeError(Box(appendError(error)), nil, nil, nil))
        return switch error {
        case .incorrectOffset(let state): .offsetMismatch(end: Int64(clamping: state.correctOffset), failure)
        case .closed: .closed(failure)
        case .notFound: .sessionLost(failure)
        default: .failed(UploadPlan.Failure(.permanent, failure))
        }
    }

    /// Returns the equivalent error of a request for one file.
    private static func appendError(_ error: Files.UploadSessionAppendBatchEntryError) -> Files.UploadSessionAppendError
    {
        switch error {
        case .notFound: .notFound
        case .incorrectOffset(let state): .incorrectOffset(state)
        case .closed: .closed
        case .tooLarge: .tooLarge
        case .concurrentSessionInvalidOffset: .concurrentSessionInvalidOffset
        case .concurrentSessionInvalidDataSize: .concurrentSessionInvalidDataSize
        case .other: .other
        }
    }

    private static func appendError(_ error: Files.UploadSessionAppendBatchError) -> Files.UploadSessionAppendError {
        switch error {
        case .payloadTooLarge: .payloadTooLarge
        case .contentHashMismatch: .contentHashMismatch
        case .lengthMismatch, .other: .other
        }
    }
}

extension CallError {
    /// Returns the same error with another route error.
    package func mapped<Other: Sendable>(_ transform: (EType) -> Other) -> CallError<Other> {
        switch self {
        case .routeError(let box, let message, let summary, let id):
            .routeError(Box(transform(box.unboxed), subject: box.subject), message, summary, id)
        case .internalServerError(let status, let text, let id): .internalServerError(status, text, id)
        case .badInputError(let text, let id): .badInputError(text, id)
        case .authError(let error, let message, let summary, let id): .authError(error, message, summary, id)
        case .accessError(let error, let message, let summary, let id): .accessError(error, message, summary, id)
        case .rateLimitError(let error, let message, let summary, let id):
            .rateLimitError(error, message, summary, id)
        case .httpError(let status, let text, let id): .httpError(status, text, id)
        case .serializationError(let error): .serializationError(error)
        case .reconnectionError(let error): .reconnectionError(error)
        case .clientError(let error): .clientError(error)
        }
    }
}
