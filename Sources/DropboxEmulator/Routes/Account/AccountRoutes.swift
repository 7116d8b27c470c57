import DropboxAccount
import DropboxCore
import Foundation

/// The caller's account, and the checks of a connection.
enum AccountRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Users.getCurrentAccount) { _, call in try fullAccount(of: call.account, call.store) }
        table.on(Users.getSpaceUsage) { _, call in
            let account = try call.account
            return Users.SpaceUsage(
                used: try call.store.usedSpace(of: account), allocation: .individual(.init(allocated: account.quota)))
        }
        table.on(Check.user) { argument, _ in Check.EchoResult(result: argument.query) }
        table.on(Check.app) { argument, _ in Check.EchoResult(result: argument.query) }
    }

    private static func fullAccount(of account: UserAccount, _ store: Store) throws -> Users.FullAccount {
        let team = try account.membership.flatMap { try store.team($0.team) }
        return Users.FullAccount(
            accountId: account.id, name: account.name, email: account.email, emailVerified: true, disabled: false,
            locale: account.locale, referralLink: "https://www.dropbox.com/referrals/emulator", isPaired: false,
            accountType: account.type, rootInfo: account.rootInfo, country: account.country,
            team: team?.fullTeam, teamMemberId: account.membership?.id)
    }
}

extension UserAccount {
    /// Where the paths of the account start: in the root of its team, or in its own files.
    var rootInfo: Common.RootInfo {
        guard let membership else {
            return Common.UserRootInfo(rootNamespaceId: String(home), homeNamespaceId: String(home))
        }
        return Common.TeamRootInfo(
            rootNamespaceId: String(membership.root), homeNamespaceId: String(home), homePath: membership.homePath)
    }

    var type: UsersCommon.AccountType { kind == "pro" ? .pro : kind == "business" ? .business : .basic }

    var name: Users.Name {
        let initials = String(givenName.prefix(1) + surname.prefix(1))
        return Users.Name(
            givenName: givenName, surname: surname, familiarName: givenName, displayName: "\(givenName) \(surname)",
            abbreviatedName: initials)
    }
}
