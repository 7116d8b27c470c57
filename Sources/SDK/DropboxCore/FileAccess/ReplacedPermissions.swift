import DropboxHTTP
import Foundation

/// The permissions of the regular file that a download replaces, which the new file gets, too.
package struct ReplacedPermissions: Sendable {
    private let permissions: mode_t?

    /// Reads the permissions of the file with a name, if it exists.
    ///
    /// - Parameters:
    ///   - name: The path, or the name in the directory.
    ///   - directory: The descriptor of an open directory. The default is the current directory.
    package init(of name: String, in directory: Int32 = AT_FDCWD) {
        var status = stat()
        let exists = fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) == 0
        permissions = exists && status.st_mode & S_IFMT == S_IFREG ? status.st_mode & 0o777 : nil
    }

    /// The permissions for creating the new file, before the umask is applied: the owner can write to it.
    ///
    /// - Parameter standard: The permissions if no file is replaced.
    package func whileWriting(standard: mode_t) -> mode_t { permissions.map { $0 | 0o600 } ?? standard }

    /// Restricts an existing partial file, which may have been created before the other file.
    package func restrict(_ descriptor: Int32) { set(descriptor) { $0 | 0o600 } }

    /// Gives the complete file the permissions of the one that it replaces.
    package func apply(to descriptor: Int32) { set(descriptor) { $0 } }

    private func set(_ descriptor: Int32, _ change: (mode_t) -> mode_t) {
        guard let permissions else { return }
        // A file system without permissions, such as that of a memory card, reports an error.
        _ = fchmod(descriptor, change(permissions))
    }
}
