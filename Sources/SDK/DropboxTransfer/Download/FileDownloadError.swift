import DropboxCore
import Foundation

/// An error of a download. The destination is unchanged.
public indirect enum FileDownloadError: Error, Sendable {
    /// The server rejected the request, no response was received, or a local file couldn't be written. In the last two
    /// cases, received content is preserved, and calling the method again resumes the download.
    case call(CallError<Files.DownloadError>)

    /// The received bytes differ from those of the file. `expected` and `received` are content hashes or, if the number
    /// of bytes already differs, sizes such as "12 bytes". The client discarded the bytes and requested them again, as
    /// often as its `RetryPolicy` allows, for at most 3 attempts. Calling the method again restarts the download.
    case contentHashMismatch(path: String, expected: String, received: String)

    /// The server reported no content hash, so the content can't be verified. Nothing was stored. To accept such content,
    /// set `acceptsMissingContentHash` in the options.
    case missingContentHash(path: String)

    /// The server reported different revisions of the file several times during the download.
    case fileKeepsChanging(path: String)

    /// Another download to the same destination is in progress, in this or another process.
    case destinationInUse(URL)
}

extension FileDownloadError: CustomStringConvertible, LocalizedError {
    /// The error, and what to do.
    public var description: String {
        switch self {
        case .call(let error): "\(error)"
        case .contentHashMismatch(let path, let expected, let received):
            "\(path) was damaged in transit: received \(received), expected \(expected); download it again"
        case .missingContentHash(let path):
            "the server reported no content hash for \(path), so its content can't be verified; nothing was stored"
        case .fileKeepsChanging(let path): "\(path) changed repeatedly during the download; try again later"
        case .destinationInUse(let url):
            "another download to \(url.path) is in progress; wait for it, or choose another destination"
        }
    }

    /// The same text as `description`.
    public var errorDescription: String? { description }

    /// A Boolean value that indicates whether the download was canceled.
    public var isCancellation: Bool {
        if case .call(let error) = self { error.isCancellation } else { false }
    }

    /// A Boolean value that indicates whether the same call may succeed later.
    public var isTransient: Bool { verdict.isTemporary }

    /// What the error says about another attempt.
    public var verdict: FailureVerdict {
        switch self {
        case .call(let error): error.verdict
        case .contentHashMismatch, .fileKeepsChanging, .destinationInUse: .indeterminate(retryAfter: nil)
        case .missingContentHash: .permanent
        }
    }

    /// Creates the error for content that wasn't received correctly.
    init(_ failure: ContentDownloadError, of path: String) {
        switch failure {
        case .transport(let error): self = .call(.clientError(error.clientError))
        case .mismatch(let error): self = .contentMismatch(path: path, error.difference)
        case .client(let error): self = .call(.clientError(error))
        }
    }

    /// A Boolean value that indicates whether content was interrupted or damaged.
    var isInterruption: Bool {
        switch self {
        case .contentHashMismatch: true
        case .call(.clientError): !isCancellation
        case .call, .missingContentHash, .fileKeepsChanging, .destinationInUse: false
        }
    }

    /// Creates the error for a request that failed.
    init(_ error: CallError<Files.DownloadError>, of path: String) {
        self = error.contentMismatch.map { .contentMismatch(path: path, $0.difference) } ?? .call(error)
    }

    /// Returns the error for content that differs from the file.
    static func contentMismatch(path: String, _ difference: ContentMismatchError.Difference) -> FileDownloadError {
        switch difference {
        case .size(let expected, let received):
            .contentHashMismatch(path: path, expected: "\(expected) bytes", received: "\(received) bytes")
        case .contentHash(let expected, let received):
            .contentHashMismatch(path: path, expected: expected, received: received)
        case .encoding(let coding):
            .contentHashMismatch(path: path, expected: "uncompressed content", received: "\(coding) encoding")
        case .range(let range):
            .contentHashMismatch(path: path, expected: "the requested range", received: "range \(range)")
        case .revision(let expected, let received):
            .contentHashMismatch(path: path, expected: "revision \(expected)", received: "revision \(received)")
        case .missingContentHash: .missingContentHash(path: path)
        }
    }

    /// Returns the error for a failed operation on a local file.
    static func fileAccessError(_ error: any Error) -> FileDownloadError {
        .call(.clientError(.fileAccessError(error)))
    }

    static let cancelled = FileDownloadError.call(.clientError(.other(CancellationError())))
    static let unexpectedState = FileDownloadError.call(.clientError(.unexpectedState))
}
