import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

/// Kills an emulator with a data directory repeatedly during writes. Acknowledged writes must survive, and all other
/// writes must be atomic.
///
/// The environment variables KILLS and KILL_SEED set the number of kills and repeat a run (except for its timing).
@Suite struct KillTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let kills = environment["KILLS"].flatMap(Int.init) ?? 40
    private static let seed = environment["KILL_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max))

    @Test(.timeLimit(.minutes(10))) func acknowledgedWritesSurviveAndWritesAreAtomic() async throws {
        var random = SeededRandomNumberGenerator(seed: Self.seed)
        var writers = (0..<4).map { Writer(folder: "/w\($0)", seed: random.next()) }
        try await withTemporaryFolder { folder in
            for round in 0..<Self.kills {
                let calls = Int(random.next() % 12)
                writers = try await interrupt(writers, after: calls, in: folder)
                let emulator = try await EmulatorProcess.start(data: folder)
                let client = client(of: emulator)
                for index in writers.indices {
                    let found = try await tree(of: writers[index].folder, client)
                    #expect(
                        writers[index].possible.contains(found),
                        "seed \(Self.seed), round \(round), \(writers[index].folder): \(found) is none of \(writers[index].possible)"
                    )
                    writers[index].accept(found)
                }
                // Reading all content takes time, so don't do it in every round.
                if round % 20 == 19 { try await readAll(writers, client) }
                client.shutdown()
                try await emulator.kill()
            }
        }
        #expect(writers.allSatisfy { !$0.acknowledged.isEmpty }, "seed \(Self.seed): hardly anything was written")
    }

    /// Runs all writers concurrently until the given number of requests has a response, then kills the emulator.
    private func interrupt(_ writers: [Writer], after calls: Int, in folder: URL) async throws -> [Writer] {
        let emulator = try await EmulatorProcess.start(data: folder)
        let client = client(of: emulator)
        let (responses, continuation) = AsyncStream.makeStream(of: Void.self)
        return try await withThrowingTaskGroup(of: (Int, Writer).self) { group in
            for (index, writer) in writers.enumerated() {
                group.addTask {
                    var writer = writer
                    // The writer stops when the emulator is killed.
                    while (try? await writer.work(client)) != nil { continuation.yield() }
                    return (index, writer)
                }
            }
            var count = 0
            if calls > 0 {
                for await _ in responses {
                    count += 1
                    if count == calls { break }
                }
            }
            try await emulator.kill()
            var worked = writers
            for try await (index, writer) in group { worked[index] = writer }
            client.shutdown()
            return worked
        }
    }

    private func client(of emulator: EmulatorProcess) -> DropboxClient {
        DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: emulator.token)),
                configuration: .init {
                    $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
                    $0.retryPolicy = .never
                }))
    }

    private func tree(of folder: String, _ client: DropboxClient) async throws -> Writer.Tree {
        var entries: [Files.Metadata] = []
        do {
            var page = try await client.files.listFolder(path: folder, recursive: true).response()
            entries += page.entries
            while page.hasMore {
                page = try await client.files.listFolderContinue(cursor: page.cursor).response()
                entries += page.entries
            }
        } catch CallError<Files.ListFolderError>.routeError {
            // The folder was not created yet.
            return [:]
        }
        var tree: Writer.Tree = [:]
        for case let file as Files.FileMetadata in entries { tree[file.pathLower ?? ""] = file.contentHash }
        return tree
    }

    private func readAll(_ writers: [Writer], _ client: DropboxClient) async throws {
        for (path, hash) in writers.flatMap(\.acknowledged) {
            let (_, data) = try await client.files.download(path: path).response()
            #expect(ContentHash.hash(of: data) == hash, "seed \(Self.seed): \(path)")
        }
    }
}
