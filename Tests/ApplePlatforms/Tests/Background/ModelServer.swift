import AppleFoundation
import DropboxCore
import Foundation
import Synchronization

/// A server with the routes of transfers, for one run of `BackgroundModel`. It holds requests with content until the model
/// answers them, and can lose responses.
final class ModelServer: Sendable {
    private struct UploadSession {
        var content = Data()
        var isClosed = false
    }

    private struct State {
        var files: [String: Data] = [:]
        /// The number of uploads that were executed, by path.
        var uploads: [String: Int] = [:]
        var sessions: [String: UploadSession] = [:]
        var sessionCount = 0
        var isOffline = false
        var isHolding = true
        /// Called with whether the response is lost.
        var held: [CheckedContinuation<Bool, Never>] = []
        /// The tokens of processes that were terminated. Only the system still sends requests with them.
        var deadTokens: Set<String> = []
        /// The number of commits whose response is to be lost.
        var lostCommits = 0
        var hasLostResponses = false
    }

    private let state = Mutex(State())

    /// Starts the server, and returns its URL.
    func start() -> URL { ScriptedServer.start { [self] request, body in await reply(to: request, body) } }

    // MARK: Control

    func put(_ path: String, _ content: Data) { state.withLock { $0.files[path] = content } }

    func content(_ path: String) -> Data? { state.withLock { $0.files[path] } }

    func uploadCount(_ path: String) -> Int { state.withLock { $0.uploads[path] ?? 0 } }

    /// The number of requests that wait for an answer.
    var heldRequestCount: Int { state.withLock(\.held.count) }

    /// Whether a response was lost.
    var hasLostResponses: Bool { state.withLock(\.hasLostResponses) }

    func setOffline(_ isOffline: Bool) { state.withLock { $0.isOffline = isOffline } }

    func bury(_ token: String) { state.withLock { _ = $0.deadTokens.insert(token) } }

    /// Loses the response to the next commit of a batch.
    func loseCommit() { state.withLock { $0.lostCommits += 1 } }

    /// Answers the first held request.
    func answer(isLost: Bool) {
        let request = state.withLock { $0.held.isEmpty ? nil : $0.held.removeFirst() }
        request?.resume(returning: isLost)
    }

    /// Answers all held requests, and from now on each request immediately.
    func answerAll() {
        let held = state.withLock { state in
            state.isHolding = false
            state.lostCommits = 0
            defer { state.held = [] }
            return state.held
        }
        for request in held { request.resume(returning: false) }
    }

    private func hold() async -> Bool {
        await withCheckedContinuation { continuation in
            let isHeld = state.withLock { state in
                if state.isHolding { state.held.append(continuation) }
                return state.isHolding
            }
            if !isHeld { continuation.resume(returning: false) }
        }
    }

    // MARK: Routes

    private static let contentRoutes: Set<String> = [
        "upload", "download", "upload_session/start", "upload_session/append_v2", "upload_session/append_batch",
    ]

    private func reply(to request: URLRequest, _ body: Data) async -> ScriptedServer.Reply {
        let route = request.url?.path.replacingOccurrences(of: "/2/files/", with: "") ?? ""
        let text = request.value(forHTTPHeaderField: "Dropbox-API-Arg").map { Data($0.utf8) } ?? body
        let argument = (try? JSONSerialization.jsonObject(with: text)) as? [String: Any] ?? [:]
        if Self.contentRoutes.contains(route) {
            let isLost = await hold()
            let reply = state.withLock { state in
                if isLost { state.hasLostResponses = true }
                return Self.reply(to: route, argument, body, &state)
            }
            return isLost ? .failed(NSURLErrorNetworkConnectionLost) : reply
        }
        let token = request.value(forHTTPHeaderField: "Authorization")?.replacingOccurrences(of: "Bearer ", with: "")
        return state.withLock { state in
            if state.isOffline || state.deadTokens.contains(token ?? "") {
                return .failed(NSURLErrorNotConnectedToInternet)
            }
            let reply = Self.reply(to: route, argument, body, &state)
            guard route == "upload_session/finish_batch_v2", state.lostCommits > 0 else { return reply }
            state.lostCommits -= 1
            state.hasLostResponses = true
            return .failed(NSURLErrorNetworkConnectionLost)
        }
    }

