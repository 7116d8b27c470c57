import Foundation

/// An error that indicates that the received content doesn't match the response. None of the content was returned or
/// moved to the destination.
///
/// It's reported as `CallError.clientError(.other(_))`; use `CallError.contentMismatch` to get it. The client has
/// already retried the download if possible, up to the `maximumAttempts` of its `RetryPolicy` and up to 3 times.
public struct ContentMismatchError: Error, Sendable, Hashable {
    /// The differences between received and expected content.
    public enum Difference: Sendable, Hashable {
        /// The number of bytes. If the content is too long, `received` is the number of bytes at which this was
        /// detected.
        case size(expected: Int64, received: Int64)
        /// The content hash as 64 hexadecimal digits.
        case contentHash(expected: String, received: String)
        /// The content is compressed or otherwise encoded, which the client never requests. The associated value is the
        /// `Content-Encoding` header.
        case encoding(String)
        /// The response contains another range than requested. The associated value is the `Content-Range` header.
        case range(String)
        /// The server returned another revision than the requested one.
        case revision(expected: String, received: String)
        /// The server reported no content hash, so the content can't be verified.
        case missingContentHash
    }

    /// The route, such as `files/download`.
    public let route: String

    /// The path or name of the file, or `nil` if the response doesn't contain it.
    public let name: String?

    /// The difference.
    public let difference: Difference

    package init(route: String, name: String?, _ difference: Difference) {
        self.route = route
        self.name = name
        self.difference = difference
    }
}

extension ContentMismatchError: CustomStringConvertible, LocalizedError {
    /// A message with the file, the expected and received values, and a remedy.
    public var description: String {
        let subject = name.map { "\($0) (\(route))" } ?? route
        return switch difference {
        case .size(let expected, let received):
            "\(subject): received \(received) bytes of content, expected \(expected); download it again"
        case .contentHash(let expected, let received):
            "\(subject): the content was corrupted: its content hash is \(received), expected \(expected); "
                + "download it again"
        case .encoding(let coding):
            "\(subject): the content is encoded as \(coding), which was not requested; download it again, "
                + "and check for a proxy that modifies responses if that does not help"
        case .range(let range):
            "\(subject): received another part of the content than requested (\(range)); download it again"
        case .revision(let expected, let received):
            "\(subject): received revision \(received), requested \(expected); download it again"
        case .missingContentHash:
            "\(subject): the server reported no content hash, so the content can't be verified; nothing was stored"
        }
    }

    /// The same as the description.
    public var errorDescription: String? { description }
}

extension CallError {
    /// The difference between the received content and the response, or `nil` for other errors.
    public var contentMismatch: ContentMismatchError? {
        if case .clientError(.other(let error)) = self { error as? ContentMismatchError } else { nil }
    }
}
