import DropboxConcurrency
import DropboxFiles
import DropboxHTTPServer
import DropboxStone
import Foundation

/// The files of temporary links.
enum TemporaryLinkPage {
    private static let prefix = "/cd/0/get/"
    private static let suffix = "/file"

    static func add(to pages: inout PageTable) {
        pages.under(prefix, respond)
    }

    static func path(of token: String) -> String { prefix + token + suffix }

    /// Returns the token in a path, or `nil` if it isn't the path of a temporary link.
    static func token(in path: String) -> String? {
        guard path.hasPrefix(prefix), path.hasSuffix(suffix) else { return nil }
        return String(path.dropFirst(prefix.count).dropLast(suffix.count))
    }

    private static func respond(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        guard request.method == "GET" || request.method == "HEAD" else { return ErrorResponse.text(405, "Use GET.") }
        guard let token = token(in: request.path) else { return ErrorResponse.text(404, "Not found") }
        do {
            let (entry, content) = try service.store.temporaryLink(token)
            return try FileResponse.response(to: request, entry, content, .attachment, service.store)
        } catch Store.TemporaryLinkError.unknown {
            return ErrorResponse.text(404, "Not found")
        } catch is Store.TemporaryLinkError {
            return ErrorResponse.text(410, "Gone")
        } catch is LookupError {
            return ErrorResponse.text(410, "Gone")
        }
    }
}

/// Receives uploads to temporary upload links.
enum UploadLinkPage {
    static let prefix = "/apitul/1/"

    static func add(to pages: inout PageTable) {
        pages.under(prefix, respond)
    }

    private static func respond(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        guard request.method == "POST" else { return ErrorResponse.text(405, "Use POST.") }
        let type = (request.headers["Content-Type"] ?? "").lowercased().prefix { $0 != ";" }
        guard type == "application/octet-stream" || type == "text/plain" else {
            return ErrorResponse.text(400, #"The "Content-Type" header must be "application/octet-stream"."#)
        }
        do {
            return try await receive(request, String(request.path.dropFirst(prefix.count)), service)
        } catch let failure as Store.TemporaryLinkError {
            switch failure {
            case .unknown: return ErrorResponse.text(409, "Temporary upload link does not exist")
            case .expired: return ErrorResponse.text(410, "Temporary upload link has expired")
            case .used: return ErrorResponse.text(410, "Temporary upload link has been recently consumed")
            }
        } catch is WriteError {
            return ErrorResponse.text(409, "Conflict")
        } catch is BodyReceiver.Failure {
            return ErrorResponse.text(409, "The upload failed")
        } catch RequestBody.Failure.disconnected {
            return ServerResponse(status: 400, body: .hangUp(reset: false))
        }
    }

    private static func receive(
        _ request: ServerRequest, _ token: String, _ service: Service
    ) async throws -> ServerResponse {
        let commitInfo = try StoneCoding.decode(Files.CommitInfo.self, from: try service.store.uploadLink(token).commit)
        var receiver = BodyReceiver(request, service)
        let content = Content(blocks: try await receiver.receive().blocks)
        let upload = Upload(content: content, pins: receiver.pins)
        _ = try service.store.useUploadLink(token, upload, as: try Commit(commitInfo))
        let body = #"{"content-hash": "\#(content.hash.hexadecimal)"}"#
        return ServerResponse(status: 200, headers: ["Content-Type": "application/json"], body: .data(Data(body.utf8)))
    }
}

/// Responses that deliver files to browsers.
enum FileResponse {
    enum Disposition: String, Sendable {
        case inline
        case attachment
    }

    static func response(
        to request: ServerRequest, _ entry: Entry, _ content: Content, _ disposition: Disposition, _ store: Store
    ) throws -> ServerResponse {
        let headers: HeaderFields = [
            "Content-Type": MediaType.contentType(forFileName: entry.name), "X-Content-Type-Options": "nosniff",
            "Content-Disposition": header(disposition, entry.name),
            // Otherwise, an HTML file could act with the origin of the emulator.
            "Content-Security-Policy": "sandbox",
        ]
        return try DownloadResponse.response(to: request, tag: entry.file?.rev ?? "", size: content.size, headers) {
            range in
            try ContentReader(store: store.content, content: content, range: range)
        }
    }

    /// Returns a header with the filename in ASCII and in full.
    static func header(_ disposition: Disposition, _ name: String) -> String {
        let plain = String(
            name.unicodeScalars.map { scalar in
                (0x20...0x7E).contains(scalar.value) && scalar != "\"" && scalar != "\\" ? Character(scalar) : "_"
            })
        return "\(disposition.rawValue); filename=\"\(plain)\"; filename*=UTF-8''\(name.percentEncoded())"
    }
}
