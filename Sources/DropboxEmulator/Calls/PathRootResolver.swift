import DropboxCore
import Foundation
import DropboxStone

/// Finds out what the paths of a call start from: the home of the caller, another root that the header
/// `Dropbox-API-Path-Root` chooses, or the folder of an app that has nothing but one.
struct PathRootResolver: Sendable {
    let store: Store

    /// The view of the caller; nil for callers without files.
    func view(of caller: Call.Caller, _ request: ServerRequest, _ facts: RouteDescriptor) throws -> NamespaceView? {
        let account: UserAccount
        let token: Token
        switch caller {
        case .user(let user, let shown), .admin(let user, let shown): (account, token) = (user, shown)
        case .team, .app, .nobody: return nil
        }
        let header = request.headers["Dropbox-API-Path-Root"]
        if let app = try store.app(token.app), app.kind == .appFolder {
            guard facts.attributes["allow_app_folder_app"] == "true" else {
                throw RequestError.appFolderOnly
            }
            guard header == nil else { throw RequestError.pathRootOfAppFolder }
            return NamespaceView(account: account.number, root: try store.appFolder(of: account, app), isConfined: true)
        }
        var view = account.view
        if case .admin = caller { view.adminRights = rights(of: account, facts) }
        return try header.map { try self.view(view, from: $0, account) } ?? view
    }

    /// What an admin reaches by a route.
    private func rights(of admin: UserAccount, _ facts: RouteDescriptor) -> AdminRights? {
        admin.membership.map { team in
            AdminRights(team: team.team, reachesMembers: facts.attributes["select_admin_mode"] == "whole_team")
        }
    }

    /// The view from the root that a header chooses.
    private func view(_ view: NamespaceView, from header: String, _ account: UserAccount) throws -> NamespaceView {
        let choice: Common.PathRoot
        do {
            choice = try StoneCoding.decode(Common.PathRoot.self, from: Data(header.utf8), options: .strict)
        } catch {
            throw RequestError.unreadablePathRoot(ErrorStrings.of(error))
        }
        switch choice {
        case .home:
            return view
        case .root(let namespace):
            let info = account.rootInfo
            guard namespace == info.rootNamespaceId, let root = Int64(namespace) else {
                throw RequestError.badPathRoot(.invalidRoot(info))
            }
            return view.rooted(in: root)
        case .namespaceId(let namespace):
            guard let root = Int64(namespace), try store.canSeeRoot(of: view.rooted(in: root)) else {
                throw RequestError.badPathRoot(.noPermission)
            }
            return view.rooted(in: root)
        case .other:
            throw RequestError.badPathRoot(.noPermission)
        }
    }
}
