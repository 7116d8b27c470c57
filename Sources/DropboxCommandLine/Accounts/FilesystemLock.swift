import DropboxCore
import DropboxSync
import Foundation

/// The filesystem of an account that is being signed out of: nobody else opens it meanwhile.
struct FilesystemLock {
    private let folder: URL
    private let lock: DirectoryLock

    /// Claims the filesystem that is kept in a folder; nil where there is none.
    ///
    /// - Parameters:
    ///   - label: what its account is called.
    ///   - losesChanges: whether it may go with changes that were not sent.
    /// - Throws: where another process has it open, or it must not go.
    init?(_ folder: URL, of label: String, losesChanges: Bool) throws(CommandError) {
        guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
        self.folder = folder
        do throws(DirectoryLock.LockError) { lock = try DirectoryLock(folder) } catch {
            guard error.isInUse else { throw .failure("cannot sign out of \(label): \(error)") }
            throw .failure("another process has the filesystem of \(label) open; end that first (\(folder.path))")
        }
        if !losesChanges { try checkThatAllIsSent(label) }
    }

    private func checkThatAllIsSent(_ label: String) throws(CommandError) {
        let count: Int
        do throws(SyncError) { count = try FilesystemReader(directory: folder).pendingChangeCount } catch {
            throw .failure(
                """
                cannot tell whether the changes to the files of \(label) were sent: \(error.userMessage); \
                --force signs out all the same
                """)
        }
        guard count > 0 else { return }
        let (changes, them) = count == 1 ? ("1 change is", "it") : ("\(count) changes are", "them")
        throw .failure(
            """
            \(changes) not sent to \(label) yet: `dbx fs status --wait` shows and sends \(them), --force signs out and \
            loses \(them)
            """)
    }

    func remove() throws(CommandError) {
        do { try FileManager.default.removeItem(at: folder) } catch {
            throw .failure("cannot remove \(folder.path)", error)
        }
    }

    /// Lets others open it again, if it is still there.
    func release() { lock.release() }
}
