import DropboxSync
import Foundation

/// The notes about photos. They can be read and written without a connection.
public struct Notes: Sendable {
    private let filesystem: Filesystem

    /// Opens the notes of an account. One process at a time can have them open.
    public init(account: SyncAccount) async throws { filesystem = try await Filesystem(account: account) }

    /// Returns the note about a photo. It's empty if there is none.
    public func note(about photo: Photo) async throws -> String {
        do {
            let file = try await filesystem.open(try path(of: photo))
            defer { file.close() }
            return try await file.readString()
        } catch let error as SyncError where error.code == .notFound {
            return ""
        }
    }

    /// Stores a note on this device, from where it's sent when there is a connection.
    public func setNote(_ text: String, about photo: Photo) async throws {
        let path = try path(of: photo)
        if let folder = path.parent { try await createFolder(folder) }
        let file: File
        do {
            file = try await filesystem.open(path)
        } catch  where error.code == .notFound {
            file = try await filesystem.create(path)
        }
        defer { file.close() }
        try await file.write(text)
    }

    /// The number of changes that aren't sent yet.
    public var unsentCount: Int { get throws { try filesystem.pendingChangeCount } }

    /// A stream of changes of the status and of the notes.
    public var changes: AsyncStream<Void> { filesystem.changes }

    /// Closes the notes. Changes that aren't sent are sent when they are opened again.
    public func close() async { await filesystem.shutDown() }

    /// Creates a folder and its parents, unless they exist.
    private func createFolder(_ path: SyncPath) async throws {
        if let parent = path.parent, parent != .root { try await createFolder(parent) }
        do {
            try await filesystem.createFolder(at: path)
        } catch {
            if error.code != .exists { throw error }
        }
    }

    private func path(of photo: Photo) throws -> SyncPath {
        guard let path = SyncPath(Gallery.folder)?.child("Notes")?.child(photo.name + ".txt") else {
            throw InvalidNameError(name: photo.name)
        }
        return path
    }
}

/// The name of a photo can't be the name of a note.
struct InvalidNameError: Error, CustomStringConvertible {
    let name: String
    var description: String { "a note about '\(name)' can't be stored: rename the photo" }
}
