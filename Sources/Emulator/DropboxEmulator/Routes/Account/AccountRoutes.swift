import DropboxAccount
import DropboxCore
import DropboxHTTPServer
import Foundation

/// The calling user and other users: the namespace `users`.
enum AccountRoutes {
    /// The maximum number of accounts in one request.
    private static let maximumBatch = 300

    static func add(to table: inout RouteTable) {
        table.on(Users.getCurrentAccount) { _, call in try call.account.fullAccount(call) }
        table.on(Users.getAccount) { argument, call in
            guard let account = try call.store.account(id: argument.accountId) else {
                throw RouteRejection(Users.GetAccountError.noAccount)
            }
            return account.basicAccount(for: try call.account, call)
        }
        table.on(Users.getAccountBatch, getAccountBatch)
        table.on(Users.getSpaceUsage) { _, call in try spaceUsage(of: call.account, call.store) }
        table.on(Users.featuresGetValues, featuresGetValues)
    }

    private static func getAccountBatch(
        _ argument: Users.GetAccountBatchArg, _ call: Call
    ) throws -> [Users.BasicAccount] {
        guard argument.accountIds.count <= maximumBatch else {
            throw RequestError.tooManyItems("account_ids", argument.accountIds.count, maximum: maximumBatch)
        }
        let user = try call.account
        return try argument.accountIds.map { id in
            guard let account = try call.store.account(id: id) else {
                throw RouteRejection(Users.GetAccountBatchError.noAccount(id))
            }
            return account.basicAccount(for: user, call)
        }
    }

    /// Returns the space that an account uses. Members of a team use the space of the team.
    private static func spaceUsage(of account: UserAccount, _ store: Store) throws -> Users.SpaceUsage {
        let used = try store.usedSpace(of: account)
        guard let membership = account.membership, let team = try store.team(membership.team) else {
            return Users.SpaceUsage(used: used, allocation: .individual(.init(allocated: account.quota)))
        }
        let members = try store.members(of: team.number).filter(\.isOnTeam)
        let total = try members.compactMap { try store.account($0.account) }.reduce(UInt64(0)) {
            $0 + (try store.usedSpace(of: $1))
        }
        let customQuota = members.first { $0.account == account.number }?.quotaGB.map { UInt64($0) << 30 }
        let quota = account.quota == store.limits.defaultQuota ? nil : account.quota
        let limit = [customQuota, quota].compactMap(\.self).min()
        let allocation = Users.TeamSpaceAllocation(
            used: total, allocated: team.quota, userWithinTeamSpaceAllocated: limit ?? 0,
            userWithinTeamSpaceLimitType: limit == nil ? .off : .stopSync, userWithinTeamSpaceUsedCached: used)
        return Users.SpaceUsage(used: used, allocation: .team(allocation))
    }

    private static func featuresGetValues(
        _ argument: Users.UserFeaturesGetValuesBatchArg, _ call: Call
    ) throws -> Users.UserFeaturesGetValuesBatchResult {
        guard !argument.features.isEmpty else {
            throw RouteRejection(Users.UserFeaturesGetValuesBatchError.emptyFeaturesList)
        }
        let isInTeam = try call.account.membership != nil
        // Features that the specification doesn't contain have no value.
        let values = argument.features.compactMap { feature -> Users.UserFeatureValue? in
            switch feature {
            case .paperAsFiles: .paperAsFiles(.enabled(true))
            case .fileLocking: .fileLocking(.enabled(true))
            case .teamSharedDropbox: .teamSharedDropbox(.enabled(isInTeam))
            case .distinctMemberHome: .distinctMemberHome(.enabled(isInTeam))
            case .other: nil
            }
        }
        return Users.UserFeaturesGetValuesBatchResult(values: values)
    }
}

/// The account in the types of the API.
extension UserAccount {
    /// The root of the account's paths: the root of its team, or its home folder.
    var rootInfo: Common.RootInfo {
        guard let membership else {
            return Common.UserRootInfo(rootNamespaceId: String(homeNamespace), homeNamespaceId: String(homeNamespace))
        }
        return Common.TeamRootInfo(
            rootNamespaceId: String(membership.root), homeNamespaceId: String(homeNamespace),
            homePath: membership.homePath)
    }

    var type: UsersCommon.AccountType { accountType == "pro" ? .pro : accountType == "business" ? .business : .basic }

    var name: Users.Name {
        let initials = String(givenName.prefix(1) + surname.prefix(1))
        return Users.Name(
            givenName: givenName, surname: surname, familiarName: givenName, displayName: "\(givenName) \(surname)",
            abbreviatedName: initials)
    }

