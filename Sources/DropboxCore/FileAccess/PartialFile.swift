import Foundation
import Locking

/// A file that is being written beside its destination. It becomes the destination in one step, or goes without a trace.
struct PartialFile: Sendable {
    /// Where it is written.
    let url: URL
    private let destination: URL
    private let overwrite: Bool
    private let access: any FilesAccess

    /// Makes the empty file, so that a folder that is missing or full of other people's rights shows before the download.
    /// - Throws: If there is a file at the destination that must not be overwritten, or the folder cannot be written to.
    init(destination: URL, overwrite: Bool, access: any FilesAccess) throws(ClientError) {
        DiskUse.note("create", destination.path)
        self.destination = destination
        self.overwrite = overwrite
        self.access = access
        url = destination.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).partial")
        do {
            if !overwrite, FileManager.default.fileExists(atPath: destination.path) {
                throw FilesAccessError.errorMovingFromTempLocationDestinationCollision(destination.path)
            }
            try Data().write(to: url, options: .withoutOverwriting)
        } catch {
            throw .fileAccessError(error)
        }
    }

    /// Moves the file into place.
    func complete() throws(ClientError) -> URL {
        DiskUse.note("move", destination.path)
        do {
            return try access.moveFile(from: url, to: destination, overwrite: overwrite)
        } catch {
            throw .fileAccessError(error)
        }
    }

    /// Deletes the file. Does nothing once it is complete.
    func discard() {
        unlink(url.path)
    }
}
