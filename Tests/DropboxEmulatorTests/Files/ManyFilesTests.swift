import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of listings with many files.
@Suite(.timeLimit(.minutes(10)))
struct ManyFilesTests {
    /// Inserts the rows that many uploads would create.
    func fill(_ store: TestStore, _ namespace: Int64, files: Int) throws {
        try store.store.write { writer in
            let mounts = try Store.mounts(of: store.view, writer.connection)
            let root = Location(namespace: namespace, names: [], mounts: mounts)
            let hash = BlockHash(of: Data("x".utf8))
            for number in 0..<files {
                if number % 100 == 0 { try writer.createFolders(through: root.child("folder \(number / 100)")) }
                let location = root.child("folder \(number / 100)").child("file \(number).txt")
                let id = writer.store.idGenerator.fileID()
                let revision = try writer.addRevision(id: id, at: location, size: 1, hash: hash, clientModified: nil)
                try writer.put(location, .file, id: id, revision: revision)
            }
        }
    }

    /// Debug builds are several times slower than release builds. The test only verifies that the time grows with the
    /// number of files and not with the number of pages or mounts.
    @Test func listingReturnsEachFileInManyNamespacesOnce() throws {
        let store = try TestStore()
        try fill(store, store.account.homeNamespace, files: 4000)
        for number in 0..<20 {
            let folder = try store.store.share(
                try PathReference("/folder \(number)/shared"), .init(), isInheriting: true, store.view)
            try fill(store, folder.namespace, files: 300)
        }
        var names: [String] = []
        var page = try store.store.list(.path([]), .init(isRecursive: true, limit: 700), store.view)
        names += page.entries.compactMap(\.pathInView)
        while page.hasMore {
            page = try store.store.list(after: page.cursor, store.view)
            names += page.entries.compactMap(\.pathInView)
        }
        #expect(names.count == 4000 + 40 + 20 * (300 + 3 + 1))
        #expect(Set(names).count == names.count)
        #expect(page.cursor.text.utf8.count < 200)
    }
}
