import Foundation

@testable import DropboxEmulator

/// An emulator and what tests send to it, as raw bytes.
struct Wire {
    let emulator: DropboxEmulator

    var port: UInt16 { UInt16(emulator.url.port ?? 0) }

    /// Runs an emulator for the length of `body`.
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

    /// Sends a request whose head is given line by line and answers the response.
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
    /// The body as a JSON object.
    var json: [String: Any] { (try? JSONSerialization.jsonObject(with: body) as? [String: Any]) ?? [:] }

    /// `error_summary` without its random dots.
    var summary: String {
        var summary = json["error_summary"] as? String ?? ""
        while summary.hasSuffix(".") { summary.removeLast() }
        return summary
    }
}
