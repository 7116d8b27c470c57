import DropboxAccount
import DropboxCore

/// An account as the API shows it.
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

    /// Whether nobody can use the account.
    var isDisabled: Bool { [.suspended, .removed].contains(membership?.status) }

    /// The account as another user sees it.
    func basicAccount(seenBy other: UserAccount, _ call: Call) -> Users.BasicAccount {
        let isTeammate = number == other.number || membership != nil && membership?.team == other.membership?.team
        return Users.BasicAccount(
            accountId: id, name: name, email: email, emailVerified: isEmailVerified, disabled: isDisabled,
            isTeammate: isTeammate,
            profilePhotoUrl: photoURL(call.request), teamMemberId: isTeammate ? membership?.id : nil)
    }

    /// The account as its user sees it.
    func fullAccount(_ call: Call) throws -> Users.FullAccount {
        let team = try membership.flatMap { try call.store.team($0.team) }
        return Users.FullAccount(
            accountId: id, name: name, email: email, emailVerified: isEmailVerified, disabled: isDisabled,
            locale: locale,
            referralLink: "https://www.dropbox.com/referrals/emulator", isPaired: false, accountType: type,
            rootInfo: rootInfo, profilePhotoUrl: photoURL(call.request), country: country, team: team?.fullTeam,
            teamMemberId: membership?.id)
    }
}
