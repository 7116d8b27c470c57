import DropboxHTTPServer
import Foundation

/// Creates responses with content.
enum DownloadResponse {
    /// Creates a response with the content and, in a header, the result of the route.
    static func response<Result>(
        to request: ServerRequest, _ download: Download<Result>, result: String
    ) throws -> ServerResponse {
        let headers: HeaderFields = [
            "Dropbox-API-Result": result, "Original-Content-Length": String(download.size),
            "Content-Type": "application/octet-stream",
        ]
        return try response(to: request, tag: download.tag, size: download.size, headers, reader: download.reader)
    }

    /// Creates a response with the content, with the range that `Range` requests, or without content if the client
    /// already has it.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - tag: The entity tag of the content.
    ///   - size: The size of the content.
    ///   - contentHeaders: Additional headers of responses with content.
    ///   - reader: Creates a reader of a range of the content.
    static func response(
        to request: ServerRequest, tag: String, size: UInt64, _ contentHeaders: HeaderFields,
        reader: (Range<Int64>) throws -> any BodyReader
    ) throws -> ServerResponse {
        let tag = #"W/"\#(tag)""#
        var headers: HeaderFields = ["ETag": tag, "Accept-Ranges": "bytes"]
        if let known = request.headers["If-None-Match"], contains(known, tag) {
            return ServerResponse(status: 304, headers: headers)
        }
        for field in contentHeaders.fields { headers.add(field.name, field.value) }
        let size = Int64(clamping: size)
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
        let body = ServerResponse.Body.reader(try reader(range), length: Int64(range.count))
        return ServerResponse(status: status, headers: headers, body: body)
    }

    /// Returns whether the value of `If-None-Match` contains a tag. The comparison is weak.
    private static func contains(_ list: String, _ tag: String) -> Bool {
        list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            .contains { $0 == "*" || $0 == tag || "W/" + $0 == tag }
    }
}
