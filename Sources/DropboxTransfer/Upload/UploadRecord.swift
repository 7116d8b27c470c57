import Foundation

/// What an upload has to know to go on after the process died.
struct UploadRecord: Codable, Hashable {
    var session: String
    var isConcurrent: Bool
    var chunkSize: Int64
    /// The chunks that are in the session, each with the beginning of the hash of its bytes.
    var arrived: [Int: String]
    /// Whether the session may be a file already.
    var isFinishing: Bool

    /// Whether an upload of a file of this size can have left it behind.
    func isPossible(for size: Int64) -> Bool {
        // The last chunk of a file of `size` bytes; a sum could be too large a number.
        RequestSize.isPossible(chunkSize) && arrived.keys.allSatisfy { $0 >= 0 && Int64($0) <= (size - 1) / chunkSize }
            && (size > 0 || arrived.isEmpty)
    }
}

extension UploadPlan {
    /// What would be needed to go on from here; `nil` while there is no session.
    var record: UploadRecord? {
        guard let session else { return nil }
        return UploadRecord(
            session: session, isConcurrent: isConcurrent, chunkSize: limits.chunkSize, arrived: chunks.arrived,
            isFinishing: mustCheck || doubt != nil || phase == .at(.finish))
    }
}
