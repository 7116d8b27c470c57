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

/// A later client of a background session finds the transfers of an earlier one.
@Suite struct ReconnectingTests {
    @Test func unfinishedTransferIsFoundWithPersistedString() async throws {
        try await BackgroundFixture.run { fixture in
            let first = try fixture.client()
            // The date prevents the request from being sent.
            let upload = first.files.upload(path: "/a.txt", input: Data("content".utf8))
                .persistingString(string: "the a").settingEarliestBeginDate(date: .distantFuture)
            upload.resume()
            try await fixture.recorded(1)
            first.shutdown()
            _ = try? await upload.response()
            #expect(try fixture.records().count == 1, "a shutdown leaves the transfer to the next client")

            let second = try fixture.client()
            let found = await second.getAllRequests()
            guard case .success(.files_upload(let request)) = found.first, found.count == 1 else {
                Issue.record("\(found)")
                return
            }
            #expect(request.clientPersistedString == "the a")
            #expect(request.earliestBeginDate == .distantFuture)
            request.cancel()
            try await fixture.recorded(0)
            #expect(await second.getAllRequests().isEmpty)
        }
    }

    @Test func outcomeIsPersistedUntilDelivered() async throws {
        try await BackgroundFixture.run { fixture in
            let first = try fixture.client()
            first.files.upload(path: "/a.txt", input: Data("content".utf8))
            try await fixture.answered(1)
            first.shutdown()
            let calls = fixture.transport.sent.withLock { $0 }

            let second = try fixture.client()
            guard case .success(.files_upload(let request)) = await second.getAllRequests().first else {
                Issue.record("nothing found")
                return
            }
            #expect(try await request.response().name == "a.txt")
            #expect(fixture.transport.sent.withLock { $0 } == calls, "it was answered before")
            try await fixture.cleared()
        }
    }

    @Test func globalErrorHandlersReceiveReconnectedErrors() async throws {
        try await BackgroundFixture.run { fixture in
            let first = try fixture.client()
            first.files.download(path: "/nothing.txt", destination: fixture.folder.url.appendingPathComponent("x"))
            try await fixture.answered(1)
            first.shutdown()
            let handlers = GlobalErrorResponseHandler()
            let (heard, hear) = AsyncStream.makeStream(of: String.self)
            handlers.registerGlobalErrorHandler({ hear.yield("\($0)") })
            let second = try fixture.client { $0.globalErrorHandlers = handlers }
            guard case .success(.files_download(let found)) = await second.getAllRequests().first else {
                Issue.record("nothing found")
                return
            }
            found.response { _, _ in }
            for await error in heard {
                #expect(error.contains("not_found"))
                break
            }
        }
    }

    @Test(arguments: [(days: 6.9, isTried: true), (days: 7.1, isTried: false)])
    func networkFailuresAreRetriedForSevenDays(days: Double, isTried: Bool) async throws {
        try await BackgroundFixture.run { fixture in
            let first = try fixture.client()
            let request = first.files.upload(path: "/a.txt", input: Data("content".utf8))
                .settingEarliestBeginDate(date: .distantFuture)
            request.resume()
            try await fixture.recorded(1)
            first.shutdown()
            _ = try? await request.response()
            try fixture.rewrite { transfer in
                transfer.begun = Date().timeIntervalSince1970 - days * 86_400
                transfer.earliestBeginDate = nil
            }
            fixture.transport.loseAnswers.withLock { $0 = ["/2/files/upload"] }
            guard case .success(.files_upload(let found)) = await (try fixture.client()).getAllRequests().first else {
                Issue.record("nothing found")
                return
            }
            do throws(CallError<Files.UploadError>) {
                _ = try await found.response()
                #expect(isTried)
            } catch {
                #expect(!isTried, "\(error)")
            }
            try await fixture.cleared()
        }
    }

    @Test(arguments: [(OAuth2Error.temporarilyUnavailable, isTried: true), (.invalidGrant, isTried: false)])
    func tokenRefreshWithoutNetworkIsRetried(reason: OAuth2Error, isTried: Bool) async throws {
        try await BackgroundFixture.run { fixture in
            let client = try fixture.client()
            let tokens = UnreliableTokens(fixture.emulator.accessToken, failures: 5, reason)
            client.client.accessTokenProvider = tokens
            do throws(CallError<Files.UploadError>) {
                _ = try await client.files.upload(path: "/a.txt", input: Data("content".utf8)).response()
                #expect(isTried)
            } catch {
                #expect(!isTried, "\(error)")
            }
            #expect(fixture.transport.sent.withLock { $0 } == (isTried ? ["/2/files/upload": 1] : [:]))
            #expect(tokens.failures.withLock(\.self) == (isTried ? 0 : 4))
            try await fixture.cleared()
        }
    }

    @Test func reconnectingTwiceReturnsTheSameRequest() async throws {
        try await BackgroundFixture.run { fixture in
            let client = try fixture.client()
            let upload = client.files.upload(path: "/a.txt", input: Data("content".utf8))
                .settingEarliestBeginDate(date: .distantFuture)
            upload.resume()
            try await fixture.recorded(1)
            for _ in 0..<2 {
                guard case .success(.files_upload(let found)) = await client.getAllRequests().first else {
                    Issue.record("nothing found")
                    return
                }
                #expect(found.execution === upload.execution)
            }
            upload.cancel()
            try await fixture.recorded(0)
        }
    }

