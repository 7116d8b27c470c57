import Foundation

/// Answers that are content.
enum DownloadResponse {
    /// The content with the result of its call beside it.
    static func response<Result>(
        to request: ServerRequest, _ download: Download<Result>, result: String
    ) -> ServerResponse {
        let headers: HeaderFields = [
            "Dropbox-API-Result": result, "Original-Content-Length": String(download.size),
            "Content-Type": "application/octet-stream",
        ]
        return response(to: request, tag: download.tag, size: download.size, headers, reader: download.reader)
    }

    /// The content, the part of it that `Range` asks for, or word that the client has it already.
    ///
    /// - Parameter headers: what else the answer tells if there is content in it.
    static func response(
        to request: ServerRequest, tag: String, size: UInt64, _ contentHeaders: HeaderFields,
        reader: (Range<Int64>) -> any BodyReader
    ) -> ServerResponse {
        let tag = #"W/"\#(tag)""#
        var headers: HeaderFields = ["ETag": tag, "Accept-Ranges": "bytes"]
        if let known = request.headers["If-None-Match"], names(known, tag) {
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
        let body = ServerResponse.Body.reader(reader(range), length: Int64(range.count))
        return ServerResponse(status: status, headers: headers, body: body)
    }

    /// Whether an `If-None-Match` names the tag; weak and strong forms of a tag are the same here.
    private static func names(_ list: String, _ tag: String) -> Bool {
        list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            .contains { $0 == "*" || $0 == tag || "W/" + $0 == tag }
    }
}
