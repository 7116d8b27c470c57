import Foundation
import DropboxConcurrency
import SwiftyDropbox
import Testing

/// What is chained on a request holds before it starts.
@Suite struct ModifierTests {
    @Test func aDateThatIsChainedAlwaysHoldsTheRequestBack() async throws {
        try await BackgroundFixture.run { site in
            let client = site.lossy
            var kept: [UploadRequest<Files.FileMetadata, Files.UploadError>] = []
            for number in 0..<200 {
                // Every second one is kept in a variable and every second one is not.
                let request = client.files.upload(path: "/\(number).txt", input: Data())
                    .settingEarliestBeginDate(date: .distantFuture).persistingString(string: "\(number)")
                #expect(request.clientPersistedString == "\(number)")
                #expect(request.earliestBeginDate == .distantFuture)
                if number % 2 == 0 { kept.append(request) }
            }
            _ = try await client.users.getCurrentAccount().response()
            #expect(site.transport.sent.withLock { $0["/2/files/upload"] } == nil)
            for request in kept { request.cancel() }
            client.shutdown()
        }
    }

    @Test func aDateThatHasPassedHoldsNothingBack() async throws {
        try await BackgroundFixture.run { site in
            let metadata = try await site.lossy.files.upload(path: "/a.txt", input: Data())
                .settingEarliestBeginDate(date: Date(timeIntervalSinceNow: -60)).response()
            #expect(metadata.name == "a.txt")
            site.lossy.shutdown()
        }
    }

    @Test func aRequestWaitsForItsDateAndGoesThen() async throws {
        try await BackgroundFixture.run { site in
            let date = Date(timeIntervalSinceNow: 0.2)
            _ = try await site.lossy.files.upload(path: "/a.txt", input: Data())
                .settingEarliestBeginDate(date: date).response()
            #expect(Date() >= date)
            site.lossy.shutdown()
        }
    }

    @Test func cancellingARequestThatWaitsForItsDateEndsIt() async throws {
        try await BackgroundFixture.run { site in
            let request = site.lossy.files.upload(path: "/a.txt", input: Data())
                .settingEarliestBeginDate(date: .distantFuture)
            async let outcome = request.response()
            request.cancel()
            do {
                _ = try await outcome
                Issue.record("it was sent")
            } catch {
                #expect((error as? CallError<Files.UploadError>)?.isCancellation == true)
            }
            site.lossy.shutdown()
        }
    }

    /// However long it takes between making it and giving it a handler.
    @Test func aRequestThatIsKeptCanBeChangedUntilItHasAHandler() async throws {
        try await BackgroundFixture.run { site in
            let client = site.lossy
            let request = client.files.upload(path: "/a.txt", input: Data())
            for number in 0..<20 { _ = try await client.files.upload(path: "/\(number)", input: Data()).response() }
            #expect(site.transport.sent.withLock { $0["/2/files/upload"] } == 20)
            request.persistingString(string: "late").settingEarliestBeginDate(date: .distantFuture)
            request.response { _, _ in }
            _ = try await client.users.getCurrentAccount().response()
            #expect(site.transport.sent.withLock { $0["/2/files/upload"] } == 20)
            #expect(request.clientPersistedString == "late" && request.earliestBeginDate == .distantFuture)
            request.cancel()
            client.shutdown()
        }
    }

    @Test func aRequestThatHasStartedCannotBeChangedAndTheLogSaysSo() async throws {
        try await BackgroundFixture.run { site in
            let lines = Locked<[String]>([])
            let client = try site.client {
                $0.log = { level, line in lines.withLock { $0.append("\(level) \(line)") } }
            }
            let request = client.files.upload(path: "/a.txt", input: Data()).persistingString(string: "before")
            _ = try await request.response()
            #expect(request.persistingString(string: "after").clientPersistedString == "before")
            #expect(request.settingEarliestBeginDate(date: .distantFuture).earliestBeginDate == nil)
            for modifier in ["persistingString", "settingEarliestBeginDate"] {
                let line =
                    "error files/upload: \(modifier) has no effect after the start of the request: "
                    + "call it before the handler"
                #expect(lines.withLock { $0.contains(line) })
            }
            client.shutdown()
        }
    }
}