    @Test func secondProcessGetsSessionInUseError() async throws {
        try await BackgroundFixture.run { fixture in
            let client = try fixture.client()
            #expect(await client.getAllRequests().isEmpty)
            // A separate lock on the directory simulates another process.
            #expect(throws: DirectoryLock.LockError.self) { try DirectoryLock(fixture.sessionFolder) }
            client.shutdown()

            let lock = try DirectoryLock(fixture.sessionFolder)
            defer { lock.release() }
            let second = try fixture.client()
            guard case .failure(let error) = await second.getAllRequests().first else {
                Issue.record("the locked directory is not an error")
                return
            }
            #expect(error.reconnectionErrorKind == .unknown)
            #expect("\(error)".contains("in use by another process"))
            await #expect(throws: CallError<Files.UploadError>.self) {
                try await second.files.upload(path: "/a.txt", input: Data()).response()
            }
        }
    }

    @Test func clientsOfOneProcessShareTheSession() async throws {
        try await BackgroundFixture.run { fixture in
            let (first, second) = (try fixture.client(), try fixture.client())
            let upload = first.files.upload(path: "/a.txt", input: Data("content".utf8))
                .settingEarliestBeginDate(date: .distantFuture)
            upload.resume()
            try await fixture.recorded(1)
            #expect(await second.getAllRequests().count == 1)
            upload.cancel()
            try await fixture.recorded(0)
        }
    }

    @Test func sessionEventsFinishAfterLastDelivery() async throws {
        try await BackgroundFixture.run { fixture in
            let (over, tell) = AsyncStream.makeStream(of: Void.self)
            let client = try fixture.client()
            client.didFinishBackgroundEvents = { tell.yield() }
            _ = try await client.files.upload(path: "/a.txt", input: Data("content".utf8)).response()
            for await _ in over { break }
            #expect(try fixture.records().isEmpty)
        }
    }

    @Test func routeErrorIsDeliveredAsOutcome() async throws {
        try await BackgroundFixture.run { fixture in
            let first = try fixture.client()
            first.files.download(path: "/nothing.txt", destination: fixture.folder.url.appendingPathComponent("x"))
            try await fixture.answered(1)
            first.shutdown()
            guard case .success(.files_download(let found)) = await (try fixture.client()).getAllRequests().first else {
                Issue.record("nothing found")
                return
            }
            do throws(CallError<Files.DownloadError>) {
                _ = try await found.response()
                Issue.record("there is no such file")
            } catch {
                if case .path(.notFound) = error.routeError {} else { Issue.record(error) }
            }
            try await fixture.recorded(0)
            #expect(try fixture.folder.names(in: "").allSatisfy { !$0.hasSuffix(".partial") })
        }
    }

    @Test func unreadableTransferThrows() async throws {
        try await BackgroundFixture.run { fixture in
            let client = try fixture.client()
            _ = await client.getAllRequests()
            let id = UUID().uuidString
            try fixture.folder.write(Data("{\"version\":99}".utf8), to: "sessions/background/test/\(id).json")
            try fixture.folder.write(Data("garbage".utf8), to: "sessions/background/test/\(UUID().uuidString).json")
            let kinds = await client.getAllRequests().compactMap { found -> ReconnectionErrorKind? in
                if case .failure(let error) = found { error.reconnectionErrorKind } else { nil }
            }
            #expect(Set(kinds) == [.versionMismatch, .badPersistedStringFormat])
        }
    }

    @Test func batchOnBackgroundClientLeavesNoFiles() async throws {
        try await BackgroundFixture.run { fixture in
            let client = try fixture.client()
            var files: [URL: Files.CommitInfo] = [:]
            for number in 0..<3 {
                try fixture.folder.write(Data("\(number)".utf8), to: "batch/\(number).txt")
                let file = fixture.folder.url.appendingPathComponent("batch/\(number).txt")
                files[file] = Files.CommitInfo(path: "/\(number).txt")
            }
            let result = await client.files.batchUpload(files)
            #expect(result.uploaded.count == 3 && result.error == nil)
            #expect(await client.getAllRequests().isEmpty)
        }
    }

    @Test func cancelledTransferIsRemoved() async throws {
        try await BackgroundFixture.run { fixture in
            let client = try fixture.client { $0.bandwidthLimiter = BandwidthLimiter(uploadBytesPerSecond: 10_000) }
            let request = client.files.upload(path: "/a.bin", input: Data(count: 1_000_000))
            request.resume()
            try await fixture.recorded(1)
            request.cancel()
            try await fixture.cleared()
        }
    }
}

/// A provider that fails the given number of times before it returns a token.
private final class UnreliableTokens: AccessTokenProvider {
    let accessToken: String
    let failures: Locked<Int>
    private let reason: OAuth2Error

    init(_ token: String, failures: Int, _ reason: OAuth2Error) {
        accessToken = token
        self.failures = Locked(failures)
        self.reason = reason
    }

    func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) { completion(nil) }

    func validAccessToken() async throws -> String {
        let fails = failures.withLock { left in
            defer { left = max(0, left - 1) }
            return left > 0
        }
        if fails { throw AccessTokenError(reason: reason, message: "as the test wants it") }
        return accessToken
    }
}
