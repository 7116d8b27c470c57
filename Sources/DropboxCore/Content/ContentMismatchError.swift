import Foundation

/// The content that arrived is not what the response describes. Nothing of it was handed out or put into place.
///
/// It comes as `CallError.clientError(.other(_))`; `CallError.contentMismatch` finds it there. A download that the client can
/// repeat has been repeated by then, up to `maximumAttempts` of its `RetryPolicy` and 3 times at most.
public struct ContentMismatchError: Error, Sendable, Hashable {
    /// What differs.
    public enum Difference: Sendable, Hashable {
        /// The number of bytes. Of content that is too long, `received` is the count at which that was noticed.
        case size(expected: Int64, received: Int64)
        /// The content hash, in 64 hexadecimal digits.
        case contentHash(expected: String, received: String)
        /// The content is compressed or otherwise encoded, which the client never asks for: the value of `Content-Encoding`.
        case encoding(String)
        /// The response has a part of the content other than the one it was asked for: the value of `Content-Range`.
        case range(String)
    }

    /// The route, as `files/download`.
    public let route: String

    /// The path or name of the file, as the response tells it; `nil` where it does not.
    public let name: String?

    /// What differs.
    public let difference: Difference

    package init(route: String, name: String?, _ difference: Difference) {
        self.route = route
        self.name = name
        self.difference = difference
    }
}

extension ContentMismatchError: CustomStringConvertible, LocalizedError {
    /// Which file, what was expected and received, and what to do.
    public var description: String {
        let subject = name.map { "\($0) (\(route))" } ?? route
        return switch difference {
        case .size(let expected, let received):
            "\(subject): received \(received) bytes of content, expected \(expected); download it again"
        case .contentHash(let expected, let received):
            "\(subject): the content was damaged on the way: its content hash is \(received), expected \(expected); "
                + "download it again"
        case .encoding(let coding):
            "\(subject): the content is encoded as \(coding), which was not asked for; download it again, "
                + "and look for a proxy that changes responses if that does not help"
        case .range(let range):
            "\(subject): received another part of the content than asked for (\(range)); download it again"
        }
    }

    /// The same as the description.
    public var errorDescription: String? { description }
}

extension CallError {
    /// What is wrong with the content that arrived; `nil` for any other error.
    public var contentMismatch: ContentMismatchError? {
        if case .clientError(.other(let error)) = self { error as? ContentMismatchError } else { nil }
    }
}
