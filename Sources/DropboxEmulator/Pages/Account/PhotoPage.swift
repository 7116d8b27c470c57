import Foundation

/// The photos of accounts, for everybody who knows their address.
enum PhotoPage {
    static func add(to pages: inout PageTable) { pages.under("/account_photo/get/", answer) }

    private static func answer(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        guard request.method == "GET" || request.method == "HEAD" else { return ErrorResponse.text(405, "Use GET.") }
        let id = String(request.path.dropFirst("/account_photo/get/".count))
        let text = request.query.first { $0.name == "size" }?.value ?? "128x128"
        guard let photo = try service.store.photo(id), let size = ProfilePhoto.size(text) else {
            return ErrorResponse.text(404, "Not found")
        }
        let made = try await service.media.run { ProfilePhoto.cropped(photo, to: size, isRound: false) }
        guard let made else { return ErrorResponse.text(404, "Not found") }
        return ServerResponse(status: 200, headers: ["Content-Type": "image/jpeg"], body: .data(made))
    }
}
