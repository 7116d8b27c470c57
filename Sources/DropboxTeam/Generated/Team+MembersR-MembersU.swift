// Generated from API/team.json by `make generate`. Do not edit.

import DropboxAccount
import StoneRuntime

extension Team {
    /// Whom to take back.
    public struct MembersRecoverArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(168) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Team._type(168))
            builder.union(0, user._value)
            self.init(_record: builder.record())
        }

        /// The former member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
    }

    /// Why a former member was not taken back.
    public enum MembersRecoverError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// It is too late for them.
        case userUnrecoverable
        /// They do not belong to the team.
        case userNotInTeam
        /// The team has no license left.
        case teamLicenseLimit
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(169) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userUnrecoverable
            case 2: self = .userNotInTeam
            case 3: self = .teamLicenseLimit
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userUnrecoverable: .tag(1)
            case .userNotInTeam: .tag(2)
            case .teamLicenseLimit: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Whom to remove, and what becomes of their account and files.
    public struct MembersRemoveArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(170) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            user: Team.UserSelectorArg,
            wipeData: Bool = true,
            transferDestId: Team.UserSelectorArg? = nil,
            transferAdminId: Team.UserSelectorArg? = nil,
            keepAccount: Bool = false,
            retainTeamShares: Bool = false,
            permanentlyDeleteFiles: Bool = false
        ) {
            var builder = RecordBuilder(Team._type(170))
            builder.union(0, user._value)
            builder.bool(1, wipeData)
            builder.union(2, transferDestId?._value)
            builder.union(3, transferAdminId?._value)
            builder.bool(4, keepAccount)
            builder.bool(5, retainTeamShares)
            builder.bool(6, permanentlyDeleteFiles)
            self.init(_record: builder.record())
        }

        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
        /// Whether to delete the data on their linked devices. Default: `true`.
        @export(implementation) public var wipeData: Bool { _record.bool(1, true) }
        /// The member who gets the files.
        @export(implementation) public var transferDestId: Team.UserSelectorArg? { _record.unionOpt(2) }
        /// The admin who is told by mail if something goes wrong. Needed with `transferDestId`.
        @export(implementation) public var transferAdminId: Team.UserSelectorArg? { _record.unionOpt(3) }
        /// Whether they keep their account, as a Basic one. Needs `wipeData` false. Default: `false`.
        @export(implementation) public var keepAccount: Bool { _record.bool(4) }
        /// Whether they keep access to folders that were shared with them personally. Needs `keepAccount` true and
        /// `wipeData` false. Default: `false`.
        @export(implementation) public var retainTeamShares: Bool { _record.bool(5) }
        /// Whether to delete their files for good, so that they cannot be handed to anybody. Default: `false`.
        @export(implementation) public var permanentlyDeleteFiles: Bool { _record.bool(6) }
    }

    /// Why a member was not removed.
    public enum MembersRemoveError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        case other
        /// They are being handed to somebody.
        case transferInProgress
        /// They have been handed to somebody.
        case alreadyTransferred
        /// They have been handed to somebody, or deleted.
        case alreadyTransferredOrDeleted
        /// The files cannot go to the member themselves.
        case removedAndTransferDestShouldDiffer
        /// The admin cannot be the member themselves.
        case removedAndTransferAdminShouldDiffer
        /// There is nobody like `transferDestId`.
        case transferDestUserNotFound
        /// `transferDestId` does not belong to the team.
        case transferDestUserNotInTeam
        /// `transferAdminId` does not belong to the team.
        case transferAdminUserNotInTeam
        /// There is nobody like `transferAdminId`.
        case transferAdminUserNotFound
        /// `transferAdminId` is missing.
        case unspecifiedTransferAdminId
        /// `transferAdminId` is no admin.
        case transferAdminIsNotAdmin
        /// Whoever gets the files must verify their email address first.
        case recipientNotVerified
        /// The team must keep an admin.
        case removeLastAdmin
        /// They can keep the account or hand on the files, not both.
        case cannotKeepAccountAndTransfer
        /// To keep the account, set `wipeData` to false.
        case cannotKeepAccountAndDeleteData
        /// To keep the account, set `permanentlyDeleteFiles` to false.
        case cannotKeepAccountAndPermanentlyDelete
        /// Their email address is too long for a disabled account.
        case emailAddressTooLongToBeDisabled
        /// They have not joined yet, so there is no account to keep.
        case cannotKeepInvitedUserAccount
        /// To keep access to shared folders, set `wipeData` to false.
        case cannotRetainSharesWhenDataWiped
        /// To keep access to shared folders, set `keepAccount` to true.
        case cannotRetainSharesWhenNoAccountKept
        /// The team does not allow sharing with others, so they cannot keep access.
        case cannotRetainSharesWhenTeamExternalSharingOff
        /// Only an admin of the whole team can let them keep the account.
        case cannotKeepAccount
        /// Their files are under a legal hold. Take them off it first.
        case cannotKeepAccountUnderLegalHold
        /// They must sign in and accept the terms of service first.
        case cannotKeepAccountRequiredToSignTos
        /// The files can be deleted or handed on, not both.
        case cannotPermanentlyDeleteAndTransfer
        /// They are being handed somebody's files. Wait until that has ended.
        case memberIsTransferDestination

        @export(implementation) public static var _type: TypeRef { Team._type(171) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .transferInProgress
            case 4: self = .alreadyTransferred
            case 5: self = .alreadyTransferredOrDeleted
            case 6: self = .removedAndTransferDestShouldDiffer
            case 7: self = .removedAndTransferAdminShouldDiffer
            case 8: self = .transferDestUserNotFound
            case 9: self = .transferDestUserNotInTeam
            case 10: self = .transferAdminUserNotInTeam
            case 11: self = .transferAdminUserNotFound
            case 12: self = .unspecifiedTransferAdminId
            case 13: self = .transferAdminIsNotAdmin
            case 14: self = .recipientNotVerified
            case 15: self = .removeLastAdmin
            case 16: self = .cannotKeepAccountAndTransfer
            case 17: self = .cannotKeepAccountAndDeleteData
            case 18: self = .cannotKeepAccountAndPermanentlyDelete
            case 19: self = .emailAddressTooLongToBeDisabled
            case 20: self = .cannotKeepInvitedUserAccount
            case 21: self = .cannotRetainSharesWhenDataWiped
            case 22: self = .cannotRetainSharesWhenNoAccountKept
            case 23: self = .cannotRetainSharesWhenTeamExternalSharingOff
            case 24: self = .cannotKeepAccount
            case 25: self = .cannotKeepAccountUnderLegalHold
            case 26: self = .cannotKeepAccountRequiredToSignTos
            case 27: self = .cannotPermanentlyDeleteAndTransfer
            case 28: self = .memberIsTransferDestination
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .transferInProgress: .tag(3)
            case .alreadyTransferred: .tag(4)
            case .alreadyTransferredOrDeleted: .tag(5)
            case .removedAndTransferDestShouldDiffer: .tag(6)
            case .removedAndTransferAdminShouldDiffer: .tag(7)
            case .transferDestUserNotFound: .tag(8)
            case .transferDestUserNotInTeam: .tag(9)
            case .transferAdminUserNotInTeam: .tag(10)
            case .transferAdminUserNotFound: .tag(11)
            case .unspecifiedTransferAdminId: .tag(12)
            case .transferAdminIsNotAdmin: .tag(13)
            case .recipientNotVerified: .tag(14)
            case .removeLastAdmin: .tag(15)
            case .cannotKeepAccountAndTransfer: .tag(16)
            case .cannotKeepAccountAndDeleteData: .tag(17)
            case .cannotKeepAccountAndPermanentlyDelete: .tag(18)
            case .emailAddressTooLongToBeDisabled: .tag(19)
            case .cannotKeepInvitedUserAccount: .tag(20)
            case .cannotRetainSharesWhenDataWiped: .tag(21)
            case .cannotRetainSharesWhenNoAccountKept: .tag(22)
            case .cannotRetainSharesWhenTeamExternalSharingOff: .tag(23)
            case .cannotKeepAccount: .tag(24)
            case .cannotKeepAccountUnderLegalHold: .tag(25)
            case .cannotKeepAccountRequiredToSignTos: .tag(26)
            case .cannotPermanentlyDeleteAndTransfer: .tag(27)
            case .memberIsTransferDestination: .tag(28)
            }
        }
    }

    /// Why the invitation was not sent.
    public enum MembersSendWelcomeError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(172) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Whom to give which role.
    public struct MembersSetPermissions2Arg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(173) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(user: Team.UserSelectorArg, newRoles: [String]? = nil) {
            var builder = RecordBuilder(Team._type(173))
            builder.union(0, user._value)
            builder.strings(1, newRoles)
            self.init(_record: builder.record())
        }

        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
        /// The new role. An empty list takes all roles away. At most 1 item. Each: At most 128 characters. Each:
        /// Pattern: `pid_dbtmr:.*`.
        @export(implementation) public var newRoles: [String]? { _record.stringsOpt(1) }
    }

    /// Why the role was not changed.
    public enum MembersSetPermissions2Error: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// The team must keep an admin.
        case lastAdmin
        /// They do not belong to the team.
        case userNotInTeam
        /// The role of this member cannot be changed, for instance because they are suspended.
        case cannotSetPermissions
        /// The team has no such role.
        case roleNotFound
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(174) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .lastAdmin
            case 2: self = .userNotInTeam
            case 3: self = .cannotSetPermissions
            case 4: self = .roleNotFound
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .lastAdmin: .tag(1)
            case .userNotInTeam: .tag(2)
            case .cannotSetPermissions: .tag(3)
            case .roleNotFound: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The member after the change.
    public struct MembersSetPermissions2Result: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(175) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamMemberId: String, roles: [Team.TeamMemberRole]? = nil) {
            var builder = RecordBuilder(Team._type(175))
            builder.string(0, teamMemberId)
            builder.list(1, roles)
            self.init(_record: builder.record())
        }

        /// The member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _record.string(0) }
        /// The roles after the change.
        @export(implementation) public var roles: [Team.TeamMemberRole]? { _record.listOpt(1) }
    }

    /// Whom to give which role.
    public struct MembersSetPermissionsArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(176) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(user: Team.UserSelectorArg, newRole: Team.AdminTier) {
            var builder = RecordBuilder(Team._type(176))
            builder.union(0, user._value)
            builder.union(1, newRole._value)
            self.init(_record: builder.record())
        }

        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
        /// What they may do to the team from now on.
        @export(implementation) public var newRole: Team.AdminTier { _record.union(1) }
    }

    /// Why the role was not changed.
    public enum MembersSetPermissionsError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// The team must keep an admin.
        case lastAdmin
        /// They do not belong to the team.
        case userNotInTeam
        /// The role of this member cannot be changed.
        case cannotSetPermissions
        /// The team has no license left.
        case teamLicenseLimit
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(177) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .lastAdmin
            case 2: self = .userNotInTeam
            case 3: self = .cannotSetPermissions
            case 4: self = .teamLicenseLimit
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .lastAdmin: .tag(1)
            case .userNotInTeam: .tag(2)
            case .cannotSetPermissions: .tag(3)
            case .teamLicenseLimit: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The member after the change.
    public struct MembersSetPermissionsResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(178) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamMemberId: String, role: Team.AdminTier) {
            var builder = RecordBuilder(Team._type(178))
            builder.string(0, teamMemberId)
            builder.union(1, role._value)
            self.init(_record: builder.record())
        }

        /// The member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _record.string(0) }
        /// What they may do to the team.
        @export(implementation) public var role: Team.AdminTier { _record.union(1) }
    }

    /// What to change of a member. What is nil stays as it is.
    public struct MembersSetProfileArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(179) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            user: Team.UserSelectorArg,
            newEmail: String? = nil,
            newExternalId: String? = nil,
            newGivenName: String? = nil,
            newSurname: String? = nil,
            newPersistentId: String? = nil,
            newIsDirectoryRestricted: Bool? = nil
        ) {
            var builder = RecordBuilder(Team._type(179))
            builder.union(0, user._value)
            builder.string(1, newEmail)
            builder.string(2, newExternalId)
            builder.string(3, newGivenName)
            builder.string(4, newSurname)
            builder.string(5, newPersistentId)
            builder.bool(6, newIsDirectoryRestricted)
            self.init(_record: builder.record())
        }

        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
        /// The new email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        @export(implementation) public var newEmail: String? { _record.stringOpt(1) }
        /// The new external id. At most 64 characters.
        @export(implementation) public var newExternalId: String? { _record.stringOpt(2) }
        /// The new first name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
        @export(implementation) public var newGivenName: String? { _record.stringOpt(3) }
        /// The new family name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
        @export(implementation) public var newSurname: String? { _record.stringOpt(4) }
        /// The new identity by which they sign in with SAML. Only if the team uses persistent ids.
        @export(implementation) public var newPersistentId: String? { _record.stringOpt(5) }
        /// Whether the team's directory is restricted for them from now on.
        @export(implementation) public var newIsDirectoryRestricted: Bool? { _record.boolOpt(6) }
    }

    /// Why a member was not changed.
    public enum MembersSetProfileError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        /// To change the external id, choose the member in another way than by it.
        case externalIdAndNewExternalIdUnsafe
        /// There is nothing to change.
        case noNewDataSpecified
        /// Somebody else has this email address.
        case emailReservedForOtherUser
        /// Another member has this external id.
        case externalIdUsedByOtherUser
        /// Former members cannot be changed.
        case setProfileDisallowed
        /// The new email address is empty.
        case paramCannotBeEmpty
        /// The team does not sign in by SAML with persistent ids.
        case persistentIdDisabled
        /// Another member has this persistent id.
        case persistentIdUsedByOtherUser
        /// The team does not restrict its directory.
        case directoryRestrictedOff
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(180) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 2: self = .externalIdAndNewExternalIdUnsafe
            case 3: self = .noNewDataSpecified
            case 4: self = .emailReservedForOtherUser
            case 5: self = .externalIdUsedByOtherUser
            case 6: self = .setProfileDisallowed
            case 7: self = .paramCannotBeEmpty
            case 8: self = .persistentIdDisabled
            case 9: self = .persistentIdUsedByOtherUser
            case 10: self = .directoryRestrictedOff
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .externalIdAndNewExternalIdUnsafe: .tag(2)
            case .noNewDataSpecified: .tag(3)
            case .emailReservedForOtherUser: .tag(4)
            case .externalIdUsedByOtherUser: .tag(5)
            case .setProfileDisallowed: .tag(6)
            case .paramCannotBeEmpty: .tag(7)
            case .persistentIdDisabled: .tag(8)
            case .persistentIdUsedByOtherUser: .tag(9)
            case .directoryRestrictedOff: .tag(10)
            case .other: .tag(11)
            }
        }
    }

    /// Whose photo to set.
    public struct MembersSetProfilePhotoArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(181) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(user: Team.UserSelectorArg, photo: Account.PhotoSourceArg) {
            var builder = RecordBuilder(Team._type(181))
            builder.union(0, user._value)
            builder.union(1, photo._value)
            self.init(_record: builder.record())
        }

        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
        /// The new photo.
        @export(implementation) public var photo: Account.PhotoSourceArg { _record.union(1) }
    }

    /// Why the photo was not set.
    public enum MembersSetProfilePhotoError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        /// Former members cannot be changed.
        case setProfileDisallowed
        /// The photo cannot be used.
        case photoError(Account.SetProfilePhotoError)
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(182) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 2: self = .setProfileDisallowed
            case 3: self = .photoError(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .setProfileDisallowed: .tag(2)
            case .photoError(let value): .boxed(3, union: value._value)
            case .other: .tag(4)
            }
        }
    }

    /// Why a member was not suspended.
    public enum MembersSuspendError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        case other
        /// They are not active.
        case suspendInactiveUser
        /// The team must keep an admin.
        case suspendLastAdmin
        /// The team has no license left.
        case teamLicenseLimit

        @export(implementation) public static var _type: TypeRef { Team._type(183) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .suspendInactiveUser
            case 4: self = .suspendLastAdmin
            case 5: self = .teamLicenseLimit
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .suspendInactiveUser: .tag(3)
            case .suspendLastAdmin: .tag(4)
            case .teamLicenseLimit: .tag(5)
            }
        }
    }

    /// Why files cannot be handed on.
    public enum MembersTransferFilesError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        case other
        /// They are being handed to somebody.
        case transferInProgress
        /// They have been handed to somebody.
        case alreadyTransferred
        /// They have been handed to somebody, or deleted.
        case alreadyTransferredOrDeleted
        /// The files cannot go to the member themselves.
        case removedAndTransferDestShouldDiffer
        /// The admin cannot be the member themselves.
        case removedAndTransferAdminShouldDiffer
        /// There is nobody like `transferDestId`.
        case transferDestUserNotFound
        /// `transferDestId` does not belong to the team.
        case transferDestUserNotInTeam
        /// `transferAdminId` does not belong to the team.
        case transferAdminUserNotInTeam
        /// There is nobody like `transferAdminId`.
        case transferAdminUserNotFound
        /// `transferAdminId` is missing.
        case unspecifiedTransferAdminId
        /// `transferAdminId` is no admin.
        case transferAdminIsNotAdmin
        /// Whoever gets the files must verify their email address first.
        case recipientNotVerified

        @export(implementation) public static var _type: TypeRef { Team._type(184) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .transferInProgress
            case 4: self = .alreadyTransferred
            case 5: self = .alreadyTransferredOrDeleted
            case 6: self = .removedAndTransferDestShouldDiffer
            case 7: self = .removedAndTransferAdminShouldDiffer
            case 8: self = .transferDestUserNotFound
            case 9: self = .transferDestUserNotInTeam
            case 10: self = .transferAdminUserNotInTeam
            case 11: self = .transferAdminUserNotFound
            case 12: self = .unspecifiedTransferAdminId
            case 13: self = .transferAdminIsNotAdmin
            case 14: self = .recipientNotVerified
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .transferInProgress: .tag(3)
            case .alreadyTransferred: .tag(4)
            case .alreadyTransferredOrDeleted: .tag(5)
            case .removedAndTransferDestShouldDiffer: .tag(6)
            case .removedAndTransferAdminShouldDiffer: .tag(7)
            case .transferDestUserNotFound: .tag(8)
            case .transferDestUserNotInTeam: .tag(9)
            case .transferAdminUserNotInTeam: .tag(10)
            case .transferAdminUserNotFound: .tag(11)
            case .unspecifiedTransferAdminId: .tag(12)
            case .transferAdminIsNotAdmin: .tag(13)
            case .recipientNotVerified: .tag(14)
            }
        }
    }

    /// Why files were not handed on.
    public enum MembersTransferFormerMembersFilesError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        case other
        /// They are being handed to somebody.
        case transferInProgress
        /// They have been handed to somebody.
        case alreadyTransferred
        /// They have been handed to somebody, or deleted.
        case alreadyTransferredOrDeleted
        /// The files cannot go to the member themselves.
        case removedAndTransferDestShouldDiffer
        /// The admin cannot be the member themselves.
        case removedAndTransferAdminShouldDiffer
        /// There is nobody like `transferDestId`.
        case transferDestUserNotFound
        /// `transferDestId` does not belong to the team.
        case transferDestUserNotInTeam
        /// `transferAdminId` does not belong to the team.
        case transferAdminUserNotInTeam
        /// There is nobody like `transferAdminId`.
        case transferAdminUserNotFound
        /// `transferAdminId` is missing.
        case unspecifiedTransferAdminId
        /// `transferAdminId` is no admin.
        case transferAdminIsNotAdmin
        /// Whoever gets the files must verify their email address first.
        case recipientNotVerified
        /// They are being handed on. Try again later.
        case userDataIsBeingTransferred
        /// There is no such former member.
        case userNotRemoved
        /// It is too late for that.
        case userDataCannotBeTransferred
        /// They have been handed on already.
        case userDataAlreadyTransferred

        @export(implementation) public static var _type: TypeRef { Team._type(185) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .transferInProgress
            case 4: self = .alreadyTransferred
            case 5: self = .alreadyTransferredOrDeleted
            case 6: self = .removedAndTransferDestShouldDiffer
            case 7: self = .removedAndTransferAdminShouldDiffer
            case 8: self = .transferDestUserNotFound
            case 9: self = .transferDestUserNotInTeam
            case 10: self = .transferAdminUserNotInTeam
            case 11: self = .transferAdminUserNotFound
            case 12: self = .unspecifiedTransferAdminId
            case 13: self = .transferAdminIsNotAdmin
            case 14: self = .recipientNotVerified
            case 15: self = .userDataIsBeingTransferred
            case 16: self = .userNotRemoved
            case 17: self = .userDataCannotBeTransferred
            case 18: self = .userDataAlreadyTransferred
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .transferInProgress: .tag(3)
            case .alreadyTransferred: .tag(4)
            case .alreadyTransferredOrDeleted: .tag(5)
            case .removedAndTransferDestShouldDiffer: .tag(6)
            case .removedAndTransferAdminShouldDiffer: .tag(7)
            case .transferDestUserNotFound: .tag(8)
            case .transferDestUserNotInTeam: .tag(9)
            case .transferAdminUserNotInTeam: .tag(10)
            case .transferAdminUserNotFound: .tag(11)
            case .unspecifiedTransferAdminId: .tag(12)
            case .transferAdminIsNotAdmin: .tag(13)
            case .recipientNotVerified: .tag(14)
            case .userDataIsBeingTransferred: .tag(15)
            case .userNotRemoved: .tag(16)
            case .userDataCannotBeTransferred: .tag(17)
            case .userDataAlreadyTransferred: .tag(18)
            }
        }
    }

    /// Whom to let in again.
    public struct MembersUnsuspendArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(186) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Team._type(186))
            builder.union(0, user._value)
            self.init(_record: builder.record())
        }

        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
    }

    /// Why a member was not let in again.
    public enum MembersUnsuspendError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        case other
        /// They are not suspended.
        case unsuspendNonSuspendedMember
        /// The team has no license left.
        case teamLicenseLimit

        @export(implementation) public static var _type: TypeRef { Team._type(187) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .unsuspendNonSuspendedMember
            case 4: self = .teamLicenseLimit
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .unsuspendNonSuspendedMember: .tag(3)
            case .teamLicenseLimit: .tag(4)
            }
        }
    }
}
