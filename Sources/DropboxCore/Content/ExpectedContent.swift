import DropboxHTTP
import Foundation

/// The description of content in the head of a response. It alone decides whether the received content is correct.
///
/// All code that reads content creates one from the response headers, and verifies the received content before it
/// returns the content. File downloads specify the size and the content hash. For other routes, only the length in the
/// headers is known; the transport detects incomplete content.
package struct ExpectedContent: Sendable, Hashable {
    package let route: String
    /// The path or name of the file, for messages.
    package let name: String?
    /// The number of bytes of the whole content, or `nil` if it's unknown.
    package let size: Int64?
    /// The content hash of the whole content, or `nil` if it's unknown.
    package let hash: String?
    /// The range of the whole content in the response, or `nil` for all of it.
    package let range: Range<Int64>?

    /// Creates a description from the metadata and the result of a response.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - metadata: The metadata of the response.
    ///   - result: The result of the request as JSON.
    /// - Throws: An error if no content can match the response.
    package init(_ route: RouteDescriptor, _ metadata: ResponseMetadata, result: Data) throws(ContentMismatchError) {
        let described = ContentMetadata(result, of: route)
        self.route = route.path
        name = described.name
        if let coding = metadata.headers["Content-Encoding"], !coding.isEmpty, coding.lowercased() != "identity" {
            throw ContentMismatchError(route: route.path, name: described.name, .encoding(coding))
        }
        size = described.size ?? metadata.headers["Original-Content-Length"].flatMap { Int64($0) }.map { max($0, 0) }
        hash = described.hash?.lowercased()
        guard metadata.status == 206 else {
            range = nil
            return
        }
        let header = metadata.headers["Content-Range"] ?? ""
        guard let range = Self.parseContentRange(header), range.upperBound <= size ?? .max else {
            throw ContentMismatchError(route: route.path, name: described.name, .range(header))
        }
        self.range = range
    }

    /// Creates a description of whole content with known properties.
    package init(route: String, name: String?, size: Int64?, hash: String?) {
        (self.route, self.name, self.size, self.hash) = (route, name, size, hash)
        range = nil
    }

    /// The number of bytes of the body, or `nil` if it's unknown.
    package var bodySize: Int64? { range.map { Int64($0.count) } ?? size }

    /// A Boolean value that indicates whether the response contains the whole content.
    package var isWhole: Bool {
        guard let range else { return true }
        return range.lowerBound == 0 && range.upperBound == size
    }

    // MARK: - Verification

    /// Throws an error if the announced length of the body differs from the expected length.
    package func verify(announced length: Int64?) throws(ContentMismatchError) {
        guard let length, let bodySize, length != bodySize else { return }
        throw mismatch(.size(expected: bodySize, received: length))
    }

    /// Throws an error if the received body doesn't match this description.
    ///
    /// - Parameters:
    ///   - count: The number of bytes of the body.
    ///   - contentHash: The content hash of the body, or `nil` to verify only the number of bytes.
    package func verify(received count: Int64, contentHash: String?) throws(ContentMismatchError) {
        if let bodySize, count != bodySize { throw mismatch(.size(expected: bodySize, received: count)) }
        guard isWhole, let hash, let contentHash, contentHash != hash else { return }
        throw mismatch(.contentHash(expected: hash, received: contentHash))
    }

    /// Throws an error if a file with the whole content doesn't match this description.
    package func verify(fileAt url: URL) throws {
        let size = (try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber)?.int64Value ?? 0
        try verify(received: size, contentHash: nil)
        if needsHash { try verify(received: size, contentHash: ContentHash.hash(ofFileAt: url) {}) }
    }

    /// A Boolean value that indicates whether verification requires the content hash of the body.
    package var needsHash: Bool { isWhole && hash != nil }

    /// Creates the error for a difference.
    package func mismatch(_ difference: ContentMismatchError.Difference) -> ContentMismatchError {
        ContentMismatchError(route: route, name: name, difference)
    }

    /// Parses a `Content-Range` header such as `bytes 0-499/1234`.
    package static func parseContentRange(_ header: String) -> Range<Int64>? {
        guard header.hasPrefix("bytes "), let slash = header.firstIndex(of: "/") else { return nil }
        let bounds = header[..<slash].dropFirst("bytes ".count).split(separator: "-", omittingEmptySubsequences: false)
        guard bounds.count == 2, let first = Int64(bounds[0]), let last = Int64(bounds[1]), first >= 0, first <= last,
            last < .max
        else { return nil }
        return first..<(last + 1)
    }
}

/// The description of content in the result of a route.
private struct ContentMetadata {
    var name: String?
    var size: Int64?
    var hash: String?

    /// Decodes the description. If the result can't be decoded, all properties are `nil`: the code that decodes the
    /// result reports the error.
    init(_ json: Data, of route: RouteDescriptor) {
        guard let result = try? JSONDecoder().decode(Result.self, from: json) else { return }
        name = result.pathDisplay ?? result.name ?? result.fileMetadata?.pathDisplay ?? result.fileMetadata?.name
        switch route.path {
        case "files/download", "sharing/get_shared_link_file":
            size = result.size.map { Int64(clamping: $0) }
            hash = result.contentHash
        case "files/export":
            size = result.exportMetadata?.size.map { Int64(clamping: $0) }
            hash = result.exportMetadata?.exportHash
        // Other routes send a thumbnail, a preview, or an archive, so the metadata doesn't describe the content.
        default: break
        }
    }

    private struct Result: Decodable {
        struct File: Decodable {
            let name: String?
            let pathDisplay: String?

            enum CodingKeys: String, CodingKey {
                case name
                case pathDisplay = "path_display"
            }
        }

        struct Export: Decodable {
            let size: UInt64?
            let exportHash: String?

            enum CodingKeys: String, CodingKey {
                case size
                case exportHash = "export_hash"
            }
        }

        let name: String?
        let pathDisplay: String?
        let size: UInt64?
        let contentHash: String?
        let fileMetadata: File?
        let exportMetadata: Export?

        enum CodingKeys: String, CodingKey {
            case name, size
            case pathDisplay = "path_display"
            case contentHash = "content_hash"
            case fileMetadata = "file_metadata"
            case exportMetadata = "export_metadata"
        }
    }
}

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
