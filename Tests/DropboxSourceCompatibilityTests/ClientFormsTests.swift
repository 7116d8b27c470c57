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
