import Foundation

@testable import DropboxEmulator

/// Forms, apps and codes.
extension Wire {
    /// Sends fields as a form.
    func post(_ path: String, _ fields: KeyValuePairs<String, String>, _ headers: [String] = []) async throws
        -> RawResponse
    {
        let type = "Content-Type: application/x-www-form-urlencoded"
        return try await send("POST \(path)", [type] + headers, body: Data(Self.form(fields).utf8))
    }

    /// Asks for tokens; the client is the emulator's app unless the fields say who.
    func token(_ fields: KeyValuePairs<String, String>, _ headers: [String] = []) async throws -> RawResponse {
        try await post("/oauth2/token", fields, headers)
    }

    static func form(_ fields: KeyValuePairs<String, String>) -> String {
        var unreserved = CharacterSet.alphanumerics
        unreserved.insert(charactersIn: "-._~")
        return fields.map { name, value in
            "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "")"
        }.joined(separator: "&")
    }

    func basic(_ key: String, _ secret: String) -> String {
        "Authorization: Basic " + Data("\(key):\(secret)".utf8).base64EncodedString()
    }

    /// What a route answers to a token.
    func call(_ route: String, by token: String, _ json: String? = nil) async throws -> RawResponse {
        let type = json == nil ? [] : ["Content-Type: application/json"]
        return try await send(
            "POST /2/\(route)", ["Authorization: Bearer \(token)"] + type, body: Data((json ?? "").utf8))
    }

    /// A code as if the first account had just allowed the emulator's app in.
    func code(
        _ accessType: AuthorizationCode.AccessType = .online, redirect: String? = nil, proofKey: PKCE? = nil,
        scopes: Set<String> = ["account_info.read", "files.metadata.read"]
    ) throws -> String {
        let store = emulator.store
        let account = try store.accounts()[0]
        let grant = try store.addGrant(account: account.number, app: emulator.appKey, scopes: scopes)
        return try store.addCode(
            AuthorizationCode(
                grant: grant, app: emulator.appKey, redirectURI: redirect, proofKey: proofKey, accessType: accessType))
    }
}
