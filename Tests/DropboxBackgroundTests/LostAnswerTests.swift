import DropboxEmulator
import DropboxFiles
import Foundation
import DropboxHTTP
import DropboxConcurrency
import SwiftyDropbox
import DropboxTestSupport
import Testing

@testable import DropboxBackground
@testable import DropboxCore

/// An upload whose answer was lost is looked for before anything is sent again.
@Suite struct LostAnswerTests {
    @Test(arguments: ["add", "overwrite", "update"])
    func aStrictUploadWhoseAnswerWasLostIsNoConflictWithItself(mode: String) async throws {
        try await BackgroundFixture.run { site in
            let old = try await site.foreground.files.upload(path: "/a.txt", input: Data("old".utf8)).response()
            let writeMode: Files.WriteMode =
                switch mode {
                case "add": .add
                case "update": .update(old.rev)
                default: .overwrite
                }
            let client = try site.client()
            site.transport.loseAnswers.withLock { $0 = ["/2/files/upload"] }
            let metadata = try await client.files.upload(
                path: mode == "add" ? "/b.txt" : "/a.txt", mode: writeMode,
                strictConflict: true,
                input: Data("content".utf8)
            ).response()
            #expect(metadata.contentHash == ContentHash.hash(of: Data("content".utf8)))
            #expect(site.transport.sent.withLock { $0["/2/files/upload"] } == 1, "a second one would be a conflict")
        }
    }

    @Test func anUpdateOfARevisionThatIsNoMoreIsAConflictInTheNextProcessToo() async throws {
        try await BackgroundFixture.run { site in
            let old = try await site.foreground.files.upload(path: "/a.txt", input: Data("old".utf8)).response()
            let first = try site.client()
            first.files.upload(path: "/a.txt", mode: .update(old.rev), input: Data("mine".utf8))
                .settingEarliestBeginDate(date: .distantFuture)
            try await site.recorded(1)
            first.shutdown()
            try site.rewrite { $0.earliestBeginDate = nil }
            _ = try await site.foreground.files.upload(path: "/a.txt", mode: .overwrite, input: Data("new".utf8))
                .response()
            guard case .success(.files_upload(let found)) = await (try site.client()).getAllRequests().first else {
                Issue.record("nothing found")
                return
            }
            do throws(CallError<Files.UploadError>) {
                _ = try await found.response()
                Issue.record("it has overwritten somebody else's content")
            } catch {
                if case .path(let reason) = error.routeError, case .conflict = reason.reason {
                } else {
                    Issue.record(error)
                }
            }
        }
    }

    @Test func anUploadWhoseAnswerWasLostIsNotDoneTwice() async throws {
        try await BackgroundFixture.run { site in
            let content = Data("content".utf8)
            // Somebody else's file has the name, so the upload gets another one.
            _ = try await site.foreground.files.upload(path: "/a.txt", input: Data("other".utf8)).response()
            let first = try site.client { $0.retryPolicy = .standard }
            site.transport.loseAnswers.withLock { $0 = ["/2/files/upload"] }
            let request = first.files.upload(path: "/a.txt", autorename: true, input: content)
            let metadata = try await request.response()
            #expect(metadata.name == "a (1).txt")
            let names = try await site.foreground.files.listFolder(path: "").response().entries.map(\.name)
            #expect(Set(names) == ["a.txt", "a (1).txt"])
            #expect(site.transport.sent.withLock { $0["/2/files/upload"] } == 1)
        }
    }

    /// The name of a conflicted copy cannot be foretold: it is looked for in the folder.
    @Test func anUpdateWhoseAnswerWasLostIsFoundAsAConflictedCopy() async throws {
        try await BackgroundFixture.run { site in
            let base = try await site.foreground.files.upload(path: "/f/a.txt", input: Data("base".utf8)).response()
            let newer = site.foreground.files.upload(path: "/f/a.txt", mode: .overwrite, input: Data("newer".utf8))
            _ = try await newer.response()
            _ = try await site.foreground.files.upload(path: "/f/a (conflicted copy).txt", input: Data("x".utf8))
                .response()
            let first = try site.client { $0.retryPolicy = .standard }
            site.transport.loseAnswers.withLock { $0 = ["/2/files/upload"] }
            let request = first.files.upload(
                path: "/f/a.txt", mode: .update(base.rev), autorename: true, input: Data("mine".utf8))
            let metadata = try await request.response()
            #expect(metadata.name == "a (conflicted copy 2).txt")
            let names = try await site.foreground.files.listFolder(path: "/f").response().entries.map(\.name)
            #expect(Set(names) == ["a.txt", "a (conflicted copy).txt", "a (conflicted copy 2).txt"])
            #expect(site.transport.sent.withLock { $0["/2/files/upload"] } == 1)
        }
    }
}
