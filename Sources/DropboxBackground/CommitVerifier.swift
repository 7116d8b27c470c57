import DropboxCore
import DropboxHTTP
import Foundation

/// Determines whether an upload with a lost response was committed. Only this type knows routes by their names.
///
/// Sending the same content again is harmless in the modes `add`, `overwrite`, and `update`: Dropbox reports success
/// and changes nothing. It is harmful if the file may have been renamed (`autorename`), if identical content is a
/// conflict (`strict_conflict`), or if another user changed the file in the meantime. Before it sends anything again,
/// the client therefore checks the file at the destination, and the names that Dropbox assigns on a conflict.
struct CommitVerifier {
    private let transfer: TransferDescriptor
    private let argument: [String: Any]

    init(_ transfer: TransferDescriptor) {
        self.transfer = transfer
        // The SDK encoded the argument. An unreadable one provides no information.
        let object = try? JSONSerialization.jsonObject(with: Data(transfer.argument.utf8))
        argument = object as? [String: Any] ?? [:]
    }

    /// The path that the upload requested, or `nil` for a route that doesn't commit an entire file.
    var path: String? {
        guard ["files/upload", "files/alpha/upload"].contains(transfer.route) else { return nil }
        return argument["path"] as? String
    }

    /// The folder to search for a renamed file, or `nil` if the upload doesn't allow renaming.
    var folder: String? {
        guard argument["autorename"] as? Bool == true, let path, path.hasPrefix("/"),
            let slash = path.lastIndex(of: "/")
        else { return nil }
        return String(path[..<slash])
    }

    /// Returns whether an entry of that folder is the renamed file of this upload, whose content has the given hash.
    func isRenamedFile(_ entry: [String: Any], _ contentHash: String) -> Bool {
        guard entry["content_hash"] as? String == contentHash, let path, let slash = path.lastIndex(of: "/"),
            entry[".tag"] as? String == "file",
            let name = entry["name"] as? String
        else { return false }
        let isUpdate = (argument["mode"] as? [String: Any])?[".tag"] as? String == "update"
        let wanted = String(path[path.index(after: slash)...])
        return Autorename.isVariant(name, of: wanted, style: isUpdate ? .conflictedCopy : .numbered)
    }

    /// Returns whether a response of `get_metadata` describes a file with the content hash of this upload.
    func describesSource(_ response: CallResponse, _ contentHash: String) throws -> Bool {
        struct Metadata: Decodable {
            let content_hash: String?
        }
        return try JSONDecoder().decode(Metadata.self, from: response.data).content_hash == contentHash
    }

    /// Returns the actual result of a repeated append. If the correct offset is the end of the sent content, or if the
    /// append closed the session, an earlier attempt succeeded.
    ///
    /// - Parameters:
    ///   - response: The response to the repeated append.
    ///   - size: The number of bytes sent.
    func correctedResponse(_ response: CallResponse, size: Int64?) -> CallResponse {
        guard transfer.route.hasPrefix("files/upload_session/append"), response.metadata.status == 409, let size else {
            return response
        }
        struct Envelope: Decodable {
            struct Failure: Decodable {
                let tag: String
                let correct_offset: Int64?
                enum CodingKeys: String, CodingKey {
                    case tag = ".tag"
                    case correct_offset
                }
            }
            let error: Failure
        }
        guard let failure = try? JSONDecoder().decode(Envelope.self, from: response.data).error else { return response }
        let cursor = argument["cursor"] as? [String: Any] ?? argument
        // The caller provides the offset, so the sum can overflow.
        let end = (cursor["offset"] as? NSNumber)?.int64Value.addingReportingOverflow(size)
        let isDone =
            failure.tag == "incorrect_offset" && end?.overflow == false && failure.correct_offset == end?.partialValue
            || failure.tag == "closed" && argument["close"] as? Bool == true
        guard isDone else { return response }
        let metadata = response.metadata
        return CallResponse(
            metadata: ResponseMetadata(status: 200, headers: metadata.headers, attemptCount: metadata.attemptCount),
            content: .collected(Data("null".utf8)))
    }
}
