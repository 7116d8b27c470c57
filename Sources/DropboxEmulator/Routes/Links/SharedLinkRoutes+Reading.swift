import DropboxSharing
import Foundation

/// What shared links lead to.
extension SharedLinkRoutes {
    static func addReading(to table: inout RouteTable) {
        table.on(Sharing.getSharedLinkMetadata, metadata)
        table.onDownload(Sharing.getSharedLinkFile, file)
    }

    private static func metadata(
        _ argument: Sharing.GetSharedLinkMetadataArg, _ call: Call
    ) async throws -> Sharing.SharedLinkMetadata {
        try refusing({ (failure: LinkFailure) in failure.metadataError }) {
            try call.linked(argument.url, path: argument.path, password: argument.linkPassword).metadata(call)
        }
    }

    private static func file(
        _ argument: Sharing.GetSharedLinkMetadataArg, _ call: Call
    ) async throws -> Download<Sharing.SharedLinkMetadata> {
        do {
            let linked = try call.linked(argument.url, path: argument.path, password: argument.linkPassword)
            let content = try call.store.content(of: linked)
            return Download(
                result: try linked.metadata(call), tag: linked.entry.file?.rev ?? "", size: content.size
            ) { range in
                ContentReader(store: call.store.content, content: content, range: range)
            }
        } catch let failure as LinkFailure {
            throw RouteRejection(failure.fileError)
        } catch is LookupFailure {
            throw RouteRejection(Sharing.GetSharedLinkFileError.sharedLinkIsDirectory)
        }
    }
}

extension LinkFailure {
    fileprivate var metadataError: Sharing.SharedLinkMetadataError {
        switch self {
        case .malformed, .notFound: .sharedLinkNotFound
        case .denied: .sharedLinkAccessDenied
        case .unsupportedParameter: .unsupportedParameterField
        }
    }

    fileprivate var fileError: Sharing.GetSharedLinkFileError {
        switch self {
        case .malformed, .notFound: .sharedLinkNotFound
        case .denied: .sharedLinkAccessDenied
        case .unsupportedParameter: .unsupportedParameterField
        }
    }
}
