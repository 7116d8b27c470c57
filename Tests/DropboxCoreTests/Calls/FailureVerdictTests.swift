import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation
import Testing

/// Tests the verdict about each failure: of an attempt, which decides about retries, and of the error that the app receives.
@Suite struct FailureVerdictTests {
    private static let page = "<html><body>Sign in to the network</body></html>"

    /// The expected verdict about a status, whatever the body is.
    private static func expected(_ status: Int) -> FailureVerdict {
        switch status {
        case 408, 425, 429: .rejected(retryAfter: nil)
        case 401, 403: .clientWide
        case 500...: .indeterminate(retryAfter: nil)
        default: .permanent
        }
    }

    /// Sends a request that the server answers in one way. Returns the error, and the number of attempts.
    private static func fail(
        _ response: @escaping FakeTransport.Response, isReadOnly: Bool = true
    ) async throws -> (verdict: FailureVerdict, message: String, attempts: Int) {
        let transport = FakeTransport(fallback: response)
        let now = Locked(Duration.zero)
        let client = DropboxTransportClientImpl.fake(transport) {
            $0.clock = ClientClock(
                now: { now.withLock { $0 } }, sleep: { duration in now.withLock { $0 += duration } })
            $0.retryPolicy.maximumAttempts = 3
        }
        var verdict: FailureVerdict?
        var message = ""
        if isReadOnly {
            do { _ = try await client.request(Demo.read).response() } catch {
                (verdict, message) = (error.verdict, "\(error)")
            }
        } else {
            do { _ = try await client.rpc(Demo.write, Demo.token).response() } catch {
                (verdict, message) = (error.verdict, "\(error)")
            }
        }
        return (try #require(verdict), message, transport.requests.count)
    }

    @Test(arguments: ["", "no", page, #"{"error_summary": "x/..", "error": {".tag": "of_the_future"}}"#])
    func eachStatusHasOneVerdict(body: String) async throws {
        for status in 300...599 {
            // The API uses 422 only for the path root of the client.
            let isAboutPathRoot = status == 422 && body.hasPrefix("{")
            // A body of another form was damaged in transit, or cut off.
            let isDamaged = status == 409 && ["", "no"].contains(body)
            let expected: FailureVerdict =
                isAboutPathRoot ? .clientWide : isDamaged ? .indeterminate(retryAfter: nil) : Self.expected(status)
            let response = FakeTransport.text(body, status: status)
            for isReadOnly in [true, false] {
                let (verdict, message, attempts) = try await Self.fail(response, isReadOnly: isReadOnly)
                // The error for a 429 has a delay, because that of SwiftyDropbox requires one.
                #expect(
                    status == 429 ? verdict == .rejected(retryAfter: .seconds(1)) : verdict == expected, "\(status)")
                let isRepeated =
                    switch expected {
                    case .rejected: true
                    case .indeterminate: isReadOnly
                    default: false
                    }
                #expect(attempts == (isRepeated ? 3 : 1), "\(status)")
                let isForeign = body == Self.page && status < 500 && ![400, 429].contains(status)
                #expect(message.contains("is a web page") == isForeign, "\(status): \(message)")
            }
        }
    }

    @Test func contentionBetweenWritesIsARejection() async throws {
        let body = #"{"error_summary": "too_many_write_operations/", "error": {".tag": "too_many_write_operations"}}"#
        let (verdict, _, attempts) = try await Self.fail(FakeTransport.json(body, status: 409), isReadOnly: false)
        #expect(verdict == .rejected(retryAfter: nil) && attempts == 3)
    }

    /// A portal or a proxy answers instead of the service.
    @Test(arguments: [page, " \r\n<!DOCTYPE html>", "\u{FEFF}<html>"])
    func pageWithStatus200IsFinal(body: String) async throws {
        for isReadOnly in [true, false] {
            let (verdict, message, attempts) = try await Self.fail(
                FakeTransport.text(body, status: 200, type: "text/html"), isReadOnly: isReadOnly)
            #expect(verdict == .permanent && attempts == 1)
            #expect(message.contains("captive portal"), "\(message)")
        }
    }

    /// What the server executed may have another answer the next time.
    @Test func damagedResultIsIndeterminate() async throws {
        let (verdict, _, _) = try await Self.fail(FakeTransport.json(#"{".tag": "use"#))
        #expect(verdict == .indeterminate(retryAfter: nil))
    }

    @Test(arguments: [
        #"Error in call to API function "files/get_metadata": The given OAuth 2 access token is malformed."#,
        #"Invalid authorization value in HTTP header "Authorization": "Bearer ". Expecting "Bearer <access token>"."#,
    ])
    func status400AboutTheTokenAsksToSignIn(text: String) async throws {
        let (verdict, message, attempts) = try await Self.fail(FakeTransport.text(text, status: 400))
        #expect(verdict == .clientWide && attempts == 1)
        #expect(message.contains("sign in again"), "\(message)")
    }

    @Test func eachTransportErrorHasOneVerdict() async throws {
        let lost: FailureVerdict = .indeterminate(retryAfter: nil)
        let expected: [(HTTPError.Kind, unsent: Bool, FailureVerdict)] = [
            (.connectionFailed, true, .notSent), (.connectionLost, true, .notSent), (.connectionLost, false, lost),
            (.timedOut(.connect), true, .notSent), (.timedOut(.idle), false, lost), (.timedOut(.overall), false, lost),
            (.tls, true, .clientWide), (.pinMismatch, true, .clientWide), (.proxy, true, .clientWide),
            (.cancelled, false, .clientWide), (.transportShutDown, true, .clientWide),
            (.invalidRequest, true, .permanent), (.invalidResponse, false, .permanent),
            (.bodyTooLarge(limit: 1), false, .permanent), (.bodyFailed(CancellationError()), false, .permanent),
            (.fileFailed(5), false, .permanent), (.other(code: 1), false, .permanent),
        ]
        for (kind, unsent, verdict) in expected {
            for isReadOnly in [true, false] {
                let outcome = try await Self.fail(
                    FakeTransport.failure(kind, isRequestUnsent: unsent), isReadOnly: isReadOnly)
                #expect(outcome.verdict == verdict, "\(kind)")
                let isRepeated = verdict == .notSent || verdict == lost && isReadOnly
                #expect(outcome.attempts == (isRepeated ? 3 : 1), "\(kind)")
            }
        }
    }
}
