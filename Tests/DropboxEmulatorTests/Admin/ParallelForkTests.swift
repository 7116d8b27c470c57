import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxEmulator

/// Tests that run in parallel in this process, each in a fork of one prepared emulator.
@Suite(.timeLimit(.minutes(10)))
struct ParallelForkTests {
    private static let prepared = Task {
        let dropbox = try await EmulatedDropbox.start()
        for number in 0..<200 { try dropbox.account.put("/prepared/\(number).txt", "Note \(number)") }
        return dropbox
    }

    @Test(arguments: 0..<50)
    func everyTestHasItsOwnFiles(number: Int) async throws {
        let prepared = try await Self.prepared.value
        let dropbox = try await prepared.fork()
        let files = dropbox.client.files
        #expect(try await files.listFolder(path: "/prepared").response().entries.count == 200)
        _ = try await files.deleteV2(path: "/prepared").response()
        _ = try await files.upload(path: "/own \(number).txt", input: Data("\(number)".utf8)).response()
        let list = try await files.listFolder(path: "").response()
        #expect(list.entries.map(\.name) == ["own \(number).txt"])
        try dropbox.emulator.calls.expect("files/upload", count: 1)
        #expect(try await files.download(path: "/own \(number).txt").response().1 == Data("\(number)".utf8))
        await dropbox.stop()
        #expect(try prepared.account.list("/prepared").count == 200)
    }
}
