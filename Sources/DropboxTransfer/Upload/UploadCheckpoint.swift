import Foundation

/// What an upload has to know to go on after the process died.
struct UploadCheckpoint: Codable, Hashable {
    var session: String
    var isConcurrent: Bool
    var chunkSize: Int64
    /// The chunks that are in the session.
    var arrived: ChunkRuns
    /// Whether the session may be a file already.
    var isFinishing: Bool

    /// Whether an upload of a file of this size can have left it behind.
    func isPossible(for size: Int64) -> Bool {
        // How many chunks a file of `size` bytes has; a sum could be too large a number.
        RequestSize.isPossible(chunkSize)
            && arrived.isPossible(below: size / chunkSize + (size % chunkSize > 0 ? 1 : 0))
    }
}

extension UploadStateMachine {
    /// What would be needed to go on from here; `nil` while there is no session.
    var record: UploadCheckpoint? {
        guard let session else { return nil }
        return UploadCheckpoint(
            session: session, isConcurrent: isConcurrent, chunkSize: limits.chunkSize, arrived: chunks.marked,
            isFinishing: mustCheck || indeterminateError != nil || phase == .at(.finish))
    }
}
