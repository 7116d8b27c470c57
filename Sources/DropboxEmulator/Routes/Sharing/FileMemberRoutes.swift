import DropboxSharing
import Foundation

/// Members of single files.
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
            Sharing.relinquishAccess, fidelity: .simplified("it gives up files only, no folders"), relinquishAccess)
        table.on(Sharing.unshareFile, unshare)
    }

    private static func addMembers(
        _ argument: Sharing.AddFileMemberArgs, _ call: Call
    ) async throws -> [Sharing.FileMemberActionResult] {
        let results = try refusing({ (failure: FileSharingFailure) in
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
        try refusing({ (failure: FileSharingFailure) in failure.actionError }) {
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
            let rest = try removed(argument, call)
            return .success(Sharing.MemberAccessLevelResult(accessLevel: rest?.level))
        } catch let failure as FileSharingFailure {
            if let error = failure.removeError { throw RouteRejection(error) }
            return .memberError(failure.actionError)
        }
    }

    private static func removePlain(
        _ argument: Sharing.RemoveFileMemberArg, _ call: Call
    ) async throws -> Sharing.FileMemberActionIndividualResult {
        do {
            return .success(try removed(argument, call)?.level)
        } catch let failure as FileSharingFailure {
            if let error = failure.removeError { throw RouteRejection(error) }
            return .memberError(failure.actionError)
        }
    }

    private static func removed(_ argument: Sharing.RemoveFileMemberArg, _ call: Call) throws -> AccessLevel? {
        try call.store.removeFileMember(
            MemberReference(argument.member), from: .file(argument.file), call.view)
    }

    private static func unshare(_ argument: Sharing.UnshareFileArg, _ call: Call) async throws {
        try refusing({ (failure: FileSharingFailure) in Sharing.UnshareFileError.accessError(failure.accessError) }) {
            try call.store.unshareFile(.file(argument.file), call.view)
        }
    }

    private static func relinquish(_ argument: Sharing.RelinquishFileMembershipArg, _ call: Call) async throws {
        do {
            try call.store.relinquishFile(.file(argument.file), call.view)
        } catch let failure as FileSharingFailure {
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
        } catch let failure as FileSharingFailure {
            switch failure {
            case .invalidFile: throw RouteRejection(Sharing.RelinquishAccessError.invalidFileId)
            case .owner: throw RouteRejection(Sharing.RelinquishAccessError.owner)
            case .noExplicitAccess: throw RouteRejection(Sharing.RelinquishAccessError.noExplicitAccess)
            default: throw RouteRejection(Sharing.RelinquishAccessError.noPermission)
            }
        }
        return Sharing.RelinquishAccessResult()
    }

    // MARK: Lists

    private static func list(_ argument: Sharing.ListFileMembersArg, _ call: Call) async throws
        -> Sharing.SharedFileMembers
    {
        let page = FileMembersPage(
            file: argument.file, includesInherited: argument.includeInherited, limit: Int(argument.limit),
            actions: argument.actions ?? [])
        return try refusing({ (failure: FileSharingFailure) in
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
        return try refusing({ (failure: FileSharingFailure) in
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
            } catch let failure as FileSharingFailure {
                return .init(file: file, result: .accessError(failure.accessError))
            }
        }
    }
}

extension PathReference {
    /// A file that is shared or shall be. What cannot be taken apart leads nowhere.
    static func file(_ text: String) throws(FileSharingFailure) -> PathReference {
        do { return try PathReference(text) } catch { throw .invalidFile }
    }
}

extension FileSharingFailure {
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

    /// Nil for what is not the error of the whole call.
    fileprivate var removeError: Sharing.RemoveFileMemberError? {
        switch self {
        case .invalidMember, .owner: nil
        case .invalidFile, .isFolder, .noPermission: .accessError(accessError)
        case .noExplicitAccess(let access): .noExplicitAccess(.init(accessLevel: access?.level))
        }
    }
}
