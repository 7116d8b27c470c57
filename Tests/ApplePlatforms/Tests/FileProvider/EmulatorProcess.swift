import Foundation
import FoundationNetworking
import Testing

/// An emulator in a process of its own. All tests share one, and each has an account.
///
/// To build the emulator for Apple platforms, too, would take half of the time of the check.
final class EmulatorProcess: Sendable {
    static let shared = Result { try EmulatorProcess() }

    let url: URL
    /// The session of all requests. A long poll of one test doesn't keep the requests of others waiting.
    let session: FoundationNetworking.URLSession
    /// The emulator ends at the end of its input, so also if the tests crash.
    private let input = Pipe()

    private init() throws {
        let program = try #require(
            ProcessInfo.processInfo.environment["DBX_EMULATOR"], "run Scripts/check-apple-behavior")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["--port", "0", "--child"]
        let output = Pipe()
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        // The line has the URL and an access token.
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let configuration = FoundationNetworking.URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = 1_000
        session = FoundationNetworking.URLSession(configuration: configuration)
        url = try #require(line.split(separator: " ").first.flatMap { URL(string: String($0)) }, "no emulator: \(line)")
    }

    /// Runs an operation of the admin API, and returns its result.
    @discardableResult
    func run(_ operation: String, _ input: [String: Any]) async throws -> [String: Any] {
        var request = URLRequest(url: url.appendingPathComponent("emulator/" + operation))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONSerialization.data(withJSONObject: input)
        let (data, response) = try await session.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw Failure(description: "\(operation): \(String(decoding: data, as: UTF8.self))")
        }
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}

/// A new account of the emulator. Its methods act as a device that needs no network.
struct EmulatedAccount: Sendable {
    let emulator: EmulatorProcess
    private let name = "a" + UUID().uuidString.lowercased()

    init() async throws {
        emulator = try EmulatorProcess.shared.get()
        try await emulator.run("accounts/add", ["name": name])
    }

    /// Returns a new access token.
    func token() async throws -> String {
        try #require(try await emulator.run("tokens/add", ["account": name])["token"] as? String)
    }

    func put(_ path: String, _ content: String) async throws { try await put(path, Data(content.utf8)) }

    func put(_ path: String, _ content: Data) async throws {
        try await emulator.run(
            "files/put", ["account": name, "path": path, "base64": content.base64EncodedString()])
    }

    func delete(_ path: String) async throws {
        try await emulator.run("files/delete", ["account": name, "path": path])
    }

    func read(_ path: String) async throws -> Data {
        let file = try await emulator.run("files/read", ["account": name, "path": path])
        return try #require((file["base64"] as? String).flatMap { Data(base64Encoded: $0) })
    }

    /// Returns the paths of all items. Those of folders end with a slash.
    func list() async throws -> [String] {
        let listing = try await emulator.run("files/list", ["account": name, "recursive": true])
        return try #require(listing["entries"] as? [[String: Any]]).map { entry in
            try #require(entry["path"] as? String) + (entry["kind"] as? String == "folder" ? "/" : "")
        }
    }

    func setQuota(_ quota: Int) async throws {
        try await emulator.run("accounts/set_quota", ["account": name, "quota": quota])
    }

    func resetCursors() async throws { try await emulator.run("accounts/reset_cursors", ["account": name]) }
}
