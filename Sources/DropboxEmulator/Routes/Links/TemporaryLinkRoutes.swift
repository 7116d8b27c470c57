import DropboxFiles
import Foundation
import DropboxStone

/// Making links that need no account and end by themselves.
enum TemporaryLinkRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Files.getTemporaryLink, getTemporaryLink)
        table.on(Files.getTemporaryUploadLink, getTemporaryUploadLink)
    }

    private static func getTemporaryLink(
        _ argument: Files.GetTemporaryLinkArg, _ call: Call
    ) async throws -> Files.GetTemporaryLinkResult {
        try refusing({ (failure: LookupFailure) in Files.GetTemporaryLinkError.path(failure.error) }) {
            let (token, entry) = try call.store.makeTemporaryLink(to: PathReference.lookup(argument.path), call.view)
            let origin = call.request.origin("content.dropboxapi.com")
            return Files.GetTemporaryLinkResult(
                metadata: entry.fileMetadata, link: origin + TemporaryLinkPage.path(of: token))
        }
    }

    private static func getTemporaryUploadLink(
        _ argument: Files.GetTemporaryUploadLinkArg, _ call: Call
    ) async throws -> Files.GetTemporaryUploadLinkResult {
        let wish = try StoneCoding.encode(argument.commitInfo)
        let token = try call.store.makeUploadLink(wish, lifetime: argument.duration, call.view)
        let origin = call.request.origin("content.dropboxapi.com")
        return Files.GetTemporaryUploadLinkResult(link: origin + UploadLinkPage.prefix + token)
    }
}
