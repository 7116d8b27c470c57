import Foundation
import DropboxSQLite

/// What a call wants to know of entries beyond what they are.
struct MetadataOptions: Sendable, Hashable {
    /// The templates by which properties are wanted.
    var templates: [String] = []
    var includesExplicitMembers = false
    var includesRestorability = false
    var includesNonDownloadable = true
}

extension Store {
    /// The entries with what is wished for, and with their locks.
    func detailed(
        _ entries: [Entry], _ wishes: MetadataOptions = MetadataOptions(), _ owners: [TemplateOwner] = []
    ) throws -> [Entry] {
        try read { connection in
            let templates = try wishes.templates.compactMap { id in
                do { return try Self.template(id, owners, connection) } catch is PropertyFailure { return nil }
            }
            let locks = try Self.locks(of: entries.lazy.filter { $0.kind == .file }.map(\.id), connection)
            if locks.isEmpty, wishes == MetadataOptions() { return entries }
            return try entries.map { entry in
                var entry = entry
                entry.details.lock = locks[entry.id]
                if !templates.isEmpty, entry.kind != .deleted {
                    let groups = try Self.groups(of: entry.id, templates, connection)
                    entry.details.properties = groups.isEmpty ? nil : groups
                }
                if wishes.includesExplicitMembers, entry.kind == .file {
                    entry.details.hasExplicitMembers = try Self.hasMembers(entry.id, connection)
                }
                if wishes.includesRestorability, entry.kind == .deleted {
                    entry.details.isRestorable = entry.revision != nil
                }
                return entry
            }
        }
    }

    /// The one entry with what is wished for.
    func detailed(_ entry: Entry, _ wishes: MetadataOptions, _ owners: [TemplateOwner]) throws -> Entry {
        try detailed([entry], wishes, owners).first ?? entry
    }

    /// Refuses templates that the owners do not have.
    func requireTemplates(_ ids: [String], _ owners: [TemplateOwner]) throws {
        try read { connection in for id in ids { _ = try Self.template(id, owners, connection) } }
    }
}
