import DropboxCore
import DropboxFiles
import Foundation

/// The calls of an upload, and what their answers mean to the plan.
extension UploadDriver {
    func upload(_ piece: UploadContent.Piece, _ chunk: UploadStateMachine.Chunk) async -> UploadStateMachine.Event {
        let argument = Files.UploadArg(
            path: commit.path, mode: commit.mode, autorename: commit.autorename, clientModified: commit.clientModified,
            mute: commit.mute, propertyGroups: commit.propertyGroups, strictConflict: commit.strictConflict,
            contentHash: piece.hash)
        let request = routes.client.request(Files.upload, serverArgs: argument, input: piece.body)
        watch(request, chunk)
        let uploaded: UploadStateMachine.Uploaded
        do throws(CallError<Files.UploadError>) {
            uploaded = .file(try await request.response())
        } catch {
            let failure = FileUploadError.uploadError(error)
            uploaded =
                switch error.routeError {
                case .contentHashMismatch: .failed(.passing(nil, isUnknown: false), failure)
                case .path(let failed) where failed.reason.isPassing:
                    .stored(session: failed.uploadSessionId, failure)
                default: .failed(error.trouble, failure)
                }
        }
        return .uploaded(uploaded, piece.digests)
    }

    /// Counts what a request sends.
    private func watch<Result, RouteError>(
        _ request: UploadRequest<Result, RouteError>, _ chunk: UploadStateMachine.Chunk
    ) {
        let before = chunk.start - chunk.range.lowerBound
        request._run.progress.observe { [counter] in counter.sent(before + $0, of: chunk) }
    }

    func start(_ isConcurrent: Bool) async -> UploadStateMachine.Event {
        let request = routes.uploadSessionStart(sessionType: isConcurrent ? .concurrent : .sequential, input: Data())
        do throws(CallError<Files.UploadSessionStartError>) {
            return .started(try await request.response().sessionId)
        } catch {
            return .failed(.start, error.trouble, .startError(error))
        }
    }

    func append(
        _ chunk: UploadStateMachine.Chunk, _ session: String, _ piece: UploadContent.Piece
    ) async -> UploadStateMachine.AppendResult {
        let argument = Files.UploadSessionAppendArg(
            cursor: Files.UploadSessionCursor(sessionId: session, offset: UInt64(chunk.start)), close: chunk.isLast,
            contentHash: piece.hash)
        let request = routes.client.request(Files.uploadSessionAppendV2, serverArgs: argument, input: piece.body)
        watch(request, chunk)
        do throws(CallError<Files.UploadSessionAppendError>) {
            try await request.response()
            return .accepted
        } catch {
            let failure = FileUploadError.appendError(error)
            return switch error.routeError {
            case .incorrectOffset(let state): .offsetMismatch(end: Int64(clamping: state.correctOffset), failure)
            case .closed: .closed(failure)
            case .notFound: .sessionLost(failure)
            case .contentHashMismatch: .failed(.passing(nil, isUnknown: false), failure)
            default: .failed(error.trouble, failure)
            }
        }
    }

    func finish(_ session: String, _ size: Int64) async -> UploadStateMachine.Finished {
        let request = routes.uploadSessionFinish(
            cursor: Files.UploadSessionCursor(sessionId: session, offset: UInt64(size)), commit: commit, input: Data())
        do throws(CallError<Files.UploadSessionFinishError>) {
            return .file(try await request.response())
        } catch {
            let failure = FileUploadError.finishError(error)
            return switch error.routeError {
            case .lookupFailed(.notFound): .sessionLost(failure)
            case .lookupFailed(.incorrectOffset), .concurrentSessionMissingData, .concurrentSessionNotClosed:
                .incomplete(failure)
            case .tooManyWriteOperations: .failed(.passing(nil, isUnknown: false), failure)
            case .path(let reason) where reason.isPassing: .failed(.passing(nil, isUnknown: false), failure)
            default: .failed(error.trouble, failure)
            }
        }
    }
}

extension Files.WriteError {
    /// Whether the same content may be accepted a little later.
    fileprivate var isPassing: Bool {
        if case .tooManyWriteOperations = self { true } else { false }
    }
}
