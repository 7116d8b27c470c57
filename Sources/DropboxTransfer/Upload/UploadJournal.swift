import Foundation

/// Where uploads keep what they need to go on after the process died: a folder with a small file for each upload that is
/// not done. Many processes may share it; two uploads of the same file to the same destination go one after the other.
///
///     let journal = UploadJournal(directory: URL(fileURLWithPath: "/var/lib/backup/uploads"), account: "ada")
///     let options = UploadOptions { $0.journal = journal }
///     try await client.files.uploadFile(
///         from: URL(fileURLWithPath: "/backup/disk.img"), to: "/disk.img", mode: .overwrite, options: options)
///
/// What is kept: paths, sizes and times of the file, the names of upload sessions, hashes. No token and no content.
/// Whatever is in the folder may be deleted when nothing is uploaded; the uploads then begin anew.
public struct UploadJournal: Sendable, Hashable {
    /// The folder. It is made when it is needed, for the owner alone.
    public let folder: URL

    /// Tells the uploads of one account from those of another. A mistake here costs time only: a session of another
    /// account is not found, and the upload begins anew.
    public let account: String

    /// - Parameters:
    ///   - folder: A folder for the journal alone.
    ///   - account: A name for the account that the client works for, such as its id; empty by default.
    public init(directory: URL, account: String = "") {
        self.folder = directory
        self.account = account
    }
}
