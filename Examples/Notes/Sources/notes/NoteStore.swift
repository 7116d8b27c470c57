import DropboxSync
import Foundation

/// Stores notes as text files in a folder of the user's Dropbox.
struct NoteStore {
    let filesystem: Filesystem

    /// A note in a list.
    struct Note {
        let title: String
        /// The title of the original note, if this note is a conflicted copy, which results from concurrent changes on
        /// two devices.
        let original: String?
    }

    /// Returns all notes, sorted by title.
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
            throw UsageError(text: "the note '\(title)' already exists; use `notes edit` to change it")
        }
        defer { file.close() }
        do { try await file.write(text) } catch {
            // Don't leave an empty note behind if the disk is full. The first error states the reason.
            try? await filesystem.delete(try path(title))
            throw error
        }
    }

    /// Opens a note, in its latest version if there is a connection.
    func open(_ title: String) async throws -> File {
        let file: File
        do {
            file = try await filesystem.open(try path(title))
        } catch let error as SyncError where error.code == .notFound {
            throw UsageError(text: "note not found: '\(title)'")
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
            throw UsageError(text: "note not found: '\(title)'")
        }
    }

    // MARK: Paths

    private func folder() throws -> SyncPath {
        guard let folder = SyncPath("/Notes") else { throw UsageError.usage }
        return folder
    }

    private func path(_ title: String) throws -> SyncPath {
        guard let path = try folder().child(title + ".txt") else {
            throw UsageError(text: "invalid name for Dropbox: '\(title)'")
        }
        return path
    }

    private func note(_ path: SyncPath) -> Note {
        let title = String(path.name.dropLast(".txt".count))
        // `Shopping (conflicted copy)`, `Shopping (conflicted copy 2)`, …
        let suffix = title.range(of: " (conflicted copy", options: .backwards)
        return Note(title: title, original: suffix.map { String(title[..<$0.lowerBound]) })
    }
}
