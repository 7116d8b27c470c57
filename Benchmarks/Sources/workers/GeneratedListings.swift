import DropboxFiles
import DropboxHTTP
import DropboxWorker
import Foundation

/// The size of a team whose listings are generated.
struct TeamSize {
    var members: Int
    var files: Int

    /// The number of files in a folder.
    static let filesPerFolder = 50
    /// One of so many members has changes in an hour, and so many files of it.
    static let (quietMembers, changedFiles) = (10, 5)

    var folders: Int { (files + Self.filesPerFolder - 1) / Self.filesPerFolder }

    /// The number of files in all namespaces.
    var total: Int { members * files }
}

/// The listings of a team's home folders, generated on demand: a server in the process of the worker, without a network.
///
/// After an hour, some files of some members have changed.
final class GeneratedListings: HTTPTransport {
    private let size: TeamSize
    private let hour: Int

    init(_ size: TeamSize, hour: Int) {
        self.size = size
        self.hour = hour
    }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let body = String(decoding: try await request.body.collect(), as: UTF8.self)
        let root = request.headers["Dropbox-API-Path-Root"] ?? ""
        let member = Int(root.filter(\.isNumber)) ?? 0
        guard request.url.path.hasSuffix("/continue") else { return listing(member, from: 0, hour) }
        let cursor = body.split(separator: "\"").first { $0.hasPrefix("at-") } ?? ""
        let parts = cursor.split(separator: "-").compactMap { Int($0) }
        // A position in a listing, or the hour until which the changes are known.
        guard parts.count == 1 else { return listing(member, from: parts.first ?? 0, parts.last ?? 0) }
        return changes(member, since: parts[0])
    }

    func shutdown() {}

    private func listing(_ member: Int, from start: Int, _ hour: Int) -> HTTPResponse {
        let count = size.folders + size.files
        let end = min(start + 1_000, count)
        let entries = (start..<end).map { number in
            number < size.folders ? folder(number, member) : file(number - size.folders, member, hour)
        }
        return page(entries, end < count ? "at-\(end)-\(hour)" : "at-\(hour)", hasMore: end < count)
    }

    private func changes(_ member: Int, since: Int) -> HTTPResponse {
        let hasChanges = since < hour && member.isMultiple(of: TeamSize.quietMembers)
        let entries = hasChanges ? (0..<min(TeamSize.changedFiles, size.files)).map { file($0, member, hour) } : []
        return page(entries, "at-\(hour)", hasMore: false)
    }

    private func page(_ entries: [String], _ cursor: String, hasMore: Bool) -> HTTPResponse {
        let text = "{\"entries\":[\(entries.joined(separator: ","))],\"cursor\":\"\(cursor)\",\"has_more\":\(hasMore)}"
        return HTTPResponse(
            status: 200, headers: ["Content-Type": "application/json", "X-Dropbox-Request-Id": "generated"],
            body: HTTPResponseBody(Data(text.utf8)))
    }

    private func folder(_ number: Int, _ member: Int) -> String {
        """
        {".tag":"folder","name":"Project \(number)","path_lower":"/project \(number)","path_display":"/Project \(number)",\
        "id":"id:folder\(member)x\(number)"}
        """
    }

    private func file(_ number: Int, _ member: Int, _ hour: Int) -> String {
        let folder = number / TeamSize.filesPerFolder
        let isChanged = number < TeamSize.changedFiles && member.isMultiple(of: TeamSize.quietMembers)
        let rev = String(0x5f00_0000_0000 + (isChanged ? hour : 0), radix: 16)
        let digits = String(member * 1_000_003 + number, radix: 16)
        let hash = String(repeating: "a", count: 64 - digits.count) + digits
        return """
            {".tag":"file","name":"Document \(number).pdf","path_lower":"/project \(folder)/document \(number).pdf",\
            "path_display":"/Project \(folder)/Document \(number).pdf","id":"id:file\(member)x\(number)","rev":"\(rev)",\
            "size":\(1_000 + number),"client_modified":"2026-01-02T03:04:05Z","server_modified":"2026-01-02T03:04:06Z",\
            "content_hash":"\(hash)","is_downloadable":true}
            """
    }
}

/// A source with a namespace for each member.
struct GeneratedSource: WorkerSource {
    let name = "team"
    let includesMountedFolders = false
    let size: TeamSize
    let client: DropboxClient

    func listNamespaces(_ add: ([SourceNamespace]) async throws -> Void) async throws {
        for start in stride(from: 0, to: size.members, by: 1_000) {
            try await add(
                (start..<min(start + 1_000, size.members)).map { number in
                    SourceNamespace(
                        WorkerNamespace(
                            source: name, id: "\(number)", reader: "dbmid:\(number)",
                            displayName: "member\(number)@example.com"))
                })
        }
    }

    func files(of namespace: WorkerNamespace, isShared: Bool) async throws -> FilesRoutes {
        client.withPathRoot(.namespaceId(namespace.id)).files
    }
}
