import DropboxConcurrency
import Foundation
import SwiftyDropbox
import Testing

/// Chained modifiers of a request apply before it starts.
@Suite struct ModifierTests {
    @Test func chainedDateAlwaysDelaysTheRequest() async throws {
        try await BackgroundFixture.run { fixture in
            let client = fixture.lossy
            var kept: [UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer>] = []
            for number in 0..<200 {
                // Alternate between storing the request in a variable and chaining only.
                let request = client.files.upload(path: "/\(number).txt", input: Data())
                    .settingEarliestBeginDate(date: .distantFuture).persistingString(string: "\(number)")
                #expect(request.clientPersistedString == "\(number)")
                #expect(request.earliestBeginDate == .distantFuture)
                if number % 2 == 0 { kept.append(request) }
            }
            _ = try await client.users.getCurrentAccount().response()
            #expect(fixture.transport.sent.withLock { $0["/2/files/upload"] } == nil)
            for request in kept { request.cancel() }
            client.shutdown()
        }
    }

    @Test func pastDateDoesNotDelayTheRequest() async throws {
        try await BackgroundFixture.run { fixture in
            let metadata = try await fixture.lossy.files.upload(path: "/a.txt", input: Data())
                .settingEarliestBeginDate(date: Date(timeIntervalSinceNow: -60)).response()
            #expect(metadata.name == "a.txt")
            fixture.lossy.shutdown()
        }
    }

    @Test func requestStartsAtItsDate() async throws {
        try await BackgroundFixture.run { fixture in
            let date = Date(timeIntervalSinceNow: 0.2)
            _ = try await fixture.lossy.files.upload(path: "/a.txt", input: Data())
                .settingEarliestBeginDate(date: date).response()
            #expect(Date() >= date)
            fixture.lossy.shutdown()
        }
    }

    @Test func delayedRequestCanBeCancelled() async throws {
        try await BackgroundFixture.run { fixture in
            let request = fixture.lossy.files.upload(path: "/a.txt", input: Data())
                .settingEarliestBeginDate(date: .distantFuture)
            async let outcome = request.response()
            request.cancel()
            do {
                _ = try await outcome
                Issue.record("it was sent")
            } catch {
                #expect((error as? CallError<Files.UploadError>)?.isCancellation == true)
            }
            fixture.lossy.shutdown()
        }
    }

    /// Regardless of the time between creating the request and attaching a handler.
    @Test func storedRequestIsMutableUntilItHasAHandler() async throws {
        try await BackgroundFixture.run { fixture in
            let client = fixture.lossy
            let request = client.files.upload(path: "/a.txt", input: Data())
            for number in 0..<20 { _ = try await client.files.upload(path: "/\(number)", input: Data()).response() }
            #expect(fixture.transport.sent.withLock { $0["/2/files/upload"] } == 20)
            request.persistingString(string: "late").settingEarliestBeginDate(date: .distantFuture)
            request.response { _, _ in }
            _ = try await client.users.getCurrentAccount().response()
            #expect(fixture.transport.sent.withLock { $0["/2/files/upload"] } == 20)
            #expect(request.clientPersistedString == "late" && request.earliestBeginDate == .distantFuture)
            request.cancel()
            client.shutdown()
        }
    }

    @Test func changingAStartedRequestLogsAWarning() async throws {
        try await BackgroundFixture.run { fixture in
            let lines = Locked<[String]>([])
            let client = try fixture.client {
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
