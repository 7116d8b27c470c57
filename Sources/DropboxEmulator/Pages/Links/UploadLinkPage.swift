import DropboxFiles
import Foundation
import DropboxStone

/// Takes the uploads to temporary upload links.
enum UploadLinkPage {
    static let prefix = "/apitul/1/"

    static func add(to pages: inout PageTable) {
        pages.under(prefix, answer)
    }

    private static func answer(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        guard request.method == "POST" else { return ErrorResponse.text(405, "Use POST.") }
        let type = (request.headers["Content-Type"] ?? "").lowercased().prefix { $0 != ";" }
        guard type == "application/octet-stream" || type == "text/plain" else {
            return ErrorResponse.text(400, #"The "Content-Type" header has to be "application/octet-stream"."#)
        }
        do {
            return try await take(request, String(request.path.dropFirst(prefix.count)), service)
        } catch let failure as Store.TemporaryLinkFailure {
            switch failure {
            case .unknown: return ErrorResponse.text(409, "Temporary upload link does not exist")
            case .expired: return ErrorResponse.text(410, "Temporary upload link has expired")
            case .used: return ErrorResponse.text(410, "Temporary upload link has been recently consumed")
            }
        } catch is WriteFailure {
            return ErrorResponse.text(409, "Conflict")
        } catch is BodyReceiver.Failure {
            return ErrorResponse.text(409, "The upload failed")
        } catch RequestBody.Failure.disconnected {
            return ServerResponse(status: 400, body: .hangUp(reset: false))
        }
    }

    private static func take(
        _ request: ServerRequest, _ token: String, _ service: Service
    ) async throws -> ServerResponse {
        let wish = try StoneCoding.decode(Files.CommitInfo.self, from: try service.store.uploadLink(token).wish)
        var receiver = BodyReceiver(request, service)
        let content = Content(blocks: try await receiver.receive().blocks)
        let upload = Upload(content: content, pins: receiver.pins)
        _ = try service.store.useUploadLink(token, upload, as: try Commit(wish))
        let body = #"{"content-hash": "\#(content.hash.hexadecimal)"}"#
        return ServerResponse(status: 200, headers: ["Content-Type": "application/json"], body: .data(Data(body.utf8)))
    }
}
