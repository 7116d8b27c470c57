import DropboxAccount
import DropboxCore
import Foundation

/// The caller's account, and the checks of a connection.
enum AccountRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Users.getCurrentAccount) { _, call in try call.account.fullAccount }
        table.on(Users.getSpaceUsage) { _, call in
            let account = try call.account
            return Users.SpaceUsage(
                used: try call.store.usedSpace(of: account), allocation: .individual(.init(allocated: account.quota)))
        }
        table.on(Check.user) { argument, _ in Check.EchoResult(result: argument.query) }
        table.on(Check.app) { argument, _ in Check.EchoResult(result: argument.query) }
    }
}

extension UserAccount {
    var rootInfo: Common.UserRootInfo {
        Common.UserRootInfo(rootNamespaceId: String(home), homeNamespaceId: String(home))
    }

    var fullAccount: Users.FullAccount {
        Users.FullAccount(
            accountId: id, name: name, email: email, emailVerified: true, disabled: false, locale: locale,
            referralLink: "https://www.dropbox.com/referrals/emulator", isPaired: false,
            accountType: kind == "pro" ? .pro : kind == "business" ? .business : .basic, rootInfo: rootInfo,
            country: country)
    }

    private var name: Users.Name {
        let initials = String(givenName.prefix(1) + surname.prefix(1))
        return Users.Name(
            givenName: givenName, surname: surname, familiarName: givenName, displayName: "\(givenName) \(surname)",
            abbreviatedName: initials)
    }
}
