import DropboxCore
import Foundation

/// Why a download failed. The destination is as it was before.
public indirect enum FileDownloadError: Error, Sendable {
    /// The server refused it, no answer came, or a local file could not be written. What has arrived is kept in the last
    /// two cases: calling again goes on from there.
    case call(CallError<Files.DownloadError>)

    /// The bytes that came are not those of the file. `expected` and `received` are content hashes or, where the number of
    /// bytes tells already, sizes such as "12 bytes". They have been thrown away, asked for again, and come wrong again, as
    /// often as the client's `RetryPolicy` allows and 3 times at most; calling again starts over.
    case contentHashMismatch(path: String, expected: String, received: String)

    /// The server told of other revisions of the file again and again while it was downloaded.
    case fileKeepsChanging(path: String)

    /// Another download to the same destination is under way, in this process or in another one.
    case destinationInUse(URL)
}

extension FileDownloadError: CustomStringConvertible, LocalizedError {
    /// What happened, and what to do.
    public var description: String {
        switch self {
        case .call(let error): "\(error)"
        case .contentHashMismatch(let path, let expected, let received):
            "\(path) was damaged on the way: received \(received), expected \(expected); download it again"
        case .fileKeepsChanging(let path): "\(path) changed again and again while it was downloaded; try again later"
        case .destinationInUse(let url):
            "another download to \(url.path) is under way; wait for it, or choose another destination"
        }
    }

    /// The same as the description.
    public var errorDescription: String? { description }

    /// Whether the download was cancelled.
    public var isCancellation: Bool {
        if case .call(let error) = self { error.isCancellation } else { false }
    }

    /// Whether the same call may succeed a little later.
    public var isTransient: Bool {
        switch self {
        case .call(let error): error.isTransient
        case .contentHashMismatch, .fileKeepsChanging, .destinationInUse: true
        }
    }

    /// Content of a file that did not come as it was to come.
    init(_ failure: ContentFailure, of path: String) {
        switch failure {
        case .transport(let error): self = .call(.clientError(error.clientError))
        case .mismatch(let error): self = .damaged(path: path, error.difference)
        case .client(let error): self = .call(.clientError(error))
        }
    }

    /// The bytes that came are not those of the file.
    static func damaged(path: String, _ difference: ContentMismatchError.Difference) -> FileDownloadError {
        switch difference {
        case .size(let expected, let received):
            .contentHashMismatch(path: path, expected: "\(expected) bytes", received: "\(received) bytes")
        case .contentHash(let expected, let received):
            .contentHashMismatch(path: path, expected: expected, received: received)
        case .encoding(let coding):
            .contentHashMismatch(path: path, expected: "plain content", received: "\(coding) encoding")
        case .range(let range):
            .contentHashMismatch(path: path, expected: "the range asked for", received: "range \(range)")
        }
    }

    /// An error of a file on this side.
    static func file(_ error: any Error) -> FileDownloadError { .call(.clientError(.fileAccessError(error))) }

    static let cancelled = FileDownloadError.call(.clientError(.other(CancellationError())))
    static let unexpectedState = FileDownloadError.call(.clientError(.unexpectedState))
}
