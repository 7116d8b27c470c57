import DropboxCore
import DropboxSharing
import Foundation
import DropboxStone

/// Members of shared folders.
enum FolderMemberRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Sharing.addFolderMember, addMembers)
        table.on(Sharing.removeFolderMember, removeMember)
        table.onCheck(Sharing.checkRemoveMemberJobStatus, removals)
        table.onCheck(Sharing.checkJobStatus, jobs)
        table.on(Sharing.updateFolderMember) { argument, call in
            try refusing({ (failure: SharingFailure) in failure.updateMemberError }) {
                try call.store.setAccess(
                    AccessLevel(argument.accessLevel), of: MemberReference(argument.member),
                    in: argument.sharedFolderId, call.view)
                return Sharing.MemberAccessLevelResult()
            }
        }
        table.on(Sharing.transferFolder) { argument, call in
            try refusing({ (failure: SharingFailure) in failure.transferError }) {
                try call.store.transfer(argument.sharedFolderId, to: argument.toDropboxId, call.view)
            }
        }
        table.on(Sharing.relinquishFolderMembership, relinquish)
        table.on(Sharing.listFolderMembers) { argument, call in
            try refusing({ (failure: SharingFailure) in failure.accessError }) { try list(argument, call) }
        }
        table.on(Sharing.listFolderMembersContinue) { argument, call in
            guard let cursor = ListCursor(argument.cursor, listName, try call.account),
                let first = cursor.argument(as: Sharing.ListFolderMembersArgs.self)
            else { throw RouteRejection(Sharing.ListFolderMembersContinueError.invalidCursor) }
            return try refusing({ (failure: SharingFailure) in
                Sharing.ListFolderMembersContinueError.accessError(failure.accessError)
            }) { try list(first, from: Int(clamping: cursor.position), call) }
        }
    }

    /// Both checks tell about all jobs that change who is a member.
    static let jobs = JobFamily("sharing/membership", inProgress: Sharing.JobStatus.inProgress)
    private static let removals = JobFamily(jobs.name, inProgress: Sharing.RemoveMemberJobStatus.inProgress)
    private static let listName = "list_folder_members"

    private static func addMembers(_ argument: Sharing.AddFolderMemberArg, _ call: Call) async throws {
        let invitations = argument.members.map { member in
            Store.FolderInvitation(
                member: MemberReference(member.member), access: member.accessLevel.map(AccessLevel.init) ?? .viewer)
        }
        try refusing({ (failure: SharingFailure) in failure.addMemberError }) {
            try call.store.addMembers(invitations, to: argument.sharedFolderId, call.view)
        }
        let emails = argument.members.compactMap { member in
            if case .email(let email) = member.member { email } else { nil }
        }
        try call.store.addContacts(emails, of: call.account.number)
    }

    private static func removeMember(
        _ argument: Sharing.RemoveFolderMemberArg, _ call: Call
    ) async throws -> Async.LaunchResultBase {
        try refusing({ (failure: SharingFailure) in failure.removeMemberError }) {
            var status = Sharing.RemoveMemberJobStatus.complete(.init())
            do {
                try call.store.removeMember(
                    MemberReference(argument.member), from: argument.sharedFolderId, leavesCopy: argument.leaveACopy,
                    call.view)
            } catch SharingFailure.tooManyFiles {
                status = .failed(.tooManyFiles)
            }
            return .asyncJobId(try call.startJob(removals, endingWith: status))
        }
    }

    private static func relinquish(
        _ argument: Sharing.RelinquishFolderMembershipArg, _ call: Call
    ) async throws -> Async.LaunchEmptyResult {
        try refusing({ (failure: SharingFailure) in failure.relinquishError }) {
            try call.store.relinquish(argument.sharedFolderId, leavesCopy: argument.leaveACopy, call.view)
            return argument.leaveACopy ? .asyncJobId(try call.startJob(jobs, endingWith: .complete)) : .complete
        }
    }

    private static func list(
        _ argument: Sharing.ListFolderMembersArgs, from start: Int = 0, _ call: Call
    ) throws -> Sharing.SharedFolderMembers {
        let view = try call.view
        let folder =
            try argument.path.map { try call.store.sharedFolder(around: $0, view) }
            ?? call.store.sharedFolder(argument.sharedFolderId, view)
        let all = try call.store.memberships(of: folder)
        let end = min(all.count, start + Int(clamping: argument.limit))
        let extra = String(decoding: try StoneCoding.encode(argument), as: UTF8.self)
        let cursor =
            end < all.count
            ? ListCursor(listName, try call.account, position: Int64(end), extra: extra).text : nil
        return try FolderMembersPage(folder: folder, caller: call.account, actions: argument.actions ?? [])
            .members(start < end ? all[start..<end] : [], cursor: cursor, call.store)
    }
}

extension MemberReference {
    init(_ selector: Sharing.MemberSelector) {
        switch selector {
        case .dropboxId(let id): self = .id(id)
        case .email(let email): self = .email(email)
        case .other: self = .unknown
        }
    }
}

extension AccessLevel {
    init(_ level: Sharing.AccessLevel) {
        self =
            switch level {
            case .owner: .owner
            case .editor: .editor
            case .viewer: .viewer
            case .viewerNoComment: .viewerWithoutComment
            case .traverse: .traverse
            case .noAccess, .other: .noAccess
            }
    }

    var level: Sharing.AccessLevel {
        switch self {
        case .owner: .owner
        case .editor: .editor
        case .viewer: .viewer
        case .viewerWithoutComment: .viewerNoComment
        case .traverse: .traverse
        case .noAccess: .noAccess
        }
    }
}
