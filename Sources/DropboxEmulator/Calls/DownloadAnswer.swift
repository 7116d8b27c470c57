import Foundation

/// Answers that are content.
enum DownloadAnswer {
    /// The content, the part of it that `Range` asks for, or word that the client has it already.
    static func response<Result>(
        to request: ServerRequest, _ download: Download<Result>, result: String
    ) -> ServerResponse {
        let tag = #"W/"\#(download.tag)""#
        var headers: HeaderFields = ["ETag": tag, "Accept-Ranges": "bytes"]
        if let known = request.headers["If-None-Match"], names(known, tag) {
            return ServerResponse(status: 304, headers: headers)
        }
        headers.add("Dropbox-API-Result", result)
        headers.add("Original-Content-Length", String(download.size))
        headers.add("Content-Type", download.contentType)
        let size = Int64(clamping: download.size)
        var status = 200
        var range = 0..<size
        switch ByteRange(request.headers["Range"], size: size) {
        case .whole:
            break
        case .part(let part):
            status = 206
            range = part
            headers.add("Content-Range", "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(size)")
        case .unsatisfiable:
            return ServerResponse(status: 416, headers: ["Content-Range": "bytes */\(size)", "ETag": tag])
        }
        let body = ServerResponse.Body.reader(download.reader(range), length: Int64(range.count))
        return ServerResponse(status: status, headers: headers, body: body)
    }

    /// Whether an `If-None-Match` names the tag; weak and strong forms of a tag are the same here.
    private static func names(_ list: String, _ tag: String) -> Bool {
        list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            .contains { $0 == "*" || $0 == tag || "W/" + $0 == tag }
    }
}

/// What a `Range` header asks for.
enum ByteRange: Sendable, Hashable {
    case whole
    case part(Range<Int64>)
    case unsatisfiable

    /// A header that is missing, not understood, or asks for several ranges means the whole.
    init(_ header: String?, size: Int64) {
        guard let header, header.hasPrefix("bytes="), !header.contains(",") else {
            self = .whole
            return
        }
        let bounds = header.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
        guard bounds.count == 2 else {
            self = .whole
            return
        }
        switch (Int64(bounds[0]), Int64(bounds[1])) {
        case (let first?, let last?) where first <= last:
            self = first < size ? .part(first..<min(last, size - 1) + 1) : .unsatisfiable
        case (let first?, nil) where bounds[1].isEmpty:
            self = first < size ? .part(first..<size) : .unsatisfiable
        case (nil, let count?) where bounds[0].isEmpty:
            self = count > 0 && size > 0 ? .part(max(0, size - count)..<size) : .unsatisfiable
        default:
            self = .whole
        }
    }
}
