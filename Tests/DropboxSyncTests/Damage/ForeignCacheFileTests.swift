import DropboxCore
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxSync

/// Named pipes in place of files of the cache. Opening a pipe blocks until another process opens its other end.
@Suite(.timeLimit(.minutes(10))) struct ForeignCacheFileTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func pipe(_ name: String) throws -> URL {
        let url = folder.url.appendingPathComponent(name)
        try #require(mkfifo(url.path, 0o600) == 0)
        return url
    }

    @Test func pipeInPlaceOfAContentIsAnError() throws {
        let url = try pipe("content")
        #expect(throws: FileError.self) { try ContentCache.write(Data([1]), to: url) }
        #expect(throws: (any Error).self) { try ContentCache.sync(url) }
    }

    @Test func pipeInPlaceOfTheDatabaseIsAnError() throws {
        let url = try pipe("sync.db")
        let error = #expect(throws: FileError.self) { try PrivateDirectory.createFile(url) }
        #expect(error?.description.contains("it is a named pipe") == true)
    }

    @Test func pipeInPlaceOfTheWitnessIsIgnored() throws {
        _ = try pipe("changes.last")
        JournalWitness(in: folder.url).record(7)
        #expect(throws: FileError.self) { try JournalWitness(in: folder.url).number() }
    }

    @Test func directoriesAreSynchronized() throws {
        #expect(throws: Never.self) { try ContentCache.sync(folder.url) }
    }
}
