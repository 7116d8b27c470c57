import DropboxFiles
import Foundation

/// A server with the few routes that the tests of simulators call. Its folder is flat, and each connection has a thread.
public final class SmallServer: @unchecked Sendable {
    // @unchecked Sendable because the mutable state is accessed only while `condition` is locked.

    private struct File {
        let name: String
        let content: Data
        let rev: Int
    }

    private let condition = NSCondition()
    /// The current files, by lowercased path.
    private var files: [String: File] = [:]
    /// The paths of all changes. A cursor is an index.
    private var log: [String] = []
    private var isHolding = false
    private var heldCount = 0
    private var isStopped = false
    private let listener: Int32
    private let port: UInt16

    /// Starts a server on the loopback interface.
    public init() throws {
        (listener, port) = try listeningSocket()
        Thread.detachNewThread { [self] in
            while case let socket = accept(listener, nil, nil), socket >= 0 {
                if condition.withLock({ isStopped }) {
                    close(socket)
                    break
                }
                Thread.detachNewThread { [self] in serve(HTTPConnection(socket)) }
            }
            close(listener)
        }
    }

    /// A client of the server.
    public var client: DropboxClient {
        DropboxClient(
            accessToken: "token",
            configuration: .init { $0.baseHosts = BaseHosts(server: "http://127.0.0.1:\(port)") })
    }

    // MARK: Content

    /// Adds or replaces a file of the root.
    public func put(_ name: String, _ content: Data) {
        condition.withLock {
            log.append("/" + name.lowercased())
            files["/" + name.lowercased()] = File(name: name, content: content, rev: log.count)
            condition.broadcast()
        }
    }

    /// Returns the content of a file, or `nil` if it doesn't exist.
    public func content(_ name: String) -> Data? { condition.withLock { files["/" + name.lowercased()]?.content } }

    /// Waits until a file has a content, blocking the thread.
    public func waitForContent(_ content: Data, of name: String) {
        condition.withLock {
            while files["/" + name.lowercased()]?.content != content { condition.wait() }
        }
    }

    // MARK: Holding

    /// Holds the responses to downloads until `release()`.
    public func hold() { condition.withLock { isHolding = true } }

    /// Waits until a response is held, blocking the thread.
    public func waitUntilHeld() { condition.withLock { while heldCount == 0 { condition.wait() } } }

    public func release() {
        condition.withLock {
            isHolding = false
            condition.broadcast()
        }
    }

    /// Stops the server after the next connection, and ends long polls.
    public func stop() {
        condition.withLock {
            isStopped = true
            isHolding = false
            condition.broadcast()
        }
    }

    // MARK: Serving

    private func serve(_ connection: HTTPConnection) {
        var connection = connection
        while let request = connection.nextRequest() {
            guard let response = try? response(to: request), connection.send(response.data) else { break }
        }
        connection.closeSocket()
    }

    private func response(to request: HTTPRequest) throws -> HTTPResponse {
        let argument = request.argument
        let path = (argument["path"] as? String ?? "").lowercased()
        let cursor = (argument["cursor"] as? String).flatMap { Int($0) } ?? 0
        switch request.path {
        case "/2/files/upload":
            put(String((argument["path"] as? String ?? "/").dropFirst()), request.body)
            return try metadata(of: path)
        case "/2/files/get_metadata": return try metadata(of: path)
        case "/2/files/download": return try download(path)
        case "/2/files/list_folder": return try listing(since: 0)
        case "/2/files/list_folder/continue": return try listing(since: cursor)
        case "/2/files/list_folder/longpoll":
            condition.withLock { while log.count <= cursor, !isStopped { condition.wait() } }
            return try .json(["changes": true])
        default: return try .json(["error_summary": "other/", "error": [".tag": "other"]], status: 409)
        }
    }

    private func metadata(of path: String) throws -> HTTPResponse {
        guard let file = condition.withLock({ files[path] }) else { return try notFound() }
        return try .json(Self.metadata(file))
    }

    private func download(_ path: String) throws -> HTTPResponse {
        let file = condition.withLock { () -> File? in
            heldCount += isHolding ? 1 : 0
            condition.broadcast()
            while isHolding { condition.wait() }
            return files[path] ?? files.values.first { "rev:\(Self.rev(of: $0))" == path }
        }
        guard let file else { return try notFound() }
        let result = try JSONSerialization.data(withJSONObject: Self.metadata(file))
        return HTTPResponse(
            headers: [
                "Content-Type": "application/octet-stream",
                "Dropbox-API-Result": String(decoding: result, as: UTF8.self),
            ], body: file.content)
    }

    private func listing(since cursor: Int) throws -> HTTPResponse {
        let (files, end) = condition.withLock {
            (Set(log.dropFirst(cursor)).compactMap { path in self.files[path] }, log.count)
        }
        return try .json([
            "entries": files.map(Self.metadata), "cursor": String(end), "has_more": false,
        ])
    }

    private func notFound() throws -> HTTPResponse {
        let error: [String: Any] = [".tag": "path", "path": [".tag": "not_found"]]
        return try .json(["error_summary": "path/not_found/", "error": error], status: 409)
    }

    private static func rev(of file: File) -> String { "a1c10ce0d" + String(1000 + file.rev) }

    private static func metadata(_ file: File) -> [String: Any] {
        [
            ".tag": "file", "name": file.name, "path_lower": "/" + file.name.lowercased(),
            "path_display": "/" + file.name,
            "id": "id:" + file.name, "client_modified": "2026-01-02T03:04:05Z",
            "server_modified": "2026-01-02T03:04:05Z", "rev": rev(of: file), "size": file.content.count,
            "is_downloadable": true, "content_hash": ContentHash.hash(of: file.content),
        ]
    }
}