    private static func reply(
        to route: String, _ argument: [String: Any], _ body: Data, _ state: inout State
    ) -> ScriptedServer.Reply {
        let path = argument["path"] as? String ?? ""
        switch route {
        case "upload":
            commit(body, path, &state)
            return json(metadata(path, state))
        case "download":
            guard let content = state.files[path] else { return notFound }
            let result = (try? JSONSerialization.data(withJSONObject: metadata(path, state))) ?? Data()
            return .init(
                headers: [
                    "Dropbox-API-Result": String(decoding: result, as: UTF8.self), "Content-Length": "\(content.count)",
                ], body: content)
        case "get_metadata":
            return state.files[path] == nil ? notFound : json(metadata(path, state))
        case "list_folder":
            return json([
                "entries": state.files.keys.sorted().map { metadata($0, state) }, "cursor": "c", "has_more": false,
            ])
        case "upload_session/start":
            return json(["session_id": start(body, isClosed: argument["close"] as? Bool ?? false, &state)])
        case "upload_session/start_batch":
            let count = argument["num_sessions"] as? Int ?? 0
            return json(["session_ids": (0..<count).map { _ in start(Data(), isClosed: false, &state) }])
        case "upload_session/append_batch":
            var offset = body.startIndex
            let entries = argument["entries"] as? [[String: Any]] ?? []
            return json([
                "entries": entries.map { entry in
                    let length = entry["length"] as? Int ?? 0
                    defer { offset += length }
                    return append(body[offset..<min(offset + length, body.endIndex)], entry, &state)
                }
            ])
        case "upload_session/finish_batch_v2":
            let entries = argument["entries"] as? [[String: Any]] ?? []
            return json(["entries": entries.map { finish($0, &state) }])
        default: return .init(status: 404)
        }
    }

    private static func start(_ content: Data, isClosed: Bool, _ state: inout State) -> String {
        state.sessionCount += 1
        let id = "session\(state.sessionCount)"
        state.sessions[id] = UploadSession(content: content, isClosed: isClosed)
        return id
    }

    private static func append(_ content: Data, _ entry: [String: Any], _ state: inout State) -> [String: Any] {
        let cursor = entry["cursor"] as? [String: Any] ?? [:]
        let id = cursor["session_id"] as? String ?? ""
        guard let session = state.sessions[id] else {
            return [".tag": "failure", "failure": [".tag": "not_found"]]
        }
        if session.isClosed { return [".tag": "failure", "failure": [".tag": "closed"]] }
        state.sessions[id] = UploadSession(
            content: session.content + content, isClosed: entry["close"] as? Bool ?? false)
        return [".tag": "success"]
    }

    private static func finish(_ entry: [String: Any], _ state: inout State) -> [String: Any] {
        let (cursor, options) = (entry["cursor"] as? [String: Any] ?? [:], entry["commit"] as? [String: Any] ?? [:])
        let (id, path) = (cursor["session_id"] as? String ?? "", options["path"] as? String ?? "")
        guard let session = state.sessions.removeValue(forKey: id), session.isClosed else {
            return [
                ".tag": "failure", "failure": [".tag": "lookup_failed", "lookup_failed": [".tag": "not_found"]],
            ]
        }
        commit(session.content, path, &state)
        return metadata(path, state).merging([".tag": "success"]) { $1 }
    }

    private static func commit(_ content: Data, _ path: String, _ state: inout State) {
        state.files[path] = content
        state.uploads[path, default: 0] += 1
    }

    private static func metadata(_ path: String, _ state: State) -> [String: Any] {
        let content = state.files[path] ?? Data()
        return [
            ".tag": "file", "name": String(path.dropFirst()), "path_display": path, "path_lower": path,
            "id": "id:" + path, "client_modified": "2026-01-01T00:00:00Z", "server_modified": "2026-01-01T00:00:00Z",
            "rev": "0123456789", "size": content.count, "content_hash": ContentHash.hash(of: content),
        ]
    }

    private static var notFound: ScriptedServer.Reply {
        var reply = json([
            "error_summary": "path/not_found/", "error": [".tag": "path", "path": [".tag": "not_found"]],
        ])
        reply.status = 409
        return reply
    }

    private static func json(_ object: [String: Any]) -> ScriptedServer.Reply {
        .init(
            headers: ["Content-Type": "application/json"],
            body: (try? JSONSerialization.data(withJSONObject: object)) ?? Data())
    }
}
