import DropboxCore
import Foundation
import DropboxSQLite

/// How a file is to be written.
struct Commit: Sendable {
    var path: PathReference
    var intent: WriteIntent = .add
    var isAutorenamed = false
    var isStrict = false
    var clientModified: Date?
    /// The id that a new file shall have again, if it is free.
    var formerID: String?
}

/// Content that has been uploaded and waits to become a file. While it lives, its blocks stay.
struct Upload: Sendable {
    let content: Content
    let pins: ContentStore.Pins
}

/// Writing files.
extension Store {
    /// Makes content the file of a path.
    func commit(_ upload: Upload, as commit: Commit, _ view: NamespaceView) throws -> Entry {
        try withExtendedLifetime(upload.pins) {
            try write { try $0.commit(upload.content, as: commit, view) }
        }
    }
}

extension Writer {
    func commit(_ content: Content, as commit: Commit, _ view: NamespaceView) throws -> Entry {
        var location = try Store.writable(commit.path, view, self)
        try requireNoFileAbove(location)
        var occupant = try Store.occupant(of: location, connection)
        let decision = WritePolicy.decide(
            commit.intent, meeting: Self.occupant(occupant, content), isStrict: commit.isStrict)
        switch decision {
        case .keep:
            if let occupant { return occupant }
        case .write:
            break
        case .conflict:
            guard commit.isAutorenamed else { throw WriteFailure.conflict(occupant?.kind == .folder ? .folder : .file) }
            let style = Autorename.style(for: commit.intent)
            location = try freeLocation(near: location, style: style, isFile: true)
            occupant = nil
        }
        if let occupant, try isLocked(occupant, for: view) { throw WriteFailure.noWritePermission }
        let growth = Int64(clamping: content.size) - Int64(clamping: occupant?.file?.size ?? 0)
        try requireSpace(growth, view)
        let folder = try makeFolders(through: location.parent)
        // An overwritten file keeps its id, and the name by which it was made.
        let place = folder.child(occupant?.name ?? location.names.last ?? "")
        let id = try occupant?.id ?? freeID(commit.formerID)
        let revision = try addRevision(content, id: id, at: place, clientModified: commit.clientModified)
        try put(place, .file, id: id, revision: revision)
        try charge(place.namespace, growth)
        return try entry(at: place)
    }

    /// The id, if it is one and nothing has it; a new one otherwise.
    private func freeID(_ id: String?) throws -> String {
        let query = "SELECT EXISTS (SELECT 1 FROM entries WHERE id = ? AND kind > 0 AND mounted IS NULL)"
        guard let id, try connection.value(query, id, as: Bool.self) != true else { return store.minting.fileID() }
        return id
    }

    /// Refuses to grow beyond the quota of the account.
    func requireSpace(_ growth: Int64, _ view: NamespaceView) throws {
        guard growth > 0 else { return }
        if growth > (try Store.spaceLeft(for: view.account, connection)) { throw WriteFailure.insufficientSpace }
    }

    private static func occupant(_ entry: Entry?, _ content: Content) -> Occupant {
        guard let entry else { return .nothing }
        guard let file = entry.file else { return .folder }
        return .file(rev: file.rev, hasSameContent: file.contentHash == content.hash)
    }
}
