import DropboxCore
import DropboxDatastore
import Foundation

// The code of Documentation/Datastores.md.

func takeNote(_ title: String, _ client: DropboxClient, in directory: URL) async throws {
    let manager = try DatastoreManager(directory: directory, client: client)
    defer { manager.close() }
    let datastore = try manager.openDatastore("notes")
    let notes = try datastore.table("notes")
    try notes.insert(["title": .string(title)])
    try await datastore.sync()

    let changes = datastore.changes
    while try datastore.status.hasOutgoingChanges || datastore.status.isUploading {
        if let error = try datastore.status.error { throw error }
        for await _ in changes { break }
    }
    for note in try notes.query() { print(try note.value("title") ?? .string("")) }
}

func follow(_ datastore: Datastore) async throws {
    for await _ in datastore.changes {
        if try datastore.status.hasIncomingChanges { try await datastore.sync() }
    }
}

struct Note: Codable, Sendable {
    var title: String
    var isDone = false
    var due: Date?
    var tags: [String] = []
}

func finishNotes(in datastore: Datastore) throws {
    let notes = try TypedTable<Note>(datastore.table("notes"))
    let note = try notes.insert(Note(title: "Milk", tags: ["shopping"]))
    try notes.update(note.id) { $0.tags.append("today") }
    for note in try notes.query(["isDone": .bool(false)]) {
        try notes.update(note.id) { $0.isDone = true }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor func show(_ datastore: Datastore) async throws {
    let notes = ObservedTable(try TypedTable<Note>(datastore.table("notes"))) { $0.value.title < $1.value.title }
    let following = Task { await notes.follow() }
    for error in notes.errors { print(error) }
    print(notes.records.map(\.value.title))
    following.cancel()
}

func addPoint(_ datastore: Datastore) throws {
    let scores = try datastore.table("scores")
    try scores.setResolutionRule(.sum, forField: "points")
    let score = try scores.recordOrInsert("me")
    let points: Int64 = if case .int(let points)? = try score.value("points") { points } else { 0 }
    try score.set("points", to: .int(points + 1))
}

func shareList(_ manager: DatastoreManager) async throws -> Datastore {
    let list = try manager.openDatastore(DatastoreManager.newShareableID())
    try await manager.share(list.id)
    try await manager.setRole(.editor, for: "bob@example.com", in: list.id)
    return list
}

func joinLists(_ manager: DatastoreManager) async throws {
    for invitation in try await manager.invitations() { try await manager.join(invitation) }
}

func openDatastores(in directory: URL, _ client: DropboxClient?) throws -> DatastoreManager {
    try DatastoreManager(directory: directory, client: client)
}

func removeDatastores(of manager: DatastoreManager, in directory: URL) throws {
    manager.close()
    try FileManager.default.removeItem(at: directory)
}
