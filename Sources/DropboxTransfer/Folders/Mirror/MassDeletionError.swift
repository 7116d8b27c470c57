import Foundation

/// Why a transfer deletes nothing although it should.
public enum MassDeletionError: Error, Sendable, Hashable {
    /// So many of the files there would be deleted, more than `FolderTransferOptions.maximumDeletionFraction` allows, or because
    /// the other side has none.
    case tooManyDeletions(Int, of: Int)
}

extension MassDeletionError: CustomStringConvertible, LocalizedError {
    /// What is the matter, and what to do.
    public var description: String {
        switch self {
        case .tooManyDeletions(let count, let all):
            """
            \(count) of \(all) files would be deleted, so none was. If the other side is not empty by mistake, unmounted for \
            instance, and all of them are to go, allow a larger share: 1 is all
            """
        }
    }

    /// The same as the description.
    public var errorDescription: String? { description }
}
