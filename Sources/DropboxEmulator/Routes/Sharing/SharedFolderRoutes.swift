import DropboxCore
import DropboxSharing
import Foundation
import DropboxStone

/// Shared folders: making, finding, mounting and ending them.
enum SharedFolderRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Sharing.shareFolder, share)
        table.onCheck(Sharing.checkShareJobStatus, shares)
        table.on(Sharing.getFolderMetadata) { argument, call in
            try refusing({ (failure: SharingFailure) in failure.accessError }) {
                try call.store.sharedFolder(argument.sharedFolderId, call.view).metadata(argument.actions, call)
            }
        }
        table.on(Sharing.listFolders) { try list($0, "list_folders", mountableOnly: false, $1) }
        table.on(Sharing.listFoldersContinue) { try listMore($0, "list_folders", mountableOnly: false, $1) }
        table.on(Sharing.listMountableFolders) { try list($0, "list_mountable_folders", mountableOnly: true, $1) }
        table.on(Sharing.listMountableFoldersContinue) {
            try listMore($0, "list_mountable_folders", mountableOnly: true, $1)
        }
        table.on(Sharing.mountFolder) { argument, call in
            try refusing({ (failure: SharingFailure) in failure.mountError }) {
                try call.store.mount(argument.sharedFolderId, call.view).metadata(nil, call)
            }
        }
        table.on(Sharing.unmountFolder) { argument, call in
            try refusing({ (failure: SharingFailure) in failure.unmountError }) {
                try call.store.unmount(argument.sharedFolderId, call.view)
            }
        }
        table.on(Sharing.unshareFolder, unshare)
        table.on(Sharing.updateFolderPolicy) { argument, call in
            let change = Store.PolicyChange(
                members: argument.memberPolicy?.policy, accessControl: argument.aclUpdatePolicy?.policy,
                links: argument.sharedLinkPolicy?.policy,
                hasViewerInfo: argument.viewerInfoPolicy.map { $0 == .enabled })
            return try refusing({ (failure: SharingFailure) in failure.policyError }) {
                try call.store.setPolicy(change, of: argument.sharedFolderId, call.view)
                    .metadata(argument.actions, call)
            }
        }
        table.on(Sharing.setAccessInheritance) { argument, call in
            try refusing({ (failure: SharingFailure) in failure.inheritanceError }) {
                let isInheriting = argument.accessInheritance != .noInherit
                return .complete(
                    try call.store.setInheritance(isInheriting, of: argument.sharedFolderId, call.view)
                        .metadata(nil, call))
            }
        }
    }

    // MARK: Sharing

    private static let shares = JobFamily("sharing/share_folder", inProgress: Sharing.ShareFolderJobStatus.inProgress)

    private static func share(
        _ argument: Sharing.ShareFolderArg, _ call: Call
    ) async throws -> Sharing.ShareFolderLaunch {
        let view = try call.view
        let change = Store.PolicyChange(
            members: argument.memberPolicy?.policy, accessControl: argument.aclUpdatePolicy?.policy,
            links: argument.sharedLinkPolicy?.policy, hasViewerInfo: argument.viewerInfoPolicy.map { $0 == .enabled })
        let status: Sharing.ShareFolderJobStatus
        do {
            let reference: PathReference
            do { reference = try PathReference(argument.path) } catch { throw SharingFailure.badPath(.invalidPath) }
            let isInheriting = argument.accessInheritance != .noInherit
            let folder = try call.store.share(reference, change, isInheriting: isInheriting, view)
            let metadata = try folder.metadata(argument.actions, call)
            guard argument.forceAsync else { return .complete(metadata) }
            status = .complete(metadata)
        } catch let failure as SharingFailure {
            let error = try failure.shareError(argument.actions, call)
            guard argument.forceAsync else { throw RouteRejection(error, depth: failure.isAlreadyShared ? 2 : .max) }
            status = .failed(error)
        }
        return .asyncJobId(try call.startJob(shares, endingWith: status))
    }

    private static func unshare(
        _ argument: Sharing.UnshareFolderArg, _ call: Call
    ) async throws -> Async.LaunchEmptyResult {
        try refusing({ (failure: SharingFailure) in failure.unshareError }) {
            var status = Sharing.JobStatus.complete
            do {
                try call.store.unshare(argument.sharedFolderId, leavesCopies: argument.leaveACopy, call.view)
            } catch SharingFailure.tooManyFiles {
                status = .failed(.unshareFolderError(.tooManyFiles))
            }
            return .asyncJobId(try call.startJob(FolderMemberRoutes.jobs, endingWith: status))
        }
    }

    // MARK: Lists

    private static func list(
        _ argument: Sharing.ListFoldersArgs, _ name: String, mountableOnly: Bool, after position: Int64 = 0,
        _ call: Call
    ) throws -> Sharing.ListFoldersResult {
        let limit = Int(clamping: argument.limit)
        var folders = try call.store.sharedFolders(
            mountableOnly: mountableOnly, after: position, limit: limit + 1, call.view)
        let hasMore = folders.count > limit
        if hasMore { folders.removeLast() }
        let extra = String(decoding: try StoneCoding.encode(argument), as: UTF8.self)
        let cursor = hasMore ? folders.last.map { $0.namespace } : nil
        return Sharing.ListFoldersResult(
            entries: try folders.map { try $0.metadata(argument.actions, call) },
            cursor: try cursor.map { ListCursor(name, try call.account, position: $0, extra: extra).text })
    }

    private static func listMore(
        _ argument: Sharing.ListFoldersContinueArg, _ name: String, mountableOnly: Bool, _ call: Call
    ) throws -> Sharing.ListFoldersResult {
        guard let cursor = ListCursor(argument.cursor, name, try call.account),
            let first = cursor.argument(as: Sharing.ListFoldersArgs.self)
        else { throw RouteRejection(Sharing.ListFoldersContinueError.invalidCursor) }
        return try list(first, name, mountableOnly: mountableOnly, after: cursor.position, call)
    }
}

extension Sharing.MemberPolicy {
    fileprivate var policy: SharedFolder.MemberPolicy? {
        switch self {
        case .team: .team
        case .anyone: .anyone
        case .teamAndApproved: .teamAndApproved
        case .other: nil
        }
    }
}

extension Sharing.AclUpdatePolicy {
    fileprivate var policy: SharedFolder.AccessControlPolicy? {
        switch self {
        case .owner: .owner
        case .editors: .editors
        case .other: nil
        }
    }
}

extension Sharing.SharedLinkPolicy {
    fileprivate var policy: SharedFolder.LinkPolicy? {
        switch self {
        case .anyone: .anyone
        case .team: .team
        case .members: .members
        case .other: nil
        }
    }
}
