import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import DropboxTestSupport
import Foundation

/// An item in a namespace of the model.
enum ModelItem: Sendable, Hashable {
    case file(rev: String)
    case folder(id: String)

    /// What tells two states of a path apart.
    var identity: String {
        switch self {
        case .file(let rev): rev + (Self.isDownloadable(rev) ? "" : "!")
        case .folder(let id): id
        }
    }

    /// Some files have no content of their own.
    static func isDownloadable(_ rev: String) -> Bool { !rev.hasSuffix("5") }

    var isFolder: Bool { if case .folder = self { true } else { false } }
}

/// A change of one path in a namespace of the model. `nil` is a deletion, with everything below.
struct ModelChange: Sendable, Hashable {
    let path: String
    let item: ModelItem?
    /// Whether another namespace is mounted at the folder, whose content the listing doesn't have.
    var isMount = false
}

/// The listings of namespaces, in memory: an implementation of `files/list_folder` that is independent of the SDK and of the
/// emulator, and that knows what is right.
final class ListingServer: HTTPTransport {
    struct Namespace: Sendable {
        /// All changes, in order.
        var log: [ModelChange] = []
        /// Cursors of earlier epochs are no longer valid.
        var epoch = 0
        /// The items.
        var items: [String: ModelItem] = [:]
        /// The paths of mounted namespaces.
        var mounts: Set<String> = []
        /// All states that each path ever had, in order. `nil` is its absence.
        var history: [String: [ModelItem?]] = [:]
    }

    private struct State {
        var namespaces: [String: Namespace] = [:]
        var lastNumber = 0
        var random: SeededRandomNumberGenerator
        var faults: Double
        var requests = 0
    }

    private let state: Locked<State>
    /// The maximum number of entries in a page.
    private let pageSize: Int

    /// - Parameter faults: The probability that a request fails.
    init(seed: UInt64, faults: Double, pageSize: Int = 5) {
        self.pageSize = pageSize
        state = Locked(State(random: SeededRandomNumberGenerator(seed: seed), faults: faults))
    }

    func namespace(_ id: String) -> Namespace { state.withLock { $0.namespaces[id] ?? Namespace() } }

    func stopFaults() { state.change { $0.faults = 0 } }

    var requestCount: Int { state.withLock { $0.requests } }

    // MARK: Changes

    /// Writes a file, which replaces everything at its path.
    func write(_ path: String, in id: String) {
        state.change { state in
            Self.makeParents(of: path, id, &state)
            state.lastNumber += 1
            Self.put(
                path, .file(rev: "\(1_000_000_000 + state.lastNumber)"), &state.namespaces[id, default: Namespace()])
        }
    }

    /// Creates a folder, unless there is one.
    func makeFolder(_ path: String, in id: String) {
        state.change { state in
            if state.namespaces[id]?.items[path]?.isFolder == true { return }
            Self.makeParents(of: path, id, &state)
            state.lastNumber += 1
            Self.put(path, .folder(id: "id:\(state.lastNumber)"), &state.namespaces[id, default: Namespace()])
        }
    }

    /// Creates the folders that contain a path. They replace files.
    private static func makeParents(of path: String, _ id: String, _ state: inout State) {
        for slash in path.utf8.indices where path.utf8[slash] == UInt8(ascii: "/") && slash > path.startIndex {
            let parent = String(path[..<slash])
            if state.namespaces[id]?.items[parent]?.isFolder == true { continue }
            state.lastNumber += 1
            put(parent, .folder(id: "id:\(state.lastNumber)"), &state.namespaces[id, default: Namespace()])
        }
    }

    /// Deletes a path, with everything below.
    func delete(_ path: String, in id: String) {
        state.change { state in
            guard state.namespaces[id]?.items[path] != nil else { return }
            Self.put(path, nil, &state.namespaces[id, default: Namespace()])
        }
    }

    /// Makes a folder a mount of another namespace, to which its content moves. The log has nothing else.
    func mount(_ path: String, in id: String) {
        state.change { state in
            guard let folder = state.namespaces[id]?.items[path] else { return }
            Self.put(path, folder, isMount: true, &state.namespaces[id, default: Namespace()])
        }
    }

    /// Makes a mount an ordinary folder.
    func unmount(_ path: String, in id: String) {
        state.change { state in
            guard let folder = state.namespaces[id]?.items[path] else { return }
            Self.put(path, folder, &state.namespaces[id, default: Namespace()])
        }
    }

    private static func put(
        _ path: String, _ item: ModelItem?, isMount: Bool = false, _ namespace: inout Namespace
    ) {
        if isMount { namespace.mounts.insert(path) } else { namespace.mounts.remove(path) }
        if item?.isFolder != true || isMount, namespace.items[path]?.isFolder == true {
            for below in namespace.items.keys.filter({ $0.utf8.starts(with: (path + "/").utf8) }) {
                namespace.items[below] = nil
                namespace.history[below, default: []].append(nil)
            }
        }
        namespace.items[path] = item
        namespace.history[path, default: []].append(item)
        namespace.log.append(ModelChange(path: path, item: item, isMount: isMount))
    }

