import DropboxHTTPServer
import Foundation

/// The profile photos of accounts, accessible to anyone with their URL.
enum PhotoPage {
    static func add(to pages: inout PageTable) { pages.under("/account_photo/get/", respond) }

    private static func respond(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        guard request.method == "GET" || request.method == "HEAD" else { return ErrorResponse.text(405, "Use GET.") }
        let id = String(request.path.dropFirst("/account_photo/get/".count))
        let text = request.query.first { $0.name == "size" }?.value ?? "128x128"
        guard let photo = try service.store.photo(id), let size = ProfilePhoto.size(text) else {
            return ErrorResponse.text(404, "Not found")
        }
        let cropped = try await service.media.run { ProfilePhoto.cropped(photo, to: size, isRound: false) }
        guard let cropped else { return ErrorResponse.text(404, "Not found") }
        return ServerResponse(status: 200, headers: ["Content-Type": "image/jpeg"], body: .data(cropped))
    }
}
