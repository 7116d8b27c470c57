import DropboxCore
import DropboxStone
import DropboxTestSupport
import Foundation
import Testing

/// Tests the mapping of recorded error responses to errors.
struct ErrorMappingTests {
    private static let id = "1f2e3d4c5b6a79881f2e3d4c5b6a7988"

    /// Returns the error of a request to `route` that receives the response in `Tests/Fixtures/<name>.json`.
    private func error<ASerial, RSerial, ESerial>(
        _ name: String, _ route: Route<ASerial, RSerial, ESerial> = Demo.read
    ) async throws -> CallError<ESerial.ValueType> {
        let transport = FakeTransport([try RecordedResponse(name).response])
        let client = DropboxTransportClientImpl.fake(transport) { $0.retryPolicy = .never }
        let request: RpcRequest<RSerial, ESerial> = client.request(route, serverArgs: nil)
        let error = await #expect(throws: CallError<ESerial.ValueType>.self) { try await request.response() }
        #expect(request.metadata?.requestID == Self.id)
        return try #require(error)
    }

    @Test func badRequestPreservesTheText() async throws {
        guard case .badInputError(let text, let id) = try await error("400-root-as-slash") else {
            return #expect(Bool(false))
        }
        #expect(text == (try RecordedResponse("400-root-as-slash").body))
        #expect(id == Self.id)
    }

