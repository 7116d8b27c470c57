import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation

// The snippets of the article WatchingForChanges, verbatim.

/// A copy of a folder in Dropbox, with the cursor of its last change.
struct Mirror {
    var cursor: String?
    var files: [String: String] = [:]

    mutating func follow(_ folder: String, with client: DropboxClient) async throws {
        if cursor == nil {
            for try await page in client.files.entries(in: folder, recursive: true).pages {
                for case let file as Files.FileMetadata in page.entries { insert(file) }
                cursor = page.cursor
            }
        }
        for try await event in client.files.changes(in: folder, since: cursor) {
            switch event {
            case .changes(let changes, let newCursor, _):
                for change in changes { apply(change) }
                cursor = newCursor
                try save()
            case .reset:
                files = [:]
            }
        }
    }

    mutating func apply(_ change: FolderChange) {
        guard let path = change.metadata.pathLower else { return }
        switch change {
        case .file(let file): insert(file)
        case .folder: files[path] = nil
        case .deleted: files = files.filter { $0.key != path && !$0.key.hasPrefix(path + "/") }
        }
    }

    mutating func insert(_ file: Files.FileMetadata) {
        if let path = file.pathLower { files[path] = file.rev }
    }

    func save() throws {
        // Store the files and the cursor in one transaction.
    }
}
