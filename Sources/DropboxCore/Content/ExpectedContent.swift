import DropboxHTTP
import Foundation

/// What a response says of the content that follows: the one place that decides whether received content is right.
///
/// Every read of content makes one from the head of the response, and checks against it what has arrived, before anybody
/// gets it. Downloads of files tell size and content hash. The other routes send content of which nothing is known but the
/// length that the headers tell; whether that is complete, the transport sees.
package struct ExpectedContent: Sendable, Hashable {
    package let route: String
    /// The path or name of the file, for messages.
    package let name: String?
    /// The number of bytes of the whole content; `nil` where that is not known.
    package let size: Int64?
    /// The content hash of the whole content; `nil` where that is not known.
    package let hash: String?
    /// Which bytes of the whole the response has; `nil` for all of them.
    package let range: Range<Int64>?

    /// - Parameters:
    ///   - result: The result of the call in JSON.
    /// - Throws: Where the content cannot be what it is to be, whatever comes.
    package init(_ route: RouteDescriptor, _ metadata: ResponseMetadata, result: Data) throws(ContentMismatchError) {
        let facts = Facts(result, of: route)
        self.route = route.path
        name = facts.name
        if let coding = metadata.headers["Content-Encoding"], !coding.isEmpty, coding.lowercased() != "identity" {
            throw ContentMismatchError(route: route.path, name: facts.name, .encoding(coding))
        }
        size = facts.size ?? metadata.headers["Original-Content-Length"].flatMap { Int64($0) }.map { max($0, 0) }
        hash = facts.hash?.lowercased()
        guard metadata.status == 206 else {
            range = nil
            return
        }
        let header = metadata.headers["Content-Range"] ?? ""
        guard let range = Self.range(header), range.upperBound <= size ?? .max else {
            throw ContentMismatchError(route: route.path, name: facts.name, .range(header))
        }
        self.range = range
    }

    /// Content of which this is known beforehand, all of it in one body.
    package init(route: String, name: String?, size: Int64?, hash: String?) {
        (self.route, self.name, self.size, self.hash) = (route, name, size, hash)
        range = nil
    }

    /// The number of bytes of the body; `nil` where that is not known.
    package var bodySize: Int64? { range.map { Int64($0.count) } ?? size }

    /// Whether all of the content is in the response.
    package var isWhole: Bool {
        guard let range else { return true }
        return range.lowerBound == 0 && range.upperBound == size
    }

    // MARK: Checks

    /// Throws where a body announces another length than it is to have.
    package func check(announced length: Int64?) throws(ContentMismatchError) {
        guard let length, let bodySize, length != bodySize else { return }
        throw mismatch(.size(expected: bodySize, received: length))
    }

    /// Throws where the body that has arrived is another one than was described.
    /// - Parameters:
    ///   - count: Its number of bytes.
    ///   - contentHash: Its content hash; `nil` where nobody needs it.
    package func check(received count: Int64, contentHash: String?) throws(ContentMismatchError) {
        if let bodySize, count != bodySize { throw mismatch(.size(expected: bodySize, received: count)) }
        guard isWhole, let hash, let contentHash, contentHash != hash else { return }
        throw mismatch(.contentHash(expected: hash, received: contentHash))
    }

    /// Checks the file that the whole content is in.
    package func check(fileAt url: URL) throws {
        let size = (try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber)?.int64Value ?? 0
        try check(received: size, contentHash: nil)
        if needsHash { try check(received: size, contentHash: ContentHash.hash(ofFileAt: url) {}) }
    }

    /// Whether the content hash of what arrives is needed to check it.
    package var needsHash: Bool { isWhole && hash != nil }

    package func mismatch(_ difference: ContentMismatchError.Difference) -> ContentMismatchError {
        ContentMismatchError(route: route, name: name, difference)
    }

    /// Reads `bytes 0-499/1234`.
    package static func range(_ header: String) -> Range<Int64>? {
        guard header.hasPrefix("bytes "), let slash = header.firstIndex(of: "/") else { return nil }
        let bounds = header[..<slash].dropFirst("bytes ".count).split(separator: "-", omittingEmptySubsequences: false)
        guard bounds.count == 2, let first = Int64(bounds[0]), let last = Int64(bounds[1]), first >= 0, first <= last,
            last < .max
        else { return nil }
        return first..<(last + 1)
    }
}

/// What the result of a route says of the content beside it.
private struct Facts {
    var name: String?
    var size: Int64?
    var hash: String?

    /// - Parameter json: What cannot be read tells nothing here; whoever decodes the result reports it.
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
        // The others tell of a file or a folder of which they send a picture, a preview or an archive, or of nothing.
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
