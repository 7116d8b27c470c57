import Foundation

@testable import DropboxEmulator

/// An emulator, with methods that send raw requests to it.
struct Wire {
    let emulator: DropboxEmulator

    var port: UInt16 { UInt16(emulator.url.port ?? 0) }

    /// Runs an emulator during `body`.
    static func run(
        _ change: (inout DropboxEmulator.Configuration) -> Void = { _ in }, folder: URL? = nil,
        body: (Wire) async throws -> Void
    ) async throws {
        var configuration = DropboxEmulator.Configuration()
        configuration.seed = 1
        change(&configuration)
        let emulator = try await DropboxEmulator.start(configuration, dataDirectory: folder)
        do {
            try await body(Wire(emulator: emulator))
        } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }

    /// Sends a request with the given header lines and returns the response.
    func send(_ line: String, _ headers: [String] = [], body: Data? = nil) async throws -> RawResponse {
        let connection = try RawConnection(port: port)
        try await connection.send(head(line, headers, length: body?.count))
        if let body { try await connection.send(body) }
        return try await connection.receive(isHead: line.hasPrefix("HEAD"))
    }

    func head(_ line: String, _ headers: [String], length: Int?) -> String {
        var lines = ["\(line) HTTP/1.1", "Host: localhost"] + headers
        if let length { lines.append("Content-Length: \(length)") }
        return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    var bearer: String { "Authorization: Bearer \(emulator.accessToken)" }

    func rpc(_ route: String, _ json: String) async throws -> RawResponse {
        try await send("POST /2/\(route)", [bearer, "Content-Type: application/json"], body: Data(json.utf8))
    }

    func upload(_ argument: String, _ content: Data, to route: String = "files/upload") async throws -> RawResponse {
        try await send(
            "POST /2/\(route)",
            [bearer, "Content-Type: application/octet-stream", "Dropbox-API-Arg: \(argument)"], body: content)
    }

    func upload(_ argument: String, _ text: String, to route: String = "files/upload") async throws -> RawResponse {
        try await upload(argument, Data(text.utf8), to: route)
    }

    func download(_ path: String, _ headers: [String] = []) async throws -> RawResponse {
        try await send("POST /2/files/download", [bearer, #"Dropbox-API-Arg: {"path":"\#(path)"}"#] + headers)
    }
}

extension RawResponse {
    /// The JSON object in the body.
    var json: [String: Any] { (try? JSONSerialization.jsonObject(with: body) as? [String: Any]) ?? [:] }

    /// The `error_summary` without its random dots.
    var summary: String {
        var summary = json["error_summary"] as? String ?? ""
        while summary.hasSuffix(".") { summary.removeLast() }
        return summary
    }
}

/// Forms, apps and authorization codes.
extension Wire {
    /// Sends a form.
    func post(_ path: String, _ fields: KeyValuePairs<String, String>, _ headers: [String] = []) async throws
        -> RawResponse
    {
        let type = "Content-Type: application/x-www-form-urlencoded"
        return try await send("POST \(path)", [type] + headers, body: Data(Self.form(fields).utf8))
    }

    /// Requests tokens. The default client is the emulator's app.
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

    /// Sends a request to a route with the given token.
    func call(_ route: String, by token: String, _ json: String? = nil) async throws -> RawResponse {
        let type = json == nil ? [] : ["Content-Type: application/json"]
        return try await send(
            "POST /2/\(route)", ["Authorization: Bearer \(token)"] + type, body: Data((json ?? "").utf8))
    }

    /// Returns an authorization code, as if the first account had authorized the emulator's app.
    func code(
        _ accessType: AuthorizationCode.AccessType = .online, redirect: String? = nil, pkce: PKCE? = nil,
        scopes: Set<String> = ["account_info.read", "files.metadata.read"]
    ) throws -> String {
        let store = emulator.store
        let account = try store.accounts()[0]
        let grant = try store.addGrant(account: account.number, app: emulator.appKey, scopes: scopes)
        return try store.addCode(
            AuthorizationCode(
                grant: grant, app: emulator.appKey, redirectURI: redirect, pkce: pkce, accessType: accessType))
    }
}
