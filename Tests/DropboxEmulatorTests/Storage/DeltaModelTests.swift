import Foundation
import Testing

@testable import DropboxEmulator

/// Clients that read one page of the changes at a time, while the tree changes between the pages.
struct DeltaModelTests {
    private struct Client {
        var path = ""
        var limit = 1
        var model = DropboxModel()
        var cursor: ListingCursor?
        var hasMore = true
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 16_401_936_032_673_557_898, UInt64.random(in: 0 ... .max)])
    func changesBetweenPagesAreNotLost(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        let store = try TestStore(seed: seed)
        var truth = DropboxModel()
        var clients = (1...3).flatMap { [Client(limit: $0), Client(path: "/a", limit: $0)] }
        for step in 0..<800 {
            let path = StoreModelTests().path(&random)
            let operation: String
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1:
                operation = "put \(path)"
                if truth.put(path, "\(step)", overwrites: true) { try store.put(path, "\(step)", .overwrite) }
            case 2, 3:
                operation = "folder \(path)"
                if truth.makeFolder(path) { try store.makeFolder(path) }
            case 4, 5, 6:
                operation = "delete \(path)"
                if truth.delete(path) { try store.delete(path) }
            default:
                let target = StoreModelTests().path(&random)
                operation = "move \(path) \(target)"
                if path != target, truth.relocate(path, target, isMove: true) { try store.move(path, target) }
            }
            for index in clients.indices where Bool.random(using: &random) {
                try read(&clients[index], store)
            }
            guard step % 20 == 0 else { continue }
            for index in clients.indices {
                repeat { try read(&clients[index], store) } while clients[index].hasMore
                let client = clients[index]
                // A client of a folder doesn't learn about the folder itself.
                let expected = truth.nodes.filter { $0.key.hasPrefix(client.path + "/") }
                let actual = client.model.nodes.filter { $0.key != client.path }
                #expect(
                    actual == expected,
                    "seed \(seed), step \(step), limit \(client.limit), \(client.path): \(operation)")
                guard actual == expected else { return }
            }
        }
    }

    /// Applies one page.
    private func read(_ client: inout Client, _ store: TestStore) throws {
        do {
            let page: Store.Page
            if let cursor = client.cursor {
                page = try store.store.list(after: cursor, store.view)
            } else {
                let options = Store.ListingOptions(isRecursive: true, limit: client.limit)
                page = try store.store.list(try PathReference(client.path), options, store.view)
            }
            for entry in page.entries {
                client.model.apply(entry, text: try StoreModelTests().textIfFile(entry, store))
            }
            (client.cursor, client.hasMore) = (page.cursor, page.hasMore)
        } catch {
            // The folder doesn't exist now.
            guard error is CursorError || error is LookupError, client.path != "" else { throw error }
            (client.model, client.cursor, client.hasMore) = (DropboxModel(), nil, false)
        }
    }

    @Test func aRecreatedFolderDoesNotHideTheDeletionsBefore() throws {
        let store = try TestStore()
        try store.makeFolder("/c/b")
        let options = Store.ListingOptions(isRecursive: true, limit: 1)
        var page = try store.store.list(try PathReference(""), options, store.view)
        while page.hasMore { page = try store.store.list(after: page.cursor, store.view) }
        try store.delete("/c/b")
        try store.makeFolder("/z")
        try store.delete("/c")
        page = try store.store.list(after: page.cursor, store.view)
        #expect(page.entries.map(\.path) == ["/z"])
        try store.makeFolder("/c")
        var entries: [Entry] = []
        repeat {
            page = try store.store.list(after: page.cursor, store.view)
            entries += page.entries
        } while page.hasMore
        #expect(entries.map(\.path) == ["/c", "/c"])
        #expect(entries.map(\.kind) == [.deleted, .folder])
    }
}
