import DropboxSharing
import Foundation

/// The members of files that are shared individually.
enum FileMemberRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Sharing.addFileMember, fidelity: .simplified("groups cannot be invited to files"), addMembers)
        table.on(Sharing.updateFileMember, update)
        table.on(Sharing.removeFileMember, removePlain)
        table.on(Sharing.removeFileMember2, remove)
        table.on(Sharing.listFileMembers, list)
        table.on(Sharing.listFileMembersContinue, listContinue)
        table.on(Sharing.listFileMembersBatch, listBatch)
        table.on(Sharing.relinquishFileMembership, relinquish)
        table.on(
            Sharing.relinquishAccess, fidelity: .simplified("supports only files, not folders"), relinquishAccess)
        table.on(Sharing.unshareFile, unshare)
    }

    private static func addMembers(
        _ argument: Sharing.AddFileMemberArgs, _ call: Call
    ) async throws -> [Sharing.FileMemberActionResult] {
        let results = try mappingFailure({ (failure: FileSharingError) in
            Sharing.AddFileMemberError.accessError(failure.accessError)
        }) {
            try call.store.addFileMembers(
                argument.members.map(MemberReference.init),
                as: argument.accessLevel.map(AccessLevel.init) ?? .viewer, to: .file(argument.file), call.view)
        }
        return zip(argument.members, results).map { member, result in
            switch result {
            case .success(let access): .init(member: member, result: .success(access.level))
            case .failure(let failure): .init(member: member, result: .memberError(failure.actionError))
            }
        }
    }

    private static func update(
        _ argument: Sharing.UpdateFileMemberArgs, _ call: Call
    ) async throws -> Sharing.MemberAccessLevelResult {
        try mappingFailure({ (failure: FileSharingError) in failure.actionError }) {
            let access = AccessLevel(argument.accessLevel)
            try call.store.setFileAccess(
                access, of: MemberReference(argument.member), to: .file(argument.file), call.view)
            return Sharing.MemberAccessLevelResult(accessLevel: access.level)
        }
    }

    private static func remove(
        _ argument: Sharing.RemoveFileMemberArg, _ call: Call
    ) async throws -> Sharing.FileMemberRemoveActionResult {
        do {
            let remainingAccess = try removeMember(argument, call)
            return .success(Sharing.MemberAccessLevelResult(accessLevel: remainingAccess?.level))
        } catch let failure as FileSharingError {
            if let error = failure.removeError { throw RouteRejection(error) }
            return .memberError(failure.actionError)
        }
    }

    private static func removePlain(
        _ argument: Sharing.RemoveFileMemberArg, _ call: Call
    ) async throws -> Sharing.FileMemberActionIndividualResult {
        do {
            return .success(try removeMember(argument, call)?.level)
        } catch let failure as FileSharingError {
            if let error = failure.removeError { throw RouteRejection(error) }
            return .memberError(failure.actionError)
        }
    }

    private static func removeMember(_ argument: Sharing.RemoveFileMemberArg, _ call: Call) throws -> AccessLevel? {
        try call.store.removeFileMember(
            MemberReference(argument.member), from: .file(argument.file), call.view)
    }

    private static func unshare(_ argument: Sharing.UnshareFileArg, _ call: Call) async throws {
        try mappingFailure({ (failure: FileSharingError) in Sharing.UnshareFileError.accessError(failure.accessError) })
        {
            try call.store.unshareFile(.file(argument.file), call.view)
        }
    }

    private static func relinquish(_ argument: Sharing.RelinquishFileMembershipArg, _ call: Call) async throws {
        do {
            try call.store.relinquishFile(.file(argument.file), call.view)
        } catch let failure as FileSharingError {
            switch failure {
            case .owner, .noExplicitAccess: throw RouteRejection(Sharing.RelinquishFileMembershipError.noPermission)
            default: throw RouteRejection(Sharing.RelinquishFileMembershipError.accessError(failure.accessError))
            }
        }
    }

    private static func relinquishAccess(
        _ argument: Sharing.RelinquishAccessArg, _ call: Call
    ) async throws -> Sharing.RelinquishAccessResult {
        do {
            try call.store.relinquishFile(.file(argument.fileId), call.view)
        } catch let failure as FileSharingError {
            switch failure {
            case .invalidFile: throw RouteRejection(Sharing.RelinquishAccessError.invalidFileId)
            case .owner: throw RouteRejection(Sharing.RelinquishAccessError.owner)
            case .noExplicitAccess: throw RouteRejection(Sharing.RelinquishAccessError.noExplicitAccess)
            default: throw RouteRejection(Sharing.RelinquishAccessError.noPermission)
            }
        }
        return Sharing.RelinquishAccessResult()
    }

    // MARK: - Lists

    private static func list(_ argument: Sharing.ListFileMembersArg, _ call: Call) async throws
        -> Sharing.SharedFileMembers
    {
        let page = FileMembersPage(
            file: argument.file, includesInherited: argument.includeInherited, limit: Int(argument.limit),
            actions: argument.actions ?? [])
        return try mappingFailure({ (failure: FileSharingError) in
            Sharing.ListFileMembersError.accessError(failure.accessError)
        }) {
            try page.members(call).members
        }
    }

    private static func listContinue(
        _ argument: Sharing.ListFileMembersContinueArg, _ call: Call
    ) async throws -> Sharing.SharedFileMembers {
        guard let page = FileMembersPage(cursor: argument.cursor, try call.account) else {
            throw RouteRejection(Sharing.ListFileMembersContinueError.invalidCursor)
        }
        return try mappingFailure({ (failure: FileSharingError) in
            Sharing.ListFileMembersContinueError.accessError(failure.accessError)
        }) {
            try page.members(call).members
        }
    }

    private static func listBatch(
        _ argument: Sharing.ListFileMembersBatchArg, _ call: Call
    ) async throws -> [Sharing.ListFileMembersBatchResult] {
        try argument.files.map { file in
            let page = FileMembersPage(file: file, includesInherited: false, limit: max(1, Int(argument.limit)))
            do {
                let (members, count) = try page.members(call)
                return .init(file: file, result: .result(.init(members: members, memberCount: UInt32(clamping: count))))
            } catch let failure as FileSharingError {
                return .init(file: file, result: .accessError(failure.accessError))
            }
        }
    }
}

