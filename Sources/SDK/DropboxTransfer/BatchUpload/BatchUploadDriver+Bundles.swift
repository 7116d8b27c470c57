import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation

/// The requests that several small files share.
extension BatchUploadDriver {
    func start(_ files: [Int]) async -> BatchUploadStateMachine.Event {
        do throws(CallError<Void>) {
            let result = try await routes.uploadSessionStartBatch(numSessions: UInt64(files.count)).response()
            return .bundleStarted(files, sessions: result.sessionIds)
        } catch {
            // The route defines no errors.
            return .bundleFailed(files, JudgedError(error.verdict, .startError(error.mapped { .other })))
        }
    }

    func append(_ entries: [BatchUploadStateMachine.Entry]) async -> BatchUploadStateMachine.Event {
        let bundle = await BlockingIO.bulk.run { [files] in Bundle(entries, of: files) }
        let responses = bundle.entries.isEmpty ? .success([]) : await send(bundle)
        let unreadable = bundle.unreadable
        var bundled = unreadable.mapValues {
            BatchUploadStateMachine.BundleResult(sent: .init(unreadable: $0), digests: BlockDigests())
        }
        for (index, entry) in bundle.entries.enumerated() {
            let sent =
                switch responses {
                case .success(let responses): Self.appendResult(responses[index], entry.session)
                case .failure(let failure): BatchUploadStateMachine.AppendResult.failed(failure.judgedError)
                }
            bundled[entry.file] = BatchUploadStateMachine.BundleResult(sent: sent, digests: bundle.digests[index])
        }
        // If all files failed for the same reason, they wait together.
        if unreadable.isEmpty, case .failure(let failure) = responses {
            return .bundleFailed(entries.map(\.file), failure.judgedError)
        }
        return .bundleSent(entries.map(\.file), entries.compactMap { bundled[$0.file] })
    }

    /// The concatenated content of several files.
    private struct Bundle {
        var body = Data()
        /// The content hash of the body.
        var hash = ""
        /// The files that were read, and the digests of each.
        var entries: [BatchUploadStateMachine.Entry] = []
        var digests: [BlockDigests] = []
        var unreadable: [Int: any Error] = [:]

        /// Reads the files. Blocks on disk I/O.
        init(_ entries: [BatchUploadStateMachine.Entry], of files: [Result<LocalFile, BatchUploadError>]) {
            body.reserveCapacity(entries.reduce(0) { $0 + Int($1.size) })
            for entry in entries {
                do {
                    let bytes = try files[entry.file].get().read(0..<entry.size)
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

    private struct Failure: Error {
        let judgedError: JudgedError
    }

    private func send(
        _ bundle: Bundle
    ) async -> Result<[Files.UploadSessionAppendBatchResultEntry], Failure> {
        let entries = bundle.entries
        let arguments = entries.map { entry in
            Files.UploadSessionAppendBatchArgEntry(
                cursor: Files.UploadSessionCursor(sessionId: entry.session, offset: 0), length: UInt64(entry.size),
                close: true)
        }
        do throws(CallError<Files.UploadSessionAppendBatchError>) {
            let sessions = entries.map(\.session).joined(separator: " ")
            let request = request(sessions, Files.uploadSessionAppendBatch) { routes in
                routes.uploadSessionAppendBatch(entries: arguments, contentHash: bundle.hash, input: bundle.body)
            }
            let content = entries.map { ($0.file, 0..<$0.size) }
            let responses = try await observeProgress(request, of: content).response().entries
            guard responses.count == entries.count else {
                let error = BatchAnswerError(expected: entries.count, received: responses.count)
                let judgedError = JudgedError(.clientWide, .appendError(.clientError(.other(error))))
                return .failure(Failure(judgedError: judgedError))
            }
            return .success(responses)
        } catch {
            let failure = BatchUploadError.appendError(error.mapped(Self.appendError))
            switch error.routeError {
            // Bytes changed or were lost in transit.
            case .contentHashMismatch, .lengthMismatch:
                return .failure(
                    Failure(judgedError: JudgedError(.rejected(retryAfter: nil), failure)))
            default: return .failure(Failure(judgedError: JudgedError(error.verdict, failure)))
            }
        }
    }

    private static func appendResult(
        _ response: Files.UploadSessionAppendBatchResultEntry, _ session: String
    ) -> BatchUploadStateMachine.AppendResult {
        guard case .failure(let error) = response else { return .accepted(session: session) }
        let failure = BatchUploadError.appendError(.routeError(Box(appendError(error)), nil, nil, nil))
        return switch error {
        case .incorrectOffset(let state): .offsetMismatch(end: Int64(clamping: state.correctOffset), failure)
        case .closed: .closed(failure)
        case .notFound: .sessionLost(failure)
        default: .failed(JudgedError(.permanent, failure))
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
