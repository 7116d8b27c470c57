import Foundation

/// Moves downloaded files to where they belong. An app may put its own in, to keep files encrypted for instance.
public protocol FilesAccess: Sendable {
    /// Moves a complete file into place, in one step.
    ///
    /// - Parameters:
    ///   - temporaryLocation: The file, in the folder of the destination.
    ///   - finalUrl: The destination.
    ///   - overwrite: Whether a file at the destination is replaced. If not, it makes the move fail. What is no regular
    ///     file, a device for instance, is not to be replaced in any case.
    /// - Returns: Where the file is now.
    /// - Throws: `FilesAccessError`.
    func moveFile(from temporaryLocation: URL, to finalUrl: URL, overwrite: Bool) throws -> URL

    /// Moves a file away from where the system would delete it.
    ///
    /// - Parameter networkSessionTemporaryLocation: Where a network session of the system has put a download.
    /// - Returns: Where the file is now.
    /// - Throws: `FilesAccessError`.
    func moveFileToTemporaryLocation(from networkSessionTemporaryLocation: URL) throws -> URL

    /// Reads an error that was downloaded to a file in place of content.
    ///
    /// - Throws: `FilesAccessError`.
    func errorData(from location: URL) throws -> Data
}

/// What can go wrong with downloaded files.
public enum FilesAccessError: Error, Sendable {
    /// An error that was downloaded to a file cannot be read.
    case couldNotReadErrorDataAtUrl(any Error)
    /// The file cannot be moved to a temporary place.
    case errorMovingToTempLocation(any Error)
    /// The file cannot be moved from its temporary place to the destination.
    case errorMovingFromTempLocation(any Error)
    /// There is a file at the destination already, and it is not to be overwritten. Carries the destination's path.
    case errorMovingFromTempLocationDestinationCollision(String)
    /// At the destination is something that no file may take the place of, not even where overwriting is allowed: a device,
    /// a pipe, a socket, or a link to one. Carries the destination's path.
    case destinationIsNotARegularFile(String)
}

extension FilesAccessError: CustomStringConvertible {
    /// What happened, where, and what to do.
    public var description: String {
        switch self {
        case .couldNotReadErrorDataAtUrl(let error): "the downloaded error cannot be read: \(message(for: error))"
        case .errorMovingToTempLocation(let error): "the downloaded file cannot be kept: \(message(for: error))"
        case .errorMovingFromTempLocation(let error):
            "the downloaded file cannot be moved into place: \(message(for: error))"
        case .errorMovingFromTempLocationDestinationCollision(let path):
            "there is a file at \(path) already; allow overwriting or choose another destination"
        case .destinationIsNotARegularFile(let path): "\(path) is no regular file; choose another destination"
        }
    }
}
