// Generated from API/team.json by `make generate`. Do not edit.

import DropboxAccount
import Foundation
import StoneRuntime

extension Team {
    /// Why the invitation was not sent.
    public enum MembersSendWelcomeError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 172) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Whom to give which role.
    public struct MembersSetPermissions2Arg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 173) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(user: Team.UserSelectorArg, newRoles: [String]? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            builder.strings(1, newRoles)
            _record = builder.record()
        }

        /// The member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
        /// The new role. An empty list takes all roles away. At most 1 item. Each: At most 128 characters. Each:
        /// Pattern: `pid_dbtmr:.*`.
        public var newRoles: [String]? { _record.stringsOpt(1) }
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

        public static var _type: TypeRef { TypeRef(Team._schema, 174) }

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
    public struct MembersSetPermissions2Result: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 175) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(teamMemberId: String, roles: [Team.TeamMemberRole]? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, teamMemberId)
            builder.list(1, roles)
            _record = builder.record()
        }

        /// The member, `dbmid:…`.
        public var teamMemberId: String { _record.string(0) }
        /// The roles after the change.
        public var roles: [Team.TeamMemberRole]? { _record.listOpt(1) }
    }

    /// Whom to give which role.
    public struct MembersSetPermissionsArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 176) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(user: Team.UserSelectorArg, newRole: Team.AdminTier) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            builder.union(1, newRole._value)
            _record = builder.record()
        }

        /// The member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
        /// What they may do to the team from now on.
        public var newRole: Team.AdminTier { _record.union(1) }
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

        public static var _type: TypeRef { TypeRef(Team._schema, 177) }

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
    public struct MembersSetPermissionsResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 178) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(teamMemberId: String, role: Team.AdminTier) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, teamMemberId)
            builder.union(1, role._value)
            _record = builder.record()
        }

        /// The member, `dbmid:…`.
        public var teamMemberId: String { _record.string(0) }
        /// What they may do to the team.
        public var role: Team.AdminTier { _record.union(1) }
    }

    /// What to change of a member. What is nil stays as it is.
    public struct MembersSetProfileArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 179) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            user: Team.UserSelectorArg,
            newEmail: String? = nil,
            newExternalId: String? = nil,
            newGivenName: String? = nil,
            newSurname: String? = nil,
            newPersistentId: String? = nil,
            newIsDirectoryRestricted: Bool? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            builder.string(1, newEmail)
            builder.string(2, newExternalId)
            builder.string(3, newGivenName)
            builder.string(4, newSurname)
            builder.string(5, newPersistentId)
            builder.bool(6, newIsDirectoryRestricted)
            _record = builder.record()
        }

        /// The member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
        /// The new email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        public var newEmail: String? { _record.stringOpt(1) }
        /// The new external id. At most 64 characters.
        public var newExternalId: String? { _record.stringOpt(2) }
        /// The new first name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
        public var newGivenName: String? { _record.stringOpt(3) }
        /// The new family name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
        public var newSurname: String? { _record.stringOpt(4) }
        /// The new identity by which they sign in with SAML. Only if the team uses persistent ids.
        public var newPersistentId: String? { _record.stringOpt(5) }
        /// Whether the team's directory is restricted for them from now on.
        public var newIsDirectoryRestricted: Bool? { _record.boolOpt(6) }
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

        public static var _type: TypeRef { TypeRef(Team._schema, 180) }

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
    public struct MembersSetProfilePhotoArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 181) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(user: Team.UserSelectorArg, photo: Account.PhotoSourceArg) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            builder.union(1, photo._value)
            _record = builder.record()
        }

        /// The member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
        /// The new photo.
        public var photo: Account.PhotoSourceArg { _record.union(1) }
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

        public static var _type: TypeRef { TypeRef(Team._schema, 182) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 2: self = .setProfileDisallowed
            case 3: self = .photoError(_value.union())
            default: self = .other
            }
        }

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

        public static var _type: TypeRef { TypeRef(Team._schema, 183) }

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

        public static var _type: TypeRef { TypeRef(Team._schema, 184) }

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

        public static var _type: TypeRef { TypeRef(Team._schema, 185) }

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
    public struct MembersUnsuspendArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 186) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            _record = builder.record()
        }

        /// The member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
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

        public static var _type: TypeRef { TypeRef(Team._schema, 187) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .unsuspendNonSuspendedMember
            case 4: self = .teamLicenseLimit
            default: self = .other
            }
        }

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

    /// A kind of mobile device.
    public enum MobileClientPlatform: StoneUnion, CustomStringConvertible {
        /// iPhone.
        case iphone
        /// iPad.
        case ipad
        /// Android.
        case android
        /// Windows Phone.
        case windowsPhone
        /// BlackBerry.
        case blackberry
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 188) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .iphone
            case 1: self = .ipad
            case 2: self = .android
            case 3: self = .windowsPhone
            case 4: self = .blackberry
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .iphone: .tag(0)
            case .ipad: .tag(1)
            case .android: .tag(2)
            case .windowsPhone: .tag(3)
            case .blackberry: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// A mobile device that a member has linked.
    public struct MobileClientSession: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 189) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            sessionId: String,
            deviceName: String,
            clientType: Team.MobileClientPlatform,
            ipAddress: String? = nil,
            country: String? = nil,
            created: Date? = nil,
            updated: Date? = nil,
            clientVersion: String? = nil,
            osVersion: String? = nil,
            lastCarrier: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sessionId)
            builder.string(1, ipAddress)
            builder.string(2, country)
            builder.date(3, created)
            builder.date(4, updated)
            builder.string(5, deviceName)
            builder.union(6, clientType._value)
            builder.string(7, clientVersion)
            builder.string(8, osVersion)
            builder.string(9, lastCarrier)
            _record = builder.record()
        }

        /// The identity of the session.
        public var sessionId: String { _record.string(0) }
        /// The address of its latest activity.
        public var ipAddress: String? { _record.stringOpt(1) }
        /// The country of its latest activity.
        public var country: String? { _record.stringOpt(2) }
        /// When it began.
        public var created: Date? { _record.dateOpt(3) }
        /// When it was last active.
        public var updated: Date? { _record.dateOpt(4) }
        /// The name of the device.
        public var deviceName: String { _record.string(5) }
        /// The kind of device.
        public var clientType: Team.MobileClientPlatform { _record.union(6) }
        /// The version of the Dropbox app.
        public var clientVersion: String? { _record.stringOpt(7) }
        /// The version of the operating system.
        public var osVersion: String? { _record.stringOpt(8) }
        /// The carrier that it last used.
        public var lastCarrier: String? { _record.stringOpt(9) }
    }

    /// A namespace that the team can reach.
    public struct NamespaceMetadata: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 190) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            name: String,
            namespaceId: String,
            namespaceType: Team.NamespaceType,
            teamMemberId: String? = nil,
            quotaLimit: Int64 = 0
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, name)
            builder.string(1, namespaceId)
            builder.union(2, namespaceType._value)
            builder.string(3, teamMemberId)
            builder.int64(4, quotaLimit)
            _record = builder.record()
        }

        /// Its name.
        public var name: String { _record.string(0) }
        /// Its identity, for paths like `ns:ID/…` and for path roots. Pattern: `[-_0-9a-zA-Z:]+`.
        public var namespaceId: String { _record.string(1) }
        /// What it is.
        public var namespaceType: Team.NamespaceType { _record.union(2) }
        /// The member to whom it belongs, if it is a home folder or an app folder.
        public var teamMemberId: String? { _record.stringOpt(3) }
        /// How many bytes it may hold. For team folders only. Default: 0.
        public var quotaLimit: Int64 { _record.int64(4) }
    }

    /// What a namespace is.
    public enum NamespaceType: StoneUnion, CustomStringConvertible {
        /// The folder of an app.
        case appFolder
        /// A shared folder.
        case sharedFolder
        /// A team folder.
        case teamFolder
        /// The home folder of a member.
        case teamMemberFolder
        /// The root of a member.
        case teamMemberRoot
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 191) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .appFolder
            case 1: self = .sharedFolder
            case 2: self = .teamFolder
            case 3: self = .teamMemberFolder
            case 4: self = .teamMemberRoot
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .appFolder: .tag(0)
            case .sharedFolder: .tag(1)
            case .teamFolder: .tag(2)
            case .teamMemberFolder: .tag(3)
            case .teamMemberRoot: .tag(4)
            case .other: .tag(5)
            }
        }
    }
}
