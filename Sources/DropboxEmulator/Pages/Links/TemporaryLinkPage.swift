import Foundation

/// The files behind temporary links.
enum TemporaryLinkPage {
    private static let prefix = "/cd/0/get/"
    private static let suffix = "/file"

    static func add(to pages: inout PageTable) {
        pages.under(prefix, answer)
    }

    static func path(of token: String) -> String { prefix + token + suffix }

    /// The token that an address carries; nil for addresses of other things.
    static func token(in path: String) -> String? {
        guard path.hasPrefix(prefix), path.hasSuffix(suffix) else { return nil }
        return String(path.dropFirst(prefix.count).dropLast(suffix.count))
    }

    private static func answer(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        guard request.method == "GET" || request.method == "HEAD" else { return ErrorResponse.text(405, "Use GET.") }
        guard let token = token(in: request.path) else { return ErrorResponse.text(404, "Not found") }
        do {
            let (entry, content) = try service.store.temporaryLink(token)
            return FileResponse.response(to: request, entry, content, .attachment, service.store)
        } catch Store.TemporaryLinkFailure.unknown {
            return ErrorResponse.text(404, "Not found")
        } catch is Store.TemporaryLinkFailure {
            return ErrorResponse.text(410, "Gone")
        } catch is LookupFailure {
            return ErrorResponse.text(410, "Gone")
        }
    }
}
