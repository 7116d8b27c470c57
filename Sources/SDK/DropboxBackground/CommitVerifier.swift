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
    private let argument: Argument

    init(_ transfer: TransferDescriptor) {
        self.transfer = transfer
        // The SDK encoded the argument. An unreadable one provides no information.
        argument = (try? JSONDecoder().decode(Argument.self, from: Data(transfer.argument.utf8))) ?? Argument()
    }

    /// The destination of the upload, or `nil` for a route that doesn't commit an entire file.
    var destination: CommitDestination? {
        guard ["files/upload", "files/alpha/upload"].contains(transfer.route), let path = argument.path else {
            return nil
        }
        return CommitDestination(
            path: path, autorename: argument.autorename == true, isUpdate: argument.mode?.tag == "update")
    }

    /// Returns whether a file on the server has the sent content and is at the destination.
    ///
    /// - Parameters:
    ///   - contentHash: The content hash of the upload.
    ///   - isRenamed: Whether the service must have assigned the name.
    func isCommitted(_ file: CommittedFile, _ contentHash: String, isRenamed: Bool) -> Bool {
        guard let destination else { return false }
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
        guard let failure = try? JSONDecoder().decode(FailedAppend.self, from: response.data).error else {
            return response
        }
        // The caller provides the offset, so the sum can overflow.
        let end = (argument.cursor?.offset ?? argument.offset)?.addingReportingOverflow(size)
        let isDone =
            failure.tag == "incorrect_offset" && end?.overflow == false && failure.correctOffset == end?.partialValue
            || failure.tag == "closed" && argument.close == true
        guard isDone else { return response }
        let metadata = response.metadata
        return CallResponse(
            metadata: ResponseMetadata(status: 200, headers: metadata.headers, attemptCount: metadata.attemptCount),
            content: .collected(Data("null".utf8)))
    }

    // MARK: JSON

    /// The fields of an argument of an upload, or of an append to a session, that determine its result.
    private struct Argument: Decodable {
        var path: String?
        var mode: Mode?
        var autorename: Bool?
        var cursor: Cursor?
        /// The offset in the argument of `append`, which has no cursor.
        var offset: Int64?
        var close: Bool?

        struct Cursor: Decodable { var offset: Int64? }

        struct Mode: Decodable {
            /// The tag of a mode with parameters, or `nil` for one without, which is encoded as its name.
            let tag: String?

            private enum CodingKeys: String, CodingKey { case tag = ".tag" }

            init(from decoder: any Decoder) throws {
                let fields = try? decoder.container(keyedBy: CodingKeys.self)
                tag = try fields?.decode(String.self, forKey: .tag)
            }
        }
    }

    /// The response to an append that failed.
    private struct FailedAppend: Decodable {
        struct Failure: Decodable {
            let tag: String
            let correctOffset: Int64?

            private enum CodingKeys: String, CodingKey {
                case tag = ".tag"
                case correctOffset = "correct_offset"
            }
        }
        let error: Failure
    }
}
