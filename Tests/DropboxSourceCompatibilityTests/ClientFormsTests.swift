import Foundation
import SwiftyDropbox
import Testing

/// A protocol that an app declares to replace the client in its tests.
private protocol FilesClient {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var files: FilesRoutes! { get }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var users: UsersRoutes! { get }
}

extension DropboxClient: FilesClient {}

/// A method that apps declared before requests had one.
extension RpcRequest {
    fileprivate func response() async throws -> RSerial.ValueType { throw OwnMethodError() }
}

private struct OwnMethodError: Error {}

/// Forms of code for SwiftyDropbox, where routes and the shared manager are implicitly unwrapped optionals.
@Suite struct ClientFormsTests {
    @Test func routesCanBeUnwrapped() {
        let client: DropboxClient? = DropboxClient(accessToken: "token")
        defer { client?.shutdown() }
        let request = client!.files!.listFolder(path: "")
        request.cancel()
        #expect(client?.users?.client === client?.client)
        if let sharing = client?.sharing { #expect(sharing.client === client?.client) }
        #expect((client as (any FilesClient)?)?.files.client === client?.client)
    }

    /// New code isn't affected: the property isn't optional.
    @Test func routesAreNotOptional() {
        let client = DropboxClient(accessToken: "token")
        defer { client.shutdown() }
        let files = client.files
        let routes: FilesRoutes = files
        #expect(type(of: files) == FilesRoutes.self && routes.client === client.client)
    }

    @Test func appsCanDeclareTheirOwnResponseMethod() async throws {
        let client = DropboxClient(accessToken: "token")
        defer { client.shutdown() }
        let request = client.files.listFolder(path: "")
        defer { request.cancel() }
        await #expect(throws: OwnMethodError.self) { try await request.response() }
    }

    @Test func clientsHaveTheirSuperclasses() {
        let transport = DropboxTransportClientImpl(accessToken: "token")
        defer { transport.shutdown() }
        let client: DropboxBase = DropboxClient(client: transport)
        #expect(client.files!.client === transport)
        #expect(DropboxBase(client: transport).users?.client === transport)
        let team: DropboxTeamBase = DropboxTeamClient(transportClient: transport)
        #expect(team.team.client === transport)
        let app: DropboxAppBase = DropboxAppClient(transportClient: transport)
        #expect(app.check.client === transport)
    }

    /// Results are used as the types that they extend.
    @Test func resultsHaveTheirSuperclasses() throws {
        func name(of account: Users.Account) -> String { account.name.displayName }
        let json = #"""
            {"account_id": "dbid:AAH4f99T0taONIb-OurWxbNQ6ywGRopQngc", "name": {"given_name": "F", "surname": "F",
            "familiar_name": "F", "display_name": "Franz Ferdinand", "abbreviated_name": "FF"}, "email": "f@example.com",
            "email_verified": true, "disabled": false, "is_teammate": false}
            """#
        let account = try Users.BasicAccount(jsonData: Data(json.utf8))
        #expect(name(of: account) == "Franz Ferdinand" && !account.isTeammate)
        let members: [Sharing.MembershipInfo] = [
            Sharing.UserMembershipInfo(
                accessType: .editor,
                user: Sharing.UserInfo(accountId: account.accountId, email: "f", displayName: "F", sameTeam: false)),
            Sharing.InviteeMembershipInfo(accessType: .viewer, invitee: .email("g")),
        ]
        #expect(members.compactMap { ($0 as? Sharing.UserMembershipInfo)?.user.email } == ["f"])
    }

    @Test func removedCasesAreCases() throws {
        let error = try Files.UploadSessionAppendError(jsonData: Data(#"{".tag": "not_closed"}"#.utf8))
        guard case .notClosed = error else {
            Issue.record("\(error)")
            return
        }
    }

    @MainActor
    @Test func mobileManagerDismissesThePage() async throws {
        var events: [String] = []
        let storage = SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore())
        let manager = DropboxMobileOAuthManager(appKey: "key", secureStorageAccess: storage) {
            events.append("dismissed")
        }
        let base: DropboxOAuthManager = manager
        #expect(!base.handleRedirectURL(URL(string: "db-other://2/token")!) { _ in })
        await withCheckedContinuation { continuation in
            let isHandled = base.handleRedirectURL(URL(string: "db-key://2/cancel")!) { result in
                MainActor.assumeIsolated { events.append("\(result == nil ? "no" : "a") result") }
                continuation.resume()
            }
            #expect(isHandled)
        }
        #expect(events == ["dismissed", "a result"])
    }

    @Test func staticsCanBeSet() {
        // Other tests use these values at the same time, so they don't change here.
        let handlers = GlobalErrorResponseHandler.shared
        NetworkSessionConfiguration.default = NetworkSessionConfiguration.default
        GlobalErrorResponseHandler.shared = handlers
        #expect(GlobalErrorResponseHandler.shared === handlers)
    }

    @Test func resultsOfASignInAreComparable() {
        let token = DropboxAccessToken(accessToken: "a", uid: "1")
        #expect(DropboxOAuthResult.success(token) == .success(token))
        #expect(DropboxOAuthResult.success(token) != .cancel)
        #expect(DropboxOAuthResult.error(.accessDenied, "no") == .error(.accessDenied, "no"))
    }

    @Test func errorDescriptionsContainTheTag() {
        let error: any CustomStringConvertible = Auth.AuthError.expiredAccessToken
        #expect("\(error)".contains("expired_access_token"))
        #expect("\(CallError<Void>.authError(.invalidAccessToken, nil, nil, nil))".contains("invalid_access_token"))
    }
}
