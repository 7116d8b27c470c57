import DropboxConcurrency
import Foundation

/// A local directory that is or becomes the copy of a folder in Dropbox.
///
/// The directory is marked with the identity of the folder in an extended attribute when a download starts in a new or
/// an empty directory, or when the user confirms it with `--force-delete`. The mark moves with the directory, ends with
/// it, and needs no other file. On a file system without extended attributes, a directory is never known as a copy, so
/// `--delete` requires the confirmation.
struct LocalMirror: Sendable {
    private static let mark = ExtendedAttribute("com.dropbox.dbx.copy-of")

    let directory: URL
    /// The identity of the folder in Dropbox.
    let source: String

    /// A Boolean value that indicates whether all content comes from an earlier download of this folder, or the user
    /// treated it that way.
    var isKnown: Bool { Self.mark.value(at: directory) == source }

    /// A Boolean value that indicates whether the directory exists.
    var exists: Bool { directory.isExistingDirectory }

    /// Returns the names of the items in the directory, sorted. A directory that doesn't exist is empty.
    func names() throws -> [String] {
        exists ? try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() : []
    }

    /// Creates the directory if necessary, and updates its mark before the download starts, so that the same command
    /// continues after any end of the process.
    ///
    /// - Parameter isConfirmed: Whether the user confirmed that all other content may be deleted.
    func begin(isConfirmed: Bool) throws {
        if !FileManager.default.fileExists(atPath: directory.path) {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        }
        guard exists, !isKnown else { return }
        // If the mark can't be set, a later --delete requires a confirmation.
        if try isConfirmed || names().isEmpty {
            Self.mark.set(source, at: directory)
        } else if Self.mark.value(at: directory) != nil {
            // The directory is about to contain two folders.
            Self.mark.set(nil, at: directory)
        }
    }
}

extension URL {
    /// A Boolean value that indicates whether something exists here that no download replaces: a device, a pipe, or a socket.
    var isSpecialFile: Bool {
        var status = stat()
        return lstat(path, &status) == 0 && ![S_IFREG, S_IFDIR, S_IFLNK].contains(status.st_mode & S_IFMT)
    }

    /// A Boolean value that indicates whether a directory exists here.
    var isExistingDirectory: Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
