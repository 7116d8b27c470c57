import DropboxCore
import Foundation
import DropboxHTTP

/// What an upload leaves in the account, by which one whose answer was lost is told from one that never arrived. The one
/// place that knows routes by their names.
///
/// Sending the same content again is harmless for the modes `add`, `overwrite` and `update` as such: Dropbox makes a
/// success of it that changes nothing. Not so where the file may have got another name (`autorename`), where equal
/// content counts as a conflict (`strict_conflict`), or where somebody has changed the file since. So before anything is
/// sent again, the file at the destination is looked at, and the names that Dropbox gives where that is taken.
struct CommitVerifier {
    private let transfer: TransferDescriptor
    private let argument: [String: Any]

    init(_ transfer: TransferDescriptor) {
        self.transfer = transfer
        // The argument was written by this SDK; of one that cannot be read there is nothing to know.
        let object = try? JSONSerialization.jsonObject(with: Data(transfer.argument.utf8))
        argument = object as? [String: Any] ?? [:]
    }

    /// The path that the upload asked for; `nil` for a route that commits no whole file.
    var path: String? {
        guard ["files/upload", "files/alpha/upload"].contains(transfer.route) else { return nil }
        return argument["path"] as? String
    }

    /// The folder to look into for a file with another name; `nil` if the upload accepts no other name.
    var folder: String? {
        guard argument["autorename"] as? Bool == true, let path, path.hasPrefix("/"),
            let slash = path.lastIndex(of: "/")
        else { return nil }
        return String(path[..<slash])
    }

    /// Whether an entry of that folder is the file of this upload, whose content has this hash, under another name.
    func isVariant(_ entry: [String: Any], _ contentHash: String) -> Bool {
        guard entry["content_hash"] as? String == contentHash, let path, let slash = path.lastIndex(of: "/"),
            entry[".tag"] as? String == "file",
            let name = entry["name"] as? String
        else { return false }
        let isUpdate = (argument["mode"] as? [String: Any])?[".tag"] as? String == "update"
        let wanted = String(path[path.index(after: slash)...])
        return Autorename.isVariant(name, of: wanted, style: isUpdate ? .conflictedCopy : .numbered)
    }

    /// Whether an answer of `get_metadata` is about a file whose content has the hash of this upload's.
    func isOfSource(_ answer: CallResponse, _ contentHash: String) throws -> Bool {
        struct Facts: Decodable {
            let content_hash: String?
        }
        return try JSONDecoder().decode(Facts.self, from: answer.data).content_hash == contentHash
    }

    /// What a repeated append really came to: an offset just behind it, or a session that it closed, means that the
    /// earlier attempt had arrived.
    /// - Parameter size: How many bytes were sent.
    func corrected(_ answer: CallResponse, size: Int64?) -> CallResponse {
        guard transfer.route.hasPrefix("files/upload_session/append"), answer.metadata.status == 409, let size else {
            return answer
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
        guard let failure = try? JSONDecoder().decode(Envelope.self, from: answer.data).error else { return answer }
        let cursor = argument["cursor"] as? [String: Any] ?? argument
        // The offset is what a caller gave: the sum may be too large a number.
        let end = (cursor["offset"] as? NSNumber)?.int64Value.addingReportingOverflow(size)
        let isDone =
            failure.tag == "incorrect_offset" && end?.overflow == false && failure.correct_offset == end?.partialValue
            || failure.tag == "closed" && argument["close"] as? Bool == true
        guard isDone else { return answer }
        let metadata = answer.metadata
        return CallResponse(
            metadata: ResponseMetadata(status: 200, headers: metadata.headers, attempts: metadata.attemptCount),
            content: .collected(Data("null".utf8)))
    }
}