    /// Makes all cursors of a namespace invalid.
    func reset(_ id: String) { state.change { $0.namespaces[id, default: Namespace()].epoch += 1 } }

    // MARK: Requests

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let body = try await request.body.collect()
        let root = request.headers["Dropbox-API-Path-Root"] ?? ""
        let argument = (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:]
        let path = request.url.path
        return state.withLock { state in
            state.requests += 1
            if Double.random(in: 0..<1, using: &state.random) < state.faults {
                switch Int.random(in: 0..<3, using: &state.random) {
                case 0: return HTTPResponse(status: 500, body: HTTPResponseBody(Data("oops".utf8)))
                case 1:
                    return Self.json(
                        ["error_summary": "too_many_requests/", "error": ["reason": [".tag": "too_many_requests"]]],
                        status: 429)
                default: return HTTPResponse(status: 503, body: HTTPResponseBody(Data()))
                }
            }
            let object = (try? JSONSerialization.jsonObject(with: Data(root.utf8))) as? [String: Any]
            let id = object?["namespace_id"] as? String ?? ""
            let namespace = state.namespaces[id] ?? Namespace()
            if path.hasSuffix("/list_folder") {
                return listing(namespace, offset: 0, log: namespace.log.count)
            }
            return page(argument["cursor"] as? String ?? "", namespace)
        }
    }

    func shutdown() {}

    /// A page of a complete listing, or of the changes since a cursor.
    private func page(_ cursor: String, _ namespace: Namespace) -> HTTPResponse {
        let parts = cursor.split(separator: ".").compactMap { Int($0) }
        guard parts.count == 4, parts[1] == namespace.epoch else {
            return Self.json(["error_summary": "reset/..", "error": [".tag": "reset"]], status: 409)
        }
        if parts[0] == 0 { return listing(namespace, offset: parts[2], log: parts[3]) }
        let end = min(parts[2] + pageSize, namespace.log.count)
        let entries = namespace.log[min(parts[2], end)..<end].map(Self.metadata)
        return Self.result(entries, "1.\(namespace.epoch).\(end).0", hasMore: end < namespace.log.count)
    }

    /// A page of a complete listing of the state after some changes. The changes since then follow.
    private func listing(_ namespace: Namespace, offset: Int, log: Int) -> HTTPResponse {
        var snapshot = Namespace()
        for change in namespace.log.prefix(log) {
            Self.put(change.path, change.item, isMount: change.isMount, &snapshot)
        }
        let paths = snapshot.items.keys.sorted()
        let end = min(offset + pageSize, paths.count)
        let entries = paths[min(offset, end)..<end].map {
            Self.metadata(
                ModelChange(path: $0, item: snapshot.items[$0], isMount: snapshot.mounts.contains($0)))
        }
        let cursor = end < paths.count ? "0.\(namespace.epoch).\(end).\(log)" : "1.\(namespace.epoch).\(log).0"
        return Self.result(entries, cursor, hasMore: end < paths.count || log < namespace.log.count)
    }

    private static func result(_ entries: [[String: Any]], _ cursor: String, hasMore: Bool) -> HTTPResponse {
        json(["entries": entries, "cursor": cursor, "has_more": hasMore])
    }

    private static func metadata(_ change: ModelChange) -> [String: Any] {
        let name = change.path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
        var object: [String: Any] = [
            "name": name.uppercased(), "path_lower": change.path, "path_display": change.path.uppercased(),
        ]
        switch change.item {
        case .file(let rev):
            object[".tag"] = "file"
            object["id"] = "id:f\(rev)"
            object["rev"] = rev
            object["size"] = rev.count
            object["is_downloadable"] = ModelItem.isDownloadable(rev)
            object["client_modified"] = "2026-01-02T03:04:05Z"
            object["server_modified"] = "2026-01-02T03:04:06Z"
            object["content_hash"] = String(repeating: "0", count: 54) + rev.suffix(10)
        case .folder(let id):
            object[".tag"] = "folder"
            object["id"] = id
            if change.isMount { object["sharing_info"] = ["read_only": false, "shared_folder_id": "84528192421"] }
        case nil: object[".tag"] = "deleted"
        }
        return object
    }

    private static func json(_ object: [String: Any], status: Int = 200) -> HTTPResponse {
        // The object has only texts, numbers, and collections of them.
        let data = (try? JSONSerialization.data(withJSONObject: object)) ?? Data()
        return HTTPResponse(
            status: status, headers: ["Content-Type": "application/json", "X-Dropbox-Request-Id": "r"],
            body: HTTPResponseBody(data))
    }
}
