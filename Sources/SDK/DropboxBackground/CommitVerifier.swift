import DropboxCore
import DropboxHTTP
import Foundation

/// Determines whether an upload with a lost response was committed. It reads the persisted argument of the upload.
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

    /// The destination of the upload, or `nil` for a route that doesn't commit an entire file.
    var destination: CommitDestination? {
        guard ["files/upload", "files/alpha/upload"].contains(transfer.route), let path = argument["path"] as? String
        else { return nil }
        // A mode without parameters is encoded as its name.
        let mode = (argument["mode"] as? [String: Any])?[".tag"] as? String
        return CommitDestination(
            path: path, autorename: argument["autorename"] as? Bool == true, isUpdate: mode == "update")
    }

    /// Returns whether a file that the server describes has the sent content and is at the destination.
    ///
    /// - Parameters:
    ///   - json: The metadata of the file.
    ///   - contentHash: The content hash of the upload.
    ///   - isRenamed: Whether the service must have assigned the name.
    func isCommitted(_ json: Data, _ contentHash: String, isRenamed: Bool) throws -> Bool {
        guard let destination else { return false }
        let file = try JSONDecoder().decode(CommittedFile.self, from: json)
        return (!isRenamed || destination.isRenamed(file.name)) && destination.isLocation(of: file)
            && CommitDestination.hasContent(file, size: nil, contentHash: contentHash, requiresHash: true)
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
