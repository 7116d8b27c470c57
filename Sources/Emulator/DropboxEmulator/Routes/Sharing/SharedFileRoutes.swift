import DropboxAccount
import DropboxSharing
import Foundation

/// Files that are shared individually.
enum SharedFileRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Sharing.getFileMetadata, get)
        table.on(Sharing.getFileMetadataBatch, getBatch)
        table.on(Sharing.listReceivedFiles, list)
        table.on(Sharing.listReceivedFilesContinue, listContinue)
        table.on(
            Sharing.updateFilePolicy, fidelity: .simplified("link settings are ignored"), updatePolicy)
    }

    private static func get(
        _ argument: Sharing.GetFileMetadataArg, _ call: Call
    ) async throws -> Sharing.SharedFileMetadata {
        try mappingFailure({ (failure: FileSharingError) in
            Sharing.GetFileMetadataError.accessError(failure.accessError)
        }) {
            try call.store.sharedFile(.file(argument.file), call.view).metadata(argument.actions, call)
        }
    }

    private static func getBatch(
        _ argument: Sharing.GetFileMetadataBatchArg, _ call: Call
    ) async throws -> [Sharing.GetFileMetadataBatchResult] {
        try argument.files.map { path in
            do {
                let file = try call.store.sharedFile(.file(path), call.view)
                return .init(file: path, result: .metadata(try file.metadata(argument.actions, call)))
            } catch let failure as FileSharingError {
                return .init(file: path, result: .accessError(failure.accessError))
            }
        }
    }

    private static func updatePolicy(
        _ argument: Sharing.UpdateFilePolicyArg, _ call: Call
    ) async throws -> Sharing.SharedFileMetadata {
        do {
            let reference = try PathReference.file(argument.file)
            let file =
                switch argument.viewerInfoPolicy {
                case .enabled: try call.store.setViewerInfo(true, of: reference, call.view)
                case .disabled: try call.store.setViewerInfo(false, of: reference, call.view)
                case .other, nil: try call.store.sharedFile(reference, call.view)
                }
            return try file.metadata(argument.actions, call)
        } catch let failure as FileSharingError {
            throw RouteRejection(
                failure == .noPermission
                    ? Sharing.UpdateFilePolicyError.noPermission : .accessError(failure.accessError))
        }
    }

    // MARK: - Received files

    private static let listName = "received_files"

    private static func list(_ argument: Sharing.ListFilesArg, _ call: Call) async throws -> Sharing.ListFilesResult {
        try page(after: 0, limit: Int(argument.limit), argument.actions, call)
    }

    private static func listContinue(
        _ argument: Sharing.ListFilesContinueArg, _ call: Call
    ) async throws -> Sharing.ListFilesResult {
        guard let cursor = ListCursor(argument.cursor, listName, try call.account), let limit = cursor.pageSize else {
            throw RouteRejection(Sharing.ListFilesContinueError.invalidCursor)
        }
        return try page(after: cursor.position, limit: limit, nil, call)
    }

    private static func page(
        after position: Int64, limit: Int, _ actions: [Sharing.FileAction]?, _ call: Call
    ) throws -> Sharing.ListFilesResult {
        let files = try call.store.receivedFiles(after: position, limit: limit + 1, call.view)
        let page = files.prefix(limit)
        let cursor = try page.last.map {
            ListCursor(listName, try call.account, position: $0.sequence, extra: String(limit)).text
        }
        return Sharing.ListFilesResult(
            entries: try page.map { try $0.file.metadata(actions, call) }, cursor: files.count > limit ? cursor : nil)
    }
}

extension SharedFile {
    /// Returns the metadata of the file for the caller.
    ///
    /// - Parameters:
    ///   - actions: The actions whose permissions the caller requests.
    ///   - call: The request.
    func metadata(_ actions: [Sharing.FileAction]?, _ call: Call) throws -> Sharing.SharedFileMetadata {
        let team = try owner?.membership.flatMap { try call.store.team($0.team) }
        let address = SharedLinkURL(isFolder: false, key: String(entry.id.dropFirst(3)), secret: nil, name: entry.name)
        let caller = try call.account
        return Sharing.SharedFileMetadata(
            id: entry.id, name: entry.name,
            policy: .init(
                aclUpdatePolicy: .editors, sharedLinkPolicy: .anyone, memberPolicy: team.map { _ in .anyone },
                resolvedMemberPolicy: team.map { _ in .anyone },
                viewerInfoPolicy: hasViewerInfo ? .enabled : .disabled),
            previewUrl: address.urlString(origin: call.request.origin()), accessType: access.level,
            ownerDisplayNames: owner.map { [$0.name.displayName] },
            ownerTeam: team.map { Users.Team(id: $0.id, name: $0.name) },
            parentSharedFolderId: isInCallersDropbox && entry.mountPoint?.isShared == true
                ? String(entry.namespace) : nil,
            pathDisplay: isInCallersDropbox ? entry.displayPathInView : nil,
            pathLower: isInCallersDropbox ? entry.pathInView : nil,
            permissions: (actions ?? []).map { permission(to: $0, caller) }, timeInvited: invited)
    }

    /// Returns whether the caller can perform an action on the file, and the reason if not.
    private func permission(to action: Sharing.FileAction, _ caller: UserAccount) -> Sharing.FilePermission {
        let byOwner = Sharing.PermissionDeniedReason.userNotAllowedByOwner
        let reason: Sharing.PermissionDeniedReason? =
            switch action {
            case .editContents, .inviteViewer, .inviteEditor, .unshare: access.canWrite ? nil : byOwner
            case .inviteViewerNoComment:
                !access.canWrite ? byOwner : caller.accountType == "basic" ? .userAccountType : nil
            case .disableViewerInfo, .enableViewerInfo: access.canWrite ? nil : byOwner
            case .relinquishMembership: access == .owner ? .targetIsOwner : isInCallersDropbox ? .permissionDenied : nil
            case .shareLink, .createLink, .createViewLink, .createEditLink: isInCallersDropbox ? nil : byOwner
            case .other: .permissionDenied
            }
        return Sharing.FilePermission(action: action, allow: reason == nil, reason: reason)
    }
}