    @Test func missingTokenIsAnAuthError() async throws {
        guard
            case .authError(.invalidAccessToken, nil, "invalid_access_token/...", Self.id) = try await error(
                "401-invalid-access-token")
        else { return #expect(Bool(false)) }
        guard case .authError(.expiredAccessToken, nil, _, Self.id) = try await error("401-expired-access-token") else {
            return #expect(Bool(false))
        }
    }

    @Test func missingScopeIsReported() async throws {
        let error = try await error("401-missing-scope")
        guard case .authError(.missingScope(let scope), _, _, _) = error else { return #expect(Bool(false)) }
        #expect(scope.requiredScope == "files.content.write")
        #expect("\(error)".contains("files.content.write"))
    }

    @Test func forbiddenIsAnAccessErrorWithUserMessage() async throws {
        let error = try await error("403-account-type")
        guard case .accessError(.invalidAccountType(.feature), let message, _, Self.id) = error else {
            return #expect(Bool(false))
        }
        #expect(message == LocalizedUserMessage(text: "Your plan does not include this.", locale: "en"))
        #expect(error.localizedDescription == "Your plan does not include this.")
    }

    @Test func conflictIsARouteError() async throws {
        guard
            case .routeError(let box, let message, let summary, let id) = try await error(
                "409-user-message", Demo.write)
        else { return #expect(Bool(false)) }
        #expect(box.unboxed == .tooManyRequests)
        #expect(message == LocalizedUserMessage(text: "Warten Sie einen Moment.", locale: "de"))
        #expect(summary == "too_many_requests/...")
        #expect(id == Self.id)
    }

    @Test func unknownTagIsOther() async throws {
        let error = try await error("409-tag-of-the-future", Demo.write)
        #expect(error.routeError == .other)
    }

    @Test func routeWithoutErrorsReportsTheSummary() async throws {
        guard case .routeError(_, _, "path/conflict/file/", Self.id) = try await error("409-upload-conflict", Demo.old)
        else { return #expect(Bool(false)) }
    }

    @Test func invalidPathRootContainsTheNewRoot() async throws {
        let error = try await error("422-invalid-root")
        guard case .httpError(422, _, Self.id) = error, case .invalidRoot(let root) = error.pathRootError else {
            return #expect(Bool(false))
        }
        #expect(root.rootNamespaceId == "3235641")
        guard case .noPermission = try await self.error("422-no-permission").pathRootError else {
            return #expect(Bool(false))
        }
    }

    @Test(arguments: [
        ("429-json", 15), ("429-json-no-time", 1), ("429-text", 300), ("429-text-no-header", 1), ("429-text-date", 42),
        ("429-html", 1),
    ])
    func allRateLimitFormatsAreRecognized(name: String, seconds: UInt64) async throws {
        let error = try await error(name)
        guard case .rateLimitError(let limit, _, _, Self.id) = error else { return #expect(Bool(false)) }
        guard case .tooManyRequests = limit.reason else { return #expect(Bool(false)) }
        #expect(limit.retryAfter == seconds)
        #expect(error.retryAfter == .seconds(Int64(seconds)))
        #expect(error.isTransient)
    }

    @Test func tooManyWritesIsARateLimit() async throws {
        guard case .rateLimitError(let limit, _, _, _) = try await error("429-json-no-header") else {
            return #expect(Bool(false))
        }
        guard case .tooManyWriteOperations = limit.reason else { return #expect(Bool(false)) }
        #expect(limit.retryAfter == 3)
    }

    @Test(arguments: ["500-json", "502-html", "503-empty"])
    func serverErrorIsInternalServerError(name: String) async throws {
        let wire = try RecordedResponse(name)
        let error = try await error(name)
        guard case .internalServerError(wire.status, let text, Self.id) = error else { return #expect(Bool(false)) }
        #expect(text ?? "" == wire.body)
        #expect(error.isTransient)
        #expect(error.status == wire.status)
    }

    @Test func endlessErrorBodyIsInternalServerError() async throws {
        let page = String(repeating: "<p>", count: 2 << 20)
        let transport = FakeTransport([FakeTransport.text(page, status: 502, type: "text/html")])
        let client = DropboxTransportClientImpl.fake(transport) { $0.retryPolicy = .never }
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client.request(Demo.read).response()
        }
        guard case .internalServerError(502, _, "abc123") = error else { return #expect(Bool(false)) }
    }

    /// Responses that aren't complete JSON are reported with status and text.
    @Test(arguments: ["404-html", "413-html", "401-html", "409-html", "409-truncated"])
    func otherResponsesPreserveStatusAndText(name: String) async throws {
        let wire = try RecordedResponse(name)
        guard case .httpError(wire.status, wire.body, Self.id) = try await error(name) else {
            return #expect(Bool(false))
        }
    }

    @Test func errorInsteadOfContentIsDecoded() async throws {
        let folder = try TemporaryDirectory()
        let destination = folder.url.appendingPathComponent("file")
        for name in ["409-user-message", "400-root-as-slash", "502-html"] {
            let transport = FakeTransport([try RecordedResponse(name).response, try RecordedResponse(name).response])
            let client = DropboxTransportClientImpl.fake(transport) { $0.retryPolicy = .never }
            let toMemory: DownloadRequestMemory = client.request(Demo.download, serverArgs: "/a")
            let toFile = client.request(Demo.download, serverArgs: "/a", overwrite: true, destination: destination)
            let first = await #expect(throws: CallError<Auth.RateLimitReason>.self) { try await toMemory.response() }
            let second = await #expect(throws: CallError<Auth.RateLimitReason>.self) { try await toFile.response() }
            #expect(first?.status == (try RecordedResponse(name).status))
            #expect(second?.status == first?.status)
            #expect(toFile.metadata?.requestID == Self.id)
        }
        #expect(try folder.names == [])
    }

    @Test func undecodableResultReportsTheLocation() async throws {
        let transport = FakeTransport([FakeTransport.json(#"{".tag":"user","root_namespace_id":7}"#)])
        let client = DropboxTransportClientImpl.fake(transport)
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client.request(Demo.read).response()
        }
        guard case .serializationError(let reason as ResponseDecodingError) = error else { return #expect(Bool(false)) }
        #expect(reason.route == "demo/read")
        #expect(reason.underlyingError.path == "root_namespace_id")
        #expect(error?.requestID == "abc123")
    }

    @Test func undecodableErrorPreservesItsSummary() async throws {
        let body = #"{"error_summary":"no_permission/..","error":{".tag":7}}"#
        let client = DropboxTransportClientImpl.fake(FakeTransport([FakeTransport.json(body, status: 409)]))
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client.request(Demo.read).response()
        }
        guard case .serializationError(let reason as ResponseDecodingError) = error else { return #expect(Bool(false)) }
        #expect(reason.summary == "no_permission/..")
        #expect(
            reason.description.hasPrefix(
                "demo/read: the response (status 409, no_permission/..) cannot be decoded: .tag"))
    }

    @Test func writeContentionInRouteErrorIsTransient() async throws {
        let error = try await error("409-too-many-write-operations", Demo.write)
        guard case .routeError = error else { return #expect(Bool(false)) }
        #expect(error.isTransient)
        #expect(!(try await self.error("409-user-message", Demo.write)).isTransient)
    }

    @Test func typeErasedErrorsPreserveTheirProperties() async throws {
        let error = try await error("409-user-message", Demo.write)
        let erased = error.typeErased
        guard case .routeError(let box, _, let summary, let id) = erased else { return #expect(Bool(false)) }
        #expect(box.unboxed as? Auth.RateLimitReason == .tooManyRequests)
        #expect(summary == "too_many_requests/..." && id == Self.id)
        #expect(erased.description == error.description)
    }

    @Test func descriptionsContainCauseAndRequestID() async throws {
        #expect(
            "\(try await error("409-user-message", Demo.write))"
                == "demo/write: too_many_requests (\"Warten Sie einen Moment.\") [request \(Self.id)]")
        #expect(
            "\(try await error("502-html"))".contains(
                "the server failed with status 502; try again later: <html> <head><title>502 Bad Gateway"))
        #expect(
            "\(try await error("429-text"))".hasSuffix(
                "too many requests; try again in 300 s [request \(Self.id)]"))
    }

    @Test func descriptionsContainNoToken() {
        for text in [
            "Authorization: Bearer abc.def refused, token sl.u.AAA expired", "authorization: basic abc.def==",
            #"{"Authorization":"Bearer abc.def","access_token":"sl.u.AAA"}"#, "?access_token=sl.u.AAA&sl.u.AAA",
        ] {
            let error = CallError<Void>.badInputError(text, nil)
            #expect(!"\(error)".contains("abc.def") && !"\(error)".contains("sl.u.AAA"), "\(error)")
        }
        let prose = "tsl.example: Basic accounts cannot do this"
        #expect("\(CallError<Void>.badInputError(prose, nil))".contains(prose))
        let token = DropboxAccessToken(accessToken: "t0p", uid: "dbid:1", refreshToken: "s3cret")
        for text in ["\(token)", String(reflecting: token), "\(AuthStrategy.appKeyAndSecret("key", "s3cret"))"] {
            #expect(!text.contains("t0p") && !text.contains("s3cret"))
        }
        let provider = LongLivedAccessTokenProvider(accessToken: "t0p")
        #expect(!"\(provider)".contains("t0p") && !"\(AuthStrategy.accessToken(provider))".contains("t0p"))
    }

    @Test func descriptionsOfLongResponsesAreTruncated() {
        let long = String(repeating: "long ", count: 100_000)
        let message = LocalizedUserMessage(text: long, locale: "en")
        for error: CallError<String> in [
            .badInputError(long, "id"), .internalServerError(500, long, "id"), .httpError(418, long, "id"),
            .routeError(Box(long), nil, nil, "id"), .routeError(Box(""), message, long, "id"),
            .authError(.userSuspended, message, nil, "id"),
        ] {
            #expect("\(error)".count < 1_100 && "\(error)".hasSuffix("[request id]"))
        }
    }

    @Test func dumpOfAClientContainsNoToken() {
        let user = DropboxClient(accessToken: "t0p")
        let app = DropboxAppClient(appKey: "key", appSecret: "s3cret")
        var text = ""
        dump(user, to: &text)
        dump(app, to: &text)
        dump(AuthStrategy.accessToken(LongLivedAccessTokenProvider(accessToken: "t0p")), to: &text)
        #expect(text.contains("access token"))
        #expect(!text.contains("t0p") && !text.contains("s3cret"))
    }
}
