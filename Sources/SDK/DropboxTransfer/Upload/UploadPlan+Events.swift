import DropboxCore
import DropboxFiles

/// What a plan asks for, and what it is told.
extension UploadPlan {
    /// The bytes of a file that one request sends: a chunk, or a run of chunks.
    struct Chunk: Hashable {
        var file = 0
        /// The first chunk of the run.
        let index: Int
        /// The bytes of the run. The range starts at a block boundary.
        let range: Range<Int64>
        /// The first byte to send. It differs from the start of the range if the server already has some of the bytes.
        let start: Int64
        /// A Boolean value that indicates whether the content ends with this run.
        let isLast: Bool
        /// The number of the session of the file. Results for chunks of earlier sessions are ignored.
        let round: Int
        /// The number of chunks in the run.
        var count = 1

        var run: Range<Int> { index..<(index + count) }

        /// The bytes to send.
        var bytes: Range<Int64> { start..<range.upperBound }
    }

    /// A session that contains a file, or is to receive it.
    struct Entry: Hashable {
        var file: Int
        var session: String
        var size: Int64
    }

    /// The part of the upload that a delay belongs to.
    enum DelayedItem: Hashable {
        /// A run of chunks.
        case chunk(file: Int, index: Int, round: Int)
        case files([Int])
        case commits
        /// The files that were sent and wait for others.
        case readyFiles
    }

    enum Action: Hashable {
        /// Send and commit the entire content in one request.
        case upload(Chunk)
        /// Read the next chunk of a stream.
        case read(file: Int, Int)
        /// Start a sequential session with its first chunk.
        case start(Chunk)
        /// Start an empty concurrent session.
        case startConcurrent(file: Int)
        case append(Chunk, session: String)
        /// Hash a chunk that arrived during an earlier attempt of the upload.
        case hash(Chunk)
        /// Start a session for each of the files.
        case startBundle([Int])
        /// Send the entire content of each file, which closes the sessions.
        case appendBundle([Entry])
        case commit([Entry])
        /// Check whether the content is at its destination.
        case check(file: Int)
        /// Send `Event.waited` after the delay.
        case wait(DelayedItem, Duration)
        /// Send `Event.waited` when the device has been unlocked, or after the delay.
        case waitForUnlock([Int], Duration)
    }

    /// An error, and what it says about another attempt.
    struct Failure: Error {
        let verdict: FailureVerdict
        let error: FileUploadError

        init(_ verdict: FailureVerdict, _ error: FileUploadError) {
            self.verdict = verdict
            self.error = error
        }
    }

    /// The result of sending a chunk.
    enum AppendResult {
        /// The chunk arrived in this session.
        case accepted(session: String)
        /// The session ends at another byte.
        case offsetMismatch(end: Int64, FileUploadError)
        /// The session is already closed.
        case closed(FileUploadError)
        /// The session doesn't exist.
        case sessionLost(FileUploadError)
        case failed(Failure)
        /// The file can't be read, or has changed.
        case unreadable(FileUploadError)
        /// The file can't be read until the user unlocks the device.
        case locked(FileUploadError)

        /// Creates the result of reading a file that failed with an error.
        init(unreadable error: any Error) {
            let failure: FileUploadError = error is CancellationError ? .cancelled : .source(error)
            self = DeviceLock.isReason(for: error) ? .locked(failure) : .unreadable(failure)
        }

        var isAccepted: Bool { if case .accepted = self { true } else { false } }
    }

    /// The result for one file of a bundle, and the digests of its blocks.
    struct BundleResult {
        let sent: AppendResult
        let digests: BlockDigests
    }

    /// The result of a request that commits a file.
    enum CommitResult {
        case file(Files.FileMetadata)
        /// The content is in a session, but can't be committed yet.
        case stored(session: String, FileUploadError)
        /// The session doesn't exist.
        case sessionLost(FileUploadError)
        /// The session lacks bytes that the server accepted earlier.
        case incomplete(FileUploadError)
        /// The server has another reason, which may be temporary.
        case rejected(Failure)
    }

    /// The item at the destination of a file.
    enum DestinationState {
        /// A file with the sent content, perhaps under a name that the server assigned.
        case content(Files.FileMetadata)
        /// Another item.
        case other
        case nothing
        case unknown(Failure)
    }

    enum Event {
        /// The entire content was sent and committed, or that request failed.
        case uploaded(Chunk, Result<CommitResult, Failure>, BlockDigests)
        /// The number of bytes in the next chunk of a stream.
        case read(file: Int, Int64, isLast: Bool)
        case startedConcurrent(file: Int, Result<String, Failure>)
        case sent(Chunk, AppendResult, BlockDigests)
        /// A chunk that arrived earlier was hashed. `ifChanged` is the error to report if its content changed.
        case hashed(Chunk, BlockDigests, ifChanged: FileUploadError)
        case bundleStarted([Int], sessions: [String])
        case bundleSent([Int], [BundleResult])
        /// Starting or sending the bundle failed for all its files.
        case bundleFailed([Int], Failure)
        /// The server responded to a commit, with one result per entry.
        case committed([CommitResult])
        case uncommitted(Failure)
        case checked(file: Int, DestinationState)
        case waited(DelayedItem)
        /// The content of a file can't be read.
        case unreadable(file: Int, FileUploadError)
        /// The upload was stopped. Nothing else is started.
        case stopped(FileUploadError)
    }
}
