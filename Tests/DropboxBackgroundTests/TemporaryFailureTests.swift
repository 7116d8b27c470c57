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

/// Servers that are temporarily unavailable, and outcomes that are delivered again.
@Suite(.timeLimit(.minutes(10))) struct TemporaryFailureTests {
    /// Records the durations that a client waits, without waiting.
    private func recordingClock(_ waits: Locked<[Duration]>) -> ClientClock {
        ClientClock(
            now: { .zero },
            sleep: { duration in
                waits.withLock { $0.append(duration) }
                try Task.checkCancellation()
            })
    }

    /// Another status than success is final only if waiting doesn't help.
    @Test(arguments: [500, 503, 599]) func uploadWaitsForTheServer(status: Int) async throws {
        try await BackgroundFixture.run { fixture in
            let waits = Locked([Duration]())
            let client = try fixture.client { $0.clock = recordingClock(waits) }
            // More often than a foreground request is repeated.
            try fixture.emulator.faults.add(.serverError(status: status), on: "files/upload", times: 12)
            let metadata = try await client.files.upload(path: "/a.txt", input: Data("content".utf8)).response()
            #expect(metadata.contentHash == ContentHash.hash(of: Data("content".utf8)))
            #expect(fixture.transport.sent.withLock { $0["/2/files/upload"] } == 13)
            #expect(waits.withLock(\.self).count == 12)
        }
    }

    @Test func downloadWaitsForTheServer() async throws {
        try await BackgroundFixture.run { fixture in
            let content = Data("content".utf8)
            _ = try await fixture.foreground.files.upload(path: "/a.txt", input: content).response()
            let client = try fixture.client { $0.clock = recordingClock(Locked([])) }
            try fixture.emulator.faults.add(.serverError(status: 503), on: "files/download", times: 12)
            let url = fixture.folder.url.appendingPathComponent("a.txt")
            _ = try await client.files.download(path: "/a.txt", overwrite: false, destination: url).response()
            #expect(try Data(contentsOf: url) == content)
        }
    }

    /// The file was committed although the server reported a failure.
    @Test func committedUploadIsNotRepeatedAfterAFailure() async throws {
        try await BackgroundFixture.run { fixture in
            let client = try fixture.client { $0.clock = recordingClock(Locked([])) }
            fixture.transport.replaceAnswers.withLock { $0["/2/files/upload"] = HTTPResponse(status: 503) }
            let metadata = try await client.files.upload(
                path: "/a.txt", mode: .add, strictConflict: true, input: Data("content".utf8)
            ).response()
            #expect(metadata.name == "a.txt")
            #expect(fixture.transport.sent.withLock { $0["/2/files/upload"] } == 1)
        }
    }

    @Test func delayOfTheServerIsRespected() async throws {
        try await BackgroundFixture.run { fixture in
            let waits = Locked([Duration]())
            let client = try fixture.client { $0.clock = recordingClock(waits) }
            fixture.transport.replaceAnswers.withLock {
                $0["/2/files/upload"] = HTTPResponse(status: 503, headers: ["Retry-After": "70"])
            }
            _ = try await client.files.upload(path: "/a.txt", mode: .overwrite, input: Data("content".utf8)).response()
            #expect(waits.withLock(\.self) == [.seconds(70)])
        }
    }

    /// The deadline is a date, but a date can't measure time while the system clock may be set.
    @Test func retriesEndByTheClientsClock() async throws {
        try await BackgroundFixture.run { fixture in
            let now = Locked(Duration.zero)
            let client = try fixture.client {
                $0.session.timeoutIntervalForResource = 3_600
                $0.clock = ClientClock(
                    now: { now.withLock(\.self) },
                    sleep: { duration in
                        now.withLock { $0 += duration }
                        try Task.checkCancellation()
                    })
            }
            try fixture.emulator.faults.add(.serverError(status: 503), on: "files/upload", times: 1_000)
            await #expect(throws: CallError<Files.UploadError>.self) {
                _ = try await client.files.upload(path: "/a.txt", input: Data("content".utf8)).response()
            }
            let end = now.withLock(\.self)
            #expect((.seconds(3_400)...(.seconds(3_700))).contains(end), "\(end)")
        }
    }

    @Test(arguments: [400, 404]) func permanentFailureIsFinal(status: Int) async throws {
        try await BackgroundFixture.run { fixture in
            let client = try fixture.client { $0.clock = recordingClock(Locked([])) }
            try fixture.emulator.faults.add(.serverError(status: status), on: "files/upload")
            await #expect(throws: CallError<Files.UploadError>.self) {
                _ = try await client.files.upload(path: "/a.txt", input: Data("content".utf8)).response()
            }
            #expect(fixture.transport.sent.withLock { $0["/2/files/upload"] } == 1)
        }
    }

    // MARK: Second deliveries

    /// The process exits after a handler has begun its work: the next process delivers the outcome again, with the same ID.
    @Test func outcomeThatIsDeliveredAgainHasTheSameID() async throws {
        try await BackgroundFixture.run { fixture in
            let first = try fixture.client()
            let request = first.files.upload(path: "/a.txt", input: Data("content".utf8))
            let other = first.files.upload(path: "/b.txt", input: Data("content".utf8))
            request.resume()
            other.resume()
            try await fixture.answered(2)
            let ids = [request.backgroundTransferID, other.backgroundTransferID].compactMap(\.self)
            #expect(Set(ids).count == 2)
            // Nothing was delivered before the end of the process.
            first.shutdown()
            let second = try fixture.client()
            let found = await second.getAllRequests().compactMap { result in
                if case .success(.files_upload(let request)) = result { request } else { nil }
            }
            #expect(Set(found.map(\.backgroundTransferID)) == Set(ids.map(Optional.some)))
            for request in found {
                let name = try await request.response().name
                #expect(request.backgroundTransferID == (name == "a.txt" ? ids.first : ids.last))
            }
        }
    }

    @Test func requestOfTheForegroundHasNoID() async throws {
        try await BackgroundFixture.run { fixture in
            let request = fixture.foreground.files.upload(path: "/a.txt", input: Data("content".utf8))
            _ = try await request.response()
            #expect(request.backgroundTransferID == nil)
        }
    }
}
