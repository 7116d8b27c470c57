import DropboxConcurrency
import DropboxEmulator
import DropboxFiles
import DropboxHTTP
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing
@testable import DropboxBackground
@testable import DropboxCore

/// The commit of an upload with a lost response is verified before anything is sent again.
@Suite struct LostResponseTests {
    @Test(arguments: ["add", "overwrite", "update"])
    func strictUpload_lostResponse_isNotAConflict(mode: String) async throws {
        try await BackgroundFixture.run { fixture in
            let old = try await fixture.foreground.files.upload(path: "/a.txt", input: Data("old".utf8)).response()
            let writeMode: Files.WriteMode =
                switch mode {
                case "add": .add
                case "update": .update(old.rev)
                default: .overwrite
                }
            let client = try fixture.client()
            fixture.transport.loseAnswers.withLock { $0 = ["/2/files/upload"] }
            let metadata = try await client.files.upload(
                path: mode == "add" ? "/b.txt" : "/a.txt", mode: writeMode,
                strictConflict: true,
                input: Data("content".utf8)
            ).response()
            #expect(metadata.contentHash == ContentHash.hash(of: Data("content".utf8)))
            #expect(fixture.transport.sent.withLock { $0["/2/files/upload"] } == 1, "a second one would be a conflict")
        }
    }

    @Test func staleUpdate_isAConflictInNextProcess() async throws {
        try await BackgroundFixture.run { fixture in
            let old = try await fixture.foreground.files.upload(path: "/a.txt", input: Data("old".utf8)).response()
            let first = try fixture.client()
            first.files.upload(path: "/a.txt", mode: .update(old.rev), input: Data("mine".utf8))
                .settingEarliestBeginDate(date: .distantFuture)
            try await fixture.recorded(1)
            first.shutdown()
            try fixture.rewrite { $0.earliestBeginDate = nil }
            _ = try await fixture.foreground.files.upload(path: "/a.txt", mode: .overwrite, input: Data("new".utf8))
                .response()
            guard case .success(.files_upload(let found)) = await (try fixture.client()).getAllRequests().first else {
                Issue.record("nothing found")
                return
            }
            do throws(CallError<Files.UploadError>) {
                _ = try await found.response()
                Issue.record("the retry overwrote the content of another client")
            } catch {
                if case .path(let reason) = error.routeError, case .conflict = reason.reason {
                } else {
                    Issue.record(error)
                }
            }
        }
    }

    @Test func upload_lostResponse_isNotRepeated() async throws {
        try await BackgroundFixture.run { fixture in
            let content = Data("content".utf8)
            // Another file has the name, so the upload is renamed.
            _ = try await fixture.foreground.files.upload(path: "/a.txt", input: Data("other".utf8)).response()
            let first = try fixture.client { $0.retryPolicy = .standard }
            fixture.transport.loseAnswers.withLock { $0 = ["/2/files/upload"] }
            let request = first.files.upload(path: "/a.txt", autorename: true, input: content)
            let metadata = try await request.response()
            #expect(metadata.name == "a (1).txt")
            let names = try await fixture.foreground.files.listFolder(path: "").response().entries.map(\.name)
            #expect(Set(names) == ["a.txt", "a (1).txt"])
            #expect(fixture.transport.sent.withLock { $0["/2/files/upload"] } == 1)
        }
    }

    /// The name of a conflicted copy is unpredictable, so the client searches the folder.
    @Test func update_lostResponse_findsConflictedCopy() async throws {
        try await BackgroundFixture.run { fixture in
            let base = try await fixture.foreground.files.upload(path: "/f/a.txt", input: Data("base".utf8)).response()
            let newer = fixture.foreground.files.upload(path: "/f/a.txt", mode: .overwrite, input: Data("newer".utf8))
            _ = try await newer.response()
            _ = try await fixture.foreground.files.upload(path: "/f/a (conflicted copy).txt", input: Data("x".utf8))
                .response()
            let first = try fixture.client { $0.retryPolicy = .standard }
            fixture.transport.loseAnswers.withLock { $0 = ["/2/files/upload"] }
            let request = first.files.upload(
                path: "/f/a.txt", mode: .update(base.rev), autorename: true, input: Data("mine".utf8))
            let metadata = try await request.response()
            #expect(metadata.name == "a (conflicted copy 2).txt")
            let names = try await fixture.foreground.files.listFolder(path: "/f").response().entries.map(\.name)
            #expect(Set(names) == ["a.txt", "a (conflicted copy).txt", "a (conflicted copy 2).txt"])
            #expect(fixture.transport.sent.withLock { $0["/2/files/upload"] } == 1)
        }
    }
}
