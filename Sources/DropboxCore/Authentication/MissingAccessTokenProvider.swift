/// Stands where a client has no provider: each call fails and says so.
struct MissingAccessTokenProvider: AccessTokenProvider {
    var accessToken: String { "" }

    func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) {
        completion(.error(.unauthorizedClient, "the client has no access token provider"))
    }
}
