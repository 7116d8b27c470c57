import DropboxSync
import Foundation

/// Notes, which are text files in a folder of the user's Dropbox.
struct NoteBook {
    let filesystem: Filesystem

    /// A note, as a list shows it.
    struct Note {
        let title: String
        /// The title of the note that this is another version of: two devices changed it without knowing of each other.
        let original: String?
    }

    /// All notes, by title.
    func notes() async throws -> [Note] {
        do {
            let files = try await filesystem.listFolder(try folder()).filter {
                !$0.isFolder && $0.path.name.hasSuffix(".txt")
            }
            return files.map { note($0.path) }.sorted { $0.title < $1.title }
        } catch let error as SyncError where error.code == .notFound {
            return []
        }
    }

    func create(_ title: String, _ text: String) async throws {
        do {
            try await filesystem.createFolder(at: try folder())
        } catch let error as SyncError where error.code == .exists {}
        let file: File
        do {
            file = try await filesystem.create(try path(title))
        } catch let error as SyncError where error.code == .exists {
            throw Complaint(text: "there is a note '\(title)' already; `notes edit` changes it")
        }
        defer { file.close() }
        do { try await file.write(text) } catch {
            // Where the disk is full, no empty note stays behind. The first error says why.
            try? await filesystem.delete(try path(title))
            throw error
        }
    }

    /// Opens a note, at its newest version if there is a connection.
    func open(_ title: String) async throws -> File {
        let file: File
        do {
            file = try await filesystem.open(try path(title))
        } catch let error as SyncError where error.code == .notFound {
            throw Complaint(text: "there is no note '\(title)'")
        }
        let changes = file.changes
        while let newer = try file.newerStatus, newer.state == .downloading, newer.error == nil {
            for await _ in changes { break }
        }
        if try file.newerStatus?.isCached == true { try await file.update() }
        return file
    }

    func delete(_ title: String) async throws {
        do {
            try await filesystem.delete(try path(title))
        } catch let error as SyncError where error.code == .notFound {
            throw Complaint(text: "there is no note '\(title)'")
        }
    }

    // MARK: -

    private func folder() throws -> SyncPath {
        guard let folder = SyncPath("/Notes") else { throw Complaint.usage }
        return folder
    }

    private func path(_ title: String) throws -> SyncPath {
        guard let path = try folder().child(title + ".txt") else {
            throw Complaint(text: "Dropbox takes no name like '\(title)'")
        }
        return path
    }

    private func note(_ path: SyncPath) -> Note {
        let title = String(path.name.dropLast(".txt".count))
        // `Shopping (conflicted copy)`, `Shopping (conflicted copy 2)`, …
        let mark = title.range(of: " (conflicted copy", options: .backwards)
        return Note(title: title, original: mark.map { String(title[..<$0.lowerBound]) })
    }
}
