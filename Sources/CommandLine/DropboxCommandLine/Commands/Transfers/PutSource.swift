import DropboxConcurrency
import DropboxCore
import Foundation
import SwiftyDropbox

/// A file or folder to upload, and its destination.
struct PutSource {
    /// The local path as the user typed it, or `-` for standard input.
    let name: String
    /// The destination in Dropbox.
    let path: String
    let isFolder: Bool
    let isFile: Bool

    /// The attributes of the file; `nil` if it can't be read, for which the upload reports the reason, and for standard
    /// input.
    var attributes: [FileAttributeKey: Any]? {
        // The upload follows links.
        let path = URL(fileURLWithPath: name).resolvingSymlinksInPath().path
        return name == "-" ? nil : try? FileManager.default.attributesOfItem(atPath: path)
    }

    /// Returns the reason why the filters of the options exclude the file or folder, or `nil`.
    func reason(toSkip options: FolderTransferOptions) -> FolderTransferResult.SkipReason? {
        guard let attributes, let modified = attributes[.modificationDate] as? Date else { return nil }
        return options.reason(
            toSkip: URL(fileURLWithPath: name).standardizedFileURL.lastPathComponent, isFolder: isFolder,
            size: (attributes[.size] as? NSNumber)?.int64Value ?? 0, modified: modified)
    }

    /// Returns whether the file has the content of a file in Dropbox. If it can't be read, the upload reports the reason.
    func hasContent(of file: Files.FileMetadata) async -> Bool {
        do {
            return try await BlockingIO.bulk.run { cancellation in
                let url = URL(fileURLWithPath: name)
                return try ContentHash.hash(ofRegularFileAt: url, check: cancellation.check) == file.contentHash
            }
        } catch {
            return false
        }
    }

    /// The upload of the file as a change that is planned.
    ///
    /// - Parameters:
    ///   - revision: The revision of the file that it replaces, or `nil` if there is none.
    ///   - cursor: The cursor of the parent if Dropbox may choose another name.
    func plannedChange(replacing revision: String?, cursor: String?) -> HistoryEntry.Change {
        let attributes = attributes
        let modified = attributes?[.modificationDate] as? Date
        var change = HistoryEntry.Change.planned(
            at: path, replacing: revision, size: attributes?[.size] as? UInt64,
            modified: modified?.isRepresentable == true ? modified : nil)
        change.cursor = cursor
        return change
    }
}

extension PutSource {
    /// Returns the error for a revision that isn't the current one.
    func error(ofOldRevision revision: String, _ client: DropboxClient) async -> CommandError {
        let operation = "cannot upload \(name) to \(path)"
        do throws(CallError<Files.GetMetadataError>) {
            guard let file = try await client.files.getMetadata(path: path).response() as? Files.FileMetadata
            else { return .failure("\(operation): a folder with this name exists") }
            let date = file.serverModified.apiText
            return .failure(
                """
                \(operation): the file has changed; its revision is \(file.rev) since \(date), not \(revision). Get it \
                and compare, then use --update \(file.rev) to replace it
                """)
        } catch {
            if case .path(.notFound) = error.routeError {
                return .failure(
                    "\(operation): the file doesn't exist anymore; to create it again, omit --update \(revision)")
            }
            return .failure("\(operation): the file has changed since revision \(revision), and", error)
        }
    }
}
