import Foundation
import SwiftyDropbox

@testable import DropboxEmulator

/// A store with one account, and shorthand methods for tests.
struct TestStore: Sendable {
    let store: Store
    let account: UserAccount

    var view: NamespaceView { account.view }

    init(
        folder: URL? = nil, seed: UInt64 = 1, blockSize: Int = 16,
        change: (inout DropboxEmulator.Limits) -> Void = { _ in }
    ) throws {
        var limits = DropboxEmulator.Limits()
        limits.blockSize = blockSize
        change(&limits)
        store = try Store(directory: folder, limits: limits, idGenerator: IDGenerator(seed: seed))
        account =
            try store.accounts().first
            ?? store.addAccount(email: "ada@example.com", givenName: "Ada", surname: "Lovelace")
    }

    func upload(_ text: String) throws -> Upload {
        let pins = store.content.makePins()
        var writer = BlockWriter(store: store.content, pins: pins)
        try writer.write(Data(text.utf8))
        return Upload(content: Content(blocks: try writer.finish().blocks), pins: pins)
    }

    @discardableResult
    func put(
        _ path: String, _ text: String, _ intent: WriteIntent = .add, isAutorenamed: Bool = false,
        isStrict: Bool = false
    ) throws -> Entry {
        let commit = Commit(
            path: try PathReference(path), intent: intent, isAutorenamed: isAutorenamed, isStrict: isStrict)
        return try store.commit(try upload(text), as: commit, view)
    }

    @discardableResult
    func makeFolder(_ path: String, isAutorenamed: Bool = false) throws -> Entry {
        try store.createFolder(at: try PathReference(path), isAutorenamed: isAutorenamed, view)
    }

    @discardableResult
    func delete(_ path: String) throws -> Entry { try store.delete(at: try PathReference(path), view) }

    @discardableResult
    func move(_ from: String, _ to: String, isAutorenamed: Bool = false) throws -> Entry {
        try store.relocate(
            .move, from: try PathReference(from), to: try PathReference(to),
            Store.RelocationOptions(isAutorenamed: isAutorenamed), view)
    }

    @discardableResult
    func copy(_ from: String, _ to: String, isAutorenamed: Bool = false) throws -> Entry {
        try store.relocate(
            .copy, from: try PathReference(from), to: try PathReference(to),
            Store.RelocationOptions(isAutorenamed: isAutorenamed), view)
    }

    func entry(_ path: String) throws -> Entry { try store.entry(at: try PathReference(path), view) }

    func text(_ path: String) throws -> String {
        let (entry, content) = try store.file(at: try PathReference(path), view)
        let size = Int(entry.file?.size ?? 0)
        let reader = try ContentReader(store: store.content, content: content, range: 0..<Int64(size))
        var bytes = [UInt8](repeating: 0, count: size)
        let count = try bytes.withUnsafeMutableBytes { try reader.read(at: 0, into: $0) }
        return String(decoding: bytes[..<count], as: UTF8.self)
    }

    /// Returns all display paths. Folders end with a slash.
    func tree() throws -> [String] {
        try all("").map { $0.displayPath + ($0.kind == .folder ? "/" : "") }
    }

    func all(_ path: String, includesDeleted: Bool = false) throws -> [Entry] {
        let options = Store.ListingOptions(isRecursive: true, includesDeleted: includesDeleted)
        return try store.list(try PathReference(path), options, view).entries
    }
}
