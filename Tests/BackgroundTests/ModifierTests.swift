import Foundation
import SwiftyDropbox
import Testing

/// What is chained on a request holds before it starts.
@Suite struct ModifierTests {
    @Test func aDateThatIsChainedAlwaysHoldsTheRequestBack() async throws {
        try await BackgroundSite.run { site in
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
        try await BackgroundSite.run { site in
            let metadata = try await site.lossy.files.upload(path: "/a.txt", input: Data())
                .settingEarliestBeginDate(date: Date(timeIntervalSinceNow: -60)).response()
            #expect(metadata.name == "a.txt")
            site.lossy.shutdown()
        }
    }

    @Test func aRequestWaitsForItsDateAndGoesThen() async throws {
        try await BackgroundSite.run { site in
            let date = Date(timeIntervalSinceNow: 0.2)
            _ = try await site.lossy.files.upload(path: "/a.txt", input: Data())
                .settingEarliestBeginDate(date: date).response()
            #expect(Date() >= date)
            site.lossy.shutdown()
        }
    }

    @Test func cancellingARequestThatWaitsForItsDateEndsIt() async throws {
        try await BackgroundSite.run { site in
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

    @Test func aRequestThatHasStartedCannotBeChanged() async throws {
        try await BackgroundSite.run { site in
            let request = site.lossy.files.upload(path: "/a.txt", input: Data()).persistingString(string: "before")
            _ = try await request.response()
            #expect(request.persistingString(string: "after").clientPersistedString == "before")
            site.lossy.shutdown()
        }
    }
}