    /// A Boolean value that indicates whether the account can't be used.
    var isDisabled: Bool { [.suspended, .removed].contains(membership?.status) }

    /// Returns the account as another user sees it.
    func basicAccount(for other: UserAccount, _ call: Call) -> Users.BasicAccount {
        let isTeammate = number == other.number || membership != nil && membership?.team == other.membership?.team
        return Users.BasicAccount(
            accountId: id, name: name, email: email, emailVerified: isEmailVerified, disabled: isDisabled,
            isTeammate: isTeammate,
            profilePhotoUrl: photoURL(call.request), teamMemberId: isTeammate ? membership?.id : nil)
    }

    /// Returns the account as its own user sees it.
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

/// The profile photos of users.
enum PhotoRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Account.setProfilePhoto, setProfilePhoto)
        table.on(Account.deleteProfilePhoto) { _, call in
            try call.store.removePhoto(of: call.account.number)
            return Account.DeleteProfilePhotoResult()
        }
        table.onDownload(Account.getPhoto, getPhoto)
    }

    private static func setProfilePhoto(
        _ argument: Account.SetProfilePhotoArg, _ call: Call
    ) async throws -> Account.SetProfilePhotoResult {
        do {
            let photo = try await call.setPhoto(argument.photo, of: call.account.number)
            return Account.SetProfilePhotoResult(profilePhotoUrl: photo.url(call.request))
        } catch let failure as ProfilePhoto.Failure {
            throw RouteRejection(failure.error)
        }
    }

    private static func getPhoto(
        _ argument: Account.AccountPhotoGetArg, _ call: Call
    ) async throws -> Download<Account.AccountPhotoGetResult> {
        guard ["dbid:", "dbaphid:"].contains(where: argument.dbxAccountId.hasPrefix) else {
            throw RequestError.wrongPhotoAccount
        }
        guard let size = ProfilePhoto.size(argument.size) else {
            throw RequestError.wrongPhotoSize(argument.size)
        }
        guard let photo = try call.store.photo(argument.dbxAccountId) else {
            throw RouteRejection(
                argument.expectAccountPhoto
                    ? Account.AccountPhotoGetError.expectedAccountPhotoMissing : .accountPhotoMissing)
        }
        let isRound = argument.circleCrop
        let thumbnail = try await call.service.media.run { ProfilePhoto.cropped(photo, to: size, isRound: isRound) }
        guard let thumbnail else {
            throw RouteRejection(Account.AccountPhotoGetError.thumbnailError(.permanentFailure))
        }
        let type = isRound ? "image/png" : "image/jpeg"
        return Download(
            result: Account.AccountPhotoGetResult(contentType: type),
            tag: call.store.content.hash(of: thumbnail).hexadecimal, data: thumbnail)
    }
}

extension Call {
    /// Sets the photo of an account.
    ///
    /// - Throws: ``ProfilePhoto/Failure`` if the data isn't a valid photo.
    func setPhoto(_ source: Account.PhotoSourceArg, of account: Int64) async throws -> PhotoReference {
        guard case .base64Data(let text) = source, let data = Data(base64Encoded: text) else {
            throw ProfilePhoto.Failure.notAnImage
        }
        try await service.media.run { try ProfilePhoto.validate(data) }
        return try store.setPhoto(data, of: account)
    }
}

extension ProfilePhoto.Failure {
    var error: Account.SetProfilePhotoError {
        switch self {
        case .notAnImage: .fileTypeError
        case .tooManyBytes: .fileSizeError
        case .tooSmall: .dimensionError
        case .undecodable: .thumbnailError
        }
    }
}

extension UserAccount {
    /// Returns the URL of the account's photo, or `nil` if it has none.
    func photoURL(_ request: ServerRequest) -> String? { photo?.url(request) }
}

extension PhotoReference {
    /// Returns the URL of the photo.
    func url(_ request: ServerRequest) -> String {
        let id = id.replacingOccurrences(of: ":", with: "%3A")
        return request.origin("dl-web.dropbox.com") + "/account_photo/get/\(id)?vers=\(version)&size=128x128"
    }
}

/// The contacts whose email addresses a user entered manually.
enum ContactRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Contacts.deleteManualContacts) { _, call in
            try call.store.removeContacts(of: call.account.number)
        }
        table.on(Contacts.deleteManualContactsBatch) { argument, call in
            try mappingFailure({ (failure: Store.UnknownContactsError) in
                Contacts.DeleteManualContactsError.contactsNotFound(failure.emails)
            }) {
                try call.store.removeContacts(argument.emailAddresses, of: call.account.number)
            }
        }
    }
}
