import DropboxAccount
import DropboxPaper
import DropboxSharing
import Foundation

/// Who sees a doc. Docs are shared as files are, so there is nothing to change here.
extension LegacyPaperRoutes {
    private static let refused = "always insufficient_permissions, as for accounts whose docs are files"
    private static let ownerOnly = "lists the owner only; docs are shared as files are"

    static func addSharing(to table: inout RouteTable) {
        table.on(Paper.docsArchive, fidelity: .simplified(refused)) { try refuse($0.docId, $1) }
        table.on(Paper.docsSharingPolicySet, fidelity: .simplified(refused)) { try refuse($0.docId, $1) }
        table.on(Paper.docsUsersRemove, fidelity: .simplified(refused)) { try refuse($0.docId, $1) }
        table.on(Paper.docsUsersAdd, fidelity: .simplified(refused)) { argument, call in
            try refuse(argument.docId, call)
            return []
        }
        table.on(Paper.docsSharingPolicyGet, fidelity: .simplified("always invite_only")) { argument, call in
            try require(argument.docId, call)
            return Paper.SharingPolicy(publicSharingPolicy: .inviteOnly)
        }
        table.on(Paper.docsGetFolderInfo, fidelity: .simplified("always invite_only"), folderInfo)
        table.on(Paper.docsUsersList, fidelity: .simplified(ownerOnly)) { argument, call in
            try require(argument.docId, call)
            return Paper.ListUsersOnPaperDocResponse(
                invitees: [], users: [], docOwner: try call.account.userInfo, cursor: .init(value: "end"),
                hasMore: false)
        }
        table.on(Paper.docsFolderUsersList, fidelity: .simplified(ownerOnly)) { argument, call in
            try require(argument.docId, call)
            return Paper.ListUsersOnFolderResponse(
                invitees: [], users: [try call.account.userInfo], cursor: .init(value: "end"), hasMore: false)
        }
        let noMore = "there is never a second page"
        table.on(Paper.docsUsersListContinue, fidelity: .simplified(noMore)) { _, _ in
            throw RouteRejection(Paper.ListUsersCursorError.cursorError(.invalidCursor))
        }
        table.on(Paper.docsFolderUsersListContinue, fidelity: .simplified(noMore)) { _, _ in
            throw RouteRejection(Paper.ListUsersCursorError.cursorError(.invalidCursor))
        }
    }

    private static func require(_ id: String, _ call: Call) throws {
        if try doc(id, call) == nil { throw RouteRejection(Paper.DocLookupError.docNotFound) }
    }

    private static func refuse(_ id: String, _ call: Call) throws {
        try require(id, call)
        throw RouteRejection(Paper.DocLookupError.insufficientPermissions)
    }

    private static func folderInfo(
        _ argument: Paper.RefPaperDoc, _ call: Call
    ) async throws -> Paper.FoldersContainingPaperDoc {
        guard let doc = try doc(argument.docId, call) else { throw RouteRejection(Paper.DocLookupError.docNotFound) }
        let names = (doc.entry.seenDisplay ?? "").split(separator: "/").map(String.init).dropLast()
        var folders: [Paper.Folder] = []
        for count in 0..<names.count {
            do {
                let entry = try call.store.entry(at: .path(Array(names.prefix(count + 1))), call.view)
                folders.append(Paper.Folder(id: String(entry.id.dropFirst(3)), name: entry.name))
            } catch is LookupFailure {
                break
            }
        }
        if folders.isEmpty { return Paper.FoldersContainingPaperDoc() }
        return Paper.FoldersContainingPaperDoc(folderSharingPolicyType: .inviteOnly, folders: folders)
    }
}

extension UserAccount {
    fileprivate var userInfo: Sharing.UserInfo {
        Sharing.UserInfo(
            accountId: id, email: email, displayName: name.displayName, sameTeam: true, teamMemberId: membership?.id)
    }
}
