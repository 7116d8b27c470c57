import DropboxTestSupport
import Foundation
import SwiftyDropbox

/// Writes to its own folder, one request after the other, and tracks the expected state: the acknowledged writes, and
/// the possible results of a request without a response.
struct Writer {
    /// The content hashes of the files in the folder by path.
    typealias Tree = [String: String]

    let folder: String
    private var random: SeededRandomNumberGenerator
    private(set) var acknowledged: Tree = [:]
    /// The possible states of the folder if the request in flight is lost. Without such a request, only the
    /// acknowledged state.
    private(set) var possible: [Tree] = [[:]]

    init(folder: String, seed: UInt64) {
        self.folder = folder
        random = SeededRandomNumberGenerator(seed: seed)
    }

    /// Makes the state after a crash the acknowledged state.
    mutating func accept(_ tree: Tree) {
        acknowledged = tree
        possible = [tree]
    }

    /// Sends one request, or the requests of an upload session. Throws if the emulator was killed.
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

    // MARK: Requests

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
            // Each entry is independent: if the response was lost, any subset of the files may exist.
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

    /// A route error (a missing source or a conflict) changes nothing. Without a response, all results are possible.
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
        // Long content repeats a page with a number at its start, which is fast and different in every block.
        while data.count < size { data += withUnsafeBytes(of: data.count) { Data($0) } + data.prefix(65_536) }
        return data.prefix(size)
    }

    private mutating func number(below limit: Int) -> Int { Int(random.next() % UInt64(max(1, limit))) }

    private func hash(_ data: Data) -> String { ContentHash.hash(of: data) }
}