extension PathReference {
    /// Parses the path of a shared file. A malformed path is reported as a file that doesn't exist.
    static func file(_ text: String) throws(FileSharingError) -> PathReference {
        do { return try PathReference(text) } catch { throw .invalidFile }
    }
}

extension FileSharingError {
    var accessError: Sharing.SharingFileAccessError {
        switch self {
        case .invalidFile: .invalidFile
        case .isFolder: .isFolder
        case .noPermission, .invalidMember, .noExplicitAccess, .owner: .noPermission
        }
    }

    var actionError: Sharing.FileMemberActionError {
        switch self {
        case .invalidMember: .invalidMember
        case .noPermission, .owner: .noPermission
        case .invalidFile, .isFolder: .accessError(accessError)
        case .noExplicitAccess(let access): .noExplicitAccess(.init(accessLevel: access?.level))
        }
    }

    /// The error of the request, or `nil` if the failure concerns only the member.
    fileprivate var removeError: Sharing.RemoveFileMemberError? {
        switch self {
        case .invalidMember, .owner: nil
        case .invalidFile, .isFolder, .noPermission: .accessError(accessError)
        case .noExplicitAccess(let access): .noExplicitAccess(.init(accessLevel: access?.level))
        }
    }
}

/// A page of a file's members.
struct FileMembersPage {
    private static let listName = "file_members"

    let file: String
    let includesInherited: Bool
    let limit: Int
    var actions: [Sharing.MemberAction] = []
    /// The number of members on previous pages.
    var position = 0

    init(file: String, includesInherited: Bool, limit: Int, actions: [Sharing.MemberAction] = []) {
        self.file = file
        self.includesInherited = includesInherited
        self.limit = limit
        self.actions = actions
    }

    /// Creates the page after a cursor, or `nil` if the cursor isn't valid.
    init?(cursor: String, _ account: UserAccount) {
        guard let known = ListCursor(cursor, Self.listName, account) else { return nil }
        let parts = known.extra.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let limit = ListCursor.pageSize(parts[0]) else { return nil }
        self.init(file: parts[2], includesInherited: parts[1] == "all", limit: limit)
        position = Int(known.position)
    }

    /// Returns the members on the page, and the total number of members.
    func members(_ call: Call) throws -> (members: Sharing.SharedFileMembers, count: Int) {
        let (shared, all) = try call.store.fileMembers(
            of: .file(file), includesInherited: includesInherited, call.view)
        let caller = try call.account
        var users: [Sharing.UserFileMembershipInfo] = []
        var groups: [Sharing.GroupMembershipInfo] = []
        var invitees: [Sharing.InviteeMembershipInfo] = []
        for member in all.dropFirst(position).prefix(limit) {
            let permissions = actions.map { permission(to: $0, member, shared, caller) }
            let access = member.access.level
            switch member.member {
            case .account(let account):
                users.append(
                    .init(
                        accessType: access, user: account.info(for: caller), permissions: permissions,
                        isInherited: member.isInherited))
            case .invitee(let email):
                invitees.append(
                    .init(
                        accessType: access, invitee: .email(email), permissions: permissions,
                        isInherited: member.isInherited))
            case .group(let group):
                groups.append(
                    .init(
                        accessType: access, group: try group.info(for: caller, call.store), permissions: permissions,
                        isInherited: member.isInherited))
            }
        }
        let next = position + limit
        let extra = "\(limit)|\(includesInherited ? "all" : "own")|\(file)"
        let cursor =
            next < all.count ? ListCursor(Self.listName, caller, position: Int64(next), extra: extra).text : nil
        return (.init(users: users, groups: groups, invitees: invitees, cursor: cursor), all.count)
    }

    /// Returns whether the caller can perform an action on a member, and the reason if not.
    private func permission(
        to action: Sharing.MemberAction, _ member: FileMember, _ file: SharedFile, _ caller: UserAccount
    ) -> Sharing.MemberPermission {
        var account: UserAccount?
        if case .account(let known) = member.member { account = known }
        let reason: Sharing.PermissionDeniedReason? =
            if account != nil, account?.number == file.owner?.number {
                .targetIsOwner
            } else if account?.number == caller.number {
                .targetIsSelf
            } else if member.isInherited {
                .targetIsIndirectMember
            } else if action == .makeOwner || action == .leaveACopy {
                .permissionDenied
            } else {
                file.access.canWrite ? nil : .userNotAllowedByOwner
            }
        return Sharing.MemberPermission(action: action, allow: reason == nil, reason: reason)
    }
}
