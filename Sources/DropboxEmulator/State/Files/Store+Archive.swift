import Foundation
import DropboxSQLite

/// Folders as archives.
extension Store {
    enum ArchiveFailure: Error, Sendable, Hashable {
        case tooLarge
        case tooManyFiles
    }

    /// A folder with all that is in it, in the order of an archive: the folder itself first.
    func archive(of reference: PathReference, _ view: NamespaceView) throws -> (folder: Entry, items: [ZipReader.Item])
    {
        try read { connection in
            let folder = try Self.entry(at: reference, view, connection)
            guard folder.kind == .folder else { throw LookupFailure.notFolder }
            let limit = limits.maximumArchiveEntries - 1
            let below = try Self.descendants(of: folder.location, limit: limit, connection)
            guard below.count < limit else { throw ArchiveFailure.tooManyFiles }
            let sizes = below.compactMap(\.file?.size)
            guard sizes.allSatisfy({ $0 < limits.maximumArchivedFile }), sizes.reduce(0, +) < limits.maximumArchive
            else { throw ArchiveFailure.tooLarge }
            let depth = folder.names.count
            let items = below.map { entry in
                let names = [folder.name] + entry.names.dropFirst(depth)
                return ZipReader.Item(path: names.joined(separator: "/"), file: entry.file)
            }
            return (folder, [ZipReader.Item(path: folder.name)] + items)
        }
    }
}
