import DropboxCore
import DropboxFiles
import DropboxSharing
import DropboxTeamLog
import Foundation

/// The events of shared links and file requests.
enum LinkEvents {
    static func add(to feed: inout EventFeed) {
        feed.after(Sharing.createSharedLinkWithSettings) { _, link, call in
            [
                LoggedEvent(
                    .sharing, .sharedLinkCreate(.init(description_: "Created shared link")),
                    .sharedLinkCreateDetails(.init(sharedLinkAccessLevel: .reader)), assets: [asset(of: link)])
            ]
        }
        feed.after(Sharing.createSharedLink) { argument, _, call in
            [
                LoggedEvent(
                    .sharing, .sharedLinkCreate(.init(description_: "Created shared link")),
                    .sharedLinkCreateDetails(.init(sharedLinkAccessLevel: .reader)),
                    assets: [.file(.init(path: .init(namespaceRelative: .init(), contextual: argument.path)))])
            ]
        }
        feed.after(Sharing.getSharedLinkMetadata) { _, link, call in
            [
                LoggedEvent(
                    .sharing, .sharedLinkView(.init(description_: "Opened shared link")),
                    .sharedLinkViewDetails(.init()), assets: [asset(of: link)])
            ]
        }
        feed.after(Sharing.getSharedLinkFile) { _, link, call in
            [
                LoggedEvent(
                    .sharing, .sharedLinkDownload(.init(description_: "Downloaded file/folder from shared link")),
                    .sharedLinkDownloadDetails(.init()), assets: [asset(of: link)])
            ]
        }
        feed.after(Sharing.revokeSharedLink) { argument, _, call in
            let owner = try call.callingAccount.map { try call.store.logInfo(of: $0) }
            return [
                LoggedEvent(
                    .sharing, .sharedLinkDisable(.init(description_: "Removed shared link")),
                    .sharedLinkDisableDetails(.init(sharedLinkOwner: owner)))
            ]
        }
        feed.after(Sharing.modifySharedLinkSettings) { argument, link, _ in
            changes(of: argument, link).map { type, details in
                LoggedEvent(.sharing, type, details, assets: [asset(of: link)])
            }
        }
        feed.after(FileRequests.create) { _, request, _ in
            [
                LoggedEvent(
                    .fileRequests, .fileRequestCreate(.init(description_: "Created file request")),
                    .fileRequestCreateDetails(.init(fileRequestId: request.id, requestDetails: .init(assetIndex: 0))),
                    assets: [folder(of: request)])
            ]
        }
        feed.after(FileRequests.update) { _, request, _ in
            [
                request.isOpen
                    ? LoggedEvent(
                        .fileRequests, .fileRequestChange(.init(description_: "Changed file request")),
                        .fileRequestChangeDetails(.init(newDetails: .init(assetIndex: 0), fileRequestId: request.id)),
                        assets: [folder(of: request)])
                    : LoggedEvent(
                        .fileRequests, .fileRequestClose(.init(description_: "Closed file request")),
                        .fileRequestCloseDetails(.init(fileRequestId: request.id)), assets: [folder(of: request)])
            ]
        }
        feed.after(FileRequests.delete) { _, result, _ in result.fileRequests.map(deleted) }
        feed.after(FileRequests.deleteAllClosed) { _, result, _ in result.fileRequests.map(deleted) }
    }

    /// Returns an event for each setting of a link that the request contains.
    private static func changes(
        of argument: Sharing.ModifySharedLinkSettingsArgs, _ link: Sharing.SharedLinkMetadata
    ) -> [(TeamLog.EventType, TeamLog.EventDetails)] {
        let settings = argument.settings
        var changes: [(TeamLog.EventType, TeamLog.EventDetails)] = []
        if argument.removeExpiration {
            changes.append(
                (
                    .sharedLinkSettingsRemoveExpiration(
                        .init(description_: "Removed the expiration date from the shared link")),
                    .sharedLinkSettingsRemoveExpirationDetails(
                        .init(sharedContentAccessLevel: .viewer, sharedContentLink: link.url))
                ))
        }
        if let expires = settings.expires {
            changes.append(
                (
                    .sharedLinkSettingsChangeExpiration(
                        .init(description_: "Changed the expiration date of the shared link")),
                    .sharedLinkSettingsChangeExpirationDetails(
                        .init(sharedContentAccessLevel: .viewer, sharedContentLink: link.url, newValue: expires))
                ))
        }
        if let audience = settings.audience {
            changes.append(
                (
                    .sharedLinkSettingsChangeAudience(.init(description_: "Changed the audience of the shared link")),
                    .sharedLinkSettingsChangeAudienceDetails(
                        .init(sharedContentAccessLevel: .viewer, newValue: audience, sharedContentLink: link.url))
                ))
        }
        if settings.linkPassword != nil {
            changes.append(
                (
                    .sharedLinkSettingsChangePassword(.init(description_: "Changed the password of the shared link")),
                    .sharedLinkSettingsChangePasswordDetails(
                        .init(sharedContentAccessLevel: .viewer, sharedContentLink: link.url))
                ))
        }
        return changes
    }

    private static func deleted(_ request: FileRequests.FileRequest) -> LoggedEvent {
        LoggedEvent(
            .fileRequests, .fileRequestDelete(.init(description_: "Delete file request")),
            .fileRequestDeleteDetails(.init(fileRequestId: request.id)), assets: [folder(of: request)])
    }

    private static func folder(of request: FileRequests.FileRequest) -> TeamLog.AssetLogInfo {
        .folder(
            .init(
                path: .init(
                    namespaceRelative: .init(relativePath: request.destination), contextual: request.destination),
                displayName: request.destination?.pathNames.last))
    }

    private static func asset(of link: Sharing.SharedLinkMetadata) -> TeamLog.AssetLogInfo {
        let path = TeamLog.PathLogInfo(
            namespaceRelative: .init(relativePath: link.pathLower), contextual: link.pathLower)
        return link is Sharing.FolderLinkMetadata
            ? .folder(.init(path: path, displayName: link.name, fileId: link.id))
            : .file(.init(path: path, displayName: link.name, fileId: link.id))
    }
}
