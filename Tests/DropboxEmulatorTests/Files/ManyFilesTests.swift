import Foundation
import Testing

@testable import DropboxEmulator

/// Listings of an account that holds much.
@Suite(.timeLimit(.minutes(10)))
struct ManyFilesTests {
    /// Fills namespaces with rows, as many uploads would.
    func fill(_ store: TestStore, _ namespace: Int64, files: Int) throws {
        try store.store.write { writer in
            let mounts = try Store.mounts(of: store.view, writer.connection)
            let root = Location(namespace: namespace, names: [], mounts: mounts)
            let hash = BlockHash(of: Data("x".utf8))
            for number in 0..<files {
                if number % 100 == 0 { try writer.makeFolders(through: root.child("folder \(number / 100)")) }
                let place = root.child("folder \(number / 100)").child("file \(number).txt")
                let id = writer.store.minting.fileID()
                let revision = try writer.addRevision(id: id, at: place, size: 1, hash: hash, clientModified: nil)
                try writer.put(place, .file, id: id, revision: revision)
            }
        }
    }

    /// Debug builds are several times slower than what is delivered; what counts is that the effort grows with the number
    /// of files and not with that of pages and mounts.
    @Test func manyFilesInSeveralNamespacesAreListedOnceEach() throws {
        let store = try TestStore()
        try fill(store, store.account.home, files: 4000)
        for number in 0..<20 {
            let folder = try store.store.share(
                try PathReference("/folder \(number)/shared"), .init(), isInheriting: true, store.view)
            try fill(store, folder.namespace, files: 300)
        }
        var names: [String] = []
        var page = try store.store.list(.path([]), .init(isRecursive: true, limit: 700), store.view)
        names += page.entries.compactMap(\.seenPath)
        while page.hasMore {
            page = try store.store.list(after: page.cursor, store.view)
            names += page.entries.compactMap(\.seenPath)
        }
        #expect(names.count == 4000 + 40 + 20 * (300 + 3 + 1))
        #expect(Set(names).count == names.count)
        #expect(page.cursor.text.utf8.count < 200)
    }
}
