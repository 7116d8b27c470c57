import Foundation
import DropboxHTTP

/// A server in this process that has nothing but a tree: folders with a thousand files each. It writes a page of the
/// listing when it is asked for it, so that the tree takes no memory.
actor TreeTransport: HTTPTransport {
    static let filesInFolder = 1000
    private static let pageSize = 2000

    /// Files and folders.
    private let count: Int
    /// Where the next page begins: pages are asked for one after the other.
    private var next = 0

    init(count: Int) { self.count = count }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        switch request.url.lastPathComponent {
        case "list_folder":
            next = 0
            return answer(nextPage())
        case "continue": return answer(nextPage())
        case "longpoll":
            // There are no news; the sleep ends early when the poll is given up.
            try? await Task.sleep(for: .seconds(30))
            return answer(#"{"changes": false}"#)
        default: return HTTPResponse(status: 500)
        }
    }

    nonisolated func shutdown() {}

    private func answer(_ json: String) -> HTTPResponse {
        HTTPResponse(
            status: 200, headers: ["Content-Type": "application/json"], body: HTTPResponseBody(Data(json.utf8)))
    }

    private func nextPage() -> String {
        let end = min(next + Self.pageSize, count)
        let entries = (next..<end).map(entry).joined(separator: ", ")
        next = end
        return #"{"entries": [\#(entries)], "cursor": "\#(end)", "has_more": \#(end < count)}"#
    }

    /// The folder comes first, then the files in it.
    private func entry(_ number: Int) -> String {
        let (folder, file) = number.quotientAndRemainder(dividingBy: Self.filesInFolder + 1)
        let id = String(number, radix: 36)
        let longID = "id:" + String(repeating: "A", count: 22 - id.count) + id
        guard file > 0 else {
            return """
                {".tag": "folder", "name": "Folder-\(folder)", "path_lower": "/folder-\(folder)", \
                "path_display": "/Folder-\(folder)", "id": "\(longID)"}
                """
        }
        let digits = String(number, radix: 16)
        let rev = "0" + String(repeating: "0", count: 22 - digits.count) + digits
        let hash = String(repeating: "0", count: 64 - digits.count) + digits
        return """
            {".tag": "file", "name": "Document \(file).txt", "path_lower": "/folder-\(folder)/document \(file).txt", \
            "path_display": "/Folder-\(folder)/Document \(file).txt", "id": "\(longID)", \
            "client_modified": "2026-01-02T03:04:05Z", "server_modified": "2026-01-02T03:04:05Z", "rev": "\(rev)", \
            "size": \(number), "is_downloadable": true, "content_hash": "\(hash)"}
            """
    }
}
