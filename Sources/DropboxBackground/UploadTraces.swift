import DropboxCore
import Foundation
import HTTPTransport

/// What an upload leaves in the account, by which one whose answer was lost is told from one that never arrived. The one
/// place that knows routes by their names.
///
/// Sending the same content again is harmless for the modes `add`, `overwrite` and `update` as such: Dropbox makes a
/// success of it that changes nothing. Not so where the file may have got another name (`autorename`), where equal
/// content counts as a conflict (`strict_conflict`), or where somebody has changed the file since. So before anything is
/// sent again, the file at the destination is looked at, and the names that Dropbox gives where that is taken.
struct UploadTraces {
    /// How many names are looked at.
    private static let maximumNumber = 50

    private let transfer: TransferDescriptor
    private let source: URL
    private let argument: [String: Any]

    init(_ transfer: TransferDescriptor, _ source: URL) {
        self.transfer = transfer
        self.source = source
        // The argument was written by this SDK; of one that cannot be read there is nothing to know.
        let object = try? JSONSerialization.jsonObject(with: Data(transfer.argument.utf8))
        argument = object as? [String: Any] ?? [:]
    }

    /// Where the file may be, in the order in which Dropbox tries names: where one is free, those behind it are no traces.
    /// None for a route that commits no whole file.
    var candidates: [String] {
        guard ["files/upload", "files/alpha/upload"].contains(transfer.route), let path = argument["path"] as? String
        else { return [] }
        guard argument["autorename"] as? Bool == true, path.hasPrefix("/") else { return [path] }
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        let dot = path.lastIndex(of: ".").flatMap { $0 > path.index(after: slash) ? $0 : nil } ?? path.endIndex
        let numbers = (2...Self.maximumNumber).map(String.init)
        let isUpdate = (argument["mode"] as? [String: Any])?[".tag"] as? String == "update"
        let names = isUpdate ? ["conflicted copy"] + numbers.map { "conflicted copy \($0)" } : numbers
        return [path] + names.map { "\(path[..<dot]) (\($0))\(path[dot...])" }
    }

    /// Whether an answer of `get_metadata` is about a file with the content of this upload.
    func isOfSource(_ answer: CallAnswer) throws -> Bool {
        struct Facts: Decodable {
            let content_hash: String?
        }
        guard let hash = try JSONDecoder().decode(Facts.self, from: answer.data).content_hash else { return false }
        return try ContentHash.hash(ofFileAt: source) == hash
    }

    /// What a repeated append really came to: an offset just behind it, or a session that it closed, means that the
    /// earlier attempt had arrived.
    func corrected(_ answer: CallAnswer) -> CallAnswer {
        guard transfer.route.hasPrefix("files/upload_session/append"), answer.metadata.status == 409,
            let size = HTTPBody.file(source).length
        else { return answer }
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
        let end = (cursor["offset"] as? NSNumber).map { $0.int64Value + size }
        let isDone =
            failure.tag == "incorrect_offset" && failure.correct_offset == end
            || failure.tag == "closed" && argument["close"] as? Bool == true
        guard isDone else { return answer }
        let metadata = answer.metadata
        return CallAnswer(
            metadata: ResponseMetadata(status: 200, headers: metadata.headers, attempts: metadata.attempts),
            content: .collected(Data("null".utf8)))
    }
}
