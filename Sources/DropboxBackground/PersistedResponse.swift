import DropboxCore
import Foundation
import DropboxHTTP

/// An answer on disk. What has been written once is read by later releases too.
struct PersistedResponse: Codable, Sendable {
    /// What is kept of an answer.
    enum Kind: String {
        /// All of it, and nothing more is to come.
        case final = "answer"
        /// Status and headers, while the content is on its way to a file.
        case head
    }

    let status: Int
    /// Name, value, name, value, in order.
    let headers: [String]
    /// The result, or the error; nothing for a head.
    let body: Data
    let attempts: Int

    init(_ answer: CallResponse, body: Data) {
        status = answer.metadata.status
        headers = answer.metadata.headers.flatMap { [$0.name, $0.value] }
        attempts = answer.metadata.attemptCount
        self.body = body
    }

    /// The answer as the pipeline would give it.
    var answer: CallResponse {
        var fields = HTTPHeaders()
        for index in stride(from: 0, to: headers.count - 1, by: 2) { fields.add(headers[index], headers[index + 1]) }
        return CallResponse(
            metadata: ResponseMetadata(status: status, headers: fields, attempts: attempts), content: .collected(body))
    }
}
