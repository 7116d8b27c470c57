import Foundation
import SwiftyDropbox
import DropboxTestSupport

/// Works in a folder of its own, one call after the other, and knows what must be there: what was acknowledged, and what
/// may have become of the one call whose answer never came.
struct Writer {
    /// The files of the folder: content hashes by path.
    typealias Tree = [String: String]

    let folder: String
    private var random: SeededRandomNumberGenerator
    private(set) var acknowledged: Tree = [:]
    /// All that the folder may be if the call under way is lost; only what is acknowledged when there is none.
    private(set) var possible: [Tree] = [[:]]

    init(folder: String, seed: UInt64) {
        self.folder = folder
        random = SeededRandomNumberGenerator(seed: seed)
    }

    /// After a crash: what was found is what counts from now on.
    mutating func accept(_ tree: Tree) {
        acknowledged = tree
        possible = [tree]
    }

    /// One call, or the few calls of a session. Throws when the emulator is gone.
    mutating func work(_ client: DropboxClient) async throws {
        let path = "\(folder)/\(number(below: 6))/\(number(below: 4))"
        switch number(below: 8) {
        case 0: try await commitBatch(client)
        case 1: try await move(client, "\(folder)/\(number(below: 6))", "\(folder)/\(number(below: 6))")
        case 2: try await delete(client, path)
        case 3: try await upload(client, path, content(5 << 20))
        case 4: try await uploadInSession(client, path)
        default: try await upload(client, path, content(20_000))
        }
    }

    // MARK: Calls

    private mutating func upload(_ client: DropboxClient, _ path: String, _ data: Data) async throws {
        expect(acknowledged.merging([path: hash(data)]) { $1 })
        try await finish { () async throws(CallError<Files.UploadError>) in
            _ = try await client.files.upload(path: path, mode: .overwrite, input: data).response()
        }
    }

    private mutating func uploadInSession(_ client: DropboxClient, _ path: String) async throws {
        let (first, second) = (content(6 << 20), content(3000))
        let session = try await client.files.uploadSessionStart(input: first).response().sessionId
        expect(acknowledged.merging([path: hash(first + second)]) { $1 })
        let cursor = Files.UploadSessionCursor(sessionId: session, offset: UInt64(first.count))
        let commit = Files.CommitInfo(path: path, mode: .overwrite)
        try await finish { () async throws(CallError<Files.UploadSessionFinishError>) in
            _ = try await client.files.uploadSessionFinish(cursor: cursor, commit: commit, input: second).response()
        }
    }

    private mutating func commitBatch(_ client: DropboxClient) async throws {
        var entries: [Files.UploadSessionFinishArg] = []
        var trees = [acknowledged]
        for number in 0..<4 {
            let data = content(2000)
            let path = "\(folder)/batch/\(number)"
            let session = try await client.files.uploadSessionStart(close: true, input: data).response().sessionId
            entries.append(
                Files.UploadSessionFinishArg(
                    cursor: Files.UploadSessionCursor(sessionId: session, offset: UInt64(data.count)),
                    commit: Files.CommitInfo(path: path, mode: .overwrite)))
            // Each entry is a file of its own: of a batch whose answer was lost any of them may be there.
            trees += trees.map { $0.merging([path: hash(data)]) { $1 } }
        }
        possible = trees
        let result = try await client.files.uploadSessionFinishBatchV2(entries: entries).response()
        for entry in result.entries {
            guard case .success = entry else { throw Subprocess.Failure(what: "\(entry)") }
        }
        if let whole = trees.last { accept(whole) }
    }

    private mutating func move(_ client: DropboxClient, _ from: String, _ to: String) async throws {
        var tree: Tree = [:]
        for (path, hash) in acknowledged {
            tree[path.hasPrefix(from + "/") ? to + path.dropFirst(from.count) : path] = hash
        }
        expect(tree)
        try await finish { () async throws(CallError<Files.RelocationError>) in
            _ = try await client.files.moveV2(fromPath: from, toPath: to).response()
        }
    }

    private mutating func delete(_ client: DropboxClient, _ path: String) async throws {
        expect(acknowledged.filter { $0.key != path })
        try await finish { () async throws(CallError<Files.DeleteError>) in
            _ = try await client.files.deleteV2(path: path).response()
        }
    }

    // MARK: -

    private mutating func expect(_ tree: Tree) { possible = [acknowledged, tree] }

    /// A refusal (nothing there to move, something in the way) changes nothing; without an answer all is possible.
    private mutating func finish<RouteError>(
        _ call: () async throws(CallError<RouteError>) -> Void
    ) async throws {
        do throws(CallError<RouteError>) {
            try await call()
            accept(possible.last ?? acknowledged)
        } catch {
            guard case .routeError = error else { throw error }
            accept(acknowledged)
        }
    }

    private mutating func content(_ limit: Int) -> Data {
        let size = number(below: limit)
        let piece = withUnsafeBytes(of: random.next()) { Data($0) }
        var data = Data(capacity: size + 8)
        while data.count < min(size, 4096) { data += piece }
        // Long content repeats a page with a number in front, which is quick to make and new in every block.
        while data.count < size { data += withUnsafeBytes(of: data.count) { Data($0) } + data.prefix(65_536) }
        return data.prefix(size)
    }

    private mutating func number(below limit: Int) -> Int { Int(random.next() % UInt64(max(1, limit))) }

    private func hash(_ data: Data) -> String { ContentHash.hash(of: data) }
}
