import DropboxHTTP
import Foundation

/// The description of content: what the head of a response says about it, and what the caller already knows. It alone
/// decides whether the received content is correct.
///
/// All code that reads content creates one from the response headers, and verifies the received content before it
/// returns the content, as a rule with a `VerifyingSink`. File downloads specify the size and the content hash. For other
/// routes, only the length in the headers is known.
package struct ExpectedContent: Sendable, Hashable {
    package let route: String
    /// The path or name of the file, for messages.
    package let name: String?
    /// The revision of the file, or `nil` if the response doesn't contain it.
    package let rev: String?
    /// The number of bytes of the whole content, or `nil` if it's unknown.
    package private(set) var size: Int64?
    /// The content hash of the whole content, or `nil` if it's unknown.
    package private(set) var hash: String?
    /// The range of the whole content in the response, or `nil` for all of it.
    package let range: Range<Int64>?

    /// Creates a description from the metadata and the result of a response.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - metadata: The metadata of the response.
    ///   - result: The result of the request as JSON.
    ///   - announced: The announced length of the body, or `nil` if it's unknown.
    /// - Throws: An error if no content can match the response.
    package init(
        _ route: RouteDescriptor, _ metadata: ResponseMetadata, result: Data, announced: Int64? = nil
    ) throws(ContentMismatchError) {
        let described = ContentMetadata(result, of: route)
        self.route = route.path
        name = described.name
        rev = described.rev
        if let coding = metadata.headers["Content-Encoding"], !coding.isEmpty, coding.lowercased() != "identity" {
            throw ContentMismatchError(route: route.path, name: described.name, .encoding(coding))
        }
        size = described.size ?? metadata.headers["Original-Content-Length"].flatMap { Int64($0) }.map { max($0, 0) }
        hash = described.hash?.lowercased()
        guard metadata.status == 206 else {
            range = nil
            // Many routes don't describe their content. The body is then as long as announced.
            if size == nil { size = announced.map { max($0, 0) } } else { try verify(announced: announced) }
            return
        }
        let header = metadata.headers["Content-Range"] ?? ""
        guard let range = Self.parseContentRange(header), range.upperBound <= size ?? .max else {
            throw ContentMismatchError(route: route.path, name: described.name, .range(header))
        }
        self.range = range
        try verify(announced: announced)
    }

    /// Creates a description of whole content with known properties.
    package init(route: String, name: String?, _ revision: ContentRevision) {
        (self.route, self.name, rev, size) = (route, name, revision.rev, revision.size)
        hash = revision.contentHash?.lowercased()
        range = nil
    }

    /// Returns this description, completed by what the caller knows.
    ///
    /// - Throws: An error if the response describes another revision than the required one, or if the content has no
    ///   hash although it is required.
    package func meeting(_ requirement: ContentRequirement) throws(ContentMismatchError) -> ExpectedContent {
        var result = self
        if let known = requirement.revision {
            if let rev, rev != known.rev { throw mismatch(.revision(expected: known.rev, received: rev)) }
            if let size, size != known.size { throw mismatch(.size(expected: known.size, received: size)) }
            let knownHash = known.contentHash?.lowercased()
            if let hash, let knownHash, hash != knownHash {
                throw mismatch(.contentHash(expected: knownHash, received: hash))
            }
            result.size = known.size
            result.hash = knownHash ?? hash
        }
        if result.hash == nil, !requirement.allowsMissingHash { throw mismatch(.missingContentHash) }
        return result
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
    private func verify(announced length: Int64?) throws(ContentMismatchError) {
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

    /// What a successful verification of the body proves.
    package var verification: ContentVerification {
        needsHash ? .contentHash : bodySize != nil ? .length : .notVerified
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
    var rev: String?
    var size: Int64?
    var hash: String?

    /// Decodes the description. If the result can't be decoded, all properties are `nil`: the code that decodes the
    /// result reports the error.
    init(_ json: Data, of route: RouteDescriptor) {
        guard let result = try? JSONDecoder().decode(Result.self, from: json) else { return }
        name = result.pathDisplay ?? result.name ?? result.fileMetadata?.pathDisplay ?? result.fileMetadata?.name
        switch route.path {
        case "files/download", "sharing/get_shared_link_file":
            rev = result.rev
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
        let rev: String?
        let pathDisplay: String?
        let size: UInt64?
        let contentHash: String?
        let fileMetadata: File?
        let exportMetadata: Export?

        enum CodingKeys: String, CodingKey {
            case name, rev, size
            case pathDisplay = "path_display"
            case contentHash = "content_hash"
            case fileMetadata = "file_metadata"
            case exportMetadata = "export_metadata"
        }
    }
}
